// The computer player on the march: where a unit could go, what each hex promises and risks, and whom it assaults.
import { IMPASSABLE } from '@merkur/board'
import { type Ask, cell, refusalAt } from '@merkur/engine'
import { DISPERSED, type Seat, TRAVEL } from '../box.ts'
import { communicationLine, distance, groundAt } from '../lines.ts'
import { assaultOf, isTwoMode } from '../rules/assault-case.ts'
import { refuseAssault } from '../rules/assault-who.ts'
import { controllers } from '../rules/battery.ts'
import { isUnder } from '../rules/chain.ts'
import { effectivenessOf, fightingStrength } from '../rules/modes.ts'
import { sees } from '../rules/observation.ts'
import { isReinforcement } from '../rules/points.ts'
import { fits, topTwo } from '../rules/stack.ts'
import { isEast, isHeldEast } from '../rules/victory.ts'
import { groundPrice, leavePrice, mayLeave } from '../rules/walk.ts'
import {
  at,
  type Descent,
  defOf,
  isControlled,
  onMap,
  otherSeat,
  type Space,
  scenarioOf,
  seatOf,
  stackAt,
  type Unit,
} from '../state.ts'
import { assaultGain, fireGain, threat } from './exchange.ts'
import { distances, postureOf, stacksOf } from './ground.ts'

/** Points of a phase, in eighths, and what leaving Travel mode takes of them. */
const POINTS = 32
const UNLIMBER = 8
/** What a step nearer to the goal is worth, in Strength points for each point of movement. */
const PULL = 0.05
/** A move must promise so much. */
const ENOUGH = 0.15
/** An assault must promise so much. */
const BOLD = 0.6

/** What it is worth to keep units where a scenario wants them (30.42). */
const ASTRAY = 100

interface Reach {
  readonly cost: Map<Space, number>
  readonly from: Map<Space, Space>
}

/** The hexes that a unit can reach with what it has left, and the hex before each. */
function reach(s: Descent, u: Unit, points = POINTS): Reach {
  const start = at(s, u)
  const seat = seatOf(s, u)
  const cost = new Map<Space, number>([[start, cell(s.spent, u)]])
  const from = new Map<Space, Space>()
  const open = [start]
  const { inPlay } = scenarioOf(s)
  for (let i = 0; i < open.length && open.length < 220; i++) {
    const hex = open[i] ?? -1
    const spent = cost.get(hex) ?? 0
    const leave = leavePrice(s, u, hex)
    for (let d = 0; d < 6; d++) {
      const to = cell(s.box.board.around, 6 * hex + d)
      if (to < 0 || cell(inPlay, to) !== 1) continue
      const ground = groundPrice(s, u, hex, to)
      if (ground === IMPASSABLE || ground < 0) continue
      const sum = spent + leave + ground
      if (sum > points && spent > 0) continue
      if (sum >= (cost.get(to) ?? Infinity)) continue
      const there = stackAt(s, to)
      if (there.some((x) => seatOf(s, x) !== seat || cell(s.disrupted, x) === 1) || !fits(s, to, [u])) continue
      cost.set(to, sum)
      from.set(to, hex)
      open.push(to)
    }
  }
  return { cost, from }
}

/** Enemies beside a hex, and what they and we could do to each other if this unit stood there. */
function contact(s: Descent, u: Unit, hex: Space, mode: number): { gain: number; risk: number } {
  const seat = seatOf(s, u)
  let gain = 0
  let risk = 0
  for (const near of s.box.lines.near[hex] ?? []) {
    const enemies = topTwo(s, near)
    const first = enemies[0]
    if (first === undefined || seatOf(s, first) === seat) continue
    let friends = 1
    for (const x of s.box.lines.near[near] ?? []) {
      if (x === hex || x === at(s, u)) continue
      const top = topTwo(s, x)[0]
      if (top !== undefined && seatOf(s, top) === seat) friends += topTwo(s, x).length
    }
    if (effectivenessOf(s, u) > 0 && fightingStrength(s, u) > 0)
      gain = Math.max(gain, ...enemies.map((e) => fireGain(s, u, e)))
    for (const e of enemies) if (cell(s.disrupted, e) === 0) risk += threat(s, e, u, hex, mode) / friends
  }
  return { gain, risk }
}

/** What it is worth to a unit to stand in a hex. */
function worth(s: Descent, u: Unit, hex: Space): number {
  const { presses, goals } = postureOf(s, seatOf(s, u))
  const mode = cell(s.mode, u)
  const { gain, risk } = contact(s, u, hex, mode)
  const far = goals.length > 0 && presses ? cell(distances(s, goals), hex) / 8 : 0
  const cover = mode === DISPERSED && groundAt(s.box, hex).id !== 'clear' ? 0.02 : 0
  return (presses ? 1.1 : 1) * gain - (presses ? 1.4 : 1.2) * risk - PULL * far + cover
}

/** What leaving its hex costs a unit in fire. */
function leavingRisk(s: Descent, u: Unit): number {
  const hex = at(s, u)
  if (!isControlled(s, hex, seatOf(s, u))) return 0
  let risk = 0
  for (const near of s.box.lines.near[hex] ?? [])
    for (const e of topTwo(s, near))
      if (seatOf(s, e) !== seatOf(s, u) && cell(s.disrupted, e) === 0) risk += threat(s, e, u, hex, cell(s.mode, u))
  return risk
}

/** Who marches at all: foot and vehicles that fight, not two-mode headquarters, guns or support groups. */
const marches = (s: Descent, u: Unit): boolean => {
  const { kind, opportunityOnly, type } = defOf(s, u)
  return (kind.move === 'foot' || kind.move === 'vehicle') && !opportunityOnly && type !== 'support-group'
}

export interface Plan {
  /** The hex it makes for, and the first step there; its own hex to stay. */
  readonly to: Space
  readonly step: Space
  readonly gain: number
}

/** 28.3 Those who are only to pass through make for the road out. */
const PASSAGE = ['E6110']
const passes = (s: Descent, u: Unit): boolean =>
  scenarioOf(s).id === '28' && seatOf(s, u) === 'commonwealth' && isReinforcement(s, u)

/** The best of the hexes in reach by a worth, if it promises enough more than where the unit stands. */
function bestMove(
  s: Descent,
  u: Unit,
  value: (hex: Space) => number,
  leaving: number,
  enough: number,
  points = POINTS,
): Plan {
  const start = at(s, u)
  const { cost, from } = reach(s, u, points)
  const base = value(start) + leaving
  let best = start
  let most = base + enough
  for (const hex of cost.keys()) {
    if (hex === start) continue
    const v = value(hex)
    if (v > most) {
      most = v
      best = hex
    }
  }
  if (best === start) return { to: start, step: start, gain: 0 }
  let step = best
  for (let before = from.get(step); before !== undefined && before !== start; before = from.get(step)) step = before
  return { to: best, step, gain: most - base }
}

/** The best move of a unit from where it stands. */
export function planOf(s: Descent, u: Unit): Plan {
  const start = at(s, u)
  const stay: Plan = { to: start, step: start, gain: 0 }
  if (passes(s, u)) {
    const road = distances(s, PASSAGE, 'travel')
    return bestMove(s, u, (hex) => -cell(road, hex) / 8, 0, 0.01)
  }
  const seat = seatOf(s, u)
  const enemies = [...stacksOf(s, otherSeat(seat)).keys()]
  const near = (hex: Space): number => enemies.reduce((n, e) => Math.min(n, distance(s.box, hex, e)), 99)
  if (isTwoMode(s, u)) return planHeadquarters(s, u, near, lookouts(s, seat, enemies))
  if (defOf(s, u).kind.move === 'gun') return planGun(s, u, near)
  if (!marches(s, u)) return stay
  if (!postureOf(s, seat).presses && near(start) > NEAR) return stay
  const nets = netsOf(s, seat)
  const eyes = nets.size > 0 ? enemies.filter((e) => distance(s.box, start, e) <= SEEN) : []
  const others = eyes.length > 0 ? lookouts(s, seat, eyes).filter((hex) => hex !== start) : []
  const wanted = [...nets].map(([net, guns]) => ({
    net,
    worth: guns * (others.some((hex) => mayTell(s, hex, net)) ? ANOTHER_EYE : FIRST_EYE),
  }))
  const sight = (hex: Space): number =>
    eyes.some((e) => distance(s.box, hex, e) > 1 && distance(s.box, hex, e) <= WATCH && sees(s, hex, e))
      ? wanted.reduce((sum, w) => (mayTell(s, hex, w.net) ? sum + w.worth : sum), 0)
      : 0
  const bound = scenarioOf(s).id === '30' && isHeldEast(s, u)
  const value = (hex: Space): number => worth(s, u, hex) + sight(hex) - (bound && !isEast(s, hex) ? ASTRAY : 0)
  return bestMove(s, u, value, leavingRisk(s, u), ENOUGH)
}

/** Enemies so near that one who holds looks for a better place; so far that one who observes may come to see them. */
const NEAR = 4
const SEEN = 10
/** What the first and another pair of eyes that see an enemy from afar add for each battery they can tell. */
const FIRST_EYE = 0.15
const ANOTHER_EYE = 0.03
/** What a headquarters adds for each battery it comes beside, and loses beside enemies. */
const CONTROLLING = 0.5
const EXPOSED = 0.6

const isBattery = (s: Descent, u: Unit): boolean =>
  defOf(s, u).kind.fire === 'indirect' && defOf(s, u).kind.artillery_type

/** Batteries of a side that could fire. */
const batteries = (s: Descent, seat: Seat): Unit[] =>
  s.box.units.flatMap((_, u) =>
    isBattery(s, u) && onMap(s, u) && seatOf(s, u) === seat && cell(s.mode, u) === DISPERSED ? [u] : [],
  )

/** Hexes of headquarters beside batteries that they may control, whom an observer must reach, with how many of these. */
function netsOf(s: Descent, seat: Seat): Map<Space, number> {
  const out = new Map<Space, number>()
  for (const g of batteries(s, seat))
    for (const hex of new Set(controllers(s, g).map((hq) => at(s, hq)))) out.set(hex, (out.get(hex) ?? 0) + 1)
  return out
}

/** 11.6 Whether an observer in one hex could tell a headquarters in another. */
const mayTell = (s: Descent, from: Space, to: Space): boolean =>
  communicationLine(s.box, from, to, s.box.limits.communication ?? 0, s.box.limits['communication-mountain'] ?? 0)

/** Hexes of a side's units that see an enemy. */
const lookouts = (s: Descent, seat: Seat, enemies: readonly Space[]): Space[] =>
  [...stacksOf(s, seat).keys()].filter((hex) =>
    enemies.some((e) => distance(s.box, hex, e) <= WATCH && sees(s, hex, e)),
  )
/** No hex observes farther. */
const WATCH = 6

/** A headquarters goes beside the batteries that it may control, out of the enemy's way. */
function planHeadquarters(s: Descent, u: Unit, near: (hex: Space) => number, eyes: readonly Space[]): Plan {
  const guns = batteries(s, seatOf(s, u)).filter((g) => {
    const own = cell(s.superior, g)
    const others = controllers(s, g).filter((hq) => hq !== u)
    return others.length === 0 && (u === own || (own >= 0 && isUnder(s, u, own)))
  })
  if (guns.length === 0) return { to: at(s, u), step: at(s, u), gain: 0 }
  const value = (hex: Space): number => {
    const beside = guns.filter((g) => distance(s.box, at(s, g), hex) <= 1).length
    const toGuns = Math.min(...guns.map((g) => distance(s.box, at(s, g), hex)))
    const d = near(hex)
    const told = beside > 0 && eyes.some((e) => mayTell(s, e, hex)) ? 1 : 0.4
    return CONTROLLING * beside * told - 0.05 * toGuns - (d <= 2 ? EXPOSED * (3 - d) : 0)
  }
  return bestMove(s, u, value, leavingRisk(s, u), 0.02)
}

/** A gun in Travel mode makes for where its range begins, and keeps a point to unlimber. */
function planGun(s: Descent, u: Unit, near: (hex: Space) => number): Plan {
  const stay: Plan = { to: at(s, u), step: at(s, u), gain: 0 }
  if (cell(s.mode, u) !== TRAVEL || !postureOf(s, seatOf(s, u)).presses) return stay
  const ideal = Math.max(3, Math.min(defOf(s, u).range, 8))
  const value = (hex: Space): number => -PULL * Math.abs(near(hex) - ideal)
  return bestMove(s, u, value, leavingRisk(s, u), ENOUGH, POINTS - UNLIMBER)
}

/** The best assault of a group on a hex beside it: what it promises, and where. */
export function bestAssault(s: Descent, units: readonly Unit[]): { hex: Space; gain: number } {
  let best = { hex: -1, gain: 0 }
  const from = at(s, units[0] ?? -1)
  const enemy = otherSeat(seatOf(s, units[0] ?? -1))
  for (let d = 0; d < 6; d++) {
    const to = cell(s.box.board.around, 6 * from + d)
    if (to < 0 || !stackAt(s, to).some((x) => seatOf(s, x) === enemy && !defOf(s, x).leader)) continue
    if (refuseAssault(s, units, to)) continue
    const gain = assaultGain(s, assaultOf(s, units, to))
    if (gain > best.gain) best = { hex: to, gain }
  }
  return best
}

interface Act {
  readonly verb: string
  readonly unit?: Unit
  readonly hex?: Space
}

/** Taking up a unit, a stack for an assault, a reinforcement; or being done. */
export function move(ask: Ask, s: Descent): number[] {
  const out = ask.of.map(() => 0)
  let found = false
  const n = ask.of.length
  const first = (s.turn * 31 + s.phase * 7 + s.spent.reduce((a, b) => a + b, 0)) % Math.max(1, n)
  for (let k = 0; k < n; k++) {
    const i = (first + k) % n
    const a = ask.of[i] as unknown as Act
    if (refusalAt(ask, i)) continue
    out[i] = 1e-6
    if (a.verb === 'restack' || a.verb === 'blow') continue
    if (a.verb === 'done') out[i] = 0.1
    if (found) continue
    const weight = beginning(s, a)
    if (weight > 0) {
      out[i] = weight
      found = true
    }
  }
  return out
}

function beginning(s: Descent, a: Act): number {
  if (a.verb === 'arrive') return 5
  if (a.verb === 'take' && a.unit !== undefined) {
    if (defOf(s, a.unit).leader || !mayLeave(s, [a.unit])) return 0
    if (bestAssault(s, [a.unit]).gain > BOLD) return 1
    return planOf(s, a.unit).gain > 0 ? 1 : 0
  }
  if (a.verb === 'stack' && a.hex !== undefined) {
    const group = attackers(s, stackAt(s, a.hex))
    return group.length > 1 && bestAssault(s, group).gain > BOLD ? 2 : 0
  }
  return 0
}

/** Those of a stack who could assault: not bound, not spent. */
const attackers = (s: Descent, stack: readonly Unit[]): Unit[] =>
  stack.filter((u) => !defOf(s, u).leader && marches(s, u) && cell(s.bound, u) === 0 && cell(s.assaulted, u) === 0)

export function step(ask: Ask, s: Descent): number[] {
  const group = s.moving
  const lead = group[0] ?? -1
  const storm = bestAssault(s, group)
  const plan = group.length === 1 ? planOf(s, lead) : undefined
  return ask.of.map((c, i) => {
    if (refusalAt(ask, i)) return 0
    const a = c as unknown as Act
    if (a.verb === 'exit') return passes(s, lead) ? 9 : 1e-6
    if (a.verb === 'assault') return a.hex === storm.hex && storm.gain > BOLD ? 5 : 1e-6
    if (a.verb === 'step' && plan && plan.gain > 0 && a.hex === plan.step) return 3
    if (a.verb === 'drop' && a.unit !== undefined && !attackers(s, [a.unit]).includes(a.unit)) return 1.5
    return a.verb === 'stop' ? 1 : 1e-6
  })
}
