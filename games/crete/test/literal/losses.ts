// A literal reading of losses and retreats (2.2, 2.4, 3.2, 7.4).
import { at, commands, isArea, isLeader, type Piece, room } from './sheet.ts'
import { leave, refuges } from './walk.ts'
import type { Watch } from './watch.ts'

/** What a loss allows: a fort in this area to be given up, a leader to bear it. */
export interface Terms {
  readonly fort: string
  readonly leaders: boolean
}

export function eliminate(w: Watch, x: Piece): void {
  leave(w.p, x, x.row.para ? 'regrouping' : 'eliminated')
  x.reduced = true
  x.scatter = false
  x.untested = false
  x.deed = 0
  x.aim = ''
  if (x.row.para) w.p.lost.push(x.row.id)
}

export function reduce(w: Watch, x: Piece): void {
  if (x.reduced) eliminate(w, x)
  else x.reduced = true
}

/** One loss falls on a counter; its owner may give up the fort, or let the only full counter, a leader, bear it. */
export function suffer(w: Watch, x: Piece, terms: Terms, whole = false): void {
  const { p } = w
  const keys = [x.row.id]
  if (x.row.seat === 'commonwealth' && terms.fort === x.where && p.forts.has(x.where)) keys.push('fort')
  const full = at(p, x.where, x.row.seat).filter((y) => !y.reduced)
  const only = full[0]
  if (terms.leaders && !whole && full.length === 1 && only && only !== x && isLeader(only)) keys.push(only.row.id)
  const by = w.ask('loss', x.row.seat, keys, undefined, false, { unit: x, whole })
  if (by === 'fort') p.forts.delete(x.where)
  else if (by === x.row.id && whole) eliminate(w, x)
  else {
    const bearer = p.pieces[by]
    if (bearer) reduce(w, bearer)
  }
}

/** A retreat: the owner's choice; without a way one more reduction; leaders may go with the last they command. */
export function retreat(w: Watch, x: Piece, terms: Terms): void {
  const { p } = w
  if (!isArea(x.where)) return
  const open = refuges(p, x)
  if (open.length === 0) {
    suffer(w, x, terms)
    return
  }
  const from = x.where
  const last = at(p, from, x.row.seat).filter(
    (l) =>
      isLeader(l) &&
      !isLeader(x) &&
      commands(l, x) &&
      !at(p, from, x.row.seat).some((y) => y !== x && !isLeader(y) && commands(l, y)),
  )
  const to = w.ask('retreat', x.row.seat, open, undefined, false, { unit: x })
  const gone = [x]
  leave(p, x, to)
  for (const l of last)
    if (room(p, to, x.row.seat) && w.ask('follow', x.row.seat, ['follow', 'stay']) === 'follow') {
      leave(p, l, to)
      gone.push(l)
    }
  // Who comes from another area has done his deed of his own turn (ruling N2).
  if (x.row.seat === p.side) for (const one of gone) one.deed = 1
}
