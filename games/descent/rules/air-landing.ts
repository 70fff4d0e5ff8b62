// Landings from the air, before the German units move (16.2, 16.7).
import { choose, type Flow } from '@merkur/engine'
import { buttons } from '../naming.ts'
import type { Descent } from '../state.ts'
import { phasingSeat } from './phases.ts'
import { passOn } from './stages.ts'

/** One act of the phasing side. */
export function* landing(s: Descent): Flow {
  yield* choose<Descent, 'done'>(s, { id: 'land', seat: phasingSeat(s), rule: '16.0', of: ['done'], as: buttons() })
  passOn(s)
}
