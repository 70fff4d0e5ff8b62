// A group on the move: its step, its drops and joins, and the end of its move (9.1, 9.5).
import { bearing } from '@merkur/board'
import { cell, type Flow, type Refusal, refusal } from '@merkur/engine'
import { line, piece, space } from '../naming.ts'
import { at, type Descent, defOf, onMap, put, type Space, scenarioOf, seatOf, stackAt, type Unit } from '../state.ts'
import { breaksDown, noteArmor } from './armor.ts'
import { leads } from './chain.ts'
import { rally } from './command-retreat.ts'
import { settle } from './displacement.ts'
import { ferryFor, payFerry, refuseFerry } from './ferry.ts'
import { loseLeader } from './leaders.ts'
import { carryAlong } from './markers.ts'
import { whyCannotMove } from './mobility.ts'
import { opportunity } from './opportunity.ts'
import { uncrowd } from './parachutes.ts'
import { unlock } from './restacking.ts'
import { type Crossing, leaving, mayLeave, refuseGroup, refuseStep, step } from './walk.ts'

export const moveOver = refusal('9.11', 'refuse.move-over')
export const leaderAmongStrangers = refusal('21.7', 'refuse.leader-among-strangers')

/** 9.11 Why a unit cannot be taken up to move on its own; nothing when it can. Who has stopped goes along with others only. */
export const refuseTake = (s: Descent, u: Unit): Refusal | undefined =>
  whyCannotMove(s, u) ?? (cell(s.moved, u) === 1 ? moveOver : undefined)

/** The units that a whole stack would move with. */
export const takeable = (s: Descent, hex: Space): Unit[] => stackAt(s, hex).filter((u) => !refuseTake(s, u))

/** 9.1, 18.1, 21.7 Why a group may not step, or be ferried, into a hex; nothing when it may. */
export function refuseMove(s: Descent, units: readonly Unit[], to: Space, by: Crossing): Refusal | undefined {
  if (by === 'ferry') {
    const dry = refuseFerry(s, units, to)
    if (dry) return dry
  }
  return refuseGroup(s, units, to, by) ?? refuseLeaders(s, units, to)
}

/** 21.7 A leader goes where nobody stands, or one of his does, or comes along. */
function refuseLeaders(s: Descent, units: readonly Unit[], to: Space): Refusal | undefined {
  const there = stackAt(s, to).filter((u) => !defOf(s, u).leader && seatOf(s, u) === seatOf(s, units[0] ?? -1))
  if (there.length === 0) return undefined
  const his = (leader: Unit): boolean => [...units, ...there].some((u) => leads(s, leader, u))
  return units.some((u) => defOf(s, u).leader && !his(u)) ? leaderAmongStrangers : undefined
}

/** Those of a group who can still step: fire may have changed their modes, or killed those above them (9.52). */
function able(s: Descent, units: readonly Unit[], to: Space, by: Crossing): Unit[] {
  const group = stackAt(s, at(s, units[0] ?? -1)).filter((u) => units.includes(u) && !refuseStep(s, u, to, by))
  while (group.length > 0 && !mayLeave(s, group)) group.pop()
  return group.length === 0 || refuseMove(s, group, to, by) ? [] : group
}

/**
 * 9.1, 9.41 One step of a group: the fire it draws where it stands, then the step of those who still can. Who is left
 * behind has not stepped; who joined Disrupted units, overstacked the hex (9.15) or left the limits of the scenario, moves
 * no more.
 */
export function* stepGroup(s: Descent, units: readonly Unit[], to: Space, by: Crossing): Flow {
  const from = at(s, units[0] ?? -1)
  const trigger = leaving(s, units)
  const left = trigger ? yield* opportunity(s, trigger) : units
  const ready = left.filter((u) => onMap(s, u))
  const group = ready.length > 0 ? able(s, ready, to, by) : []
  if (group.length === 0) {
    keep(s, left)
    return
  }
  if (by === 'ferry') payFerry(s, ferryFor(s, group), group)
  step(s, group, to, by)
  for (const u of group) noteArmor(s, u)
  carryAlong(s, group, from, to)
  for (const u of group) if (defOf(s, u).leader) rally(s, u, to, true)
  unlock(s, from)
  unlock(s, to)
  tell(s, group, from, to)
  if (cell(scenarioOf(s).inPlay, to) !== 1) outside(s, group)
  yield* uncrowd(s, from)
  if (group.some((u) => onMap(s, u) && !defOf(s, u).leader)) yield* crowdInto(s, to)
  keep(s, group)
}

/** 9.15, 10.33 What a hex comes to that was entered; who enters one of overstacked landers ends their privilege (16.53). */
function* crowdInto(s: Descent, hex: Space): Flow {
  if (s.crowded.includes(hex)) yield* uncrowd(s, hex)
  else yield* settle(s, hex)
}

/** 9.11, 23.2 These units begin to move together, or join those who do; a tank may break down at that. */
export function takeUp(s: Descent, units: readonly Unit[]): void {
  s.moving = [...s.moving, ...units.filter((u) => !breaksDown(s, u))]
}

/** The group goes on with those of these who can still move. */
export function keep(s: Descent, units: readonly Unit[]): void {
  s.moving = units.filter((u) => !whyCannotMove(s, u))
}

/** 9.11 The move of a group is over. */
export function endMove(s: Descent, units: readonly Unit[]): void {
  for (const u of units) s.moved[u] = 1
  s.moving = []
}

/** Scenarios 30, 31, ruling M76 Who leaves the limits of the scenario is lost. */
function outside(s: Descent, units: readonly Unit[]): void {
  for (const u of units) {
    s.journal?.push(line('loss', scenarioOf(s).row.case, 'log.outside', { unit: piece(s, u) }))
    if (defOf(s, u).leader) loseLeader(s, u)
    else put(s, u, s.box.boxes.lost)
  }
}

function tell(s: Descent, units: readonly Unit[], from: Space, to: Space): void {
  if (!s.journal) return
  const first = units[0] ?? -1
  const path = [space(s, from).space, space(s, to).space]
  const args = { unit: piece(s, first), more: units.length - 1, to: space(s, to) }
  s.journal.push(line('move', '9.1', 'log.step', args, { seat: seatOf(s, first), path }))
}

/** The hexside between two hexes; -1 when they are no neighbours. */
export function sideBetween(s: Descent, a: Space, b: Space): number {
  const direction = bearing(s.box.board, a, b)
  return direction < 0 ? -1 : cell(s.box.sideToward, 6 * a + direction)
}
