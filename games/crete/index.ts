// Crete 1941 with a table to play it on.
import { refusalsIn } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { files } from './box/box.data.ts'
import { openBox } from './box.ts'
import { rules } from './game.ts'
import { kit } from './kit.ts'
import { overlay } from './overlays.ts'
import * as action from './rules/action.ts'
import * as activation from './rules/activation.ts'
import * as air from './rules/air.ts'
import * as areas from './rules/areas.ts'
import * as bombardment from './rules/bombardment.ts'
import * as bombing from './rules/bombing.ts'
import * as combat from './rules/combat.ts'
import * as landing from './rules/landing.ts'
import * as leaders from './rules/leaders.ts'
import * as losses from './rules/losses.ts'
import * as movement from './rules/movement.ts'
import * as night from './rules/night.ts'
import * as regrouping from './rules/regrouping.ts'
import * as reinforcements from './rules/reinforcements.ts'
import * as results from './rules/results.ts'
import * as retreat from './rules/retreat.ts'
import * as setup from './rules/setup.ts'
import * as draw from './rules/solo/draw.ts'
import { sight } from './sight.ts'
import type { Crete } from './state.ts'
import { tutorial } from './tutorial.ts'

export const crete: TableGame<Crete> = {
  ...rules,
  files,
  openBox,
  refusals: refusalsIn(
    setup,
    draw,
    activation,
    action,
    areas,
    movement,
    combat,
    landing,
    reinforcements,
    leaders,
    losses,
    results,
    retreat,
    bombing,
    bombardment,
    air,
    night,
    regrouping,
  ),
  kit,
  sight,
  overlay,
  bot: async () => (await import('./computer.ts')).bot(),
  notAskedRule: '4',
  tutorial,
  book: () => import('./box/book.data.ts'),
  timings: async () => (await import('./bench.ts')).timings,
  art: async () => {
    const [layers, relief] = await Promise.all([import('./box/art/layers.json'), import('./box/art/relief.json')])
    return { layers: layers.default, relief: relief.default }
  },
}
