// The printed game as plain things: areas and counters by their names, and a position as a player sees it.
// Nothing here or beside it comes from the rules' code: only the tables of the box and the names of the state.
import { cell, entry } from '@merkur/engine'
import { printed } from '../../box.ts'
import type { Crete, Seat } from '../../state.ts'

const tables = printed.tables

export type UnitRow = (typeof tables.units)[number]

/** A counter in a position. */
export interface Piece {
  readonly row: UnitRow
  /** An area, a box, or nothing. */
  where: string
  reduced: boolean
  scatter: boolean
  /** 0 fresh, 1 done, 2 has come into a contested area, 3 must assault. */
  deed: number
  fired: boolean
  silenced: boolean
  supported: boolean
  used: boolean
  flown: boolean
  glider: boolean
  untested: boolean
  /** It came ashore on an enemy beach in this turn. */
  ashore: boolean
  aim: string
}

/** A position with everything that changes in play. */
export interface Picture {
  pieces: Record<string, Piece>
  turn: number
  side: Seat
  active: string
  initiative: Seat
  solo: boolean
  freeDrops: boolean
  doing: string
  activated: Set<string>
  /** The reinforcement box and the Luftwaffe zone have been active, the one crash-landing has been made. */
  used: { box: boolean; sky: boolean; crash: boolean }
  /** Groups that an airfield has brought. */
  airDue: number
  fortsLeft: number
  limit: number
  moved: number
  counted: Set<string>
  /** Areas that the automaton has looked at in this turn for a march. */
  looked: Set<string>
  /** What the automaton is about: bombardments 0, marches, assaults, shots, the Māori, one more march 5, over 6. */
  step: number
  forts: Set<string>
  owner: Record<string, number>
  alone: Record<string, number>
  lost: string[]
  convoy: string
  winner: string
  held: number
}

export const other = (seat: Seat): Seat => (seat === 'german' ? 'commonwealth' : 'german')

export const areaIds = tables.areas.map((a) => a.id)
const areaRows = new Map(tables.areas.map((a) => [a.id, a]))
export function area(id: string) {
  const row = areaRows.get(id)
  if (!row) throw new Error(`'${id}' is no area`)
  return row
}
export const isArea = (where: string): boolean => areaRows.has(where)

const borders = new Map<string, { to: string; road: boolean }[]>(areaIds.map((id) => [id, []]))
for (const { a, b, road } of tables.borders) {
  borders.get(a)?.push({ to: b, road })
  borders.get(b)?.push({ to: a, road })
}
export const bordersOf = (id: string) => borders.get(id) ?? []
export const near = (id: string): string[] => bordersOf(id).map((b) => b.to)

export const night = (p: Picture): boolean => p.turn % 3 === 0

/** Every counter that stands in an area. */
export const standing = (p: Picture): Piece[] => Object.values(p.pieces).filter((x) => isArea(x.where))
export const at = (p: Picture, where: string, seat: Seat): Piece[] => sideOf(p, seat).filter((x) => x.where === where)

/** Counters on land by side: which counters there are never changes. */
const sides = new WeakMap<object, Record<Seat, readonly Piece[]>>()

function sideOf({ pieces }: Picture, seat: Seat): readonly Piece[] {
  let lists = sides.get(pieces)
  if (!lists) {
    const land = Object.values(pieces).filter((x) => x.row.type !== 'bomber')
    lists = {
      german: land.filter((x) => x.row.seat === 'german'),
      commonwealth: land.filter((x) => x.row.seat === 'commonwealth'),
    }
    sides.set(pieces, lists)
  }
  return lists[seat]
}

export const contested = (p: Picture, where: string): boolean =>
  at(p, where, 'german').length > 0 && at(p, where, 'commonwealth').length > 0
export const aloneIn = (p: Picture, where: string, seat: Seat): boolean =>
  at(p, where, seat).length > 0 && at(p, where, other(seat)).length === 0
export const empty = (p: Picture, where: string): boolean =>
  at(p, where, 'german').length === 0 && at(p, where, 'commonwealth').length === 0

/** 5.1 Six a side in an area of a sector map; no limit on the strategic map. */
export const room = (p: Picture, where: string, seat: Seat): boolean =>
  area(where).map === 'strategic' || at(p, where, seat).length < 6

export const isLeader = (x: Piece): boolean => x.row.type === 'leader'
export const isBattery = (x: Piece): boolean => x.row.type === 'artillery'
export const isUnit = (x: Piece): boolean => !isLeader(x) && !isBattery(x)
export const leadsAssault = (x: Piece): boolean => isUnit(x) && x.row.type !== 'anti-aircraft'

/** The figures of the side that shows. */
export const printedAttack = (x: Piece): number => (x.reduced ? x.row.back_attack : x.row.attack) ?? 0
export const printedDefence = (x: Piece): number => (x.reduced ? x.row.back_defence : x.row.defence) ?? 0
export const printedMovement = (x: Piece): number =>
  x.row.fixed ? 0 : ((x.reduced ? x.row.back_movement : x.row.movement) ?? 0)
export const printedGuns = (x: Piece): number => (x.reduced ? x.row.back_artillery : x.row.artillery) ?? 0
export const printedDca = (x: Piece): number => (x.reduced ? x.row.back_dca : x.row.dca) ?? 0

/** 7.3 Scattered: attack 2, defence 3, movement 0. */
export const attack = (x: Piece): number => (x.scatter ? 2 : printedAttack(x))
export const defence = (x: Piece): number => (x.scatter ? 3 : printedDefence(x))
export const movement = (x: Piece): number => (x.scatter ? 0 : printedMovement(x))

/** 2.4, 2.5 Whom an enemy may hit here: units; batteries where there are none; leaders where there is nobody else. */
export function hittable(list: readonly Piece[]): Piece[] {
  for (const kind of [isUnit, isBattery, isLeader]) {
    const found = list.filter(kind)
    if (found.length > 0) return found
  }
  return []
}

const PARACHUTE_DIVISION = ['G-Suessman', 'G-Ramcke']
const BRIGADES: Readonly<Record<string, string>> = {
  'G-Meindl': 'sturm',
  'G-Heydrich': 'fjr3',
  'G-Brauer': 'fjr1',
  'G-Sturm': 'fjr2',
  'G-Ringel': '5geb',
  'C-Hargest': '5bde',
  'C-Puttick': '10bde',
  'C-Weston': 'mnbdo',
  'C-Campbell': '19bde',
  'C-Vasey': '19res',
  'C-Chappel': '14bde',
}

/** 2.5 Whether a unit depends on a leader for the retreat of 2.4: parachutists on Suessman and Ramcke, all on Freyberg. */
export function commands(leader: Piece, x: Piece): boolean {
  if (leader.row.id === 'C-Freyberg') return x.row.seat === 'commonwealth'
  if (PARACHUTE_DIVISION.includes(leader.row.id)) return x.row.para
  return BRIGADES[leader.row.id] === x.row.formation
}

/** 2.5 +1 from a leader in the same area: his own troops, or anybody for a divisional leader. */
export const bonusFrom = (p: Picture, x: Piece, where: string): boolean =>
  !isLeader(x) && at(p, where, x.row.seat).some((l) => isLeader(l) && (l.row.divisional || commands(l, x)))

/** Steps over borders that stay on one map. */
export function apart(a: string, b: string): number {
  let reached = new Set([a])
  for (let n = 0; n < 60; n++) {
    if (reached.has(b)) return n
    reached = new Set([...reached, ...[...reached].flatMap(near).filter((x) => area(x).map === area(a).map)])
  }
  return 99
}

const GERMAN_LOWER = ['G-Meindl', 'G-Heydrich', 'G-Brauer', 'G-Sturm']
const COMMONWEALTH_LOWER = ['C-Hargest', 'C-Puttick', 'C-Weston', 'C-Campbell', 'C-Vasey', 'C-Chappel']

/** 2.5 The lower leaders within two areas of a divisional leader on the same map. */
export function below(p: Picture, x: Piece): Piece[] {
  const list =
    x.row.id === 'C-Freyberg' ? COMMONWEALTH_LOWER : PARACHUTE_DIVISION.includes(x.row.id) ? GERMAN_LOWER : []
  return list
    .map((id) => p.pieces[id])
    .filter((l): l is Piece => l !== undefined && isArea(l.where) && apart(l.where, x.where) <= 2)
}

/** 2.5 The artillery a leader or battery has to give now. */
export function guns(p: Picture, x: Piece): number {
  if (!isLeader(x) && !isBattery(x)) return 0
  if (x.scatter || x.silenced) return 0
  if (x.row.id === 'G-Ringel') return 0
  if (!x.row.divisional) return printedGuns(x)
  return below(p, x)
    .filter((l) => !l.scatter && !l.silenced && !l.used)
    .reduce((sum, l) => sum + printedGuns(l), 0)
}

/** 2.5 Guns reach their own area and, unless it is contested, the neighbouring ones. */
export const reaches = (p: Picture, x: Piece, where: string): boolean =>
  x.where === where || (near(x.where).includes(where) && !contested(p, x.where))

/** 2.5, 8 What using his strength does to others. */
export function fire(p: Picture, x: Piece, how: 'bombard' | 'assault' | 'defence'): void {
  x.used = true
  if (how === 'bombard') x.fired = true
  if (how === 'assault') x.supported = true
  if (isBattery(x)) return
  if (x.row.divisional) {
    for (const l of below(p, x)) l.silenced = true
    const twin = x.row.id === 'G-Suessman' ? 'G-Ramcke' : x.row.id === 'G-Ramcke' ? 'G-Suessman' : ''
    const brother = p.pieces[twin]
    if (brother) brother.silenced = true
    return
  }
  for (const above of standing(p))
    if (isLeader(above) && above.row.divisional && below(p, above).includes(x)) above.silenced = true
}

const spaces = printed.spaces
const rows = new Map(tables.units.map((u) => [u.id, u]))

/** The picture of a state, read by the names of its fields. */
export function look(s: Crete): Picture {
  const pieces: Record<string, Piece> = {}
  printed.units.forEach(({ id }, u) => {
    const row = rows.get(id)
    if (!row) throw new Error(`units.csv has no '${id}'`)
    pieces[id] = {
      row,
      where: spaces[cell(s.at, u)] ?? '',
      reduced: cell(s.reduced, u) === 1,
      scatter: cell(s.scatter, u) === 1,
      deed: cell(s.deed, u),
      fired: cell(s.fired, u) === 1,
      silenced: cell(s.silenced, u) === 1,
      supported: cell(s.supported, u) === 1,
      used: cell(s.used, u) === 1,
      flown: cell(s.flown, u) === 1,
      glider: cell(s.glider, u) === 1,
      untested: cell(s.untested, u) === 1,
      ashore: cell(s.ashore, u) === 1,
      aim: spaces[cell(s.aim, u)] ?? '',
    }
  })
  const marked = (row: ArrayLike<number>): Set<string> => new Set(areaIds.filter((_, i) => entry(row, i) === 1))
  const numbers = (row: ArrayLike<number>): Record<string, number> =>
    Object.fromEntries(areaIds.map((id, i) => [id, entry(row, i)]))
  return {
    pieces,
    turn: s.turn,
    side: s.side,
    active: spaces[s.active] ?? '',
    initiative: s.initiative,
    solo: s.solo,
    freeDrops: s.freeDrops,
    doing: s.doing,
    activated: marked(s.activated),
    used: { box: s.boxUsed, sky: s.skyUsed, crash: s.crashed },
    airDue: s.airDue,
    fortsLeft: s.forts,
    limit: s.limit,
    moved: s.moved,
    counted: marked(s.counted),
    looked: marked(s.visited),
    step: s.autoStep,
    forts: marked(s.fort),
    owner: numbers(s.owner),
    alone: numbers(s.alone),
    lost: s.lost.map((u) => printed.units[u]?.id ?? ''),
    convoy: s.convoy,
    winner: s.winner,
    held: -1,
  }
}
