// The map as the table draws and reads it: both parts hex by hex, the track between them, and what each hex is.
import { neighbours } from '@merkur/board'
import { markOf } from '@merkur/box'
import { item, text } from '@merkur/engine'
import type { BoardDef, BoardPart, Fact, SpaceDef } from '@merkur/table'
import { COLUMN, CUT, GAP, TRACK } from '../box.ts'
import type { Box } from '../box-def.ts'

type MapRow = Box['tables']['map'][number]

/** What is printed round the hexes: the outer frame of the drawn map. */
const EXTENT = [-1.6, -22.6, 99.628, 1.6] as const

/** Half width and half height of a space of the track in the drawn map, and the cut of its corners. */
const TRACK_BOX = { w: 1.335, h: 1.525, cut: 0.12 }

const round = (n: number): number => Math.round(n * 1e6) / 1e6

function hexFacts(box: Box, row: MapRow, rivers: readonly string[]): Fact[] {
  const ground = box.tables.terrain.find((t) => t.id === row.terrain)
  const fact = (id: string, value: string | number, column: string): Fact => ({
    label: text(id),
    value,
    source: markOf(row.source, column),
  })
  const price = (ground?.cost_halves ?? 0) / 2
  const beach = row.beach ? ', beach' : ''
  const place = box.places.find((p) => box.spaces[p.hex] === row.hex)
  return [
    fact('fact.ground', `${(ground?.label ?? row.terrain).toLowerCase()}${beach}`, 'terrain'),
    ...(ground?.effect === 'closed' ? [] : [fact('fact.price', price === 0.5 ? '½' : price, 'terrain')]),
    ...(place
      ? [
          fact('fact.counts', `${place.kind}, ${place.points} ${place.points === 1 ? 'point' : 'points'}`, 'port'),
          ...(place.capacity > 0 ? [fact('fact.capacity', `${place.capacity} units a phase`, 'airfield')] : []),
        ]
      : []),
    ...(row.road ? [fact('fact.route', 'road', 'road')] : row.path ? [fact('fact.route', 'path', 'path')] : []),
    ...(rivers.length > 0 ? [fact('fact.river', rivers.join(', '), 'river')] : []),
    ...(row.exit === '' ? [] : [fact('fact.exit', `to the ${row.exit} by the communication track`, 'exit')]),
    ...(ground?.id === 'sea' ? [] : [fact('fact.height', `${row.elevation_m} m`, 'elevation_m')]),
  ]
}

const hexSpace = (box: Box, row: MapRow, rivers: readonly string[]): SpaceDef => ({
  id: row.hex,
  name: row.place === '' ? row.hex : `${row.place} (${row.hex})`,
  x: round((row.column - 1) * COLUMN + (row.column > CUT ? GAP : 0)),
  y: 1 - row.row - (row.column % 2 === 0 ? 0.5 : 0),
  facts: hexFacts(box, row, rivers),
})

const trackSpaces = (box: Box): SpaceDef[] =>
  box.tables.track.map((t, i) => {
    const { w, h, cut } = TRACK_BOX
    const x = TRACK.x
    const y = round(TRACK.y + TRACK.step * i)
    const corners = [
      [w, h - cut],
      [w - cut, h],
      [cut - w, h],
      [-w, h - cut],
      [-w, cut - h],
      [cut - w, -h],
      [w - cut, -h],
      [w, cut - h],
    ] as const
    return {
      id: t.id,
      name: t.label,
      x,
      y,
      ring: corners.flatMap(([dx, dy]) => [round(x + dx), round(y + dy)]),
      facts: [{ label: text('fact.track'), value: t.neighbours.join(', '), source: markOf(t.source, 'neighbours') }],
    }
  })

/** Where the cursor goes from each space: neighbours, and between the edge columns and the ends of the track. */
function neighboursOf(box: Box): Record<string, string[]> {
  const out: Record<string, string[]> = {}
  for (let space = 0; space <= box.east; space++)
    out[item(box.spaces, space)] = [...neighbours(box.board, space)].map((n) => item(box.spaces, n))
  for (const end of ['west', 'east'] as const) {
    const entry = item(box.spaces, box[end])
    for (const hex of box.exits[end]) {
      const id = item(box.spaces, hex)
      out[id]?.push(entry)
      out[entry]?.push(id)
    }
  }
  return out
}

/** Names of the rivers along each hex. */
function riversOf(box: Box): Map<string, string[]> {
  const out = new Map<string, string[]>()
  for (const e of box.tables.edges) {
    if (e.river === '') continue
    for (const hex of [e.a, e.b]) {
      const names = out.get(hex) ?? []
      if (!names.includes(e.river)) names.push(e.river)
      out.set(hex, names)
    }
  }
  return out
}

/** How many columns a stretch of the long map shows. */
const STRETCH = 27

/** The map in stretches for fast travel: the sectors of the landings, and the track between the two parts. */
function partsOf(box: Box): BoardPart[] {
  const xs = (column: number): number => (column - 1) * COLUMN + (column > CUT ? GAP : 0)
  const last = Math.max(...box.tables.map.map((row) => row.column))
  const stretch = (id: string, title: string, from: number, to: number): BoardPart => ({
    id,
    title,
    box: [xs(from) - 1, EXTENT[1], xs(to) + 1, EXTENT[3]],
  })
  const columnOf = (place: string): number => box.tables.map.find((row) => row.place === place)?.column ?? 1
  const around = (id: string, title: string, place: string): BoardPart => {
    const from = Math.max(1, Math.min(CUT - STRETCH, columnOf(place) - Math.floor(STRETCH / 2)))
    return stretch(id, title, from, from + STRETCH)
  }
  return [
    around('maleme', 'Maleme', 'Maleme airfield'),
    around('chania', 'Chania', 'Chania'),
    around('retimo', 'Retimo', 'Retimo'),
    {
      id: 'track',
      title: 'Communication track',
      box: [TRACK.x - 4, EXTENT[1], TRACK.x + 4, EXTENT[3]],
    },
    stretch('iraklion', 'Iraklion', CUT + 1, last),
    { id: 'whole', title: 'Crete', box: [...EXTENT] },
  ]
}

/** The one board: both parts with the track between them. */
export function mapBoard(box: Box): BoardDef {
  const rivers = riversOf(box)
  return {
    id: 'kreta',
    title: 'Crete, west and east',
    extent: EXTENT,
    hex: { orientation: 'flat', size: 0.5773503 },
    counter: 0.62,
    parts: partsOf(box),
    spaces: [...box.tables.map.map((row) => hexSpace(box, row, rivers.get(row.hex) ?? [])), ...trackSpaces(box)],
    neighbours: neighboursOf(box),
    art: 'kreta',
  }
}
