// The Beach at Sfakia: a game of two minutes, complete, to show how a game is added.
import { refusalsIn, text } from '@merkur/engine'
import type { OverlayView, TableGame } from '@merkur/table'
import { evaluate } from './bot.ts'
import { files } from './box/box.data.ts'
import { idsOf, openBox, printed } from './box.ts'
import { faults } from './faults.ts'
import { activities, next, start } from './flow.ts'
import { redraw } from './imagine.ts'
import { kit } from './kit.ts'
import * as advance from './rules/advance.ts'
import { result } from './rules/end.ts'
import * as fight from './rules/fight.ts'
import * as march from './rules/march.ts'
import * as night from './rules/night.ts'
import * as setUp from './rules/set-up.ts'
import { sight } from './sight.ts'
import { ALLIED, copyCache, freshCache, GERMAN, type Sfakia, shape } from './state.ts'

/** 2 Units that start on the map; the rest is planned. */
function begin(s: Sfakia): void {
  for (const [u, def] of s.box.units.entries()) if (def.start !== null) s.at[u] = s.box.spaces.indexOf(def.start)
  for (const [i, ship] of s.box.ships.entries()) s.cup[i] = ship.copies
}

const rough = (s: Sfakia): OverlayView => ({
  id: 'rough',
  title: text('overlay.rough'),
  fills: s.box.areas.flatMap((a) => (a.rough ? [{ space: a.id, colour: 'bad', strength: 0.5 }] : [])),
  legend: [{ colour: 'bad', text: text('overlay.rough.legend', { rough: s.box.scenario.rough }) }],
})

export const example: TableGame<Sfakia> = {
  id: 'example',
  title: 'The Beach at Sfakia',
  rulesVersion: 1,
  shape,
  scenarios: [{ id: 'sfakia', seats: [GERMAN, ALLIED], options: {} }],
  box: printed,
  files,
  openBox,
  ids: idsOf,
  drawNames: (box, draw) => (draw === 'ships' ? box.ships.map((ship) => ship.id) : []),
  freshCache,
  copyCache,
  setUp: begin,
  activities,
  start,
  next,
  result,
  redraw,
  evaluate,
  faults,
  longest: 400,
  refusals: refusalsIn(setUp, advance, fight, march, night),
  kit,
  sight,
  overlay: (s, _seat, id) => (id === 'rough' ? rough(s) : null),
  notAskedRule: '3',
  book: () => import('./box/book.data.ts'),
  art: async () => {
    const [layers, relief] = await Promise.all([import('./box/art/layers.json'), import('./box/art/relief.json')])
    return { layers: layers.default, relief: relief.default }
  },
}
