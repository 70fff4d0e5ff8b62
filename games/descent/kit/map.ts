// The map as the table draws and reads it: every hex of land on both sheets, its two names, and what it is.
import { neighbours } from '@merkur/board'
import { markOf } from '@merkur/box'
import { cell, entry, item } from '@merkur/engine'
import { type BoardDef, type BoardPart, type Fact, type FactOf, factMaker, type SpaceDef } from '@merkur/table'
import { BLOCKED, MOUNTAIN, RIVER, ROAD, STREAM, TRAIL } from '../board.ts'
import type { Box } from '../box.ts'

type MapRow = Box['tables']['map'][number]

/** The neatline of the drawn map. */
const EXTENT = [-2, -9.7, 84.5, 46.1] as const

const SIDES: readonly (readonly [string, number])[] = [
  ['road', ROAD],
  ['trail', TRAIL],
  ['river', RIVER],
  ['stream', STREAM],
  ['mountain hexside', MOUNTAIN],
  ['blocked hexside', BLOCKED],
]

const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const

/** What lies on the six hexsides: `road: E, W`. */
function hexsides(box: Box, hex: number): string[] {
  return SIDES.flatMap(([name, bit]) => {
    const where = DIRECTIONS.filter((_, d) => {
      const side = cell(box.sideToward, 6 * hex + d)
      return side >= 0 && (cell(box.sides, side) & bit) !== 0
    })
    return where.length > 0 ? [`${name} ${where.join(', ')}`] : []
  })
}

function bridges(box: Box, hex: number): string[] {
  return DIRECTIONS.filter((_, d) => {
    const side = cell(box.sideToward, 6 * hex + d)
    return side >= 0 && cell(box.bridgeOn, side) >= 0
  })
}

const ISLANDS: Readonly<Record<string, string>> = { theodhoroi: 'the island of Ay Theodhoroi', suda: 'Suda island' }

function hexFacts(box: Box, row: MapRow, hex: number, factOf: FactOf): Fact[] {
  const fact = (id: string, value: string | number, column: string): Fact =>
    factOf(id, value, markOf(row.source, column))
  const ground = item(box.grounds, cell(box.ground, hex))
  const label = box.tables.terrain.find((t) => t.id === ground.id)?.label ?? ground.id
  const coast = row.sea === 'partial' ? ', coast' : ''
  const sides = hexsides(box, hex)
  const bridged = bridges(box, hex)
  const exit = box.tables.exits.find((e) => e.hex === row.hex)
  return [
    fact('fact.ground', `${label.toLowerCase()}${coast}`, 'terrain'),
    fact('fact.stack', ground.stack, 'terrain'),
    fact('fact.observe', ground.observe, 'terrain'),
    ...(row.village === '' ? [] : [fact('fact.village', row.village, 'village')]),
    ...(row.east_name === '' ? [] : [fact('fact.second-name', row.east_name, 'east_name')]),
    ...(row.elevation_m === null ? [] : [fact('fact.height', `${row.elevation_m} m`, 'elevation_m')]),
    ...(sides.length > 0 ? [fact('fact.sides', sides.join('; '), 'terrain')] : []),
    ...(bridged.length > 0 ? [fact('fact.bridge', bridged.join(', '), 'terrain')] : []),
    ...(row.supply_edge === '' ? [] : [fact('fact.edge', row.supply_edge === 'S' ? 'south' : 'east', 'supply_edge')]),
    ...(exit ? [factOf('fact.exit', exit.name, markOf(exit.source, 'name'))] : []),
    ...(row.island === '' ? [] : [fact('fact.island', ISLANDS[row.island] ?? row.island, 'island')]),
  ]
}

const round = (n: number): number => Math.round(n * 1e6) / 1e6

function hexSpace(box: Box, row: MapRow, hex: number, factOf: FactOf): SpaceDef {
  return {
    id: row.hex,
    name: row.place === '' ? row.hex : `${row.place} (${row.hex})`,
    x: round(entry(box.board.x, hex)),
    y: round(entry(box.board.y, hex)),
    facts: hexFacts(box, row, hex, factOf),
  }
}

/** A stretch of the map around a hex, for fast travel: as many hexes each way as still show counters. */
function around(box: Box, id: string, title: string, hex: string): BoardPart[] {
  const at = box.board.named.get(hex)
  if (at === undefined) return []
  const x = entry(box.board.x, at)
  const y = entry(box.board.y, at)
  return [{ id, title, box: [round(x - 13), round(y - 9), round(x + 13), round(y + 9)] }]
}

/** The one board: every hex with land; sea hexes are drawn but are no places. */
export function mapBoard(box: Box): BoardDef {
  const rows = box.tables.map.filter((row) => row.sea !== 'all')
  const hexOf = (row: MapRow): number => item([box.board.named.get(row.hex) ?? -1], 0)
  const land = new Set(rows.map(hexOf))
  const factOf = factMaker()
  return {
    id: 'descent',
    title: 'Maleme to Suda Bay',
    extent: EXTENT,
    hex: { orientation: 'pointy', size: 0.5773503 },
    counter: 0.62,
    parts: [
      ...around(box, 'kastelli', 'Kastelli', 'W1041'),
      ...around(box, 'maleme', 'Maleme', 'W0719'),
      ...around(box, 'galatas', 'Galatas', 'W1103'),
      ...around(box, 'suda', 'Canea and Suda', 'E2224'),
      ...around(box, 'askifou', 'Askifou', 'E5204'),
      { id: 'whole', title: 'Whole map', box: [...EXTENT] },
    ],
    spaces: rows.map((row) => hexSpace(box, row, hexOf(row), factOf)),
    neighbours: Object.fromEntries(
      rows.map((row) => [
        row.hex,
        [...neighbours(box.board, hexOf(row))].filter((n) => land.has(n)).map((n) => item(box.spaces, n)),
      ]),
    ),
    art: 'descent',
  }
}
