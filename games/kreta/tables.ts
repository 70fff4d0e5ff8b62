// The tables of the box as they are written, each cell checked: what a data pack may replace.
import {
  among,
  type BoxFiles,
  type BoxReader,
  id,
  many,
  maybe,
  oneOf,
  readBox,
  source,
  truth,
  whole,
  words,
} from '@merkur/box'
import { z } from 'zod/mini'

const scenarios = z.object({
  scenarios: z.array(
    z.object({
      id: z.enum(['historical', 'full']),
      name: z.string(),
      case: z.string(),
      turns: z.int(),
      british: z.enum(['printed', 'free']),
      german: z.enum(['printed', 'free']),
      dummies: z.int(),
      reveal: z.int(),
      victory: z.enum(['hold', 'points']),
      hold: z.int(),
      quickTurn: z.int(),
      quickPoints: z.int(),
      source: z.string(),
    }),
  ),
  options: z.array(
    z.object({
      id: z.string(),
      scenario: z.enum(['historical', 'full']),
      label: z.string(),
      case: z.string(),
      values: z.array(z.string()),
      default: z.string(),
      source: z.string(),
    }),
  ),
})

/** The rows of ground in the results table, the best for the defender first (6.63). */
export const ROWS = ['high-mountains', 'mountains', 'hill-town', 'river', 'clear'] as const
const RESULTS = ['Ae', 'A2', 'A1', '-', 'B1', 'B2', 'B3', 'B4'] as const
export type CombatResult = (typeof RESULTS)[number]

const PARTS = ['west', 'east'] as const

/** Columns and rows of the printed board. */
const COLUMNS = 109
const LINES = 21

function readTables(box: BoxReader) {
  const terrain = box.table('terrain.csv', {
    id: id(),
    label: words(),
    kind: oneOf('ground', 'route', 'crossing', 'sign'),
    effect: oneOf('closed', 'enter', 'replaces', 'adds', 'none'),
    cost_halves: maybe(whole(0, 40)),
    crt_row: maybe(oneOf(...ROWS)),
    case: words(),
    source: source(),
  })
  const ground = among(
    terrain.filter((t) => t.kind === 'ground').map((t) => t.id),
    'a ground of terrain.csv',
  )
  const map = box.table('map.csv', {
    hex: id(),
    column: whole(1, 109),
    row: whole(1, 21),
    part: oneOf(...PARTS),
    terrain: ground,
    elevation_m: whole(-50, 3000),
    town: truth(),
    port: truth(),
    airfield: truth(),
    beach: truth(),
    road: truth(),
    path: truth(),
    exit: oneOf('', ...PARTS),
    place: words(),
    source: source(),
  })
  const hex = among(
    map.map((m) => m.hex),
    'a hex of map.csv',
  )
  const edges = box.table('edges.csv', {
    a: hex,
    b: hex,
    route: oneOf('', 'road', 'path'),
    river: words(),
    bridge: truth(),
    source: source(),
  })
  const figure = maybe(whole(0, 20))
  const units = box.table('units.csv', {
    id: id(),
    seat: oneOf('british', 'german'),
    nation: words(),
    name: words(),
    full_name: words(),
    type: words(),
    size: words(),
    attack: figure,
    defence: whole(0, 20),
    move: whole(1, 20),
    fire_attack: figure,
    fire_defence: figure,
    range: figure,
    artillery: truth(),
    anti_aircraft: truth(),
    tank: truth(),
    parachute: truth(),
    air: truth(),
    beach: truth(),
    port: truth(),
    setup: maybe(hex),
    landing: maybe(hex),
    arrives: maybe(whole(1, 99)),
    arrives_at: words(),
    source: source(),
    note: words(),
    history: words(),
  })
  const unit = among(
    units.map((u) => u.id),
    'a unit of units.csv',
  )
  const face = whole(1, 6)
  const fire = oneOf('E', 'R', '-')
  const antiAircraft = box.table('anti-aircraft.csv', {
    roll: face,
    distance0: fire,
    distance1: fire,
    distance2: fire,
    source: source(),
  })
  const sunk = oneOf('Z', '-')
  const convoy = box.table('convoy.csv', {
    roll: face,
    from0: sunk,
    from3: sunk,
    from6: sunk,
    from9: sunk,
    source: source(),
  })
  const scatter = box.table('scatter.csv', {
    roll: face,
    direction: oneOf('N', 'NE', 'SE', 'S', 'SW', 'NW'),
    source: source(),
  })
  const differences = many(whole(-20, 40))
  const result = oneOf(...RESULTS)
  const crtRows = box.table('crt-rows.csv', {
    id: oneOf(...ROWS),
    label: words(),
    ...numbers(differences),
    source: source(),
  })
  const crt = box.table('crt.csv', { roll: face, ...numbers(result), source: source() })
  const dummies = box.table('dummies.csv', { id: id(), hex, source: source() })
  const limits = box.table('limits.csv', {
    id: id(),
    value: whole(0, 99),
    unit: words(),
    case: words(),
    source: source(),
  })
  const pieces = box.table('pieces.csv', {
    id: id(),
    copies: whole(0, 99),
    seat: words(),
    case: words(),
    source: source(),
    note: words(),
  })
  const places = box.table('places.csv', {
    id: id(),
    name: words(),
    kind: oneOf('airfield', 'port', 'locality'),
    hex,
    points: whole(0, 20),
    air_capacity: whole(0, 20),
    sea_landing: truth(),
    hold: truth(),
    source: source(),
  })
  const track = box.table('track.csv', {
    id: id(),
    label: words(),
    entry: oneOf('', ...PARTS),
    neighbours: many(words()),
    source: source(),
  })
  const turns = box.table('turns.csv', {
    turn: whole(1, 99),
    date: words(),
    time: oneOf('day', 'night'),
    air_points: whole(0, 40),
    landings: truth(),
    british_halved: truth(),
    arrivals: many(unit),
    source: source(),
  })
  const lists = box.json('scenarios.json', scenarios)

  for (const u of units) {
    if (u.artillery && (u.fire_attack === null || u.fire_defence === null || u.range === null))
      box.refuse(u, 'range', 'attack fire, defensive fire and range, since it is artillery')
    if (!u.artillery && u.attack === null) box.refuse(u, 'attack', 'an attack strength, since it is no artillery')
    if (u.parachute && u.landing === null) box.refuse(u, 'landing', 'a hex, since it jumps')
  }
  for (const [file, rows] of [
    ['anti-aircraft.csv', antiAircraft],
    ['convoy.csv', convoy],
    ['scatter.csv', scatter],
    ['crt.csv', crt],
  ] as const)
    if (rows.length !== 6 || rows.some((r, i) => r.roll !== i + 1))
      box.problem({ file, found: `${rows.length} rows`, allowed: 'six, for the rolls 1 to 6 in order' })
  if (map.length !== COLUMNS * LINES || map.some((h) => h.hex !== `${h.column},${h.row}`))
    box.problem({
      file: 'map.csv',
      found: `${map.length} rows`,
      allowed: `each hex of ${COLUMNS} columns and ${LINES} rows once, named by both`,
    })
  for (const row of ROWS)
    if (crtRows.filter((r) => r.id === row).length !== 1)
      box.problem({
        file: 'crt-rows.csv',
        column: 'id',
        found: `not one row ${row}`,
        allowed: 'each row of ground once',
      })
  if (turns.length === 0 || turns.some((t, i) => t.turn !== i + 1))
    box.problem({ file: 'turns.csv', found: `${turns.length} rows`, allowed: 'the turns in order from 1' })
  if (track.length !== 5 || track[0]?.entry !== 'west' || track[4]?.entry !== 'east')
    box.problem({ file: 'track.csv', found: `${track.length} spaces`, allowed: 'five in order from west to east' })
  return {
    terrain,
    map,
    edges,
    units,
    antiAircraft,
    convoy,
    scatter,
    crtRows,
    crt,
    dummies,
    limits,
    pieces,
    places,
    track,
    turns,
    lists,
  }
}

/** The twelve numbered columns of the combat tables. */
function numbers<T>(column: T) {
  return {
    n1: column,
    n2: column,
    n3: column,
    n4: column,
    n5: column,
    n6: column,
    n7: column,
    n8: column,
    n9: column,
    n10: column,
    n11: column,
    n12: column,
  }
}

/** The tables of a box, checked. @throws BoxError with every problem */
export function openTables(files: BoxFiles) {
  return readBox(files, readTables)
}

export type Tables = ReturnType<typeof openTables>
