// Where the computer player wants to be: the hexes that a scenario is about, and how far every hex is from them.
import { IMPASSABLE } from '@merkur/board'
import { cell } from '@merkur/engine'
import type { Seat } from '../box.ts'
import type { PriceColumn } from '../prices.ts'
import { wayOf } from '../prices.ts'
import { type Descent, defOf, onMap, type Space, scenarioOf, seatOf, type Unit } from '../state.ts'

/** How a side goes about a scenario: it presses on towards its goals, or holds what it has. */
interface Posture {
  readonly goals: readonly string[]
  readonly presses: boolean
}

const AIRFIELD = ['W0419', 'W0519']
const HOLD: Posture = { goals: [], presses: false }

const POSTURES: Readonly<Record<string, Readonly<Record<Seat, Posture>>>> = {
  '28': { german: { goals: ['E6110'], presses: true }, commonwealth: HOLD },
  '29': { german: { goals: AIRFIELD, presses: true }, commonwealth: { goals: AIRFIELD, presses: false } },
  '30': { german: { goals: ['W0616', 'W0812'], presses: true }, commonwealth: HOLD },
  '31': { german: { goals: ['E2122', 'E1727'], presses: true }, commonwealth: HOLD },
  '32': { german: HOLD, commonwealth: { goals: AIRFIELD, presses: true } },
}
const FIRST_DAY = 10
const BATTLE: Readonly<Record<'early' | 'late', Readonly<Record<Seat, Posture>>>> = {
  early: { german: { goals: AIRFIELD, presses: true }, commonwealth: HOLD },
  late: { german: { goals: ['E1727', 'E2122'], presses: true }, commonwealth: HOLD },
}

/** The posture of a side now. */
export const postureOf = (s: Descent, seat: Seat): Posture =>
  POSTURES[scenarioOf(s).id]?.[seat] ?? BATTLE[s.turn <= FIRST_DAY ? 'early' : 'late'][seat]

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
  for (let u = 0; u < s.box.units.length; u++) {
    if (!onMap(s, u) || seatOf(s, u) !== seat || defOf(s, u).leader) continue
    const hex = cell(s.at, u)
    const list = out.get(hex)
    if (list) list.push(u)
    else out.set(hex, [u])
  }
  for (const list of out.values()) list.sort((a, b) => cell(s.place, a) - cell(s.place, b))
  return out
}
