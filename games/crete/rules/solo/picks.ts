// 12.2 How the automaton answers what a player of the Commonwealth would be asked: losses, retreats, supports (rulings S8 to S10).
import { cell, item } from '@merkur/engine'
import { piece, space } from '../../naming.ts'
import { type Area, type Crete, type Unit, unitsAt } from '../../state.ts'
import { isAlone } from '../areas.ts'
import { best, drawnArea, drawnUnit, type Pick, quietUnit } from '../decide.ts'
import { strengthOf } from '../leaders.ts'
import { faceOf, isReduced } from '../units.ts'

const worth = (s: Crete, u: Unit): number => faceOf(s, u).attack + faceOf(s, u).defence

/** Ruling S8 On whom a loss falls that may be placed: a full unit with the lowest sum of its figures, else a reduced one. */
function weakest(s: Crete, among: readonly Unit[]): Unit {
  const full = among.filter((u) => !isReduced(s, u))
  return drawnUnit(
    s,
    best(full.length > 0 ? full : among, (u) => -worth(s, u)),
  )
}

/** Ruling S10 Which of its guns support: the strongest. */
export function strongest(s: Crete, guns: readonly Unit[]): Pick<Unit | 'none'> {
  const value = drawnUnit(
    s,
    best(guns, (u) => strengthOf(s, u)),
  )
  return { value, why: 'auto.guns', args: { unit: piece(s, value) } }
}

/** Which of several equal units is the main defender: a draw (12.2). */
export function mainByLot(s: Crete, among: readonly Unit[]): Pick<Unit> {
  const value = quietUnit(s, among)
  return { value, why: 'auto.main', args: { unit: piece(s, value) } }
}

/** Ruling S8 Which unit a bombing hits. */
export function namedTarget(s: Crete, among: readonly Unit[]): Pick<Unit> {
  const value = weakest(s, among)
  return { value, why: 'auto.named', args: { unit: piece(s, value), full: isReduced(s, value) ? 'no' : 'yes' } }
}

/** Ruling S8 A fort is given up when a unit would be eliminated; a leader never takes a loss for a unit that survives it. */
export function bearer(
  s: Crete,
  u: Unit,
  eliminated: boolean,
  instead: readonly (Unit | 'fort')[],
): Pick<Unit | 'fort'> {
  if (eliminated && instead.includes('fort')) return { value: 'fort', why: 'auto.fort' }
  const leader = instead.find((x) => x !== 'fort')
  if (eliminated && leader !== undefined)
    return { value: leader, why: 'auto.leader-bears', args: { unit: piece(s, leader) } }
  return { value: u, why: 'auto.bears', args: { unit: piece(s, u) } }
}

/** Ruling S8 Retreat or reduction: a retreat outside objectives; inside a reduction, unless it would eliminate. */
export function burden(s: Crete, area: Area, of: readonly Unit[]): Pick<Unit | 'retreat'> {
  if (cell(s.box.isObjective, area) === 1) {
    const full = of.filter((u) => !isReduced(s, u))
    if (full.length > 0) {
      const value = weakest(s, full)
      return { value, why: 'auto.reduce', args: { unit: piece(s, value) } }
    }
    return { value: 'retreat', why: 'auto.retreat-spares' }
  }
  return { value: 'retreat', why: 'auto.retreat' }
}

/** Steps from an area to the nearest objective, over all borders. */
function toObjective(s: Crete, from: Area): number {
  const steps = new Int16Array(s.box.areas).fill(-1)
  const queue = [from]
  steps[from] = 0
  for (const here of queue) {
    if (cell(s.box.isObjective, here) === 1) return cell(steps, here)
    for (const next of s.box.near[here] ?? []) {
      if (cell(steps, next) >= 0) continue
      steps[next] = cell(steps, here) + 1
      queue.push(next)
    }
  }
  return 999
}

/** Ruling S9 Where it retreats: a neighbouring objective, else the Commonwealth area with most units, else the empty one nearest to an objective. */
export function refuge(s: Crete, u: Unit, among: readonly Area[]): Pick<Area> {
  const objectives = among.filter((a) => cell(s.box.isObjective, a) === 1)
  const own = among.filter((a) => isAlone(s, a, 'commonwealth'))
  const pick = (list: readonly Area[], why: string): Pick<Area> => {
    const value = list.length === 1 ? item(list, 0) : drawnArea(s, list)
    return { value, why, args: { unit: piece(s, u), area: space(s, value) } }
  }
  if (objectives.length > 0) return pick(objectives, 'auto.to-objective')
  if (own.length > 0)
    return pick(
      best(own, (a) => unitsAt(s, a, 'commonwealth').length),
      'auto.to-friends',
    )
  return pick(
    best(among, (a) => -toObjective(s, a)),
    'auto.to-empty',
  )
}
