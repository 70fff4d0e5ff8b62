// The map of Descent on Crete: both sheets joined in a T, what each hex and hexside is, and the bridges.
import { type Board, edgeBetween, edgeFeatures, makeBoard, spaceOf } from '@merkur/board'
import { cell } from '@merkur/engine'
import type { Tables } from './tables.ts'

/** What a kind of ground does; one for each ground of terrain.csv, in that order. */
export interface Ground {
  readonly id: string
  /** Strength points that a hex holds (10.1). */
  readonly stack: number
  /** Observation range of who stands in it, in hexes (7.0). */
  readonly observe: number
  /** Number by which a line is blocked in it, 1 to 7; 0 for none. */
  readonly number: number
  /** Bit n is set when a hex with number n between blocks an observer who stands here. */
  readonly blockedBy: number
  /** A zone reaches into it (11.7). */
  readonly zone: boolean
  /** Counts among the two, or three, hexes that end a line of communication (11.6). */
  readonly two: boolean
  readonly three: boolean
  /** A supply path of army or division passes it without a route (19.21). */
  readonly free: boolean
  /** Taken off the range of observation in weather 7 to 10, and in 11 and 12 (7.6). */
  readonly weather7: number
  readonly weather11: number
}

/** Bits of what lies on a hexside. */
export const MOUNTAIN = 1
export const BLOCKED = 2
export const RIVER = 4
export const STREAM = 8
export const ROAD = 16
export const TRAIL = 32

export interface GroundMap {
  readonly board: Board
  readonly grounds: readonly Ground[]
  /** Index of its ground for each hex. */
  readonly ground: Int8Array
  /** Sum of bits for each hexside. */
  readonly sides: Int32Array
  /** The hexside in direction 0 to 5 of a hex at 6 * hex + direction; -1 where the map ends. */
  readonly sideToward: Int32Array
  /** Hexsides with a bridge, and whether it may be blown; the index of the bridge on each hexside, -1 for none. */
  readonly bridges: readonly {
    readonly id: string
    readonly side: number
    readonly road: boolean
    readonly blowable: boolean
  }[]
  readonly bridgeOn: Int8Array
  /** 1 for hexes that a road or trail touches, on a hexside or off the map. */
  readonly onRoute: Uint8Array
  /** 1 on the south or east map edge (19.11). */
  readonly supplyEdge: Uint8Array
  /** 1 for hexes with coast. */
  readonly coast: Uint8Array
}

/** West sheet columns and rows; the joined column is West column 01 and East column 33 (4.8). */
const WEST = { columns: 52, rows: 39 }
const EAST = { columns: 33, rows: 61 }

function joined(t: Tables): Board {
  const west = { ...WEST, orientation: 'pointy', offset: 'odd', columnsFrom: 'east', naming: 'W{RR}{CC}' } as const
  const east = { ...EAST, orientation: 'pointy', offset: 'even', columnsFrom: 'east', naming: 'E{RR}{CC}' } as const
  return makeBoard({
    sheets: [
      { layout: { ...west, anchor: { hex: 'W0152', x: 0, y: 0 } } },
      { layout: east, join: { hex: 'E1033', on: 'W0101' } },
    ],
    closed: t.map.filter((m) => m.terrain === 'all-sea').map((m) => m.hex),
  })
}

/** Joins the sheets and reads what lies on them. Errors name the row of the table and what is allowed. */
export function makeGroundMap(t: Tables): GroundMap {
  const board = joined(t)
  const rows = t.terrain.filter((x) => x.kind === 'ground')
  const grounds = rows.map(
    (x): Ground => ({
      id: x.id,
      stack: x.stack ?? 0,
      observe: x.observe ?? 0,
      number: x.number ?? 0,
      blockedBy: x.blocked_by.reduce((bits, n) => bits | (1 << n), 0),
      zone: x.zone,
      two: x.loc.includes('two'),
      three: x.loc.includes('three'),
      free: x.supply_path === 'free',
      weather7: x.weather_7 ?? 0,
      weather11: x.weather_11 ?? 0,
    }),
  )
  const ground = new Int8Array(board.size).fill(-1)
  const supplyEdge = new Uint8Array(board.size)
  const coast = new Uint8Array(board.size)
  for (const m of t.map) {
    const hex = spaceOf(board, m.hex, 'map.csv')
    if (m.east_name !== '' && spaceOf(board, m.east_name, 'map.csv') !== hex)
      throw new Error(`map.csv, ${m.hex}: found the second name ${m.east_name}, which is another hex of the joined map`)
    ground[hex] = rows.findIndex((x) => x.id === m.terrain)
    if (m.supply_edge !== '') supplyEdge[hex] = 1
    if (m.sea === 'partial') coast[hex] = 1
  }
  const bare = board.ids.find((_, hex) => cell(ground, hex) < 0)
  if (bare !== undefined)
    throw new Error(`map.csv: found no row for ${bare}; allowed: a row for every hex of both sheets`)

  const kinds = ['mountain', 'blocked', 'river', 'stream', 'road', 'trail'] as const
  const features = edgeFeatures(
    board,
    kinds,
    t.edges.flatMap((e) =>
      kinds.flatMap((kind) => ([e.barrier, e.water, e.route].includes(kind) ? [{ a: e.a, b: e.b, kind }] : [])),
    ),
    'edges.csv',
  )
  const sideToward = new Int32Array(board.size * 6).fill(-1)
  for (let hex = 0; hex < board.size; hex++)
    for (let d = 0; d < 6; d++) {
      const other = cell(board.around, 6 * hex + d)
      if (other >= 0) sideToward[6 * hex + d] = edgeBetween(board, hex, other)
    }
  const bridges = t.edges.flatMap((e) =>
    e.bridge === ''
      ? []
      : [
          {
            id: `${e.a}-${e.b}`,
            side: edgeBetween(board, spaceOf(board, e.a), spaceOf(board, e.b)),
            road: e.bridge === 'road',
            blowable: e.blowable,
          },
        ],
  )
  const bridgeOn = new Int8Array(board.edges).fill(-1)
  for (const [i, b] of bridges.entries()) bridgeOn[b.side] = i
  const onRoute = new Uint8Array(board.size)
  for (let side = 0; side < board.edges; side++)
    if (cell(features.mask, side) & (ROAD | TRAIL)) {
      onRoute[cell(board.ends, 2 * side)] = 1
      onRoute[cell(board.ends, 2 * side + 1)] = 1
    }
  for (const x of t.exits) onRoute[spaceOf(board, x.hex, 'exits.csv')] = 1
  return { board, grounds, ground, sides: features.mask, sideToward, bridges, bridgeOn, onRoute, supplyEdge, coast }
}
