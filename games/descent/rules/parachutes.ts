// Parachutists come down: scatter, landing fire, assault on whoever stands there, and what the ground does to them (16.2, 16.5).
import { assign, type Breakdown, cell, type Flow, text } from '@merkur/engine'
import { CONCENTRATED, DISPERSED, TRAVEL } from '../box.ts'
import { groundAt } from '../lines.ts'
import { line, piece, pieces, space } from '../naming.ts'
import {
  at,
  combatUnitsOf,
  type Descent,
  defOf,
  lose,
  put,
  type Space,
  seatOf,
  setMode,
  spaceId,
  stackAt,
  type Unit,
  unitId,
} from '../state.ts'
import { resolveAssault } from './assault.ts'
import { defendersAt } from './assault-case.ts'
import { settle } from './displacement.ts'
import { isTheodhoroi } from './islands.ts'
import {
  capabilityCase,
  landingBreakdown,
  landingFirers,
  landOverstacked,
  type Manner,
  rollLanding,
} from './landing-fire.ts'
import { loseLeader } from './leaders.ts'
import { ashore, scatterBreakdown } from './scatter.ts'
import { disrupt, isOverstacked } from './stack.ts'
import { endWork } from './work.ts'

/** A landing: who, where, and by which Fire capability if it is printed (16.4). */
export interface Landing {
  /** In the order in which they will lie, top first; leaders land by themselves. */
  readonly units: readonly Unit[]
  readonly hex: Space
  readonly printed?: (u: Unit) => number
}

/** 16.6, 16.4 The modes in which a unit may land: any it has but Travel. */
export const landingModes = (s: Descent, u: Unit): readonly number[] => defOf(s, u).modes.filter((m) => m !== TRAVEL)

/** Who of these has a choice of mode. */
const choosers = (s: Descent, units: readonly Unit[]): Unit[] => units.filter((u) => landingModes(s, u).length > 1)

/** Whether anybody of these is asked for his mode before the dice fall. */
export const hasModes = (s: Descent, units: readonly Unit[]): boolean => choosers(s, units).length > 0

/** 16.6 The German says who lands Dispersed; the others land on their front. Nobody is asked where nobody has a choice. */
export function* chooseLandingModes(s: Descent, { units, hex, printed }: Landing): Flow {
  for (const u of units) setMode(s, u, landingModes(s, u)[0] ?? DISPERSED)
  const of = choosers(s, units)
  if (of.length === 0) return
  const dispersed = yield* assign<Descent, Unit>(s, {
    id: 'landing-modes',
    seat: 'german',
    rule: '16.6',
    of,
    as: pieces,
    doneLabel: text('button.land'),
    commits: 'roll',
    prompt: () => text('ask.landing-modes', { hex: space(s, hex) }),
    preview: () => ({ breakdowns: printed ? printedPreview(s, units, printed) : landingPreview(s, units, hex) }),
    about: () => ({ pieces: units.map((u) => unitId(s, u)), spaces: [spaceId(s, hex)] }),
  })
  for (const u of of) setMode(s, u, dispersed.includes(u) ? DISPERSED : CONCENTRATED)
}

/** 16.24, ruling M51 The Commonwealth names those who fire at one lander; all but working engineers if it says nothing. */
function* nameFirers(s: Descent, u: Unit, hex: Space, manner: Manner): Flow<Unit[]> {
  const of = landingFirers(s, hex)
  if (of.length === 0) return []
  const firers = yield* assign<Descent, Unit>(s, {
    id: 'landing-fire',
    seat: 'commonwealth',
    rule: '16.24',
    of,
    as: pieces,
    start: of.filter((x) => cell(s.task, x) === 0),
    doneLabel: text('button.fire-at-landing'),
    commits: 'roll',
    prompt: () => text('ask.landing-fire', { unit: piece(s, u), hex: space(s, hex) }),
    preview: (chosen) => {
      const { capability, terms } = capabilityCase(s, [...chosen], manner)
      return { pieces: [...chosen].map((x) => unitId(s, x)), breakdowns: [landingBreakdown(s, u, capability, terms)] }
    },
    about: () => ({ pieces: [unitId(s, u)], spaces: [spaceId(s, hex)] }),
  })
  for (const x of firers) endWork(s, x)
  return firers
}

/** How a landing of these units at a hex would meet it, if it is reached. */
const mannerAt = (s: Descent, units: readonly Unit[], hex: Space): Manner => {
  const target = ashore(s, hex)
  return {
    coast: target === hex && cell(s.box.coast, hex) === 1,
    overstacked: landOverstacked(s, units, target),
  }
}

/** 16.23, 16.28 How these units drift from a hex, and what each would meet there if everybody near fired. */
export function landingPreview(s: Descent, units: readonly Unit[], hex: Space): Breakdown[] {
  const { capability, terms } = capabilityCase(s, landingFirers(s, hex), mannerAt(s, units, hex))
  return [scatterBreakdown(s, hex), ...units.map((u) => landingBreakdown(s, u, capability, terms))]
}

/** 16.4 What each of these units meets under the printed Fire capability; nothing where it is below one. */
const printedPreview = (s: Descent, units: readonly Unit[], printed: (u: Unit) => number): Breakdown[] =>
  units.filter((u) => printed(u) >= 1).map((u) => landingBreakdown(s, u, printed(u), []))

/** 16.24 Each unit of a landing is fired at once. */
function* underFire(s: Descent, l: Landing, manner: Manner): Flow {
  for (const u of l.units) {
    if (l.printed) {
      rollLanding(s, u, l.printed(u), [])
      continue
    }
    const firers = yield* nameFirers(s, u, l.hex, manner)
    const { capability, terms } = capabilityCase(s, firers, manner)
    rollLanding(s, u, capability, terms)
  }
}

const alive = (s: Descent, units: readonly Unit[]): Unit[] => units.filter((u) => cell(s.strength, u) > 0)

/**
 * 16.22, 16.25, ruling M31 Landers among enemies assault at once; if an enemy is left, they are eliminated. Lone enemy
 * leaders die. Gives those who may stand in the hex.
 */
function* fightForHex(s: Descent, units: readonly Unit[], hex: Space): Flow<Unit[]> {
  if (defendersAt(s, hex).some((u) => seatOf(s, u) === 'commonwealth')) {
    yield* resolveAssault(s, { attackers: units, from: -1, to: hex, leaders: [] })
    if (defendersAt(s, hex).some((u) => seatOf(s, u) === 'commonwealth')) {
      for (const u of alive(s, units)) {
        s.journal?.push(line('loss', '16.22', 'log.landers-lost', { unit: piece(s, u), hex: space(s, hex) }))
        lose(s, u, cell(s.strength, u))
      }
      return []
    }
  }
  for (const u of stackAt(s, hex)) if (seatOf(s, u) === 'commonwealth') loseLeader(s, u)
  return alive(s, units)
}

/** Puts landers into a hex, the first of them on top, and marks their arrival. */
export function bringDown(s: Descent, units: readonly Unit[], hex: Space): void {
  for (const u of units.toReversed()) {
    put(s, u, hex)
    s.arrived[u] = s.turn
    s.tried[u] = 1
  }
}

/** 16.51, 16.54 Ground in which who lands is Disrupted. */
const isBadGround = (s: Descent, hex: Space): boolean =>
  isTheodhoroi(s, hex) ||
  (s.box.tables.terrain.find((t) => t.id === groundAt(s.box, hex).id)?.landing_disrupted ?? false)

/**
 * 16.2, 16.5 One landing from the fire it meets to its place on the ground. Scatter, if any, is behind it. From all-sea the
 * landers are put on the nearest coast, Disrupted (16.52).
 */
export function* land(s: Descent, l: Landing): Flow {
  const target = ashore(s, l.hex)
  const wet = target !== l.hex
  const manner = mannerAt(s, l.units, l.hex)
  yield* underFire(s, l, manner)
  const fighting = alive(s, l.units)
  const down = fighting.length === 0 ? [] : yield* fightForHex(s, fighting, target)
  if (down.length === 0) return
  const company = stackAt(s, target).some((u) => !defOf(s, u).leader)
  bringDown(s, down, target)
  s.journal?.push(line('move', '16.2', 'log.landed', { hex: space(s, target), count: down.length }, { seat: 'german' }))
  const disrupted = down.find((u) => cell(s.disrupted, u) === 1)
  if (wet || isBadGround(s, target)) disrupt(s, down[0] ?? -1)
  else if (disrupted !== undefined) disrupt(s, disrupted)
  if (!isOverstacked(s, target)) yield* settle(s, target)
  else if (manner.overstacked && !company) s.crowded = [...s.crowded, target]
  else yield* settle(s, target)
}

/** 16.53 The first who moves out of a crowded hex ends its privilege: what is still too much there is Disrupted and goes. */
export function* uncrowd(s: Descent, hex: Space): Flow {
  if (!s.crowded.includes(hex)) return
  s.crowded = s.crowded.filter((h) => h !== hex)
  yield* settle(s, hex)
}

/** Ruling M53 Where a leader comes down: his hex, or if it holds enemies and no friend, the nearest hex with a German unit. */
function leaderHex(s: Descent, hex: Space): Space {
  const here = stackAt(s, hex)
  if (!here.some((u) => seatOf(s, u) === 'commonwealth')) return hex
  let best = -1
  let least = Number.POSITIVE_INFINITY
  const { q, r } = s.box.board
  for (const u of combatUnitsOf(s, 'german')) {
    const dq = cell(q, at(s, u)) - cell(q, hex)
    const dr = cell(r, at(s, u)) - cell(r, hex)
    const away = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
    if (away < least) {
      least = away
      best = at(s, u)
    }
  }
  return best
}

/** 33.43, ruling M53 A leader lands; in the Battle Game he rolls on turn 1 and dies on a 4. */
export function landLeader(s: Descent, leader: Unit, aim: Space, rolls: boolean): void {
  if (rolls) {
    const die = s.chance.die(6, 'leader landing')
    const dead = die === (s.box.limits['leader-landing-lost'] ?? 0)
    s.journal?.push(
      line(
        'roll',
        '33.43',
        dead ? 'log.leader-lost-landing' : 'log.leader-lands',
        { unit: piece(s, leader) },
        {
          seat: 'german',
          roll: { dice: [die], sides: 6, tone: dead ? 'bad' : 'none' },
        },
      ),
    )
    if (dead) {
      loseLeader(s, leader)
      return
    }
  }
  const hex = leaderHex(s, aim)
  if (hex < 0) {
    loseLeader(s, leader)
    return
  }
  put(s, leader, hex)
  s.arrived[leader] = s.turn
}
