// The computer player's guns: batteries, the headquarters that control them, the eyes that direct them, and where each goes.
import { cell } from '@merkur/engine'
import { DISPERSED, type Seat, TRAVEL } from '../box.ts'
import { communicationLine, distance } from '../lines.ts'
import { isTwoMode } from '../rules/assault-case.ts'
import { controllers } from '../rules/battery.ts'
import { isUnder } from '../rules/chain.ts'
import { sees } from '../rules/observation.ts'
import { feeder } from '../rules/supply.ts'
import { at, combatUnitsOf, type Descent, defOf, onMap, type Space, seatOf, type Unit } from '../state.ts'
import { presses, stacksOf } from './ground.ts'
import { bestMove, ENOUGH, leavingRisk, type Plan, POINTS } from './reach.ts'

/** What leaving Travel mode takes of the points of a phase, in eighths. */
const UNLIMBER = 8

/** What a gun gives for being a hex nearer to where its range begins, in Strength points. */
const PULL = 0.05

/** What a headquarters adds for each battery it comes beside, and loses beside enemies. */
const CONTROLLING = 0.5
const EXPOSED = 0.6

/** No hex observes farther. */
export const WATCH = 6

const isBattery = (s: Descent, u: Unit): boolean =>
  defOf(s, u).kind.fire === 'indirect' && defOf(s, u).kind.artillery_type

/** Batteries of a side that could fire. */
const batteries = (s: Descent, seat: Seat): Unit[] =>
  s.box.units.flatMap((_, u) =>
    isBattery(s, u) && onMap(s, u) && seatOf(s, u) === seat && cell(s.mode, u) === DISPERSED ? [u] : [],
  )

/** Hexes of headquarters beside batteries that they may control, whom an observer must reach, with how many of these. */
export function netsOf(s: Descent, seat: Seat): Map<Space, number> {
  const out = new Map<Space, number>()
  for (const g of batteries(s, seat))
    for (const hex of new Set(controllers(s, g).map((hq) => at(s, hq)))) out.set(hex, (out.get(hex) ?? 0) + 1)
  return out
}

/** 11.6 Whether an observer in one hex could tell a headquarters in another. */
export const mayTell = (s: Descent, from: Space, to: Space): boolean =>
  communicationLine(s.box, from, to, s.box.limits.communication ?? 0, s.box.limits['communication-mountain'] ?? 0)

/** Hexes of a side's units that see an enemy. */
export const lookouts = (s: Descent, seat: Seat, enemies: readonly Space[]): Space[] =>
  [...stacksOf(s, seat).keys()].filter((hex) =>
    enemies.some((e) => distance(s.box, hex, e) <= WATCH && sees(s, hex, e)),
  )

/** 28.45 What the headquarters that feeds its whole side gives in a hex: those who fight in its supply range, as long as its own path leads there. */
function feedingIn(s: Descent, u: Unit): (hex: Space) => number {
  const range = (s.box.limits['unit-supply'] ?? 0) - MARGIN
  const fed = combatUnitsOf(s, seatOf(s, u)).filter((x) => defOf(s, x).kind.move === 'foot' && !isTwoMode(s, x))
  return (hex) => {
    const within = fed.filter((x) => distance(s.box, hex, at(s, x)) <= range).length
    return cell(s.box.onRoute, hex) === 1 ? FEEDING * within : 0
  }
}

/** What a headquarters that feeds its side adds for each unit in its range; hexes of its range that enemy zones may take. */
const FEEDING = 0.2
const MARGIN = 1

/** A headquarters goes beside the batteries that it may control, out of the enemy's way. */
export function planHeadquarters(s: Descent, u: Unit, near: (hex: Space) => number, eyes: readonly Space[]): Plan {
  const guns = batteries(s, seatOf(s, u)).filter((g) => {
    const own = cell(s.superior, g)
    const others = controllers(s, g).filter((hq) => hq !== u)
    return others.length === 0 && (u === own || (own >= 0 && isUnder(s, u, own)))
  })
  const feeds = feeder(s, seatOf(s, u)) === u ? feedingIn(s, u) : undefined
  if (guns.length === 0 && !feeds) return { to: at(s, u), step: at(s, u), gain: 0 }
  const value = (hex: Space): number => {
    const beside = guns.filter((g) => distance(s.box, at(s, g), hex) <= 1).length
    const toGuns = guns.length === 0 ? 0 : Math.min(...guns.map((g) => distance(s.box, at(s, g), hex)))
    const d = near(hex)
    const told = beside > 0 && eyes.some((e) => mayTell(s, e, hex)) ? 1 : 0.4
    return CONTROLLING * beside * told - 0.05 * toGuns - (d <= 2 ? EXPOSED * (3 - d) : 0) + (feeds?.(hex) ?? 0)
  }
  return bestMove(s, u, value, leavingRisk(s, u), 0.02)
}

/** A gun in Travel mode makes for where its range begins, and keeps a point to unlimber. */
export function planGun(s: Descent, u: Unit, near: (hex: Space) => number): Plan {
  const stay: Plan = { to: at(s, u), step: at(s, u), gain: 0 }
  if (cell(s.mode, u) !== TRAVEL || !presses(s, seatOf(s, u))) return stay
  const ideal = Math.max(3, Math.min(defOf(s, u).range, 8))
  const value = (hex: Space): number => -PULL * Math.abs(near(hex) - ideal)
  return bestMove(s, u, value, leavingRisk(s, u), ENOUGH, POINTS - UNLIMBER)
}
