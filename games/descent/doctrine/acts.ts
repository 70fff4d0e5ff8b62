// The computer player before and between fire and movement: set-up, modes, landings, retreats.
import { type Ask, cell } from '@merkur/engine'
import { CONCENTRATED, DISPERSED, type Seat, TRAVEL } from '../box.ts'
import { distance } from '../lines.ts'
import { landingFirers } from '../rules/landing-fire.ts'
import {
  at,
  controlledBy,
  type Descent,
  defOf,
  isControlled,
  onMap,
  otherSeat,
  type Space,
  seatOf,
  stackAt,
  type Unit,
} from '../state.ts'
import { over } from './fire.ts'
import { passes, presses, seatAsked, toEnemies } from './ground.ts'
import { objectivesOf } from './objectives.ts'

interface Act {
  readonly verb: string
  readonly unit?: Unit
  readonly hex?: Space
}

export const setUp = (ask: Ask, s: Descent): number[] =>
  over(ask, (a: Act) =>
    a.verb === 'marker'
      ? 3 + markerWorth(s, a.hex ?? -1, seatAsked(ask))
      : a.verb === 'all-dispersed'
        ? 2
        : a.verb === 'done'
          ? 1
          : 1e-6,
  )

/** Whom a Supply marker in a hex would feed by being kept: those there, for Germans those beside it too; not where one lies near. */
function markerWorth(s: Descent, hex: Space, seat: Seat): number {
  const reach = seat === 'german' ? 1 : 0
  for (let m = 0; m < s.markerAt.length; m++) {
    const there = cell(s.markerAt, m)
    if (there >= 0 && distance(s.box, there, hex) <= 2 * reach) return 0
  }
  let fed = 0
  for (let u = 0; u < s.box.units.length; u++)
    if (onMap(s, u) && seatOf(s, u) === seat && distance(s.box, at(s, u), hex) <= reach) fed += cell(s.strength, u)
  const source = s.box.board.named.get('W0419') ?? hex
  return (fed / 10) * (seat === 'german' && distance(s.box, source, hex) > 8 ? 2 : 1)
}

/** Beyond so many hexes from the enemy one marches Concentrated. */
const FAR_ENOUGH = 6

/** The mode in which a unit should meet what comes. */
function wanted(s: Descent, u: Unit, enemy: number): number {
  const def = defOf(s, u)
  if (passes(s, u)) return def.modes.includes(TRAVEL) ? TRAVEL : CONCENTRATED
  const marches = presses(s, seatOf(s, u))
  if (def.kind.move === 'gun') return marches && enemy > 2 * def.range ? TRAVEL : DISPERSED
  if (!def.modes.includes(DISPERSED)) return CONCENTRATED
  return marches && enemy > FAR_ENOUGH ? CONCENTRATED : DISPERSED
}

const VERBS: Readonly<Record<string, number>> = {
  'to-dispersed': DISPERSED,
  'to-concentrated': CONCENTRATED,
  'to-travel': TRAVEL,
}

export function organize(ask: Ask, s: Descent): number[] {
  const enemy = toEnemies(s, seatAsked(ask))
  return over(ask, (a: Act) => {
    if (a.verb === 'done') return 1
    const mode = VERBS[a.verb]
    if (mode === undefined || a.unit === undefined || mode !== wanted(s, a.unit, enemy(a.unit))) return 1e-6
    const drawn = isControlled(s, at(s, a.unit), seatOf(s, a.unit))
    return drawn && cell(s.mode, a.unit) !== TRAVEL ? 1e-6 : 2
  })
}

/** Travel mode is left where the enemy is near. */
export function leave(ask: Ask, s: Descent): number[] {
  const enemy = toEnemies(s, seatAsked(ask))
  return over(ask, (a: Act) => {
    if (a.verb === 'done') return 1
    if (a.verb !== 'leave-dispersed' || a.unit === undefined || passes(s, a.unit)) return 1e-6
    const { kind, range } = defOf(s, a.unit)
    return enemy(a.unit) <= (kind.move === 'gun' ? 2 * range : 4) ? 2 : 1e-6
  })
}

export const land = (ask: Ask): number[] =>
  over(ask, (a: Act) => ({ drop: 5, para: 4, mountain: 4, leader: 3, done: 1 })[a.verb] ?? 1e-6)

/** 16.51 Ground in which who lands is Disrupted, and what such a hex is worth beside another one. */
const WILD = ['forest', 'city', 'rough']
const IN_THE_WILD = 0.2

/** So many hexes from what a scenario is about a landing place is worth half as much as there. */
const HALF_AS_GOOD = 6

/** Landing places where few fire, near what the scenario is about. */
export function landingHex(ask: Ask, s: Descent): number[] {
  const goals = objectivesOf(s).filter((o) => o.worth >= WORTH_LANDING)
  return over(ask, (hex: Space) => {
    if (typeof hex !== 'number') return 0.01
    const ground = s.box.grounds[cell(s.box.ground, hex)]?.id ?? ''
    const far = goals.reduce((least, o) => Math.min(least, distance(s.box, o.hex, hex)), HALF_AS_GOOD * 4)
    const fire = landingFirers(s, hex).length + controlledBy(s, hex, 'commonwealth')
    return ((WILD.includes(ground) ? IN_THE_WILD : 1) * HALF_AS_GOOD) / (HALF_AS_GOOD + far) / (1 + fire)
  })
}
/** Objectives of at least so many Victory Points are worth landing for. */
const WORTH_LANDING = 10

/** Supply is dropped where it would feed most, out of the enemy's zones. */
export const dropHex = (ask: Ask, s: Descent): number[] =>
  over(ask, (hex: Space) => {
    if (typeof hex !== 'number') return 0.05
    return (UNFED + markerWorth(s, hex, seatAsked(ask))) / (1 + controlledBy(s, hex, 'commonwealth'))
  })
/** A hex that feeds nobody is a little better than none. */
const UNFED = 0.1

/** Where one goes who must: away from enemies, not onto friends who would suffer with him. */
export const refuge = (ask: Ask, s: Descent): number[] =>
  over(ask, (hex: Space) => {
    if (typeof hex !== 'number') return 0.05
    const seat = seatAsked(ask)
    return 1 / (1 + controlledBy(s, hex, otherSeat(seat)) + 0.5 * stackAt(s, hex).length)
  })

/** The usual answer where there is one, else the first that leads on. */
export const plain = (ask: Ask, s: Descent): number[] =>
  over(ask, (c: never, i: number) => {
    if (ask.usual?.(c)) return 1
    const isIn = ask.chosen?.includes(ask.as.key(s as never, c)) ?? false
    return isIn ? 1e-5 : 0.5 / (1 + i)
  })
