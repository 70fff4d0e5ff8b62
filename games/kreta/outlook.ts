// How a position will go if both sides play on: what the bot of Kreta 1941 weighs, and how good a position is for a seat.
import { flood, IMPASSABLE } from '@merkur/board'
import { cell, item, type SeatId } from '@merkur/engine'
import type { Box } from './box-def.ts'
import { isHeld, scenarioOf } from './rules/victory.ts'
import { distance, here, isHex, type Kreta, type Unit } from './state.ts'

/** Half points from every hex to each place that counts; FAR_OFF where no way leads. */
const FAR_OFF = 400
const travels = new WeakMap<Box, readonly Int16Array[]>()

/** 17.1 What the way to a place costs from every hex, in half points, by place. */
function travelTo(box: Box): readonly Int16Array[] {
  let maps = travels.get(box)
  if (!maps) {
    maps = box.places.map((p) => {
      const map = new Int16Array(box.east + 1).fill(FAR_OFF)
      const cost = (from: number, to: number, edge: number): number => {
        const price = cell(box.enter, 2 * edge + (to > from ? 1 : 0))
        return price < 0 ? IMPASSABLE : price
      }
      flood(box.board, p.hex, { cost, toward: true, budget: FAR_OFF }, (space, spent) => {
        map[space] = spent
        return undefined
      })
      return map
    })
    travels.set(box, maps)
  }
  return maps
}

/** What a unit is worth in a fight: its attack and defence together. */
export const strength = (s: Kreta, u: Unit): number => {
  const def = item(s.box.units, u)
  return (def.attack + def.defence) / 2
}

/** How much of a unit counts at so many half points from a place: all beside it, half a night's march away half. */
const nearness = (travel: number): number => (travel <= 2 ? 1 : 1 / (1 + (travel - 2) / 10))

/** How much a place draws a unit that far from it, in half points; 0 beyond any march. */
const drawFrom = (travel: number): number =>
  travel >= FAR_OFF / 2 ? 0 : 0.75 * (1 - (2 * travel) / FAR_OFF) + 0.4 / (1 + Math.max(0, travel - 2) / 14)

/** Places are looked for no farther than this, in half points, by a unit that might guard them. */
const CLOSE = 16

/** What no position changes, read at every hex a bot thinks of. Rows by hex and place: place `i` of hex `h` is at `h * places + i`. */
export interface Ground {
  /** How much of a unit there counts around the place. */
  readonly near: Float64Array
  /** How much the place draws a unit there. */
  readonly draw: Float64Array
  /** Hexes between them; 99 for any place that is not close. */
  readonly apart: Int16Array
  /** By unit. */
  readonly strength: Float64Array
}
const grounds = new WeakMap<Box, Ground>()

export function groundOf(s: Kreta): Ground {
  let ground = grounds.get(s.box)
  if (!ground) {
    const { places, hexes, units } = s.box
    const n = places.length
    const near = new Float64Array(n * hexes)
    const draw = new Float64Array(n * hexes)
    const apart = new Int16Array(n * hexes).fill(99)
    for (const [i, travel] of travelTo(s.box).entries())
      for (let hex = 0; hex < hexes; hex++) {
        const far = cell(travel, hex)
        near[hex * n + i] = nearness(far)
        draw[hex * n + i] = drawFrom(far)
        if (far <= CLOSE) apart[hex * n + i] = distance(s, hex, item(places, i).hex)
      }
    ground = { near, draw, apart, strength: Float64Array.from(units, (_, u) => strength(s, u)) }
    grounds.set(s.box, ground)
  }
  return ground
}

/** 15.0, 16.43 Strength of each side around each place, by place: units farther away count less. */
export interface Balances {
  readonly german: Float64Array
  readonly british: Float64Array
}

export function balancesOf(s: Kreta): Balances {
  const ground = groundOf(s)
  const n = s.box.places.length
  const german = new Float64Array(n)
  const british = new Float64Array(n)
  for (let u = 0; u < ground.strength.length; u++) {
    const hex = here(s, u)
    if (!isHex(s, hex)) continue
    const side = u < s.box.firstGerman ? british : german
    const own = ground.strength[u] ?? 0
    for (let i = 0; i < n; i++) side[i] = (side[i] ?? 0) + own * (ground.near[hex * n + i] ?? 0)
  }
  return { german, british }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Strength that is out of play: lost by each side, and German units still to come as far as there is a way in. */
function outOfPlay(s: Kreta): { lostGerman: number; lostBritish: number; reserves: number } {
  const { strength: own } = groundOf(s)
  let lostGerman = 0
  let lostBritish = 0
  let waiting = 0
  for (let u = 0; u < own.length; u++) {
    const at = cell(s.at, u)
    if (at !== s.box.lost && at !== s.box.reserve) continue
    const german = u >= s.box.firstGerman
    if (at === s.box.lost) {
      if (german) lostGerman += own[u] ?? 0
      else lostBritish += own[u] ?? 0
    } else if (german) waiting += own[u] ?? 0
  }
  const open = s.box.airfields.some((i) => isHeld(s, item(s.box.places, i).hex))
  return { lostGerman, lostBritish, reserves: waiting * (open ? 0.6 : 0.25) }
}

/** How likely the Germans hold a place for all the turns that are missing, 0 to 1. */
export function holdChance(s: Kreta, { german, british }: Balances, place: number, need: number): number {
  const p = item(s.box.places, place)
  const missing = need - cell(s.held, place)
  if (!p.hold || missing > s.lastTurn - s.turn + 1) return 0
  const free = isHeld(s, p.hex)
  const safe = logistic(((german[place] ?? 0) - 1.25 * (british[place] ?? 0)) / 5 + (free ? 1.2 : -1))
  return safe ** (0.4 + missing / 6)
}

/** The German chance of winning, 0 to 1. */
export function germanChance(s: Kreta): number {
  if (s.winner !== 'none') return s.winner === 'german' ? 1 : 0
  const def = scenarioOf(s)
  const { lostGerman, lostBritish, reserves } = outOfPlay(s)
  const material = (reserves - 1.1 * lostGerman + lostBritish) / 60
  const balances = balancesOf(s)
  if (def.victory === 'hold') {
    let none = 1
    for (let i = 0; i < s.box.places.length; i++) none *= 1 - 0.9 * holdChance(s, balances, i, def.hold)
    return logistic(Math.log((1 - none + 0.02) / (none + 0.02)) + material)
  }
  let expected = 0
  let all = 0
  for (let i = 0; i < s.box.places.length; i++) {
    const { points } = item(s.box.places, i)
    all += points
    expected += points * pointChance(s, balances, i)
  }
  return logistic((expected - all / 2) / 1.6 + material)
}

/** How likely the Germans stand last on a place, 0 to 1. */
function pointChance(s: Kreta, { german, british }: Balances, place: number): number {
  const now = cell(s.taken, place) === 1 ? 1 : 0
  const left = Math.min(1, (s.lastTurn - s.turn + 0.5) / 8)
  const later = logistic(((german[place] ?? 0) - (british[place] ?? 0)) / 4 - 0.3)
  return now + (later - now) * left * 0.75
}

/** How good a position is for a seat, -1 to 1. */
export function evaluate(s: Kreta, seat: SeatId): number {
  const chance = germanChance(s)
  return seat === 'german' ? 2 * chance - 1 : 1 - 2 * chance
}
