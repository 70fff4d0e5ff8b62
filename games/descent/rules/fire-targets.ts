// Which hexes and which units can be fired at in a Fire Phase, and by whom (6.1, 6.2, 6.4).
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { SHOT } from '../fields/fight.ts'
import { distance } from '../lines.ts'
import { at, type Descent, defOf, onMap, otherSeat, type Space, seatOf, stackAt, type Unit } from '../state.ts'
import { isDirected, seesForItself } from './battery.ts'
import { countsForPenalty } from './chain.ts'
import { maySplit, notSeen, outOfRange, refuseFire, whyCannotFire } from './fire-case.ts'
import { fightingStrength } from './modes.ts'
import { mayObserve, sees } from './observation.ts'

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

/** The greatest distance at which a unit of the game fires. */
const reach = (s: Descent, u: Unit): number => defOf(s, u).range * (defOf(s, u).kind.double_range ? 2 : 1)

/** 6.4 Whether an indirect firer has eyes on a hex, its own or those of others; direct fire has its own alone, asked elsewhere. */
const hasEyes = (s: Descent, firer: Unit, hex: Space): boolean =>
  defOf(s, firer).kind.fire !== 'indirect' || seesForItself(s, firer, hex) || isDirected(s, firer, hex)

/** Everything about a shot but the eyes of an indirect firer. */
function refuseBlind(s: Descent, firer: Unit, target: Unit): Refusal | undefined {
  const refused = refuseFire(s, firer, target, true)
  if (refused) return refused
  return s.shots.includes(shotOf(firer, target)) ? sameTarget : undefined
}

/** 6.1, 6.4 Why a unit may not fire at this unit now, with whatever eyes it has; nothing when it may. */
export const refuseShot = (s: Descent, firer: Unit, target: Unit): Refusal | undefined =>
  refuseBlind(s, firer, target) ?? (hasEyes(s, firer, at(s, target)) ? undefined : notSeen)

/** Why a unit may not fire at anybody in this hex now: the first reason met; nothing when it may. */
export function refuseFirerAt(s: Descent, firer: Unit, hex: Space): Refusal | undefined {
  const cannot = whyCannotFire(s, firer)
  if (cannot) return cannot
  if (countsForPenalty(s, firer) && s.aimedAt.includes(hex)) return aimedAlready
  if (distance(s.box, at(s, firer), hex) > reach(s, firer)) return outOfRange
  let first: Refusal | undefined = nobodyThere
  for (const target of stackAt(s, hex)) {
    first = refuseBlind(s, firer, target)
    if (!first) return hasEyes(s, firer, hex) ? undefined : notSeen
  }
  return first
}

/** Hexes with units of a seat, leaders counted, in the order of the map. */
export function heldBy(s: Descent, seat: Seat): Space[] {
  const out = new Set<Space>()
  for (let u = 0; u < s.box.units.length; u++) if (onMap(s, u) && seatOf(s, u) === seat) out.add(at(s, u))
  return [...out].sort((a, b) => a - b)
}

/** Those of these hexes at which somebody of the seat could fire now. */
export function hexesUnderFire(s: Descent, seat: Seat, hexes: readonly Space[]): Set<Space> {
  const units = s.box.units.flatMap((_, u) => (onMap(s, u) && seatOf(s, u) === seat ? [u] : []))
  const firers = units.filter((u) => whyCannotFire(s, u) === undefined)
  const direct = firers.filter((u) => defOf(s, u).kind.fire === 'direct')
  const indirect = firers.filter((u) => defOf(s, u).kind.fire === 'indirect')
  const eyes = indirect.length === 0 ? [] : units.filter((u) => indirect.includes(u) || mayObserve(s, u))
  const bears = (hex: Space) => (u: Unit) =>
    distance(s.box, at(s, u), hex) <= reach(s, u) && refuseFirerAt(s, u, hex) === undefined
  return new Set(
    hexes.filter(
      (hex) =>
        direct.some(bears(hex)) ||
        (eyes.some((u) => distance(s.box, at(s, u), hex) <= FARTHEST && sees(s, at(s, u), hex)) &&
          indirect.some(bears(hex))),
    ),
  )
}

/** 11.14 No ground observes farther. */
const FARTHEST = 6

/** Units of a seat worth naming when fire at a hex is declared: who may fire at it, and who comes near enough to be told why not. */
export const nearFirers = (s: Descent, seat: Seat, hex: Space): Unit[] =>
  s.box.units.flatMap((d, u) =>
    d.kind.fire !== 'none' &&
    onMap(s, u) &&
    seatOf(s, u) === seat &&
    distance(s.box, at(s, u), hex) <= Math.max(2, reach(s, u))
      ? [u]
      : [],
  )

/** 6.16 Whether a German unit in its Free Fire Phase has another target beside this one, so that dividing its fire is worth a question. */
export function hasOtherTarget(s: Descent, firer: Unit, target: Unit): boolean {
  if (!maySplit(s, firer) || strengthLeft(s, firer) < 2) return false
  const far = reach(s, firer)
  return heldBy(s, otherSeat(seatOf(s, firer))).some(
    (hex) =>
      distance(s.box, at(s, firer), hex) <= far &&
      stackAt(s, hex).some((x) => x !== target && refuseShot(s, firer, x) === undefined),
  )
}
