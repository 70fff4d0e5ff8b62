// The boards the tests stand on: the real sheets of the games, and random ones.
import fc from 'fast-check'
import { type Board, type BoardPlan, edgeBetween, type HexLayout, makeBoard } from '../src/index.ts'

export const malemeLayout: HexLayout = { columns: 15, rows: 18, orientation: 'flat', offset: 'odd', naming: '{CC}{RR}' }

const west = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `01${String(from + i).padStart(2, '0')}`)

export const malemePlan: BoardPlan = {
  sheets: [{ layout: malemeLayout }],
  places: [
    { id: 'A', x: -1, y: 3, neighbours: [...west(2, 6), 'B'] },
    { id: 'B', x: -1, y: 8, neighbours: [...west(7, 11), 'A', 'C'] },
    { id: 'C', x: -1, y: 14, neighbours: [...west(12, 18), 'B'] },
    { id: 'Maori', x: 14, y: 8, neighbours: ['1509'] },
  ],
  closed: [
    '0101',
    '0201',
    '1001',
    '1101',
    '1201',
    '1301',
    '1401',
    '1501',
    '1202',
    '1302',
    '1402',
    '1502',
    '1403',
    '1503',
    '1504',
  ],
}

const kretaLayout: HexLayout = {
  columns: 89,
  rows: 21,
  orientation: 'flat',
  offset: 'odd',
  rowsFrom: 'south',
  naming: '{C},{R}',
}

export const kretaPlan: BoardPlan = {
  sheets: [
    { layout: kretaLayout },
    {
      layout: {
        ...kretaLayout,
        columns: 20,
        firstColumn: 90,
        anchor: { hex: '91,1', x: (90 * Math.sqrt(3)) / 2 + 4.5, y: 0 },
      },
    },
  ],
  places: [1, 2, 3, 4, 5].map((n) => ({ id: `track ${n}` })),
  links: [
    { from: '89,18', to: 'track 1' },
    ...[1, 2, 3, 4].map((n) => ({ from: `track ${n}`, to: `track ${n + 1}` })),
    { from: 'track 5', to: '90,13' },
  ],
}

const eastWest = { orientation: 'pointy', columnsFrom: 'east' } as const

export const descentPlan: BoardPlan = {
  sheets: [
    {
      layout: {
        ...eastWest,
        columns: 52,
        rows: 39,
        offset: 'odd',
        naming: 'W{RR}{CC}',
        anchor: { hex: 'W0152', x: 0, y: 0 },
      },
    },
    {
      layout: { ...eastWest, columns: 33, rows: 61, offset: 'even', naming: 'E{RR}{CC}' },
      join: { hex: 'E1033', on: 'W0101' },
    },
  ],
}

/** Any layout of a small sheet. */
export const anyLayout = (most = 9): fc.Arbitrary<HexLayout> =>
  fc.record({
    columns: fc.integer({ min: 1, max: most }),
    rows: fc.integer({ min: 1, max: most }),
    orientation: fc.constantFrom('flat' as const, 'pointy' as const),
    offset: fc.constantFrom('odd' as const, 'even' as const),
    columnsFrom: fc.constantFrom('west' as const, 'east' as const),
    rowsFrom: fc.constantFrom('north' as const, 'south' as const),
    firstColumn: fc.integer({ min: 0, max: 40 }),
    firstRow: fc.integer({ min: 0, max: 40 }),
    naming: fc.constantFrom('{CC}{RR}', '{C},{R}', 'W{RR}{CC}'),
  })

/** A sheet with holes, closed hexes, a zone and a one-way link, with costs of 0 to 4 or none for each way, made from numbers. */
export const anyGround = fc
  .record({ layout: anyLayout(6), salt: fc.integer({ min: 1, max: 1 << 29 }), zone: fc.boolean() })
  .map(({ layout, salt, zone }) => {
    const full = makeBoard({ sheets: [{ layout }] })
    const toss = (n: number): number => Math.imul(n + 7, salt | 1) >>> 13
    const leaveOut = full.ids.slice(2).filter((_, i) => toss(i) % 9 === 0)
    const left = full.ids.filter((id) => !leaveOut.includes(id))
    const closed = left.slice(1).filter((_, i) => toss(i + 500) % 11 === 0)
    const board = makeBoard({
      sheets: [{ layout, leaveOut }],
      places: zone ? [{ id: 'zone', neighbours: left.slice(0, 2) }] : [],
      links: zone && left.length > 3 ? [{ from: left.at(-1) ?? '', to: 'zone', oneWay: true }] : [],
      closed,
    })
    const cost = (from: number, to: number): number => {
      const value = toss(from * 977 + to) % 7
      return value > 4 ? -1 : value
    }
    const marked = (space: number): boolean => toss(space + 3000) % 5 === 0
    return { board, cost, marked }
  })

/** Every way of a board as [from, to, edge], read off in the plainest manner. */
export function allWays(board: Board): [number, number, number][] {
  const ways: [number, number, number][] = []
  for (let from = 0; from < board.size; from++)
    for (let to = 0; to < board.size; to++) {
      const edge = edgeBetween(board, from, to)
      if (edge >= 0) ways.push([from, to, edge])
    }
  return ways
}

/** Steps from one space to all others, by relaxing all ways until nothing changes; Infinity when not reached. */
export function plainSteps(board: Board, source: number): number[] {
  const steps = Array.from({ length: board.size }, (_, s) => (s === source ? 0 : Infinity))
  const ways = allWays(board)
  for (let changed = true; changed; ) {
    changed = false
    for (const [from, to] of ways)
      if ((steps[from] ?? Infinity) + 1 < (steps[to] ?? Infinity)) {
        steps[to] = (steps[from] ?? Infinity) + 1
        changed = true
      }
  }
  return steps
}
