// How an experienced player would usually answer each decision of Crete 1941: quick weights, no look ahead.
import { type Ask, cell, item, keyAt, refusalAt } from '@merkur/engine'
import { assaultWorth, bombWorth, groupEntering, shotWorth } from './doctrine/fights.ts'
import { type Ground, ground as groundWorth } from './doctrine/ground.ts'
import type { Action } from './rules/action.ts'
import { couldAct, refuseAssaulting, refuseShooting } from './rules/action.ts'
import type { Activation } from './rules/activation.ts'
import { isContested } from './rules/areas.ts'
import { refuseBombarding } from './rules/bombardment.ts'
import { maySupport } from './rules/combat.ts'
import { testBreakdown } from './rules/landing.ts'
import { strengthOf } from './rules/leaders.ts'
import { owedOnly, refuseMoving } from './rules/movement.ts'
import { attackFactor, defenceFactor, isReduced } from './rules/units.ts'
import { bandChances, bandOf, meritOf } from './rules/values.ts'
import { type Area, at, type Crete, countAt, defOf, FRESH, otherSeat, type Seat, type Unit, unitsAt } from './state.ts'

/** What a counter is worth to keep, in factors. */
const dear = (s: Crete, u: Unit): number => {
  const { kind } = defOf(s, u)
  return kind === 'unit' ? attackFactor(s, u) + defenceFactor(s, u) : 12
}

/** Whom a loss hurts least: full, weak counters first. */
const lossWorth = (s: Crete, u: Unit): number => (isReduced(s, u) ? 0.15 : 1) / (1 + 0.1 * dear(s, u))

/** Worth of leading one unit of an area away: the best neighbouring ground, and enemies it could overrun. */
function moveWish(s: Crete, g: Ground, u: Unit): number {
  const here = at(s, u)
  const seat = g.seat
  let best = 0
  for (const to of s.box.near[here] ?? []) {
    const gain =
      countAt(s, to, otherSeat(seat)) > 0 && countAt(s, to, seat) === 0
        ? groupEntering(s, here, to, seat)
        : g.value(to, u) - g.pull(here)
    if (gain > best) best = gain
  }
  return best - g.leaving(here)
}

/** Worth of an action of the active area; about 0.3 is worth doing. */
function actionWorth(s: Crete, g: Ground, a: Action): number {
  switch (a.kind) {
    case 'stop':
      return 0.2
    case 'fight':
      return 0.6
    case 'assault': {
      const area = at(s, a.unit)
      return assaultWorth(s, area, a.unit, maySupport(s, 'assault', a.unit)) + 0.02 * attackFactor(s, a.unit)
    }
    case 'shoot':
      return bestShot(s, a.unit) + 0.02 * attackFactor(s, a.unit)
    case 'bombard':
      return bestBombardment(s, a.unit)
    case 'move':
      return 0.2 + 2 * moveWish(s, g, a.unit)
  }
}

function bestShot(s: Crete, lead: Unit): number {
  const seat = lead < s.box.firstCommonwealth ? 'german' : 'commonwealth'
  const supporters = maySupport(s, 'shot', lead)
  let best = -1
  for (const to of s.box.near[at(s, lead)] ?? [])
    if (countAt(s, to, otherSeat(seat)) > 0) best = Math.max(best, shotWorth(s, to, lead, supporters))
  return best
}

function bestBombardment(s: Crete, u: Unit): number {
  let best = 0
  for (const to of [at(s, u), ...(s.box.near[at(s, u)] ?? [])]) best = Math.max(best, bombWorth(s, u, to))
  return best
}

/** Worth of activating an area: its best single action. */
function areaWorth(s: Crete, g: Ground, area: Area): number {
  let best = 0
  for (const u of unitsAt(s, area, g.seat)) {
    if (cell(s.deed, u) !== FRESH) continue
    if (!refuseMoving(s, u)) best = Math.max(best, moveWish(s, g, u))
    const { kind } = defOf(s, u)
    if (kind !== 'leader' && !refuseAssaulting(s, u))
      best = Math.max(best, assaultWorth(s, area, u, othersIn(s, u, area, g.seat)))
    if (kind !== 'leader' && !refuseShooting(s, u)) {
      const others = othersIn(s, u, area, g.seat)
      for (const to of s.box.near[area] ?? [])
        if (countAt(s, to, otherSeat(g.seat)) > 0) best = Math.max(best, shotWorth(s, to, u, others))
    }
    if (kind !== 'unit' && !refuseBombarding(s, u)) best = Math.max(best, bestBombardment(s, u))
  }
  return best
}

const othersIn = (s: Crete, lead: Unit, area: Area, seat: Seat): Unit[] =>
  unitsAt(s, area, seat).filter((u) => u !== lead && defOf(s, u).kind !== 'leader' && cell(s.deed, u) === FRESH)

function activationWorth(s: Crete, g: Ground, a: Activation): number {
  switch (a.kind) {
    case 'area':
      return areaWorth(s, g, a.area)
    case 'again':
      return unitsAt(s, a.area, g.seat).some((u) => couldAct(s, u)) ? 0.08 : 0.001
    case 'fight':
      return 0.6
    case 'box':
      return 2
    case 'sky':
      return 1.5
    case 'extra':
      return 0.3
    case 'end':
      return 0.02
  }
}

/** Worth of stopping in an area: better ground, friends there, enemies that can be beaten. */
function toWorth(s: Crete, g: Ground, u: Unit, to: Area): number {
  const here = at(s, u)
  const enemies = countAt(s, to, otherSeat(g.seat)) > 0
  if (enemies && owedOnly(s, to, g.seat)) return 1.2
  if (enemies && countAt(s, to, g.seat) === 0) return 0.3 + groupEntering(s, here, to, g.seat)
  return 0.5 + g.value(to, u) - g.pull(here)
}

/** The merit of a roll as it lies, against what a new one promises, less the worth of the initiative. */
function rerollWorth(ask: Ask, s: Crete): number {
  const about = ask.about?.()
  const dice = about?.roll?.dice ?? []
  const breakdown = about?.breakdowns?.[0]
  if (dice.length === 4 && breakdown) {
    const value = breakdown.terms.find((t) => t.label.id === 'term.difference')?.value
    const lead = typeof value === 'number' ? value : 0
    const d = lead + item(dice, 0) + item(dice, 1) - item(dice, 2) - item(dice, 3)
    if (breakdown.rule === '8' || breakdown.rule === '8.4') return d < 0 ? 0.5 : 0.05
    const kind = breakdown.title.id === 'combat.shot' ? 'shot' : 'assault'
    const got = meritOf(kind, bandOf(s, d))
    const p = bandChances(s, lead)
    return 1 + (p.won + 1.5 * p.overrun - p.lost - p.repulsed - got - 1.1)
  }
  const id = JSON.stringify(ask.prompt?.().args?.what ?? '')
  if (id.includes('interception')) return dice[0] === 1 ? 2 : 0.1
  if (id.includes('limit')) return (dice[0] ?? 0) <= 2 && s.turn > 5 ? 0.8 : 0.1
  return 0.3
}

/** Counter or area that an option names, where it names one. */
const num = (candidate: unknown): number => (typeof candidate === 'number' ? candidate : -1)

/** A question with what its answers are weighed by, each looked up once. */
interface Scene {
  readonly ask: Ask
  readonly s: Crete
  readonly g: Ground
  /** The counter that the question is about. */
  readonly mover: () => Unit
}

function sceneOf(ask: Ask, s: Crete): Scene {
  let unit = -2
  const find = (): Unit => {
    const id = ask.about?.().pieces?.[0] ?? ''
    return s.box.units.findIndex((u) => u.id === id)
  }
  return {
    ask,
    s,
    g: groundWorth(s, ask.seat as Seat),
    mover: () => {
      if (unit < -1) unit = find()
      return unit
    },
  }
}

/** Weight of one candidate of a decision; about 1 for a good one. */
function worthOf({ ask, s, g, mover }: Scene, candidate: unknown, i: number): number {
  const n = num(candidate)
  switch (ask.id) {
    case 'activation':
      return activationWorth(s, g, candidate as Activation)
    case 'action':
      return actionWorth(s, g, candidate as Action)
    case 'to':
      return toWorth(s, g, mover(), n)
    case 'target': {
      const lead = mover()
      return 1 + shotWorth(s, n, lead, maySupport(s, 'shot', lead))
    }
    case 'bombard':
      return 0.1 + bombWorth(s, mover(), n)
    case 'reroll':
      return candidate === 'keep' ? 1 : rerollWorth(ask, s)
    case 'supporters':
      return candidate === 'done' ? 1 : 0.001
    case 'guns':
    case 'defence-guns':
    case 'bombing-guns':
      return n < 0 ? 0.1 : strengthOf(s, n)
    case 'main':
    case 'named':
    case 'second':
      return lossWorth(s, n)
    case 'loss':
      if (candidate === 'fort') return isReduced(s, mover()) ? 1 : 0.3
      return n === mover() ? (isReduced(s, n) ? 0.4 : 0.6) : 0.6
    case 'burden': {
      const area = s.box.spaces.indexOf(ask.about?.().spaces?.[0] ?? '')
      const keeps = cell(s.box.isObjective, area) === 1
      return candidate === 'retreat' ? (keeps ? 0.25 : 0.6) : lossWorth(s, n)
    }
    case 'retreat':
      return 0.5 + g.value(n, mover())
    case 'follow':
      return candidate === 'follow' ? 1 : 0.2
    case 'lead':
      return attackFactor(s, n)
    case 'landing':
      return landingWorth(s, g, mover(), n)
    case 'land':
      return candidate === 'done' ? 0.05 : 1 + 0.05 * dear(s, n) + (defOf(s, n).leadsAssault ? 0.5 : 0)
    case 'land-at':
      return landingWorth(s, g, mover(), n)
    case 'regroup':
      return dear(s, n)
    case 'regroup-at':
      return 0.5 + g.value(n, mover())
    case 'aim':
      return candidate === 'stay' ? 0.05 : bombWorth(s, mover(), n)
    case 'bomb-area':
      return candidate === 'done' ? 0.02 : 0.1 + bombWorth(s, -1, n)
    case 'forts':
      return candidate === 'done' ? 0.4 : ask.chosen?.includes(keyAt(ask, i)) ? 0.001 : fortWorth(s, g, n)
    case 'night-target':
      return 1 / (1 + defenceFactor(s, n))
    default:
      return 0.5
  }
}

function landingWorth(s: Crete, g: Ground, u: Unit, area: Area): number {
  const fails = isTested(s, u) ? (testBreakdown(s, u, area).outcomes[1]?.p ?? 0) : 0
  const enemies = countAt(s, area, 'commonwealth')
  const fight = enemies === 0 ? 0 : defOf(s, u).para ? -0.9 : isContested(s, area) ? 0.1 : -0.4
  return Math.max(0.01, 0.8 + g.value(area, u) - 0.8 * fails + fight - drawnFor(s, area))
}

/** 12 Before the random set-up of its map an area is empty and will not stay so: objectives get two or three counters. */
function drawnFor(s: Crete, area: Area): number {
  if (s.stage !== 'wave' || !s.randomSetUp) return 0
  return cell(s.box.isObjective, area) === 1 ? 2.6 : cell(s.box.isZone, area) === 1 ? 0.7 : 0
}

/** Whether a counter must be tested when it lands. */
const isTested = (s: Crete, u: Unit): boolean => defOf(s, u).para || s.crashed

function fortWorth(s: Crete, g: Ground, area: Area): number {
  const troops = unitsAt(s, area, 'commonwealth').filter((u) => defOf(s, u).kind !== 'leader').length
  return (cell(s.box.isObjective, area) === 1 ? 1 : 0.35) + 0.05 * troops + 0.1 * item(g.threat, area)
}

/**
 * Weights of a question's candidates for the seat that is asked; refused ones get 0, others more than 0.
 */
export function weigh(ask: Ask, s: Crete): number[] {
  const n = ask.of.length
  const out = new Array<number>(n).fill(0)
  const scene = sceneOf(ask, s)
  for (let i = 0; i < n; i++) {
    if (refusalAt(ask, i)) continue
    out[i] = Math.max(0.001, worthOf(scene, item<unknown>(ask.of, i), i))
  }
  return out
}
