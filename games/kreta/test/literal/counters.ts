// A literal reading of 16.3 and 13.11: counters turned up, what a unit finds where it comes to rest, and held places.
import { inZone, isEnemy, type Picture, type Piece, seatOf } from './sheet.ts'

/** Turns a unit up, and puts it where it comes to rest: an empty counter of its own side there goes (K30). */
export function rest(p: Picture, x: Piece, to: string): void {
  turnUp(p, x)
  if (seatOf(x) === 'british' && p.empty.includes(to)) {
    p.empty = p.empty.filter((hex) => hex !== to)
    p.quiet = p.quiet.filter((hex) => hex !== to)
  }
  x.where = to
}

/** 16.3 A face-down unit is turned up. */
export function turnUp(p: Picture, x: Piece): void {
  if (!x.down) return
  x.down = false
  p.quiet = p.quiet.filter((hex) => hex !== x.where)
}

/** 13.11, 15.0 Held: no British counter on a hex or beside it. */
export const isHeld = (p: Picture, hex: string): boolean => !isEnemy(p, 'german', hex) && !inZone(p, 'german', hex)
