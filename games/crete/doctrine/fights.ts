// What attacks and bombings promise: reductions dealt less reductions taken, a little more where it decides an objective.
import { cell } from '@merkur/engine'
import { pointsBetween } from '../outlook.ts'
import { isContested } from '../rules/areas.ts'
import { refuseBombarded } from '../rules/bombardment.ts'
import { type Bombing, bombingBand, canBeBombed, coverValue, dcaOver } from '../rules/bombing-values.ts'
import { gunsReach, strengthOf, supportersAt } from '../rules/leaders.ts'
import { attackFactor, faceOf, isReduced, movement } from '../rules/units.ts'
import {
  type Attack,
  attackValue,
  BANDS,
  type Band,
  bandChances,
  defenceValue,
  mainDefenders,
  meritOf,
  SWING,
} from '../rules/values.ts'
import {
  type Area,
  at,
  type Crete,
  countAt,
  defOf,
  FRESH,
  otherSeat,
  type Seat,
  seatOf,
  type Unit,
  unitsAt,
} from '../state.ts'

const strongest = (s: Crete, guns: readonly Unit[]): Unit => {
  let best = -1
  for (const u of guns) if (best < 0 || strengthOf(s, u) > strengthOf(s, best)) best = u
  return best
}

/** Attack less defence when both sides lend their strongest guns. */
function leadOf(s: Crete, kind: 'assault' | 'shot', area: Area, lead: Unit, supporters: readonly Unit[]): number {
  const seat = seatOf(s, lead)
  const a: Attack = {
    kind,
    area,
    lead,
    supporters,
    guns: kind === 'assault' ? strongest(s, supportersAt(s, seat, area, 'assault')) : -1,
    defenceGuns: strongest(s, supportersAt(s, otherSeat(seat), area, 'defence')),
    main: -1,
  }
  a.main = mainDefenders(s, a)[0] ?? -1
  return a.main < 0 ? 0 : attackValue(s, a) - defenceValue(s, a)
}

const stake = (s: Crete, area: Area): number => (cell(s.box.isObjective, area) === 1 ? 1.3 : 1)

/** What an assault promises: merit, and the area when its defenders give way. */
export function assaultWorth(s: Crete, area: Area, lead: Unit, supporters: readonly Unit[]): number {
  const chances = bandChances(s, leadOf(s, 'assault', area, lead, supporters))
  const defenders = countAt(s, area, otherSeat(seatOf(s, lead)))
  const taken: Record<Band, number> = {
    repulsed: -0.3,
    lost: 0,
    drawn: 0,
    won: defenders === 1 ? 0.7 : 0.15,
    overrun: 0.7,
  }
  let sum = 0
  for (const band of BANDS) sum += chances[band] * (meritOf('assault', band) * 0.7 + taken[band])
  return sum * (sum > 0 ? stake(s, area) : 1)
}

/** What a shot promises; the shooter risks only a reduction. */
export function shotWorth(s: Crete, area: Area, lead: Unit, supporters: readonly Unit[]): number {
  const chances = bandChances(s, leadOf(s, 'shot', area, lead, supporters))
  let sum = 0
  for (const band of BANDS) sum += chances[band] * meritOf('shot', band) * 0.65
  return sum * (sum > 0 ? stake(s, area) : 1)
}

/** What the units of an area promise that could enter an enemy area together and assault it. */
export function groupEntering(s: Crete, from: Area, to: Area, seat: Seat): number {
  const points = cell(pointsBetween(s.box), from * s.box.areas + to) + s.box.enemyCost
  const group = unitsAt(s, from, seat).filter(
    (u) =>
      defOf(s, u).leadsAssault &&
      cell(s.deed, u) === FRESH &&
      movement(s, u) >= points &&
      (!defOf(s, u).mechanized || cell(s.box.road, to) === 1),
  )
  if (group.length === 0) return -0.5
  let lead = group[0] ?? -1
  for (const u of group) if (attackFactor(s, u) > attackFactor(s, lead)) lead = u
  const worth = assaultWorth(
    s,
    to,
    lead,
    group.filter((u) => u !== lead),
  )
  return worth > 0.15 ? worth + (cell(s.box.isObjective, to) === 1 ? 0.3 : 0.05) : worth - 0.3
}

/** What a bombing of an area promises: by a leader, a battery, an aircraft, or (-1) before the invasion. */
export function bombWorth(s: Crete, u: Unit, area: Area): number {
  const from = u < 0 ? 'invasion' : defOf(s, u).kind === 'aircraft' ? 'air' : 'ground'
  const seat = u < 0 ? 'german' : seatOf(s, u)
  if (!canBeBombed(s, area, otherSeat(seat), from)) return 0
  if (from === 'ground' && (!gunsReach(s, at(s, u), area) || refuseBombarded(s, u, area))) return 0
  const value =
    u < 0
      ? (s.box.values['pre-invasion-factor'] ?? 0)
      : from === 'air'
        ? faceOf(s, u).artillery
        : Math.max(strengthOf(s, u), 0)
  const b: Bombing = { from, seat, area, bombers: u < 0 ? [] : [u], value, defenceGuns: -1, target: -1 }
  const lead = value - coverValue(s, b)
  const risk = (isContested(s, area) ? 0.8 : 0) + (from === 'air' && dcaOver(s, area) > 0 ? 0.5 : 0)
  let sum = 0
  let hits = 0
  for (let d = -10; d <= 10; d++) {
    const p = SWING[d + 10] ?? 0
    const band = bombingBand(lead + d)
    if (band !== 'less') hits += p
    sum += p * (band === 'less' ? -risk : band === 'equal' ? 0.7 : 1)
  }
  if (sum <= 0) return sum
  return sum * stake(s, area) * crowding(s, area, seat) + hits * opening(s, area, seat)
}

/** Steps that the troops of a side in an area can lose. */
function stepsIn(s: Crete, area: Area, seat: Seat): number {
  let steps = 0
  for (const u of unitsAt(s, area, seat)) if (defOf(s, u).kind !== 'leader') steps += isReduced(s, u) ? 1 : 2
  return steps
}

const aimedAt = (s: Crete, area: Area): number => {
  let n = 0
  for (const u of s.box.aircraft) if (cell(s.aim, u) === area) n++
  return n
}

/** Aircraft that are sent already leave less for another. */
const crowding = (s: Crete, area: Area, seat: Seat): number =>
  seat === 'german' && aimedAt(s, area) >= stepsIn(s, area, 'commonwealth') ? 0.2 : 1

/** What it is worth to bomb the last steps out of an objective into which troops of the bombing side could walk. */
function opening(s: Crete, area: Area, seat: Seat): number {
  if (cell(s.box.isObjective, area) === 0) return 0
  const steps = stepsIn(s, area, otherSeat(seat))
  const sent = seat === 'german' ? aimedAt(s, area) : 0
  if (steps < 1 || steps > 3 || sent >= steps + 1) return 0
  const beside = [area, ...(s.box.near[area] ?? [])].some((a) =>
    unitsAt(s, a, seat).some((u) => defOf(s, u).leadsAssault && cell(s.deed, u) === FRESH),
  )
  return beside ? 1.2 / steps : 0
}
