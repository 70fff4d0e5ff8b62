// 5.3, 5.4 Reinforcements: the mountain troops by Ju 52 to a held airfield or crash-landing, the convoys to ports and beaches.
import { cell, choose, type Flow, item, type Refusal, refusal, text } from '@merkur/engine'
import { areas, line, orButton, piece, pieces, space } from '../naming.ts'
import { type Area, at, type Crete, countAt, defOf, FRESH, OWES, spaceId, type Unit, unitId } from '../state.ts'
import { areaFull, hasRoom, isEnemy, isGerman, isNight, nightEnemy, noRoad, put } from './areas.ts'
import { comeDown, dropUnits, testBreakdown } from './landing.ts'
import { owedOnly } from './movement.ts'

export const boxUsed = refusal('4', 'refuse.box-used')
export const nothingLands = refusal('4', 'refuse.nothing-lands')
export const notYetDue = refusal('5.3', 'refuse.not-due')
export const atSea = refusal('5.4', 'refuse.at-sea')
export const noLandingPlace = refusal('5.3', 'refuse.no-landing-place')
export const notHeldAirfield = refusal('5.3', 'refuse.not-landing-area')
export const beachNeedsLead = refusal('5.4', 'refuse.needs-lead')
export const onlyReinforcements = refusal('4', 'refuse.only-reinforcements')

/** 5.3, ruling N44 Whether an airfield is held. */
export const airfieldHeld = (s: Crete): boolean => s.box.airfields.some((a) => isGerman(s, a))

/** 5.3, ruling N38 At the start of a morning with an airfield in German hands the next group is due. */
export function newGroupDue(s: Crete): void {
  if (!airfieldHeld(s) || s.airDue >= s.box.airGroups.length) return
  s.airDue++
  const group = s.box.groups[item(s.box.airGroups, s.airDue - 1)]
  s.journal?.push(line('note', '5.3', 'log.group-due', { group: group?.id ?? '' }, { seat: 'german' }))
}

/** 5.4 Whether a convoy may land now: B1 when it has passed, B2 from its turn on. */
const convoyReady = (s: Crete, g: number): boolean => {
  const group = s.box.groups[g]
  if (!group || s.turn < group.turn) return false
  return !group.tested || s.convoy === 'passed'
}

const isWaiting = (s: Crete, u: Unit): boolean => at(s, u) === s.box.waiting

/** In which ways a counter may come now (5.3, 5.4, ruling N40). */
interface Ways {
  readonly airfield: boolean
  readonly crash: boolean
  readonly sea: boolean
}

/** 5.3, ruling N39 The first group that still waits and whose printed date has come: crash-landings follow the order of the groups. */
function crashGroup(s: Crete): number {
  if (s.crashed || airfieldHeld(s)) return -1
  for (const g of s.box.airGroups) {
    const group = s.box.groups[g]
    if (group && s.turn >= group.turn && group.units.some((u) => isWaiting(s, u))) return g
  }
  return -1
}

/** @param crash the group that may crash-land now, the same for all counters */
function waysOf(s: Crete, u: Unit, crash = crashGroup(s)): Ways {
  let airfield = false
  let sea = false
  const { arrivals } = defOf(s, u)
  for (const g of arrivals) {
    const { kind } = item(s.box.groups, g)
    if (kind === 'air') airfield ||= s.box.airGroups.indexOf(g) < s.airDue
    if (kind === 'sea') sea ||= convoyReady(s, g)
  }
  return { airfield, crash: crash >= 0 && arrivals.includes(crash), sea }
}

/** How a counter would come down in an area: at an airfield or from the sea without a test, or crashing. */
type Arrival = 'airfield' | 'sea' | 'crash'

/** 5.3, 5.4, 11, rulings N38, N39, N42, N43 How a counter may land in an area, or why it may not. */
function arrivalAt(s: Crete, u: Unit, ways: Ways, area: Area): Arrival | Refusal {
  const def = defOf(s, u)
  if (!hasRoom(s, area, 'german')) return areaFull
  if (def.mechanized && cell(s.box.road, area) === 0) return noRoad
  if (ways.airfield && s.box.airfields.includes(area) && isGerman(s, area)) return 'airfield'
  if (ways.sea && s.box.ports.includes(area) && isGerman(s, area)) return 'sea'
  const enemy = isEnemy(s, area, 'german') || (countAt(s, area, 'commonwealth') > 0 && owedOnly(s, area, 'german'))
  if (enemy && isNight(s)) return nightEnemy
  if (ways.sea && cell(s.box.beach, area) === 1) {
    if (!enemy || def.leadsAssault || isLed(s, area)) return 'sea'
    return beachNeedsLead
  }
  if (ways.crash && cell(s.box.flat, area) === 1 && cell(s.box.strategic, area) === 0) return 'crash'
  return notHeldAirfield
}

const isLed = (s: Crete, area: Area): boolean =>
  s.box.sides.german.some((u) => at(s, u) === area && cell(s.deed, u) === OWES && defOf(s, u).leadsAssault)

/** Why a counter of the reinforcements may not land now. */
export function refuseReinforcement(s: Crete, u: Unit, crash?: number): Refusal | undefined {
  const ways = waysOf(s, u, crash)
  if (!ways.airfield && !ways.crash && !ways.sea)
    return defOf(s, u).arrivals.some((g) => s.box.seaGroups.includes(g)) ? atSea : notYetDue
  for (const area of s.box.everywhere) if (typeof arrivalAt(s, u, ways, area) === 'string') return undefined
  return noLandingPlace
}

/** Whether any counter of the reinforcements may land now. */
function anyLands(s: Crete): boolean {
  const crash = crashGroup(s)
  for (const u of s.box.sides.german)
    if (isWaiting(s, u) && !defOf(s, u).para && !refuseReinforcement(s, u, crash)) return true
  return false
}

/** Counters that wait for an aircraft or a boat. */
export const reinforcements = (s: Crete): Unit[] =>
  s.box.sides.german.filter((u) => isWaiting(s, u) && !defOf(s, u).para)

/** Why the reinforcement box may not be activated now (4). */
export function refuseBox(s: Crete): Refusal | undefined {
  if (s.boxUsed) return boxUsed
  if (dropUnits(s).length > 0) return undefined
  return anyLands(s) ? undefined : nothingLands
}

const unitOrDone = orButton<'done'>(pieces)

/** 5.3, 5.4 One counter lands, or no more in this turn. */
export function* land(s: Crete): Flow {
  if (!anyLands(s)) {
    s.doing = 'choosing'
    return
  }
  const of = reinforcements(s)
  const u = yield* choose<Crete, Unit | 'done'>(s, {
    id: 'land',
    seat: 'german',
    rule: '5.3',
    of: ['done', ...of],
    as: unitOrDone,
    refuse: (x) => (x === 'done' ? undefined : refuseReinforcement(s, x)),
    outside: () => onlyReinforcements,
    prompt: () => text('ask.land'),
    preview: (x) => (x === 'done' ? undefined : { pieces: [unitId(s, x)] }),
    auto: false,
  })
  if (u === 'done') {
    s.doing = 'choosing'
    return
  }
  const ways = waysOf(s, u)
  const area = yield* choose<Crete, Area>(s, {
    id: 'land-at',
    seat: 'german',
    rule: '5.3',
    of: s.box.everywhere,
    as: areas,
    refuse: (a) => {
      const how = arrivalAt(s, u, ways, a)
      return typeof how === 'string' ? undefined : how
    },
    commits: (a) => (arrivalAt(s, u, ways, a) === 'crash' ? 'roll' : undefined),
    prompt: () => text('ask.land-at', { unit: piece(s, u) }),
    about: () => ({ pieces: [unitId(s, u)] }),
    preview: (a) => ({
      spaces: [spaceId(s, a)],
      ...(arrivalAt(s, u, ways, a) === 'crash' ? { breakdowns: [testBreakdown(s, u, a)] } : {}),
    }),
    auto: false,
  })
  arrive(s, u, area, arrivalAt(s, u, ways, area) as Arrival)
}

function arrive(s: Crete, u: Unit, area: Area, how: Arrival): void {
  if (how === 'crash') {
    s.crashed = true
    comeDown(s, u, area)
    s.doing = 'testing'
    return
  }
  const enemy =
    countAt(s, area, 'commonwealth') > 0 && (countAt(s, area, 'german') === 0 || owedOnly(s, area, 'german'))
  put(s, u, area)
  s.deed[u] = enemy && defOf(s, u).kind !== 'leader' ? OWES : FRESH
  s.ashore[u] = enemy ? 1 : 0
  s.journal?.push(
    line(
      'move',
      how === 'sea' ? '5.4' : '5.3',
      how === 'sea' ? 'log.from-sea' : 'log.from-air',
      { unit: piece(s, u), area: space(s, area) },
      { seat: 'german', path: [spaceId(s, area)] },
    ),
  )
}
