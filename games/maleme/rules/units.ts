// 2.2 Combat units: what a counter is worth now, its conditions, who is in whose way.
import { cell, item } from '@merkur/engine'
import type { Face, UnitDef } from '../box.ts'
import {
  at,
  besideEnemy,
  distance,
  isHex,
  isInPlay,
  type Maleme,
  otherSeat,
  type Space,
  seatOf,
  type Unit,
  unitsOf,
} from '../state.ts'

/** 2.1.1 Line of sight is four hexes long, and nothing blocks it. */
export const SIGHT = 4

/** 4.1 sidebar: the OF of an antitank lead against armor. */
const ANTITANK_OF = 5

export const defOf = (s: Maleme, u: Unit): UnitDef => item(s.box.units, u, 'units')

/** The side of the counter that lies up. */
export function faceOf(s: Maleme, u: Unit): Face {
  const def = defOf(s, u)
  return cell(s.side, u) === 0 ? def.front : def.back
}

export const isPinned = (s: Maleme, u: Unit): boolean => cell(s.pinned, u) >= 0
export const isRegrouping = (s: Maleme, u: Unit): boolean => cell(s.regrouping, u) >= 0

/** 2.2.3 No adverse condition. */
export const inGoodOrder = (s: Maleme, u: Unit): boolean => cell(s.pinned, u) < 0 && cell(s.regrouping, u) < 0

/** 2.2.1 An artillery unit on its Fired side. */
export const hasFired = (s: Maleme, u: Unit): boolean => cell(s.side, u) === 1 && defOf(s, u).backKind === 'fired'

/** 2.2.3 The change of OF by the Pinned marker; 0 without one. */
export function pinOf(s: Maleme, u: Unit): number {
  const marker = cell(s.pinned, u)
  return marker < 0 ? 0 : item(s.box.markers, marker).pin
}

/** 2.2.3 OF before the Pinned marker: the Regrouping marker's, or the counter's. */
export function baseOf(s: Maleme, u: Unit): number {
  const marker = cell(s.regrouping, u)
  return marker < 0 ? faceOf(s, u).of : item(s.box.markers, marker).regroupOf
}

/** 2.2.1, 2.2.3 The Operational Factor now. */
export const ofOf = (s: Maleme, u: Unit): number => baseOf(s, u) + pinOf(s, u)

/** 2.2.1, 2.2.3 The range now, in hexes: 0 for pinned and regrouping units, and for guns on their Fired side (ruling M23). */
export const rangeOf = (s: Maleme, u: Unit): number => (inGoodOrder(s, u) && !hasFired(s, u) ? faceOf(s, u).range : 0)

/** Whether a unit is on the map or in a zone. */
export const inPlay = (s: Maleme, u: Unit): boolean => isInPlay(s, at(s, u))
export const onMap = (s: Maleme, u: Unit): boolean => isHex(s, at(s, u))

/** Whether a unit on the map has an enemy in an adjacent hex. */
export const hasEnemyBeside = (s: Maleme, u: Unit): boolean => onMap(s, u) && besideEnemy(s, at(s, u), seatOf(s, u))

/**
 * Hexes between a unit and a hex when the unit may fire there as far as position goes: in range, and not held
 * by an enemy beside it (4.1.3, 4.2.1); -1 otherwise. Zones see nothing (2.1.1).
 */
export function bearsOn(s: Maleme, u: Unit, hex: Space): number {
  const from = cell(s.at, u)
  if (from < 0 || from >= s.box.hexes || hex >= s.box.hexes) return -1
  const range = rangeOf(s, u)
  if (range === 0) return -1
  const far = distance(s, from, hex)
  if (far > range || (far !== 1 && besideEnemy(s, from, seatOf(s, u)))) return -1
  return far
}

/** As `bearsOn`, and within line of sight: what a lead unit and all of a Defensive Fire need (2.1.1, ruling N19). */
export function sights(s: Maleme, u: Unit, hex: Space): number {
  const far = bearsOn(s, u, hex)
  return far > SIGHT ? -1 : far
}

/** OF of a unit as the lead of a fire at a target (4.1 sidebar: an antitank unit has 5 against armor). */
export function leadOf(s: Maleme, lead: Unit, target: Unit): number {
  return defOf(s, lead).antitank && defOf(s, target).armored ? ANTITANK_OF : ofOf(s, lead)
}

/** 4.1.1 Whether an antitank unit of the other side, not on its Fired side, sees this hex (rulings Q14, M6). */
export function antitankSees(s: Maleme, hex: Space, mover: Unit): boolean {
  if (!isHex(s, hex)) return false
  for (const u of unitsOf(s, otherSeat(seatOf(s, mover)))) {
    if (defOf(s, u).antitank && onMap(s, u) && !hasFired(s, u) && distance(s, at(s, u), hex) <= SIGHT) return true
  }
  return false
}
