// Command points of the Commonwealth: what must be paid for first, what may be activated, and at which price (13.1).
import { cell, type Refusal, refusal } from '@merkur/engine'
import { perBox } from '../once.ts'
import { combatUnitsOf, type Descent, defOf, onMap, scenarioOf, seatOf, type Unit, unitId } from '../state.ts'
import { isUnder } from './chain.ts'
import { isFreeOfPoints, isLedByForrester } from './mobility.ts'
import { isPhaseOf, phaseCount } from './phases.ts'

export const notCommand = refusal('13.17', 'refuse.not-command-phase')
export const noSuchGroup = refusal('13.11', 'refuse.no-such-group')
export const alreadyActive = refusal('13.14', 'refuse.already-active')
export const dutiesFirst = refusal('13.12', 'refuse.duties-first')
export const tooFewPoints = refusal('13.11', 'refuse.too-few-points')
export const threeAtMost = refusal('13.13', 'refuse.three-at-most')
export const noFormation = refusal('13.16', 'refuse.no-formation')
export const barredMarines = refusal('29.41', 'refuse.mnbdo-barred')

/** Units that are paid for by threes, pooled (13.13, 13.15, ruling N21). */
const POOL = ['independent', 'greek']

const isPooled = (s: Descent, u: Unit): boolean => POOL.includes(defOf(s, u).activation)
const points = (s: Descent, id: string): number => s.box.tables.commandCosts.find((c) => c.id === id)?.points ?? 0

/**
 * 13.11, 13.13, 12.61, ruling M153 The group that a unit is paid for with: that of the headquarters it belongs to now. Headquarters
 * head their own, independent and Greek units stay in the pool, and so does no other unit under a Greek headquarters.
 */
function groupNameOf(s: Descent, u: Unit): string {
  const { activation, headquarters, superior } = defOf(s, u)
  const now = cell(s.superior, u)
  if (now === superior || now < 0 || headquarters || isPooled(s, u) || isPooled(s, now)) return activation
  return unitId(s, now)
}

/** The units of each group that are on the map (13.11); a captured gun is of none (20.64). */
type Groups = ReadonlyMap<string, readonly Unit[]>

function groupsOf(s: Descent): Groups {
  const out = new Map<string, Unit[]>()
  for (const u of combatUnitsOf(s, 'commonwealth')) {
    const name = groupNameOf(s, u)
    const group = out.get(name)
    if (group) group.push(u)
    else out.set(name, [u])
  }
  return out
}

const pooledOf = (members: Groups): Unit[] => POOL.flatMap((group) => members.get(group) ?? [])

/** 13.12 Notes that a unit assaulted, fired, or was fired at or assaulted now. Fire at landings is no combat (ruling E8). */
export function markFought(s: Descent, u: Unit): void {
  s.fought[u] = phaseCount(s)
}

/** 13.12 Whether a unit was in combat in the last fifteen phases, this one not counted. */
export const foughtLately = (s: Descent, u: Unit): boolean =>
  cell(s.fought, u) > 0 && cell(s.fought, u) >= phaseCount(s) - s.box.tables.phases.length

const marinesOf = perBox((box): Unit => box.units.findIndex((d) => d.id === 'HQ/MNBDO'))

/** 29.41 In Scenario 29 nobody under HQ/MNBDO is activated, by combat neither. */
export function isBarred(s: Descent, u: Unit): boolean {
  if (!scenarioOf(s).row.restrictions.includes('29.41')) return false
  const hq = marinesOf(s.box)
  return u === hq || isUnder(s, u, hq)
}

const owes = (s: Descent, u: Unit): boolean =>
  defOf(s, u).activation !== '' &&
  seatOf(s, u) === 'commonwealth' &&
  foughtLately(s, u) &&
  cell(s.paid, u) === 0 &&
  !isBarred(s, u) &&
  !isFreeOfPoints(s, u) &&
  !isLedByForrester(s, u)

/** 13.12, 13.18 A group was in combat when one of its units was, also one that was lost in it, if somebody is left whom points can activate. */
const hasSurvivors = (s: Descent, u: Unit, members: Groups): boolean =>
  !isPooled(s, u) && (members.get(groupNameOf(s, u)) ?? []).some((x) => !isBarred(s, x))

/** 13.12 Who can be paid for, and who must be before points are free. Found once for all refusals of one question. */
export interface Duties {
  readonly members: Groups
  /** Groups of a headquarters, by their names. */
  readonly groups: readonly string[]
  /** 13.13 Independent and Greek units, three a point. */
  readonly units: readonly Unit[]
}

/** 13.12 Those who were in combat and have not been paid for; nobody in a phase without Command points. */
export function dutiesOf(s: Descent): Duties {
  if (notNow(s)) return NO_DUTIES
  const members = groupsOf(s)
  const owing = scenarioOf(s).units.commonwealth.filter(
    (u) => owes(s, u) && (onMap(s, u) || hasSurvivors(s, u, members)),
  )
  const groups = owing.flatMap((u) => (isPooled(s, u) ? [] : [groupNameOf(s, u)]))
  return { members, groups: [...new Set(groups)], units: owing.filter((u) => isPooled(s, u)) }
}

const NO_DUTIES: Duties = { members: new Map(), groups: [], units: [] }
const hasDuties = ({ groups, units }: Duties): boolean => groups.length > 0 || units.length > 0

/**
 * 13.11, 13.12 The points of a Commonwealth Command Phase; groups in combat are not active until they are paid for
 * (ruling M36), lifted penalties are over (13.16), the others stay as they are (ruling M38).
 */
export function beginActivation(s: Descent): void {
  const { row } = scenarioOf(s)
  if (!row.activation) return
  s.commandLeft = Math.max(0, (s.box.tables.turns[s.turn - 1]?.command ?? 0) - row.commandDeduction)
  s.paid.fill(0)
  s.exempt.fill(0)
  const { members, groups, units } = dutiesOf(s)
  const owing = new Set([...groups.flatMap((g) => members.get(g) ?? []), ...units])
  for (const u of owing) s.activated[u] = 0
}

/**
 * 13.12 Why the Command Phase cannot be ended yet: somebody who was in combat can still be paid for (ruling M36). Nothing
 * when it can.
 */
export function refuseEnding(s: Descent, duties: Duties = dutiesOf(s)): Refusal | undefined {
  if (notNow(s)) return undefined
  if (duties.groups.some((g) => refuseGroupPayment(s, g, duties) === undefined)) return dutiesFirst
  return duties.units.some((u) => refusePoolPayment(s, [u], duties) === undefined) ? dutiesFirst : undefined
}

/** 13.14 What is left at the end of the phase is lost. */
export function endActivation(s: Descent): void {
  s.commandLeft = 0
}

const notNow = (s: Descent): Refusal | undefined =>
  isPhaseOf(s, 'commonwealth', 'command') && scenarioOf(s).row.activation ? undefined : notCommand

const echelons = perBox(({ units }): ReadonlyMap<string, string> => new Map(units.map((d) => [d.id, d.echelon])))

/** 13.18 What a group of a headquarters costs now: less when it was in combat, more to activate it. */
export function groupPrice(s: Descent, group: string, duties: Duties = dutiesOf(s)): number {
  const kind = (echelons(s.box).get(group) ?? 'battalion') === 'battalion' ? 'battalion' : 'headquarters'
  return points(s, `${kind}-${duties.groups.includes(group) ? 'combat' : 'activate'}`)
}

/** Why a group cannot be paid for now; nothing when it can. */
export function refuseGroupPayment(s: Descent, group: string, duties: Duties = dutiesOf(s)): Refusal | undefined {
  const wrong = notNow(s)
  if (wrong) return wrong
  const units = duties.members.get(group) ?? []
  if (units.length === 0 || POOL.includes(group)) return noSuchGroup
  if (units.every((u) => isBarred(s, u))) return barredMarines
  const owing = duties.groups.includes(group)
  if (!owing && units.every((u) => cell(s.activated, u) === 1)) return alreadyActive
  if (groupPrice(s, group, duties) > s.commandLeft) return tooFewPoints
  return !owing && hasDuties(duties) ? dutiesFirst : undefined
}

/** 13.11, 13.12 Pays for a group: it is active, also where it never was (ruling M37). */
export function payGroup(s: Descent, group: string): void {
  const duties = dutiesOf(s)
  s.commandLeft -= groupPrice(s, group, duties)
  for (const u of scenarioOf(s).units.commonwealth) if (groupNameOf(s, u) === group) s.paid[u] = 1
  for (const u of duties.members.get(group) ?? []) if (!isBarred(s, u)) activate(s, u)
}

function activate(s: Descent, u: Unit): void {
  s.activated[u] = 1
  s.paid[u] = 1
}

/**
 * Why a point cannot be paid for these independent and Greek units; nothing when it can. While some of them were in
 * combat and are unpaid, others come along only where fewer than three of those are left.
 */
export function refusePoolPayment(
  s: Descent,
  units: readonly Unit[],
  duties: Duties = dutiesOf(s),
): Refusal | undefined {
  const wrong = notNow(s)
  if (wrong) return wrong
  if (units.length === 0 || units.length > 3) return threeAtMost
  if (units.some((u) => !isPooled(s, u) || !onMap(s, u))) return noSuchGroup
  if (units.some((u) => isBarred(s, u))) return barredMarines
  const owing = duties.units
  const idle = units.filter((u) => !owing.includes(u))
  if (idle.some((u) => cell(s.activated, u) === 1)) return alreadyActive
  if (points(s, owing.length > 0 ? 'three-combat' : 'three-activate') > s.commandLeft) return tooFewPoints
  const most = Math.min(3, owing.length)
  return hasDuties(duties) && (most === 0 || units.length - idle.length < most) && idle.length > 0
    ? dutiesFirst
    : undefined
}

/** 13.13, 13.15 The independent and Greek units on the map. */
export const pooled = (s: Descent): Unit[] => pooledOf(groupsOf(s))

/** Why no point can be paid for independent and Greek units now; nothing when one can, at least for one of them. */
export function refusePool(s: Descent, duties: Duties = dutiesOf(s)): Refusal | undefined {
  let why: Refusal | undefined = noSuchGroup
  for (const u of pooledOf(duties.members)) {
    why = refusePoolPayment(s, [u], duties)
    if (!why) return undefined
  }
  return why
}

/** 13.13, 13.15 Pays a point for up to three independent and Greek units. */
export function payPool(s: Descent, units: readonly Unit[]): void {
  s.commandLeft -= points(s, dutiesOf(s).units.length > 0 ? 'three-combat' : 'three-activate')
  for (const u of units) activate(s, u)
}

/** 13.16 The formations on the map whose penalty could be lifted. */
export const formationsOnMap = (s: Descent): Unit[] =>
  s.box.units.flatMap((d, u) => ((d.headquarters || d.independent) && onMap(s, u) ? [u] : []))

/** 13.16 Why the penalty of a formation cannot be lifted now; nothing when it can. */
export function refuseLifting(s: Descent, formation: Unit, duties: Duties = dutiesOf(s)): Refusal | undefined {
  const wrong = notNow(s)
  if (wrong) return wrong
  const def = defOf(s, formation)
  if (seatOf(s, formation) !== 'commonwealth' || !(def.headquarters || def.independent)) return noFormation
  if (cell(s.exempt, formation) === 1) return alreadyActive
  if (points(s, 'multi-formation') > s.commandLeft) return tooFewPoints
  return hasDuties(duties) ? dutiesFirst : undefined
}

/** Why no penalty can be lifted now; nothing when one can. */
export function refuseLift(s: Descent, duties: Duties = dutiesOf(s)): Refusal | undefined {
  let why: Refusal | undefined = noFormation
  for (const u of formationsOnMap(s)) {
    if (seatOf(s, u) !== 'commonwealth') continue
    why = refuseLifting(s, u, duties)
    if (!why) return undefined
  }
  return why
}

/** 13.16 Lifts the penalty between this formation and others so lifted, until the next Command Phase (ruling M44). */
export function lift(s: Descent, formation: Unit): void {
  s.commandLeft -= points(s, 'multi-formation')
  s.exempt[formation] = 1
}
