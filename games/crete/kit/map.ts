// The map as the table draws and reads it: areas with their outlines, what touches what, what each area is.
import { markOf } from '@merkur/box'
import { item, text } from '@merkur/engine'
import type { BoardDef, BoardGate, Fact, SpaceDef } from '@merkur/table'
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

type Slots = NonNullable<Box['tables']['shapes']>['areas'][number]['slots']

/** The mean of flat x,y pairs. */
function middleOf(line: readonly number[]): readonly [number, number] {
  const n = line.length / 2
  let x = 0
  let y = 0
  for (let i = 0; i < n; i++) {
    x += item(line, 2 * i)
    y += item(line, 2 * i + 1)
  }
  return [x / n, y / n]
}

/** Marks lie in a column between the slots of the two sides, from the top. */
function signsOf({ counter, german, commonwealth }: Slots): number[] {
  const ys = [...german, ...commonwealth].filter((_, i) => i % 2 === 1)
  const [gx] = middleOf(german)
  const [cx] = middleOf(commonwealth)
  const x = (gx + cx) / 2
  const top = Math.min(...ys) - counter * 0.6
  return [0, 1, 2].flatMap((k) => [x, top + k * counter * 0.9])
}

/** Doors where an arrow is printed over a border, both ways. */
const gatesOf = (box: Box): BoardGate[] =>
  (box.tables.shapes?.links ?? []).flatMap(({ a, b, x, y }) => [
    { from: a, to: b, x, y },
    { from: b, to: a, x, y },
  ])

/** The one board: 75 areas of three sector maps and the strategic map, all in one plane. */
export function mapBoard(box: Box): BoardDef {
  const whole = box.tables.maps.find((m) => m.id === 'strategic') ?? item(box.tables.maps, 0)
  const spaces = box.tables.areas.map((row): SpaceDef => {
    const drawn = box.tables.shapes?.areas.find((a) => a.id === row.id)
    // The areas between the sectors are drawn at the sectors' scale: their counters lie there larger.
    const slots = drawn?.wide ?? drawn?.slots
    const [x, y] = drawn?.wide ? middleOf([...drawn.wide.german, ...drawn.wide.commonwealth]) : [row.x, row.y]
    return {
      id: row.id,
      name: row.name,
      x,
      y,
      ...(drawn ? { ring: drawn.ring } : {}),
      ...(slots
        ? {
            slots: {
              width: slots.counter,
              places: { german: slots.german, commonwealth: slots.commonwealth },
            },
            signs: [...(drawn?.star ?? []), ...signsOf(slots)],
          }
        : {}),
      facts: factsOf(box, row),
    }
  })
  return {
    id: 'crete',
    title: 'Crete',
    extent: [whole.x0, whole.y0, whole.x1, whole.y1],
    parts: box.tables.maps.map(({ id, title, x0, y0, x1, y1 }) => ({ id, title, box: [x0, y0, x1, y1] })),
    gates: gatesOf(box),
    counter: 0.8,
    spaces,
    neighbours: Object.fromEntries(
      box.everywhere.map((a) => [item(box.spaces, a), (box.near[a] ?? []).map((n) => item(box.spaces, n))]),
    ),
    art: 'crete',
  }
}
