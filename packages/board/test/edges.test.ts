// Rivers, roads and bridges on hexsides and borders.
import { describe, expect, test } from 'vitest'
import {
  across,
  bearing,
  edgeBetween,
  edgeFeatures,
  featuresBetween,
  hexsideEnds,
  makeBoard,
  spaceOf,
} from '../src/index.ts'
import { allWays, descentPlan, malemePlan } from './boards.ts'

const board = makeBoard(malemePlan)
const at = (id: string): number => spaceOf(board, id)

test('an edge is the same from both sides, and each has two ends', () => {
  for (const [from, to, edge] of allWays(board)) {
    expect(edgeBetween(board, to, from)).toBe(edge)
    expect(across(board, edge, from)).toBe(to)
  }
  expect(new Set(allWays(board).map(([, , edge]) => edge)).size).toBe(board.edges)
  expect(edgeBetween(board, at('0101'), at('0103'))).toBe(-1)
})

test('opposite bearings differ by three; links have none', () => {
  for (const [from, to] of allWays(board)) {
    const d = bearing(board, from, to)
    expect(bearing(board, to, from)).toBe(d < 0 ? -1 : (d + 3) % 6)
  }
  expect(bearing(board, at('0109'), at('0210'))).toBe(2)
  expect(bearing(board, at('0109'), at('B'))).toBe(-1)
})

test('a hexside stands square on the line between its two centres', () => {
  for (const [from, to, edge] of allWays(board)) {
    const ends = hexsideEnds(board, edge)
    if (!ends) {
      expect(bearing(board, from, to)).toBe(-1)
      continue
    }
    const [x1, y1, x2, y2] = ends
    expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(1 / Math.sqrt(3))
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const)
      for (const s of [from, to])
        expect(Math.hypot(x - (board.x[s] ?? 0), y - (board.y[s] ?? 0))).toBeCloseTo(1 / Math.sqrt(3))
  }
})

describe('edge tables', () => {
  const kinds = ['road', 'river', 'bridge'] as const
  test('features add up and are found from both sides, also by second names', () => {
    const sheets = makeBoard(descentPlan)
    const features = edgeFeatures(sheets, kinds, [
      { a: 'W0420', b: 'W0419', kind: 'river' },
      { a: 'W0419', b: 'W0420', kind: 'bridge' },
      { a: 'E1033', b: 'E1032', kind: 'road' },
    ])
    const on = (a: string, b: string): number =>
      featuresBetween(sheets, features, spaceOf(sheets, a), spaceOf(sheets, b))
    expect(on('W0419', 'W0420')).toBe(features.bit.river + features.bit.bridge)
    expect(on('E1032', 'W0101')).toBe(features.bit.road)
    expect(on('W0420', 'W0421')).toBe(0)
    expect(on('W0420', 'W0422')).toBe(0)
  })
  test('bad rows are refused by their number', () => {
    const read =
      (a: string, b: string, kind: (typeof kinds)[number], more: (typeof kinds)[number][] = []) =>
      () =>
        edgeFeatures(board, kinds, [{ a, b, kind }, ...more.map((k) => ({ a, b, kind: k }))], 'edges.csv')
    expect(read('0109', '0309', 'road')).toThrow(
      'edges.csv row 1: found 0109 and 0309, which do not touch; allowed: neighbours of 0109: 0108, 0209, 0210, 0110, B',
    )
    expect(read('0109', '9999', 'road')).toThrow('edges.csv row 1: found unknown space "9999"')
    expect(read('0109', '0110', 'wall' as 'road')).toThrow(
      'edges.csv row 1: found kind "wall"; allowed: road, river, bridge',
    )
    expect(read('0109', '0110', 'road', ['river', 'road'])).toThrow(
      'edges.csv row 3: found road between 0109 and 0110 a second time',
    )
    const many = Array.from({ length: 32 }, (_, i) => `kind ${i}`)
    expect(() => edgeFeatures(board, many, [])).toThrow('at most 31 different ones')
  })
})
