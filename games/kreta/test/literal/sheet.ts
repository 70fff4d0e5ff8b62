// The printed game as plain things: hexes by their numbers, counters, zones, and a position as the umpire sees it.
// Nothing here or beside it comes from the rules' code: only the tables of the box and the names of the state.
import { cell, entry } from '@merkur/engine'
import { printed } from '../../box.ts'
import { rules } from '../../game.ts'
import type { Kreta, Seat } from '../../state.ts'

export const tables = printed.tables

export type UnitRow = (typeof tables.units)[number]

/** A counter in a position. */
export interface Piece {
  readonly row: UnitRow
  /** A hex, a space of the track, a box, or nothing. */
  where: string
  /** It lies face down there. */
  down: boolean
  planned: string
  moved: boolean
  landed: boolean
  contact: boolean
  direct: boolean
  fought: boolean
  fired: boolean
  displaced: boolean
}

/** A position with everything that changes in play. */
export interface Picture {
  pieces: Record<string, Piece>
  /** Hexes of face-down empty counters, and of face-down counters known to be no battery. */
  empty: string[]
  quiet: string[]
  full: boolean
  stage: string
  turn: number
  last: number
  winner: string
  air: number
  dropDone: boolean
  convoyDone: boolean
  flown: Record<string, number>
  held: Record<string, number>
  taken: Record<string, boolean>
  beaten: string[]
  victors: string[]
  back: number
  ways: string[]
  emptied: string[]
  /** Where counters are to lie, while the British set-up is being made: units and empty counters by their names. */
  laid: Record<string, string>
}

export const other = (seat: Seat): Seat => (seat === 'german' ? 'british' : 'german')

const rows = new Map(tables.map.map((h) => [h.hex, h]))
export const hexRow = (hex: string) => rows.get(hex)
export const isHex = (space: string): boolean => rows.has(space)
export const hexes = tables.map.map((h) => h.hex)
export const TRACK = tables.track.map((t) => t.id)
export const isTrack = (space: string): boolean => TRACK.includes(space)

/** 4.32, 17.1 Sea and peaks are closed. */
export const isLand = (hex: string): boolean => !['sea', 'peaks', undefined].includes(hexRow(hex)?.terrain)

const read = new Map<string, readonly [number, number]>()

/** Column and row of a hex, each read once. */
function numbers(hex: string): readonly [number, number] {
  let both = read.get(hex)
  if (!both) {
    const [column = 0, row = 0] = hex.split(',').map(Number)
    both = [column, row]
    read.set(hex, both)
  }
  return both
}

/** 2.1 Columns 1 to 89 are the western part. */
export const partOf = (hex: string): 'west' | 'east' => (numbers(hex)[0] <= 89 ? 'west' : 'east')

const rings = new Map<string, readonly string[]>()

/** The hexes around, of the same part: north, north-east, south-east, south, south-west, north-west. */
export function compass(hex: string): readonly (string | undefined)[] {
  const [c, r] = numbers(hex)
  // An odd column lies half a hex further south.
  const up = c % 2 === 1 ? 0 : 1
  const all = [
    [c, r + 1],
    [c + 1, r + up],
    [c + 1, r + up - 1],
    [c, r - 1],
    [c - 1, r + up - 1],
    [c - 1, r + up],
  ].map(([x, y]) => `${x},${y}`)
  return all.map((h) => (isHex(h) && partOf(h) === partOf(hex) ? h : undefined))
}

export function around(hex: string): readonly string[] {
  let ring = rings.get(hex)
  if (!ring) {
    ring = isHex(hex) ? compass(hex).filter((h) => h !== undefined) : []
    rings.set(hex, ring)
  }
  return ring
}

/** Hexes from one to another inside a part; without end between the parts. */
export function apart(a: string, b: string): number {
  if (!isHex(a) || !isHex(b) || partOf(a) !== partOf(b)) return Number.POSITIVE_INFINITY
  const [c, r] = numbers(a)
  const [d, q] = numbers(b)
  const wide = Math.abs(c - d)
  const high = Math.abs(2 * r + (c % 2 === 0 ? 1 : 0) - 2 * q - (d % 2 === 0 ? 1 : 0))
  return wide + Math.max(0, (high - wide) / 2)
}

const edges = new Map(tables.edges.flatMap((e) => [[`${e.a} ${e.b}`, e] as const, [`${e.b} ${e.a}`, e] as const]))
export const edgeRow = (a: string, b: string) => edges.get(`${a} ${b}`)

/** 3.0 Odd turns are day. */
export const isDay = (p: Picture): boolean => p.turn % 2 === 1

export const all = (p: Picture): Piece[] => Object.values(p.pieces)
const sides = new WeakMap<Picture, Readonly<Record<Seat, readonly Piece[]>>>()

/** Units of a side in the order of the box: the same ones as long as the position is looked at. */
export function sideOf(p: Picture, seat: Seat): readonly Piece[] {
  let both = sides.get(p)
  if (!both) {
    const of = (side: Seat): Piece[] => all(p).filter((x) => x.row.seat === side)
    both = { german: of('german'), british: of('british') }
    sides.set(p, both)
  }
  return both[seat]
}
export const seatOf = (x: Piece): Seat => x.row.seat
export const named = (p: Picture, id: string): Piece => {
  const piece = p.pieces[id]
  if (!piece) throw new Error(`no unit '${id}'`)
  return piece
}

/** Units of a side in a space, in the order of the box. */
export const at = (p: Picture, seat: Seat, space: string): Piece[] =>
  space === '' ? [] : sideOf(p, seat).filter((x) => x.where === space)

/** 16.1, A4 Whether anything of the enemy fills a space: for Germans an empty counter too. */
export const isEnemy = (p: Picture, seat: Seat, space: string): boolean =>
  sideOf(p, other(seat)).some((x) => x.where === space) || (seat === 'german' && p.empty.includes(space))

/** 5.11 Whether a hex is in an enemy zone. */
export const inZone = (p: Picture, seat: Seat, hex: string): boolean => around(hex).some((h) => isEnemy(p, seat, h))

/** Enemy counters and their zones on the map, for many questions about one moment. */
export function danger(p: Picture, seat: Seat): { enemies: ReadonlySet<string>; zones: ReadonlySet<string> } {
  const enemies = new Set(sideOf(p, other(seat)).map((x) => x.where))
  if (seat === 'german') for (const hex of p.empty) enemies.add(hex)
  return { enemies, zones: new Set([...enemies].flatMap(around)) }
}

export const isGun = (x: Piece): boolean => x.row.artillery
/** What a unit attacks with: a gun with its attack fire (7.51). */
export const attackOf = (x: Piece): number => (isGun(x) ? x.row.fire_attack : x.row.attack) ?? 0

/** The position of a state. */
export function look(s: Kreta): Picture {
  const ids = rules.ids(s.box)
  const space = (x: number): string => s.box.spaces[x] ?? ''
  const yes = (row: ArrayLike<number>, u: number): boolean => entry(row, u) === 1
  const under = new Map<number, number>()
  for (let m = 0; m < s.maskAt.length; m++) if (cell(s.maskAt, m) >= 0) under.set(cell(s.maskOf, m), m)
  const pieces: Record<string, Piece> = {}
  for (const row of tables.units) {
    const u = (ids.units ?? []).indexOf(row.id)
    const mask = under.get(u)
    pieces[row.id] = {
      row,
      where: space(mask === undefined ? cell(s.at, u) : cell(s.maskAt, mask)),
      down: mask !== undefined,
      planned: space(cell(s.planned, u)),
      moved: yes(s.moved, u),
      landed: yes(s.landed, u),
      contact: yes(s.contact, u),
      direct: yes(s.direct, u),
      fought: yes(s.fought, u),
      fired: yes(s.fired, u),
      displaced: yes(s.displaced, u),
    }
  }
  const masks = [...s.maskAt].flatMap((hex, m) => (hex >= 0 ? [{ hex: space(hex), m }] : []))
  const places = <T>(value: (i: number) => T): Record<string, T> =>
    Object.fromEntries(tables.places.map((place, i) => [place.id, value(i)]))
  const list = (units: readonly number[]): string[] => units.map((u) => ids.units?.[u] ?? '')
  return {
    pieces,
    empty: masks.flatMap(({ hex, m }) => (cell(s.maskOf, m) < 0 ? [hex] : [])).sort(),
    quiet: masks.flatMap(({ hex, m }) => (cell(s.quiet, m) === 1 ? [hex] : [])).sort(),
    full: s.scenario === 'full',
    stage: s.stage,
    turn: s.turn,
    last: s.lastTurn,
    winner: s.winner,
    air: s.air,
    dropDone: s.dropDone,
    convoyDone: s.convoyDone,
    flown: places((i) => cell(s.flown, i)),
    held: places((i) => cell(s.held, i)),
    taken: places((i) => yes(s.taken, i)),
    beaten: list(s.beaten),
    victors: list(s.victors),
    back: s.back,
    ways: s.ways.map(space).sort(),
    emptied: s.emptied.map(space).sort(),
    laid: Object.fromEntries(
      [
        ...tables.units.map((row) => [row.id, cell(s.plan, (ids.units ?? []).indexOf(row.id))] as const),
        ...tables.dummies.map((row, i) => [row.id, cell(s.planEmpty, i)] as const),
      ].flatMap(([id, hex]) => (hex >= 0 ? [[id, space(hex)]] : [])),
    ),
  }
}
