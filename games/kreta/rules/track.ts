// 9.0 The communication track: a step every phase, pushing enemies off it, and coming onto the other part of the map.
import { cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { spaceRef, spaces, unitRef } from '../naming.ts'
import {
  defOf,
  enemiesAt,
  friendsAt,
  here,
  isHex,
  type Kreta,
  otherSeat,
  put,
  type Seat,
  type Space,
  seatOf,
  spaceId,
  type Unit,
  unitId,
  unitsOf,
} from '../state.ts'
import { comeToRest, eliminate } from './losses.ts'
import { hasMoved, journalMove } from './movement.ts'

export const enemyOnTrack = refusal('9.23', 'refuse.enemy-on-track')
export const cannotStep = refusal('9.24', 'refuse.cannot-step')
export const onlyBeside = refusal('9.24', 'refuse.track-beside')
export const nobodyToPush = refusal('9.31', 'refuse.nobody-to-push')
export const nobodyPushes = refusal('9.31', 'refuse.nobody-pushes')
export const tooWeakToPush = refusal('9.31', 'refuse.too-weak-to-push')
export const notEdgeHex = refusal('9.11', 'refuse.not-edge-hex')

export type Direction = -1 | 1

/** 9.24 Spaces beside a space of the track; from an end space only onward (ruling A15). */
export const stepsFrom = (s: Kreta, space: Space): Space[] =>
  [space - 1, space + 1].filter((x) => x >= s.box.west && x <= s.box.east)

/** 9.23 Why a unit may not step onto a space of the track. */
export const refuseStep = (s: Kreta, u: Unit, to: Space): Refusal | undefined =>
  enemiesAt(s, seatOf(s, u), to) > 0 ? enemyOnTrack : undefined

/** Why a unit on the track may not step in this phase. */
export function refuseTrackMove(s: Kreta, u: Unit): Refusal | undefined {
  if (cell(s.moved, u) === 1) return hasMoved
  return stepsFrom(s, here(s, u)).some((x) => !refuseStep(s, u, x)) ? undefined : cannotStep
}

/** Units of a side on a space of the track. */
export const unitsOnTrack = (s: Kreta, seat: Seat, space: Space): Unit[] =>
  friendsAt(s, seat, space) === 0 ? [] : unitsOf(s, seat).filter((u) => cell(s.at, u) === space)

/** 9.11, A19 Hexes where a unit may come onto the map from an end of the track. */
export function arrivalHexes(s: Kreta, end: Space): Space[] {
  const part = end === s.box.west ? 'west' : 'east'
  // Counters of either side bar a hex, empty ones too: else the choice would tell which are empty (ruling K46).
  const free = (hex: Space): boolean => cell(s.cache.german, hex) === 0 && cell(s.cache.british, hex) === 0
  const edge = s.box.exits[part].filter(free)
  return edge.length > 0 ? edge : s.box.southEdge[part].filter(free).slice(0, 1)
}

/** K14 A unit that steps onto a space of the track passes to the map if it is an end; its owner chooses where. */
export function* enterMap(s: Kreta, u: Unit, space: Space): Flow {
  if (space !== s.box.west && space !== s.box.east) {
    put(s, u, space)
    return
  }
  const seat = seatOf(s, u)
  const hexes = arrivalHexes(s, space)
  if (hexes.length === 0) {
    eliminate(s, u, '9.24')
    return
  }
  const hex = yield* choose<Kreta, Space>(s, {
    id: 'arrival',
    seat,
    rule: '9.11',
    of: hexes,
    as: spaces,
    outside: () => notEdgeHex,
    prompt: () => text('ask.arrival', { unit: unitRef(s, u) }),
    about: () => ({ pieces: [unitId(s, u)] }),
  })
  comeToRest(s, u, hex)
  journalMove(s, u, space, hex, '9.11')
}

/** 9.24 One unit's step along the track. */
export function* stepOnTrack(s: Kreta, u: Unit): Flow {
  const from = here(s, u)
  const to = yield* choose<Kreta, Space>(s, {
    id: 'step',
    seat: seatOf(s, u),
    rule: '9.24',
    of: stepsFrom(s, from),
    as: spaces,
    refuse: (x) => refuseStep(s, u, x),
    outside: () => onlyBeside,
    prompt: () => text('ask.step', { unit: unitRef(s, u) }),
    about: () => ({ pieces: [unitId(s, u)], spaces: [spaceId(s, from)] }),
  })
  s.moved[u] = 1
  journalMove(s, u, from, to, '9.24')
  yield* enterMap(s, u, to)
}

/** 9.31 Units of a side on a space that have not stepped yet: they push together (ruling A37). */
const pushers = (s: Kreta, seat: Seat, space: Space): Unit[] =>
  unitsOnTrack(s, seat, space).filter((u) => cell(s.moved, u) === 0)

/** 9.31 What units push with, and what they hold against it: guns with their fire. */
export const pushStrength = (s: Kreta, units: readonly Unit[]): number =>
  units.reduce((sum, u) => sum + defOf(s, u).attack, 0)
export const holdStrength = (s: Kreta, units: readonly Unit[]): number =>
  units.reduce((sum, u) => sum + (defOf(s, u).gun ? defOf(s, u).fireDefence : defOf(s, u).defence), 0)

/** 9.31 Why a side may not push from a space in a direction. */
export function refusePush(s: Kreta, seat: Seat, from: Space, direction: Direction): Refusal | undefined {
  if (friendsAt(s, seat, from) === 0) return nobodyPushes
  const to = from + direction
  if (to < s.box.west || to > s.box.east || enemiesAt(s, seat, to) === 0) return nobodyToPush
  const own = pushers(s, seat, from)
  if (own.length === 0) return nobodyPushes
  return pushStrength(s, own) > holdStrength(s, unitsOnTrack(s, otherSeat(seat), to)) ? undefined : tooWeakToPush
}

/** 9.3 A push: the enemies go one space on, off the end onto the map, or are lost; those who pushed follow. */
export function* push(s: Kreta, seat: Seat, from: Space, direction: Direction): Flow {
  const to = from + direction
  const beyond = to + direction
  const own = pushers(s, seat, from)
  const pushed = unitsOnTrack(s, otherSeat(seat), to)
  s.journal?.push({
    kind: 'fire',
    seat,
    rule: '9.31',
    text: text('log.push', {
      from: spaceRef(s, from),
      to: spaceRef(s, to),
      attack: pushStrength(s, own),
      defence: holdStrength(s, pushed),
    }),
    refs: [...own, ...pushed].map((u) => unitRef(s, u)),
  })
  for (const u of own) s.moved[u] = 1
  for (const u of pushed) {
    if (beyond < s.box.west || beyond > s.box.east) {
      yield* enterMap(s, u, to)
      continue
    }
    if (friendsAt(s, seat, beyond) > 0) {
      eliminate(s, u, '9.33')
      continue
    }
    journalMove(s, u, to, beyond, '9.32')
    yield* enterMap(s, u, beyond)
  }
  for (const u of own) {
    journalMove(s, u, from, to, '9.31')
    yield* enterMap(s, u, to)
  }
}

/** 9.24 Whether a unit still has to step: it could, or its space could push. */
export function owesStep(s: Kreta, u: Unit): boolean {
  const space = cell(s.at, u)
  if (space < s.box.west || space > s.box.east || cell(s.moved, u) === 1) return false
  const seat = seatOf(s, u)
  return !refuseTrackMove(s, u) || !refusePush(s, seat, space, -1) || !refusePush(s, seat, space, 1)
}

/** 9.24 At the end of its movement phase a unit that has not stepped is lost. */
export function loseHalted(s: Kreta, seat: Seat): void {
  for (const u of unitsOf(s, seat)) {
    const space = cell(s.at, u)
    if (!isHex(s, space) && space >= s.box.west && space <= s.box.east && cell(s.moved, u) === 0)
      eliminate(s, u, '9.24')
  }
}

/** The name of a space and a direction, for keys and refs. */
export const pushKey = (s: Kreta, from: Space, direction: Direction): string =>
  `push ${spaceId(s, from)} ${direction < 0 ? 'west' : 'east'}`
