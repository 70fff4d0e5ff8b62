// The stages within each sort of phase, in their order (5.0).
import type { Descent } from '../state.ts'
import { type PhaseRow, phaseOf } from './phases.ts'

type Stage = Descent['stage']

/** 5.0 What happens in each sort of phase, from its opening to its close. */
const STAGES: Readonly<Record<PhaseRow['kind'], readonly Stage[]>> = {
  command: ['open', 'fatigue', 'act', 'hasty', 'checks', 'close'],
  organization: ['open', 'act', 'close'],
  'conditional-fire': ['open', 'hasty', 'act', 'strikes', 'close'],
  'free-fire': ['open', 'hasty', 'act', 'strikes', 'close'],
  movement: ['open', 'landing', 'act', 'leave-travel', 'strikes', 'close'],
  record: ['open', 'reckon', 'close'],
}

/** The stage that is on is done: the next one of the phase begins. Errors: nothing comes after the close. */
export function passOn(s: Descent): void {
  const stages = STAGES[phaseOf(s).kind]
  const following = stages[stages.indexOf(s.stage) + 1]
  if (!following) throw new RangeError(`stage: found the end of '${s.stage}'; allowed: stages before the close`)
  s.stage = following
}
