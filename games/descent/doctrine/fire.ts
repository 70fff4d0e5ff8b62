// The computer player in the fire phases: which hex, who, at whom, and how the other side takes it.
import { type Ask, cell, refusalAt } from '@merkur/engine'
import { DISPERSED } from '../box.ts'
import { strikeColumn, strikeOdds, strikeTargets } from '../rules/airstrikes.ts'
import type { Direction } from '../rules/battery.ts'
import { formationOf, formationPenalty } from '../rules/chain.ts'
import { firerOf, nearFirers, refuseFirerAt, refuseShot, targetOf } from '../rules/fire-targets.ts'
import { phaseOf, phasingSeat } from '../rules/phases.ts'
import { placed, weightAt } from '../rules/strike-allotment.ts'
import { at, controlledBy, type Descent, defOf, otherSeat, type Space, seatOf, stackAt, type Unit } from '../state.ts'
import { fireGain, stormGain, supplyRisk, worthOf } from './exchange.ts'

/** How much more an assault must promise each attacker than its fire. */
const STORM = 0.4
/** Gains below this are not worth a fire that may bind or deplete the firer. */
const TRIFLE = 0.04

/** The best that a firer can do at a hex, with a penalty: points and whom. */
function bestAt(s: Descent, firer: Unit, hex: Space, penalty: number): { gain: number; target: Unit } {
  let best = { gain: 0, target: -1 }
  for (const target of stackAt(s, hex)) {
    const gain = fireGain(s, firer, target, { penalty })
    if (gain > best.gain && refuseShot(s, firer, target) === undefined) best = { gain, target }
  }
  return best
}

/** The firers to declare at a hex, and what they would take: all, or those of one formation, whichever is more. */
export function bestSet(s: Descent, hex: Space): { gain: number; firers: Unit[] } {
  const able = nearFirers(s, phasingSeat(s), hex).filter((u) => refuseFirerAt(s, u, hex) === undefined)
  const sets = [
    able,
    ...new Map(
      able.map((u) => [formationOf(s, u), able.filter((x) => formationOf(s, x) === formationOf(s, u))]),
    ).values(),
  ]
  const binds = phaseOf(s).kind === 'conditional-fire'
  let best: { gain: number; firers: Unit[] } = { gain: 0, firers: [] }
  for (const set of sets) {
    const penalty = formationPenalty(s, set)
    let gain = 0
    const firers: Unit[] = []
    for (const u of set) {
      const worth = bestAt(s, u, hex, penalty).gain - supplyRisk(s, u)
      if (worth < TRIFLE || (binds && stormGain(s, u, hex) > worth + STORM)) continue
      gain += worth
      firers.push(u)
    }
    if (gain > best.gain) best = { gain, firers }
  }
  return best
}

type Weigh = (c: never, i: number) => number
/** Weights by one function over the candidates that are not refused. */
export const over = (ask: Ask, weigh: Weigh): number[] =>
  ask.of.map((c, i) => (refusalAt(ask, i) ? 0 : Math.max(1e-6, weigh(c, i))))

export const fireHex = (ask: Ask, s: Descent): number[] =>
  over(ask, (c: Space | string) => {
    if (c === 'done') return TRIFLE
    return typeof c === 'string' ? 1 : bestSet(s, c).gain
  })

/** Building the set: whoever belongs in it and is not yet, whoever is in and does not, then done. */
const towards = (ask: Ask, s: Descent, wanted: readonly Unit[]): number[] =>
  over(ask, (c: Unit | 'done') => {
    if (c === 'done') return 0.5
    const key = ask.as.key(s as never, c as never)
    const isIn = ask.chosen?.includes(key) ?? false
    return isIn === wanted.includes(c) ? 0.01 : 1
  })

/** The hex that a question is about. */
const hexOf = (ask: Ask, s: Descent): Space => {
  const id = ask.about?.().spaces?.[0]
  return id === undefined ? -1 : (s.box.board.named.get(id) ?? -1)
}

export function firers(ask: Ask, s: Descent): number[] {
  const wanted = bestSet(s, hexOf(ask, s)).firers
  return wanted.length > 0 ? towards(ask, s, wanted) : over(ask, (c) => (c === 'done' ? 1 : 0.9))
}

export function shot(ask: Ask, s: Descent): number[] {
  const penalty = formationPenalty(
    s,
    (ask.about?.().pieces ?? []).map((id) => s.box.units.findIndex((d) => d.id === id)),
  )
  return over(ask, (c: number | 'cease') =>
    c === 'cease' ? TRIFLE : fireGain(s, firerOf(c), targetOf(c), { penalty }) - supplyRisk(s, firerOf(c)),
  )
}

/** Eyes of those who would not move anyway come first. */
export const direction = (ask: Ask, s: Descent): number[] =>
  over(ask, (d: Direction) => {
    const stays = (u: Unit): number =>
      cell(s.bound, u) === 1 || cell(s.fired, u) === 1 || defOf(s, u).kind.move !== 'foot' ? 1 : 0.3
    return stays(d.observer) + stays(d.controller)
  })

/** What an airstrike takes from the best two targets of a hex, for each counter it needs. */
function strikeGain(s: Descent, hex: Space): number {
  const each = strikeTargets(s, hex)
    .map((u) => strikeWorth(s, u))
    .sort((a, b) => b - a)
  const before = placed(s, phasingSeat(s), true).concat(placed(s, phasingSeat(s), false))
  const again = before.filter((i) => cell(s.strikeAt, i) === hex).length
  const near = s.box.lines.near[hex] ?? []
  const friends = near.filter((h) => stackAt(s, h).some((u) => seatOf(s, u) === phasingSeat(s))).length
  return (((each[0] ?? 0) + (each[1] ?? 0)) * (friends > 0 ? 1.3 : 1)) / weightAt(s, hex) / (1 + 0.5 * again)
}

const strikeWorth = (s: Descent, u: Unit): number =>
  strikeOdds(s, strikeColumn(s, u)).reduce((sum, { value, p }) => {
    if (value === '-') return sum
    const guns = defOf(s, u).kind.artillery_type ? 1.3 : 1
    return sum + p * worthOf(s, u) * ((value === 'D' ? 0 : 1) + 0.15 * cell(s.strength, u) * guns)
  }, 0)

export const strike = (ask: Ask, s: Descent): number[] =>
  over(ask, (c: Space | 'done') => (c === 'done' ? 0.01 : strikeGain(s, c)))
export const strikeTarget = (ask: Ask, s: Descent): number[] => over(ask, (u: Unit) => strikeWorth(s, u))

/** How a hit is taken: dispersing costs nothing that a lost point would not; a headquarters gives a point while it has some. */
export function answer(ask: Ask, s: Descent): number[] {
  const id = ask.about?.().pieces?.[0]
  const u = s.box.units.findIndex((d) => d.id === id)
  const hex = at(s, u)
  const enemies = u >= 0 ? controlledBy(s, hex, otherSeat(seatOf(s, u))) : 0
  return over(ask, (c: string) => {
    if (c === 'disperse') return enemies > 0 ? 3 : 2
    if (c === 'lose') return cell(s.strength, u) > 1 ? 1.5 : 0.5
    return c === 'stay' ? (enemies > 1 ? 1 : 2.5) : 1
  })
}

export const modeAfterHit = (ask: Ask): number[] => over(ask, (m: number) => (m === DISPERSED ? 1 : m === 2 ? 2 : 0.5))

/** Losses that one may divide: on the weakest enemy, on one's own strongest. */
export const weakest = (ask: Ask, s: Descent): number[] => over(ask, (u: Unit) => 1 / (1 + cell(s.strength, u)))
export const strongest = (ask: Ask, s: Descent): number[] => over(ask, (u: Unit) => 1 + cell(s.strength, u))

/** Opportunity fire is given whenever it can hurt. */
export const opportunity = (ask: Ask): number[] =>
  over(ask, (c: string | number) => (c === 'fire' ? 1 : c === 'pass' ? 0.1 : 0.001))

export const opportunityShot = (ask: Ask, s: Descent): number[] =>
  over(ask, (c: { firer: Unit; target: Unit } | 'cease') =>
    c === 'cease' ? TRIFLE : fireGain(s, c.firer, c.target, { opportunity: true }) - supplyRisk(s, c.firer),
  )
