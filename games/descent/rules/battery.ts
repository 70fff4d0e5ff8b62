// Indirect fire with the eyes of others: which headquarters may control a battery, and who may observe for it (6.4, 12.21, 14.0, 20.14).
import { cell } from '@merkur/engine'
import { distance } from '../lines.ts'
import { at, type Descent, defOf, onMap, type Space, seatOf, type Unit, unitsOf } from '../state.ts'
import { isUnder } from './chain.ts'
import { communicates, mayControl, observes, seesItself } from './observation.ts'

/** 14.4 The army headquarters of a side, which may control all its batteries: CHCHQ and RHQ (ruling M32). */
const isSupreme = (s: Descent, hq: Unit): boolean =>
  defOf(s, hq).echelon === 'army' || (defOf(s, hq).nation === 'paratroop' && defOf(s, hq).echelon === 'division')

/** 6.41, 20.35 Stacked with a headquarters or beside it. */
const isBeside = (s: Descent, a: Unit, b: Unit): boolean => distance(s.box, at(s, a), at(s, b)) <= 1

const isBattery = (s: Descent, u: Unit): boolean =>
  defOf(s, u).type === 'artillery' || defOf(s, u).type === 'static-artillery'

/** A battery that belongs to a division directly (12.14, 12.21). */
const isDivisional = (s: Descent, u: Unit): boolean => {
  const hq = cell(s.superior, u)
  return isBattery(s, u) && hq >= 0 && defOf(s, hq).echelon === 'division'
}

/**
 * 6.41, 14.1, 14.4, ruling M32 The headquarters that may control an indirect fire now: with the firer or beside it, in a
 * mode that controls, and the one it belongs to, one below that, or the supreme one.
 */
export function controllers(s: Descent, firer: Unit): Unit[] {
  const own = cell(s.superior, firer)
  const seat = seatOf(s, firer)
  const out: Unit[] = []
  for (const hq of s.box.headquarters) {
    if (hq === firer || !onMap(s, hq) || seatOf(s, hq) !== seat) continue
    if (!isBeside(s, firer, hq) || !mayControl(s, hq)) continue
    if (hq === own || (own >= 0 && isUnder(s, hq, own)) || isSupreme(s, hq)) out.push(hq)
  }
  return out
}

/**
 * 6.42, ruling N7 Whether a unit is one of those that may observe for a fire under this headquarters: it, a unit below it
 * or its superior, or that superior; for a division battery a unit of the division; for heavy weapons one of their own
 * battalion or regiment (20.14).
 */
function isOfThem(s: Descent, firer: Unit, controller: Unit, observer: Unit): boolean {
  if (!isBattery(s, firer)) return isOfBattalionOrRegiment(s, firer, observer)
  if (isDivisional(s, firer)) return isOf(s, observer, cell(s.superior, firer))
  return isOf(s, observer, controller) || isOf(s, observer, cell(s.superior, controller))
}

/** Whether a unit is this headquarters or one below it. */
const isOf = (s: Descent, u: Unit, hq: Unit): boolean => hq >= 0 && (u === hq || isUnder(s, u, hq))

/** 20.14, rulings N65, N66 Whether a unit belongs to the battalion or the German regiment of these heavy weapons. */
function isOfBattalionOrRegiment(s: Descent, weapons: Unit, u: Unit): boolean {
  const { regiment, nation } = defOf(s, weapons)
  if (regiment !== '') return defOf(s, u).regiment === regiment
  const own = cell(s.superior, weapons)
  const above = own >= 0 && nation === 'mountain' ? cell(s.superior, own) : -1
  return isOf(s, u, own) || (above >= 0 && defOf(s, above).echelon === 'brigade' && isOf(s, u, above))
}

/** 6.42, 7.3, 11.6 Whether a unit of the firer's side may observe a hex for this fire: it sees it and communicates with the controlling headquarters. */
const mayDirect = (s: Descent, firer: Unit, controller: Unit, u: Unit, hex: Space): boolean =>
  u !== firer && observes(s, u, hex) && isOfThem(s, firer, controller, u) && communicates(s, u, controller)

/** 6.42 Those who may observe a hex for this fire. Its own eyes are `seesForItself`. */
export const observersFor = (s: Descent, firer: Unit, controller: Unit, hex: Space): Unit[] =>
  unitsOf(s, seatOf(s, firer)).filter((u) => mayDirect(s, firer, controller, u, hex))

/** A pair by which an indirect fire is directed at a hex. */
export interface Direction {
  readonly controller: Unit
  readonly observer: Unit
}

/** 6.4 The ways in which others may direct an indirect fire at a hex; empty when it has only its own eyes. */
export const directions = (s: Descent, firer: Unit, hex: Space): Direction[] =>
  controllers(s, firer).flatMap((controller) =>
    observersFor(s, firer, controller, hex).map((observer) => ({ controller, observer })),
  )

/** 6.4 Whether others can direct an indirect fire at a hex: as `directions`, but no farther than the first. */
export function isDirected(s: Descent, firer: Unit, hex: Space): boolean {
  return controllers(s, firer).some((controller) =>
    unitsOf(s, seatOf(s, firer)).some((u) => mayDirect(s, firer, controller, u, hex)),
  )
}

/**
 * 6.43, 12.21, 14.3 Whether an indirect firer sees a hex with its own eyes: at any range, but a division battery with no
 * controlling headquarters beside it only one or two hexes away (ruling N8).
 */
export function seesForItself(s: Descent, firer: Unit, hex: Space): boolean {
  if (!seesItself(s, firer, hex)) return false
  if (!isDivisional(s, firer) || controllers(s, firer).length > 0) return true
  return distance(s.box, at(s, firer), hex) <= (s.box.limits['division-battery-own-eyes'] ?? 0)
}

/** 14.51, ruling M10 Who may not move in the next phase after this fire: firer, observer and controlling headquarters. */
export function bind(s: Descent, firer: Unit, direction: Direction | undefined): void {
  for (const u of direction ? [firer, direction.observer, direction.controller] : [firer]) s.bound[u] = 1
}
