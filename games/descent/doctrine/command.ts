// The computer player in its Command Phase: whom it pays for, whom it gives to whom, and which supply it uses up.
import { type Ask, cell } from '@merkur/engine'
import { distance } from '../lines.ts'
import { dutiesOf } from '../rules/activation.ts'
import { headquartersIn } from '../rules/command-acts.ts'
import { inSupply } from '../rules/supply.ts'
import { at, type Descent, defOf, onMap, type Space, type Unit } from '../state.ts'
import { over } from './fire.ts'
import { seatAsked, toEnemies } from './ground.ts'
import { isGarrisoned, type Objective, objectivesOf } from './objectives.ts'

interface Act {
  readonly verb: string
  readonly unit?: Unit
  readonly hex?: Space
}

type Nearness = (u: Unit) => number

/** How much a group has to do: its fighting Strength near the enemy, and near objectives in which nobody stands. */
function business(s: Descent, units: readonly Unit[], enemy: Nearness, empty: readonly Objective[]): number {
  const calls = (u: Unit): number =>
    empty.reduce((most, o) => Math.max(most, (CALL * o.worth) / (1 + distance(s.box, o.hex, at(s, u)))), 0)
  return units.reduce((n, u) => n + cell(s.strength, u) / (1 + enemy(u)) + calls(u), 0)
}

/** What an empty objective beside a unit calls for, in Strength points beside an enemy, for each Victory Point. */
const CALL = 0.05

/** Acts in the order in which they are worth doing: duties, then who has most to do, then what costs nothing. */
const FIRST = { drop: 50, duty: 20, pay: 4, pool: 5, use: 4, recover: 3, replace: 2, lift: 1.6, give: 1.5, done: 1 }
const NEVER = 1e-6

export function command(ask: Ask, s: Descent): number[] {
  const { members, groups } = dutiesOf(s)
  const owing = new Set(groups)
  const enemy = toEnemies(s, seatAsked(ask))
  const empty = objectivesOf(s).filter((o) => !isGarrisoned(s, o.hex, seatAsked(ask)))
  return over(ask, (a: Act) => {
    const unit = a.unit ?? -1
    switch (a.verb) {
      case 'drop':
      case 'pool':
      case 'recover':
      case 'replace':
      case 'done':
        return FIRST[a.verb]
      case 'pay': {
        const group = defOf(s, unit).activation
        return (owing.has(group) ? FIRST.duty : FIRST.pay) + business(s, members.get(group) ?? [], enemy, empty)
      }
      // 13.14 Points that are left are lost: a lifted penalty is better than nothing.
      case 'lift':
        return FIRST.lift
      case 'use':
        return headquartersIn(s, a.hex ?? -1).some((hq) => isStarved(s, hq, enemy)) ? FIRST.use : NEVER
      case 'resubordinate':
        return isOrphan(s, unit) ? FIRST.give : NEVER
      // 19.4 Only a free unit may attach itself anew: worth a turn without supply where its headquarters is lost.
      case 'free':
        return isOrphan(s, unit) ? FIRST.give : NEVER
      default:
        return NEVER
    }
  })
}

/** A headquarters or its units fight so near the enemy that supply matters in this turn. */
const IN_THE_LINE = 4

/** Whether a headquarters near the enemy has no path and no marker in use: its units would be Depleted by their own fire. */
const isStarved = (s: Descent, hq: Unit, enemy: Nearness): boolean =>
  cell(s.supplied, hq) === 0 && cell(s.fed, hq) === 0 && enemy(hq) <= IN_THE_LINE

/** Whether the headquarters of a unit is no longer on the map. */
function isOrphan(s: Descent, u: Unit): boolean {
  const hq = cell(s.superior, u)
  return hq >= 0 && !onMap(s, hq)
}

/** Three at a time: those nearest the enemy. */
export function pool(ask: Ask, s: Descent): number[] {
  const enemy = toEnemies(s, 'commonwealth')
  return over(ask, (c: Unit | 'done') => {
    if (c === 'done') return 0.05
    const isIn = ask.chosen?.includes(ask.as.key(s as never, c as never)) ?? false
    return isIn ? NEVER : 0.1 + 1 / (1 + enemy(c))
  })
}

/** The formation whose fire together with others is most likely: the one nearest the enemy. */
export function lift(ask: Ask, s: Descent): number[] {
  const enemy = toEnemies(s, 'commonwealth')
  return over(ask, (u: Unit) => 1 / (1 + enemy(u)))
}

/** 16.34 A marker feeds those out of supply, those nearest the enemy first. */
export function markerFeeds(ask: Ask, s: Descent): number[] {
  const enemy = toEnemies(s, 'commonwealth')
  return over(ask, (c: Unit | 'done') => {
    if (c === 'done') return 0.05
    const isIn = ask.chosen?.includes(ask.as.key(s as never, c as never)) ?? false
    return isIn || inSupply(s, c) ? NEVER : 0.1 + 1 / (1 + enemy(c))
  })
}

/** A new superior: one in supply, near. */
export function newSuperior(ask: Ask, s: Descent): number[] {
  const enemy = toEnemies(s, seatAsked(ask))
  return over(ask, (hq: Unit) => (inSupply(s, hq) ? 1 : 0.3) / (1 + enemy(hq)))
}
