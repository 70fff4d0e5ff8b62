// The printed game as plain things: hexes by their numbers, counters, chits and boxes, and a position as a player sees it.
// Nothing here or beside it comes from the rules' code: only the tables of the box and the names of the state.
import { cell, entry } from '@merkur/engine'
import { printed } from '../../box.ts'
import { rules } from '../../game.ts'
import type { Maleme, Seat } from '../../state.ts'

const tables = printed.tables

export type UnitRow = (typeof tables.units)[number]

/** A counter in a position. */
export interface Piece {
  readonly row: UnitRow
  /** A hex, a zone, a box, or nothing. */
  where: string
  back: boolean
  /** Chits on it, by id. */
  pin: string | null
  regroup: string | null
  group: string | null
}

/** A position with everything that changes in play. */
export interface Picture {
  pieces: Record<string, Piece>
  cup: Record<string, number>
  /** Half hours since 8:30. */
  turn: number
  active: Seat
  initiative: Seat
  german: number
  allied: number
  ending: boolean
  chanceGone: boolean
  passes: Record<Seat, number>
  winner: string
  contacted: string[]
  tried: string[]
  held: string[]
  stukas: number
  matildas: boolean
  engineers: boolean
  maori: boolean
  owed: string[]
  plan: Record<string, string>
  revealed: string[]
  dropping: string | null
}

export const other = (seat: Seat): Seat => (seat === 'german' ? 'allied' : 'german')

const hexRows = new Map(tables.map.map((h) => [h.hex, h]))
export const hexRow = (hex: string) => hexRows.get(hex)
export const isHex = (space: string): boolean => hexRows.has(space)
export const isZone = (space: string): boolean => tables.zones.some((z) => z.id === space)
export const zoneRow = (zone: string) => tables.zones.find((z) => z.id === zone)
export const playable = (hex: string): boolean => hexRow(hex)?.playable === true
export const hexes = tables.map.map((h) => h.hex)

/** Column and row of a hex, the row in half hexes from the north: even columns lie half a hex further north. */
const places = new Map(
  hexes.map((hex) => {
    const column = Number(hex.slice(0, 2))
    return [hex, { x: column, y: 2 * Number(hex.slice(2)) - (column % 2 === 0 ? 1 : 0) }]
  }),
)

function placeOf(hex: string): { readonly x: number; readonly y: number } {
  const place = places.get(hex)
  if (!place) throw new Error(`'${hex}' is no hex, and nothing is measured to it`)
  return place
}

/** Hexes from one hex to another, counted the way a player counts: the own hex not, the last one yes. */
export function apart(a: string, b: string): number {
  const p = placeOf(a)
  const q = placeOf(b)
  const across = Math.abs(p.x - q.x)
  const along = Math.abs(p.y - q.y)
  return across + Math.max(0, (along - across) / 2)
}

const rings = new Map(hexes.map((hex) => [hex, hexes.filter((h) => playable(h) && apart(h, hex) === 1)]))

/** The hexes of the map around a hex that are not sea. */
export const around = (hex: string): readonly string[] => rings.get(hex) ?? []

/** The hex next to a hex in a direction of the drift diagram; undefined off the map. */
export function nextTo(hex: string, direction: string): string | undefined {
  const { x, y } = placeOf(hex)
  const move: Record<string, readonly [number, number]> = {
    N: [0, -2],
    NE: [1, -1],
    SE: [1, 1],
    S: [0, 2],
    SW: [-1, 1],
    NW: [-1, -1],
  }
  const [dx, dy] = move[direction] ?? [0, 0]
  return hexes.find((h) => placeOf(h).x === x + dx && placeOf(h).y === y + dy)
}

export const chit = (id: string | null) => tables.markers.find((m) => m.id === id)

/** What the up side of a counter says. */
export const face = (p: Piece) =>
  p.back
    ? {
        of: p.row.back_of ?? 0,
        range: p.row.back_range ?? 0,
        direct: p.row.back_direct_fire,
        immobile: p.row.back_immobile,
      }
    : {
        of: p.row.front_of,
        range: p.row.front_range,
        direct: p.row.front_direct_fire,
        immobile: p.row.front_immobile,
      }

/** OF under a Regrouping marker, or the counter's; without the Pinned marker. An empty cup gives 2 and 0. */
export const plainOf = (p: Piece): number => (p.regroup === null ? face(p).of : (chit(p.regroup)?.regroup_of ?? 2))
export const pinOf = (p: Piece): number => (p.pin === null ? 0 : (chit(p.pin)?.pin_modifier ?? 0))
export const ofOf = (p: Piece): number => plainOf(p) + pinOf(p)
export const goodOrder = (p: Piece): boolean => p.pin === null && p.regroup === null
export const fired = (p: Piece): boolean => p.back && p.row.back === 'fired'
/** Range, 0 when pinned or regrouping, and for a gun that has fired. */
export const range = (p: Piece): number => (goodOrder(p) && !fired(p) ? face(p).range : 0)
export const isLeader = (p: Piece): boolean => p.row.type === 'leader'
export const isMatilda = (p: Piece): boolean => p.row.id.startsWith('Mat')

export const onMap = (p: Piece): boolean => isHex(p.where)
export const inPlay = (p: Piece): boolean => isHex(p.where) || isZone(p.where)

/** Counters of a picture by side: which counters there are never changes. */
const sides = new WeakMap<object, Record<Seat | 'all', readonly Piece[]>>()

function sidesOf({ pieces }: Picture): Record<Seat | 'all', readonly Piece[]> {
  let lists = sides.get(pieces)
  if (!lists) {
    const list = Object.values(pieces)
    lists = {
      all: list,
      german: list.filter((p) => p.row.seat === 'german'),
      allied: list.filter((p) => p.row.seat === 'allied'),
    }
    sides.set(pieces, lists)
  }
  return lists
}

export const all = (picture: Picture): readonly Piece[] => sidesOf(picture).all
export const sideOf = (picture: Picture, seat: Seat): readonly Piece[] => sidesOf(picture)[seat]
export const at = (picture: Picture, where: string, seat: Seat): Piece[] =>
  sideOf(picture, seat).filter((p) => p.where === where)

/** Whether an enemy stands in one of the six hexes around a unit. Units in zones have nobody beside them. */
export const enemyBeside = (picture: Picture, p: Piece): boolean =>
  onMap(p) && sideOf(picture, other(p.row.seat)).some((e) => onMap(e) && apart(e.where, p.where) === 1)

export function piece(picture: Picture, id: string): Piece {
  const found = picture.pieces[id]
  if (!found) throw new Error(`the reading names '${id}', which is no unit`)
  return found
}

const ids = rules.ids(printed)
const named = (dimension: string, row: ArrayLike<number>): string[] =>
  (ids[dimension] ?? []).filter((_, i) => entry(row, i) === 1)
const rows = new Map(tables.units.map((u) => [u.id, u]))

/** The picture of a state, read by the names of its fields. */
export function look(s: Maleme): Picture {
  const spaces = ids.spaces ?? []
  const markers = ids.markers ?? []
  const pieces: Record<string, Piece> = {}
  ;(ids.units ?? []).forEach((id, u) => {
    const row = rows.get(id)
    if (!row) throw new Error(`units.csv has no '${id}'`)
    pieces[id] = {
      row,
      where: spaces[cell(s.at, u)] ?? '',
      back: cell(s.side, u) === 1,
      pin: markers[cell(s.pinned, u)] ?? null,
      regroup: markers[cell(s.regrouping, u)] ?? null,
      group: ids.groups?.[cell(s.assigned, u)] ?? null,
    }
  })
  return {
    pieces,
    cup: Object.fromEntries(markers.map((m, i) => [m, cell(s.cup, i)])),
    turn: s.turn,
    active: s.active,
    initiative: s.initiative,
    german: s.germanWithdrawal,
    allied: s.alliedWithdrawal,
    ending: s.ending,
    chanceGone: s.firstChanceGone,
    passes: { german: cell(s.passes, 0), allied: cell(s.passes, 1) },
    winner: s.winner,
    contacted: named('companies', s.contacted),
    tried: named('companies', s.tried),
    held: named('stars', s.held),
    stukas: s.stukas,
    matildas: s.matildasReleased,
    engineers: s.engineersReleased,
    maori: s.maoriReleased,
    owed: named('units', s.owed),
    plan: Object.fromEntries((ids.drops ?? []).map((d, i) => [d, spaces[cell(s.plan, i)] ?? ''])),
    revealed: named('drops', s.revealed),
    dropping: ids.groups?.[s.dropping] ?? null,
  }
}

/** Drop Group markers and dummies in the order of the box. */
export const dropNames = [...tables.groups.filter((g) => g.marker).map((g) => g.id), 'dummy-1', 'dummy-2']

/** Half hours since 8:30 of a time of day. */
export function halves(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (hour - 8) * 2 + (minute === 30 ? 0 : -1)
}

/** The row of turns.csv for the time of the clock; the last one serves for all later turns. */
export function turnRow(picture: Picture) {
  const row = tables.turns.find((t) => halves(t.time) === picture.turn) ?? tables.turns.at(-1)
  if (!row) throw new Error('turns.csv is empty')
  return row
}

export { tables }
