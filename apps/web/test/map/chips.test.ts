// From afar: how many counters each side has in a neighbourhood, every counter counted once.
import type { CounterView } from '@merkur/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterAt, clustersIn } from '../../src/map/chips.ts'
import { spacesOf } from '../../src/map/hit.ts'
import type { MapState } from '../../src/map/state.ts'

const SPACES = Array.from({ length: 40 }, (_, i) => ({
  id: `s${i}`,
  name: `s${i}`,
  x: 5 + (i % 8) * 12,
  y: 5 + (i >> 3) * 9,
}))

/** A window of 1000 x 500 pixels on a board of 100 x 50 units, with counters one unit wide. */
function stateOf(where: readonly number[], scale: number): MapState {
  const counters: Record<string, CounterView> = {}
  where.forEach((s, i) => {
    counters[`p${i}`] = { piece: `p${i}`, space: `s${s}`, face: 0, z: 0, badges: [] }
  })
  const board = { id: 'b', title: 'b', extent: [0, 0, 100, 50] as const, counter: 1, spaces: SPACES, neighbours: {} }
  return {
    board,
    spaces: spacesOf(board),
    pieces: new Map(where.map((_, i) => [`p${i}`, { id: `p${i}`, seat: i % 3 === 0 ? 'german' : 'allied' }])),
    view: { counters, marks: {}, lines: {} },
    high: { pieces: ['p0'] },
    port: { x: 0, y: 0, scale, width: 1000, height: 500 },
  } as unknown as MapState
}

test('every counter in the window is counted once, whatever lies together', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(39), { maxLength: 60 }), (where) => {
      const clusters = clustersIn(stateOf(where, 10))
      const sum = clusters.flatMap(({ counts }) => [...counts.values()]).reduce((a, b) => a + b, 0)
      expect(sum).toBe(where.length)
      expect(clusters.some(({ light }) => light === 'legal')).toBe(where.length > 0)
    }),
  )
})

test('counters large enough to be drawn have no chip; far spaces share one when the map shrinks', () => {
  expect(clustersIn(stateOf([0, 1], 20))).toEqual([])
  expect(clustersIn(stateOf([0, 1], 10))).toHaveLength(2)
  expect(clustersIn(stateOf([0, 1], 2))).toHaveLength(1)
})

test('a press on a chip finds its counters, a press beside it does not', () => {
  const state = stateOf([0, 0, 9], 10)
  const [first] = clustersIn(state)
  expect(first).toMatchObject({ space: 's0', total: 2 })
  expect(clusterAt(state, (first?.x ?? 0) + 5, first?.y ?? 0)?.space).toBe('s0')
  expect(clusterAt(state, (first?.x ?? 0) + 60, first?.y ?? 0)).toBeNull()
})
