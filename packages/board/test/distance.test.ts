// Distances, ranges and bands, against the plainest count of steps.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bands, distances, distanceTable, FAR, idOf, makeBoard, ring, spaceOf, within } from '../src/index.ts'
import { anyGround, anyLayout, kretaPlan, malemePlan, plainSteps } from './boards.ts'

test('on a whole sheet the distance is the least number of steps', () => {
  fc.assert(
    fc.property(anyLayout(7), (layout) => {
      const board = makeBoard({ sheets: [{ layout }] })
      const distance = distances(board)
      for (let a = 0; a < board.size; a += 5)
        for (const [b, steps] of plainSteps(board, a).entries()) expect(distance(a, b)).toBe(steps)
    }),
    { numRuns: 40 },
  )
})

test('between areas it is the least number of ways, a metric where no way is one-way', () => {
  const graph = fc.uniqueArray(
    fc.tuple(fc.nat(8), fc.nat(8)).filter(([a, b]) => a < b),
    { selector: ([a, b]) => a * 9 + b },
  )
  fc.assert(
    fc.property(graph, (pairs) => {
      const board = makeBoard({
        places: Array.from({ length: 9 }, (_, i) => ({ id: `${i}` })),
        links: pairs.map(([a, b]) => ({ from: `${a}`, to: `${b}` })),
      })
      const distance = distances(board)
      for (let a = 0; a < 9; a++) {
        for (const [b, steps] of plainSteps(board, a).entries()) {
          expect(distance(a, b)).toBe(Math.min(FAR, steps))
          expect(distance(a, b)).toBe(distance(b, a))
          for (let c = 0; c < 9; c++) expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c))
        }
      }
    }),
  )
})

test('zones: the least number of ways in the direction asked, holes and one-way links included', () => {
  fc.assert(
    fc.property(anyGround, ({ board }) => {
      const zone = board.named.get('zone')
      if (zone === undefined) return
      const distance = distances(board)
      for (let s = 0; s < board.size; s++) {
        expect(distance(zone, s)).toBe(Math.min(FAR, plainSteps(board, zone)[s] ?? 0))
        expect(distance(s, zone)).toBe(Math.min(FAR, plainSteps(board, s)[zone] ?? 0))
      }
    }),
    { numRuns: 30 },
  )
})

test('a large board without a table counts alike: hexes by the grid, boxes by ways, unjoined parts far', () => {
  const board = makeBoard(kretaPlan)
  const distance = distances(board)
  const between = (a: string, b: string): number => distance(spaceOf(board, a), spaceOf(board, b))
  expect(between('1,1', '89,1')).toBe(88)
  expect(between('89,18', '90,13')).toBe(FAR)
  expect(between('track 1', 'track 5')).toBe(4)
  expect(between('89,20', 'track 1')).toBe(3)
  expect(between('track 5', '92,13')).toBe(3)
  expect(() => distanceTable(board)).toThrow('distance table: found 2294 spaces; allowed: at most 600')
})

test('ring and range are exactly the hexes at and up to that distance, the ring clockwise', () => {
  fc.assert(
    fc.property(anyGround, fc.integer({ min: 0, max: 6 }), ({ board }, radius) => {
      const distance = distances(board)
      const hexes = Array.from({ length: board.size }, (_, s) => s).filter((s) => board.lattice[s] !== -1)
      expect(ring(board, 0, radius).sort((a, b) => a - b)).toEqual(hexes.filter((s) => distance(0, s) === radius))
      expect(within(board, 0, radius).sort((a, b) => a - b)).toEqual(hexes.filter((s) => distance(0, s) <= radius))
    }),
  )
  const maleme = makeBoard(malemePlan)
  expect(ring(maleme, spaceOf(maleme, '0810'), 1).map((s) => idOf(maleme, s))).toEqual([
    '0809',
    '0909',
    '0910',
    '0811',
    '0710',
    '0709',
  ])
  expect(() => ring(maleme, spaceOf(maleme, 'A'), 1)).toThrow('ring around A')
})

test('bands: near limits fall into the nearer band', () => {
  const band = bands([1, 3, 6])
  expect([0, 1, 2, 3, 4, 6, 7].map(band)).toEqual([0, 0, 1, 1, 2, 2, 3])
  expect(() => bands([1, 1])).toThrow('range bands: found 1, 1; allowed')
})
