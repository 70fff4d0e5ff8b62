// Which hexes and which units can be fired at in a Fire Phase, and by whom (6.1, 6.2, 6.4).
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { SHOT } from '../fields/fight.ts'
import { clearLine, distance, neighbours } from '../lines.ts'
import {
  at,
  type Descent,
  defOf,
  heldBy,
  otherSeat,
  type Space,
  seatOf,
  someAt,
  stackAt,
  type Unit,
  unitsOf,
} from '../state.ts'
import { isDirected, seesForItself } from './battery.ts'
import { countsForPenalty } from './chain.ts'
import { maySplit, notSeen, outOfRange, reachOf, refuseTarget, whyCannotFire } from './fire-case.ts'
import { fightingStrength } from './modes.ts'
import { mayObserve, rangeFrom } from './observation.ts'

export const sameTarget = refusal('6.16', 'refuse.same-target')
export const aimedAlready = refusal('6.22', 'refuse.aimed-already')
export const nobodyThere = refusal('6.0', 'refuse.nobody-there')
export const nobodyBears = refusal('6.15', 'refuse.nobody-bears')

/** A firer and its target as one number. */
export const shotOf = (firer: Unit, target: Unit): number => SHOT * firer + target
export const firerOf = (shot: number): Unit => Math.floor(shot / SHOT)
export const targetOf = (shot: number): Unit => shot % SHOT

/** 6.16 Strength with which a unit can still fire in this phase. */
export const strengthLeft = (s: Descent, firer: Unit): number =>
  Math.max(0, fightingStrength(s, firer) - cell(s.parted, firer))

/** 6.4 Whether an indirect firer has eyes on a hex, its own or those of others; direct fire has its own alone, asked elsewhere. */
const hasEyes = (s: Descent, firer: Unit, hex: Space): boolean =>
  defOf(s, firer).kind.fire !== 'indirect' || seesForItself(s, firer, hex) || isDirected(s, firer, hex)

/** Everything about a shot of a unit that can fire, but the eyes of an indirect firer. */
function refuseBlind(s: Descent, firer: Unit, target: Unit): Refusal | undefined {
  const refused = refuseTarget(s, firer, target, true)
  if (refused) return refused
  return s.shots.includes(shotOf(firer, target)) ? sameTarget : undefined
}

/** 6.1, 6.4 Why a unit may not fire at this unit now, with whatever eyes it has; nothing when it may. */
export const refuseShot = (s: Descent, firer: Unit, target: Unit): Refusal | undefined =>
  whyCannotFire(s, firer) ?? refuseBlind(s, firer, target) ?? (hasEyes(s, firer, at(s, target)) ? undefined : notSeen)

/** Why a unit may not fire at anybody in this hex now: the first reason met; nothing when it may. */
export const refuseFirerAt = (s: Descent, firer: Unit, hex: Space): Refusal | undefined =>
  whyCannotFire(s, firer) ?? refuseHex(s, firer, hex)

/** The same of a unit that can fire. */
function refuseHex(s: Descent, firer: Unit, hex: Space): Refusal | undefined {
  if (countsForPenalty(s, firer) && s.aimedAt.includes(hex)) return aimedAlready
  if (distance(s.box, at(s, firer), hex) > reachOf(s, firer)) return outOfRange
  let first: Refusal | undefined = nobodyThere
  for (const target of stackAt(s, hex)) {
    first = refuseBlind(s, firer, target)
    if (!first) return hasEyes(s, firer, hex) ? undefined : notSeen
  }
  return first
}

/**
 * Whether somebody of a seat could fire at a hex now, hex by hex as it is asked: most fire no farther than the next hex,
 * so those beside it are looked at first; who fires farther, and whose eyes he may use, is found once.
 */
export function firesOf(s: Descent, seat: Seat): (hex: Space) => boolean {
  const far = unitsOf(s, seat).filter((u) => reachOf(s, u) > 1 && !whyCannotFire(s, u))
  const direct = far.filter((u) => defOf(s, u).kind.fire === 'direct')
  const indirect = far.filter((u) => defOf(s, u).kind.fire === 'indirect')
  const watching = indirect.length === 0 ? [] : unitsOf(s, seat).filter((u) => indirect.includes(u) || mayObserve(s, u))
  const posts = [...new Set(watching.map((u) => at(s, u)))].map((from) => ({ from, range: rangeFrom(s, from) }))
  const near = (hex: Space) => (u: Unit) => seatOf(s, u) === seat && reachOf(s, u) === 1 && !refuseFirerAt(s, u, hex)
  const bears = (hex: Space) => (u: Unit) =>
    distance(s.box, at(s, u), hex) <= reachOf(s, u) && refuseHex(s, u, hex) === undefined
  const isSeen = (hex: Space): boolean =>
    posts.some(({ from, range }) => distance(s.box, from, hex) <= range && clearLine(s.box, from, hex))
  return (hex) =>
    neighbours(s.box, hex).some((n) => someAt(s, n, near(hex))) ||
    direct.some(bears(hex)) ||
    (isSeen(hex) && indirect.some(bears(hex)))
}

/** Units of a seat worth naming when fire at a hex is declared: who may fire at it, and who comes near enough to be told why not. */
export const nearFirers = (s: Descent, seat: Seat, hex: Space): Unit[] =>
  unitsOf(s, seat).filter(
    (u) => defOf(s, u).kind.fire !== 'none' && distance(s.box, at(s, u), hex) <= Math.max(2, reachOf(s, u)),
  )

/** 6.16 Whether a German unit in its Free Fire Phase has another target beside this one, so that dividing its fire is worth a question. */
export function hasOtherTarget(s: Descent, firer: Unit, target: Unit): boolean {
  if (!maySplit(s, firer) || strengthLeft(s, firer) < 2) return false
  const far = reachOf(s, firer)
  return heldBy(s, otherSeat(seatOf(s, firer))).some(
    (hex) =>
      distance(s.box, at(s, firer), hex) <= far &&
      someAt(s, hex, (x) => x !== target && refuseShot(s, firer, x) === undefined),
  )
}
