// Where the computer player wants to be: how a side goes about a scenario, and how far every hex is from what it is about.
import { IMPASSABLE } from '@merkur/board'
import { type Ask, cell } from '@merkur/engine'
import type { Seat } from '../box.ts'
import type { PriceColumn } from '../prices.ts'
import { wayOf } from '../prices.ts'
import { airfield } from '../rules/airfield.ts'
import { holds, isReinforcement } from '../rules/points.ts'
import { combatUnitsOf, type Descent, onMap, otherSeat, type Space, scenarioOf, seatOf, type Unit } from '../state.ts'

/** How a side goes about a scenario: it presses on, it holds and strikes back where it is the stronger, or it retires. */
interface Posture {
  readonly way: 'press' | 'hold' | 'retire'
  /** Where it goes: to an axis of advance, a lost airfield, the road out; empty for wherever the enemy is. */
  readonly goals: readonly string[]
}

const AIRFIELD = ['W0419', 'W0519']
/** Canea and Suda: the heart of the defence. */
const CANEA = ['E1727', 'E2122']
export const SFAKIA = ['E6110']
/** The hills behind Pirgos, where the defenders of Scenario 30 stand; Pirgos itself is German already, and whoever is there must go on. */
const BEYOND_MALEME = ['W0812']

const PRESS = (goals: readonly string[]): Posture => ({ way: 'press', goals })
const HOLD = (goals: readonly string[] = []): Posture => ({ way: 'hold', goals })

const POSTURES: Readonly<Record<string, Readonly<Record<Seat, Posture>>>> = {
  '28': { german: PRESS(SFAKIA), commonwealth: { way: 'retire', goals: SFAKIA } },
  '29': { german: PRESS(AIRFIELD), commonwealth: HOLD(AIRFIELD) },
  '30': { german: PRESS(BEYOND_MALEME), commonwealth: HOLD(AIRFIELD) },
  '31': { german: PRESS(CANEA), commonwealth: HOLD() },
  '32': { german: HOLD(AIRFIELD), commonwealth: PRESS(AIRFIELD) },
}

/** The posture of a side now: in the Battle Game the Germans turn to Canea when the airfield is theirs. */
export function postureOf(s: Descent, seat: Seat): Posture {
  const fixed = POSTURES[scenarioOf(s).id]?.[seat]
  if (fixed) return fixed
  if (seat === 'commonwealth') return HOLD(AIRFIELD)
  return PRESS(airfield(s).every((hex) => holds(s, seat, hex)) ? CANEA : AIRFIELD)
}

export const presses = (s: Descent, seat: Seat): boolean => postureOf(s, seat).way === 'press'

/** 28.3 Those who are only to pass through make for the road out. */
export const passes = (s: Descent, u: Unit): boolean =>
  scenarioOf(s).id === '28' && seatOf(s, u) === 'commonwealth' && isReinforcement(s, u)

const FAR = 9999
/** Distances found so far: they follow from the map and the goals alone. */
const fields = new Map<string, Int16Array>()

/** Points of plain infantry, in eighths, from every hex to the nearest of these; far where there is no way. */
export function distances(s: Descent, goals: readonly string[], column: PriceColumn = 'dispersed'): Int16Array {
  const key = `${column} ${goals.join(' ')}`
  const known = fields.get(key)
  if (known) return known
  const out = new Int16Array(s.box.hexes).fill(FAR)
  let ring = goals.map((g) => s.box.board.named.get(g) ?? -1).filter((h) => h >= 0)
  for (const h of ring) out[h] = 0
  const table = s.box.prices.whole[column]
  while (ring.length > 0) {
    const next = new Set<Space>()
    for (const to of ring)
      for (let d = 0; d < 6; d++) {
        const from = cell(s.box.board.around, 6 * to + d)
        if (from < 0) continue
        const price = cell(table, wayOf(cell(s.box.sideToward, 6 * to + d), from, to))
        if (price === IMPASSABLE || price < 0) continue
        const sum = Math.min(FAR, cell(out, to) + price)
        if (sum < cell(out, from)) {
          out[from] = sum
          next.add(from)
        }
      }
    ring = [...next]
  }
  fields.set(key, out)
  return out
}

/** Hexes where units of a seat stand, leaders left out, and who is there from the top. */
export function stacksOf(s: Descent, seat: Seat): Map<Space, Unit[]> {
  const out = new Map<Space, Unit[]>()
  for (const u of combatUnitsOf(s, seat)) {
    const hex = cell(s.at, u)
    const list = out.get(hex)
    if (list) list.push(u)
    else out.set(hex, [u])
  }
  for (const list of out.values()) list.sort((a, b) => cell(s.place, a) - cell(s.place, b))
  return out
}

/** No enemy within sight of a march. */
export const NOBODY = 99

/** Hexes, as the crow flies, from every hex to the nearest of these; NOBODY where there are none. */
export function ringsFrom(s: Descent, hexes: Iterable<Space>): Uint8Array {
  const out = new Uint8Array(s.box.hexes).fill(NOBODY)
  let ring = [...hexes]
  for (const hex of ring) out[hex] = 0
  for (let far = 1; ring.length > 0 && far < NOBODY; far++) {
    const next: Space[] = []
    for (const hex of ring)
      for (let d = 0; d < 6; d++) {
        const to = cell(s.box.board.around, 6 * hex + d)
        if (to < 0 || cell(out, to) <= far) continue
        out[to] = far
        next.push(to)
      }
    ring = next
  }
  return out
}

/** The side that a question asks. */
export const seatAsked = (ask: Ask): Seat => (ask.seat === 'german' ? 'german' : 'commonwealth')

/** Hexes from each unit of a side to the nearest enemy with Strength. */
export function toEnemies(s: Descent, seat: Seat): (u: Unit) => number {
  const near = ringsFrom(s, stacksOf(s, otherSeat(seat)).keys())
  return (u) => (onMap(s, u) ? cell(near, cell(s.at, u)) : NOBODY)
}
