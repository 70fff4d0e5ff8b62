// What changes during play of Crete 1941, and the few ways to read and change it.
import { type Context, cell, describe, flag, list, number, oneOf, per, ref, type StateOf } from '@merkur/engine'
import type { Box, Seat, UnitDef } from './box.ts'

export type { Seat } from './box.ts'
/** Index of a counter in the box. */
export type Unit = number
/** Index of an area, or of a box beside the map. */
export type Area = number

/** What a counter has done in this turn (ruling N2). */
export const FRESH = 0
export const DONE = 1
/** It entered a contested area in this activation and may still assault there (ruling N13). */
export const ARRIVED = 2
/** It must assault where it stands: it entered an enemy area, landed among enemies or on their beach (5.2, 5.4, 5.5). */
export const OWES = 3

export const shape = describe({
  turn: number(1, 24, 1),
  /** What part of the sequence of play is on. */
  stage: oneOf(
    'forts',
    'gliders',
    'brigades',
    'wave',
    'deploy',
    'solo-forts',
    'bombing',
    'turn-start',
    'german',
    'regroup',
    'royal-navy',
    'limit',
    'commonwealth',
    'turn-end',
    'over',
  ),
  side: oneOf('german', 'commonwealth'),
  /** What the side whose turn it is is in the middle of. */
  doing: oneOf('choosing', 'acting', 'placing', 'testing', 'fighting', 'landing', 'aiming', 'flying'),
  /** The area that is active now. */
  active: ref('spaces'),
  initiative: oneOf('german', 'commonwealth'),
  winner: oneOf('none', 'german', 'commonwealth', 'draw'),

  /** Chapter 12: the Commonwealth plays by itself. */
  solo: flag(),
  freeDrops: flag(),
  randomSetUp: flag(),
  preBombing: flag(),

  /** Areas that the Commonwealth may move out of in this turn, and those it has (4). */
  limit: number(0, 9),
  moved: number(0, 99),
  /** The reinforcement box and the Luftwaffe zone have been activated in this turn. */
  boxUsed: flag(),
  skyUsed: flag(),
  /** Groups A1 to A7 that an airfield has brought so far (5.3). */
  airDue: number(0, 9),
  /** The turn's one crash-landing has been made. */
  crashed: flag(),
  /** Convoy B1 (5.4). */
  convoy: oneOf('sea', 'passed', 'lost'),
  /** Forts still to be placed. */
  forts: number(0, 9),
  /** Parachute counters eliminated, in order, until four of them are settled (9). */
  lost: list(ref('units')),
  /** The map that is being set up at random, and how often its historical areas have been gone through (12). */
  deployMap: ref('maps'),
  deployPass: number(0, 999),
  /** The step of the automaton's turn (12.2). */
  autoStep: number(0, 9),

  at: per('units', ref('spaces')),
  reduced: per('units', flag()),
  deed: per('units', number(0, 3)),
  scatter: per('units', flag()),
  /** It came, or will come, under a Glider marker. */
  glider: per('units', flag()),
  /** It came ashore on an enemy beach in this turn and must assault before the turn ends (5.4). */
  ashore: per('units', flag()),
  /** It has landed and is still to be tested (5.2). */
  untested: per('units', flag()),
  /** An Artillery Fire marker lies on it. */
  fired: per('units', flag()),
  silenced: per('units', flag()),
  /** It has supported an assault of its own side in this turn (ruling M29). */
  supported: per('units', flag()),
  /** Its artillery strength has been used in this turn in any way (ruling M16). */
  used: per('units', flag()),
  /** Aircraft: it has flown today. */
  flown: per('units', flag()),
  /** Where an aircraft will attack, or a parachutist will land. */
  aim: per('units', ref('spaces')),

  fort: per('spaces', flag()),
  activated: per('spaces', flag()),
  /** Counted against the limit of 4, or freed by a reactivation: it may move. */
  counted: per('spaces', flag()),
  /** Bombed before the invasion; drawn for in this pass of the random set-up. */
  visited: per('spaces', flag()),
  /** Control marker: 0 none, 1 German, 2 Commonwealth. */
  owner: per('spaces', number(0, 2)),
  /** Who was alone there when the last turn ended. */
  alone: per('spaces', number(0, 2)),

  /** The map a brigade was drawn for (12). */
  brigadeMap: per('formations', ref('maps')),
})

/** Counters an area, kept right by `place`; compared with a fresh count in the tests. */
export interface Cache {
  /** Counters, and counters that are units or batteries, of a seat in an area at seat * areas + area. */
  readonly all: Int16Array
  readonly troops: Int16Array
  /** The first counter of a seat in an area, and who follows whom, in the order of the box; -1 for none. */
  readonly head: Int16Array
  readonly next: Int16Array
}

export interface Crete extends StateOf<typeof shape>, Context {
  readonly box: Box
  cache: Cache
}

export const otherSeat = (seat: Seat): Seat => (seat === 'german' ? 'commonwealth' : 'german')

export const seatOf = (s: Crete, u: Unit): Seat => (u < s.box.firstCommonwealth ? 'german' : 'commonwealth')

export const unitId = (s: Crete, u: Unit): string => s.box.units[u]?.id ?? ''
export const spaceId = (s: Crete, space: Area): string => s.box.spaces[space] ?? ''

export const defOf = (s: Crete, u: Unit): UnitDef => s.box.units[u] as UnitDef

export const at = (s: Crete, u: Unit): Area => cell(s.at, u)

/** Whether a space is an area of the map: where counters are in play. */
export const isArea = (s: Crete, space: Area): boolean => space >= 0 && space < s.box.areas

export const inPlay = (s: Crete, u: Unit): boolean => isArea(s, cell(s.at, u))

/** A box beside the map by its name. */
export const boxNamed = (s: Crete, name: string): Area => s.box.boxes[name] ?? -1

const row = (s: Crete, area: Area, seat: Seat): number => (seat === 'german' ? area : s.box.areas + area)

/** Counters of a side in an area, leaders included. */
export const countAt = (s: Crete, area: Area, seat: Seat): number => cell(s.cache.all, row(s, area, seat))

/** Counters of a side in an area that are no leaders. */
export const troopsAt = (s: Crete, area: Area, seat: Seat): number => cell(s.cache.troops, row(s, area, seat))

/** The first counter of a side in an area, -1 for none; `after` gives the others in the order of the box. */
export const firstAt = (s: Crete, area: Area, seat: Seat): Unit => cell(s.cache.head, row(s, area, seat))
export const after = (s: Crete, u: Unit): Unit => cell(s.cache.next, u)

/** Counters of a side in an area, in the order of the box. */
export function unitsAt(s: Crete, area: Area, seat: Seat): Unit[] {
  const out: Unit[] = []
  for (let u = firstAt(s, area, seat); u >= 0; u = after(s, u)) out.push(u)
  return out
}

function leave(s: Crete, cache: Cache, u: Unit, area: Area): void {
  const i = row(s, area, seatOf(s, u))
  cache.all[i] = cell(cache.all, i) - 1
  if (defOf(s, u).kind !== 'leader') cache.troops[i] = cell(cache.troops, i) - 1
  const next = cell(cache.next, u)
  if (cell(cache.head, i) === u) cache.head[i] = next
  else {
    let before = cell(cache.head, i)
    while (cell(cache.next, before) !== u) before = cell(cache.next, before)
    cache.next[before] = next
  }
  cache.next[u] = -1
}

function enter(s: Crete, cache: Cache, u: Unit, area: Area): void {
  const i = row(s, area, seatOf(s, u))
  cache.all[i] = cell(cache.all, i) + 1
  if (defOf(s, u).kind !== 'leader') cache.troops[i] = cell(cache.troops, i) + 1
  const first = cell(cache.head, i)
  if (first < 0 || first > u) {
    cache.next[u] = first
    cache.head[i] = u
    return
  }
  let before = first
  for (let n = cell(cache.next, before); n >= 0 && n < u; n = cell(cache.next, before)) before = n
  cache.next[u] = cell(cache.next, before)
  cache.next[before] = u
}

/** Puts a counter into a space; the one setter of `at`. */
export function place(s: Crete, u: Unit, space: Area): void {
  const from = cell(s.at, u)
  if (isArea(s, from)) leave(s, s.cache, u, from)
  s.at[u] = space
  if (isArea(s, space)) enter(s, s.cache, u, space)
}

/** Counts afresh. */
export function freshCache(s: Crete): Cache {
  const n = 2 * s.box.areas
  const cache = {
    all: new Int16Array(n),
    troops: new Int16Array(n),
    head: new Int16Array(n).fill(-1),
    next: new Int16Array(s.box.units.length).fill(-1),
  }
  for (let u = 0; u < s.box.units.length; u++) if (inPlay(s, u)) enter(s, cache, u, cell(s.at, u))
  return cache
}

export const copyCache = (c: Cache): Cache => ({
  all: c.all.slice(),
  troops: c.troops.slice(),
  head: c.head.slice(),
  next: c.next.slice(),
})

/** Whether this side plays by itself (12). */
export const isAutomaton = (s: Crete, seat: Seat): boolean => s.solo && seat === 'commonwealth'
