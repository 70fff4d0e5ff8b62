// How an experienced player would usually answer each decision of Kreta 1941: weights, no look ahead.
import { type Ask, cell, item, keyAt, refusalAt } from '@merkur/engine'
import { type Aims, aimsOf, hexWorth } from './aims.ts'
import { openEnemies } from './rules/contact.ts'
import type { Declaration } from './rules/declaration.ts'
import { type Reached, reachOf, refuseMove } from './rules/movement.ts'
import type { Act } from './rules/movement-phase.ts'
import { expectedBack, numberOf } from './rules/odds.ts'
import { isHeld } from './rules/victory.ts'
import {
  beside,
  defOf,
  distance,
  friendsAt,
  here,
  isHex,
  isTrack,
  type Kreta,
  type Seat,
  type Space,
  turnDef,
  type Unit,
} from './state.ts'

/** The unit a question is about, told by the question itself. */
function unitOf(ask: Ask, s: Kreta): Unit {
  const id = ask.about?.().pieces?.[0]
  return s.box.units.findIndex((u) => u.id === id)
}

/** A gain smaller than this is no reason to move. */
const WORTH_MOVING = 0.02

/** The most a unit can gain by a move. */
function gainOf(s: Kreta, u: Unit, aims: Aims): number {
  if (isTrack(s, here(s, u))) return 0.5
  let best = -9
  for (const { space } of reachOf(s, u)) {
    if (!isHex(s, space) || friendsAt(s, aims.seat, space) > 0) continue
    best = Math.max(best, hexWorth(s, u, space, aims))
  }
  return best - hexWorth(s, u, here(s, u), aims)
}

/** 4.1 Which act of a movement phase: aircraft first, then whoever gains most, and the end when nobody gains. */
function actWorth(s: Kreta, a: Act, aims: Aims): number {
  switch (a.kind) {
    case 'done':
      return 0.3
    case 'fly':
      return 1.5
    case 'push':
      return 0.9
    case 'move': {
      if (isHex(s, here(s, a.unit)) && refuseMove(s, a.unit)) return 0
      return 0.3 + 0.6 * (gainOf(s, a.unit, aims) - WORTH_MOVING)
    }
  }
}

/** Result of an attack on a unit with so much attack, in hexes back on average. */
function backOf(s: Kreta, target: Unit, attack: number, fireAlone = false): number {
  const row = cell(s.box.ground, here(s, target))
  return expectedBack(s, numberOf(s, row, Math.round(attack - defOf(s, target).defence)), fireAlone)
}

const attackOf = (s: Kreta, units: readonly Unit[]): number => units.reduce((sum, u) => sum + defOf(s, u).attack, 0)

const airNow = (s: Kreta, seat: Seat): number => (seat === 'german' && turnDef(s).day ? s.air : 0)

/** How much the places near a hex matter to a side, 0 to 1.5. */
function placeWorth(s: Kreta, hex: Space, aims: Aims): number {
  let best = 0
  for (const [i, p] of s.box.places.entries()) {
    const far = distance(s, p.hex, hex)
    if (far <= 4) best = Math.max(best, item(aims.worth, i) * (1 - far / 6))
  }
  return best
}

/** 6.2 Which combat: the surest first, since every victory helps the next; fire alone with what is left. */
function declarationWorth(s: Kreta, d: Declaration, aims: Aims): number {
  if (d.kind === 'done') return 0.2
  if (d.kind === 'split') return 0.12
  const near = openEnemies(s, d.unit)
  const air = airNow(s, aims.seat)
  if (near.length === 0) return 0.02 + 0.12 * backOf(s, d.unit, air, true) * placeWorth(s, here(s, d.unit), aims)
  return (
    Math.max(0.25, 0.5 + 0.12 * backOf(s, d.unit, attackOf(s, near) + air * 0.5)) +
    0.1 * placeWorth(s, here(s, d.unit), aims)
  )
}

/** 6.23 Who joins: whoever adds to the result; the set is closed when nobody does. */
function forceWorth(s: Kreta, ask: Ask, i: number, target: Unit, aims: Aims): number {
  const candidate: unknown = item<unknown>(ask.of, i)
  if (candidate === 'done') return 0.5
  const key = keyAt(ask, i)
  if (ask.chosen?.includes(key)) return 0.001
  const chosen = s.box.units.flatMap((u, n) => (ask.chosen?.includes(u.id) ? [n] : []))
  const now = attackOf(s, chosen) + airNow(s, aims.seat) * 0.3
  const more = now + defOf(s, candidate as Unit).attack
  return 0.5 + backOf(s, target, more) - backOf(s, target, now) - 0.02
}

/** 6.24 Enemies only: a gun that reaches none of them would keep the set from being closed. */
function targetWorth(s: Kreta, ask: Ask, i: number): number {
  const candidate: unknown = item<unknown>(ask.of, i)
  if (candidate === 'done') return 1
  if (ask.chosen?.includes(keyAt(ask, i))) return 0.001
  return defOf(s, candidate as Unit).seat === ask.seat ? 0 : 0.5
}

/** 8.21 How many points: as long as each brings more than it could elsewhere. */
function airWorth(s: Kreta, points: number, target: Unit, attack: number, sign: 1 | -1, value: number): number {
  const back = sign * backOf(s, target, attack + sign * points)
  return 1 + 0.3 * back * (0.6 + value) - 0.035 * points
}

/** The attack shown so far in a question that carries its calculation. */
function shownTotals(ask: Ask): { attack: number; defence: number } {
  const terms = ask.about?.().breakdowns?.[0]?.terms ?? []
  const total = (id: string): number => Number(terms.find((t) => t.label.id === id)?.value ?? 0)
  return { attack: total('term.attack-total'), defence: total('term.defence-total') }
}

/** The first enemy a combat question is about. */
function targetOf(ask: Ask, s: Kreta, seat: Seat): Unit {
  const ids = ask.about?.().pieces ?? []
  return s.box.units.findIndex((u) => ids.includes(u.id) && u.seat !== seat)
}

/** 12.1 Where paratroops aim: near a place that matters, on even ground, away from counters and guns. */
function dropWorth(s: Kreta, hex: Space, aims: Aims): number {
  if (cell(s.box.land, hex) === 0) return 0.001
  let w = 0
  for (const [i, p] of s.box.places.entries()) {
    const far = distance(s, hex, p.hex)
    if (far > 5) continue
    w = Math.max(w, item(aims.worth, i) * item(aims.need, i) * (1.1 - 0.15 * Math.max(1, far)))
  }
  for (let d = 0; d < 6; d++) {
    const to = beside(s, hex, d)
    if (to < 0 || cell(s.box.land, to) === 0) w -= 0.12
    else if (cell(s.cache.british, to) > 0) w -= 0.15
    else if (cell(s.cache.german, to) > 0 || s.planned.includes(to)) w -= 0.03
  }
  if (cell(s.cache.british, hex) > 0) w -= 0.6
  for (const u of s.box.batteries) {
    const at = cell(s.at, u)
    if (isHex(s, at) && distance(s, at, hex) <= 2) w -= 0.5
  }
  return Math.max(0.001, 0.2 + w)
}

/** Whether any airfield takes aircraft. */
const airfieldOpen = (s: Kreta): boolean => s.box.airfields.some((i) => isHeld(s, item(s.box.places, i).hex))

function openingWorth(s: Kreta, c: string): number {
  if (c === 'drop') return 1
  if (c === 'done') return 0.5
  return s.turn > 2 && !airfieldOpen(s) ? 0.7 : 0.1
}

/** 11.1, 14.11 Of two landing places the one nearer to where units are wanted. */
const landingWorth = (s: Kreta, u: Unit, hex: Space, aims: Aims): number => 0.3 + 0.3 * hexWorth(s, u, hex, aims)

/** Weight of one candidate that is not refused. */
function worth(ask: Ask, s: Kreta, i: number, aims: Aims, unit: Unit): number {
  const candidate: unknown = item<unknown>(ask.of, i)
  const seat = ask.seat as Seat
  switch (ask.id) {
    case 'setup':
      return keyAt(ask, i) === 'done' ? 2 : keyAt(ask, i) === 'suggested' ? 1 : 0.01
    case 'opening':
      return openingWorth(s, candidate as string)
    case 'drop-unit':
      return candidate === 'done' ? 0.3 : 0.5
    case 'drop-hex':
      return dropWorth(s, candidate as Space, aims)
    case 'convoy-unit':
      return candidate === 'done' ? 0.3 : 0.2 + 0.1 * defOf(s, candidate as Unit).attack
    case 'cover':
      return candidate === Math.min(9, s.air) ? 1 : 0.1
    case 'move':
      return actWorth(s, candidate as Act, aims)
    case 'to':
      return 1.2 + hexWorth(s, unit, (candidate as Reached).space, aims)
    case 'combat':
      return declarationWorth(s, candidate as Declaration, aims)
    case 'force':
      return forceWorth(s, ask, i, targetOf(ask, s, seat), aims)
    case 'targets':
      return targetWorth(s, ask, i)
    case 'air': {
      const target = targetOf(ask, s, seat)
      const { attack } = shownTotals(ask)
      return airWorth(s, candidate as number, target, attack, 1, placeWorth(s, here(s, target), aims))
    }
    case 'air-support': {
      const target = s.box.units.findIndex((u) => ask.about?.().pieces?.includes(u.id) && u.seat === seat)
      const { attack, defence } = shownTotals(ask)
      const held = attack - defence + defOf(s, target).defence
      return airWorth(s, candidate as number, target, held, -1, placeWorth(s, here(s, target), aims))
    }
    case 'support':
      return candidate === 'done' ? 0.5 : ask.chosen?.includes(keyAt(ask, i)) ? 0.001 : 0.8
    case 'pursue':
      return candidate === 'done' ? 0.3 : 0.4
    case 'pursue-to':
      return candidate === 'stay'
        ? 1.25 + hexWorth(s, unit, here(s, unit), aims)
        : 1.2 + hexWorth(s, unit, candidate as Space, aims)
    case 'retreat':
    case 'displace':
    case 'aside':
    case 'arrival':
      return 1.2 + hexWorth(s, unit, candidate as Space, aims)
    case 'convoy-place':
    case 'reinforcement':
      return landingWorth(s, unit, candidate as Space, aims)
    case 'airfield':
      return 0.3 + item(aims.worth, candidate as number)
    default:
      return 0.5
  }
}

/** Weights of a question's candidates for the seat that is asked; refused ones get 0, others more than 0. */
export function weigh(ask: Ask, s: Kreta): number[] {
  const out = new Array<number>(ask.of.length).fill(0)
  const aims = aimsOf(s, ask.seat as Seat)
  const unit = unitOf(ask, s)
  for (let i = 0; i < out.length; i++) if (!refusalAt(ask, i)) out[i] = Math.max(0.001, worth(ask, s, i, aims, unit))
  return out
}
