// What the ground lets through: bridges that stand or lie in the water, and where a unit may be pushed by force (11.1, 18.2).
import { IMPASSABLE } from '@merkur/board'
import { cell } from '@merkur/engine'
import { BLOCKED, ROAD, TRAIL } from '../board.ts'
import { type Prices, wayOf } from '../prices.ts'
import { type Descent, defOf, type Space, scenarioOf, type Unit } from '../state.ts'

/** Whether the bridge on a hexside, if there is one, is destroyed (18.2). */
export function isBroken(s: Descent, side: number): boolean {
  const bridge = cell(s.box.bridgeOn, side)
  return bridge >= 0 && cell(s.bridge, bridge) === 1
}

/** The prices that hold over a hexside as its bridge now is (ruling M97). */
export const pricesOver = (s: Descent, side: number): Prices['whole'] =>
  isBroken(s, side) ? s.box.prices.broken : s.box.prices.whole

/** Whether a road or trail leads over a hexside; a destroyed bridge cuts it (ruling M97). */
export const isRoute = (s: Descent, side: number): boolean =>
  (cell(s.box.sides, side) & (ROAD | TRAIL)) !== 0 && !isBroken(s, side)

/**
 * Whether a unit may be pushed over a hexside by force: within the scenario, over no blocked hexside, onto ground that is
 * not prohibited to it in some mode it has (ruling M151).
 */
export function mayBePushed(s: Descent, u: Unit, side: number, from: Space, to: Space): boolean {
  if (side < 0 || cell(scenarioOf(s).inPlay, to) !== 1 || cell(s.box.sides, side) & BLOCKED) return false
  const prices = pricesOver(s, side)
  return defOf(s, u).columns.some((c) => c !== undefined && cell(prices[c], wayOf(side, from, to)) !== IMPASSABLE)
}
