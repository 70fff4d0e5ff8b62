// What the computer player sees at one look before it thinks about single units: where everybody stands, and what for.
import { cell } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { distance } from '../lines.ts'
import { once } from '../once.ts'
import { sees } from '../rules/observation.ts'
import { at, type Descent, otherSeat, type Space, scenarioOf, type Unit } from '../state.ts'
import { distances, NOBODY, postureOf, presses, ringsFrom, stacksOf } from './ground.ts'
import { lookouts, mayTell, netsOf, WATCH } from './guns.ts'
import { isGarrisoned, type Objective, objectivesOf } from './objectives.ts'

/** So far goes who holds, to strike back at an enemy or to win back what was lost. */
const SALLY = 10
/** Enemies so near that one who holds looks for a better place. */
const NEAR = 4
/** Strike back with so many own Strength points to one of theirs; counted so many hexes around. */
const ODDS = 1.5
const AROUND = 3
/** Who retires stands fast unless he is outnumbered so much. */
const OUTNUMBERED = 0.5

/** What standing alone in an objective gives for each Victory Point it is worth, in Strength points; at the end more. */
const STANDING = 0.03
const AT_THE_END = 0.12
const LAST_TURNS = 2

/** Enemies so far that one who observes may come to see them. */
const SEEN = 10

/** What the first and another pair of eyes that see an enemy from afar add for each battery they can tell. */
const FIRST_EYE = 0.15
const ANOTHER_EYE = 0.03

/** One look at a position by a side; good until the position changes. */
export interface Scene {
  readonly s: Descent
  readonly seat: Seat
  readonly presses: boolean
  /** Hexes to the nearest enemy with Strength, from every hex; NOBODY when there is none. */
  readonly near: Uint8Array
  readonly enemies: readonly Space[]
  /** What standing in a hex gives, beside the fight: objectives in which nobody else of the side stands. */
  readonly standing: (u: Unit) => (hex: Space) => number
  /** How far a hex is from where a unit wants to go, in points of movement; nothing when it wants to stay around. */
  readonly way: (u: Unit) => ((hex: Space) => number) | undefined
  /** What a unit in a hex adds by seeing an enemy from afar for guns that can be told. */
  readonly sight: (u: Unit) => (hex: Space) => number
  readonly lookouts: () => readonly Space[]
}

/** Looks once at a position. */
export function sceneOf(s: Descent, seat: Seat): Scene {
  const own = stacksOf(s, seat)
  const theirs = stacksOf(s, otherSeat(seat))
  const enemies = [...theirs.keys()]
  const near = ringsFrom(s, enemies)
  const posture = postureOf(s, seat)
  const objectives = objectivesOf(s)
  const found = once(() => lookouts(s, seat, enemies))
  return {
    s,
    seat,
    presses: presses(s, seat),
    near,
    enemies,
    standing: standingIn(s, seat, objectives),
    way: wayOf(s, posture, near, strengths(s, own), strengths(s, theirs), seat),
    sight: sightOf(
      s,
      once(() => netsOf(s, seat)),
      enemies,
      near,
      found,
    ),
    lookouts: found,
  }
}

type Strengths = readonly (readonly [Space, number])[]
const strengths = (s: Descent, stacks: ReadonlyMap<Space, readonly Unit[]>): Strengths =>
  [...stacks].map(([hex, units]) => [hex, units.reduce((n, u) => n + cell(s.strength, u), 0)])

const around = (s: Descent, all: Strengths, hex: Space): number =>
  all.reduce((n, [there, strength]) => (distance(s.box, there, hex) <= AROUND ? n + strength : n), 0)

function standingIn(s: Descent, seat: Seat, objectives: readonly Objective[]): Scene['standing'] {
  const share = s.turn > scenarioOf(s).row.lastTurn - LAST_TURNS ? AT_THE_END : STANDING
  const worth = new Map(objectives.map((o) => [o.hex, share * o.worth]))
  return (u) => (hex) => {
    const gives = worth.get(hex)
    return gives === undefined || isGarrisoned(s, hex, seat, u) ? 0 : gives
  }
}

/** What a hex as the crow flies costs on foot on average, in points. */
const A_HEX = 2

function wayOf(
  s: Descent,
  posture: ReturnType<typeof postureOf>,
  near: Uint8Array,
  own: Strengths,
  theirs: Strengths,
  seat: Seat,
): Scene['way'] {
  const toEnemy = (hex: Space): number => A_HEX * Math.min(cell(near, hex), NOBODY)
  const toGoals = (goals: readonly string[]): ((hex: Space) => number) => {
    const field = distances(s, goals)
    return (hex) => cell(field, hex) / 8
  }
  if (posture.way === 'press') return () => (posture.goals.length > 0 ? toGoals(posture.goals) : toEnemy)
  const odds = (from: Space): number =>
    around(s, own, from) / Math.max(1, around(s, theirs, nearest(s, theirs, from)[0]))
  if (posture.way === 'retire')
    return (u) => (cell(near, at(s, u)) <= NEAR && odds(at(s, u)) < OUTNUMBERED ? toGoals(posture.goals) : undefined)
  const lost = posture.goals.filter((id) => !isGarrisoned(s, s.box.board.named.get(id) ?? -1, seat))
  const goals = lost.map((id) => s.box.board.named.get(id) ?? -1)
  return (u) => {
    const from = at(s, u)
    if (goals.some((hex) => distance(s.box, hex, from) <= SALLY)) return toGoals(lost)
    if (cell(near, from) > SALLY) return undefined
    return odds(from) >= ODDS ? toEnemy : undefined
  }
}

const nearest = (s: Descent, all: Strengths, hex: Space): readonly [Space, number] =>
  all.reduce(
    (best, one) => (distance(s.box, one[0], hex) < distance(s.box, best[0], hex) ? one : best),
    all[0] ?? [hex, 0],
  )

function sightOf(
  s: Descent,
  nets: () => ReadonlyMap<Space, number>,
  enemies: readonly Space[],
  near: Uint8Array,
  found: () => readonly Space[],
): Scene['sight'] {
  return (u) => {
    const start = at(s, u)
    const eyes =
      cell(near, start) > SEEN || nets().size === 0 ? [] : enemies.filter((e) => distance(s.box, start, e) <= SEEN)
    if (eyes.length === 0) return () => 0
    const others = found().filter((hex) => hex !== start)
    const wanted = [...nets()].map(([net, guns]) => ({
      net,
      worth: guns * (others.some((hex) => mayTell(s, hex, net)) ? ANOTHER_EYE : FIRST_EYE),
    }))
    return (hex) =>
      cell(near, hex) <= WATCH &&
      eyes.some((e) => distance(s.box, hex, e) > 1 && distance(s.box, hex, e) <= WATCH && sees(s, hex, e))
        ? wanted.reduce((sum, w) => (mayTell(s, hex, w.net) ? sum + w.worth : sum), 0)
        : 0
  }
}

/** Whether there is anything for a unit to think about: it goes somewhere, or the enemy is near. */
export const isBusy = (scene: Scene, u: Unit): boolean =>
  scene.presses || cell(scene.near, at(scene.s, u)) <= NEAR || scene.way(u) !== undefined
