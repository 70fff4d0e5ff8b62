// How good a position is for a side, about -1 to 1: what greedy bots and search look at.
import { cell, type SeatId } from '@merkur/engine'
import type { Seat } from './box.ts'
import { pointsBy } from './rules/points.ts'
import { type Descent, defOf, otherSeat, scenarioOf, unitsOf } from './state.ts'

/** How much the lead in Victory Points, the balance of forces, and of forces fit to fight, weigh; one together. */
const WEIGHTS = { lead: 0.5, strength: 0.3, fitness: 0.2 } as const

/** A lead of so many Victory Points beyond what is needed is half of certain victory. */
const HALF_WON = 25

/** What counts of a unit that is Disrupted, that is Depleted, and of one whose headquarters is out of supply. */
const FIT = { disrupted: 0.4, depleted: 0.4, starved: 0.8 } as const

/** Victory Points of German lead at which neither side is nearer to winning: midway between what each needs. */
function evenLead(s: Descent): number {
  const { victory } = scenarioOf(s).row
  const german = victory.german ?? 0
  const commonwealth = victory.commonwealth === undefined ? (victory.draw ?? german) : -victory.commonwealth
  return (german + commonwealth) / 2
}

/** Strength on the map, and how much of it can fight as it should. */
function forces(s: Descent, seat: Seat): { strength: number; fit: number } {
  let strength = 0
  let fit = 0
  for (const u of unitsOf(s, seat)) {
    const points = cell(s.strength, u)
    if (points === 0) continue
    const hq = defOf(s, u).headquarters ? u : cell(s.superior, u)
    const fed = hq < 0 || cell(s.supplied, hq) === 1 ? 1 : FIT.starved
    strength += points
    fit +=
      points * fed * (cell(s.disrupted, u) === 1 ? FIT.disrupted : 1) * (cell(s.depleted, u) === 1 ? FIT.depleted : 1)
  }
  return { strength, fit }
}

const balance = (own: number, other: number): number => (own + other === 0 ? 0 : (own - other) / (own + other))

/** The lead in Victory Points, the balance of Strength points on the map, and of those in order and in supply. */
export function evaluate(s: Descent, seat: SeatId): number {
  const side: Seat = seat === 'german' ? 'german' : 'commonwealth'
  const german = pointsBy(s, 'german') - pointsBy(s, 'commonwealth') - evenLead(s)
  const lead = (side === 'german' ? german : -german) / HALF_WON
  const own = forces(s, side)
  const other = forces(s, otherSeat(side))
  return (
    (WEIGHTS.lead * lead) / (1 + Math.abs(lead)) +
    WEIGHTS.strength * balance(own.strength, other.strength) +
    WEIGHTS.fitness * balance(own.fit, other.fit)
  )
}
