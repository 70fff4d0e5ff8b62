// What a bot looks for: points afloat, what may still embark, and how near the Germans are to the beach.
import { cell, item, type SeatId } from '@merkur/engine'
import { result } from './rules/end.ts'
import { ALLIED, pointsOf, type Sfakia } from './state.ts'

/** Points the Allied seat may hope for, against those that make a draw. */
function hope(s: Sfakia): number {
  const nights = s.box.turns.length - s.turn + (s.phase === 'over' ? 0 : 1)
  let chits = 0
  let room = 0
  for (const [i, ship] of s.box.ships.entries()) {
    chits += cell(s.cup, i)
    room += cell(s.cup, i) * ship.room
  }
  const each = chits > 0 ? room / chits : 0
  let nearest = 9
  for (const u of s.box.germans) {
    const at = cell(s.at, u)
    if (at >= 0 && at < s.box.areas.length) nearest = Math.min(nearest, item(s.box.toBeach, at))
  }
  let bars = 0
  for (const u of s.box.rearguard) {
    const at = cell(s.at, u)
    if (at < s.box.areas.length) bars += item(s.box.units, u).strength / 6
  }
  let ashore = 0
  for (const [u, def] of s.box.units.entries())
    if (def.points > 0 && cell(s.at, u) < s.box.areas.length) ashore += def.points
  const safeNights = Math.min(nights, Math.max(0, nearest - 1 + bars))
  return pointsOf(s) + Math.min(ashore, safeNights * each)
}

/** -1 to 1 for a seat: won and lost games are 1 and -1. */
export function evaluate(s: Sfakia, seat: SeatId): number {
  const end = result(s)
  const allied = end
    ? end.winner === null
      ? 0
      : end.winner === ALLIED
        ? 1
        : -1
    : Math.tanh((hope(s) - s.box.scenario.drawAt) / 4)
  return seat === ALLIED ? allied : -allied
}
