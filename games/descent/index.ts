// Descent on Crete with a table to play it on.
import type { TableGame } from '@merkur/table'
import { art } from './art.ts'
import { files } from './box/box.data.ts'
import { openBox } from './box.ts'
import { rules } from './game.ts'
import { kit } from './kit.ts'
import { overlay } from './overlays.ts'
import { refusals } from './refusals.ts'
import { sight } from './sight.ts'
import type { Descent } from './state.ts'
import { tutorial } from './tutorial.ts'

export const descent: TableGame<Descent> = {
  ...rules,
  files,
  openBox,
  bot: async () => (await import('./computer.ts')).bot(),
  refusals,
  kit,
  sight,
  overlay,
  notAskedRule: '5.0',
  art,
  tutorial,
  book: () => import('./box/book.data.ts'),
  timings: async () => (await import('./bench.ts')).timings,
}
