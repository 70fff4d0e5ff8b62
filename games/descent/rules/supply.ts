// Supply: which headquarters are in supply, by the path of their echelon, and who is in supply range of one (19.0).
import { flood, IMPASSABLE, NO_LIMIT, type StepCost } from '@merkur/board'
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
  isDepleted,
  isDisrupted,
  onMap,
  type Space,
  scenarioOf,
  seatOf,
  setDepleted,
  type Unit,
  unitsOf,
} from '../state.ts'
import { chainOf, isUnder } from './chain.ts'
import { isFedByMarker, isFedByUse } from './markers.ts'
import { needsOrders } from './mobility.ts'

/**
 * 8.3, 19.21, ruling N44 Whether a supply path of a side may pass a hex: where a friend stands who is not Disrupted,
 * or else without enemies (lone leaders do not count, 21.2) and out of their zones.
 */
export function mayPass(s: Descent, hex: Space, seat: Seat): boolean {
  let enemy = false
  for (let u = cell(s.cache.head, hex); u >= 0; u = cell(s.cache.below, u)) {
    if (defOf(s, u).leader) continue
    if (seatOf(s, u) !== seat) enemy = true
    else if (!isDisrupted(s, u)) return true
  }
  return !enemy && !isControlled(s, hex, seat)
}

/** 19.12, 23.0 Paratroops carry supply up to turn 8 (ruling F6), Commonwealth armor always. */
function carriesSupply(s: Descent, u: Unit): boolean {
  const def = defOf(s, u)
  if (def.nation === 'paratroop') return s.turn <= (s.box.limits['carried-supply'] ?? 0)
  return def.kind.armored && def.seat === 'commonwealth'
}

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
  const { cost, budget = NO_LIMIT } = path
  flood(s.box.board, from, { cost, budget, stop: shut }, (hex) => !shut(hex) && visit(hex))
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

/** 19.22, 19.23, 12.63 The imagined march of this echelon. */
function march(s: Descent, of: 'brigade' | 'battalion' | 'replacement-division'): Path {
  const points = s.box.tables.supply.find((r) => r.echelon === of)?.length ?? 0
  return { cost: marching(s), budget: points * (s.box.limits.eighths ?? 1) }
}

/** 12.62, 12.63 Whether a headquarters serves in the place of a lost one. */
const isReplacement = (s: Descent, hq: Unit): boolean => cell(s.replaces, hq) >= 0

/** The path of a unit's own line of supply: by routes for an army, 12 or 8 points for headquarters, eight hexes for others (13.23, ruling N60). */
function ownPath(s: Descent, u: Unit): Path {
  const { echelon } = defOf(s, u)
  if (isReplacement(s, u)) return march(s, 'replacement-division')
  if (echelon === '') return { cost: overLand(s), budget: s.box.limits['unit-supply'] ?? 0 }
  if (echelon === 'army') return { cost: onRoutes(s) }
  return march(s, echelon === 'battalion' ? 'battalion' : 'brigade')
}

/** 13.23 The other headquarters of its side to which a unit's own line of supply leads, until these are `enough`. */
export function headquartersInReach(s: Descent, u: Unit, enough: (found: readonly Unit[]) => boolean): Unit[] {
  const seat = seatOf(s, u)
  const open = new Map<Space, Unit[]>()
  for (const hq of s.box.headquarters)
    if (hq !== u && onMap(s, hq) && seatOf(s, hq) === seat) open.set(at(s, hq), [...(open.get(at(s, hq)) ?? []), hq])
  const out: Unit[] = []
  along(s, at(s, u), seat, ownPath(s, u), (hex) => {
    out.push(...(open.get(hex) ?? []))
    return open.delete(hex) && (open.size === 0 || enough(out))
  })
  return out
}

/** 19.11, 19.12, 19.13 The hexes that are sources by themselves for a headquarters. */
export function sourcesOf(s: Descent, hq: Unit): (hex: Space) => boolean {
  const { inPlay, landward, row } = scenarioOf(s)
  if (seatOf(s, hq) === 'german') {
    if (row.id === '28') return (hex) => isWestRoad(s, hex)
    return (hex) => s.box.gates.airfield.includes(hex)
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
export function feeder(s: Descent, seat: Seat): Unit {
  if (scenarioOf(s).id !== '28') return -1
  return s.box.units.findIndex((d) => d.id === (seat === 'german' ? '5-Mountain' : '2-NZ-Div'))
}

/** Whether this headquarters traces a line of supply now to one of these above it, or to a source (19.2). */
function tracesTo(s: Descent, hq: Unit, above: readonly Unit[], sources: (hex: Space) => boolean): boolean {
  const { echelon } = defOf(s, hq)
  const feeding = new Set(above.map((x) => at(s, x)))
  const traces = (path: Path, isGoal: (hex: Space) => boolean): boolean =>
    reaches(s, at(s, hq), seatOf(s, hq), path, isGoal)
  const either = (hex: Space): boolean => feeding.has(hex) || sources(hex)
  if (isReplacement(s, hq)) return traces(march(s, 'replacement-division'), either)
  if (echelon === 'army' || echelon === 'division') {
    // 19.21, rulings F4, N31: below an army headquarters that lives a division traces to it as a brigade, and only to it.
    if (superiorsOf(s, hq).some((x) => onMap(s, x))) return traces(march(s, 'brigade'), (hex) => feeding.has(hex))
    return traces({ cost: onRoutes(s) }, sources)
  }
  return traces(march(s, echelon === 'brigade' ? 'brigade' : 'battalion'), either)
}

/** The headquarters above one for supply: its chain, and in Scenario 28 the feeder of its side. */
function superiorsOf(s: Descent, hq: Unit): Unit[] {
  const whole = feeder(s, seatOf(s, hq))
  const chain = chainOf(s, hq)
  return whole >= 0 && whole !== hq ? [...chain, whole] : chain
}

/** The headquarters of a side on the map, each after all above it: the order in which supply is found (19.0). */
function downwards(s: Descent, seat: Seat): Unit[] {
  const whole = feeder(s, seat)
  const depth = (hq: Unit): number => (hq === whole ? -1 : chainOf(s, hq).length)
  return s.box.units
    .flatMap((d, hq) => (d.echelon !== '' && onMap(s, hq) && seatOf(s, hq) === seat ? [hq] : []))
    .sort((a, b) => depth(a) - depth(b) || a - b)
}

/**
 * 19.2 Finds, from the top down, which headquarters of a side are in supply until its next Command Phase (19.24). Those
 * that have not come yet count as supplied until then (ruling M91).
 */
export function judgeSupply(s: Descent, seat: Seat): void {
  const { air, off } = s.box.boxes
  for (const hq of s.box.headquarters)
    if (seatOf(s, hq) === seat && cell(s.at, hq) !== air && cell(s.at, hq) !== off) s.supplied[hq] = 0
  for (const hq of downwards(s, seat)) {
    const above = superiorsOf(s, hq).filter((x) => cell(s.supplied, x) === 1 && dispenses(s, x))
    s.supplied[hq] = carriesSupply(s, hq) || tracesTo(s, hq, above, sourcesOf(s, hq)) ? 1 : 0
  }
}

/**
 * 16.33, ruling M105 A used marker makes a German headquarters a source for a half of the Game-Turn (`bit` of the field
 * `fed`): all paratroop headquarters that trace to it, from the top down, are fed with it.
 */
export function feedFrom(s: Descent, source: Unit, bit: number): void {
  const isFed = (hq: Unit): boolean => (cell(s.fed, hq) & bit) !== 0
  s.fed[source] = cell(s.fed, source) | bit
  for (const hq of downwards(s, 'german')) {
    if (defOf(s, hq).nation !== 'paratroop' || isFed(hq)) continue
    const above = superiorsOf(s, hq).filter((x) => isFed(x) && dispenses(s, x))
    if (tracesTo(s, hq, above, (hex) => hex === at(s, source))) s.fed[hq] = cell(s.fed, hq) | bit
  }
}

/** 19.31 Whether a path of at most eight hexes leads from a unit to such a hex. */
const rangesTo = (s: Descent, u: Unit, isGoal: (hex: Space) => boolean): boolean =>
  onMap(s, u) &&
  reaches(s, at(s, u), seatOf(s, u), { cost: overLand(s), budget: s.box.limits['unit-supply'] ?? 0 }, isGoal)

/** 19.31 Whether a path of at most eight hexes leads from a unit to a headquarters. */
export const inRange = (s: Descent, u: Unit, hq: Unit): boolean =>
  onMap(s, hq) && rangesTo(s, u, (hex) => hex === at(s, hq))

/** 19.24, 16.33 Whether a headquarters is in supply now, by its path or by a marker used up. */
const isSupplied = (s: Descent, hq: Unit): boolean =>
  cell(s.supplied, hq) === 1 || (seatOf(s, hq) === 'german' && isFedByUse(s, hq))

/** 13.15 A Greek headquarters hands supply on only while it is activated, if by Forrester alone. */
const isIdleGreek = (s: Descent, hq: Unit): boolean => defOf(s, hq).nation === 'greek' && needsOrders(s, hq)

const hasSupplyFor = (s: Descent, hq: Unit): boolean => isSupplied(s, hq) && dispenses(s, hq) && !isIdleGreek(s, hq)

/** 12.14 The headquarters that may feed a battery of a division: those below its own. */
function servedBy(s: Descent, u: Unit, own: Unit): Unit[] {
  const { kind } = defOf(s, u)
  if (own < 0 || !kind.artillery_type || !['army', 'division'].includes(defOf(s, own).echelon)) return []
  return s.box.headquarters.filter((hq) => onMap(s, hq) && isUnder(s, hq, own))
}

/** 12.12 Whether the airfield stands for 5 Mountain, which has not come yet. */
const airfieldStandsFor = (s: Descent, hq: Unit): boolean =>
  hq >= 0 && defOf(s, hq).id === '5-Mountain' && !onMap(s, hq) && cell(s.at, hq) !== s.box.boxes.lost

/**
 * 19.3, 19.32 Whether a unit is in supply at this instant: it carries supply, a marker feeds it, it is a headquarters in
 * supply, or it is within range of its own headquarters that is in supply and hands it on. It does not pass that one over
 * (ruling N18); batteries of a division also serve headquarters below it (12.14).
 */
export function inSupply(s: Descent, u: Unit): boolean {
  if (carriesSupply(s, u) || isFedByMarker(s, u)) return true
  if (defOf(s, u).headquarters) return cell(s.supplied, u) === 1
  const own = cell(s.superior, u)
  if (airfieldStandsFor(s, own)) {
    const isSource = sourcesOf(s, u)
    return rangesTo(s, u, isSource)
  }
  const by = [own, feeder(s, seatOf(s, u)), ...servedBy(s, u, own)]
  return by.some((hq) => hq >= 0 && hasSupplyFor(s, hq) && inRange(s, u, hq))
}

/** 19.33 Whether this die depletes a unit that fired out of supply. */
export const depletes = (s: Descent, u: Unit, die: number): boolean =>
  die <= (s.box.tables.depletion.find((r) => r.troops === defOf(s, u).nation)?.depleted_to ?? 0)

/** 19.35, ruling N63 Depleted units of a side that are in supply now are so no more. */
export function resupply(s: Descent, seat: Seat): Unit[] {
  const out = unitsOf(s, seat).filter((u) => isDepleted(s, u) && inSupply(s, u))
  for (const u of out) setDepleted(s, u, false)
  return out
}
