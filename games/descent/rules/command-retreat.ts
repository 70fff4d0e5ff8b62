// The retreats of Re and Rt: toward which edge, by which hexes, and where a unit stops (13.42, 13.45, 13.46).
import { bearing, flood, IMPASSABLE, NO_LIMIT, type StepCost } from '@merkur/board'
import { cell, choose, type Flow, text } from '@merkur/engine'
import { buttons, hexes, line, piece, space } from '../naming.ts'
import { wayOf } from '../prices.ts'
import {
  at,
  type Descent,
  defOf,
  isControlled,
  isDisrupted,
  isHex,
  onMap,
  put,
  type Space,
  scenarioOf,
  seatOf,
  spaceId,
  stackAt,
  type Unit,
  unitId,
} from '../state.ts'
import { columnOf } from './mobility.ts'
import { pricesOver } from './passage.ts'
import { fits, holdsDisrupted } from './stack.ts'
import { stepPrice } from './walk.ts'

export type Edge = 'south' | 'east'
const EDGES: readonly Edge[] = ['south', 'east']

/** For each edge and hex of a map how many hexes the edge is away; found once for a map. */
const found = new WeakMap<object, Readonly<Record<Edge, Int16Array>>>()

/** 13.42 How far each hex is from the south and the east map edge, in hexes over land and sea. */
export function edgeDistances(s: Descent): Readonly<Record<Edge, Int16Array>> {
  const { board, tables } = s.box
  let both = found.get(board)
  if (!both) {
    const away = (letter: string): Int16Array => {
      const out = new Int16Array(board.size).fill(-1)
      let ring = tables.map.flatMap((m) => (m.supply_edge === letter ? [s.box.spaces.indexOf(m.hex)] : []))
      for (let d = 0; ring.length > 0; d++) {
        const further: Space[] = []
        for (const hex of ring) {
          if (hex < 0 || cell(out, hex) >= 0) continue
          out[hex] = d
          for (let k = 0; k < 6; k++) {
            const to = cell(board.around, 6 * hex + k)
            if (to >= 0 && cell(out, to) < 0) further.push(to)
          }
        }
        ring = further
      }
      return out
    }
    both = { south: away('S'), east: away('E') }
    found.set(board, both)
  }
  return both
}

/** The edges of these to which a unit could march at the least price, by the ground alone; all where it can march to none. */
function cheapest(s: Descent, u: Unit, edges: readonly Edge[]): readonly Edge[] {
  const column = columnOf(s, u)
  if (column === undefined) return edges
  const away = edgeDistances(s)
  const met = new Set<Edge>()
  let least = NO_LIMIT
  const cost: StepCost = (from, to, side) => cell(pricesOver(s, side)[column], wayOf(side, from, to))
  flood(s.box.board, at(s, u), { cost }, (hex, price) => {
    for (const edge of edges) if (price <= least && cell(away[edge], hex) === 0) met.add(edge)
    if (met.size > 0) least = Math.min(least, price)
    return price > least || met.size === edges.length
  })
  return met.size > 0 ? edges.filter((e) => met.has(e)) : edges
}

/** Whether some shortest way of hexes to an edge holds no ground that is prohibited to the unit. */
function isOpen(s: Descent, u: Unit, edge: Edge): boolean {
  const column = columnOf(s, u)
  if (column === undefined) return false
  const away = edgeDistances(s)[edge]
  let ring = [at(s, u)]
  for (let d = cell(away, at(s, u)); d > 0; d--) {
    const further = new Set<Space>()
    for (const from of ring)
      for (let k = 0; k < 6; k++) {
        const to = cell(s.box.board.around, 6 * from + k)
        if (to < 0 || cell(away, to) !== d - 1) continue
        const side = cell(s.box.sideToward, 6 * from + k)
        if (cell(pricesOver(s, side)[column], wayOf(side, from, to)) !== IMPASSABLE) further.add(to)
      }
    ring = [...further]
  }
  return ring.length > 0
}

/**
 * 13.42 The edges among which the owner chooses: the nearer of south and east in hexes; if both are as near, the one it
 * costs less to reach; then the one without prohibited ground between.
 */
export function edgesFor(s: Descent, u: Unit): readonly Edge[] {
  const away = edgeDistances(s)
  const least = Math.min(...EDGES.map((e) => cell(away[e], at(s, u))))
  const nearest = EDGES.filter((e) => cell(away[e], at(s, u)) === least)
  if (nearest.length < 2) return nearest
  const best = cheapest(s, u, nearest)
  if (best.length < 2) return best
  const open = best.filter((e) => isOpen(s, u, e))
  return open.length > 0 ? open : best
}

const eighths = (s: Descent): number => (s.box.limits.movement ?? 0) * (s.box.limits.eighths ?? 1)

/**
 * 13.42, 13.46, ruling M41 The hexes into which a retreating unit may go next: one nearer to the edge, within its four
 * points but for the first, out of enemy zones and hexes, not overstacked and not onto Disrupted units. None: it stops.
 */
export function retreatHexes(s: Descent, u: Unit, edge: Edge): Space[] {
  const away = edgeDistances(s)[edge]
  const from = at(s, u)
  const seat = seatOf(s, u)
  const out: Space[] = []
  if (isDisrupted(s, u) || columnOf(s, u) === undefined) return out
  for (let k = 0; k < 6; k++) {
    const to = cell(s.box.board.around, 6 * from + k)
    if (to < 0 || cell(away, to) !== cell(away, from) - 1 || cell(scenarioOf(s).inPlay, to) !== 1) continue
    if (bearing(s.box.board, from, to) < 0) continue
    const price = stepPrice(s, u, to)
    if (price === IMPASSABLE || (cell(s.spent, u) > 0 && cell(s.spent, u) + price > eighths(s))) continue
    if (isControlled(s, to, seat) || stackAt(s, to).some((x) => seatOf(s, x) !== seat)) continue
    if (fits(s, to, [u]) && !holdsDisrupted(s, to)) out.push(to)
  }
  return out
}

/** 13.45 Whether a routed unit leaves the map with its next step: it stands on the edge and has a point left. */
const leavesMap = (s: Descent, u: Unit, edge: Edge): boolean =>
  cell(edgeDistances(s)[edge], at(s, u)) === 0 &&
  !isDisrupted(s, u) &&
  columnOf(s, u) !== undefined &&
  cell(s.spent, u) < eighths(s)

/**
 * 13.42, 13.45 A unit retreats at once: up to three hexes toward the edge, its owner choosing where the cases leave a
 * choice. A rout may take it off the map, where it is gone but not eliminated. Nobody fires.
 */
export function* retreatByCheck(s: Descent, u: Unit, rout: boolean): Flow {
  const rule = rout ? '13.45' : '13.42'
  const start = at(s, u)
  const before = cell(s.spent, u)
  s.spent[u] = 0
  const edge = yield* choose<Descent, Edge>(s, {
    id: 'retreat-edge',
    seat: seatOf(s, u),
    rule,
    of: edgesFor(s, u),
    as: buttons<Edge>(),
    commits: () => (s.stage === 'checks' ? 'roll' : undefined),
    prompt: () => text('ask.retreat-edge', { unit: piece(s, u) }),
    about: () => ({ pieces: [unitId(s, u)] }),
  })
  const path = [spaceId(s, start)]
  for (let n = 0; n < (s.box.limits['retreat-steps'] ?? 0); n++) {
    if (rout && leavesMap(s, u, edge)) {
      put(s, u, s.box.boxes.left)
      break
    }
    const of = retreatHexes(s, u, edge)
    if (of.length === 0) break
    const to = yield* choose<Descent, Space>(s, {
      id: 'retreat-step',
      seat: seatOf(s, u),
      rule,
      of,
      as: hexes,
      commits: () => (s.stage === 'checks' ? 'roll' : undefined),
      prompt: () => text('ask.retreat-step', { unit: piece(s, u) }),
      about: () => ({ pieces: [unitId(s, u)] }),
    })
    s.spent[u] = cell(s.spent, u) + stepPrice(s, u, to)
    put(s, u, to)
    path.push(spaceId(s, to))
  }
  s.spent[u] = before
  if (at(s, u) === start) return
  s.journal?.push(
    onMap(s, u)
      ? line('move', rule, 'log.check-retreat', { unit: piece(s, u), hex: space(s, at(s, u)) }, { path })
      : line('move', rule, 'log.routed-off', { unit: piece(s, u) }, { path }),
  )
}

/** 13.45 At the end of a Commonwealth Movement Phase every leader rallies the routed units of his hex. */
export function rallyAll(s: Descent): void {
  for (const u of s.box.leaders) if (onMap(s, u)) rally(s, u, at(s, u), false)
}

/** 13.45 A leader who ends his movement with routed units rallies them; Forrester rallies the Greeks he passes. */
export function rally(s: Descent, leader: Unit, hex: Space, passing: boolean): void {
  if (!isHex(s, hex) || seatOf(s, leader) !== 'commonwealth' || defOf(s, leader).leadsWhom === 'none') return
  const greeks = defOf(s, leader).leadsWhom === 'greek'
  if (passing && !greeks) return
  const rout = s.box.tables.commandResults.findIndex((r) => r.code === 'Rt')
  for (const u of stackAt(s, hex)) {
    if (cell(s.check, u) !== rout || (passing && defOf(s, u).nation !== 'greek')) continue
    s.check[u] = 0
    s.journal?.push(line('note', '13.45', 'log.rallied', { unit: piece(s, u), leader: piece(s, leader) }))
  }
}
