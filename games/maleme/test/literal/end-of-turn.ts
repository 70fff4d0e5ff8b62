// A literal reading of 6 and 5.1.4: what happens between the last action of a turn and the first of the next.
import type { Seat } from '../../state.ts'
import { toCup } from './fire.ts'
import { putInContact } from './headquarters.ts'
import { roll } from './initiative.ts'
import { refit } from './refit.ts'
import {
  all,
  apart,
  around,
  at,
  enemyBeside,
  fired,
  inPlay,
  onMap,
  type Picture,
  type Piece,
  piece,
  sideOf,
} from './sheet.ts'
import { isOver, meet, shift, stars } from './victory.ts'
import type { Watch } from './watch.ts'

/** Half hours from 8:30 to 10:00 and to 11:00. */
const TEN = 3
const ELEVEN = 5

/** 5.1.4 steps 4 and 5, or 6.1; then the clock and the first part of 6.2. */
export function endOfTurn(w: Watch): void {
  const p = w.p
  if (p.turn === TEN) {
    if (!p.contacted.includes('A')) putInContact(p, 'A')
    p.initiative = 'allied'
  }
  // Full hours from 11:00 on: an odd number of half hours after 8:30.
  if (p.turn >= ELEVEN && p.turn % 2 === 1) {
    const die = roll(w, 'panic').sum
    const panics = die > p.contacted.length
    w.facts({ contacts: p.contacted.length, result: panics ? 'panic' : 'calm' })
    if (panics) shift(p, 'allied', -1)
  }
  if (isOver(p)) return
  p.turn += 1
  meet(p)
  if (isOver(p)) return
  for (const x of sideOf(p, 'german')) {
    if (!inPlay(x) || x.regroup === null || x.pin !== null) continue
    if (enemyBeside(p, x)) p.owed = all(p).flatMap((y) => (y === x || p.owed.includes(y.row.id) ? [y.row.id] : []))
    else {
      toCup(w, x.regroup)
      x.regroup = null
    }
  }
}

/** Hexes one away that no enemy stands in or beside. */
const quiet = (p: Picture, x: Piece): string[] =>
  around(x.where).filter(
    (h) => at(p, h, 'allied').length === 0 && !sideOf(p, 'allied').some((e) => onMap(e) && apart(e.where, h) === 1),
  )

/** 6.2 For one regrouping unit beside an enemy: a refit, or one hex away. */
export function regroup(w: Watch): void {
  const keys = w.p.owed.flatMap((id) => [`refit ${id}`, ...quiet(w.p, piece(w.p, id)).map((h) => `step ${id} ${h}`)])
  const [verb, id = '', hex = ''] = w.ask('regroup', 'german', keys).split(' ')
  w.p.owed = w.p.owed.filter((x) => x !== id)
  if (verb === 'refit') refit(w, piece(w.p, id), false)
  else piece(w.p, id).where = hex
}

/** 6.2 Each side takes off as many of its pins as it likes, both at the same time. */
export function unpin(w: Watch): void {
  const pinned = (seat: Seat): string[] => sideOf(w.p, seat).flatMap((x) => (x.pin === null ? [] : [x.row.id]))
  const seats = (['german', 'allied'] as const).filter((seat) => pinned(seat).length > 0)
  const off: Record<Seat, Set<string>> = { german: new Set(pinned('german')), allied: new Set(pinned('allied')) }
  const open = new Set(seats)
  while (open.size > 0) {
    const seat = w.any([...open])
    const key = w.ask('unpin', seat, ['done', ...pinned(seat)], (keys) => (w.chance(3) > 1 ? 'done' : w.any(keys)))
    if (key === 'done') open.delete(seat)
    else if (!off[seat].delete(key)) off[seat].add(key)
    // Until both are done nothing is taken off: the two choose at the same time.
  }
  for (const seat of seats)
    for (const id of off[seat]) {
      const x = piece(w.p, id)
      toCup(w, x.pin)
      x.pin = null
    }
}

/** 6.2 Guns with a T, Isolated markers, stars; then the next turn. */
export function cleanUp(w: Watch): void {
  const p = w.p
  for (const x of all(p)) if (inPlay(x) && fired(x) && x.row.refit_at_end) x.back = false
  p.tried = []
  stars(p)
  if (isOver(p)) return
  p.ending = false
  p.chanceGone = false
  p.passes = { german: 0, allied: 0 }
  p.active = p.initiative
  // 5.1.4 step 2: the heavy flak has spent itself on the transports.
  const flak = piece(p, '151RA')
  if (p.turn === TEN && inPlay(flak)) flak.back = true
}
