// What changes during play of 12 Hours at Maleme, and the few ways to read and change it.
import { type Context, cell, describe, flag, list, number, oneOf, per, ref, type StateOf, secret } from '@merkur/engine'
import type { Box } from './box.ts'

export type Seat = 'german' | 'allied'
/** Index of a combat unit in the box. */
export type Unit = number
/** Index of a hex, zone or box. */
export type Space = number

export const shape = describe({
  /** What part of the sequence of play is on. */
  stage: oneOf('allied-setup', 'german-plan', 'drop', 'impulses', 'end', 'regroup', 'unpin', 'clean-up', 'over'),
  /** The Time marker: half hours since 8:30. */
  turn: number(0, 99),
  active: oneOf('german', 'allied'),
  initiative: oneOf('german', 'allied'),
  /** Withdrawal markers, in half hours since 8:30; they count on past 20:00 (ruling M22). */
  germanWithdrawal: number(0, 99),
  alliedWithdrawal: number(0, 99),
  /** A die has ended the turn; the action in progress is finished first. */
  ending: flag(),
  /** The turn's first die that could end it has fallen (special case of 6). */
  firstChanceGone: flag(),
  /** Impulses in a row that a seat had to pass (ruling N1). */
  passes: per('seats', number(0, 2)),
  winner: oneOf('none', 'german', 'allied', 'draw'),

  at: per('units', ref('spaces')),
  /** 0 front, 1 back: reduced, fired or immobilised. */
  side: per('units', number(0, 1)),
  regrouping: per('units', ref('markers')),
  pinned: per('units', ref('markers')),
  /** How many of each Regrouping/Pinned marker are left in the cup. */
  cup: per('markers', number(0, 9)),

  /** Where each Drop Group marker and dummy lies. */
  plan: secret(per('drops', ref('spaces')), 'german'),
  /** The group a leader or heavy weapons unit drops with. */
  assigned: secret(per('units', ref('groups')), 'german'),
  revealed: per('drops', flag()),
  /** The group that is landing now. */
  dropping: ref('groups'),

  contacted: per('companies', flag()),
  /** Companies whose contact failed this turn. */
  tried: per('companies', flag()),
  matildasReleased: flag(),
  engineersReleased: flag(),
  maoriReleased: flag(),
  stukas: number(0, 9),
  /** Matildas that must be checked when the action is over. */
  checks: list(ref('units')),
  /** Regrouping units beside an enemy that still owe a refit or a step in Clean-up. */
  owed: per('units', flag()),
  /** Halves of stars in German hands. */
  held: per('stars', flag()),
})

/** Counters a hex, kept right by `place`; compared with a fresh count in the tests. */
export interface Cache {
  /** All four below. */
  readonly rows: Uint8Array<ArrayBuffer>
  readonly german: Uint8Array
  readonly allied: Uint8Array
  /** Units of a side in the six hexes around a hex. */
  readonly nearGerman: Uint8Array
  readonly nearAllied: Uint8Array
}

export interface Maleme extends StateOf<typeof shape>, Context {
  readonly box: Box
  cache: Cache
}

export const otherSeat = (seat: Seat): Seat => (seat === 'german' ? 'allied' : 'german')

export const seatOf = (s: Maleme, u: Unit): Seat => (u < s.box.firstAllied ? 'german' : 'allied')

export const unitId = (s: Maleme, u: Unit): string => s.box.units[u]?.id ?? ''
export const spaceId = (s: Maleme, space: Space): string => s.box.spaces[space] ?? ''

export const at = (s: Maleme, u: Unit): Space => cell(s.at, u)

/** Whether a space is a hex of the map (zones and boxes are not). */
export const isHex = (s: Maleme, space: Space): boolean => space >= 0 && space < s.box.hexes

/** Whether a space is a hex or one of the four off-map zones: where units are in play. */
export const isInPlay = (s: Maleme, space: Space): boolean => space >= 0 && space < s.box.firstBox

export const unitsOf = (s: Maleme, seat: Seat): readonly Unit[] => (seat === 'german' ? s.box.germans : s.box.allies)

/** How many units of a side stand in a hex or zone. */
export const countAt = (s: Maleme, space: Space, seat: Seat): number =>
  cell(seat === 'german' ? s.cache.german : s.cache.allied, space)

/** Whether an enemy of `seat` is in one of the six hexes around a hex. Zones touch nobody (ruling M1). */
export const besideEnemy = (s: Maleme, space: Space, seat: Seat): boolean =>
  cell(seat === 'german' ? s.cache.nearAllied : s.cache.nearGerman, space) > 0

/** Units of a seat in a space, in the order of the box. */
export function unitsAt(s: Maleme, space: Space, seat: Seat): Unit[] {
  const out: Unit[] = []
  if (isInPlay(s, space) && countAt(s, space, seat) === 0) return out
  for (const u of unitsOf(s, seat)) if (cell(s.at, u) === space) out.push(u)
  return out
}

/** Hexes from one hex to another, the target counted (2.2.1). */
export const distance = (s: Maleme, a: Space, b: Space): number => cell(s.box.distance, a * s.box.hexes + b)

function count(s: Maleme, cache: Cache, space: Space, seat: Seat, by: number): void {
  if (!isInPlay(s, space)) return
  const here = seat === 'german' ? cache.german : cache.allied
  here[space] = cell(here, space) + by
  if (!isHex(s, space)) return
  const near = seat === 'german' ? cache.nearGerman : cache.nearAllied
  for (const n of s.box.around[space] ?? []) near[n] = cell(near, n) + by
}

/** Puts a unit into a space; the one setter of `at`. */
export function place(s: Maleme, u: Unit, space: Space): void {
  const seat = seatOf(s, u)
  count(s, s.cache, cell(s.at, u), seat, -1)
  s.at[u] = space
  count(s, s.cache, space, seat, 1)
}

/** Reads the position as it would be with a unit in another space: by standing there it frees and holds enemies. */
export function standingIn<T>(s: Maleme, u: Unit, space: Space, read: () => T): T {
  const from = cell(s.at, u)
  place(s, u, space)
  try {
    return read()
  } finally {
    place(s, u, from)
  }
}

/** The four rows of a cache side by side in one buffer, so that a copy is one piece of memory. */
function cacheIn(rows: Uint8Array<ArrayBuffer>): Cache {
  const n = rows.length / 4
  const { buffer } = rows
  return {
    rows,
    german: new Uint8Array(buffer, 0, n),
    allied: new Uint8Array(buffer, n, n),
    nearGerman: new Uint8Array(buffer, 2 * n, n),
    nearAllied: new Uint8Array(buffer, 3 * n, n),
  }
}

/** Counts afresh. */
export function freshCache(s: Maleme): Cache {
  const cache = cacheIn(new Uint8Array(4 * s.box.firstBox))
  for (let u = 0; u < s.box.units.length; u++) count(s, cache, cell(s.at, u), seatOf(s, u), 1)
  return cache
}

export const copyCache = (c: Cache): Cache => cacheIn(c.rows.slice())

/** The row of a Withdrawal marker, by seat. */
export const withdrawal = (s: Maleme, seat: Seat): number =>
  seat === 'german' ? s.germanWithdrawal : s.alliedWithdrawal
