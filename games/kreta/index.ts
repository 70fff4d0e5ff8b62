// Kreta 1941 with a table to play it on.
import { refusalsIn } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { art } from './art.ts'
import { files } from './box/box.data.ts'
import { openBox } from './box.ts'
import { rules } from './game.ts'
import { kit } from './kit.ts'
import { overlay } from './overlays.ts'
import * as air from './rules/air.ts'
import * as airTransport from './rules/air-transport.ts'
import * as artillery from './rules/artillery.ts'
import * as combat from './rules/combat.ts'
import * as convoy from './rules/convoy.ts'
import * as declaration from './rules/declaration.ts'
import * as drop from './rules/drop.ts'
import * as movement from './rules/movement.ts'
import * as movementPhase from './rules/movement-phase.ts'
import * as pursuit from './rules/pursuit.ts'
import * as reinforcements from './rules/reinforcements.ts'
import * as retreat from './rules/retreat.ts'
import * as setup from './rules/setup.ts'
import * as support from './rules/support.ts'
import * as track from './rules/track.ts'
import { sight } from './sight.ts'
import type { Kreta } from './state.ts'
import { tutorial } from './tutorial.ts'

export const kreta: TableGame<Kreta> = {
  ...rules,
  files,
  openBox,
  bot: async () => (await import('./bot.ts')).kretaBot(),
  refusals: refusalsIn(
    setup,
    movementPhase,
    movement,
    track,
    drop,
    airTransport,
    convoy,
    reinforcements,
    declaration,
    combat,
    support,
    artillery,
    air,
    retreat,
    pursuit,
  ),
  kit,
  sight,
  overlay,
  notAskedRule: '3.1',
  tutorial,
  book: () => import('./box/book.data.ts'),
  timings: async () => (await import('./bench.ts')).timings,
  art,
}
