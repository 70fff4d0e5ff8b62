// The fifteen phases of a Game-Turn: which one it is, whose it is, and what its beginning and end bring (5.0).

import type { Seat } from '../box.ts'
import { type Descent, otherSeat, scenarioOf, seatOf, setTimeAndWeather } from '../state.ts'
import type { Tables } from '../tables.ts'

export type PhaseRow = Tables['phases'][number]

/** The phase that is on. */
export const phaseOf = (s: Descent): PhaseRow => s.box.tables.phases[s.phase - 1] as PhaseRow

/** Whether it is a phase of this kind of that seat. */
export const isPhaseOf = (s: Descent, seat: Seat, ...kinds: readonly PhaseRow['kind'][]): boolean => {
  const { phasing, kind } = phaseOf(s)
  return phasing === seat && kinds.includes(kind)
}

/** Phases since the start of turn 1, this one counted: the clock of 13.12. */
export const phaseCount = (s: Descent): number => (s.turn - 1) * s.box.tables.phases.length + s.phase

/** Whether the last phase of the scenario is over: its winner is to be found. */
export const isLastPhase = (s: Descent): boolean =>
  s.phase === s.box.tables.phases.length && s.turn >= scenarioOf(s).row.lastTurn

/**
 * 5.0 Ends the phase that is on and begins the next one, over the end of the turn; not after the last phase of the
 * scenario. Points of movement come back, and who fired in a Conditional Fire Phase is free again once the Conditional
 * Movement Phase after it is over (ruling M89).
 */
export function nextPhase(s: Descent): void {
  if (isLastPhase(s)) throw new RangeError(`turn ${s.turn}: found the end of its last phase; allowed: phases before it`)
  const { kind, phasing } = phaseOf(s)
  if (kind === 'movement' && phasing !== 'nobody') free(s, phasing)
  if (s.phase < s.box.tables.phases.length) s.phase += 1
  else {
    s.phase = 1
    setTimeAndWeather(s, s.turn + 1, s.weather)
  }
  s.spent.fill(0)
  s.changed.fill(0)
  s.fired.fill(0)
}

function free(s: Descent, seat: Seat): void {
  for (let u = 0; u < s.box.units.length; u++) if (seatOf(s, u) === seat) s.bound[u] = 0
}

/** 6.16, 9.44 Who may Opportunity fire now: the other side in Organization and Conditional Movement Phases. */
export function opportunityOf(s: Descent): Seat | undefined {
  const { kind, phasing } = phaseOf(s)
  if (phasing === 'nobody') return undefined
  return kind === 'organization' || kind === 'movement' ? otherSeat(phasing) : undefined
}
