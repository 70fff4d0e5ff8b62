// A literal reading of chapter 6: every way a counter could take, priced by road and across country, and where it may stop.
import {
  aloneIn,
  area,
  at,
  bordersOf,
  isLeader,
  leadsAssault,
  movement,
  near,
  night,
  other,
  type Picture,
  type Piece,
  room,
} from './sheet.ts'
import type { Watch } from './watch.ts'

const enemies = (p: Picture, x: Piece, where: string): Piece[] => at(p, where, other(x.row.seat))

/** Friends in an area all entered it to assault it, so that to others it is still the enemy's. */
const onlyNewcomers = (p: Picture, where: string, x: Piece): boolean => newcomersOf(p, where, x.row.seat)

export const newcomersOf = (p: Picture, where: string, seat: Piece['row']['seat']): boolean => {
  const friends = at(p, where, seat)
  return friends.some((f) => f.deed === 3) && friends.every((f) => f.deed === 3 || isLeader(f))
}

/** Why not even a foot may be set into an area: no road for vehicles, the night, nobody to lead the assault, no room. */
export function mayEnter(p: Picture, x: Piece, to: string): boolean {
  if (x.row.mechanized && !area(to).road) return false
  if (enemies(p, x, to).length === 0) return true
  if (!room(p, to, x.row.seat)) return false
  const enemyArea = aloneIn(p, to, other(x.row.seat)) || onlyNewcomers(p, to, x)
  if (!enemyArea) return true
  if (night(p)) return x.row.night && enemies(p, x, to).some((e) => !isLeader(e))
  return leadsAssault(x) || at(p, to, x.row.seat).some((f) => f.deed === 3 && leadsAssault(f))
}

/** Points to enter an area. */
export function price(p: Picture, x: Piece, to: string, byRoad: boolean): number {
  const { map, terrain } = area(to)
  const ground = map === 'strategic' ? 6 : byRoad ? 1 : { flat: 1, difficult: 1, hill: 2, mountain: 4 }[terrain]
  return ground + (enemies(p, x, to).length > 0 ? 1 : 0)
}

/** An area of a counter's own side: friends alone are there, or nobody but its marker. */
const isOwnArea = (p: Picture, x: Piece, where: string): boolean =>
  aloneIn(p, where, x.row.seat) ||
  (at(p, where, 'german').length + at(p, where, 'commonwealth').length === 0 &&
    p.owner[where] === (x.row.seat === 'german' ? 1 : 2))

/** All areas a counter could stop in, each with its least price. */
export function ways(p: Picture, x: Piece): Map<string, number> {
  const found = new Map<string, number>()
  // 6.3 Enemies in a strategic area must be driven out before anyone goes on: only the way back is open (ruling N55).
  const heldUp = area(x.where).map === 'strategic' && enemies(p, x, x.where).length > 0
  // A way that comes to an area with no more points left than another did leads nowhere new.
  const go = (here: string, left: number, spent: number, byRoad: boolean, seen: Map<string, number>): void => {
    for (const { to, road } of bordersOf(here)) {
      if (here === x.where && heldUp && !isOwnArea(p, x, to)) continue
      if (to === x.where || (byRoad && !road) || !mayEnter(p, x, to)) continue
      const cost = price(p, x, to, byRoad)
      if (cost > left || (seen.get(to) ?? -1) >= left - cost) continue
      seen.set(to, left - cost)
      if (room(p, to, x.row.seat) && (found.get(to) ?? 99) > spent + cost) found.set(to, spent + cost)
      if (enemies(p, x, to).length === 0) go(to, left - cost, spent + cost, byRoad, seen)
    }
  }
  for (const byRoad of [true, false]) go(x.where, movement(x), 0, byRoad, new Map())
  return found
}

/** 6.1, 5.5 One move, and what the counter owes where it arrives. */
export function step(w: Watch, x: Piece): void {
  const { p } = w
  arrive(p, x, w.ask('to', x.row.seat, [...ways(p, x).keys()]))
}

/** A counter has moved: the area it left is counted, and it may owe an assault. */
export function arrive(p: Picture, x: Piece, to: string): void {
  const enemyArea = aloneIn(p, to, other(x.row.seat)) || (enemies(p, x, to).length > 0 && onlyNewcomers(p, to, x))
  const from = x.where
  if (x.row.seat === 'commonwealth' && !p.counted.has(from)) {
    p.counted.add(from)
    p.moved++
  }
  leave(p, x, to)
  x.deed = enemies(p, x, to).length === 0 || isLeader(x) ? 1 : enemyArea ? 3 : 2
}

/** 3.2 A counter goes to another place; a fort that nobody of the Commonwealth is left in is lost. */
export function leave(p: Picture, x: Piece, to: string): void {
  const from = x.where
  x.where = to
  if (x.row.seat === 'commonwealth' && p.forts.has(from) && at(p, from, 'commonwealth').length === 0)
    p.forts.delete(from)
}

/** 6.1 Where a counter may retreat: a neighbour without enemies, with room, with a road for vehicles. */
export const refuges = (p: Picture, x: Piece): string[] =>
  near(x.where).filter(
    (a) => enemies(p, x, a).length === 0 && room(p, a, x.row.seat) && (!x.row.mechanized || area(a).road),
  )
