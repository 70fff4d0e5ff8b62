// Stacks: what a hex holds, who is on top, how Disruption spreads, and where the surplus goes (10.0).
import { cell, type Refusal, refusal } from '@merkur/engine'
import { groundAt } from '../lines.ts'
import {
  type Descent,
  defOf,
  isControlled,
  isDisrupted,
  isHex,
  reorder,
  type Space,
  seatOf,
  setDisrupted,
  stackAt,
  type Unit,
} from '../state.ts'
import { notOwnMovement, whyCannotMove } from './mobility.ts'
import { mayBePushed } from './passage.ts'

/** 10.13, 20.61 Leaders do not count, nor do static guns inland (ruling M24). */
export function countsForStacking(s: Descent, u: Unit): boolean {
  const { kind, leader } = defOf(s, u)
  return !leader && (kind.move !== 'static' || cell(s.box.coast, cell(s.at, u)) === 1)
}

/** 10.12 Strength points that count in a hex: current Strength, Disrupted or not (ruling N48). */
export function strengthIn(s: Descent, hex: Space): number {
  let sum = 0
  for (let u = cell(s.cache.head, hex); u >= 0; u = cell(s.cache.below, u))
    if (countsForStacking(s, u)) sum += cell(s.strength, u)
  return sum
}

/** 10.1 Strength points that a hex holds. */
export const limitOf = (s: Descent, hex: Space): number => groundAt(s.box, hex).stack

/** 10.12, 16.53 Whether a hex holds too many points; those who landed so together may stay until one of them leaves. */
export const isOverstacked = (s: Descent, hex: Space): boolean =>
  strengthIn(s, hex) > limitOf(s, hex) && !s.crowded.includes(hex)

/** 10.1, 10.11 Whether these units may stand in a hex with who is there already, all of them outside it now. */
export const fits = (s: Descent, hex: Space, units: readonly Unit[]): boolean =>
  units.reduce((sum, u) => sum + (defOf(s, u).leader ? 0 : cell(s.strength, u)), strengthIn(s, hex)) <= limitOf(s, hex)

/** 6.13, 10.41 The top two units of a hex: every unit with a Strength counts, leaders do not (10.46, ruling N12). */
export function topTwo(s: Descent, hex: Space): Unit[] {
  const out: Unit[] = []
  for (let u = cell(s.cache.head, hex); u >= 0 && out.length < 2; u = cell(s.cache.below, u))
    if (!defOf(s, u).leader) out.push(u)
  return out
}

export const isTopTwo = (s: Descent, u: Unit): boolean => topTwo(s, cell(s.at, u)).includes(u)

/** Who can be Disrupted at all: leaders have no mode. */
const hasMode = (s: Descent, u: Unit): boolean => !defOf(s, u).leader

/** Whose Disruption spreads: neither that of leaders, who have none, nor of static guns, inland or on the coast (20.61). */
const spreadsDisruption = (s: Descent, u: Unit): boolean => hasMode(s, u) && defOf(s, u).kind.move !== 'static'

/** 10.31 Whether somebody in a hex would Disrupt those who enter it. */
export const holdsDisrupted = (s: Descent, hex: Space): boolean =>
  stackAt(s, hex).some((u) => isDisrupted(s, u) && spreadsDisruption(s, u))

/** 10.31, ruling M24 Disrupts a unit and, since Disruption spreads, its hex, static guns with it; a static gun only itself (20.61). */
export function disrupt(s: Descent, u: Unit): void {
  if (hasMode(s, u)) setDisrupted(s, u, true)
  if (!isHex(s, cell(s.at, u)) || !spreadsDisruption(s, u)) return
  for (const x of stackAt(s, cell(s.at, u))) if (hasMode(s, x)) setDisrupted(s, x, true)
}

/**
 * 10.31, 10.32 What standing in a hex does to a stack after somebody came: a Disrupted unit or too many points Disrupt
 * all of it. True when it was Disrupted.
 */
export function settleStack(s: Descent, hex: Space): boolean {
  if (!isOverstacked(s, hex) && !holdsDisrupted(s, hex)) return false
  const units = stackAt(s, hex).filter((u) => hasMode(s, u))
  for (const u of units) setDisrupted(s, u, true)
  return units.length > 0
}

/**
 * 10.33, ruling M22 Those who must leave an overstacked hex, in the order in which they leave: who came last is on top
 * and goes first, until the rest fits. `staying`: those who have been displaced already and stay.
 */
export function surplus(s: Descent, hex: Space, staying: ReadonlySet<Unit> = new Set()): Unit[] {
  let over = strengthIn(s, hex) - limitOf(s, hex)
  const out: Unit[] = []
  for (const u of stackAt(s, hex)) {
    if (over <= 0) break
    if (!countsForStacking(s, u) || defOf(s, u).kind.move === 'static' || staying.has(u)) continue
    out.push(u)
    over -= cell(s.strength, u)
  }
  return out
}

/**
 * 10.33, ruling M22 The hexes among which the owner of a displaced unit chooses: open ones; else those with friends
 * where it fits; else enemy-controlled ones where it fits; else friendly stacks that it overstacks. None: eliminated.
 */
export function displacementHexes(s: Descent, u: Unit): Space[] {
  const from = cell(s.at, u)
  const seat = seatOf(s, u)
  const tiers: [Space[], Space[], Space[], Space[]] = [[], [], [], []]
  for (let d = 0; d < 6; d++) {
    const to = cell(s.box.board.around, 6 * from + d)
    if (to < 0 || !mayBePushed(s, u, cell(s.box.sideToward, 6 * from + d), from, to)) continue
    const there = stackAt(s, to)
    if (there.some((x) => seatOf(s, x) !== seat)) continue
    const controlled = isControlled(s, to, seat)
    if (!fits(s, to, [u])) {
      if (there.length > 0) tiers[3].push(to)
    } else if (controlled) tiers[2].push(to)
    else tiers[there.length > 0 ? 1 : 0].push(to)
  }
  return tiers.find((hexes) => hexes.length > 0) ?? []
}

export const nobodyMobile = refusal('9.51', 'refuse.nobody-mobile')
export const immobileOrder = refusal('10.0', 'refuse.immobile-order')

/**
 * 9.51, 10.0 Whether a stack may be brought into this order by its owner: one mobile unit at least, and those who
 * cannot move keep their order among themselves (ruling M20).
 */
export function refuseOrder(s: Descent, hex: Space, order: readonly Unit[]): Refusal | undefined {
  const stuck = (u: Unit): boolean => whyCannotMove(s, u) !== undefined
  const stack = stackAt(s, hex)
  const first = stack[0]
  if (first === undefined || whyCannotMove(s, first) === notOwnMovement) return notOwnMovement
  if (stack.every(stuck)) return nobodyMobile
  const before = stack.filter(stuck)
  const after = order.filter(stuck)
  return before.some((u, i) => after[i] !== u) ? immobileOrder : undefined
}

/** 9.51, 10.22 Rearranges a stack; free of points. */
export function restack(s: Descent, hex: Space, order: readonly Unit[]): void {
  reorder(s, hex, order)
}
