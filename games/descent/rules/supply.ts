// Supply: which headquarters are in supply, by the path of their echelon, and who is in supply range of one (19.0).
import { flood, IMPASSABLE, type StepCost, spaceOf } from '@merkur/board'
import { cell } from '@merkur/engine'
import { BLOCKED, ROAD } from '../board.ts'
import { CONCENTRATED, DISPERSED, type Seat } from '../box.ts'
import { groundAt } from '../lines.ts'
import { wayOf } from '../prices.ts'
import {
  at,
  type Descent,
  defOf,
  isControlled,
  isDisrupted,
  onMap,
  type Space,
  scenarioOf,
  seatOf,
  stackAt,
  type Unit,
} from '../state.ts'
import { chainOf } from './chain.ts'

/** Echelons from the top down: the order in which supply is found (19.0). */
const DOWN = ['army', 'division', 'brigade', 'battalion'] as const
const AIRFIELD = ['W0419', 'W0519']

/**
 * 8.3, 19.21, ruling N44 Whether a supply path of a side may pass a hex: where a friend stands who is not Disrupted,
 * or else without enemies (lone leaders do not count, 21.2) and out of their zones.
 */
export function mayPass(s: Descent, hex: Space, seat: Seat): boolean {
  let enemy = false
  for (const u of stackAt(s, hex)) {
    if (defOf(s, u).leader) continue
    if (seatOf(s, u) !== seat) enemy = true
    else if (!isDisrupted(s, u)) return true
  }
  return !enemy && !isControlled(s, hex, seat)
}

/** 19.12 Paratroops carry supply up to turn 8 (ruling F6). */
export const carriesSupply = (s: Descent, u: Unit): boolean =>
  defOf(s, u).nation === 'paratroop' && s.turn <= (s.box.limits['carried-supply'] ?? 0)

/** 20.33, 15.6 Whether a headquarters that is in supply hands it on: not Disrupted, and not Dispersed unless it has no Concentrated face (rulings N28, N47). */
export const dispenses = (s: Descent, hq: Unit): boolean =>
  onMap(s, hq) && !isDisrupted(s, hq) && (cell(s.mode, hq) !== DISPERSED || !defOf(s, hq).modes.includes(CONCENTRATED))

/** 19.22 A step of the imagined march: the least of the prices of plain infantry (ruling N27), bridges as they are. */
const marching = (s: Descent): StepCost => {
  const { whole, broken } = s.box.prices
  return (from, to, side) => {
    const bridge = cell(s.box.bridgeOn, side)
    const table = bridge >= 0 && cell(s.bridge, bridge) === 1 ? broken : whole
    return cell(table.supply, wayOf(side, from, to))
  }
}

/** 19.21, ruling N45 A step along roads, trails, villages, cities and clear hexes, however it goes; not over a blocked hexside. */
const onRoutes =
  (s: Descent): StepCost =>
  (_from, to, side) =>
    (cell(s.box.sides, side) & BLOCKED) === 0 && (groundAt(s.box, to).free || cell(s.box.onRoute, to) === 1)
      ? 1
      : IMPASSABLE

/** 19.31, ruling N19 A step over land, not over a blocked hexside. */
const overLand =
  (s: Descent): StepCost =>
  (_from, _to, side) =>
    (cell(s.box.sides, side) & BLOCKED) === 0 ? 1 : IMPASSABLE

interface Path {
  readonly cost: StepCost
  readonly budget?: number
}

/** Walks the hexes that a path from a hex may end in, each after the first passable; the first is no obstacle (ruling N59). */
function along(s: Descent, from: Space, seat: Seat, path: Path, visit: (hex: Space) => boolean): void {
  const shut = (hex: Space): boolean => hex !== from && !mayPass(s, hex, seat)
  flood(s.box.board, from, { ...path, stop: shut }, (hex) => !shut(hex) && visit(hex))
}

/** Whether such a path leads to one of the goals. */
function reaches(s: Descent, from: Space, seat: Seat, path: Path, isGoal: (hex: Space) => boolean): boolean {
  let found = false
  along(s, from, seat, path, (hex) => {
    found = isGoal(hex)
    return found
  })
  return found
}

/** 19.22, 19.23 The imagined march of this echelon. */
function march(s: Descent, of: 'brigade' | 'battalion'): Path {
  const points = s.box.tables.supply.find((r) => r.echelon === of)?.length ?? 0
  return { cost: marching(s), budget: points * (s.box.limits.eighths ?? 1) }
}

/** The path of a unit's own line of supply: by routes for an army, 12 or 8 points for headquarters, eight hexes for others (13.23, ruling N60). */
function ownPath(s: Descent, u: Unit): Path {
  const { echelon } = defOf(s, u)
  if (echelon === '') return { cost: overLand(s), budget: s.box.limits['unit-supply'] ?? 0 }
  if (echelon === 'army') return { cost: onRoutes(s) }
  return march(s, echelon === 'battalion' ? 'battalion' : 'brigade')
}

/** 13.23 The other headquarters of its side to which a unit's own line of supply leads. */
export function headquartersInReach(s: Descent, u: Unit): Unit[] {
  const seat = seatOf(s, u)
  const open = new Map<Space, Unit[]>()
  for (const [hq, def] of s.box.units.entries())
    if (hq !== u && def.headquarters && onMap(s, hq) && seatOf(s, hq) === seat)
      open.set(at(s, hq), [...(open.get(at(s, hq)) ?? []), hq])
  const out: Unit[] = []
  along(s, at(s, u), seat, ownPath(s, u), (hex) => {
    out.push(...(open.get(hex) ?? []))
    open.delete(hex)
    return open.size === 0
  })
  return out
}

/** 19.11, 19.12, 19.13 The hexes that are sources by themselves for a headquarters. */
export function sourcesOf(s: Descent, hq: Unit): (hex: Space) => boolean {
  const { inPlay, landward, row } = scenarioOf(s)
  if (seatOf(s, hq) === 'german') {
    if (row.id === '28') return (hex) => isWestRoad(s, hex)
    const airfield = AIRFIELD.map((h) => spaceOf(s.box.board, h))
    return (hex) => airfield.includes(hex)
  }
  return (hex) =>
    cell(inPlay, hex) === 1 &&
    (cell(s.box.supplyEdge, hex) === 1 || (landward.has(hex) && cell(s.box.onRoute, hex) === 1))
}

/** 28.45, ruling M71 A road hex of the joined column. */
const isWestRoad = (s: Descent, hex: Space): boolean => {
  if (!/^W\d\d01$/.test(s.box.spaces[hex] ?? '')) return false
  for (let d = 0; d < 6; d++) {
    const side = cell(s.box.sideToward, 6 * hex + d)
    if (side >= 0 && cell(s.box.sides, side) & ROAD) return true
  }
  return false
}

/** 28.44, 28.45 The headquarters that feeds a whole side in Scenario 28; -1 elsewhere. */
function feeder(s: Descent, seat: Seat): Unit {
  if (scenarioOf(s).id !== '28') return -1
  return s.box.units.findIndex((d) => d.id === (seat === 'german' ? '5-Mountain' : '2-NZ-Div'))
}

/** Whether this headquarters traces a line of supply now; those above it have been judged (19.2). */
function tracesSupply(s: Descent, hq: Unit): boolean {
  if (carriesSupply(s, hq)) return true
  const seat = seatOf(s, hq)
  const { echelon } = defOf(s, hq)
  const chain = chainOf(s, hq)
  const whole = feeder(s, seat)
  if (whole >= 0 && whole !== hq) chain.push(whole)
  const sources = sourcesOf(s, hq)
  const above = new Set(chain.filter((x) => cell(s.supplied, x) === 1 && dispenses(s, x)).map((x) => at(s, x)))
  const traces = (path: Path, isGoal: (hex: Space) => boolean): boolean => reaches(s, at(s, hq), seat, path, isGoal)
  if (echelon === 'army' || echelon === 'division') {
    // 19.21, rulings F4, N31: below an army headquarters that lives a division traces to it as a brigade, and only to it.
    if (chain.some((x) => onMap(s, x))) return traces(march(s, 'brigade'), (hex) => above.has(hex))
    return traces({ cost: onRoutes(s) }, sources)
  }
  return traces(march(s, echelon === 'brigade' ? 'brigade' : 'battalion'), (hex) => above.has(hex) || sources(hex))
}

/** 19.2 Finds, from the top down, which headquarters of a side are in supply until its next Command Phase (19.24). */
export function judgeSupply(s: Descent, seat: Seat): void {
  for (const echelon of DOWN)
    for (const [hq, def] of s.box.units.entries()) {
      if (def.echelon !== echelon || seatOf(s, hq) !== seat) continue
      s.supplied[hq] = onMap(s, hq) && tracesSupply(s, hq) ? 1 : 0
    }
}

/** 19.31 Whether a path of at most eight hexes leads from a unit to a headquarters. */
export const inRange = (s: Descent, u: Unit, hq: Unit): boolean =>
  onMap(s, u) &&
  onMap(s, hq) &&
  reaches(
    s,
    at(s, u),
    seatOf(s, u),
    { cost: overLand(s), budget: s.box.limits['unit-supply'] ?? 0 },
    (hex) => hex === at(s, hq),
  )

/**
 * 19.3, 19.32 Whether a unit is in supply at this instant: it carries supply, is a headquarters in supply, or is within
 * range of its own headquarters that is in supply and hands it on. It does not pass that one over (ruling N18).
 */
export function inSupply(s: Descent, u: Unit): boolean {
  if (carriesSupply(s, u)) return true
  if (defOf(s, u).headquarters) return cell(s.supplied, u) === 1
  const by = [cell(s.superior, u), feeder(s, seatOf(s, u))]
  return by.some((hq) => hq >= 0 && cell(s.supplied, hq) === 1 && dispenses(s, hq) && inRange(s, u, hq))
}

/** 19.33 Whether this die depletes a unit that fired out of supply. */
export const depletes = (s: Descent, u: Unit, die: number): boolean =>
  die <= (s.box.tables.depletion.find((r) => r.troops === defOf(s, u).nation)?.depleted_to ?? 0)
