// 4.0 and 10.1 Movement: points, prices, zones of control, nights, and one unit's move over the map.
import { cheapestPath, type FloodRules, flood, IMPASSABLE, reach } from '@merkur/board'
import { type About, cell, choose, type Flow, type Naming, type Ref, type Refusal, refusal, text } from '@merkur/engine'
import { spaceRef, spaces, unitRef } from '../naming.ts'
import {
  defOf,
  distance,
  enemiesAt,
  enemyZone,
  friendsAt,
  here,
  isHex,
  type Kreta,
  type Space,
  seatOf,
  spaceId,
  spaceNamed,
  turnDef,
  type Unit,
  unitId,
} from '../state.ts'
import { comeToRest, revealsAt, show } from './losses.ts'

export const notOnMap = refusal('4.1', 'refuse.not-on-map')
export const hasMoved = refusal('4.27', 'refuse.has-moved')
export const inZone = refusal('4.22', 'refuse.in-zone')
export const onEnemy = refusal('12.23', 'refuse.on-enemy')
export const tooFew = refusal('4.23', 'refuse.no-points-for-any')
export const friendThere = refusal('4.42', 'refuse.friend-there')
export const enemyThere = refusal('4.21', 'refuse.enemy-there')
export const sea = refusal('4.32', 'refuse.sea')
export const peaks = refusal('17.1', 'refuse.peaks')
export const otherPart = refusal('9.11', 'refuse.other-part')
export const tooFar = refusal('4.23', 'refuse.too-far')
export const barred = refusal('5.21', 'refuse.barred')
export const nightZone = refusal('10.12', 'refuse.night-zone')
export const whereItIs = refusal('4.1', 'refuse.where-it-is')
export const chooseHex = refusal('4.1', 'refuse.choose-hex')
export const noExit = refusal('9.11', 'refuse.no-exit')

/** 4.5, 10.11, 12.24 Movement of a unit in this phase, in half points. */
export function halfPoints(s: Kreta, u: Unit): number {
  const { move, seat } = defOf(s, u)
  const halved = cell(s.landed, u) === 1 || (seat === 'british' && turnDef(s).halved)
  return halved ? move : 2 * move
}

/** Where a unit sets out and what it may spend, in half points. */
interface Start {
  readonly unit: Unit
  readonly from: Space
  readonly budget: number
}

/** A unit where it stands, with the movement it has in this phase. */
const asItStands = (s: Kreta, u: Unit): Start => ({ unit: u, from: here(s, u), budget: halfPoints(s, u) })

/** 4.2, 5.2, 10.12 How a unit spreads over the map: enemies bar it, their zones stop it; who leaves a zone enters none. */
function rulesOf(s: Kreta, { unit, from, budget }: Start): FloodRules {
  const german = seatOf(s, unit) === 'german'
  const enemies = german ? s.cache.british : s.cache.german
  const zones = german ? s.cache.zoneBritish : s.cache.zoneGerman
  const { enter } = s.box
  const leavesZone = cell(zones, from) > 0
  return {
    budget,
    cost: (a, b, edge) => {
      if (cell(enemies, b) > 0 || (leavesZone && cell(zones, b) > 0)) return IMPASSABLE
      return cell(enter, 2 * edge + (b > a ? 1 : 0))
    },
    stop: (space) => cell(zones, space) > 0,
  }
}

/** 9.11 The end of the track that a unit leaves for from a part of the map. */
const trackEnd = (s: Kreta, hex: Space): Space => (cell(s.box.part, hex) === 0 ? s.box.west : s.box.east)

/** A space a unit can reach, with what is spent on the way, in half points. */
export interface Reached {
  readonly space: Space
  readonly cost: number
}

/** Every hex within reach of a start, hexes of friends too, cheapest first, and the end of the track if it can be left for. */
function spread(s: Kreta, start: Start): Reached[] {
  const seat = seatOf(s, start.unit)
  const { isExit } = s.box
  const out: Reached[] = []
  let leave = -1
  flood(s.box.board, start.from, rulesOf(s, start), (space, cost, before) => {
    if (before >= 0) out.push({ space, cost })
    if (leave < 0 && cell(isExit, space) === 1 && (before < 0 || enemyZone(s, seat, space) === 0)) leave = cost
    return undefined
  })
  const end = trackEnd(s, start.from)
  const price = s.box.limits['exit-cost'] ?? 0
  if (leave >= 0 && leave + price <= start.budget && enemiesAt(s, seat, end) === 0)
    out.push({ space: end, cost: leave + price })
  return out
}

/** 4.0 Everything a unit on the map can reach in this phase. It must be free to move. */
export const reachOf = (s: Kreta, u: Unit): Reached[] => spread(s, asItStands(s, u))

/** Whether a start leads anywhere a move may end. */
function leadsOn(s: Kreta, start: Start): boolean {
  const { unit, from, budget } = start
  const seat = seatOf(s, unit)
  const leavesZone = enemyZone(s, seat, from) > 0
  const { offset, target, edge } = s.box.board.out
  let through = cell(s.box.isExit, from) === 1
  for (let i = cell(offset, from); i < cell(offset, from + 1); i++) {
    const to = cell(target, i)
    const cost = cell(s.box.enter, 2 * cell(edge, i) + (to > from ? 1 : 0))
    if (cost < 0 || cost > budget || enemiesAt(s, seat, to) > 0) continue
    if (leavesZone && enemyZone(s, seat, to) > 0) continue
    if (friendsAt(s, seat, to) === 0) return true
    through = true
  }
  return through && spread(s, start).some((r) => !isHex(s, r.space) || friendsAt(s, seat, r.space) === 0)
}

/** Whether a unit that lands in a hex could move off at once with half its movement (ruling K10). */
export const couldMoveOff = (s: Kreta, u: Unit, hex: Space): boolean =>
  leadsOn(s, { unit: u, from: hex, budget: defOf(s, u).move })

/** 4.22, 4.27, 12.23 Why a unit may not leave its hex in this phase, wherever it might go. */
export function refuseLeave(s: Kreta, u: Unit): Refusal | undefined {
  const from = here(s, u)
  if (!isHex(s, from)) return notOnMap
  if (cell(s.moved, u) === 1) return hasMoved
  const seat = seatOf(s, u)
  if (enemiesAt(s, seat, from) > 0) return onEnemy
  return enemyZone(s, seat, from) > 0 && turnDef(s).day ? inZone : undefined
}

/** Why a unit on the map may not move in this phase. */
export const refuseMove = (s: Kreta, u: Unit): Refusal | undefined =>
  refuseLeave(s, u) ?? (leadsOn(s, asItStands(s, u)) ? undefined : tooFew)

/** Why spaces that a unit cannot reach cannot be reached; what it could pay for is reckoned once, when first asked. */
export function farRefusals(s: Kreta, u: Unit): (ref: Ref) => Refusal {
  const start = asItStands(s, u)
  const seat = seatOf(s, u)
  let payable: Int32Array | undefined
  return (ref) => {
    if (!('space' in ref)) return chooseHex
    const space = spaceNamed(s, ref.space)
    if (space === start.from) return whereItIs
    if (!isHex(s, space)) return noExit
    if (cell(s.box.land, space) === 0) return cell(s.box.peak, space) === 1 ? peaks : sea
    if (distance(s, start.from, space) > s.box.hexes) return otherPart
    if (enemiesAt(s, seat, space) > 0) return enemyThere
    if (enemyZone(s, seat, start.from) > 0 && enemyZone(s, seat, space) > 0) return nightZone
    const { stop: _stop, ...rules } = rulesOf(s, start)
    payable ??= reach(s.box.board, start.from, rules).cost
    return cell(payable, space) >= 0 ? barred : tooFar
  }
}

/** The way a unit goes to a space that it can reach. */
export function wayTo(s: Kreta, u: Unit, space: Space): Space[] {
  const start = asItStands(s, u)
  const rules = rulesOf(s, start)
  if (isHex(s, space)) return cheapestPath(s.box.board, start.from, space, rules)?.spaces ?? [start.from, space]
  const seat = seatOf(s, u)
  let best: { spaces: Space[]; cost: number } | undefined
  for (const exit of space === s.box.west ? s.box.exits.west : s.box.exits.east) {
    if (exit !== start.from && enemyZone(s, seat, exit) > 0) continue
    const way = cheapestPath(s.box.board, start.from, exit, rules)
    if (way && (!best || way.cost < best.cost)) best = way
  }
  return [...(best?.spaces ?? [start.from]), space]
}

function previewMove(s: Kreta, u: Unit, { space, cost }: Reached): About {
  const stops = isHex(s, space) && enemyZone(s, seatOf(s, u), space) > 0
  return {
    pieces: [unitId(s, u)],
    spaces: [spaceId(s, space)],
    path: wayTo(s, u, space).map((x) => spaceId(s, x)),
    text: text(stops ? 'preview.move-zone' : 'preview.move', { spent: cost / 2, points: halfPoints(s, u) / 2 }),
  }
}

const reached: Naming<Kreta, Reached> = {
  key: (s, r) => spaces.key(s, r.space),
  touches: (s, r) => spaces.touches(s, r.space),
  label: (s, r) => spaces.label(s, r.space),
}

/** 4.1 One unit's move over the map: where it goes, in one act (ruling K44). */
export function* moveUnit(s: Kreta, u: Unit): Flow {
  const from = here(s, u)
  const seat = seatOf(s, u)
  const to = yield* choose<Kreta, Reached>(s, {
    id: 'to',
    seat,
    rule: '4.1',
    of: reachOf(s, u),
    as: reached,
    refuse: (r) => (isHex(s, r.space) && friendsAt(s, seat, r.space) > 0 ? friendThere : undefined),
    commits: (r) => revealsAt(s, u, r.space),
    outside: farRefusals(s, u),
    prompt: () => text('ask.to', { unit: unitRef(s, u), points: halfPoints(s, u) / 2 }),
    about: () => ({ pieces: [unitId(s, u)], spaces: [spaceId(s, from)] }),
    preview: (r) => previewMove(s, u, r),
    auto: false,
  })
  const way = s.journal ? wayTo(s, u, to.space) : []
  show(s, u, '16.32')
  comeToRest(s, u, to.space)
  s.moved[u] = 1
  journalMove(s, u, from, to.space, isHex(s, to.space) ? '4.1' : '9.11', way)
}

/** Writes a move to the journal. */
export function journalMove(s: Kreta, u: Unit, from: Space, to: Space, rule: string, way: readonly Space[] = []): void {
  s.journal?.push({
    kind: 'move',
    seat: seatOf(s, u),
    rule,
    text: text('log.move', { unit: unitRef(s, u), from: spaceRef(s, from), to: spaceRef(s, to) }),
    refs: [unitRef(s, u), spaceRef(s, to)],
    path: (way.length > 0 ? way : [from, to]).map((x) => spaceId(s, x)),
  })
}
