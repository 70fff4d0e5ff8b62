// The map as the table draws and reads it: areas with their outlines, what touches what, what each area is.
import { markOf } from '@merkur/box'
import { item, text } from '@merkur/engine'
import type { BoardDef, Fact, SpaceDef } from '@merkur/table'
import type { Box } from '../box.ts'

type AreaRow = Box['tables']['areas'][number]

const GROUND = { flat: 'flat', difficult: 'groves and broken ground', hill: 'hill', mountain: 'mountain' } as const
const CITY = { none: '', secondary: 'secondary city', city: 'city' } as const

function factsOf(box: Box, row: AreaRow): Fact[] {
  const fact = (id: string, value: string | number, column: string): Fact => ({
    label: text(id),
    value,
    source: markOf(row.source, column),
  })
  const area = box.spaces.indexOf(row.id)
  const combat = item(box.ground.commonwealth, area).value
  return [
    ...(row.objective ? [fact('fact.objective', 'yes', 'objective')] : []),
    fact('fact.ground', GROUND[row.terrain], 'terrain'),
    ...(row.city === 'none' ? [] : [fact('fact.city', CITY[row.city], 'city')]),
    fact('fact.ground-defence', combat, 'terrain'),
    ...(row.airfield ? [fact('fact.airfield', 'yes', 'airfield')] : []),
    ...(row.port ? [fact('fact.port', 'yes', 'port')] : []),
    ...(row.beach ? [fact('fact.beach', 'yes', 'beach')] : []),
    fact('fact.road', row.road ? 'yes' : 'no', 'road'),
    ...(row.zone === null ? [] : [fact('fact.zone', row.zone, 'zone')]),
    ...(row.drop === '' ? [] : [fact('fact.drop', row.drop, 'drop')]),
    ...(row.letter === '' ? [] : [fact('fact.letter', row.letter, 'letter')]),
    fact('fact.map', box.tables.maps.find((m) => m.id === row.map)?.title ?? row.map, 'map'),
  ]
}

/** The one board: 75 areas of three sector maps and the strategic map, all in one plane. */
export function mapBoard(box: Box): BoardDef {
  const whole = box.tables.maps.find((m) => m.id === 'strategic') ?? item(box.tables.maps, 0)
  const spaces = box.tables.areas.map((row): SpaceDef => {
    const drawn = box.tables.shapes?.areas.find((a) => a.id === row.id)
    return {
      id: row.id,
      name: row.name,
      x: row.x,
      y: row.y,
      ...(drawn ? { ring: drawn.ring } : {}),
      facts: factsOf(box, row),
    }
  })
  return {
    id: 'crete',
    title: 'Crete',
    extent: [whole.x0, whole.y0, whole.x1, whole.y1],
    counter: 0.8,
    spaces,
    neighbours: Object.fromEntries(
      box.everywhere.map((a) => [item(box.spaces, a), (box.near[a] ?? []).map((n) => item(box.spaces, n))]),
    ),
    art: 'crete',
  }
}
