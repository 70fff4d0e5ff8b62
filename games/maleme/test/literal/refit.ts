// A literal reading of 4.3: what may be refitted, on which die it succeeds.
import { toCup } from './fire.ts'
import { couldEnd, roll } from './initiative.ts'
import { apart, enemyBeside, fired, inPlay, isLeader, onMap, type Picture, type Piece, sideOf } from './sheet.ts'
import type { Watch } from './watch.ts'

/** A chit to lose, or a Fired side to turn. */
export const mayRefit = (x: Piece): boolean =>
  inPlay(x) && (x.pin !== null || x.regroup !== null || (fired(x) && x.row.refit_up_to !== null))

/** A friendly leader in the same hex or zone, or in a hex beside it. */
const hasLeader = (p: Picture, x: Piece): boolean =>
  sideOf(p, x.row.seat).some(
    (l) => isLeader(l) && (l.where === x.where || (onMap(l) && onMap(x) && apart(l.where, x.where) === 1)),
  )

/** Whether a natural die succeeds, its modifiers counted. */
export function succeeds(p: Picture, x: Piece, die: number): boolean {
  const modified = die - (hasLeader(p, x) ? 1 : 0) + (enemyBeside(p, x) ? 1 : 0)
  return modified <= (x.pin !== null || x.regroup !== null ? 3 : (x.row.refit_up_to ?? 0))
}

/** 4.3 A Refit, in an impulse or in Clean-up. */
export function refit(w: Watch, x: Piece, ends: boolean): void {
  const upTo = [1, 2, 3, 4, 5, 6].filter((die) => succeeds(w.p, x, die)).length
  const rolled = roll(w, 'refit')
  const success = succeeds(w.p, x, rolled.sum)
  w.facts({ upTo, result: success ? 'success' : 'failure' })
  if (success) {
    // The pin always lies on top.
    if (x.pin !== null) {
      toCup(w, x.pin)
      x.pin = null
    } else if (x.regroup !== null) {
      toCup(w, x.regroup)
      x.regroup = null
    } else x.back = false
  }
  if (ends) couldEnd(w, rolled)
}
