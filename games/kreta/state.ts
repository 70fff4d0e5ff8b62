// What changes during play of Kreta 1941, and the few ways to read and change it.
import { addZone, hexesApart } from '@merkur/board'
import {
  type Context,
  cell,
  describe,
  flag,
  item,
  list,
  number,
  oneOf,
  per,
  type Ref,
  ref,
  type StateOf,
  secret,
} from '@merkur/engine'
import type { Box, TurnDef, UnitDef } from './box-def.ts'

export type Seat = 'german' | 'british'
/** Index of a unit in the box. */
export type Unit = number
/** Index of a hex, a space of the track, or a box beside the map. */
export type Space = number
/** Index of a face-down counter of the full scenario. */
export type Mask = number

export const shape = describe({
  scenario: oneOf('historical', 'full'),
  /** What part of the sequence of play is on. */
  stage: oneOf(
    'setup',
    'opening',
    'convoy',
    'drop-plan',
    'drop',
    'german-move',
    'german-combat',
    'british-move',
    'british-combat',
    'turn-end',
    'over',
  ),
  turn: number(1, 99),
  lastTurn: number(1, 99, 24),
  winner: oneOf('none', 'german', 'british'),
  /** Air support points left this turn. */
  air: number(0, 99),
  /** This turn's parachute landing and convoy have been declared (ruling K1). */
  dropDone: flag(),
  convoyDone: flag(),

  /** Where a unit is; none while it lies face down, or is not yet set up. */
  at: per('units', ref('spaces')),
  /** The hex a paratroop unit aims at while its dice are still to come. */
  planned: per('units', ref('spaces')),
  /** Its move of this movement phase is finished. */
  moved: per('units', flag()),
  /** It has landed in this phase: half movement. */
  landed: per('units', flag()),
  /** It owes or is owed an attack since the start of this combat phase. */
  contact: per('units', flag()),
  /** A gun with an enemy in its zone at the start of this combat phase (7.51). */
  direct: per('units', flag()),
  /** It has attacked or been attacked in this combat phase. */
  fought: per('units', flag()),
  /** A gun that has fired or supported in this combat phase. */
  fired: per('units', flag()),
  displaced: per('units', flag()),

  /** Aircraft landed on an airfield in this phase. */
  flown: per('places', number(0, 20)),
  /** Turn ends in a row at which no British unit was on it or beside it (15.0). */
  held: per('places', number(0, 99)),
  /** Germans stood there last (16.43). */
  taken: per('places', flag()),

  /** Units that still retreat, victors that may still pursue, and how many hexes. */
  beaten: list(ref('units')),
  victors: list(ref('units')),
  back: number(0, 9),
  /** Hexes the defeated units left and passed (6.52), and those of eliminated ones (6.56). */
  ways: list(ref('spaces')),
  emptied: list(ref('spaces')),

  /** Where a face-down counter lies, what is under it (none: an empty counter), and whether it is known to be no battery. */
  maskAt: per('masks', ref('spaces')),
  maskOf: secret(per('masks', ref('units')), 'british'),
  quiet: per('masks', flag()),
  /** The British set-up while it is being made. */
  plan: secret(per('units', ref('spaces')), 'british'),
  planEmpty: secret(per('dummies', ref('spaces')), 'british'),
})

/** Counts a space, kept right by `put` and `layMask`; compared with a fresh count in the tests. */
export interface Cache {
  /** All rows one after another: what is copied when a bot imagines. */
  readonly all: Int16Array
  readonly german: Int16Array
  /** British counters, face-down and empty ones too: all that a German can see. */
  readonly british: Int16Array
  /** British units, face-down ones too, empty counters not. */
  readonly troops: Int16Array
  /** Zones of control by side; empty counters have one until they are turned up (ruling A4). */
  readonly zoneGerman: Int16Array
  readonly zoneBritish: Int16Array
  /** Sum of unit + 1 over the units there: where one stands alone, it tells which. */
  readonly sumGerman: Int16Array
  readonly sumTroops: Int16Array
  /** Where each unit is, face down or not. */
  readonly here: Int16Array
  /** The mask over each unit; -1 for none. */
  readonly mask: Int16Array
}

export interface Kreta extends StateOf<typeof shape>, Context {
  readonly box: Box
  cache: Cache
}

export const otherSeat = (seat: Seat): Seat => (seat === 'german' ? 'british' : 'german')
export const seatOf = (s: Kreta, u: Unit): Seat => (u < s.box.firstGerman ? 'british' : 'german')
export const defOf = (s: Kreta, u: Unit): UnitDef => item(s.box.units, u, 'units')
export const unitsOf = (s: Kreta, seat: Seat): readonly Unit[] => (seat === 'german' ? s.box.germans : s.box.british)
export const unitId = (s: Kreta, u: Unit): string => s.box.units[u]?.id ?? ''
export const spaceId = (s: Kreta, space: Space): string => s.box.spaces[space] ?? ''

/** The row of the turn track; beyond its end the last one. */
export const turnDef = (s: Kreta): TurnDef => item(s.box.turns, Math.min(s.turn, s.box.turns.length) - 1, 'turns.csv')

/** The seat whose phase it is. */
export const activeSeat = (s: Kreta): Seat =>
  s.stage === 'british-move' || s.stage === 'british-combat' || s.stage === 'setup' ? 'british' : 'german'

/** Where a unit is, face down or not; -1 before it is set up. */
export const here = (s: Kreta, u: Unit): Space => cell(s.cache.here, u)
export const isHex = (s: Kreta, space: Space): boolean => space >= 0 && space < s.box.hexes
export const isTrack = (s: Kreta, space: Space): boolean => space >= s.box.west && space <= s.box.east
/** What a side has to reckon with as an enemy in a space: for Germans every British counter. */
export const enemiesAt = (s: Kreta, seat: Seat, space: Space): number =>
  cell(seat === 'german' ? s.cache.british : s.cache.german, space)

/** Units of a side in a space. Empty counters do not hinder their own side (ruling K30). */
export const friendsAt = (s: Kreta, seat: Seat, space: Space): number =>
  cell(seat === 'german' ? s.cache.german : s.cache.troops, space)

/** 5.1 How many enemies have their zone of control on a hex. */
export const enemyZone = (s: Kreta, seat: Seat, space: Space): number =>
  cell(seat === 'german' ? s.cache.zoneBritish : s.cache.zoneGerman, space)

/** The unit of a side in a space; -1 when there is none. Of several the first. */
export function unitAt(s: Kreta, seat: Seat, space: Space): Unit {
  const count = friendsAt(s, seat, space)
  if (count === 0) return -1
  if (count === 1) return cell(seat === 'german' ? s.cache.sumGerman : s.cache.sumTroops, space) - 1
  for (const u of unitsOf(s, seat)) if (here(s, u) === space) return u
  return -1
}

/** Hexes between two hexes; never small between the two parts of the map (ruling K40). */
export const distance = (s: Kreta, a: Space, b: Space): number => hexesApart(s.box.board, a, b)

/** The hex beside a hex in direction 0 to 5; -1 off its part of the map. */
export const beside = (s: Kreta, hex: Space, direction: number): Space => cell(s.box.board.around, hex * 6 + direction)

function countGerman(box: Box, c: Cache, u: Unit, space: Space, by: number): void {
  if (space < 0 || space > box.east) return
  c.german[space] = cell(c.german, space) + by
  c.sumGerman[space] = cell(c.sumGerman, space) + by * (u + 1)
  if (space < box.hexes) addZone(box.board, c.zoneGerman, space, by)
}

function countTroop(box: Box, c: Cache, u: Unit, space: Space, by: number): void {
  if (space < 0 || space > box.east) return
  c.troops[space] = cell(c.troops, space) + by
  c.sumTroops[space] = cell(c.sumTroops, space) + by * (u + 1)
}

function countBritish(box: Box, c: Cache, space: Space, by: number): void {
  if (space < 0 || space > box.east) return
  c.british[space] = cell(c.british, space) + by
  if (space < box.hexes) addZone(box.board, c.zoneBritish, space, by)
}

function count(box: Box, c: Cache, u: Unit, space: Space, by: number): void {
  if (u >= box.firstGerman) countGerman(box, c, u, space, by)
  else {
    countTroop(box, c, u, space, by)
    countBritish(box, c, space, by)
  }
}

/** Puts a unit that lies face up into a space; the one setter of `at`. */
export function put(s: Kreta, u: Unit, space: Space): void {
  const c = s.cache
  count(s.box, c, u, cell(s.at, u), -1)
  s.at[u] = space
  c.here[u] = space
  count(s.box, c, u, space, 1)
}

/** Lays a face-down counter with what is under it, -1 for an empty one. */
export function layMask(s: Kreta, m: Mask, space: Space, u: Unit): void {
  s.maskAt[m] = space
  s.maskOf[m] = u
  countMask(s.box, s.cache, m, space, u, 1)
}

function countMask(box: Box, c: Cache, m: Mask, space: Space, u: Unit, by: number): void {
  countBritish(box, c, space, by)
  if (u < 0) return
  countTroop(box, c, u, space, by)
  c.here[u] = by > 0 ? space : -1
  c.mask[u] = by > 0 ? m : -1
}

/** Takes a face-down counter away and puts what was under it face up in its hex. Gives the unit, -1 for an empty counter. */
export function liftMask(s: Kreta, m: Mask): Unit {
  const space = cell(s.maskAt, m)
  const u = cell(s.maskOf, m)
  countMask(s.box, s.cache, m, space, u, -1)
  s.maskAt[m] = -1
  s.maskOf[m] = -1
  if (u >= 0) put(s, u, space)
  return u
}

/** The face-down counter that a piece of the table is; -1 for anything else, and for one that lies nowhere. */
export function maskNamed(s: Kreta, ref: Ref): Mask {
  const m = 'piece' in ref ? s.box.masks.indexOf(ref.piece) : -1
  return m >= 0 && cell(s.maskAt, m) >= 0 ? m : -1
}

/** Rows by space, and rows by unit. */
const BY_SPACE = 7
const BY_UNIT = 2

/** The rows of counts over the numbers that hold them. @param n how many units */
function rowsOver(all: Int16Array, n: number): Cache {
  const spaces = (all.length - BY_UNIT * n) / BY_SPACE
  const row = (i: number): Int16Array => new Int16Array(all.buffer, i * spaces * all.BYTES_PER_ELEMENT, spaces)
  const units = (i: number): Int16Array =>
    new Int16Array(all.buffer, (BY_SPACE * spaces + i * n) * all.BYTES_PER_ELEMENT, n)
  return {
    all,
    german: row(0),
    british: row(1),
    troops: row(2),
    zoneGerman: row(3),
    zoneBritish: row(4),
    sumGerman: row(5),
    sumTroops: row(6),
    here: units(0),
    mask: units(1),
  }
}

/** Counts afresh. */
export function freshCache(s: Kreta): Cache {
  const n = s.box.units.length
  const c = rowsOver(new Int16Array(BY_SPACE * (s.box.east + 1) + BY_UNIT * n), n)
  c.mask.fill(-1)
  for (let u = 0; u < n; u++) {
    c.here[u] = cell(s.at, u)
    count(s.box, c, u, cell(s.at, u), 1)
  }
  for (let m = 0; m < s.maskAt.length; m++)
    if (cell(s.maskAt, m) >= 0) countMask(s.box, c, m, cell(s.maskAt, m), cell(s.maskOf, m), 1)
  return c
}

export const copyCache = (c: Cache): Cache => rowsOver(c.all.slice(), c.here.length)

/** The space of a name on the table; -1 when there is none. */
export const spaceNamed = (s: Kreta, id: string): Space => s.box.board.named.get(id) ?? -1
