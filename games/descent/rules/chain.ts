// Who belongs to whom: chains of headquarters, formations, divisions, leaders, and what firing together costs (12.0).
import { cell } from '@merkur/engine'
import { at, type Descent, defOf, onMap, scenarioOf, seatOf, type Unit } from '../state.ts'

/** No chain is longer; a wrong position cannot make one go round for ever. */
const LONGEST = 8

/** 12.0 The headquarters above a unit as it belongs now, lowest first; some may be lost or not in the scenario. */
export function chainOf(s: Descent, u: Unit): Unit[] {
  const out: Unit[] = []
  for (let hq = cell(s.superior, u); hq >= 0 && out.length < LONGEST; hq = cell(s.superior, hq)) out.push(hq)
  return out
}

/** Whether a unit stands below a headquarters as it belongs now. */
export function isUnder(s: Descent, u: Unit, hq: Unit): boolean {
  let up = cell(s.superior, u)
  for (let n = 0; up >= 0 && n < LONGEST; n++) {
    if (up === hq) return true
    up = cell(s.superior, up)
  }
  return false
}

/** An independent unit that has attached itself to another headquarters than the one of the box (12.15, ruling M33). */
const isAttached = (s: Descent, u: Unit): boolean =>
  defOf(s, u).independent && cell(s.superior, u) >= 0 && cell(s.superior, u) !== defOf(s, u).superior

/** Whether a unit stands below a headquarters by the box: what 12.2 asks, resubordinated or not (ruling N38). */
function isUnderByBox(s: Descent, u: Unit, hq: Unit): boolean {
  let up = defOf(s, u).superior
  for (let n = 0; up >= 0 && n < LONGEST; n++) {
    if (up === hq) return true
    up = defOf(s, up).superior
  }
  return false
}

/** A formation: a headquarters, an independent unit, or a regiment without a headquarters of its own (12.71, ruling N65). */
export type Formation = Unit | 'AR' | '7R' | 'III'

/** 12.2, 12.15, 12.71 The formation of a unit: its lowest headquarters by the box, or itself. */
export function formationOf(s: Descent, u: Unit): Formation {
  const def = defOf(s, u)
  if (def.headquarters) return u
  if (isAttached(s, u)) return cell(s.superior, u)
  if (def.independent || def.superior < 0) return u
  const direct = defOf(s, def.superior).echelon !== 'battalion'
  return def.regiment !== '' && direct ? (def.regiment as Formation) : def.superior
}

/** 12.71 Whether firers of formation `high` join those of `low`, since one stands above the other. */
function joins(s: Descent, high: Formation, low: Formation): boolean {
  if (typeof high === 'string') return typeof low !== 'string' && defOf(s, low).regiment === high
  if (typeof low !== 'string') return isUnderByBox(s, low, high)
  return s.box.units.some((_, u) => formationOf(s, u) === low && isUnderByBox(s, u, high))
}

/** 20.12 Whether two units are of one formation, or one of them stands above the other's. */
export function sharesFormation(s: Descent, a: Unit, b: Unit): boolean {
  const [f, g] = [formationOf(s, a), formationOf(s, b)]
  return f === g || joins(s, f, g) || joins(s, g, f)
}

/** 12.22 Artillery neither causes nor suffers the penalty; anti-tank and flak are direct fire (12.23). */
export const countsForPenalty = (s: Descent, u: Unit): boolean =>
  defOf(s, u).type !== 'artillery' && defOf(s, u).type !== 'static-artillery'

/**
 * 12.2 The number of formations among those who fire at one hex on one occasion (ruling N37): those that stand above
 * another one present join it, flak joins its division (12.23, ruling N39), and those whose penalty was lifted for a
 * Command point count as one together (13.16).
 */
export function formations(s: Descent, firers: readonly Unit[]): number {
  const counted = firers.filter((u) => countsForPenalty(s, u))
  const inDivision = (u: Unit): boolean =>
    defOf(s, u).type === 'flak' && counted.some((x) => x !== u && divisionOf(s, x) === divisionOf(s, u))
  const flakOnly = counted.every((u) => defOf(s, u).type === 'flak')
  const all = [...new Set(counted.filter((u) => flakOnly || !inDivision(u)).map((u) => formationOf(s, u)))]
  const lowest = all.filter((f) => !all.some((g) => g !== f && joins(s, f, g)))
  const lifted = lowest.filter((f) => typeof f !== 'string' && cell(s.exempt, f) === 1).length
  return lowest.length - Math.max(0, lifted - 1)
}

/** 12.2 What each firer at one hex loses of its Effectiveness; nothing for one formation or with a leader (21.12). */
export function formationPenalty(s: Descent, firers: readonly Unit[]): number {
  const n = formations(s, firers)
  return n < 2 || leaderBinds(s, firers) ? 0 : n
}

/** 12.3, ruling M94 The division of a unit for close assault; of an attached unit that of its headquarters. */
export const divisionOf = (s: Descent, u: Unit): string =>
  isAttached(s, u) ? defOf(s, cell(s.superior, u)).division : defOf(s, u).division

/** 28.2 Whether a leader stands above every headquarters of his side: Student in Scenario 28. */
export const isOverAll = (s: Descent, leader: Unit): boolean =>
  scenarioOf(s).id === '28' && defOf(s, leader).id === 'Student'

/** 21.11, 28.2, ruling N64 Whether a unit is one of a leader's: below his headquarters or it, of his regiment, or Greek. */
export function leads(s: Descent, leader: Unit, u: Unit): boolean {
  const { leadsWhom, leads: hq } = defOf(s, leader)
  if (defOf(s, u).leader || seatOf(s, u) !== seatOf(s, leader)) return false
  if (isOverAll(s, leader)) return true
  if (leadsWhom === 'greek') return defOf(s, u).nation === 'greek'
  if (leadsWhom === 'none' || hq < 0) return false
  if (leadsWhom === 'regiment') return defOf(s, u).regiment === defOf(s, hq).regiment
  return u === hq || isUnder(s, u, hq)
}

/** 32.42 The first turn in which German leaders count in Scenario 32. */
const IDLE_BEFORE = 22

/** 32.42 Whether a leader has no effect yet. */
export const isIdle = (s: Descent, leader: Unit): boolean =>
  scenarioOf(s).id === '32' && seatOf(s, leader) === 'german' && s.turn < IDLE_BEFORE

/** 4.3 The nationality of a unit: paratroops, mountain and army troops are all Germans. */
function nationalityOf(s: Descent, u: Unit): string {
  const { seat, nation } = defOf(s, u)
  return seat === 'german' ? seat : nation
}

/** 21.12, ruling B5 A leader stacked with one of them binds units: one at least is his, and all are, or are of one nation. */
export function leaderBinds(s: Descent, units: readonly Unit[]): boolean {
  const nation = units.every((u) => nationalityOf(s, u) === nationalityOf(s, units[0] ?? -1))
  return s.box.leaders.some((l) => {
    if (!onMap(s, l) || isIdle(s, l) || !units.some((u) => at(s, u) === at(s, l))) return false
    const his = units.filter((u) => leads(s, l, u)).length
    return his > 0 && (nation || his === units.length)
  })
}
