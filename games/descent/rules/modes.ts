// The modes of units: what each lets them do, and how they are changed (15.0, 9.22).
import { cell, type Refusal, refusal } from '@merkur/engine'
import { CONCENTRATED, DISPERSED, TRAVEL } from '../box.ts'
import {
  at,
  type Descent,
  defOf,
  isControlled,
  isDepleted,
  isDisrupted,
  onMap,
  seatOf,
  setMode,
  type Unit,
} from '../state.ts'
import type { Tables } from '../tables.ts'
import { refuseLeaderless } from './leaders.ts'
import { needsOrders } from './mobility.ts'
import { isPhaseOf } from './phases.ts'
import { refuseSoleUse } from './restrictions.ts'
import type { Trigger } from './walk.ts'

export type ModeRow = Tables['modes'][number]

export const noSuchMode = refusal('15.0', 'refuse.no-such-mode')
export const sameMode = refusal('15.0', 'refuse.same-mode')
export const notOrganization = refusal('15.54', 'refuse.not-organization')
export const disruptedKeeps = refusal('15.52', 'refuse.disrupted-keeps-mode')
export const oncePerPhase = refusal('15.0', 'refuse.mode-once')
export const travelFromConcentrated = refusal('15.55', 'refuse.travel-from-concentrated')
export const onlyLeaveTravel = refusal('15.51', 'refuse.only-leave-travel')
export const noPointLeft = refusal('9.22', 'refuse.no-point-left')
export const withoutOrders = refusal('13.1', 'refuse.no-orders-to-change')

/** 15.0 What a unit may do now: the row of its mode; Disrupted goes before Depleted (ruling M86), and both before the face. */
export function modeRow(s: Descent, u: Unit): ModeRow {
  const rows = s.box.tables.modes
  const faces = ['dispersed', 'concentrated', 'travel'] as const
  const name = isDisrupted(s, u) ? 'disrupted' : isDepleted(s, u) ? 'depleted' : faces[cell(s.mode, u)]
  return rows.find((r) => r.mode === name) as ModeRow
}

/** 15.6, 19.34 Effectiveness by mode alone: of the face, or zero. */
export const faceEffectiveness = (s: Descent, u: Unit): number =>
  modeRow(s, u).effectiveness === 'zero' ? 0 : (defOf(s, u).effectiveness[cell(s.mode, u)] ?? 0)

/** 15.6, 19.35, 24.13 Strength with which a unit fights: half, rounded down, when Disrupted, Depleted or fatigued; never halved twice (ruling N36). */
export const fightingStrength = (s: Descent, u: Unit): number =>
  modeRow(s, u).strength === 'half' || cell(s.fatigued, u) === 1
    ? Math.floor(cell(s.strength, u) / 2)
    : cell(s.strength, u)

/** 24.13 What a fatigued unit loses. */
const FATIGUE = 2

/** 12.64, 24.13 Effectiveness by mode, less what a battery has lost for good and fatigue; neither takes the last point. */
export function effectivenessOf(s: Descent, u: Unit): number {
  const face = faceEffectiveness(s, u)
  const off = cell(s.effectivenessLost, u) + (cell(s.fatigued, u) === 1 ? FATIGUE : 0)
  return face === 0 ? 0 : Math.max(Math.min(face, 1), face - off)
}

/** 15.55 Whether the mode can be changed straight to that one: Travel from Concentrated, unless there is no such face. */
function isNext(s: Descent, u: Unit, to: number): boolean {
  const { modes } = defOf(s, u)
  const from = cell(s.mode, u)
  if (from === CONCENTRATED || to === CONCENTRATED) return true
  return !modes.includes(CONCENTRATED)
}

/** Why a unit may not take this mode in an Organization Phase (15.0); nothing when it may. */
export function refuseMode(s: Descent, u: Unit, to: number): Refusal | undefined {
  if (!isPhaseOf(s, seatOf(s, u), 'organization') || !onMap(s, u)) return notOrganization
  if (!defOf(s, u).modes.includes(to)) return noSuchMode
  if (isDisrupted(s, u)) return disruptedKeeps
  if (cell(s.mode, u) === to) return sameMode
  if (cell(s.changed, u) === 1) return oncePerPhase
  if (needsOrders(s, u)) return withoutOrders
  const bound = cell(s.mode, u) === TRAVEL ? refuseSoleUse(s, u) : undefined
  if (bound) return bound
  if (!isNext(s, u, to)) return travelFromConcentrated
  return refuseLeaderless(s, u)
}

/** Why a unit may not leave Travel mode for this one after movement (9.22, 15.51, ruling M19); nothing when it may. */
export function refuseLeavingTravel(s: Descent, u: Unit, to: number): Refusal | undefined {
  if (!isPhaseOf(s, seatOf(s, u), 'movement') || !onMap(s, u)) return notOrganization
  if (cell(s.mode, u) !== TRAVEL || to === TRAVEL) return onlyLeaveTravel
  if (!defOf(s, u).modes.includes(to)) return noSuchMode
  if (isDisrupted(s, u)) return disruptedKeeps
  if (needsOrders(s, u)) return withoutOrders
  const bound = refuseSoleUse(s, u)
  if (bound) return bound
  if (!isNext(s, u, to)) return travelFromConcentrated
  const headless = refuseLeaderless(s, u)
  if (headless) return headless
  return cell(s.spent, u) + leavingPrice(s) > (s.box.limits.movement ?? 0) * (s.box.limits.eighths ?? 1)
    ? noPointLeft
    : undefined
}

const leavingPrice = (s: Descent): number => (s.box.limits['leave-travel'] ?? 0) * (s.box.limits.eighths ?? 1)

/** 9.4 Whom an enemy may fire at before these units of one hex change their mode; nothing where nobody controls it. */
export function changing(s: Descent, units: readonly Unit[], kind: 'mode' | 'leave-travel'): Trigger | undefined {
  const first = units[0]
  if (first === undefined || !isControlled(s, at(s, first), seatOf(s, first))) return undefined
  return { kind, hex: at(s, first), units }
}

/** Changes a unit's mode in an Organization Phase; the fire it draws has been given. */
export function changeMode(s: Descent, u: Unit, to: number): void {
  setMode(s, u, to)
  s.changed[u] = 1
}

/** 9.22 Leaves Travel mode after movement, for one point. */
export function leaveTravel(s: Descent, u: Unit, to: number): void {
  setMode(s, u, to)
  s.spent[u] = cell(s.spent, u) + leavingPrice(s)
}

/** 6.31, 15.53 Whether a unit could disperse now: Concentrated, with a Dispersed face. */
export const canDisperse = (s: Descent, u: Unit): boolean =>
  !isDisrupted(s, u) && !isDepleted(s, u) && cell(s.mode, u) === CONCENTRATED && defOf(s, u).modes.includes(DISPERSED)
