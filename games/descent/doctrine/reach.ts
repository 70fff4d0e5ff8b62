// How far a unit of the computer player comes, what contact with the enemy promises and risks, and the best hex by a worth.
import { IMPASSABLE } from '@merkur/board'
import { cell } from '@merkur/engine'
import { effectivenessOf, fightingStrength } from '../rules/modes.ts'
import { fits, topTwo } from '../rules/stack.ts'
import { groundPrice, leavePrice } from '../rules/walk.ts'
import { at, type Descent, isControlled, type Space, scenarioOf, seatOf, stackAt, type Unit } from '../state.ts'
import { fireGain, threat } from './exchange.ts'

/** Points of a phase, in eighths. */
export const POINTS = 32

/** A move must promise so much. */
export const ENOUGH = 0.15

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
export function contact(s: Descent, u: Unit, hex: Space, mode: number): { gain: number; risk: number } {
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

/** What leaving its hex costs a unit in fire. */
export function leavingRisk(s: Descent, u: Unit): number {
  const hex = at(s, u)
  if (!isControlled(s, hex, seatOf(s, u))) return 0
  let risk = 0
  for (const near of s.box.lines.near[hex] ?? [])
    for (const e of topTwo(s, near))
      if (seatOf(s, e) !== seatOf(s, u) && cell(s.disrupted, e) === 0) risk += threat(s, e, u, hex, cell(s.mode, u))
  return risk
}

export interface Plan {
  /** The hex it makes for, and the first step there; its own hex to stay. */
  readonly to: Space
  readonly step: Space
  readonly gain: number
}

/** The best of the hexes in reach by a worth, if it promises enough more than where the unit stands. */
export function bestMove(
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
