// The box of Descent on Crete: units, map, prices and charts, built once from the tables and never changed.
import { spaceOf } from '@merkur/board'
import type { BoxFiles } from '@merkur/box'
import type { Ids } from '@merkur/engine'
import { type GroundMap, makeGroundMap } from './board.ts'
import { files } from './box/box.data.ts'
import { type FireCharts, makeFireCharts } from './charts.ts'
import { type Gates, makeGates } from './gates.ts'
import { type Lines, makeLines } from './lines.ts'
import { makePlaces, type Places } from './places.ts'
import { makePrices, type PriceColumn, type Prices } from './prices.ts'
import { MODES } from './tables/words.ts'
import { openTables, type Tables } from './tables.ts'

export type Seat = 'german' | 'commonwealth'
/** Index into MODES: the order of the field `mode`. */
export const DISPERSED = 0
export const CONCENTRATED = 1
export const TRAVEL = 2

type TypeRow = Tables['types'][number]
type UnitRow = Tables['units'][number]

export interface UnitDef {
  readonly id: string
  readonly name: string
  readonly seat: Seat
  readonly nation: UnitRow['nation']
  readonly type: UnitRow['type']
  /** How it moves, fires, assaults: the row of its type. */
  readonly kind: TypeRow
  readonly leader: boolean
  /** Bears the sign of a headquarters, or acts as one. */
  readonly headquarters: boolean
  readonly echelon: UnitRow['echelon']
  readonly independent: boolean
  /** Index of the headquarters it belongs to in the box; -1 for none. */
  readonly superior: number
  /** The group that is paid for together (13.11); empty for none. */
  readonly activation: string
  readonly division: string
  readonly regiment: string
  /** Modes it has, by index; its front face first. */
  readonly modes: readonly number[]
  readonly strength: number
  /** Effectiveness Dispersed, Concentrated and in Travel mode, by mode; 0 for none. */
  readonly effectiveness: readonly [number, number, number]
  readonly opportunityOnly: boolean
  readonly morale: number
  /** In hexes; 1 if none is printed. */
  readonly range: number
  readonly engineer: boolean
  /** The column of 11.14 that it reads in each mode; none for a mode in which it never moves. */
  readonly columns: readonly [PriceColumn | undefined, PriceColumn | undefined, PriceColumn | undefined]
  /** Index of the headquarters a leader belongs to, -1 for none; which units are his (21.0). */
  readonly leads: number
  readonly leadsWhom: 'chain' | 'greek' | 'regiment' | 'none'
  readonly rank: number
}

export interface ScenarioDef {
  readonly id: string
  readonly row: NonNullable<Tables['lists']>['scenarios'][number]
  /** 1 for hexes in play. */
  readonly inPlay: Uint8Array
  /** The hexes of its eastern limit where the map in play ends short of the east edge (ruling M62). */
  readonly landward: ReadonlySet<number>
  /** The row of setups.csv of each unit that is in it, by its index. */
  readonly setups: ReadonlyMap<number, Tables['setups'][number]>
  /** These units by their seats, in the order of the box. */
  readonly units: Readonly<Record<Seat, readonly number[]>>
  /** Strength with which each unit begins or comes; 0 for leaders and for units that are not in it. */
  readonly strength: Int16Array
}

export interface Box extends GroundMap {
  readonly lines: Lines
  readonly gates: Gates
  readonly places: Places
  readonly fireCharts: FireCharts
  readonly tables: Tables
  readonly prices: Prices
  readonly units: readonly UnitDef[]
  /** Indices of the headquarters and of the leaders among them. */
  readonly headquarters: readonly number[]
  readonly leaders: readonly number[]
  /** The units that the box has below each headquarters, leaders left out; empty for the others. */
  readonly below: readonly (readonly number[])[]
  /** Hexes are spaces 0 to hexes - 1; then the boxes beside the map. */
  readonly hexes: number
  readonly spaces: readonly string[]
  readonly boxes: Readonly<Record<(typeof BOXES)[number], number>>
  readonly scenarios: readonly ScenarioDef[]
  /** Hexes whose owner scores: villages, the city, the airfield (33.5). */
  readonly scoring: readonly number[]
  /** The index of each hex among these; -1 for none. */
  readonly scoringAt: Int16Array
  /** The numbers that the rules name, from limits.csv. */
  readonly limits: Readonly<Record<string, number>>
}

/** Boxes beside the map: waiting to land, reinforcements, lost, gone as allowed, not in this scenario. */
const BOXES = ['air', 'off', 'lost', 'left', 'out'] as const

export const ids = (box: Box): Ids => ({
  seats: ['german', 'commonwealth'],
  units: box.units.map((u) => u.id),
  spaces: box.spaces,
  bridges: box.bridges.map((b) => b.id),
  scenarios: box.scenarios.map((x) => x.id),
  scoring: box.scoring.map((hex) => box.spaces[hex] ?? ''),
  victory: box.tables.victory.map((v) => `${v.scenario}/${v.seat}/${v.id}`),
  markers: Array.from({ length: MARKERS }, (_, i) => `supply-${i + 1}`),
  strikes: Array.from({ length: STRIKES }, (_, i) => `strike-${i + 1}`),
})

/** Supply markers and airstrike counters that can be on the map at once. */
const MARKERS = 60
const STRIKES = 20

/** Opens the box of these files: printed ones, or with a data pack laid over them. @throws BoxError with every problem */
export function openBox(from: BoxFiles): Box {
  const tables = openTables(from)
  const map = makeGroundMap(tables)
  const hexes = map.board.size
  const units = makeUnits(tables)
  const scoring = tables.map
    .filter((m) => m.village !== '' || ['village', 'city', 'airfield'].includes(m.terrain))
    .map((m) => spaceOf(map.board, m.hex, 'map.csv'))
  const scoringAt = new Int16Array(hexes).fill(-1)
  scoring.forEach((hex, i) => {
    scoringAt[hex] = i
  })
  return {
    ...map,
    lines: makeLines(map),
    gates: makeGates(tables, map),
    places: makePlaces(tables, map),
    fireCharts: makeFireCharts(tables),
    tables,
    prices: makePrices(tables, map),
    units,
    headquarters: units.flatMap((d, u) => (d.headquarters ? [u] : [])),
    below: belowOf(units),
    leaders: units.flatMap((d, u) => (d.leader ? [u] : [])),
    hexes,
    spaces: [...map.board.ids, ...BOXES],
    boxes: { air: hexes, off: hexes + 1, lost: hexes + 2, left: hexes + 3, out: hexes + 4 },
    scenarios: (tables.lists?.scenarios ?? []).map((row) => {
      const setups = setupsOf(tables, units, row.id)
      return {
        id: row.id,
        row,
        inPlay: limitsOf(tables, map, row),
        landward: landwardOf(map, row.east[0]),
        setups,
        units: { german: membersOf(units, setups, 'german'), commonwealth: membersOf(units, setups, 'commonwealth') },
        strength: strengthOf(tables, units, row.id),
      }
    }),
    scoring,
    scoringAt,
    limits: Object.fromEntries(tables.air.limits.map((l) => [l.id, l.value])),
  }
}

function makeUnits(t: Tables): UnitDef[] {
  const index = new Map(t.units.map((u, i) => [u.id, i]))
  return t.units.map((u): UnitDef => {
    const kind = t.types.find((x) => x.type === u.type)
    if (!kind) throw new Error(`types.csv: found no row ${u.type}, which ${u.id} of units.csv needs`)
    const led = t.leaders.find((l) => l.leader === u.id)
    return {
      id: u.id,
      name: u.name,
      seat: u.side,
      nation: u.nation,
      type: u.type,
      kind,
      leader: kind.move === 'leader',
      headquarters: u.headquarters || u.echelon !== '',
      echelon: u.echelon,
      independent: u.independent,
      superior: index.get(u.superior) ?? -1,
      activation: u.activation,
      division: u.division,
      regiment: u.regiment,
      modes: u.modes.map((m) => MODES.indexOf(m)),
      strength: u.strength ?? 0,
      effectiveness: [u.dispersed ?? 0, u.concentrated ?? 0, 0],
      opportunityOnly: u.opportunity_only,
      morale: u.morale ?? 0,
      range: u.range ?? 1,
      engineer: u.engineer,
      columns: columnsOf(u, kind),
      leads: led?.headquarters == null ? -1 : (index.get(led.headquarters) ?? -1),
      leadsWhom: led?.units ?? 'none',
      rank: led?.rank ?? 0,
    }
  })
}

function belowOf(units: readonly UnitDef[]): number[][] {
  const below = units.map((): number[] => [])
  for (const [u, d] of units.entries())
    for (let up = d.superior; up >= 0; up = units[up]?.superior ?? -1) if (!d.leader) below[up]?.push(u)
  return below
}

/** 9.3, 11.14 The column of prices in each mode that the counter has. */
function columnsOf(u: UnitRow, kind: TypeRow): UnitDef['columns'] {
  const has = (mode: (typeof MODES)[number], column: PriceColumn): PriceColumn | undefined =>
    u.modes.includes(mode) ? column : undefined
  const travel = has('travel', 'travel')
  switch (kind.move) {
    case 'static':
      return [undefined, undefined, undefined]
    case 'gun':
      return [undefined, undefined, travel]
    case 'vehicle':
      return [has('dispersed', 'dispersed-vehicle'), has('concentrated', 'concentrated-vehicle'), travel]
    case 'foot': {
      const mountain = u.nation === 'mountain'
      return [
        has('dispersed', mountain ? 'dispersed-mountain' : 'dispersed'),
        has('concentrated', mountain ? 'concentrated-mountain' : 'concentrated'),
        travel,
      ]
    }
    case 'leader': {
      const column = u.nation === 'mountain' ? 'leader-mountain' : 'leader'
      return [column, column, column]
    }
  }
}

/** The rows of a scenario by unit. */
function setupsOf(t: Tables, units: readonly UnitDef[], scenario: string): ScenarioDef['setups'] {
  const index = new Map(units.map((u, i) => [u.id, i]))
  return new Map(t.setups.filter((r) => r.scenario === scenario).map((r) => [index.get(r.unit) ?? -1, r]))
}

/** The units of a seat that are in a scenario. */
const membersOf = (units: readonly UnitDef[], setups: ScenarioDef['setups'], seat: Seat): number[] =>
  units.flatMap((d, u) => (d.seat === seat && setups.has(u) ? [u] : []))

/** 28.2 to 33.2 The Strength in which each unit is set up or comes. */
function strengthOf(t: Tables, units: readonly UnitDef[], scenario: string): Int16Array {
  const rows = new Map(t.setups.filter((r) => r.scenario === scenario).map((r) => [r.unit, r]))
  return Int16Array.from(units, (u) => {
    const row = rows.get(u.id)
    return row === undefined || u.leader ? 0 : (row.strength ?? u.strength)
  })
}

/** The hexes between the columns that a scenario names; the joined column counts with either sheet. */
function limitsOf(t: Tables, map: GroundMap, row: ScenarioDef['row']): Uint8Array {
  const inPlay = new Uint8Array(map.board.size)
  const holds = ([first, last]: readonly number[], column: number): boolean =>
    first !== undefined && last !== undefined && first <= column && column <= last
  for (const m of t.map) {
    const east = m.sheet === 'east' ? m.column : m.east_name === '' ? 0 : Number(m.east_name.slice(3))
    if ((m.sheet === 'west' && holds(row.west, m.column)) || (east > 0 && holds(row.east, east)))
      inPlay[spaceOf(map.board, m.hex, 'map.csv')] = 1
  }
  return inPlay
}

/** The hexes of column `first` of the East map, or of the joined column where only the West map is in play. */
function landwardOf(map: GroundMap, first: number | undefined): ReadonlySet<number> {
  if (first === 1) return new Set()
  const ending = first === undefined ? /^W..01$/ : new RegExp(`^E..${String(first).padStart(2, '0')}$`)
  return new Set(map.board.ids.flatMap((id, hex) => (ending.test(id) ? [hex] : [])))
}

export const printed = openBox(files)
