// 6.2 Who must fight whom: contacts at the start of a combat phase, and the check that nobody is left over.
import { cell } from '@merkur/engine'
import {
  activeSeat,
  beside,
  friendsAt,
  here,
  isHex,
  type Kreta,
  otherSeat,
  type Seat,
  type Space,
  seatOf,
  type Unit,
  unitAt,
  unitsOf,
} from '../state.ts'

/** 12.23 Whether paratroops sit on the hex of a British unit: they owe an attack to him and to nobody else (ruling A13). */
export const isOnEnemy = (s: Kreta, u: Unit): boolean =>
  u >= s.box.firstGerman && isHex(s, here(s, u)) && cell(s.cache.troops, here(s, u)) > 0

/** The paratroops that sit on a unit; -1 for none. */
export const riderOf = (s: Kreta, u: Unit): Unit =>
  u < s.box.firstGerman && isHex(s, here(s, u)) ? unitAt(s, 'german', here(s, u)) : -1

/** The enemy in a space that can be in contact with a neighbour: not paratroops who sit on somebody. */
function opponentAt(s: Kreta, seat: Seat, space: Space): Unit {
  const v = unitAt(s, seat, space)
  return v >= 0 && isOnEnemy(s, v) ? -1 : v
}

/** 6.21, 6.22 Enemies a unit is in contact with: on the six hexes around, or the one it has landed on. */
function touching(s: Kreta, u: Unit): Unit[] {
  const hex = here(s, u)
  const out: Unit[] = []
  if (!isHex(s, hex)) return out
  const enemy = otherSeat(seatOf(s, u))
  if (isOnEnemy(s, u)) {
    const host = unitAt(s, 'british', hex)
    if (host >= 0) out.push(host)
    return out
  }
  const rider = riderOf(s, u)
  if (rider >= 0) out.push(rider)
  for (let d = 0; d < 6; d++) {
    const to = beside(s, hex, d)
    if (to < 0 || friendsAt(s, enemy, to) === 0) continue
    const v = opponentAt(s, enemy, to)
    if (v >= 0) out.push(v)
  }
  return out
}

/** Whether a unit still owes an attack, or is owed one. */
export const isOpen = (s: Kreta, u: Unit): boolean => cell(s.contact, u) === 1 && cell(s.fought, u) === 0

/** Enemies of an open unit that have not fought either. */
export const openEnemies = (s: Kreta, u: Unit): Unit[] => touching(s, u).filter((v) => isOpen(s, v))

/** 5.32, 6.21, 7.51 The start of a combat phase: who is in contact, which guns fight as ordinary units. */
export function findContacts(s: Kreta): void {
  const seat = activeSeat(s)
  for (const row of [s.contact, s.direct, s.fought, s.fired, s.displaced]) row.fill(0)
  for (const u of unitsOf(s, seat))
    for (const v of touching(s, u)) {
      s.contact[u] = 1
      s.contact[v] = 1
    }
  for (const side of [seat, otherSeat(seat)]) for (const u of s.box.guns[side]) if (besideEnemy(s, u)) s.direct[u] = 1
}

/** 7.42, 7.51 Whether an enemy is in a unit's zone, paratroops on a neighbour too (ruling K7). */
function besideEnemy(s: Kreta, u: Unit): boolean {
  const hex = here(s, u)
  if (!isHex(s, hex)) return false
  const enemy = otherSeat(seatOf(s, u))
  if (friendsAt(s, enemy, hex) > 0) return true
  for (let d = 0; d < 6; d++) {
    const to = beside(s, hex, d)
    if (to >= 0 && friendsAt(s, enemy, to) > 0) return true
  }
  return false
}

/** Units that still owe or are owed an attack, by side, in the order of the box. */
export const openUnits = (s: Kreta, seat: Seat): Unit[] => unitsOf(s, seat).filter((u) => isOpen(s, u))

/** 6.29 Whether anything is still owed in this phase: a duty without an untouched enemy lapses (ruling Q9). */
export function isOwed(s: Kreta): boolean {
  for (let u = 0; u < s.box.units.length; u++) if (isOpen(s, u) && openEnemies(s, u).length > 0) return true
  return false
}

/** Open opponents who have nobody else than `u` to fight: they must be in when `u` is (6.21, 6.22). */
export const boundTo = (s: Kreta, u: Unit): Unit[] => openEnemies(s, u).filter((v) => openEnemies(s, v).length === 1)

/**
 * 6.21, 6.22 The unit that would be left without an untouched enemy if these fought now; -1 when nobody would (ruling Q9).
 * Contact is a graph without lonely units; a combat is a star taken out of it, and none may become lonely by that.
 */
export function leftOver(s: Kreta, fighting: readonly Unit[]): Unit {
  for (const u of fighting)
    for (const v of openEnemies(s, u)) {
      if (fighting.includes(v)) continue
      if (!openEnemies(s, v).some((w) => !fighting.includes(w))) return v
    }
  return -1
}
