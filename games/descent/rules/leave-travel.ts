// The end of a Conditional Movement Phase: units leave Travel mode (9.22).
import { choose, type Flow } from '@merkur/engine'
import { buttons } from '../naming.ts'
import type { Descent } from '../state.ts'
import { phasingSeat } from './phases.ts'
import { passOn } from './stages.ts'

/** One act of the phasing side. */
export function* leaveTravelMode(s: Descent): Flow {
  yield* choose<Descent, 'done'>(s, { id: 'leave', seat: phasingSeat(s), rule: '9.22', of: ['done'], as: buttons() })
  passOn(s)
}
