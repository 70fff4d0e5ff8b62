// What a step from hex to hex costs, for each class and mode of unit, worked out once for the whole map (11.14).
import { IMPASSABLE } from '@merkur/board'
import { cell } from '@merkur/engine'
import { BLOCKED, type GroundMap, MOUNTAIN, RIVER, ROAD, STREAM, TRAIL } from './board.ts'
import type { Tables } from './tables.ts'

/** The columns of the chart that units read; the last three are read by leaders (21.6) and by supply (19.22). */
export const COLUMNS = [
  'dispersed',
  'concentrated',
  'dispersed-vehicle',
  'concentrated-vehicle',
  'travel',
  'dispersed-mountain',
  'concentrated-mountain',
  'leader',
  'leader-mountain',
  'supply',
] as const
export type PriceColumn = (typeof COLUMNS)[number]

/**
 * Prices of steps in eighths of a movement point, IMPASSABLE where prohibited, by column. A step over hexside `e` costs
 * `prices[2 * e]` from the hex with the lower number, `prices[2 * e + 1]` from the other one: see `wayOf`.
 */
export interface Prices {
  readonly whole: Readonly<Record<PriceColumn, Int16Array>>
  /** The same with every bridge destroyed. */
  readonly broken: Readonly<Record<PriceColumn, Int16Array>>
  /** 18.12 The same for those whom engineers ferry: water is free, and no road leads over it. */
  readonly ferried: Readonly<Record<PriceColumn, Int16Array>>
  /** What it costs to enter a hex from beyond the edge of the map, and by a road or trail there (26.16, 33.42). */
  readonly enter: Readonly<Record<PriceColumn, Int16Array>>
  readonly enterBy: Readonly<Record<'road' | 'trail', Readonly<Record<PriceColumn, number>>>>
  /** The least that any step of a column costs. */
  readonly cheapest: Readonly<Record<PriceColumn, number>>
}

/** Where the price of a step stands. */
export const wayOf = (side: number, from: number, to: number): number => 2 * side + (from < to ? 0 : 1)

type Row = Tables['terrain'][number]
const PROHIBITED = Number.POSITIVE_INFINITY
type Printed = 'dispersed' | 'concentrated' | 'dispersed_vehicle' | 'concentrated_vehicle' | 'travel'

/** The printed column and, for mountain troops on foot, the one in parentheses before it (20.73). */
const PRINTED: readonly {
  readonly column: PriceColumn
  readonly of: Printed
  readonly mountain?: 'dispersed_mountain' | 'concentrated_mountain'
}[] = [
  { column: 'dispersed', of: 'dispersed' },
  { column: 'concentrated', of: 'concentrated' },
  { column: 'dispersed-vehicle', of: 'dispersed_vehicle' },
  { column: 'concentrated-vehicle', of: 'concentrated_vehicle' },
  { column: 'travel', of: 'travel' },
  { column: 'dispersed-mountain', of: 'dispersed', mountain: 'dispersed_mountain' },
  { column: 'concentrated-mountain', of: 'concentrated', mountain: 'concentrated_mountain' },
]
/** Columns of which the least is taken at each step. */
const LEAST: Readonly<Partial<Record<PriceColumn, readonly PriceColumn[]>>> = {
  leader: ['dispersed', 'concentrated', 'dispersed-vehicle', 'concentrated-vehicle', 'travel'],
  'leader-mountain': [
    'dispersed-mountain',
    'concentrated-mountain',
    'dispersed-vehicle',
    'concentrated-vehicle',
    'travel',
  ],
  supply: ['dispersed', 'concentrated', 'travel'],
}

/** Works out every price of the map. */
export function makePrices(t: Tables, map: GroundMap): Prices {
  const ground = map.grounds.map((g) => t.terrain.find((x) => x.id === g.id))
  const named = (id: Row['id']): Row | undefined => t.terrain.find((x) => x.id === id)
  const rows = {
    mountain: named('mountain'),
    river: named('river'),
    stream: named('stream'),
    road: named('road'),
    trail: named('trail'),
  }

  const steps = stepsOf(map)
  const table = (price: Reading, crossing: Crossing): Int16Array =>
    Int16Array.from(steps.kinds, (kind) => {
      const { bits, bridge } = kind
      const wet = crossing !== 'ferried' && (!bridge || crossing === 'broken')
      const cut = bridge && crossing !== 'whole'
      return stepPrice(price, ground[kind.ground], rows, bits, wet, cut)
    })
  /** The price of each step, from that of its kind. */
  const laid = (prices: Record<PriceColumn, Int16Array>): Record<PriceColumn, Int16Array> => {
    const lay = (of: Int16Array): Int16Array => {
      const out = new Int16Array(steps.kind.length)
      for (let way = 0; way < out.length; way++) out[way] = cell(of, cell(steps.kind, way))
      return out
    }
    return Object.fromEntries(COLUMNS.map((c) => [c, lay(prices[c])])) as Record<PriceColumn, Int16Array>
  }

  const build = (make: (price: Reading) => Int16Array): Record<PriceColumn, Int16Array> => {
    const out: Partial<Record<PriceColumn, Int16Array>> = {}
    for (const { column, of, mountain } of PRINTED)
      out[column] = make((row) => (mountain === undefined ? null : row?.[mountain]) ?? row?.[of] ?? PROHIBITED)
    for (const [column, from] of Object.entries(LEAST))
      out[column as PriceColumn] = least(from.map((c) => out[c] ?? new Int16Array()))
    return out as Record<PriceColumn, Int16Array>
  }
  const single = (row: Row | undefined): Record<PriceColumn, number> => {
    const tables = build((price) => Int16Array.of(asCell(price(row))))
    return Object.fromEntries(COLUMNS.map((c) => [c, cell(tables[c], 0)])) as Record<PriceColumn, number>
  }
  const whole = build((price) => table(price, 'whole'))
  const cheapest = (column: PriceColumn): number =>
    whole[column].reduce((low, price) => (price >= 0 ? Math.min(low, price) : low), Number.POSITIVE_INFINITY)
  return {
    whole: laid(whole),
    cheapest: Object.fromEntries(COLUMNS.map((c) => [c, cheapest(c)])) as Record<PriceColumn, number>,
    broken: laid(build((price) => table(price, 'broken'))),
    ferried: laid(build((price) => table(price, 'ferried'))),
    enter: build((price) => Int16Array.from(map.ground, (g) => asCell(price(ground[g])))),
    enterBy: { road: single(rows.road), trail: single(rows.trail) },
  }
}

/** What the price of a step depends on: the ground it enters, what lies on the hexside, and whether a bridge is there. */
interface StepKind {
  readonly ground: number
  readonly bits: number
  readonly bridge: boolean
}

/** More than the features of a hexside come to as bits. */
const BITS = 2 * TRAIL

/** The kinds of steps that the map has, few against its thousands of hexsides, and the index of its kind for each step. */
function stepsOf(map: GroundMap): { readonly kinds: readonly StepKind[]; readonly kind: Int16Array } {
  const kinds: StepKind[] = []
  const known = new Map<number, number>()
  const kind = new Int16Array(2 * map.board.edges)
  for (let side = 0; side < map.board.edges; side++) {
    const bits = cell(map.sides, side)
    const bridge = cell(map.bridgeOn, side) >= 0
    for (const end of [0, 1]) {
      const ground = cell(map.ground, cell(map.board.ends, 2 * side + 1 - end))
      const key = (ground * 2 + (bridge ? 1 : 0)) * BITS + bits
      const at = known.get(key) ?? kinds.push({ ground, bits, bridge }) - 1
      known.set(key, at)
      kind[2 * side + end] = at
    }
  }
  return { kinds, kind }
}

/** The price that one column reads in a row of the chart. */
type Reading = (row: Row | undefined) => number
/** What water comes to: bridges stand, are destroyed, or an engineer ferries. */
type Crossing = 'whole' | 'broken' | 'ferried'

const asCell = (price: number): number => (price === PROHIBITED ? IMPASSABLE : price)

/**
 * 11.1, 11.11, 11.12 The price of one step: ground and hexside, or the route where that is cheaper (ruling N4).
 * `wet`: water counts; `cut`: no route leads over here, its bridge is
 * destroyed or not used.
 */
function stepPrice(
  price: Reading,
  ground: Row | undefined,
  rows: Readonly<Record<'mountain' | 'river' | 'stream' | 'road' | 'trail', Row | undefined>>,
  bits: number,
  wet: boolean,
  cut: boolean,
): number {
  if (bits & BLOCKED || ground === undefined || ground.id === 'all-sea') return IMPASSABLE
  let sum = price(ground)
  if (bits & MOUNTAIN) sum += price(rows.mountain)
  if (wet && bits & RIVER) sum += price(rows.river)
  if (wet && bits & STREAM) sum += price(rows.stream)
  const route = bits & ROAD ? price(rows.road) : bits & TRAIL ? price(rows.trail) : PROHIBITED
  const best = cut ? sum : Math.min(sum, route)
  return asCell(best)
}

function least(tables: readonly Int16Array[]): Int16Array {
  const out = new Int16Array(tables[0]?.length ?? 0)
  for (let i = 0; i < out.length; i++) {
    let best = IMPASSABLE
    for (const t of tables) {
      const p = cell(t, i)
      if (p !== IMPASSABLE && (best === IMPASSABLE || p < best)) best = p
    }
    out[i] = best
  }
  return out
}
