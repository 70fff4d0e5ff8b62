// Steps from hex to hex: what they cost, what forbids them, and who draws fire by them (9.1, 9.5, 11.1).
import { bearing, IMPASSABLE } from '@merkur/board'
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { wayOf } from '../prices.ts'
import {
  at,
  type Descent,
  defOf,
  isControlled,
  otherSeat,
  put,
  type Space,
  scenarioOf,
  seatOf,
  stackAt,
  type Unit,
} from '../state.ts'
import { loseLeader } from './leaders.ts'
import { columnOf, whyCannotMove } from './mobility.ts'
import { pricesOver } from './passage.ts'
import { refuseRestricted } from './restrictions.ts'
import { settleStack } from './stack.ts'

export const notBeside = refusal('9.0', 'refuse.not-beside')
export const outsideMap = refusal('27.1', 'refuse.outside')
export const prohibited = refusal('11.14', 'refuse.prohibited')
export const enemyHex = refusal('9.12', 'refuse.enemy-hex')
export const tooDear = refusal('9.13', 'refuse.too-dear')
export const notOnTop = refusal('9.52', 'refuse.not-on-top')

/** Units of a side that did something an enemy may fire at, and where (9.4). */
export interface Trigger {
  readonly kind: 'leave' | 'mode' | 'leave-travel' | 'restack' | 'assault' | 'displaced'
  readonly hex: Space
  readonly units: readonly Unit[]
  /** The hex that is close assaulted. */
  readonly target?: Space
}

/** How a hexside is crossed: on foot, or ferried by engineers over its water (18.1). */
export type Crossing = 'march' | 'ferry'

/** 11.14 The price of the step by ground and hexside alone, in eighths; IMPASSABLE where it is prohibited. */
export function groundPrice(s: Descent, u: Unit, from: Space, to: Space, by: Crossing = 'march'): number {
  const column = columnOf(s, u)
  const direction = bearing(s.box.board, from, to)
  if (column === undefined || direction < 0) return IMPASSABLE
  const side = cell(s.box.sideToward, 6 * from + direction)
  if (by === 'ferry') return cell(s.box.prices.ferried[column], wayOf(side, from, to))
  return cell(pricesOver(s, side)[column], wayOf(side, from, to))
}

/** 8.11, 8.12 What leaving a hex costs beside the step, in eighths: nothing for armor and leaders (ruling N24). */
export function leavePrice(s: Descent, u: Unit, from: Space): number {
  const def = defOf(s, u)
  if (def.leader || def.kind.armored || !isControlled(s, from, seatOf(s, u))) return 0
  return (s.box.limits['leave-zone'] ?? 0) * (s.box.limits.eighths ?? 1)
}

/** 9.11 The points of a phase, in eighths. */
const allowance = (s: Descent): number => (s.box.limits.movement ?? 0) * (s.box.limits.eighths ?? 1)

/** Everything a step costs a unit from where it stands, in eighths; IMPASSABLE where it is prohibited. */
export function stepPrice(s: Descent, u: Unit, to: Space, by: Crossing = 'march'): number {
  const ground = groundPrice(s, u, at(s, u), to, by)
  return ground === IMPASSABLE ? IMPASSABLE : ground + leavePrice(s, u, at(s, u))
}

/** Why a unit may not step into a hex; nothing when it may. Its place in the stack and the room there are the group's affair. */
export function refuseStep(s: Descent, u: Unit, to: Space, by: Crossing = 'march'): Refusal | undefined {
  const stuck = whyCannotMove(s, u)
  if (stuck) return stuck
  const from = at(s, u)
  if (bearing(s.box.board, from, to) < 0) return notBeside
  if (cell(scenarioOf(s).inPlay, to) !== 1 && scenarioOf(s).row.outside === 'closed') return outsideMap
  const price = stepPrice(s, u, to, by)
  if (price === IMPASSABLE) return prohibited
  if (holdsEnemies(s, u, to)) return enemyHex
  const spent = cell(s.spent, u)
  return spent > 0 && spent + price > allowance(s) ? tooDear : undefined
}

/** 9.12, 21.31 Enemies who keep a unit out: any but lone leaders, whom a unit (no leader) may overrun (ruling M21). */
export function holdsEnemies(s: Descent, u: Unit, hex: Space): boolean {
  const enemy = otherSeat(seatOf(s, u))
  return stackAt(s, hex).some((x) => seatOf(s, x) === enemy && (defOf(s, u).leader || !defOf(s, x).leader))
}

/** 21.31 The lone enemy leaders of a hex that a side enters die. */
export function overrun(s: Descent, hex: Space, seat: Seat): void {
  for (const x of stackAt(s, hex)) if (seatOf(s, x) !== seat) loseLeader(s, x)
}

/**
 * 9.52 Whether this group may leave its stack together: one after the other from the top two, so at most one unit that
 * stays lies above any of them (ruling N41). Leaders come and go freely.
 */
export function mayLeave(s: Descent, units: readonly Unit[]): boolean {
  let staying = 0
  for (const u of stackAt(s, at(s, units[0] ?? -1))) {
    if (defOf(s, u).leader) continue
    if (!units.includes(u)) staying += 1
    else if (staying > 1) return false
  }
  return true
}

/**
 * Why a group that stands in one hex may not step into another together; each pays its own price (ruling M17). To overstack
 * is no reason: it has its penalty (9.15, 10.32).
 */
export function refuseGroup(
  s: Descent,
  units: readonly Unit[],
  to: Space,
  by: Crossing = 'march',
): Refusal | undefined {
  for (const u of units) {
    const refused = refuseStep(s, u, to, by)
    if (refused) return refused
  }
  if (!mayLeave(s, units)) return notOnTop
  return refuseRestricted(s, units, to)
}

/** 9.4, 21.35 Whom an enemy may fire at before a group leaves a hex; nothing where nobody controls it, or for a lone leader. */
export function leaving(s: Descent, units: readonly Unit[]): Trigger | undefined {
  const first = units[0]
  if (first === undefined) return undefined
  const hex = at(s, first)
  if (!isControlled(s, hex, seatOf(s, first))) return undefined
  if (stackAt(s, hex).every((u) => defOf(s, u).leader)) return undefined
  return { kind: 'leave', hex, units }
}

/**
 * 9.16, 9.5, ruling M162 Moves a group one hex, on top of who is there and in its own order; the fire it draws has been given.
 * Lone enemy leaders there die (21.31). Who joins Disrupted units is Disrupted and has moved (ruling M23).
 */
export function step(s: Descent, units: readonly Unit[], to: Space, by: Crossing = 'march'): void {
  const group = stackAt(s, at(s, units[0] ?? -1)).filter((u) => units.includes(u))
  for (const u of group) s.spent[u] = cell(s.spent, u) + stepPrice(s, u, to, by)
  overrun(s, to, seatOf(s, group[0] ?? -1))
  for (const u of group.toReversed()) put(s, u, to)
  settleStack(s, to)
}
