// Hasty airstrikes, which a side places before its fire (17.2).
import { choose, type Flow } from '@merkur/engine'
import { buttons } from '../naming.ts'
import type { Descent } from '../state.ts'
import { phasingSeat } from './phases.ts'
import { passOn } from './stages.ts'

/** One act of the phasing side. */
export function* hastyStrikes(s: Descent): Flow {
  yield* choose<Descent, 'done'>(s, { id: 'hasty', seat: phasingSeat(s), rule: '17.0', of: ['done'], as: buttons() })
  passOn(s)
}
