// How a position will go if both sides play on: what the bot of Kreta 1941 weighs, and how good a position is for a seat.
import { flood, IMPASSABLE } from '@merkur/board'
import { cell, item, type SeatId } from '@merkur/engine'
import type { Box } from './box-def.ts'
import { isHeld, scenarioOf } from './rules/victory.ts'
import { here, isHex, type Kreta, type Unit } from './state.ts'

/** Half points from every hex to each place that counts; FAR_OFF where no way leads. */
const FAR_OFF = 400
const travels = new WeakMap<Box, readonly Int16Array[]>()

/** 17.1 What the way to a place costs from every hex, in half points, by place. */
export function travelTo(box: Box): readonly Int16Array[] {
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

/** Strength of both sides around each place. */
export interface Balance {
  readonly german: number
  readonly british: number
}

/** 15.0, 16.43 The strength of both sides around a place, units farther away counting less. */
export function balanceAt(s: Kreta, place: number): Balance {
  const travel = item(travelTo(s.box), place)
  let german = 0
  let british = 0
  for (let u = 0; u < s.box.units.length; u++) {
    const hex = here(s, u)
    if (!isHex(s, hex)) continue
    const near = strength(s, u) * nearness(cell(travel, hex))
    if (u < s.box.firstGerman) british += near
    else german += near
  }
  return { german, british }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** German units still to come count as far as there is a way in. */
function reserves(s: Kreta): number {
  let sum = 0
  for (const u of s.box.germans) if (cell(s.at, u) === s.box.reserve) sum += strength(s, u)
  const open = s.box.airfields.some((i) => isHeld(s, item(s.box.places, i).hex))
  return sum * (open ? 0.6 : 0.25)
}

/** Strength lost by each side. */
function losses(s: Kreta): { german: number; british: number } {
  let german = 0
  let british = 0
  for (let u = 0; u < s.box.units.length; u++) {
    if (cell(s.at, u) !== s.box.lost) continue
    if (u < s.box.firstGerman) british += strength(s, u)
    else german += strength(s, u)
  }
  return { german, british }
}

/** How likely the Germans hold a place for all the turns that are missing, 0 to 1. */
export function holdChance(s: Kreta, place: number, need: number): number {
  const p = item(s.box.places, place)
  const missing = need - cell(s.held, place)
  if (!p.hold || missing > s.lastTurn - s.turn + 1) return 0
  const { german, british } = balanceAt(s, place)
  const free = isHeld(s, p.hex)
  const safe = logistic((german - 1.25 * british) / 5 + (free ? 1.2 : -1))
  return safe ** (0.4 + missing / 6)
}

/** The German chance of winning, 0 to 1. */
export function germanChance(s: Kreta): number {
  if (s.winner !== 'none') return s.winner === 'german' ? 1 : 0
  const def = scenarioOf(s)
  const lost = losses(s)
  const material = (reserves(s) - 1.1 * lost.german + lost.british) / 60
  if (def.victory === 'hold') {
    let none = 1
    for (let i = 0; i < s.box.places.length; i++) none *= 1 - 0.9 * holdChance(s, i, def.hold)
    return logistic(Math.log((1 - none + 0.02) / (none + 0.02)) + material)
  }
  let expected = 0
  let all = 0
  for (let i = 0; i < s.box.places.length; i++) {
    const { points } = item(s.box.places, i)
    all += points
    expected += points * pointChance(s, i)
  }
  return logistic((expected - all / 2) / 1.6 + material)
}

/** How likely the Germans stand last on a place, 0 to 1. */
function pointChance(s: Kreta, place: number): number {
  const { german, british } = balanceAt(s, place)
  const now = cell(s.taken, place) === 1 ? 1 : 0
  const left = Math.min(1, (s.lastTurn - s.turn + 0.5) / 8)
  const later = logistic((german - british) / 4 - 0.3)
  return now + (later - now) * left * 0.75
}

/** How good a position is for a seat, -1 to 1. */
export function evaluate(s: Kreta, seat: SeatId): number {
  const chance = germanChance(s)
  return seat === 'german' ? 2 * chance - 1 : 1 - 2 * chance
}
