// The map as the table draws and reads it: hexes, the four off-map zones, what touches what, what each hex is.
import { markOf } from '@merkur/box'
import { cell, item, text } from '@merkur/engine'
import type { BoardDef, Fact, SpaceDef } from '@merkur/table'
import type { Box } from '../box.ts'

/** Distance of two columns of hexes, in hexes from side to side. */
const COLUMN = 0.8660254

/** A box with corners cut by `cut`, as a flat ring. */
const chamfered = (x0: number, y0: number, x1: number, y1: number, cut: number): number[] => [
  x0 + cut,
  y0,
  x1 - cut,
  y0,
  x1,
  y0 + cut,
  x1,
  y1 - cut,
  x1 - cut,
  y1,
  x0 + cut,
  y1,
  x0,
  y1 - cut,
  x0,
  y0 + cut,
]

/** A circle in 24 corners, as a flat ring. */
const circle = (x: number, y: number, r: number): number[] =>
  Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12).flatMap((a) => [
    Math.round((x + r * Math.cos(a)) * 1000) / 1000,
    Math.round((y + r * Math.sin(a)) * 1000) / 1000,
  ])

/** Where the drawn map keeps room for the zones; a test compares with `zones` and `furniture` of the art. */
const ZONES: Readonly<Record<string, { readonly x: number; readonly y: number; readonly ring: readonly number[] }>> = {
  A: { x: -1.41, y: 3, ring: chamfered(-2.12, 0.62, -0.7, 5.44, 0.12) },
  B: { x: -1.41, y: 8, ring: chamfered(-2.12, 5.56, -0.7, 10.44, 0.12) },
  C: { x: -1.41, y: 14, ring: chamfered(-2.12, 10.56, -0.7, 17.45, 0.12) },
  maori: { x: 12.62, y: 2.1, ring: circle(12.62, 2.1, 0.52) },
}

/** What is printed round the hexes: the neatline of the drawn map. */
const EXTENT = [-2.2, -2.62, 13.2, 17.8] as const

const DROPS: Readonly<Record<string, string>> = { drop: 'Drop hex', glider: 'Drop hex, gliders too' }

type MapRow = Box['tables']['map'][number]

function hexFacts(row: MapRow): Fact[] {
  const fact = (id: string, value: string | number, column: string): Fact => ({
    label: text(id),
    value,
    source: markOf(row.source, column),
  })
  const terrain =
    row.terrain === 'airfield' ? 'aerodrome' : row.terrain.replaceAll('_', ' ').replace('riverbed', 'river bed')
  return [
    ...(row.star === '' ? [] : [fact('fact.star', row.star === 'dual' ? 'blue and brown' : row.star, 'star')]),
    ...(row.area === ''
      ? []
      : [fact('fact.area', row.area === 'HQ' ? 'Headquarters Company' : `${row.area} Company`, 'area')]),
    ...(row.drop === ''
      ? []
      : [fact('fact.drop', DROPS[row.drop.includes('glider') ? 'glider' : 'drop'] ?? row.drop, 'drop')]),
    ...(row.raf ? [fact('fact.cross', 'airmen set up here', 'raf')] : []),
    ...(row.zone === '' ? [] : [fact('fact.zone', row.zone === 'maori' ? 'Māori zone' : `Zone ${row.zone}`, 'zone')]),
    fact('fact.ground', terrain, 'terrain'),
    ...(row.route === '' ? [] : [fact('fact.route', row.route.replaceAll('_', ' '), 'route')]),
    fact('fact.height', `${row.elevation_m} m`, 'elevation_m'),
  ]
}

const hexSpace = (row: MapRow): SpaceDef => ({
  id: row.hex,
  name: row.hex,
  x: Math.round((row.column - 1) * COLUMN * 1e6) / 1e6,
  y: row.row - 1 - (row.column % 2 === 0 ? 0.5 : 0),
  facts: hexFacts(row),
})

function zoneSpaces(box: Box): SpaceDef[] {
  return box.tables.zones.map((z) => {
    const place = ZONES[z.id]
    if (!place)
      throw new RangeError(`zones.csv has the zone ${z.id}; the drawn map has ${Object.keys(ZONES).join(', ')}`)
    const fact = (id: string, value: string, column: string): Fact => ({
      label: text(id),
      value,
      source: markOf(z.source, column),
    })
    return {
      id: z.id,
      name: z.label,
      x: place.x,
      y: place.y,
      ring: place.ring,
      facts: [
        fact('fact.touches', z.touches.join(', '), 'touches'),
        ...(z.faces.length > 0 ? [fact('fact.faces', z.faces.join(', '), 'faces')] : []),
        ...(z.adjacent.length > 0
          ? [fact('fact.beside', z.adjacent.map((a) => `Zone ${a}`).join(', '), 'adjacent')]
          : []),
      ],
    }
  })
}

/** Spaces that a cursor goes to from here: neighbours on the map, and across the edge of the zones both ways. */
function neighboursOf(box: Box): Record<string, string[]> {
  const out: Record<string, string[]> = {}
  const add = (from: string, to: string): void => {
    const list = out[from] ?? []
    out[from] = list
    if (!list.includes(to)) list.push(to)
  }
  for (let space = 0; space < box.firstBox; space++) {
    if (cell(box.playable, space) === 0) continue
    for (const n of box.steps[space] ?? []) {
      add(item(box.spaces, space), item(box.spaces, n))
      add(item(box.spaces, n), item(box.spaces, space))
    }
  }
  return out
}

/** The one board: playable hexes (the sea is no space), then the zones. */
export const mapBoard = (box: Box): BoardDef => ({
  id: 'maleme',
  title: 'Maleme',
  extent: EXTENT,
  hex: { orientation: 'flat', size: 0.5773503 },
  counter: 0.62,
  spaces: [...box.tables.map.filter((row) => row.playable).map(hexSpace), ...zoneSpaces(box)],
  neighbours: neighboursOf(box),
  art: 'maleme',
})
