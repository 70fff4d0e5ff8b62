// Who may close assault which hex, and what it costs (9.6, 11.4, 12.3, 20.12, 20.13, 20.26).
import { bearing, IMPASSABLE } from '@merkur/board'
import { cell, type Refusal, refusal } from '@merkur/engine'
import { BLOCKED } from '../board.ts'
import { TRAVEL } from '../box.ts'
import { at, type Descent, defOf, isDepleted, otherSeat, type Space, seatOf, stackAt, type Unit } from '../state.ts'
import { defendersAt, isTwoMode } from './assault-case.ts'
import { divisionOf, leaderBinds } from './chain.ts'
import { whyCannotMove } from './mobility.ts'
import { refuseSoleUse } from './restrictions.ts'
import { type Crossing, mayLeave, notBeside, notOnTop, stepPrice } from './walk.ts'
import { unsupported, weaponsAreSupported } from './weapons.ts'

export const nobodyToAssault = refusal('9.6', 'refuse.nobody-to-assault')
export const noAttackers = refusal('9.6', 'refuse.no-attackers')
export const depletedAssault = refusal('19.35', 'refuse.depleted-assault')
export const travelAssault = refusal('15.0', 'refuse.travel-assault')
export const cannotAssault = refusal('20.91', 'refuse.cannot-assault')
export const assaultedAlready = refusal('9.7', 'refuse.assaulted-already')
export const assaultProhibited = refusal('11.42', 'refuse.assault-prohibited')
export const assaultTooDear = refusal('9.62', 'refuse.assault-too-dear')
export const divisionsApart = refusal('12.3', 'refuse.divisions-apart')
export const weaponsOnTop = refusal('20.13', 'refuse.weapons-on-top')
export const gunOnTop = refusal('20.26', 'refuse.gun-on-top')
export const headquartersOnTop = refusal('20.32', 'refuse.headquarters-on-top')

const eighths = (s: Descent, limit: string): number => (s.box.limits[limit] ?? 0) * (s.box.limits.eighths ?? 1)

/** 9.62, rulings M29, M120 What an assault costs a unit, in eighths: the step, the zone, and a point; IMPASSABLE where it is prohibited. */
export function assaultPrice(s: Descent, u: Unit, to: Space, by: Crossing = 'march'): number {
  const step = stepPrice(s, u, to, by)
  return step === IMPASSABLE ? IMPASSABLE : step + eighths(s, 'assault')
}

/** Why this unit may not take part in a close assault of a hex; nothing when it may. Guns do so in Travel mode, as ciphers (ruling M120). */
export function refuseAttacker(s: Descent, u: Unit, to: Space, by: Crossing = 'march'): Refusal | undefined {
  const stuck = whyCannotMove(s, u) ?? refuseSoleUse(s, u)
  if (stuck) return stuck
  const { kind } = defOf(s, u)
  if (isDepleted(s, u)) return depletedAssault
  if (kind.assault !== 'full' && kind.assault !== 'cipher') return cannotAssault
  if (cell(s.mode, u) === TRAVEL && kind.move !== 'gun') return travelAssault
  if (cell(s.assaulted, u) === 1) return assaultedAlready
  const direction = bearing(s.box.board, at(s, u), to)
  if (direction < 0) return notBeside
  if (cell(s.box.sides, cell(s.box.sideToward, 6 * at(s, u) + direction)) & BLOCKED) return assaultProhibited
  const price = assaultPrice(s, u, to, by)
  if (price === IMPASSABLE) return assaultProhibited
  const spent = cell(s.spent, u)
  return spent > 0 && spent + price > eighths(s, 'movement') ? assaultTooDear : undefined
}

/**
 * Why a group in one hex may not close assault a hex together; nothing when it may. To assault is to move (9.61), so
 * they are of the top of their stack (9.52, ruling M25); leaders among them only go along.
 */
export function refuseAssault(
  s: Descent,
  units: readonly Unit[],
  to: Space,
  by: Crossing = 'march',
): Refusal | undefined {
  const group = stackAt(s, at(s, units[0] ?? -1)).filter((u) => units.includes(u) && !defOf(s, u).leader)
  const top = group[0]
  if (top === undefined) return noAttackers
  const enemy = otherSeat(seatOf(s, top))
  if (!defendersAt(s, to).some((u) => seatOf(s, u) === enemy)) return nobodyToAssault
  for (const u of group) {
    const refused = refuseAttacker(s, u, to, by)
    if (refused) return refused
  }
  if (!mayLeave(s, group)) return notOnTop
  if (defOf(s, top).type === 'heavy-weapons' && group.length > 1) return weaponsOnTop
  if (defOf(s, top).type === 'anti-tank' || defOf(s, top).type === 'flak') return gunOnTop
  if (isTwoMode(s, top)) return headquartersOnTop
  if (!weaponsAreSupported(s, group)) return unsupported
  return areOneDivision(s, group) ? undefined : divisionsApart
}

/** 12.3, 21.12, ruling M94 Whether a group may assault together. Guns that only fill the stack are asked too. */
const areOneDivision = (s: Descent, group: readonly Unit[]): boolean =>
  group.every((u) => divisionOf(s, u) === divisionOf(s, group[0] ?? -1)) || leaderBinds(s, group)

/** 9.62 Pays for the assault: it is the last act of its units. */
export function payForAssault(s: Descent, units: readonly Unit[], to: Space, by: Crossing = 'march'): void {
  for (const u of units) {
    s.spent[u] = cell(s.spent, u) + assaultPrice(s, u, to, by)
    s.assaulted[u] = 1
    s.moved[u] = 1
  }
}
