// A literal reading of 4.0, 5.2, 9.0, 10.1, 13.0 and 16.3: one act of a movement phase, or its end.
import type { Seat } from '../../state.ts'
import { isHeld, rest } from './counters.ts'
import { closePhase } from './phases.ts'
import {
  around,
  at,
  attackOf,
  danger,
  edgeRow,
  hexes,
  hexRow,
  inZone,
  isDay,
  isEnemy,
  isGun,
  isHex,
  isLand,
  isTrack,
  named,
  other,
  type Picture,
  type Piece,
  partOf,
  seatOf,
  sideOf,
  TRACK,
  tables,
} from './sheet.ts'
import type { Watch } from './watch.ts'

const GROUND: Readonly<Record<string, number>> = {
  'high-mountains': 4,
  mountains: 3,
  hills: 2,
  clear: 1,
  airfield: 1,
  town: 0.5,
}

/** 17.1, 4.33 to 4.37 What a step costs. */
function price(from: string, to: string): number {
  const ground = GROUND[hexRow(to)?.terrain ?? ''] ?? Number.POSITIVE_INFINITY
  const edge = edgeRow(from, to)
  if (edge?.route === 'road') return 0.5
  if (edge?.route === 'path') return Math.min(1, hexRow(to)?.terrain === 'town' ? 0.5 : 1)
  return ground + (edge !== undefined && edge.river !== '' ? 1 : 0)
}

/** 4.5, 10.11, 12.24 */
function pointsOf(p: Picture, x: Piece): number {
  return x.landed || (seatOf(x) === 'british' && isDay(p)) ? x.row.move / 2 : x.row.move
}

/** Hexes and the end of the track within reach, with what they cost. */
function reach(p: Picture, x: Piece, from: string, points: number): Map<string, number> {
  const { enemies, zones } = danger(p, seatOf(x))
  const spent = new Map([[from, 0]])
  const todo = [from]
  for (let hex = todo.shift(); hex !== undefined; hex = todo.shift()) {
    // 5.21 Whoever has entered a zone goes no further.
    if (hex !== from && zones.has(hex)) continue
    for (const to of around(hex)) {
      if (!isLand(to) || enemies.has(to)) continue
      // 10.12 Whoever sets out from a zone enters no other.
      if (zones.has(from) && zones.has(to)) continue
      const cost = (spent.get(hex) ?? 0) + price(hex, to)
      if (cost > points || cost >= (spent.get(to) ?? Number.POSITIVE_INFINITY)) continue
      spent.set(to, cost)
      todo.push(to)
    }
  }
  // 9.11 Leaving over the common edge costs a point.
  const end = partOf(from)
  const exits = [...spent].filter(([hex]) => hexRow(hex)?.exit !== '' && (hex === from || !zones.has(hex)))
  const best = Math.min(...exits.map(([, cost]) => cost)) + 1
  spent.delete(from)
  if (best <= points && !enemies.has(end)) spent.set(end, best)
  return spent
}

/** 4.42 Where the move may end. */
const ends = (p: Picture, x: Piece, from: string, points: number): string[] =>
  [...reach(p, x, from, points).keys()].filter((to) => isTrack(to) || at(p, seatOf(x), to).length === 0)

/** K10 Whether a unit could go on from where it lands. */
export const couldGoOn = (p: Picture, x: Piece, hex: string): boolean => ends(p, x, hex, x.row.move / 2).length > 0

const standsOnEnemy = (p: Picture, x: Piece): boolean => isEnemy(p, seatOf(x), x.where)

/** 4.1, 4.22, 4.27, 12.23 Whether a unit on the map may move. */
function mayMove(p: Picture, x: Piece): boolean {
  if (!isHex(x.where) || x.moved || standsOnEnemy(p, x)) return false
  if (isDay(p) && inZone(p, seatOf(x), x.where)) return false
  return ends(p, x, x.where, pointsOf(p, x)).length > 0
}

/** 9.24 Spaces a unit on the track may step onto. */
const steps = (p: Picture, x: Piece): string[] => {
  const i = TRACK.indexOf(x.where)
  return [TRACK[i - 1], TRACK[i + 1]].filter((to) => to !== undefined && !isEnemy(p, seatOf(x), to)) as string[]
}

/** 9.31 Whether a side pushes from a space onto the next. */
function mayPush(p: Picture, seat: Seat, from: string, to: string | undefined): boolean {
  if (to === undefined) return false
  const own = at(p, seat, from).filter((x) => !x.moved)
  const foes = at(p, other(seat), to)
  if (own.length === 0 || foes.length === 0) return false
  const held = foes.reduce((sum, x) => sum + (isGun(x) ? (x.row.fire_defence ?? 0) : x.row.defence), 0)
  return own.reduce((sum, x) => sum + attackOf(x), 0) > held
}

const heading = (i: number, by: number): string => `push ${TRACK[i]} ${by < 0 ? 'west' : 'east'}`

const pushes = (p: Picture, seat: Seat): string[] =>
  TRACK.flatMap((from, i) => [-1, 1].filter((by) => mayPush(p, seat, from, TRACK[i + by])).map((by) => heading(i, by)))

/** 13.1 Airfields where a unit may land. */
const fields = (p: Picture, x: Piece): string[] =>
  tables.places
    .filter((f) => f.kind === 'airfield' && isHeld(p, f.hex) && (p.flown[f.id] ?? 0) < f.air_capacity)
    .filter((f) => at(p, 'german', f.hex).length === 0 || couldGoOn(p, x, f.hex))
    .map((f) => f.id)

const mayFly = (p: Picture, x: Piece): boolean =>
  x.row.air && x.where === 'reserve' && isDay(p) && fields(p, x).length > 0

/** 9.24 Whoever could still step, or push. */
const owesStep = (p: Picture, x: Piece): boolean => {
  const i = TRACK.indexOf(x.where)
  if (i < 0 || x.moved) return false
  const seat = seatOf(x)
  return steps(p, x).length > 0 || [-1, 1].some((by) => mayPush(p, seat, x.where, TRACK[i + by]))
}

/** 4.1 One act of a movement phase. */
export function movement(w: Watch, wish?: (keys: readonly string[]) => string): string {
  const { p } = w
  const seat: Seat = p.stage === 'british-move' ? 'british' : 'german'
  const own = sideOf(p, seat)
  const keys = [
    ...own
      .filter((x) => mayMove(p, x) || (isTrack(x.where) && !x.moved && steps(p, x).length > 0))
      .map((x) => `move ${x.row.id}`),
    ...own.filter((x) => mayFly(p, x)).map((x) => `fly ${x.row.id}`),
    ...pushes(p, seat),
    ...(own.some((x) => owesStep(p, x)) ? [] : ['done']),
  ]
  const key = w.ask('move', seat, keys, wish)
  const [verb = '', name = '', way = ''] = key.split(' ')
  if (verb === 'done') closePhase(w, seat)
  else if (verb === 'push') push(w, seat, name, way === 'west' ? -1 : 1)
  else if (verb === 'fly') fly(w, named(p, name))
  else if (isTrack(named(p, name).where)) step(w, named(p, name))
  else walk(w, named(p, name))
  return verb
}

/** 4.1 One move over the map. */
export function walk(w: Watch, x: Piece): void {
  const to = w.ask('to', seatOf(x), ends(w.p, x, x.where, pointsOf(w.p, x)))
  rest(w.p, x, to)
  x.moved = true
}

/** 9.11, K46 Free hexes of the edge column, else the nearest one of row 1. */
function landings(p: Picture, end: string): string[] {
  const free = (hex: string): boolean => isLand(hex) && !isEnemy(p, 'german', hex) && !isEnemy(p, 'british', hex)
  const own = hexes.filter((hex) => partOf(hex) === end && free(hex))
  const edge = own.filter((hex) => hex.startsWith(end === 'west' ? '89,' : '90,'))
  if (edge.length > 0) return edge
  const south = own.filter((hex) => hex.endsWith(',1'))
  south.sort((a, b) => (end === 'west' ? 1 : -1) * (Number.parseInt(b, 10) - Number.parseInt(a, 10)))
  return south.slice(0, 1)
}

/** 9.11, K14 Onto a space of the track; over its end onto the map. */
function enter(w: Watch, x: Piece, space: string): void {
  if (space !== 'west' && space !== 'east') {
    x.where = space
    return
  }
  const open = landings(w.p, space)
  if (open.length === 0) x.where = 'lost'
  else rest(w.p, x, w.ask('arrival', seatOf(x), open))
}

/** 9.24 One step along the track. */
function step(w: Watch, x: Piece): void {
  const to = w.ask('step', seatOf(x), steps(w.p, x))
  x.moved = true
  enter(w, x, to)
}

/** 9.3 A push. */
function push(w: Watch, seat: Seat, from: string, by: number): void {
  const to = TRACK[TRACK.indexOf(from) + by] ?? ''
  const beyond = TRACK[TRACK.indexOf(to) + by]
  const own = at(w.p, seat, from).filter((x) => !x.moved)
  const foes = at(w.p, other(seat), to)
  for (const x of own) x.moved = true
  for (const x of foes) {
    if (beyond === undefined) enter(w, x, to)
    else if (at(w.p, seat, beyond).length > 0) x.where = 'lost'
    else enter(w, x, beyond)
  }
  for (const x of own) enter(w, x, to)
}

/** 13.1 Air transport. */
function fly(w: Watch, x: Piece): void {
  const id = w.ask('airfield', 'german', fields(w.p, x))
  const hex = tables.places.find((f) => f.id === id)?.hex ?? ''
  const crowded = at(w.p, 'german', hex).length > 0
  w.p.flown[id] = (w.p.flown[id] ?? 0) + 1
  x.where = hex
  x.landed = true
  if (crowded) walk(w, x)
}
