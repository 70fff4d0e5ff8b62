// 12 Hours at Maleme with a table to play it on.
import { refusalsIn } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { files } from './box/box.data.ts'
import { openBox } from './box.ts'
import { rules } from './game.ts'
import { kit } from './kit.ts'
import { overlay } from './overlays.ts'
import * as defensiveFire from './rules/defensive-fire.ts'
import * as drop from './rules/drop.ts'
import * as endOfTurn from './rules/end-of-turn.ts'
import * as fireActions from './rules/fire-actions.ts'
import * as germanHq from './rules/german-hq.ts'
import * as groundFire from './rules/ground-fire.ts'
import * as headquarters from './rules/headquarters.ts'
import * as impulse from './rules/impulse.ts'
import * as movement from './rules/movement.ts'
import * as refit from './rules/refit.ts'
import * as releases from './rules/releases.ts'
import * as setup from './rules/setup.ts'
import { sight } from './sight.ts'
import type { Maleme } from './state.ts'
import { tutorial } from './tutorial.ts'

export const maleme: TableGame<Maleme> = {
  ...rules,
  files,
  openBox,
  bot: async () => (await import('./computer.ts')).bot(),
  refusals: refusalsIn(
    setup,
    drop,
    groundFire,
    impulse,
    movement,
    defensiveFire,
    fireActions,
    refit,
    headquarters,
    releases,
    germanHq,
    endOfTurn,
  ),
  kit,
  sight,
  overlay,
  notAskedRule: '4',
  tutorial,
  book: () => import('./box/book.data.ts'),
  timings: async () => (await import('./bench.ts')).timings,
  art: async () => {
    const [layers, relief] = await Promise.all([import('./box/art/layers.json'), import('./box/art/relief.json')])
    return { layers: layers.default, relief: relief.default }
  },
}
