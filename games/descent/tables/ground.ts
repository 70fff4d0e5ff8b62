// The tables of the ground: what each kind of terrain does, hexes, hexsides and exits.
import { among, type BoxReader, type Column, id, many, maybe, oneOf, source, truth, whole, words } from '@merkur/box'
import { GROUNDS, TERRAIN } from './words.ts'

/** A price in eighths of a movement point; Infinity is prohibited. */
const price: Column<number> = {
  allowed: 'a price in eighths of a movement point from 1 to 99, or P for prohibited',
  read: (text) => (text === 'P' ? Number.POSITIVE_INFINITY : whole(1, 99).read(text)),
}

/** Terrain chart, hexes, hexsides and the ways off the map. */
export function readMap(box: BoxReader) {
  const terrain = box.table('terrain.csv', {
    id: oneOf(...TERRAIN),
    label: words(),
    kind: oneOf('ground', 'hexside', 'mark', 'route'),
    number: maybe(whole(1, 7)),
    stack: maybe(whole(0, 99)),
    dispersed: maybe(price),
    dispersed_vehicle: maybe(price),
    concentrated: maybe(price),
    concentrated_vehicle: maybe(price),
    travel: maybe(price),
    dispersed_mountain: maybe(price),
    concentrated_mountain: maybe(price),
    observe: maybe(whole(0, 9)),
    blocked_by: many(whole(1, 7)),
    fire_row: words(),
    gun_row: words(),
    assault_morale: maybe(whole(0, 9)),
    zone: truth(),
    loc: many(oneOf('two', 'three')),
    airstrikes_doubled: truth(),
    landing_disrupted: truth(),
    crash: truth(),
    supply_path: oneOf('', 'free', 'route'),
    weather_7: maybe(whole(0, 9)),
    weather_11: maybe(whole(0, 9)),
    assault_columns: oneOf('', 'open', 'close'),
    source: source(),
  })
  const map = box.table('map.csv', {
    hex: id(),
    east_name: words(),
    sheet: oneOf('west', 'east'),
    row: whole(1, 61),
    column: whole(1, 52),
    terrain: oneOf(...GROUNDS),
    sea: oneOf('none', 'partial', 'all'),
    elevation_m: maybe(whole(-50, 2500)),
    village: oneOf('', 'major', 'minor'),
    island: oneOf('', 'theodhoroi', 'suda'),
    supply_edge: oneOf('', 'S', 'E'),
    entry: oneOf('', 'A', 'A-trail', 'sfakia'),
    landing: oneOf('', 'layforce', 'kastelli'),
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
    route: oneOf('', 'road', 'trail'),
    water: oneOf('', 'river', 'stream'),
    barrier: oneOf('', 'mountain', 'blocked'),
    bridge: oneOf('', 'road', 'trail'),
    blowable: truth(),
    name: words(),
    source: source(),
  })
  const exits = box.table('exits.csv', {
    hex,
    edge: oneOf('E', 'S', 'W'),
    route: oneOf('road', 'trail'),
    name: words(),
    source: source(),
  })
  for (const g of GROUNDS)
    if (!terrain.some((t) => t.id === g))
      box.problem({ file: 'terrain.csv', found: `no row ${g}`, allowed: 'a row for every ground of map.csv' })
  return { terrain, map, hex, edges, exits }
}
