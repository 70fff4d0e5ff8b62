// Supply markers on the map: who owns them, what they feed, how they are carried, used and destroyed (16.32 to 16.37).
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { at, type Descent, defOf, isHex, onMap, type Space, seatOf, stackAt, type Unit } from '../state.ts'
import { whyCannotMove } from './mobility.ts'

/** Index of a Supply marker. */
export type Marker = number

/** How a marker is being used up: in Phases 1 to 7, in Phases 8 to 14, or to the end of the Game-Turn. */
export const EARLY = 1
export const LATE = 2
export const TURN = 3
/** The last phase of the first half of a Game-Turn. */
const HALF = 7

export const markerNotOwned = refusal('16.32', 'refuse.marker-not-owned')
export const markerMoved = refusal('16.32', 'refuse.marker-moved')
export const markerInUse = refusal('16.33', 'refuse.marker-in-use')
export const noHeadquartersThere = refusal('16.33', 'refuse.no-headquarters-there')

/** The markers in a hex. */
export const markersAt = (s: Descent, hex: Space): Marker[] => {
  const out: Marker[] = []
  for (let m = 0; m < s.markerAt.length; m++) if (cell(s.markerAt, m) === hex) out.push(m)
  return out
}

/**
 * 16.32, 16.35, ruling M104 Who owns a marker: the side that has a unit with Strength in its hex. One that nobody stands
 * with is neutral.
 */
export function ownerOf(s: Descent, m: Marker): Seat | undefined {
  const hex = cell(s.markerAt, m)
  if (!isHex(s, hex)) return undefined
  const holder = stackAt(s, hex).find((u) => !defOf(s, u).leader)
  return holder === undefined ? undefined : seatOf(s, holder)
}

/** 16.31 Puts a new marker on the map; gives it, or -1 when it fell into the sea (16.37). */
export function placeMarker(s: Descent, hex: Space): Marker {
  if (s.box.grounds[cell(s.box.ground, hex)]?.id === 'all-sea') return -1
  const m = s.markerAt.indexOf(-1)
  if (m < 0) throw new RangeError(`Supply markers: found all ${s.markerAt.length} on the map; allowed: fewer`)
  s.markerAt[m] = hex
  return m
}

/** Takes a marker off the map. */
export function removeMarker(s: Descent, m: Marker): void {
  s.markerAt[m] = -1
  s.markerUsed[m] = 0
  s.markerCarrier[m] = -1
  s.markerLeft[m] = 0
}

/** 16.36, ruling G24 A result of 1* or 1 of an airstrike destroys the markers of the hex; gives how many. */
export function destroyMarkers(s: Descent, hex: Space): number {
  const there = markersAt(s, hex)
  for (const m of there) removeMarker(s, m)
  return there.length
}

/** 16.33, 16.34 Whether a marker's keeping feeds a unit without being spent: Germans in its hex and beside it, others in its hex. */
export function isFedByKeeping(s: Descent, u: Unit): boolean {
  const hex = at(s, u)
  const seat = seatOf(s, u)
  for (let m = 0; m < s.markerAt.length; m++) {
    const there = cell(s.markerAt, m)
    if (there < 0 || !(there === hex || (seat === 'german' && isBeside(s, hex, there)))) continue
    if (ownerOf(s, m) === seat) return true
  }
  return false
}

function isBeside(s: Descent, a: Space, b: Space): boolean {
  for (let d = 0; d < 6; d++) if (cell(s.box.board.around, 6 * a + d) === b) return true
  return false
}

/** 16.33, 16.34 The bit of this half of the Game-Turn in the field `fed`. */
const halfBit = (s: Descent): number => (s.phase <= HALF ? EARLY : LATE)

/** 16.33, 16.34 Whether a spent marker feeds this unit now: named by it, or, a German headquarters, tracing to it. */
export const isFedByUse = (s: Descent, u: Unit): boolean => (cell(s.fed, u) & halfBit(s)) !== 0

/** 16.33, 16.34 Whether a marker feeds a unit now, one way or the other. */
export const isFedByMarker = (s: Descent, u: Unit): boolean => onMap(s, u) && (isFedByUse(s, u) || isFedByKeeping(s, u))

/** 16.33, 16.34 Markers whose use ends with this phase are spent: Phases 7, 14 and, for the Commonwealth, 15. */
export function spendMarkers(s: Descent): void {
  const over = s.phase === HALF ? EARLY : s.phase === 2 * HALF ? LATE : s.phase > 2 * HALF ? TURN : 0
  if (over === 0) return
  for (let m = 0; m < s.markerAt.length; m++) if (cell(s.markerUsed, m) === over) removeMarker(s, m)
  const bit = over === EARLY ? EARLY : LATE
  for (let u = 0; u < s.fed.length; u++)
    if (over !== LATE || seatOf(s, u) === 'german') s.fed[u] = cell(s.fed, u) & ~bit
}

/** 16.32 Why a unit may not take a marker of its hex along; nothing when it may. */
export function refuseCarry(s: Descent, u: Unit, m: Marker): Refusal | undefined {
  if (at(s, u) !== cell(s.markerAt, m) || defOf(s, u).leader || ownerOf(s, m) !== seatOf(s, u)) return markerNotOwned
  const carrier = cell(s.markerCarrier, m)
  if (carrier >= 0) return markerMoved
  return whyCannotMove(s, u)
}

/** 16.32 The unit takes the marker along from now on; nobody else moves it in this phase. */
export function carry(s: Descent, u: Unit, m: Marker): void {
  s.markerCarrier[m] = u
}

/** 16.32 Whether a unit has a marker with it. */
export const isCarrying = (s: Descent, u: Unit, m: Marker): boolean =>
  cell(s.markerCarrier, m) === u && cell(s.markerLeft, m) === 0 && cell(s.markerAt, m) === at(s, u)

/** 16.32 The unit leaves the marker where it is; nobody moves it again in this phase. */
export function leaveMarker(s: Descent, m: Marker): void {
  s.markerLeft[m] = 1
}

/** 16.32 Markers that units of a group carry follow a step of their own will from one hex to the next. */
export function carryAlong(s: Descent, units: readonly Unit[], from: Space, to: Space): void {
  for (let m = 0; m < s.markerAt.length; m++)
    if (cell(s.markerAt, m) === from && cell(s.markerLeft, m) === 0 && units.includes(cell(s.markerCarrier, m)))
      s.markerAt[m] = to
}

/** 16.32 At the start of a phase every marker may be taken up again. */
export function restMarkers(s: Descent): void {
  s.markerCarrier.fill(-1)
  s.markerLeft.fill(0)
}
