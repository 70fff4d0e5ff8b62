// The computer player on the march: where a unit could go, what each hex promises and risks, and whom it assaults.
import { IMPASSABLE } from '@merkur/board'
import { type Ask, cell, refusalAt } from '@merkur/engine'
import { DISPERSED } from '../box.ts'
import { groundAt } from '../lines.ts'
import { assaultOf } from '../rules/assault-case.ts'
import { refuseAssault } from '../rules/assault-who.ts'
import { effectivenessOf, fightingStrength } from '../rules/modes.ts'
import { isReinforcement } from '../rules/points.ts'
import { fits, topTwo } from '../rules/stack.ts'
import { isEast, isHeldEast } from '../rules/victory.ts'
import { groundPrice, leavePrice } from '../rules/walk.ts'
import {
  at,
  type Descent,
  defOf,
  isControlled,
  otherSeat,
  type Space,
  scenarioOf,
  seatOf,
  stackAt,
  type Unit,
} from '../state.ts'
import { assaultGain, fireGain, threat } from './exchange.ts'
import { distances, postureOf } from './ground.ts'

const POINTS = 32
/** What a step nearer to the goal is worth, in Strength points for each point of movement. */
const PULL = 0.12
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
function reach(s: Descent, u: Unit): Reach {
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
      if (sum > POINTS && spent > 0) continue
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
  return (presses ? 1.2 : 1) * gain - (presses ? 0.8 : 1.1) * risk - PULL * far + cover
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

/** The best move of a unit from where it stands. */
export function planOf(s: Descent, u: Unit): Plan {
  const start = at(s, u)
  const stay: Plan = { to: start, step: start, gain: 0 }
  const through = passes(s, u)
  if (!through && !marches(s, u)) return stay
  const { presses } = postureOf(s, seatOf(s, u))
  if (!through && !presses && !nearEnemy(s, u, 4)) return stay
  const road = through ? distances(s, PASSAGE, 'travel') : undefined
  const bound = scenarioOf(s).id === '30' && isHeldEast(s, u)
  const value = (hex: Space): number => {
    if (road) return -cell(road, hex) / 8
    return worth(s, u, hex) - (bound && !isEast(s, hex) ? ASTRAY : 0)
  }
  const { cost, from } = reach(s, u)
  const base = value(start) + (through ? 0 : leavingRisk(s, u))
  let best = start
  let most = base + (through ? 0.01 : ENOUGH)
  for (const hex of cost.keys()) {
    if (hex === start) continue
    const v = value(hex)
    if (v > most) {
      most = v
      best = hex
    }
  }
  if (best === start) return stay
  let step = best
  for (let before = from.get(step); before !== undefined && before !== start; before = from.get(step)) step = before
  return { to: best, step, gain: most - base }
}

/** Whether an enemy stands within so many hexes. */
function nearEnemy(s: Descent, u: Unit, hexes: number): boolean {
  const seat = seatOf(s, u)
  const { q, r } = s.box.board
  const from = at(s, u)
  return s.box.units.some((d, x) => {
    const hex = cell(s.at, x)
    if (hex < 0 || hex >= s.box.hexes || d.leader || seatOf(s, x) === seat) return false
    const dq = cell(q, hex) - cell(q, from)
    const dr = cell(r, hex) - cell(r, from)
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2 <= hexes
  })
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
    if (defOf(s, a.unit).leader) return 0
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
