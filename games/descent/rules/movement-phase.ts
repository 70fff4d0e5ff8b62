// The Conditional Movement Phases: one group, one step at a time (9.0).
import { choose, type Flow } from '@merkur/engine'
import { buttons } from '../naming.ts'
import type { Descent } from '../state.ts'
import { phasingSeat } from './phases.ts'
import { passOn } from './stages.ts'

/** One act of the phasing side. */
export function* move(s: Descent): Flow {
  yield* choose<Descent, 'done'>(s, { id: 'move', seat: phasingSeat(s), rule: '9.0', of: ['done'], as: buttons() })
  passOn(s)
}
