// 2.5 Leaders and batteries: what their artillery is worth now, where it reaches, and whom its use silences.
import { cell, type Refusal, refusal } from '@merkur/engine'
import { line, piece } from '../naming.ts'
import { type Area, at, type Crete, defOf, inPlay, isArea, type Seat, seatOf, type Unit } from '../state.ts'
import { isContested } from './areas.ts'
import { faceOf, isReduced, isScattered } from './units.ts'

export const noArtillery = refusal('2.5', 'refuse.no-artillery')
export const scatteredGuns = refusal('3.2', 'refuse.scattered-guns')
export const silencedGuns = refusal('2.5', 'refuse.silenced')
export const noStrength = refusal('2.5', 'refuse.no-strength')
export const hasFired = refusal('2.5', 'refuse.has-fired')

/** What the strength of a leader or battery is put to. */
export type Use = 'bombard' | 'assault' | 'defence'

const leaderDef = (s: Crete, u: Unit) => s.box.leaders[cell(s.box.leaderOf, u)]

/** Lower leaders or batteries whose strength a divisional leader adds up where he stands. */
function* within(s: Crete, u: Unit): Generator<Unit> {
  const def = leaderDef(s, u)
  if (!def || !inPlay(s, u)) return
  for (const other of def.sums) {
    if (!inPlay(s, other)) continue
    if (cell(s.box.apart, at(s, u) * s.box.areas + at(s, other)) <= def.radius) yield other
  }
}

/** The two strongest batteries with Ringel that have not fired; fewer when there are not two (2.5, rulings M9, N27). */
export function batteriesWith(s: Crete, ringel: Unit): Unit[] {
  if (isReduced(s, ringel)) return []
  return [...within(s, ringel)]
    .filter((b) => cell(s.fired, b) === 0 && cell(s.deed, b) === 0)
    .sort((a, b) => faceOf(s, b).artillery - faceOf(s, a).artillery || a - b)
}

/** Whether this divisional leader adds batteries, not leaders: Ringel. */
export const addsBatteries = (s: Crete, u: Unit): boolean => {
  const first = leaderDef(s, u)?.sums[0]
  return first !== undefined && defOf(s, first).kind === 'battery'
}

/** 2.5, rulings M16, N27 The strength a leader or battery can lend or bombard with now; of a divisional leader the sum. */
export function strengthOf(s: Crete, u: Unit): number {
  const { kind } = defOf(s, u)
  if (kind !== 'leader' && kind !== 'battery') return 0
  if (isScattered(s, u) || cell(s.silenced, u) === 1) return 0
  const def = leaderDef(s, u)
  if (!def?.divisional) return faceOf(s, u).artillery
  if (addsBatteries(s, u)) return 0
  let sum = 0
  for (const other of within(s, u))
    if (!isScattered(s, other) && cell(s.silenced, other) === 0 && cell(s.used, other) === 0)
      sum += faceOf(s, other).artillery
  return sum
}

/** Why a counter has no artillery to use at all now. */
export function refuseGuns(s: Crete, u: Unit): Refusal | undefined {
  const { kind } = defOf(s, u)
  if (kind !== 'leader' && kind !== 'battery') return noArtillery
  if (isScattered(s, u)) return scatteredGuns
  if (cell(s.silenced, u) === 1) return silencedGuns
  return strengthOf(s, u) > 0 ? undefined : noStrength
}

/** 2.5, ruling Q8 Whether guns standing in one area reach another: their own always, a neighbouring one unless they are contested. */
export const gunsReach = (s: Crete, from: Area, to: Area): boolean =>
  from === to || ((s.box.near[from] ?? []).includes(to) && !isContested(s, from))

/**
 * 7.1, 7.2 Leaders and batteries that may support a side in a combat at an area.
 * @param ownOnly only those in the area itself (landing combats, bombardments)
 */
export function supportersAt(s: Crete, seat: Seat, area: Area, use: Use, ownOnly = false): Unit[] {
  const out: Unit[] = []
  const look = (u: Unit): void => {
    const here = at(s, u)
    if (!isArea(s, here) || seatOf(s, u) !== seat || (ownOnly && here !== area)) return
    if (here !== area && !gunsReach(s, here, area)) return
    if (use === 'assault' && cell(s.supported, u) === 1) return
    if (strengthOf(s, u) > 0) out.push(u)
  }
  for (const leader of s.box.leaders) look(leader.unit)
  for (const battery of s.box.batteries) look(battery)
  return out
}

function silence(s: Crete, u: Unit, by: Unit): void {
  if (cell(s.silenced, u) === 1) return
  s.silenced[u] = 1
  if (inPlay(s, u))
    s.journal?.push(
      line('note', '2.5', 'log.silenced', { unit: piece(s, u), by: piece(s, by) }, { seat: seatOf(s, u) }),
    )
}

/** 2.5, 8, rulings M8, M13, N28 Uses the strength of a leader or battery and silences those above and below him. */
export function useStrength(s: Crete, u: Unit, use: Use): void {
  const def = leaderDef(s, u)
  const lower = def?.divisional ? [...within(s, u)] : []
  s.used[u] = 1
  if (use === 'assault') s.supported[u] = 1
  if (use === 'bombard') {
    s.fired[u] = 1
    s.journal?.push(line('note', '2.5', 'log.fire-marker', { unit: piece(s, u) }, { seat: seatOf(s, u) }))
  }
  if (def?.divisional) {
    if (!addsBatteries(s, u)) for (const other of lower) silence(s, other, u)
    for (const other of def.excludes) silence(s, other, u)
    return
  }
  for (const above of s.box.leaders) {
    if (!above.divisional || addsBatteries(s, above.unit) || !above.sums.includes(u)) continue
    for (const other of within(s, above.unit)) if (other === u) silence(s, above.unit, u)
  }
}

/** 4, 2.5 At the end of the turn all guns are free again. */
export function freeGuns(s: Crete): void {
  s.fired.fill(0)
  s.silenced.fill(0)
  s.supported.fill(0)
  s.used.fill(0)
}
