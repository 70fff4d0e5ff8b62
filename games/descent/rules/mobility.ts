// Who may move at all, and at which prices: class, mode, what was done before, orders (9.2, 9.3, 14.51).
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { PriceColumn } from '../prices.ts'
import { type Descent, defOf, isDisrupted, onMap, scenarioOf, seatOf, stackAt, type Unit } from '../state.ts'
import { refuseArmor } from './armor.ts'
import { isPhaseOf } from './phases.ts'

export const notOwnMovement = refusal('10.21', 'refuse.not-own-movement')
export const offMap = refusal('9.0', 'refuse.off-map')
export const disruptedStays = refusal('9.23', 'refuse.disrupted')
export const staticStays = refusal('9.8', 'refuse.static')
export const boundStays = refusal('14.51', 'refuse.fired-or-observed')
export const gunNotInTravel = refusal('9.31', 'refuse.gun-not-in-travel')
export const notActivated = refusal('13.1', 'refuse.not-activated')
export const ferriesNow = refusal('18.14', 'refuse.ferries-now')
export const heldByCheck = refusal('13.43', 'refuse.held-by-check')

/** 11.14 The column of prices that a unit reads in the mode it is in; none for guns that are not in Travel mode. */
export const columnOf = (s: Descent, u: Unit): PriceColumn | undefined => defOf(s, u).columns[cell(s.mode, u)]

/**
 * 26.5, ruling M83 Whether a reinforcement acts free of Command points: on its turn of arrival, and while it has not left
 * Travel mode since.
 */
export const isFreeOfPoints = (s: Descent, u: Unit): boolean =>
  cell(s.arrived, u) > 0 && (cell(s.arrived, u) === s.turn || cell(s.inColumn, u) === 1)

/**
 * 13.1 Whether a unit may not act for want of orders: only the Commonwealth needs them, and not in every scenario. Greek
 * units stacked with Forrester have them (13.15, ruling N43), and new reinforcements (26.5).
 */
export function needsOrders(s: Descent, u: Unit): boolean {
  if (seatOf(s, u) !== 'commonwealth' || !scenarioOf(s).row.activation || cell(s.activated, u) === 1) return false
  if (isFreeOfPoints(s, u)) return false
  return !isLedByForrester(s, u)
}

/** 13.15, rulings N43, M152 Greek units stacked with Captain Forrester are active of themselves. */
export const isLedByForrester = (s: Descent, u: Unit): boolean =>
  defOf(s, u).nation === 'greek' && stackAt(s, cell(s.at, u)).some((x) => defOf(s, x).leadsWhom === 'greek')

/** Why a unit cannot move now, wherever to; nothing when it can. */
export function whyCannotMove(s: Descent, u: Unit): Refusal | undefined {
  if (!isPhaseOf(s, seatOf(s, u), 'movement')) return notOwnMovement
  if (!onMap(s, u)) return offMap
  const def = defOf(s, u)
  if (def.kind.move === 'static') return staticStays
  if (isDisrupted(s, u)) return disruptedStays
  if (cell(s.bound, u) === 1) return boundStays
  if (def.leader) return undefined
  if (cell(s.ferried, u) > 0) return ferriesNow
  if (def.type === 'armor') {
    const broken = refuseArmor(s, u)
    if (broken) return broken
  }
  if (needsOrders(s, u)) return notActivated
  if (s.box.tables.commandResults[cell(s.check, u)]?.move === false) return heldByCheck
  return columnOf(s, u) === undefined ? gunNotInTravel : undefined
}
