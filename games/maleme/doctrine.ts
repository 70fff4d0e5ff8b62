// How an experienced player would usually answer each decision of 12 Hours at Maleme: quick weights, no look ahead.
import { type Ask, cell, entry, item, keyAt, refusalAt } from '@merkur/engine'
import type { Box } from './box.ts'
import { expectedFire } from './rules/defensive-fire.ts'
import { columnOf, effectOn, resultOfRoll } from './rules/fire.ts'
import { hqNumber } from './rules/headquarters.ts'
import type { Action } from './rules/impulse.ts'
import { allowance } from './rules/movement.ts'
import { refitNumber } from './rules/refit.ts'
import { bearsOn, defOf, isPinned, isRegrouping, leadOf, ofOf, sights } from './rules/units.ts'
import {
  at,
  besideEnemy,
  countAt,
  distance,
  isHex,
  type Maleme,
  otherSeat,
  type Seat,
  type Space,
  seatOf,
  type Unit,
  unitsOf,
} from './state.ts'
import { TASTE, type Taste, type Tastes } from './taste.ts'

const effects = new WeakMap<Box, readonly number[]>()

/** What a column of the fire table does to a unit that is not pinned: a hit counts one, a pin rather less than half of it. */
function effectOfColumn(s: Maleme, column: number): number {
  let known = effects.get(s.box)
  if (!known) {
    known = Array.from({ length: 9 }, (_, c) => {
      let sum = 0
      for (let die = 1; c > 0 && die <= 6; die++) {
        const effect = effectOn(resultOfRoll(s, c, die), false)
        sum += effect === 'hit' ? 1 : effect === 'pin' ? 0.4 : 0
      }
      return sum / 6
    })
    effects.set(s.box, known)
  }
  return entry(known, column)
}

/** Rough worth of the best fire a unit could lead: its OF, friends around it, the weakest target in reach. */
function fireWorth(s: Maleme, lead: Unit, direct: boolean, taste: Taste): number {
  const seat = seatOf(s, lead)
  let best = 0
  for (const enemy of unitsOf(s, otherSeat(seat))) {
    const hex = at(s, enemy)
    if (!isHex(s, hex)) continue
    const far = sights(s, lead, hex)
    if (far < 0) continue
    let attack = leadOf(s, lead, enemy)
    let near = far === 1
    if (!direct) {
      for (const u of unitsOf(s, seat)) {
        if (u === lead || bearsOn(s, u, hex) < 0 || distance(s, at(s, u), at(s, lead)) > 1) continue
        attack++
        near ||= distance(s, at(s, u), hex) === 1
      }
    }
    const defence = (direct ? 0 : ofOf(s, enemy)) + (near ? 0 : 1) - (countAt(s, hex, otherSeat(seat)) - 1)
    const effect = effectOfColumn(s, columnOf(attack, defence))
    const weight =
      (defOf(s, enemy).leader ? 1.1 : 1) *
      (isPinned(s, enemy) ? taste.pinnedTarget : 1) *
      (onStar(s, hex) ? taste.starTarget : 1)
    best = Math.max(best, effect * weight)
  }
  return best
}

const onStar = (s: Maleme, hex: Space): boolean => s.box.stars.some((x) => x.hex === hex)

/** Distance to the nearest star hex a unit would like to stand on; 99 when there is none. */
function goalDistance(s: Maleme, u: Unit, from: Space): number {
  const german = seatOf(s, u) === 'german'
  let best = 99
  for (let i = 0; i < s.box.stars.length; i++) {
    const { hex } = item(s.box.stars, i)
    const wanted = german ? cell(s.held, i) === 0 : cell(s.held, i) === 1
    if (!wanted || countAt(s, hex, german ? 'allied' : 'german') > 0) continue
    if (!german && !mayEnter(s, u, hex)) continue
    best = Math.min(best, distance(s, from, hex))
  }
  return best
}

function mayEnter(s: Maleme, u: Unit, hex: Space): boolean {
  const company = defOf(s, u).company
  return company < 0 || cell(s.contacted, company) === 1 || cell(s.box.area, hex) === company
}

/** Distance to the nearest guarded star, for the approach. */
function approach(s: Maleme, from: Space): number {
  let best = 99
  for (let i = 0; i < s.box.stars.length; i++)
    if (cell(s.held, i) === 0) best = Math.min(best, distance(s, from, item(s.box.stars, i).hex))
  return best
}

function moveWorth(s: Maleme, u: Unit, taste: Taste): number {
  const here = at(s, u)
  if (!isHex(s, here)) return 0.55
  const german = seatOf(s, u) === 'german'
  if (german && onStar(s, here)) return 0.02
  const goal = goalDistance(s, u, here)
  if (goal > 0 && goal <= allowance(s, u)) return taste.goal - 0.04 * goal
  if (goal < 90) return taste.far - 0.01 * goal
  return german && approach(s, here) > 3 ? taste.approach : taste.idle
}

/** Worth of an action of the impulse, about 0 to 1.5. */
function actionWorth(s: Maleme, a: Action, taste: Taste): number {
  if (a.kind === 'pass') return 0
  if (a.kind === 'hq') {
    const p = hqNumber(s, a.action, a.company).upTo / 6
    switch (a.action) {
      case 'contact':
        return p * taste.contact
      case 'maori':
        return p * 1.6
      case 'matildas':
        return p * 0.8
      case 'engineers':
        return p * 0.7
      case 'stuka':
        return p * taste.stuka
      case 'seize':
        return p * (s.initiative === 'german' ? 1.3 : 1) * taste.seize
    }
  }
  switch (a.verb) {
    case 'fire':
      return fireWorth(s, a.unit, false, taste) * taste.fire
    case 'direct':
      return fireWorth(s, a.unit, true, taste) * taste.direct
    case 'refit':
      return (
        (refitNumber(s, a.unit).upTo / 6) *
        (isPinned(s, a.unit) ? taste.refitPin : isRegrouping(s, a.unit) ? taste.refitRegroup : taste.refitGun)
      )
    case 'move':
      return moveWorth(s, a.unit, taste)
  }
}

/** Worth of entering a hex: nearer to a goal is good, fire on the way is bad. */
function stepWorth(s: Maleme, u: Unit, to: Space, moved: number, taste: Taste): number {
  if (!isHex(s, to)) return 0.05
  const seat = seatOf(s, u)
  const here = at(s, u)
  const fire = expectedFire(s, u, to, moved)
  const risk = fire ? effectOfColumn(s, fire.column) : 0
  const goal = goalDistance(s, u, to)
  const from = isHex(s, here) ? goalDistance(s, u, here) : goal + 1
  let gain = goal === 0 ? 1.2 : goal < 90 ? 0.22 * (from - goal) : 0
  if (goal >= 90 && seat === 'german') gain = isHex(s, here) ? 0.15 * (approach(s, here) - approach(s, to)) : 0.2
  return 0.35 + gain - risk * taste.risk - 0.05 * countAt(s, to, seat)
}

/** Worth of not moving on. */
function stopWorth(s: Maleme, u: Unit): number {
  const here = at(s, u)
  if (!isHex(s, here)) return 0
  const goal = goalDistance(s, u, here)
  const holds = seatOf(s, u) === 'german' && s.box.stars.some((x) => x.hex === here)
  if (holds) return 1.5
  if (goal >= 90) return besideEnemy(s, here, seatOf(s, u)) ? 0.5 : 0.36
  return 0.3
}

/** The unit that is moving, told by the question itself. */
function mover(ask: Ask, s: Maleme): Unit {
  const id = ask.about?.().pieces?.[0]
  return s.box.units.findIndex((u) => u.id === id)
}

/**
 * Weights of a question's candidates for the seat that is asked; refused ones get 0, others more than 0.
 * Questions that doctrine knows nothing of get equal weights.
 */
export function weigh(ask: Ask, s: Maleme, tastes: Tastes = TASTE): number[] {
  const n = ask.of.length
  const out = new Array<number>(n).fill(0)
  const seat = ask.seat as Seat
  const taste = tastes[seat]
  const unit = ask.id === 'step' ? mover(ask, s) : -1
  const moved = ask.id === 'step' ? (ask.about?.().path?.length ?? 1) : 0
  for (let i = 0; i < n; i++) {
    if (refusalAt(ask, i)) continue
    const candidate: unknown = item<never>(ask.of, i)
    let w = 0.5
    switch (ask.id) {
      case 'impulse':
        w = actionWorth(s, candidate as Action, taste)
        break
      case 'step':
        w = candidate === 'stop' ? stopWorth(s, unit) : stepWorth(s, unit, candidate as Space, moved, taste)
        break
      case 'reroll':
        w = candidate === 'keep' ? 1 : 0.45
        break
      case 'supports':
      case 'unpin':
        w = candidate === 'done' ? 1 : 0.01
        break
      case 'landing':
        w = candidate === 'stay' ? 1 : 0.03
        break
      case 'ground-fire':
        w = candidate === 'hold' ? 0.02 : groundWorth(s, candidate as Unit)
        break
      case 'regroup':
        w = keyAt(ask, i).startsWith('refit') ? 0.6 : 0.4
        break
      case 'chit':
        w = 0.2 * (item(s.box.markers, candidate as number).regroupOf - 1)
        break
      case 'victim':
        w = victimWorth(s, candidate as Unit, seat)
        break
      case 'target':
        w = targetWorth(s, candidate as Space, seat)
        break
      case 'lead':
        w = 0.1 + ofOf(s, candidate as Unit) / 10
        break
      case 'landing-hex':
        w = landingWorth(s, candidate as Space, seat)
        break
      case 'drop-hex':
        w = dropHexWorth(s, candidate as Space, keyOfMarker(ask))
        break
      case 'assign':
        w = 0.5
        break
      case 'stuka-hex':
        w = stukaWorth(s, candidate as Space)
        break
    }
    out[i] = Math.max(0.001, w)
  }
  return out
}

function keyOfMarker(ask: Ask): string {
  const group = ask.prompt?.().args?.group
  return typeof group === 'string' ? group : ''
}

const groundWorth = (s: Maleme, u: Unit): number =>
  0.3 +
  (defOf(s, u).leader ? 0.25 : 0) +
  (cell(s.side, u) === 1 ? 0.35 : 0.1) -
  ofOf(s, u) * 0.02 +
  0.08 * countAt(s, at(s, u), 'german')

function victimWorth(s: Maleme, u: Unit, seat: Seat): number {
  const def = defOf(s, u)
  const dear = (def.leader ? 1.4 : def.steps === 2 && cell(s.side, u) === 0 ? 0.6 : 1) + 0.02 * (10 - ofOf(s, u))
  return seatOf(s, u) === seat ? 1 / dear : dear
}

function targetWorth(s: Maleme, hex: Space, seat: Seat): number {
  let w = 0.3 + 0.15 * countAt(s, hex, otherSeat(seat)) + (onStar(s, hex) ? 0.25 : 0)
  for (const u of unitsOf(s, otherSeat(seat)))
    if (at(s, u) === hex) w += (cell(s.side, u) === 1 ? 0.2 : 0) + (10 - ofOf(s, u)) * 0.03
  return w
}

const landingWorth = (s: Maleme, hex: Space, seat: Seat): number => {
  const exposed = countAt(s, hex, 'allied') > 0 ? 1 : besideEnemy(s, hex, 'german') ? 0.7 : 0.3
  return seat === 'allied' ? exposed : 1.05 - exposed
}

/** Drop hexes by how safe they have proved: the river bed and the valleys first, the hill last. */
const DROP_WORTH: Readonly<Record<string, number>> = {
  '0109': 1,
  '0213': 1,
  '0204': 0.8,
  '0715': 0.9,
  '1014': 0.9,
  '1412': 0.7,
  '0811': 0.25,
  '1008': 0.1,
}

const dropHexWorth = (s: Maleme, hex: Space, group: string): number => {
  const w = DROP_WORTH[s.box.spaces[hex] ?? ''] ?? 0.5
  return group.startsWith('dummy') ? 1.05 - w : w
}

function stukaWorth(s: Maleme, hex: Space): number {
  if (countAt(s, hex, 'allied') === 0) return 0.001
  let w = 0.1 + 0.2 * countAt(s, hex, 'allied') + (onStar(s, hex) ? 0.3 : 0)
  for (const n of s.box.around[hex] ?? []) w += 0.12 * countAt(s, n, 'allied') - 0.15 * countAt(s, n, 'german')
  return Math.max(0.001, w)
}
