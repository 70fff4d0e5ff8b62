// Who takes over when a headquarters is lost, and how independent units and static guns choose theirs (12.6, 19.4, 20.62).
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { combatUnitsOf, type Descent, defOf, onMap, scenarioOf, seatOf, type Unit } from '../state.ts'
import { chainOf } from './chain.ts'
import { isPhaseOf } from './phases.ts'

export const notResubordination = refusal('12.61', 'refuse.not-resubordination')
export const keepsSuperior = refusal('12.65', 'refuse.keeps-superior')
export const notEquivalent = refusal('12.61', 'refuse.not-equivalent')
export const notForeign = refusal('20.62', 'refuse.not-foreign')
export const changedAlready = refusal('12.61', 'refuse.changed-already')
export const waitsATurn = refusal('19.4', 'refuse.waits-a-turn')
export const alreadyFree = refusal('19.4', 'refuse.already-free')
export const notIndependent = refusal('19.4', 'refuse.not-independent')
export const notLost = refusal('12.63', 'refuse.not-lost')
export const notOfTheLost = refusal('12.63', 'refuse.not-of-the-lost')

const isLost = (s: Descent, u: Unit): boolean => u >= 0 && cell(s.at, u) === s.box.boxes.lost

/** Static guns choose their headquarters as independent units do (20.62). */
const isStatic = (s: Descent, u: Unit): boolean => defOf(s, u).type === 'static-artillery'
const choosesFreely = (s: Descent, u: Unit): boolean => defOf(s, u).independent || isStatic(s, u)

/** Ruling M33 Whether this is the first Command Phase that a unit's side has in the scenario. */
function isFirstCommand(s: Descent, u: Unit): boolean {
  const { firstPhase } = scenarioOf(s).row
  const own = s.box.tables.phases.find((p) => p.kind === 'command' && p.phasing === seatOf(s, u))?.phase ?? 0
  const first = firstPhase <= own ? s.firstTurn : s.firstTurn + 1
  return s.turn === first || cell(s.arrived, u) === s.turn
}

/** The echelon at which a headquarters stands: of the lost one whose place it took, else its own. */
const echelonOf = (s: Descent, hq: Unit): string =>
  defOf(s, cell(s.replaces, hq) >= 0 ? cell(s.replaces, hq) : hq).echelon

/** The lowest headquarters above a lost one that is on the map; -1 for none. */
const nextAbove = (s: Descent, lost: Unit): Unit => chainOf(s, lost).find((hq) => onMap(s, hq)) ?? -1

/** 20.62 Static guns, and everybody's with them: Greeks and Cretans lead nobody else's. */
const isForeign = (s: Descent, hq: Unit): boolean => ['greek', 'cretan'].includes(defOf(s, hq).nation)

/**
 * Why a unit cannot be given to this headquarters now; nothing when it can (12.61, 19.4, 20.62). Guns may go to any
 * division (12.64).
 */
export function refuseResubordination(s: Descent, u: Unit, hq: Unit): Refusal | undefined {
  if (!isPhaseOf(s, seatOf(s, u), 'command') || !onMap(s, u) || defOf(s, u).leader) return notResubordination
  if (!onMap(s, hq) || !defOf(s, hq).headquarters || seatOf(s, hq) !== seatOf(s, u) || hq === u) return notEquivalent
  if (cell(s.changed, u) === 1) return changedAlready
  const old = cell(s.superior, u)
  if (old === hq || chainOf(s, hq).includes(u)) return keepsSuperior
  if (choosesFreely(s, u)) {
    if (isStatic(s, u) && isForeign(s, hq)) return notForeign
    if (isFirstCommand(s, u) || isLost(s, old)) return undefined
    if (old >= 0) return waitsATurn
    return cell(s.freed, u) < s.turn ? undefined : waitsATurn
  }
  if (!isLost(s, old)) return keepsSuperior
  if (hq === nextAbove(s, old) || echelonOf(s, hq) === echelonOf(s, old)) return undefined
  return defOf(s, u).kind.artillery_type && echelonOf(s, hq) === 'division' ? undefined : notEquivalent
}

/** 12.61, 12.64, ruling N69 Gives a unit to another headquarters; a gun that leaves its division by it shoots two worse for good. */
export function resubordinate(s: Descent, u: Unit, hq: Unit): void {
  const { kind, division } = defOf(s, u)
  const leaves = division !== defOf(s, hq).division && hq !== nextAbove(s, cell(s.superior, u))
  if (kind.artillery_type && !choosesFreely(s, u) && leaves) weaken(s, u, 'replaced-artillery')
  s.superior[u] = hq
  s.changed[u] = 1
}

function weaken(s: Descent, u: Unit, limit: string): void {
  s.effectivenessLost[u] = cell(s.effectivenessLost, u) + (s.box.limits[limit] ?? 0)
}

/** 19.4, 20.62 Why a unit cannot be freed from its headquarters now; nothing when it can. */
export function refuseFreeing(s: Descent, u: Unit): Refusal | undefined {
  if (!isPhaseOf(s, seatOf(s, u), 'command') || !onMap(s, u)) return notResubordination
  if (!choosesFreely(s, u)) return notIndependent
  if (cell(s.changed, u) === 1) return changedAlready
  return cell(s.superior, u) < 0 || isFirstCommand(s, u) ? alreadyFree : undefined
}

/** 19.4 Frees a unit: it is out of supply until it attaches itself in a later Command Phase. */
export function free(s: Descent, u: Unit): void {
  s.superior[u] = -1
  s.changed[u] = 1
  s.freed[u] = s.turn
}

/** 12.62, 12.63, ruling M35 Why this headquarters cannot take the place of its lost superior now; nothing when it can. */
export function refuseReplacement(s: Descent, hq: Unit): Refusal | undefined {
  if (!isPhaseOf(s, seatOf(s, hq), 'command') || !onMap(s, hq) || !defOf(s, hq).headquarters) return notResubordination
  const lost = cell(s.superior, hq)
  if (!isLost(s, lost)) return notLost
  return cell(s.superior, lost) < 0 && defOf(s, lost).echelon === 'army' ? notOfTheLost : undefined
}

/**
 * 12.62, 12.63, 12.64 A headquarters takes the place of its lost superior: everybody who was under that one is under it
 * now, its own units too, and guns that were directly under the lost one shoot one worse for good.
 */
export function replace(s: Descent, hq: Unit): void {
  const lost = cell(s.superior, hq)
  for (const [u, def] of s.box.units.entries()) {
    if (u === hq || cell(s.superior, u) !== lost || def.leader) continue
    if (def.kind.artillery_type && onMap(s, u)) weaken(s, u, 'replaced-artillery-own')
    s.superior[u] = hq
  }
  s.superior[hq] = cell(s.superior, lost)
  s.replaces[hq] = lost
}

/** Units of a side that may change their headquarters in this phase: those of lost ones, independent units and static guns. */
export const mayChange = (s: Descent, seat: Seat): Unit[] =>
  combatUnitsOf(s, seat).filter(
    (u) => cell(s.changed, u) === 0 && (choosesFreely(s, u) || isLost(s, cell(s.superior, u))),
  )
