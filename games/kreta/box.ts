// The box of Kreta 1941: units, map, track and charts, built once from the tables and never changed.
import { type Board, edgeBetween, makeBoard, spaceOf } from '@merkur/board'
import { BoxError, type BoxFiles, type Problem } from '@merkur/box'
import { cell, type Ids, item } from '@merkur/engine'
import { files } from './box/box.data.ts'
import type { Box, Part, PlaceDef, UnitDef } from './box-def.ts'
import { openTables, ROWS, type Tables } from './tables.ts'

/** Differences beyond these are as these. */
export const FARTHEST = 40

export const ids = (box: Box): Ids => ({
  units: box.units.map((u) => u.id),
  spaces: box.spaces,
  places: box.places.map((p) => p.id),
  masks: box.masks,
  dummies: box.dummies.map((d) => d.id),
})

const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

/** Columns of the western part; the eastern one begins after them. */
export const CUT = 89
export const COLUMN = 0.8660254
/** The gap between the parts, where the track lies: its first space and the way to the next, in the board's plane. */
export const GAP = 4.5
export const TRACK = { x: 78.893, y: -17.225, step: 3.47 } as const

/** Opens the box of these files: printed ones, or with a data pack laid over them. @throws BoxError with every problem */
export function openBox(from: BoxFiles): Box {
  return makeBox(openTables(from))
}

function layBoard(t: Tables): Board {
  const sheet = { rows: 21, orientation: 'flat', offset: 'odd', rowsFrom: 'south', naming: '{C},{R}' } as const
  const closed = new Set(t.terrain.filter((x) => x.effect === 'closed').map((x) => x.id))
  return makeBoard({
    sheets: [
      { layout: { ...sheet, columns: CUT, anchor: { hex: '1,1', x: 0, y: 0 } } },
      {
        layout: {
          ...sheet,
          columns: 109 - CUT,
          firstColumn: CUT + 1,
          anchor: { hex: `${CUT + 1},1`, x: CUT * COLUMN + GAP, y: -0.5 },
        },
      },
    ],
    places: t.track.map((p, i) => ({
      id: p.id,
      neighbours: p.neighbours,
      x: TRACK.x,
      y: TRACK.y + TRACK.step * i,
    })),
    closed: t.map.filter((h) => closed.has(h.terrain)).map((h) => h.hex),
  })
}

function makeBox(t: Tables): Box {
  const board = layBoard(t)
  const hexes = t.map.length
  const spaces = [...board.ids, 'reserve', 'lost']
  const at = (id: string): number => spaceOf(board, id, 'box')
  const space = (id: string | null): number => (id === null || id === '' ? -1 : at(id))
  const kind = new Map(t.terrain.map((x) => [x.id, x]))
  const cost = (id: string): number => kind.get(id)?.cost_halves ?? 0
  const land = new Int16Array(board.size)
  const ground = new Int16Array(board.size).fill(ROWS.length - 1)
  const part = new Int16Array(board.size)
  const price = new Int16Array(board.size).fill(-1)
  const isTown = new Int16Array(board.size)
  const peak = new Int16Array(board.size)
  const isExit = new Int16Array(board.size)
  const isPort = new Int16Array(board.size)
  for (const h of t.map) {
    const hex = at(h.hex)
    part[hex] = h.part === 'west' ? 0 : 1
    const def = kind.get(h.terrain)
    if (h.terrain === 'peaks') peak[hex] = 1
    if (def?.effect === 'closed') continue
    if (h.exit !== '') isExit[hex] = 1
    land[hex] = 1
    ground[hex] = def?.crt_row == null ? ROWS.length - 1 : ROWS.indexOf(def.crt_row)
    price[hex] = cost(h.terrain)
    if (h.terrain === 'town') isTown[hex] = 1
  }
  const river = new Int16Array(board.edges)
  const route = new Int16Array(board.edges)
  const apart: Problem[] = []
  for (const [i, e] of t.edges.entries()) {
    const edge = edgeBetween(board, at(e.a), at(e.b))
    if (edge < 0) {
      const found = `"${e.a}" and "${e.b}"`
      apart.push({ file: 'edges.csv', line: i + 2, column: 'b', found, allowed: 'two neighbouring hexes of one part' })
      continue
    }
    if (e.river !== '') river[edge] = 1
    if (e.route !== '') route[edge] = cost(e.route)
  }
  if (apart.length > 0) throw new BoxError(apart)
  const enter = new Int16Array(2 * board.edges)
  for (let e = 0; e < board.edges; e++)
    for (const side of [0, 1]) {
      const to = cell(board.ends, 2 * e + side)
      if (to >= hexes) continue
      const along = cell(route, e)
      const own = cell(price, to)
      // A town costs the same from every side, along a path too (ruling A3).
      const byRoute = cell(isTown, to) === 1 ? Math.min(along, own) : along
      enter[2 * e + side] = own < 0 ? -1 : along > 0 ? byRoute : own + (cell(river, e) ? cost('river') : 0)
    }
  const places = t.places.map(
    (p): PlaceDef => ({
      id: p.id,
      name: p.name,
      kind: p.kind,
      hex: at(p.hex),
      points: p.points,
      capacity: p.air_capacity,
      sea: p.sea_landing,
      hold: p.hold,
    }),
  )
  for (const p of places) if (p.sea) isPort[p.hex] = 1
  const rows = [...t.units.filter((u) => u.seat === 'british'), ...t.units.filter((u) => u.seat === 'german')]
  const units = rows.map(
    (u): UnitDef => ({
      id: u.id,
      name: u.name,
      type: u.type,
      seat: u.seat,
      attack: (u.artillery ? u.fire_attack : u.attack) ?? 0,
      defence: u.defence,
      fireDefence: u.fire_defence ?? 0,
      range: u.range ?? 0,
      move: u.move,
      gun: u.artillery,
      antiAircraft: u.anti_aircraft,
      tank: u.tank,
      parachute: u.parachute,
      byAir: u.air,
      byBeach: u.beach,
      byPort: u.port,
      setup: space(u.setup),
      landing: space(u.landing),
      arrives: u.arrives ?? 0,
      arrivesAt: u.arrives_at === 'port' ? -1 : space(u.arrives_at),
    }),
  )
  const all = units.map((_, i) => i)
  const british = all.filter((i) => item(units, i).seat === 'british')
  const germans = all.filter((i) => item(units, i).seat === 'german')
  const setUp = british.filter((i) => item(units, i).arrives === 0).length
  const landHexes = t.map.map((h) => at(h.hex)).filter((h) => cell(land, h) === 1)
  const exits = (end: Part): number[] =>
    t.map.filter((h) => h.part === end && h.exit !== '' && cell(land, at(h.hex)) === 1).map((h) => at(h.hex))
  const southEdge = (end: Part): number[] =>
    t.map
      .filter((h) => h.part === end && h.row === 1 && cell(land, at(h.hex)) === 1)
      .sort((a, b) => (end === 'west' ? b.column - a.column : a.column - b.column))
      .map((h) => at(h.hex))
  const beaches = t.map.filter((h) => h.beach).map((h) => at(h.hex))
  return {
    tables: t,
    board,
    hexes,
    spaces,
    west: at(item(t.track, 0).id),
    east: at(item(t.track, 4).id),
    reserve: spaces.indexOf('reserve'),
    lost: spaces.indexOf('lost'),
    units,
    firstGerman: british.length,
    british,
    germans,
    guns: {
      british: british.filter((i) => item(units, i).gun),
      german: germans.filter((i) => item(units, i).gun),
    },
    batteries: british.filter((i) => item(units, i).antiAircraft),
    enter,
    ground,
    riverRow: ROWS.indexOf('river'),
    river,
    land,
    peak,
    isExit,
    landHexes,
    part,
    exits: { west: exits('west'), east: exits('east') },
    southEdge: { west: southEdge('west'), east: southEdge('east') },
    places,
    airfields: places.flatMap((p, i) => (p.kind === 'airfield' ? [i] : [])),
    ports: places.flatMap((p) => (p.sea ? [p.hex] : [])),
    landingPlaces: [...new Set([...places.flatMap((p) => (p.sea ? [p.hex] : [])), ...beaches])].sort((a, b) => a - b),
    isPort,
    masks: Array.from({ length: setUp + t.dummies.length }, (_, i) => `mask-${i + 1}`),
    dummies: t.dummies.map((d) => ({ id: d.id, hex: at(d.hex) })),
    turns: t.turns.map((r) => ({
      day: r.time === 'day',
      air: r.air_points,
      landings: r.landings,
      halved: r.british_halved,
    })),
    number: ROWS.map((row) => numberRow(t, row)),
    results: Array.from({ length: 7 }, (_, die) => ['-' as const, ...figures(t.crt[die - 1])]),
    antiAircraft: Array.from({ length: 7 }, (_, die) => {
      const row = t.antiAircraft[die - 1]
      return row ? [row.distance0, row.distance1, row.distance2] : []
    }),
    coverNeeded: Array.from({ length: 7 }, (_, die) => coverNeeded(t, die)),
    scatter: Array.from({ length: 7 }, (_, die) => DIRECTIONS.indexOf(t.scatter[die - 1]?.direction ?? 'N')),
    limits: Object.fromEntries(t.limits.map((x) => [x.id, x.value])),
  }
}

/** The cells n1 to n12 of a row of a combat table. */
const figures = <T>(row: { readonly [K in `n${number}`]?: T } | undefined): T[] =>
  Array.from({ length: 12 }, (_, i) => row?.[`n${i + 1}`]).filter((x) => x !== undefined)

/** 17.2 The number for each difference: beyond the ends of the row its first and last numbers (ruling K39). */
function numberRow(t: Tables, row: (typeof ROWS)[number]): Int16Array {
  const cells = figures<readonly number[]>(t.crtRows.find((r) => r.id === row))
  const out = new Int16Array(2 * FARTHEST + 1)
  let number = 1
  for (let d = -FARTHEST; d <= FARTHEST; d++) {
    const found = cells.findIndex((c) => c.includes(d))
    if (found >= 0) number = found + 1
    out[d + FARTHEST] = number
  }
  return out
}

function coverNeeded(t: Tables, die: number): number {
  const row = t.convoy[die - 1]
  if (!row) return -1
  const steps = [
    [0, row.from0],
    [3, row.from3],
    [6, row.from6],
    [9, row.from9],
  ] as const
  return steps.find(([, result]) => result === '-')?.[0] ?? -1
}

export const printed = openBox(files)
