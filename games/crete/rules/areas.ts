// 5.1, 5.5 Areas: who is there, who controls them, and whether there is room.
import { cell, refusal } from '@merkur/engine'
import { turnOf } from '../box.ts'
import { line, seatName, space } from '../naming.ts'
import {
  type Area,
  type Crete,
  countAt,
  defOf,
  otherSeat,
  place,
  type Seat,
  seatOf,
  type Unit,
  unitsAt,
} from '../state.ts'

export const areaFull = refusal('5.1', 'refuse.full')
export const noRoad = refusal('6.1', 'refuse.no-road')
export const nightEnemy = refusal('11', 'refuse.night-enemy')

export const isNight = (s: Crete): boolean => turnOf(s.box, s.turn).night

export const isMorning = (s: Crete): boolean => turnOf(s.box, s.turn).part === 'morning'

/** 5.5 Both sides are there. */
export const isContested = (s: Crete, area: Area): boolean =>
  countAt(s, area, 'german') > 0 && countAt(s, area, 'commonwealth') > 0

/** 5.5 Only this side is there. */
export const isAlone = (s: Crete, area: Area, seat: Seat): boolean =>
  countAt(s, area, seat) > 0 && countAt(s, area, otherSeat(seat)) === 0

/** 5.5 Only the enemy of this side is there. */
export const isEnemy = (s: Crete, area: Area, seat: Seat): boolean => isAlone(s, area, otherSeat(seat))

export const isEmpty = (s: Crete, area: Area): boolean =>
  countAt(s, area, 'german') === 0 && countAt(s, area, 'commonwealth') === 0

/** 5.1 Whether one more counter of this side may stop in an area. */
export const hasRoom = (s: Crete, area: Area, seat: Seat): boolean => countAt(s, area, seat) < cell(s.box.stack, area)

/** An area is a side's own: alone in it, or empty under its marker. */
export const isOwn = (s: Crete, area: Area, seat: Seat): boolean =>
  isAlone(s, area, seat) || (isEmpty(s, area) && cell(s.owner, area) === (seat === 'german' ? 1 : 2))

/** 5.3, 10, rulings N44, N48 An area is German: an airfield is held, an objective counts. */
export const isGerman = (s: Crete, area: Area): boolean => isOwn(s, area, 'german')

/** Whether enemies of this side stand in a neighbouring area. */
export function besideEnemy(s: Crete, area: Area, seat: Seat): boolean {
  const enemy = otherSeat(seat)
  for (const n of s.box.near[area] ?? []) if (countAt(s, n, enemy) > 0) return true
  return false
}

/** Counters of a side that stand here and are no leaders, in the order of the box. */
export const troopsIn = (s: Crete, area: Area, seat: Seat): Unit[] =>
  unitsAt(s, area, seat).filter((u) => defOf(s, u).kind !== 'leader')

/**
 * Moves a counter out of or into an area. 3.2: a fort that nobody of the Commonwealth is left in is removed for good.
 */
export function put(s: Crete, u: Unit, to: Area): void {
  const from = cell(s.at, u)
  place(s, u, to)
  if (from < 0 || from >= s.box.areas || cell(s.fort, from) === 0) return
  if (seatOf(s, u) === 'commonwealth' && countAt(s, from, 'commonwealth') === 0) removeFort(s, from, 'log.fort-lost')
}

/** 3.2 Takes a fort out of the game. */
export function removeFort(s: Crete, area: Area, why: 'log.fort-lost' | 'log.fort-given'): void {
  s.fort[area] = 0
  s.journal?.push(line('loss', '3.2', why, { area: space(s, area) }, { seat: 'commonwealth' }))
}

const sideHere = (s: Crete, area: Area): number =>
  isAlone(s, area, 'german') ? 1 : isAlone(s, area, 'commonwealth') ? 2 : 0

/** 5.5, 3.2, ruling N47 At the end of a turn: who was alone at the end of this turn and of the last owns the area. */
export function judgeControl(s: Crete): void {
  for (let area = 0; area < s.box.areas; area++) {
    const here = sideHere(s, area)
    if (here > 0 && here === cell(s.alone, area) && here !== cell(s.owner, area)) {
      s.owner[area] = here
      if (s.journal && cell(s.box.isObjective, area) === 1) {
        const seat: Seat = here === 1 ? 'german' : 'commonwealth'
        s.journal.push(line('score', '5.5', 'log.control', { area: space(s, area), seat: seatName(seat) }, { seat }))
      }
    }
    s.alone[area] = here
  }
}
