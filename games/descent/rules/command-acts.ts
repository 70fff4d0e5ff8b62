// What a side may do in its Command Phase, act by act, and why it may not (5.0, 12.6, 13.1, 15.6, 16.3).
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { type Act, hexActs, unitActs } from '../naming.ts'
import {
  at,
  type Descent,
  defOf,
  isDisrupted,
  onMap,
  type Space,
  scenarioOf,
  seatOf,
  stackAt,
  type Unit,
  unitId,
  unitsOf,
} from '../state.ts'
import { type Duties, dutiesOf, refuseEnding, refuseGroupPayment, refuseLift, refusePool } from './activation.ts'
import { dropsWait, refuseDrop } from './drops.ts'
import { type Marker, markerInUse, markersAt, noHeadquartersThere, ownerOf } from './markers.ts'
import { phasingSeat } from './phases.ts'
import { refuseRecovery } from './recovery.ts'
import { mayChange, refuseFreeing, refuseReplacement, refuseResubordination } from './resubordination.ts'

export const nobodyTakesIt = refusal('12.61', 'refuse.nobody-takes-it')
export const noPoints = refusal('13.16', 'refuse.no-points')
export const dropsLeft = refusal('16.31', 'refuse.drops-left')

export type CommandVerb =
  | 'done'
  | 'recover'
  | 'pay'
  | 'pool'
  | 'lift'
  | 'use'
  | 'burn'
  | 'level'
  | 'drop'
  | 'resubordinate'
  | 'free'
  | 'replace'
export type CommandAct = Act<CommandVerb>
const withUnit = unitActs<CommandVerb>()
const atHex = hexActs<CommandVerb>()

/** Hexes with Disrupted units of a side. */
export const disruptedHexes = (s: Descent, seat: Seat): Space[] => [
  ...new Set(unitsOf(s, seat).flatMap((u) => (isDisrupted(s, u) ? [at(s, u)] : []))),
]

/** Hexes with markers that a side owns. */
const markerHexes = (s: Descent, seat: Seat): Space[] => {
  const out = new Set<Space>()
  for (let m = 0; m < s.markerAt.length; m++) if (ownerOf(s, m) === seat) out.add(cell(s.markerAt, m))
  return [...out]
}

/** 11.53 Entrenched hexes in which a side has a combat unit. */
const entrenchedBy = (s: Descent, seat: Seat): Space[] =>
  s.entrenched.filter((hex) => stackAt(s, hex).some((u) => seatOf(s, u) === seat && !defOf(s, u).leader))

/** 13.11 The headquarters that name the groups that can be paid for. */
const groups = (s: Descent): Unit[] => s.box.headquarters.filter((u) => defOf(s, u).activation === unitId(s, u))

/** Headquarters whose superior is lost. */
const orphans = (s: Descent, seat: Seat): Unit[] =>
  s.box.headquarters.filter((u) => onMap(s, u) && seatOf(s, u) === seat && refuseReplacement(s, u) === undefined)

/** Headquarters to which a unit may be given now. */
export const takers = (s: Descent, u: Unit): Unit[] =>
  s.box.headquarters.filter((hq) => refuseResubordination(s, u, hq) === undefined)

const isTaken = (s: Descent, u: Unit): boolean =>
  s.box.headquarters.some((hq) => refuseResubordination(s, u, hq) === undefined)

/** The acts of the side whose Command Phase it is; `done` first. */
export function commandActs(s: Descent): CommandAct[] {
  const seat = phasingSeat(s)
  const out: CommandAct[] = [{ verb: 'done' }]
  if (seat === 'commonwealth' && scenarioOf(s).row.activation) {
    for (const unit of groups(s)) out.push(withUnit('pay', unit))
    out.push({ verb: 'pool' }, { verb: 'lift' })
  }
  if (dropsWait(s)) out.push({ verb: 'drop' })
  for (const hex of disruptedHexes(s, seat)) out.push(atHex('recover', hex))
  for (const hex of markerHexes(s, seat)) out.push({ verb: 'use', hex }, { verb: 'burn', hex })
  for (const hex of entrenchedBy(s, seat)) out.push({ verb: 'level', hex })
  for (const unit of orphans(s, seat)) out.push(withUnit('replace', unit))
  for (const unit of mayChange(s, seat)) {
    out.push(withUnit('resubordinate', unit))
    if (refuseFreeing(s, unit) === undefined) out.push(withUnit('free', unit))
  }
  return out
}

/** 16.33, 16.34 The first marker of a hex that is not being used up yet; -1 for none. */
export const unusedMarker = (s: Descent, hex: Space): Marker =>
  markersAt(s, hex).find((m) => cell(s.markerUsed, m) === 0) ?? -1

/** The headquarters of a side in a hex that may use a marker. */
export const headquartersIn = (s: Descent, hex: Space): Unit[] =>
  s.box.headquarters.filter((u) => at(s, u) === hex && !isDisrupted(s, u))

function refuseUseAt(s: Descent, hex: Space): Refusal | undefined {
  if (unusedMarker(s, hex) < 0) return markerInUse
  return headquartersIn(s, hex).length === 0 ? noHeadquartersThere : undefined
}

/** Why an act cannot be taken now; nothing when it can. */
export function refuseCommand(s: Descent, a: CommandAct, duties: Duties = dutiesOf(s)): Refusal | undefined {
  const { unit = -1, hex = -1 } = a
  switch (a.verb) {
    case 'done':
      return dropsWait(s) && refuseDrop(s) === undefined ? dropsLeft : refuseEnding(s, duties)
    case 'recover':
      return refuseRecovery(s, hex)
    case 'pay':
      return refuseGroupPayment(s, defOf(s, unit).activation, duties)
    case 'pool':
      return refusePool(s, duties)
    case 'lift':
      return s.commandLeft === 0 ? noPoints : refuseLift(s, duties)
    case 'use':
      return refuseUseAt(s, hex)
    case 'drop':
      return refuseDrop(s)
    case 'resubordinate':
      return isTaken(s, unit) ? undefined : nobodyTakesIt
    case 'free':
      return refuseFreeing(s, unit)
    case 'replace':
      return refuseReplacement(s, unit)
    case 'burn':
    case 'level':
      return undefined
  }
}
