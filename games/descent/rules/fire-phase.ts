// The fire phases: one target hex at a time, with all who are declared to fire at it (6.2).
import { choose, type Flow } from '@merkur/engine'
import { buttons } from '../naming.ts'
import type { Descent } from '../state.ts'
import { phasingSeat } from './phases.ts'
import { passOn } from './stages.ts'

/** One act of the phasing side. */
export function* fire(s: Descent): Flow {
  yield* choose<Descent, 'done'>(s, { id: 'fire-hex', seat: phasingSeat(s), rule: '6.2', of: ['done'], as: buttons() })
  passOn(s)
}
