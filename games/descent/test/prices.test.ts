// The prices of all steps of the map, against the printed chart read word by word.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { BLOCKED, MOUNTAIN, RIVER, ROAD, STREAM, TRAIL } from '../board.ts'
import { printed } from '../box.ts'
import { groundAt } from '../lines.ts'
import { COLUMNS, type PriceColumn } from '../prices.ts'
import { groundPrice } from '../rules/walk.ts'
import { hex, position, unit } from './support.ts'

const P = Number.POSITIVE_INFINITY
/** The chart of 11.14 in movement points: Dispersed foot, vehicle; Concentrated foot, vehicle; Travel; in parentheses both. */
const CHART: Readonly<Record<string, readonly number[]>> = {
  clear: [1, 1, 0.5, 0.25, 0.125, 1, 0.5],
  airfield: [1, 1, 0.5, 0.25, 0.125, 1, 0.5],
  mixed: [2, 2, 1, 1, 0.5, 2, 1],
  woods: [3, 4, 2, 3, 2, 3, 2],
  broken: [3, 4, 3, 4, P, 3, 3],
  village: [2, 2, 1, 0.5, 0.25, 2, 1],
  forest: [4, P, 4, P, P, 4, 4],
  rough: [4, P, P, P, P, 2, 3],
  city: [2, 2, 1, 1, 0.5, 2, 1],
  'all-sea': [P, P, P, P, P, P, P],
}
const SIDES: readonly (readonly [number, readonly number[]])[] = [
  [MOUNTAIN, [4, P, P, P, P, 2, 3]],
  [RIVER, [3, P, P, P, P, 3, P]],
  [STREAM, [1, 2, 1, 2, P, 1, 1]],
]
const ROUTES: readonly (readonly [number, readonly number[]])[] = [
  [ROAD, [P, P, 0.5, 0.25, 0.125, P, 0.5]],
  [TRAIL, [P, P, 1, 0.5, 0.25, P, 1]],
]
const PLACE: Readonly<Partial<Record<PriceColumn, number>>> = {
  dispersed: 0,
  'dispersed-vehicle': 1,
  concentrated: 2,
  'concentrated-vehicle': 3,
  travel: 4,
  'dispersed-mountain': 5,
  'concentrated-mountain': 6,
}

/** 11.1 word by word: the ground, more for the hexside, nothing for water under a bridge; or the route if that is cheaper. */
function literal(column: number, to: number, side: number, bridges: boolean): number {
  const bits = cell(printed.sides, side)
  const bridge = cell(printed.bridgeOn, side) >= 0
  if (bits & BLOCKED) return P
  let price = CHART[groundAt(printed, to).id]?.[column] ?? P
  for (const [bit, more] of SIDES) {
    if ((bits & bit) === 0) continue
    if ((bit === RIVER || bit === STREAM) && bridge && bridges) continue
    price += more[column] ?? P
  }
  if (bridge && !bridges) return price
  for (const [bit, along] of ROUTES) if (bits & bit) price = Math.min(price, along[column] ?? P)
  return price
}

const inPoints = (eighths: number): number => (eighths < 0 ? P : eighths / 8)

describe('prices', () => {
  for (const column of COLUMNS.filter((c) => PLACE[c] !== undefined))
    it(`[11.1/1 11.11 11.12] every step of the map, column ${column}, costs what the chart says`, () => {
      const wrong: string[] = []
      for (let side = 0; side < printed.board.edges; side++)
        for (const end of [0, 1]) {
          const to = cell(printed.board.ends, 2 * side + 1 - end)
          const at = 2 * side + end
          for (const bridges of [true, false]) {
            const table = bridges ? printed.prices.whole : printed.prices.broken
            const [found, says] = [inPoints(cell(table[column], at)), literal(PLACE[column] ?? 0, to, side, bridges)]
            if (found !== says) wrong.push(`into ${printed.spaces[to]}: found ${found}, the chart says ${says}`)
          }
        }
      expect(wrong).toEqual([])
    })

  it('[21.6/1] a leader pays the least of all columns at each step, mountain leaders in parentheses too', () => {
    const least = (columns: readonly number[], to: number, side: number): number =>
      Math.min(...columns.map((c) => literal(c, to, side, true)))
    const wrong: string[] = []
    for (let side = 0; side < printed.board.edges; side++) {
      const to = cell(printed.board.ends, 2 * side + 1)
      for (const [column, of] of [
        ['leader', [0, 1, 2, 3, 4]],
        ['leader-mountain', [1, 3, 4, 5, 6]],
        ['supply', [0, 2, 4]],
      ] as const)
        if (inPoints(cell(printed.prices.whole[column], 2 * side)) !== least(of, to, side))
          wrong.push(`${column} into ${printed.spaces[to]}`)
    }
    expect(wrong).toEqual([])
  })

  it('[9.32 9.34] class and mode of the unit choose the column', () => {
    const s = position({
      units: {
        'A/23': { at: 'W0710', mode: 'concentrated' },
        'C/23': { at: 'W0710', mode: 'dispersed' },
        '3-Hus.1': { at: 'W0710', mode: 'concentrated' },
      },
    })
    const [from, to] = [hex('W0710'), hex('W0711')]
    expect(groundPrice(s, unit('C/23'), from, to)).toBe(8)
    expect(groundPrice(s, unit('A/23'), from, to)).toBe(4)
    expect(groundPrice(s, unit('3-Hus.1'), from, to)).toBe(2)
  })

  it('[20.73 M96] mountain troops on foot pay less in rough and over mountain hexsides, plain infantry may not', () => {
    const { whole } = printed.prices
    let cheaper = 0
    for (let way = 0; way < whole['dispersed-mountain'].length; way++) {
      const mountain = whole['dispersed-mountain'][way] ?? -1
      const plain = whole.dispersed[way] ?? -1
      if (plain >= 0) expect(mountain).toBeLessThanOrEqual(plain)
      if (mountain >= 0 && (plain < 0 || mountain < plain)) cheaper += 1
    }
    expect(cheaper).toBeGreaterThan(0)
  })

  it('[11.12] a bridge lifts the river for Dispersed units too, and a destroyed one lifts nothing', () => {
    const s = position({ units: { 'A/23': { at: 'W0710', mode: 'dispersed' }, 'C/23': { at: 'W0710' } } })
    const [from, to] = [hex('W0710'), hex('W0711')]
    expect(groundPrice(s, unit('A/23'), from, to)).toBe(8)
    s.bridge[printed.bridges.findIndex((b) => b.id === 'W0710-W0711')] = 1
    expect(groundPrice(s, unit('A/23'), from, to)).toBe(8 + 24)
    expect(groundPrice(s, unit('C/23'), from, to)).toBe(-1)
  })
})
