// Who must move in this phase: units that were forced out of their limits, and leaders left among strangers (29.43, 31.42, 21.7).
import { flood, IMPASSABLE, type StepCost } from '@merkur/board'
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { distance, neighbours } from '../lines.ts'
import { at, type Descent, defOf, type Space, scenarioOf, seatOf, someAt, type Unit, unitsOf } from '../state.ts'
import { leads } from './chain.ts'
import { refuseMove, refuseTake } from './group.ts'
import { mayStandWith } from './leaders.ts'
import { columnOf } from './mobility.ts'
import { type Strays, strayed } from './restrictions.ts'
import { fits } from './stack.ts'
import { groundPrice } from './walk.ts'

export const comeBack = refusal('29.43', 'refuse.come-back')
export const closeUp = refusal('31.42', 'refuse.close-up')
export const rejoin = refusal('21.7', 'refuse.rejoin')

/** Whether a unit could make any step now without overstacking; from outside its limits each step that is allowed brings it nearer (ruling M72). */
const canStep = (s: Descent, u: Unit): boolean =>
  neighbours(s.box, at(s, u)).some((hex) => fits(s, hex, [u]) && !refuseMove(s, [u], hex, 'march'))

const points = (s: Descent): number => (s.box.limits.movement ?? 0) * (s.box.limits.eighths ?? 1)

/** Whether one of a leader's units stands in a hex. */
const isHome = (s: Descent, leader: Unit, hex: Space): boolean => someAt(s, hex, (u) => leads(s, leader, u))

/** A leader passes hexes where he may stand, and no enemy does. */
const mayPass = (s: Descent, leader: Unit, hex: Space): boolean =>
  cell(scenarioOf(s).inPlay, hex) === 1 &&
  mayStandWith(s, leader, hex) &&
  !someAt(s, hex, (u) => seatOf(s, u) !== seatOf(s, leader))

/** The hexes that a leader can go in a phase at the most, by ground or not. */
function farthest(s: Descent, leader: Unit): number {
  const column = columnOf(s, leader)
  const left = Math.max(0, points(s) - cell(s.spent, leader))
  return column === undefined ? 0 : Math.max(1, Math.floor(left / s.box.prices.cheapest[column]))
}

/** Whether one of a leader's units stands within so many hexes. */
const hasOneWithin = (s: Descent, leader: Unit, hexes: number): boolean =>
  unitsOf(s, seatOf(s, leader)).some((u) => distance(s.box, at(s, leader), at(s, u)) <= hexes && leads(s, leader, u))

/** Ruling M65 Whether a leader can come to one of his units with the points of this phase. */
export function canRejoin(s: Descent, leader: Unit): boolean {
  const start = at(s, leader)
  const spent = cell(s.spent, leader)
  if (!hasOneWithin(s, leader, farthest(s, leader))) return false
  const cost: StepCost = (from, to) => (mayPass(s, leader, to) ? groundPrice(s, leader, from, to) : IMPASSABLE)
  // The first step may cost more than the points of a phase (9.13).
  if (spent === 0 && neighbours(s.box, start).some((to) => cost(start, to, -1) >= 0 && isHome(s, leader, to)))
    return true
  let found = false
  flood(s.box.board, start, { cost, budget: Math.max(0, points(s) - spent) }, (hex) => {
    found = hex !== start && isHome(s, leader, hex)
    return found
  })
  return found
}

/** Ruling M65 Whether a leader stands among units none of which is his, and one of his is within reach. */
const isLost = (s: Descent, u: Unit): boolean => defOf(s, u).leader && !mayStandWith(s, u, at(s, u)) && canRejoin(s, u)

/** Why a unit that has not moved in this phase must; nothing when it need not, or cannot. */
export function owedBy(s: Descent, u: Unit, stray: Strays): Refusal | undefined {
  if (cell(s.spent, u) > 0) return undefined
  const out = stray.find((x) => x.unit === u)
  if (out && canStep(s, u)) return out.rule === '29.43' ? comeBack : closeUp
  return isLost(s, u) ? rejoin : undefined
}

/** Ruling M65, M72 What is still owed before a side's movement may end; nothing when all is done. */
export function owedMoves(s: Descent, seat: Seat): Refusal | undefined {
  const stray = strayed(s)
  for (const u of unitsOf(s, seat)) {
    if ((!defOf(s, u).leader && stray.length === 0) || refuseTake(s, u)) continue
    const owed = owedBy(s, u, stray)
    if (owed) return owed
  }
  return undefined
}
