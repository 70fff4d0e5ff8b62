// The German landings of a Movement Phase: the first drop in the order of the display, then whatever may come (16.0, 16.4, 16.6, 16.8).

import { spaceOf } from '@merkur/board'
import { assign, cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { type Act, acts, buttons, hexes, line, piece, pieces } from '../naming.ts'
import {
  at,
  combatUnitsOf,
  type Descent,
  defOf,
  inTheAir,
  isNight,
  put,
  type Space,
  scenarioOf,
  seatOf,
  spaceId,
  type Unit,
  unitId,
  unitsOf,
} from '../state.ts'
import { openHexes } from './airfield.ts'
import { leads } from './chain.ts'
import { crashHexes, crashLand, refuseCrash } from './crash-landing.ts'
import { drop, dropsWait, hexesWithin, isDryHex, markersDue, refuseDrop } from './drops.ts'
import { isTheodhoroi } from './islands.ts'
import { byAir, landMountain, refuseMountain } from './mountain.ts'
import { dangerRow, mountainBreakdown } from './mountain-danger.ts'
import { chooseLandingModes, hasModes, land, landingPreview, landLeader } from './parachutes.ts'
import { isFirstPhase, isPhaseOf } from './phases.ts'
import { scatter, scatterBreakdown } from './scatter.ts'
import { passOn } from './stages.ts'
import { isGrounded } from './weather.ts'

export const nothingInAir = refusal('16.0', 'refuse.nothing-in-the-air')
export const groundedDrop = refusal('16.12', 'refuse.nothing-flies')
export const notYetReleased = refusal('16.6', 'refuse.not-released')
export const triedThisPhase = refusal('16.28', 'refuse.aborted-this-phase')
export const noFriendNear = refusal('16.4', 'refuse.no-friend-near')
export const landingsLeft = refusal('26.31', 'refuse.landings-left')
export const markersLeft = refusal('16.31', 'refuse.drops-left')
export const oneAtLeast = refusal('16.6', 'refuse.one-at-least')
export const notOpenForLeader = refusal('16.8', 'refuse.leader-cannot-land')

type Verb = 'done' | 'para' | 'mountain' | 'crash' | 'leader' | 'drop'
type Landing = Act<Verb>

const rowOf = (s: Descent, u: Unit) => scenarioOf(s).setups.get(u)
const isUp = (s: Descent, u: Unit): boolean => cell(s.at, u) === s.box.boxes.air
const comesBy = (s: Descent, how: string): Unit[] => inTheAir(s).filter((u) => rowOf(s, u)?.how === how)

/** 16.4 The units and leaders of the first drop that are still in the air, all on turn 1. */
const firstDrop = (s: Descent): Unit[] => (s.turn === 1 ? comesBy(s, 'drop') : [])

/** 16.4, ruling G9 The next hex of the first drop, in the order of the display: its units land with the printed capability. */
function* nextOfFirstDrop(s: Descent): Flow {
  const all = firstDrop(s)
  const first = all.find((u) => !defOf(s, u).leader) ?? all[0] ?? -1
  const aim = rowOf(s, first)?.hex ?? ''
  const hex = spaceOf(s.box.board, aim, 'setups.csv')
  if (defOf(s, first).leader) {
    landLeader(s, first, hex, scenarioOf(s).row.restrictions.includes('33.43'))
    return
  }
  const units = all.filter((u) => rowOf(s, u)?.hex === aim && !defOf(s, u).leader)
  const drop = { units, hex, printed: (u: Unit) => rowOf(s, u)?.capability ?? 0 }
  yield* chooseLandingModes(s, drop)
  yield* land(s, drop)
}

/** 16.6, 26.2, ruling G10 Why a unit of the reserve cannot be dropped now; nothing when it can. */
export function refusePara(s: Descent, u: Unit): Refusal | undefined {
  if (!isUp(s, u) || rowOf(s, u)?.how !== 'reserve') return nothingInAir
  const due = cell(s.due, u)
  const inTime = scenarioOf(s).id === '29' ? s.turn === due : s.turn > due && !isNight(s)
  if (!inTime || !isPhaseOf(s, 'german', 'movement')) return notYetReleased
  if (isGrounded(s)) return groundedDrop
  if (cell(s.tried, u) === 1) return triedThisPhase
  return hasAim(s) ? undefined : noFriendNear
}

/** Units on the map that a later landing may keep near. */
const friends = (s: Descent): Space[] => [...new Set(combatUnitsOf(s, 'german').map((u) => at(s, u)))]

/** 16.4 Whether a hex lies within three of a friend and is neither sea nor coast. */
export const aimHexes = (s: Descent): Space[] =>
  hexesWithin(s, friends(s), s.box.limits['later-drop'] ?? 0).filter((hex) => isDryHex(s, hex))

const hasAim = (s: Descent): boolean => friends(s).some((hex) => !isTheodhoroi(s, hex))

/** Those who land together, and where they aim. */
interface Jump {
  readonly units: readonly Unit[]
  readonly aim: Space
}

/** 16.6, 16.26 The German names a stack of the reserve and its hex. */
function* nameJump(s: Descent, of: readonly Unit[]): Flow<Jump> {
  const units = yield* assign<Descent, Unit>(s, {
    id: 'reserve',
    seat: 'german',
    rule: '16.6',
    of,
    as: pieces,
    refuseDone: (chosen) => (chosen.size === 0 ? oneAtLeast : undefined),
    doneLabel: text('button.land'),
    prompt: () => text('ask.reserve'),
  })
  const aim = yield* choose<Descent, Space>(s, {
    id: 'landing-hex',
    seat: 'german',
    rule: '16.26',
    of: aimHexes(s),
    as: hexes,
    commits: () => (units.length === of.length && !hasModes(s, units) ? 'roll' : undefined),
    prompt: () => text('ask.landing-hex'),
    about: () => ({ pieces: units.map((u) => unitId(s, u)) }),
    preview: (hex) => ({ spaces: [spaceId(s, hex)], breakdowns: landingPreview(s, units, hex) }),
  })
  return { units, aim }
}

/**
 * 16.26, 16.28, 16.6, ruling M50 All stacks of the reserve are named with their hexes first; then each scatters or aborts
 * together, and who comes down is fired at, stack by stack.
 */
function* dropReserve(s: Descent): Flow {
  const jumps: Jump[] = []
  const left = comesBy(s, 'reserve').filter((u) => refusePara(s, u) === undefined)
  while (left.length > 0) {
    const jump = yield* nameJump(s, left)
    jumps.push(jump)
    for (const u of jump.units) left.splice(left.indexOf(u), 1)
    if (left.length === 0) break
    const more = yield* choose<Descent, 'jump' | 'place'>(s, {
      id: 'more-reserves',
      seat: 'german',
      rule: '16.28',
      of: ['jump', 'place'],
      as: buttons<'jump' | 'place'>(),
      commits: (c) => (c === 'jump' ? 'roll' : undefined),
      prompt: () => text('ask.more-reserves', { left: left.length }),
      preview: (c) => (c === 'jump' ? { breakdowns: jumps.map(({ aim }) => scatterBreakdown(s, aim)) } : undefined),
    })
    if (more === 'jump') break
  }
  for (const { units, aim } of jumps) {
    yield* chooseLandingModes(s, { units, hex: aim })
    const reached = scatter(s, aim)
    if (reached === 'lost') for (const u of units) loseInAir(s, u)
    else if (reached === 'again') for (const u of units) s.tried[u] = 1
    else yield* land(s, { units, hex: reached.hex })
  }
}

function loseInAir(s: Descent, u: Unit): void {
  s.strength[u] = 0
  put(s, u, s.box.boxes.lost)
  s.journal?.push(line('loss', '16.28', 'log.lost-in-air', { unit: piece(s, u) }, { seat: 'german' }))
}

/** Ruling M54 Where a leader who comes later may land: Ramcke with any German stack of his, the others on an open airfield hex. */
export function leaderHexes(s: Descent, leader: Unit): Space[] {
  if (defOf(s, leader).id !== 'Ramcke') return openHexes(s)
  return [...new Set(unitsOf(s, seatOf(s, leader)).flatMap((u) => (leads(s, leader, u) ? [at(s, u)] : [])))]
}

/** Why a leader who comes later cannot land now; nothing when he can. */
export function refuseLeader(s: Descent, leader: Unit): Refusal | undefined {
  if (!isUp(s, leader) || rowOf(s, leader)?.how !== 'leader-air') return nothingInAir
  if (!isPhaseOf(s, 'german', 'movement') || cell(s.due, leader) > s.turn) return notYetReleased
  if (isGrounded(s)) return groundedDrop
  if (isNight(s) && defOf(s, leader).id !== 'Ramcke') return notYetReleased
  return leaderHexes(s, leader).length > 0 ? undefined : notOpenForLeader
}

function* flyLeader(s: Descent, leader: Unit): Flow {
  const hex = yield* choose<Descent, Space>(s, {
    id: 'leader-hex',
    seat: 'german',
    rule: '16.8',
    of: leaderHexes(s, leader),
    as: hexes,
    prompt: () => text('ask.leader-hex', { unit: piece(s, leader) }),
  })
  landLeader(s, leader, hex, false)
}

/** The landings that something in the air could make, `done` first. */
function landings(s: Descent): Landing[] {
  const out: Landing[] = [{ verb: 'done' }]
  if (dropsWait(s)) out.push({ verb: 'drop' })
  if (comesBy(s, 'reserve').length > 0) out.push({ verb: 'para' })
  for (const unit of byAir(s)) {
    out.push({ verb: 'mountain', unit })
    if (refuseCrash(s, unit) === undefined && crashHexes(s, unit).length > 0) out.push({ verb: 'crash', unit })
  }
  for (const unit of comesBy(s, 'leader-air')) out.push({ verb: 'leader', unit })
  return out
}

function refuseLandingAct(s: Descent, a: Landing): Refusal | undefined {
  const { unit = -1 } = a
  switch (a.verb) {
    case 'done':
      return refuseEndOfLandings(s)
    case 'drop':
      return refuseDrop(s)
    case 'para':
      return firstRefusal(s, comesBy(s, 'reserve'), refusePara)
    case 'mountain':
      return refuseMountain(s, unit)
    case 'crash':
      return refuseCrash(s, unit)
    case 'leader':
      return refuseLeader(s, unit)
  }
}

function firstRefusal(
  s: Descent,
  units: readonly Unit[],
  refuse: (s: Descent, u: Unit) => Refusal | undefined,
): Refusal | undefined {
  let why: Refusal | undefined = nothingInAir
  for (const u of units) {
    why = refuse(s, u)
    if (!why) return undefined
  }
  return why
}

/** The second German Movement Phase of a Game-Turn. */
const LAST_MOVEMENT = 13

/**
 * 16.31, 26.31, 29.1 Why the landings cannot be ended yet: markers of turn 1 wait, or in a scenario somebody due could
 * still land in the last Movement Phase of the turn. Nothing when they can.
 */
function refuseEndOfLandings(s: Descent): Refusal | undefined {
  if (dropsWait(s) && refuseDrop(s) === undefined) return markersLeft
  if (scenarioOf(s).id === 'bg' || s.phase !== LAST_MOVEMENT) return undefined
  const due =
    comesBy(s, 'reserve').some((u) => refusePara(s, u) === undefined) ||
    byAir(s).some((u) => refuseMountain(s, u) === undefined)
  return due ? landingsLeft : undefined
}

/** Whether anything in the air could land now, or a marker waits: else nobody is asked. */
export const mayLand = (s: Descent): boolean =>
  isPhaseOf(s, 'german', 'movement') &&
  (dropsWait(s) || s.at.includes(s.box.boxes.air)) &&
  landings(s).some((a) => a.verb !== 'done' && refuseLandingAct(s, a) === undefined)

/** At the start of a phase: planes of a new Game-Turn, the rate of the airfield, and the markers of turn 1 (16.31, 16.83, 16.84). */
export function openAir(s: Descent): void {
  s.tried.fill(0)
  s.landedNorth = 0
  s.landedSouth = 0
  if (s.phase === 1) s.flights = 0
  if (s.turn === 1 && isFirstPhase(s)) markersDue(s)
}

/** Whether a marker must be dropped and nothing else can be done: then the hex alone is asked. */
const isDropAlone = (s: Descent, of: readonly Landing[]): boolean =>
  of.every((a) => (a.verb === 'drop') === (refuseLandingAct(s, a) === undefined))

/** One landing of the German side; the stage ends when it is done or nothing can come. */
export function* landing(s: Descent): Flow {
  if (isPhaseOf(s, 'german', 'movement') && firstDrop(s).length > 0) return yield* nextOfFirstDrop(s)
  if (!mayLand(s)) {
    passOn(s)
    return
  }
  const of = landings(s)
  const a = yield* choose<Descent, Landing>(s, {
    id: 'land',
    seat: 'german',
    rule: '16.0',
    of,
    as: acts<Verb>(),
    refuse: (x) => refuseLandingAct(s, x),
    commits: (x) => (x.verb === 'mountain' ? 'roll' : undefined),
    preview: (x) =>
      x.verb === 'mountain' && x.unit !== undefined
        ? { pieces: [unitId(s, x.unit)], breakdowns: [mountainBreakdown(s, x.unit, dangerRow(s))] }
        : undefined,
    prompt: () => text('ask.land'),
    auto: isDropAlone(s, of),
  })
  const { unit = -1 } = a
  switch (a.verb) {
    case 'done': {
      passOn(s)
      return
    }
    case 'drop':
      return yield* drop(s)
    case 'para':
      return yield* dropReserve(s)
    case 'mountain':
      return yield* landMountain(s, unit)
    case 'crash':
      return yield* crashLand(s, unit)
    case 'leader':
      return yield* flyLeader(s, unit)
  }
}
