// One fire as a case: who may fire at whom, and with which Effectiveness, Strength, Fire value and column (6.0 to 6.5).
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { FireRow } from '../charts.ts'
import { distance } from '../lines.ts'
import { at, type Descent, defOf, onMap, scenarioOf, seatOf, type Unit } from '../state.ts'
import { countsForPenalty } from './chain.ts'
import { fireRow, fireValue, isHard, type Matrix, resultColumn } from './fire-tables.ts'
import { isLeadersOnly } from './leaders-lost.ts'
import { needsOrders } from './mobility.ts'
import { effectivenessOf, faceEffectiveness, fightingStrength, modeRow } from './modes.ts'
import { seesItself } from './observation.ts'
import { isPhaseOf } from './phases.ts'
import { refuseSoleUse } from './restrictions.ts'
import { isTopTwo } from './stack.ts'

export const noEnemy = refusal('6.0', 'refuse.no-enemy')
export const notFirePhase = refusal('6.0', 'refuse.not-fire-phase')
export const noEffectiveness = refusal('6.0', 'refuse.no-effectiveness')
export const wrongMode = refusal('6.12', 'refuse.mode-does-not-fire')
export const parenthesized = refusal('6.17', 'refuse.parenthesized')
export const firedAlready = refusal('6.14', 'refuse.fired-already')
export const firerTooDeep = refusal('6.13', 'refuse.firer-too-deep')
export const targetTooDeep = refusal('6.13', 'refuse.target-too-deep')
export const outOfRange = refusal('6.15', 'refuse.out-of-range')
export const notSeen = refusal('6.15', 'refuse.not-seen')
export const noOrdersToFire = refusal('13.1', 'refuse.no-orders-to-fire')
export const frozenFire = refusal('13.43', 'refuse.frozen-fire')
export const surprised = refusal('32.41', 'refuse.surprised')
export const leaderCovered = refusal('21.3', 'refuse.leader-not-alone')

/** 6.53, 20.25 Whether a firer reaches a target only by doubling its range, at half Effectiveness. */
export const doublesRange = (s: Descent, firer: Unit, target: Unit): boolean =>
  distance(s.box, at(s, firer), at(s, target)) > defOf(s, firer).range

/** 6.15, 6.53 The greatest distance at which a unit fires: twice its range for guns. */
export const reachOf = (s: Descent, firer: Unit): number => {
  const { range, kind } = defOf(s, firer)
  return kind.double_range ? 2 * range : range
}

/** 13.42, 13.43, 13.45 Whether a command result keeps a unit from fire in this Fire Phase: F always, Re and Rt but for Free Fire. */
function isHeld(s: Descent, u: Unit): boolean {
  const fire = s.box.tables.commandResults[cell(s.check, u)]?.fire
  return fire === 'assaulted' || (fire === 'free opportunity' && !isPhaseOf(s, seatOf(s, u), 'free-fire'))
}

/** 32.41 The last turn in which the Germans of Scenario 32 give no fire of their own. */
const SURPRISED_TO = 20

const isSurprised = (s: Descent, u: Unit): boolean =>
  scenarioOf(s).id === '32' && seatOf(s, u) === 'german' && s.turn <= SURPRISED_TO

/** Why a unit cannot fire in this Fire Phase at anybody; nothing when it can (6.1). */
export function whyCannotFire(s: Descent, firer: Unit): Refusal | undefined {
  if (!onMap(s, firer) || !isPhaseOf(s, seatOf(s, firer), 'conditional-fire', 'free-fire')) return notFirePhase
  const def = defOf(s, firer)
  if (def.kind.fire === 'none') return noEffectiveness
  if (!modeRow(s, firer).fire) return wrongMode
  if (faceEffectiveness(s, firer) === 0) return noEffectiveness
  if (def.opportunityOnly) return parenthesized
  if (cell(s.fired, firer) === 1) return firedAlready
  if (isSurprised(s, firer)) return surprised
  const bound = refuseSoleUse(s, firer)
  if (bound) return bound
  if (needsOrders(s, firer)) return noOrdersToFire
  if (isHeld(s, firer)) return frozenFire
  return def.kind.fires_from === 'top-two' && !isTopTwo(s, firer) ? firerTooDeep : undefined
}

/**
 * Why a unit may not fire at a target in a Fire Phase; nothing when it may (6.13, 6.15, 6.53, 20.2), at a leader who is
 * alone too (21.32). `eyes`: somebody else observes the target for this indirect fire.
 */
export const refuseFire = (s: Descent, firer: Unit, target: Unit, eyes: boolean): Refusal | undefined =>
  whyCannotFire(s, firer) ?? refuseTarget(s, firer, target, eyes)

/** Why a unit that can fire may not fire at this target; nothing when it may. */
export function refuseTarget(s: Descent, firer: Unit, target: Unit, eyes: boolean): Refusal | undefined {
  if (!onMap(s, target) || seatOf(s, target) === seatOf(s, firer)) return noEnemy
  const { kind } = defOf(s, firer)
  if (defOf(s, target).leader) {
    if (!isLeadersOnly(s, at(s, target))) return leaderCovered
  } else if (kind.targets === 'top-two' && !isTopTwo(s, target)) return targetTooDeep
  if (distance(s.box, at(s, firer), at(s, target)) > reachOf(s, firer)) return outOfRange
  const others = eyes && kind.fire === 'indirect'
  return others || seesItself(s, firer, at(s, target)) ? undefined : notSeen
}

/** A fire worked out to its column, step by step, for preview and resolution alike. */
export interface FireCase {
  readonly matrix: Matrix
  readonly face: number
  /** Effectiveness after halving for double range. */
  readonly halved: boolean
  /** Taken off for several formations (12.2). */
  readonly penalty: number
  readonly effectiveness: number
  readonly strength: number
  readonly hard: boolean
  readonly value: number
  readonly row: FireRow
  /** Column of 6.63, 0 for no effect. */
  readonly column: number
}

/** What differs from an ordinary fire in one's own Fire Phase. */
export interface Manner {
  /** 9.45 Opportunity fire is always direct, heavy weapons' too (ruling N11). */
  readonly opportunity?: boolean
  /** 12.2 The penalty of the fires at this hex; artillery does not suffer it (12.22). */
  readonly penalty?: number
  /** 6.16 The part of its Strength with which a German unit fires in the Free Fire Phase. */
  readonly part?: number
}

/** 6.0 Works a fire out; asks nothing about whether it is allowed. */
export function fireCase(s: Descent, firer: Unit, target: Unit, manner: Manner = {}): FireCase {
  const def = defOf(s, firer)
  const matrix: Matrix = manner.opportunity || def.kind.matrix !== 'indirect' ? 'direct' : 'indirect'
  const face = effectivenessOf(s, firer)
  const halved = def.kind.double_range && doublesRange(s, firer, target)
  const penalty = countsForPenalty(s, firer) ? (manner.penalty ?? 0) : 0
  const effectiveness = Math.max(0, (halved ? Math.floor(face / 2) : face) - penalty)
  const strength = manner.part ?? fightingStrength(s, firer)
  const hard = isHard(s, target)
  const value = fireValue(s, matrix, effectiveness, strength, hard)
  const row = fireRow(s, target, def.nation === 'mountain')
  return {
    matrix,
    face,
    halved,
    penalty,
    effectiveness,
    strength,
    hard,
    value,
    row,
    column: resultColumn(s, row, value),
  }
}

/** 6.16 Whether a unit may divide its Strength among targets now: Germans in their Free Fire Phase. */
export const maySplit = (s: Descent, firer: Unit): boolean =>
  seatOf(s, firer) === 'german' && isPhaseOf(s, 'german', 'free-fire')
