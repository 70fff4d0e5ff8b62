// From one phase to the next: what its end and the end of a Game-Turn bring (5.0).
import { cell } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { type Descent, onMap, seatOf, setTimeAndWeather } from '../state.ts'
import { isLastPhase, phaseOf } from './phases.ts'
import { disrupt } from './stack.ts'
import { newAllotment } from './strike-allotment.ts'

/**
 * 5.0 Ends the phase that is on and begins the next one, over the end of the turn; not after the last phase of the
 * scenario. Points of movement come back, and who fired in a Conditional Fire Phase is free again once the Conditional
 * Movement Phase after it is over (ruling M89). Who left Travel mode under fire is Disrupted (6.31, ruling M8).
 */
export function nextPhase(s: Descent): void {
  if (isLastPhase(s)) throw new RangeError(`turn ${s.turn}: found the end of its last phase; allowed: phases before it`)
  settleShaken(s)
  const { kind, phasing } = phaseOf(s)
  if (kind === 'movement' && phasing !== 'nobody') free(s, phasing)
  if (s.phase < s.box.tables.phases.length) s.phase += 1
  else {
    s.phase = 1
    setTimeAndWeather(s, s.turn + 1, s.weather)
    newAllotment(s)
  }
  s.spent.fill(0)
  s.moved.fill(0)
  s.assaulted.fill(0)
  s.ferried.fill(0)
  s.started.fill(0)
  s.blew.fill(0)
  s.entry.fill(-1)
  s.restacked = []
  s.moving = []
  s.germanHolds = false
  s.commonwealthHolds = false
  s.holding = []
  s.changed.fill(0)
  s.fired.fill(0)
  s.parted.fill(0)
  s.shots = []
  s.aimedAt = []
  s.struck = []
}

/** 6.31, ruling M8 */
function settleShaken(s: Descent): void {
  for (let u = 0; u < s.box.units.length; u++) {
    if (cell(s.shaken, u) === 1 && onMap(s, u)) disrupt(s, u)
    s.shaken[u] = 0
  }
}

function free(s: Descent, seat: Seat): void {
  for (let u = 0; u < s.box.units.length; u++) if (seatOf(s, u) === seat) s.bound[u] = 0
}
