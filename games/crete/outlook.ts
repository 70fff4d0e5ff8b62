// How a position will go if both sides play on: each objective by who is strong around it, what still comes, and the clock.
import { cell, item, type SeatId } from '@merkur/engine'
import type { Box } from './box.ts'
import { isAlone, isContested, isGerman } from './rules/areas.ts'
import { airfieldHeld, reinforcements } from './rules/reinforcements.ts'
import { faceOf, isScattered } from './rules/units.ts'
import { type Area, type Crete, countAt, defOf, inPlay, type Seat, type Unit } from './state.ts'

const nearness = new WeakMap<Box, Int16Array>()

/** Movement points between areas on the easiest ground, whoever stands there, at a * areas + b. */
export function pointsBetween(box: Box): Int16Array {
  let table = nearness.get(box)
  if (!table) {
    table = measure(box)
    nearness.set(box, table)
  }
  return table
}

function measure(box: Box): Int16Array {
  const n = box.areas
  const table = new Int16Array(n * n).fill(999)
  const { offset, target, edge } = box.board.out
  for (let from = 0; from < n; from++) {
    table[from * n + from] = 0
    const queue = [from]
    while (queue.length > 0) {
      const here = queue.shift() ?? from
      for (let i = offset[here] ?? 0; i < (offset[here + 1] ?? 0); i++) {
        const to = target[i] ?? from
        const price = cell(box.roadEdge, edge[i] ?? 0) === 1 ? cell(box.roadCost, to) : cell(box.cost, to)
        const total = cell(table, from * n + here) + price
        if (total >= cell(table, from * n + to)) continue
        table[from * n + to] = total
        queue.push(to)
      }
    }
  }
  return table
}

/** What a counter weighs in a fight, in factors. */
function weight(s: Crete, u: Unit): number {
  const face = faceOf(s, u)
  const { kind } = defOf(s, u)
  if (kind === 'leader') return 0.3 * face.artillery + 0.5
  if (kind === 'battery') return 0.5 * face.artillery
  const factors = 0.5 * (face.attack + face.defence)
  return isScattered(s, u) ? 0.6 * factors : factors
}

/** How much of a counter's weight is felt so many movement points away: smoothly less, so that each step nearer tells. */
const felt = (points: number): number => (points > 16 ? 0 : Math.exp(-points / 4.5))

const shares = new WeakMap<Box, Float64Array>()

/** What of a counter's weight in an area is felt at an objective, at area * objectives + objective. */
function sharesOf(box: Box): Float64Array {
  let table = shares.get(box)
  if (!table) {
    const points = pointsBetween(box)
    table = Float64Array.from({ length: box.areas * box.objectives.length }, (_, at) => {
      const area = Math.floor(at / box.objectives.length)
      return felt(cell(points, area * box.areas + item(box.objectives, at % box.objectives.length)))
    })
    shares.set(box, table)
  }
  return table
}

/** The weight of both sides around each objective: there itself, and in reach. */
export interface Pressure {
  readonly german: Float64Array
  readonly commonwealth: Float64Array
}

export function pressure(s: Crete): Pressure {
  const { objectives, units } = s.box
  const table = sharesOf(s.box)
  const german = new Float64Array(objectives.length)
  const commonwealth = new Float64Array(objectives.length)
  for (let u = 0; u < units.length; u++) {
    if (!inPlay(s, u)) continue
    const own = u < s.box.firstCommonwealth ? german : commonwealth
    const w = weight(s, u)
    const from = cell(s.at, u) * objectives.length
    for (let i = 0; i < objectives.length; i++) own[i] = (own[i] ?? 0) + w * (table[from + i] ?? 0)
  }
  return { german, commonwealth }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Chance that an objective will count for the German in the end. */
function chanceOf(s: Crete, area: Area, german: number, commonwealth: number): number {
  const late = (s.turn / 24) ** 3
  const holder: Seat | undefined = isGerman(s, area)
    ? 'german'
    : isAlone(s, area, 'commonwealth')
      ? 'commonwealth'
      : undefined
  const ground = 1 + 0.11 * item(s.box.ground[holder === 'german' ? 'german' : 'commonwealth'], area).value
  const g = (german + 1) * (holder === 'german' ? ground : 1)
  const c = (commonwealth + 1) * (holder === 'german' ? 1 : ground)
  const hold =
    holder === 'german'
      ? 1 + 3 * late
      : holder === 'commonwealth'
        ? -0.9 - 3 * late
        : isContested(s, area)
          ? -0.2 - 1.5 * late
          : -0.3 - 1.5 * late
  return logistic(1.5 * Math.log(g / c) + hold)
}

/** Objectives that the German may expect to hold in the end, 0 to 10. */
function expectedObjectives(s: Crete): number {
  const { german, commonwealth } = pressure(s)
  let sum = 0
  s.box.objectives.forEach((area, i) => {
    sum += chanceOf(s, area, german[i] ?? 0, commonwealth[i] ?? 0)
  })
  const left = (24 - s.turn) / 24
  const held = airfieldHeld(s)
  const near = held || s.box.airfields.some((a) => countAt(s, a, 'german') > 0)
  return sum + reinforcements(s).length * left * (held ? 0.07 : near ? 0.04 : 0.015)
}

/** Chance of the German to win, 0 to 1; a draw counts half. */
function chance(s: Crete): number {
  if (s.winner !== 'none') return s.winner === 'draw' ? 0.5 : s.winner === 'german' ? 1 : 0
  return logistic(1.1 * (expectedObjectives(s) - 6))
}

/**
 * How well the German stands, 0 to 1: his chance to win, and the objectives he may expect. The second part keeps telling
 * positions apart where the first hardly moves: a side that is far behind must still take what lies open.
 */
export function standing(s: Crete): number {
  if (s.winner !== 'none') return chance(s)
  const expected = expectedObjectives(s)
  return 0.5 * logistic(1.1 * (expected - 6)) + 0.5 * (expected / 10)
}

/** -1 (lost) to 1 (won). */
export const evaluate = (s: Crete, seat: SeatId): number => (seat === 'german' ? 1 : -1) * (2 * chance(s) - 1)
