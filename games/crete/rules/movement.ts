// 6 Movement: what each area costs by road and across country, what stops a move, and where a counter may stop.
import { flood, IMPASSABLE } from '@merkur/board'
import { type About, cell, choose, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { areas, line, piece, space } from '../naming.ts'
import {
  ARRIVED,
  type Area,
  after,
  at,
  type Crete,
  countAt,
  DONE,
  defOf,
  firstAt,
  isArea,
  OWES,
  otherSeat,
  type Seat,
  seatOf,
  spaceId,
  troopsAt,
  type Unit,
  unitId,
  unitsAt,
} from '../state.ts'
import { areaFull, hasRoom, isContested, isEnemy, isNight, isOwn, nightEnemy, noRoad, put } from './areas.ts'
import { faceOf, isScattered, movement } from './units.ts'

export const notHere = refusal('4', 'refuse.not-here')
export const hasActed = refusal('4', 'refuse.has-acted')
export const owesAssault = refusal('5.5', 'refuse.owes-assault')
export const scatteredStays = refusal('7.3', 'refuse.scattered')
export const fixedStays = refusal('6.1', 'refuse.fixed')
export const nowhereToGo = refusal('6.1', 'refuse.nowhere')
export const limitReached = refusal('4', 'refuse.limit', (s: Crete) => ({ limit: s.limit }))
export const takeFirst = refusal('6.3', 'refuse.take-first')
export const sameArea = refusal('6.1', 'refuse.same-area')
export const tooFar = refusal('6.1', 'refuse.too-far', (s: Crete, to: Area) => ({ area: space(s, to) }))
export const needsLeadUnit = refusal('7', 'refuse.needs-lead')
export const onlyAreas = refusal('6.1', 'refuse.choose-area')

/** Ruling N12 Whether an assault on an enemy area has begun that this counter may join: one that leads it has entered. */
const assaultBegun = (s: Crete, to: Area, seat: Seat): boolean => {
  for (let u = firstAt(s, to, seat); u >= 0; u = after(s, u))
    if (cell(s.deed, u) === OWES && defOf(s, u).leadsAssault) return true
  return false
}

/** 5.5, 11, rulings N12, N46 Why a counter may not set foot in an area at all, whatever it costs. */
export function refuseEntry(s: Crete, u: Unit, to: Area): Refusal | undefined {
  const def = defOf(s, u)
  if (def.mechanized && cell(s.box.road, to) === 0) return noRoad
  const seat = seatOf(s, u)
  const enemy = otherSeat(seat)
  if (countAt(s, to, enemy) === 0) return undefined
  const alone = countAt(s, to, seat) === 0
  if (isNight(s)) {
    if ((alone || owedOnly(s, to, seat)) && !(def.night && troopsAt(s, to, enemy) > 0)) return nightEnemy
    return hasRoom(s, to, seat) ? undefined : areaFull
  }
  if (!hasRoom(s, to, seat)) return areaFull
  if (!def.leadsAssault && (alone || owedOnly(s, to, seat)) && !assaultBegun(s, to, seat)) return needsLeadUnit
  return undefined
}

/** Whether all counters of a side in an area entered it in this turn to assault it, so that it is still an enemy area for others. */
export function owedOnly(s: Crete, area: Area, seat: Seat): boolean {
  let owing = false
  for (let u = firstAt(s, area, seat); u >= 0; u = after(s, u)) {
    if (cell(s.deed, u) === OWES) owing = true
    else if (defOf(s, u).kind !== 'leader') return false
  }
  return owing
}

/** 6.3, ruling N55 Whether a side must take this strategic area before any of its counters goes on from it. */
const holdsUp = (s: Crete, area: Area): boolean => cell(s.box.strategic, area) === 1 && isContested(s, area)

/** 6.3 Whether a counter may go from the area it stands in to a neighbouring one: out of a contested strategic area only back. */
const mayGoOn = (s: Crete, u: Unit, to: Area): boolean => !holdsUp(s, at(s, u)) || isOwn(s, to, seatOf(s, u))

/** Least cost to each area, -1 where a counter cannot go; and whether the road way is the cheaper. */
export interface Reach {
  readonly cost: Int16Array
  readonly byRoad: Int16Array
}

/** 6.1, ruling M2 The cost of entering an area, by road or across country. */
function enter(s: Crete, u: Unit, to: Area, byRoad: boolean): number {
  const enemy = countAt(s, to, otherSeat(seatOf(s, u))) > 0 ? s.box.enemyCost : 0
  return cell(byRoad ? s.box.roadCost : s.box.cost, to) + enemy
}

function spread(
  s: Crete,
  u: Unit,
  byRoad: boolean,
  budget: number,
  visit: (to: Area, cost: number, from: Area) => void,
): void {
  const enemy = otherSeat(seatOf(s, u))
  const here = at(s, u)
  const heldUp = holdsUp(s, here)
  flood(
    s.box.board,
    here,
    {
      budget,
      stop: (a) => countAt(s, a, enemy) > 0,
      cost: (from, to, edge) => {
        if (byRoad && cell(s.box.roadEdge, edge) === 0) return IMPASSABLE
        if (heldUp && from === here && !isOwn(s, to, seatOf(s, u))) return IMPASSABLE
        return refuseEntry(s, u, to) ? IMPASSABLE : enter(s, u, to, byRoad)
      },
    },
    (to, cost, from) => {
      visit(to, cost, from)
      return undefined
    },
  )
}

/** 6.1, 6.3 Where a counter may stop with its movement points, and what it costs. */
export function reachOf(s: Crete, u: Unit, budget = movement(s, u)): Reach {
  const cost = new Int16Array(s.box.areas).fill(-1)
  const byRoad = new Int16Array(s.box.areas)
  const here = at(s, u)
  const seat = seatOf(s, u)
  for (const road of [true, false])
    spread(s, u, road, budget, (to, c) => {
      if (to === here || !hasRoom(s, to, seat)) return
      if (cell(cost, to) >= 0 && cell(cost, to) <= c) return
      cost[to] = c
      byRoad[to] = road ? 1 : 0
    })
  return { cost, byRoad }
}

/** The areas of the cheapest way, the start first. */
export function wayTo(s: Crete, u: Unit, to: Area, byRoad: boolean, budget = movement(s, u)): Area[] {
  const before = new Map<Area, Area>()
  spread(s, u, byRoad, budget, (area, _, from) => before.set(area, from))
  const way = [to]
  for (let from = before.get(to) ?? -1; from >= 0; from = before.get(from) ?? -1) way.unshift(from)
  return way
}

/** Whether a counter could stop anywhere: a neighbour first, then farther. */
function canMove(s: Crete, u: Unit): boolean {
  const points = movement(s, u)
  const seat = seatOf(s, u)
  for (const to of s.box.near[at(s, u)] ?? [])
    if (hasRoom(s, to, seat) && !refuseEntry(s, u, to) && enter(s, u, to, false) <= points && mayGoOn(s, u, to))
      return true
  return reachOf(s, u).cost.some((c) => c >= 0)
}

/** 4, ruling N8 Whether the Commonwealth may still move out of an area in this turn. */
export const mayLeave = (s: Crete, area: Area): boolean =>
  s.side === 'german' || cell(s.counted, area) === 1 || s.moved < s.limit

/** Why a counter of the active area may not be moved, its deed of the turn left aside. */
export function refuseMoving(s: Crete, u: Unit): Refusal | undefined {
  if (isScattered(s, u)) return scatteredStays
  if (faceOf(s, u).movement === 0) return fixedStays
  if (!mayLeave(s, at(s, u))) return limitReached
  if (canMove(s, u)) return undefined
  return holdsUp(s, at(s, u)) ? takeFirst : nowhereToGo
}

/** Why a counter has no deed left in this activation (ruling N2). */
export function refuseDeed(s: Crete, u: Unit): Refusal | undefined {
  if (at(s, u) !== s.active) return notHere
  const deed = cell(s.deed, u)
  return deed === OWES ? owesAssault : deed !== 0 ? hasActed : undefined
}

/** Why a counter may not be moved: that it is scattered says more than that it has acted. */
export function refuseMove(s: Crete, u: Unit): Refusal | undefined {
  if (at(s, u) === s.active && isScattered(s, u)) return scatteredStays
  return refuseDeed(s, u) ?? refuseMoving(s, u)
}

/** Why a counter with this reach may not stop in an area. */
function refuseTo(s: Crete, u: Unit, reach: Reach, to: Area): Refusal | undefined {
  if (cell(reach.cost, to) >= 0) return undefined
  if (to === at(s, u)) return sameArea
  if (holdsUp(s, at(s, u))) return takeFirst
  return refuseEntry(s, u, to) ?? (hasRoom(s, to, seatOf(s, u)) ? tooFar : areaFull)
}

function previewMove(s: Crete, u: Unit, reach: Reach, to: Area): About {
  const byRoad = cell(reach.byRoad, to) === 1
  return {
    spaces: [spaceId(s, to)],
    path: wayTo(s, u, to, byRoad).map((a) => spaceId(s, a)),
    text: text(byRoad ? 'preview.road' : 'preview.country', { cost: cell(reach.cost, to), points: movement(s, u) }),
  }
}

/** 6.1 One counter of the active area moves; entering an enemy area it must assault (5.5), a contested one it may. */
export function* move(s: Crete, u: Unit): Flow {
  const reach = reachOf(s, u)
  const from = at(s, u)
  const to = yield* choose<Crete, Area>(s, {
    id: 'to',
    seat: seatOf(s, u),
    rule: '6.1',
    of: s.box.everywhere,
    as: areas,
    refuse: (a) => refuseTo(s, u, reach, a),
    outside: () => onlyAreas,
    prompt: () => text('ask.to', { unit: piece(s, u), points: movement(s, u) }),
    about: () => ({ pieces: [unitId(s, u)], spaces: [spaceId(s, from)] }),
    preview: (a) => previewMove(s, u, reach, a),
  })
  step(s, u, to, cell(reach.byRoad, to) === 1, cell(reach.cost, to))
}

/** Carries a move out, counts the area it leaves (4), and notes what the counter owes where it arrives. */
export function step(s: Crete, u: Unit, to: Area, byRoad: boolean, cost: number): void {
  const from = at(s, u)
  const seat = seatOf(s, u)
  const path = s.journal ? wayTo(s, u, to, byRoad).map((a) => spaceId(s, a)) : []
  if (seat === 'commonwealth' && cell(s.counted, from) === 0) {
    s.counted[from] = 1
    s.moved++
  }
  const enemyArea = isEnemy(s, to, seat) || (countAt(s, to, otherSeat(seat)) > 0 && owedOnly(s, to, seat))
  put(s, u, to)
  s.deed[u] = countAt(s, to, otherSeat(seat)) === 0 || defOf(s, u).kind === 'leader' ? DONE : enemyArea ? OWES : ARRIVED
  s.journal?.push(
    line(
      'move',
      '6.1',
      enemyArea ? 'log.enters' : 'log.move',
      {
        unit: piece(s, u),
        from: space(s, from),
        to: space(s, to),
        cost,
        way: text(byRoad ? 'way.road' : 'way.country'),
      },
      { seat, path },
    ),
  )
}

/** Areas where counters of a side owe an assault now; debts without an enemy or without a lead lapse (ruling N37). */
export function owedAreas(s: Crete, seat: Seat): Area[] {
  const out: Area[] = []
  for (const u of s.box.sides[seat]) {
    if (cell(s.deed, u) !== OWES) continue
    const area = at(s, u)
    if (!isArea(s, area) || countAt(s, area, otherSeat(seat)) === 0 || !assaultBegun(s, area, seat)) {
      s.deed[u] = DONE
      continue
    }
    if (!out.includes(area)) out.push(area)
  }
  return out
}

/** Counters that make the compulsory assault in an area. */
export const owersIn = (s: Crete, area: Area, seat: Seat): Unit[] =>
  unitsAt(s, area, seat).filter((u) => cell(s.deed, u) === OWES)

/** Of the owed areas those where the assault is due now; who came ashore alone may wait until the turn ends (5.4, ruling N42). */
export const owedAtOnce = (s: Crete, seat: Seat): Area[] =>
  owedAreas(s, seat).filter((a) => owersIn(s, a, seat).some((u) => cell(s.ashore, u) === 0))
