// Engineers who ferry: units that begin the phase with them cross a river or stream as if it were not there (18.1).
import { bearing } from '@merkur/board'
import { cell, type Refusal, refusal } from '@merkur/engine'
import { RIVER, STREAM } from '../board.ts'
import { CONCENTRATED } from '../box.ts'
import { at, type Descent, defOf, isDepleted, isDisrupted, type Space, stackAt, type Unit } from '../state.ts'
import { needsOrders } from './mobility.ts'
import { isBroken } from './passage.ts'

export const noWater = refusal('18.11', 'refuse.no-water')
export const notFerried = refusal('18.11', 'refuse.not-ferried')
export const leadersAlone = refusal('18.15', 'refuse.leaders-alone')
export const notFromThere = refusal('18.12', 'refuse.not-from-there')
export const ferriedConcentrated = refusal('18.13', 'refuse.ferried-concentrated')
export const noFerry = refusal('18.14', 'refuse.no-ferry')

/** Whether a step crosses a river or stream without a bridge that stands. */
function isWet(s: Descent, from: Space, to: Space): boolean {
  const direction = bearing(s.box.board, from, to)
  if (direction < 0) return false
  const side = cell(s.box.sideToward, 6 * from + direction)
  if ((cell(s.box.sides, side) & (RIVER | STREAM)) === 0) return false
  return cell(s.box.bridgeOn, side) < 0 || isBroken(s, side)
}

/** 18.12 It has stood here since the phase began. */
const isFresh = (s: Descent, u: Unit): boolean => cell(s.spent, u) === 0 && cell(s.moved, u) === 0

/** 18.12, 18.14 Strength points that an engineer can still ferry in this phase, itself apart. */
const capacity = (s: Descent, engineer: Unit): number => cell(s.strength, engineer) - cell(s.ferried, engineer)

/** An engineer that could ferry somebody now: in order, still here, no pioneer (20.8). */
const isFerry = (s: Descent, u: Unit): boolean =>
  defOf(s, u).engineer &&
  !isDisrupted(s, u) &&
  !isDepleted(s, u) &&
  isFresh(s, u) &&
  cell(s.bound, u) === 0 &&
  cell(s.assaulted, u) === 0 &&
  !needsOrders(s, u)

/** 18.14, ruling M60 The engineer who takes a group across: the weakest that is strong enough, or itself alone; -1 for none. */
export function ferryFor(s: Descent, units: readonly Unit[]): Unit {
  const fighting = units.filter((u) => !defOf(s, u).leader)
  const [first, second] = fighting
  if (first === undefined) return -1
  if (second === undefined && isFerry(s, first) && cell(s.ferried, first) === 0) return first
  const load = fighting.reduce((sum, u) => sum + cell(s.strength, u), 0)
  return stackAt(s, at(s, first))
    .filter((u) => !units.includes(u) && isFerry(s, u) && capacity(s, u) >= load)
    .reduce((best, u) => (best < 0 || capacity(s, u) < capacity(s, best) ? u : best), -1)
}

/** Why a group cannot be ferried into a hex; nothing when it can, as far as engineers and water go (18.1). */
export function refuseFerry(s: Descent, units: readonly Unit[], to: Space): Refusal | undefined {
  const fighting = units.filter((u) => !defOf(s, u).leader)
  const first = fighting[0]
  if (first === undefined) return leadersAlone
  if (!isWet(s, at(s, first), to)) return noWater
  if (fighting.some((u) => !defOf(s, u).kind.ferried)) return notFerried
  if (units.some((u) => !isFresh(s, u))) return notFromThere
  if (fighting.some((u) => cell(s.mode, u) !== CONCENTRATED || cell(s.shaken, u) === 1)) return ferriedConcentrated
  return ferryFor(s, units) < 0 ? noFerry : undefined
}

/** 18.14 Notes what the engineer has ferried; who ferries others does not move in this phase. */
export function payFerry(s: Descent, engineer: Unit, units: readonly Unit[]): void {
  if (units.includes(engineer)) return
  const load = units.reduce((sum, u) => sum + cell(s.strength, u), 0)
  s.ferried[engineer] = cell(s.ferried, engineer) + load
}
