// 12.2, ruling S4 Where the automaton marches: from quiet areas toward objectives that Germans hold or contest.
import { flood, IMPASSABLE, NO_LIMIT } from '@merkur/board'
import { cell, type Flow, item } from '@merkur/engine'
import { line, piece, space } from '../../naming.ts'
import { type Area, after, at, type Crete, countAt, defOf, FRESH, firstAt, type Unit, unitsAt } from '../../state.ts'
import { hasRoom, isContested, isEnemy, isNight } from '../areas.ts'
import { attack } from '../combat.ts'
import { best, drawnUnit, quietArea, tellDrawn } from '../decide.ts'
import { mayLeave, owersIn, refuseEntry, step } from '../movement.ts'
import { attackFactor, isLeader, movement } from '../units.ts'

const SEAT = 'commonwealth'

/** Whether a unit can march: it is mobile and has not acted; leaders stay (rulings S4, S5). */
const isMobile = (s: Crete, u: Unit): boolean => cell(s.deed, u) === FRESH && movement(s, u) > 0 && !isLeader(s, u)

const mobile = (s: Crete, area: Area): Unit[] => unitsAt(s, area, SEAT).filter((u) => isMobile(s, u))

/** The first of the mobile units of an area with most movement points: it measures the way. -1 for none. */
function fastest(s: Crete, area: Area): Unit {
  let found: Unit = -1
  for (let u = firstAt(s, area, SEAT); u >= 0; u = after(s, u))
    if (isMobile(s, u) && (found < 0 || movement(s, u) > movement(s, found))) found = u
  return found
}

/** Whether units of an area may march: neither an objective nor contested, not looked at yet in this turn. */
const isSource = (s: Crete, a: Area): boolean =>
  countAt(s, a, SEAT) > 0 &&
  countAt(s, a, 'german') === 0 &&
  cell(s.visited, a) === 0 &&
  cell(s.box.isObjective, a) === 0 &&
  mayLeave(s, a)

/** A way to a goal: the areas from the start on, and the cost up to each. */
interface Way {
  readonly goal: Area
  readonly cost: number
  readonly areas: readonly Area[]
  readonly costs: readonly number[]
  readonly byRoad: boolean
}

/** The cheapest way past German areas from where a unit stands to each of some goals, whatever it costs. */
function waysTo(s: Crete, u: Unit, goals: readonly Area[]): Way[] {
  const from = at(s, u)
  const { mechanized } = defOf(s, u)
  const found = new Map<Area, Way>()
  for (const byRoad of [true, false]) {
    const before = new Int16Array(s.box.areas).fill(-1)
    const spent = new Int16Array(s.box.areas).fill(-1)
    let left = goals.length
    flood(
      s.box.board,
      from,
      {
        budget: NO_LIMIT,
        stop: (a) => countAt(s, a, 'german') > 0,
        cost: (_, to, edge) => {
          if (byRoad && cell(s.box.roadEdge, edge) === 0) return IMPASSABLE
          if (mechanized && cell(s.box.road, to) === 0) return IMPASSABLE
          const enemy = countAt(s, to, 'german') > 0 ? s.box.enemyCost : 0
          return cell(byRoad ? s.box.roadCost : s.box.cost, to) + enemy
        },
      },
      (area, cost, via) => {
        before[area] = via
        spent[area] = cost
        if (goals.includes(area)) left--
        return left === 0
      },
    )
    for (const goal of goals) {
      const cost = cell(spent, goal)
      if (cost < 0 || (found.get(goal)?.cost ?? Infinity) <= cost) continue
      const areas = [goal]
      for (let a = cell(before, goal); a >= 0; a = cell(before, a)) areas.unshift(a)
      found.set(goal, { goal, cost, areas, costs: areas.map((a) => cell(spent, a)), byRoad })
    }
  }
  return [...found.values()]
}

const withGermans = (s: Crete, a: Area): boolean => countAt(s, a, 'german') > 0

/** Objectives that Germans hold or contest, and other contested areas, for sources without a way to any of the first (ruling S4). */
const goalsOf = (s: Crete): readonly [Area[], Area[]] => [
  s.box.objectives.filter((a) => withGermans(s, a)),
  s.box.everywhere.filter((a) => isContested(s, a)),
]

/** Least cost from each area to the nearest of some goals past German areas, -1 where there is no way. */
function costsTo(s: Crete, goals: readonly Area[], mechanized: boolean): Int16Array {
  const out = new Int16Array(s.box.areas).fill(-1)
  if (goals.length === 0) return out
  for (const byRoad of [true, false])
    flood(
      s.box.board,
      goals,
      {
        toward: true,
        budget: NO_LIMIT,
        cost: (from, to, edge) => {
          if (withGermans(s, from)) return IMPASSABLE
          if (byRoad && cell(s.box.roadEdge, edge) === 0) return IMPASSABLE
          if (mechanized && cell(s.box.road, to) === 0) return IMPASSABLE
          return cell(byRoad ? s.box.roadCost : s.box.cost, to) + (withGermans(s, to) ? s.box.enemyCost : 0)
        },
      },
      (area, cost) => {
        if (cell(out, area) < 0 || cost < cell(out, area)) out[area] = cost
        return undefined
      },
    )
  return out
}

/** The goals of a moment and what it costs to come to them, worked out where somebody asks. */
interface Costs {
  readonly goals: readonly [Area[], Area[]]
  readonly to: (which: 0 | 1, mechanized: boolean) => Int16Array
}

function costsNow(s: Crete): Costs {
  const goals = goalsOf(s)
  const tables: Int16Array[] = []
  return {
    goals,
    to: (which, mechanized) => {
      const i = 2 * which + (mechanized ? 1 : 0)
      const found = tables[i] ?? costsTo(s, goals[which], mechanized)
      tables[i] = found
      return found
    },
  }
}

/** An area that may march, with the unit that measures the way to the nearest of its goals. */
interface Source {
  readonly source: Area
  readonly unit: Unit
  readonly cost: number
  readonly goals: readonly Area[]
}

/** All sources that have a way to a goal. */
function sources(s: Crete): Source[] {
  const costs = costsNow(s)
  const { goals } = costs
  const out: Source[] = []
  if (goals[0].length + goals[1].length === 0) return out
  for (const source of s.box.everywhere) {
    const unit = isSource(s, source) ? fastest(s, source) : -1
    if (unit < 0) continue
    const { mechanized } = defOf(s, unit)
    const which = cell(costs.to(0, mechanized), source) >= 0 ? 0 : 1
    const cost = cell(costs.to(which, mechanized), source)
    if (cost >= 0) out.push({ source, unit, cost, goals: goals[which] })
  }
  return out
}

/** What one unit of a march does: how far along its way it comes in this turn. */
interface March {
  readonly unit: Unit
  readonly way: Way
  /** Index into the way's areas; 0 where it stays. */
  readonly stop: number
}

/** The farthest stop on a way short of the goal. */
function shortOf(s: Crete, u: Unit, way: Way): number {
  const points = movement(s, u)
  for (let i = way.areas.length - 2; i > 0; i--) {
    const area = item(way.areas, i)
    if (item(way.costs, i) <= points && hasRoom(s, area, SEAT)) return i
  }
  return 0
}

/**
 * The march of an area toward a goal: who enters it, who stops beside it (ruling S4).
 * @param measured the way of the unit that measured it
 */
function plan(s: Crete, { source, unit: measuring }: Source, measured: Way): March[] {
  const { goal } = measured
  const units = mobile(s, source)
  // Vehicles have ways of their own; all others of an area share theirs.
  const measuredBy = defOf(s, measuring).mechanized
  const other = units.find((u) => defOf(s, u).mechanized !== measuredBy)
  const others = other === undefined ? undefined : waysTo(s, other, [goal])[0]
  const ways = units.flatMap((unit) => {
    const way = defOf(s, unit).mechanized === measuredBy ? measured : others
    return way ? [{ unit, way }] : []
  })
  const inReach = ways.filter((m) => m.way.cost <= movement(s, m.unit))
  const enemy = isEnemy(s, goal, SEAT)
  const attackers = inReach.filter((m) => defOf(s, m.unit).leadsAssault)
  const enters = isNight(s) ? !enemy : !enemy || attackers.length >= 3
  let room = enters ? cell(s.box.stack, goal) - countAt(s, goal, SEAT) : 0
  return ways.map(({ unit, way }) => {
    if (room > 0 && inReach.some((m) => m.unit === unit)) {
      room--
      return { unit, way, stop: way.areas.length - 1 }
    }
    return { unit, way, stop: shortOf(s, unit, way) }
  })
}

/**
 * Rulings S4, S5 The next march of the automaton: the source nearest to its goal moves, and what enters a German area assaults it.
 * @param found called when there is one, before it begins
 * @returns whether there was one
 */
export function* march(s: Crete, found?: () => void): Flow<boolean> {
  // Nobody moves before a march is found.
  const all = sources(s)
  for (;;) {
    const nearest = best(
      all.filter((x) => cell(s.visited, x.source) === 0),
      (x) => -x.cost,
    )
    if (nearest.length === 0) return false
    const source = quietArea(
      s,
      nearest.map((x) => x.source),
    )
    const from = item(
      nearest.filter((x) => x.source === source),
      0,
    )
    const ways = best(waysTo(s, from.unit, from.goals), (w) => -w.cost)
    const goal = quietArea(
      s,
      ways.map((w) => w.goal),
    )
    const way = item(
      ways.filter((w) => w.goal === goal),
      0,
    )
    s.visited[source] = 1
    const marches = plan(s, from, way).filter((m) => m.stop > 0)
    if (marches.length === 0) continue
    found?.()
    tellDrawn(s, source, nearest.length)
    tellDrawn(s, goal, ways.length)
    s.journal?.push(
      line(
        'note',
        '12.2',
        cell(s.box.isObjective, goal) === 1 ? 'auto.marches' : 'auto.marches-contested',
        { source: space(s, source), area: space(s, goal) },
        { seat: SEAT },
      ),
    )
    yield* carryOut(s, source, goal, marches)
    return true
  }
}

function* carryOut(s: Crete, source: Area, goal: Area, marches: readonly March[]): Flow {
  s.activated[source] = 1
  s.active = source
  let last: Area = -1
  for (const { unit, way, stop } of marches) {
    const to = item(way.areas, stop)
    if (!hasRoom(s, to, SEAT) || refuseEntry(s, unit, to)) continue
    if (s.box.formations[defOf(s, unit).formation] === '19res') last = to
    step(s, unit, to, way.byRoad, item(way.costs, stop))
  }
  if (last >= 0) vaseyFollows(s, source, last)
  const owers = owersIn(s, goal, SEAT)
  if (owers.length > 0) {
    const lead = drawnUnit(
      s,
      best(
        owers.filter((u) => defOf(s, u).leadsAssault),
        (u) => attackFactor(s, u),
      ),
    )
    s.journal?.push(
      line('note', '12.2', 'auto.assaults-entered', { unit: piece(s, lead), area: space(s, goal) }, { seat: SEAT }),
    )
    yield* attack(
      s,
      'assault',
      goal,
      lead,
      owers.filter((u) => u !== lead),
    )
  }
  s.active = -1
}

/** Ruling S5 Vasey goes with the last of his battalions. */
function vaseyFollows(s: Crete, source: Area, to: Area): void {
  for (const { unit: u, commands } of s.box.leaders) {
    if (at(s, u) !== source || cell(s.deed, u) !== FRESH || movement(s, u) === 0) continue
    const reserve = s.box.formations.indexOf('19res')
    if (commands !== 1 << reserve || !hasRoom(s, to, SEAT)) continue
    if (unitsAt(s, source, SEAT).some((x) => !isLeader(s, x) && defOf(s, x).formation === reserve)) continue
    const way = waysTo(s, u, [to])[0]
    if (!way || way.cost > movement(s, u)) continue
    s.journal?.push(line('note', '12.2', 'auto.vasey', { unit: piece(s, u) }, { seat: SEAT }))
    step(s, u, to, way.byRoad, way.cost)
  }
}
