// The Command Phases: supply, recovery, airstrikes, payment and activation, one act at a time (5.0, 13.0).
import { choose, type Flow } from '@merkur/engine'
import { buttons } from '../naming.ts'
import type { Descent } from '../state.ts'
import { phasingSeat } from './phases.ts'
import { passOn } from './stages.ts'

/** One act of the phasing side. */
export function* command(s: Descent): Flow {
  yield* choose<Descent, 'done'>(s, { id: 'command', seat: phasingSeat(s), rule: '13.0', of: ['done'], as: buttons() })
  passOn(s)
}

/** Command checks of the Commonwealth (13.3). */
export function* commandChecks(s: Descent): Flow {
  passOn(s)
}
