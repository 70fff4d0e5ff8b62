// The fifteen phases of a Game-Turn: which one it is, and whose it is (5.0).

import type { Seat } from '../box.ts'
import { type Descent, otherSeat, scenarioOf } from '../state.ts'
import type { Tables } from '../tables.ts'

export type PhaseRow = Tables['phases'][number]

/** The phase that is on. */
export const phaseOf = (s: Descent): PhaseRow => s.box.tables.phases[s.phase - 1] as PhaseRow

/** Whether it is a phase of this kind of that seat. */
export const isPhaseOf = (s: Descent, seat: Seat, ...kinds: readonly PhaseRow['kind'][]): boolean => {
  const { phasing, kind } = phaseOf(s)
  return phasing === seat && kinds.includes(kind)
}

/** 27.2 Whether this is the phase with which the match began: a scenario may start in mid-turn. */
export const isFirstPhase = (s: Descent): boolean => s.turn === s.firstTurn && s.phase === scenarioOf(s).row.firstPhase

/** Whether this phase is the first one played of its turn. */
export const opensTurn = (s: Descent): boolean => (s.turn === s.firstTurn ? isFirstPhase(s) : s.phase === 1)

/** Phases since the start of turn 1, this one counted: the clock of 13.12. */
export const phaseCount = (s: Descent): number => (s.turn - 1) * s.box.tables.phases.length + s.phase

/** Whether the last phase of the scenario is over: its winner is to be found. */
export const isLastPhase = (s: Descent): boolean =>
  s.phase === s.box.tables.phases.length && s.turn >= scenarioOf(s).row.lastTurn

/** 6.18, 9.44 Who may Opportunity fire now: the other side in Organization and Conditional Movement Phases. */
export function opportunityOf(s: Descent): Seat | undefined {
  const { kind, phasing } = phaseOf(s)
  if (phasing === 'nobody') return undefined
  return kind === 'organization' || kind === 'movement' ? otherSeat(phasing) : undefined
}

/** The side whose phase it is; the German one in the Game-Turn Record Phase, which asks nobody. */
export const phasingSeat = (s: Descent): Seat => {
  const { phasing } = phaseOf(s)
  return phasing === 'nobody' ? 'german' : phasing
}
