// 2, 7.3 What a counter is worth now: its side, its factors, scattered or not, and what it may take part in.
import { cell } from '@merkur/engine'
import type { Face, Kind } from '../box.ts'
import { type Area, after, type Crete, defOf, firstAt, type Seat, seatOf, type Unit } from '../state.ts'

export const isReduced = (s: Crete, u: Unit): boolean => cell(s.reduced, u) === 1

export const isScattered = (s: Crete, u: Unit): boolean => cell(s.scatter, u) === 1

/** 2.2 The side of the counter that shows. */
export const faceOf = (s: Crete, u: Unit): Face => defOf(s, u).faces[cell(s.reduced, u) as 0 | 1]

export const isLeader = (s: Crete, u: Unit): boolean => defOf(s, u).kind === 'leader'

/** 7.3 The attack factor as it counts now. */
export const attackFactor = (s: Crete, u: Unit): number =>
  isScattered(s, u) ? (s.box.values['scatter-attack'] ?? 0) : faceOf(s, u).attack

/** 7.3 The defence factor as it counts now, before tanks halve it. */
export const defenceFactor = (s: Crete, u: Unit): number =>
  isScattered(s, u) ? (s.box.values['scatter-defence'] ?? 0) : faceOf(s, u).defence

/** 6.1, 7.3 Movement points; none for fixed leaders and for the scattered. */
export const movement = (s: Crete, u: Unit): number =>
  isScattered(s, u) ? (s.box.values['scatter-movement'] ?? 0) : faceOf(s, u).movement

/** Half, rounded up (ruling Q1). */
export const half = (n: number): number => Math.ceil(n / 2)

/** The kind of counter that is hit first here: units, then batteries, then leaders (2.4, ruling M30). */
export function targetKind(s: Crete, area: Area, seat: Seat): Kind | undefined {
  let found: Kind | undefined
  for (let u = firstAt(s, area, seat); u >= 0; u = after(s, u)) {
    const { kind } = defOf(s, u)
    if (kind === 'unit') return kind
    if (kind === 'battery' || found === undefined) found = kind
  }
  return found
}

/** Counters of a side that can be hit here (2.4, 2.5, ruling M30). */
export function targetsIn(s: Crete, area: Area, seat: Seat): Unit[] {
  const kind = targetKind(s, area, seat)
  const out: Unit[] = []
  for (let u = firstAt(s, area, seat); u >= 0; u = after(s, u)) if (defOf(s, u).kind === kind) out.push(u)
  return out
}

/** Of these the ones that are hit first (ruling M30). */
export function firstHit(s: Crete, among: readonly Unit[]): Unit[] {
  for (const kind of ['unit', 'battery', 'leader'] as const) {
    const found = among.filter((u) => defOf(s, u).kind === kind)
    if (found.length > 0) return found
  }
  return []
}

/** 2.5, ruling Q10 The leader whose +1 a unit has in its area; -1 for none. */
export function leaderWith(s: Crete, u: Unit, area: Area): Unit {
  if (isLeader(s, u)) return -1
  const { formation } = defOf(s, u)
  for (let l = firstAt(s, area, seatOf(s, u)); l >= 0; l = after(s, l)) {
    const index = cell(s.box.leaderOf, l)
    const leader = s.box.leaders[index]
    if (leader && (leader.divisional || ((leader.commands >> formation) & 1) === 1)) return l
  }
  return -1
}
