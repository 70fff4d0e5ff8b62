// Command checks of the Commonwealth: who rolls in which order, with which modifiers, and what the result keeps from doing (13.2, 13.3).
import { cell, text } from '@merkur/engine'
import { line, piece } from '../naming.ts'
import { combatUnitsOf, type Descent, defOf, isDisrupted, onMap, scenarioOf, seatOf, type Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { chainOf, isUnder } from './chain.ts'
import { needsOrders } from './mobility.ts'
import { communicates } from './observation.ts'
import { headquartersInReach } from './supply.ts'

export type CheckCode = Tables['commandResults'][number]['code']
export type ModifierRow = Tables['commandModifiers'][number]

/** The command result that holds a unit now; '-' for none. */
export const checkOf = (s: Descent, u: Unit): CheckCode => s.box.tables.commandResults[cell(s.check, u)]?.code ?? '-'

/** 13.44, 13.21 What a command result adds to current Morale; nothing to that of CHCHQ. */
export const checkMorale = (s: Descent, u: Unit): number =>
  defOf(s, u).echelon === 'army' ? 0 : (s.box.tables.commandResults[cell(s.check, u)]?.morale ?? 0)

/**
 * 13.33, 29.42 Whether there are command checks this turn: even turns, in Scenario 29 the night turn 9 too (ruling E15),
 * or by its option the printed turn 7 instead.
 */
export function areChecksDue(s: Descent): boolean {
  const { checks } = scenarioOf(s).row
  if (checks === 'none') return false
  const extra = s.nightChecks === '7 8' ? 7 : 9
  return (s.box.tables.turns[s.turn - 1]?.check ?? false) || (checks === 'even turns and 9' && s.turn === extra)
}

/** 13.47 The results of the turn before end; a rout stays until a leader ends it (13.45, ruling M42). */
export function endResults(s: Descent): void {
  s.checked.fill(0)
  for (let u = 0; u < s.box.units.length; u++) if (checkOf(s, u) !== 'Rt') s.check[u] = 0
}

const chchq = (s: Descent): Unit =>
  s.box.headquarters.find((u) => defOf(s, u).echelon === 'army' && defOf(s, u).seat === 'commonwealth') ?? -1

/** The headquarters next above a unit that is on the map; -1 for none. */
const above = (s: Descent, u: Unit): Unit => chainOf(s, u).find((hq) => onMap(s, hq)) ?? -1

/**
 * 13.1, 13.15, 13.36, 26.5, ruling M39 Those who have a check at all: units that have orders, and headquarters above one.
 * Who is routed already does not roll again.
 */
function subjects(s: Descent): Unit[] {
  const units = combatUnitsOf(s, 'commonwealth')
  const active = units.filter((u) => !needsOrders(s, u))
  const above = new Set(active.flatMap((u) => chainOf(s, u)))
  const isSubject = (u: Unit): boolean => !needsOrders(s, u) || (defOf(s, u).headquarters && above.has(u))
  return units.filter((u) => isSubject(u) && checkOf(s, u) !== 'Rt')
}

/** 13.35 A headquarters without a lower one on the map. */
const isLowest = (s: Descent, hq: Unit): boolean => !s.box.headquarters.some((x) => onMap(s, x) && isUnder(s, x, hq))

/** 13.34, 13.35, rulings M40, E3 Whether the results above free a unit of its check: M at CHCHQ, or none at its lowest headquarters. */
export function isFreed(s: Descent, u: Unit): boolean {
  const army = chchq(s)
  if (u !== army && isUnder(s, u, army) && checkOf(s, army).startsWith('M')) return true
  const hq = above(s, u)
  if (hq < 0 || defOf(s, u).headquarters || !isLowest(s, hq)) return false
  return cell(s.checked, hq) === 1 && checkOf(s, hq) === '-'
}

/**
 * 13.31, 13.32, 13.36 Whose check may be rolled next: each after its superior, from CHCHQ down; independent units only
 * when nobody else is left. Empty when the checks are over.
 */
export function nextChecks(s: Descent): Unit[] {
  const due = subjects(s).filter((u) => cell(s.checked, u) === 0 && !isFreed(s, u))
  const waits = new Set(due)
  const open = due.filter((u) => !chainOf(s, u).some((hq) => hq !== u && waits.has(hq)))
  const bound = open.filter((u) => !defOf(s, u).independent)
  return bound.length > 0 ? bound : open
}

/** 13.23 The headquarters that one must reach to be in touch with the whole. */
const FIVE = 5
const isFive = (found: readonly Unit[]): boolean => found.length >= FIVE

const reaches = (s: Descent, u: Unit, hq: Unit): boolean =>
  headquartersInReach(s, u, (found) => found.includes(hq)).includes(hq)

/** 13.23 The modifiers of a unit's check. */
export function checkModifiers(s: Descent, u: Unit): ModifierRow[] {
  const army = chchq(s)
  const superior = cell(s.superior, u)
  const result = superior >= 0 ? checkOf(s, superior) : '-'
  const holds: Readonly<Record<string, boolean>> = {
    chchq: u !== army && onMap(s, army) && communicates(s, u, army) && reaches(s, u, army),
    'five-hq': defOf(s, u).headquarters && headquartersInReach(s, u, isFive).length >= FIVE,
    'superior-m': result.startsWith('M'),
    'no-hq': superior >= 0 && (cell(s.at, superior) === s.box.boxes.lost || isDisrupted(s, superior)),
    'not-activated': needsOrders(s, u),
    'turn-2': s.turn === 2,
    'first-night': s.turn === 8,
    'superior-re': result === 'Re' || result === 'Rt',
  }
  return s.box.tables.commandModifiers.filter((m) => holds[m.id])
}

/** 13.24 What a modified die reads for a unit of this nation; below -3 is -3, above 9 is 9. */
export function checkResult(s: Descent, u: Unit, total: number): CheckCode {
  const row = s.box.tables.commandTable.find((r) => r.die === Math.max(-3, Math.min(9, total)))
  const { nation } = defOf(s, u)
  if (!row) return '-'
  if (nation === 'new-zealand') return row.new_zealand
  return nation === 'australian' || nation === 'british' ? row.australian_british : row.greek_other
}

/** 13.21, 13.22 Rolls a unit's check, one die (ruling E1), and puts the result on it; a retreat is still to be made. */
export function rollCheck(s: Descent, u: Unit): CheckCode {
  const modifiers = checkModifiers(s, u)
  const die = s.chance.die(6, 'command check')
  const total = modifiers.reduce((sum, m) => sum + m.amount, die)
  const code = checkResult(s, u, total)
  s.journal?.push(
    line(
      'roll',
      '13.24',
      'log.check',
      { unit: piece(s, u), code },
      {
        seat: seatOf(s, u),
        roll: { dice: [die], sides: 6, result: text('result.check', { code }), facts: { total, code } },
      },
    ),
  )
  s.check[u] = s.box.tables.commandResults.findIndex((r) => r.code === code)
  s.checked[u] = 1
  return code
}
