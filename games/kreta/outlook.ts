// How good a position of Kreta 1941 is for a seat.
import { cell, item, type SeatId } from '@merkur/engine'
import type { Kreta } from './state.ts'

/** -1 to 1. */
export function evaluate(s: Kreta, seat: SeatId): number {
  if (s.winner !== 'none') return s.winner === seat ? 1 : -1
  let sum = 0
  for (let u = 0; u < s.box.units.length; u++)
    if (cell(s.at, u) === s.box.lost) sum += (item(s.box.units, u).seat === 'german' ? -1 : 1) * 0.02
  return seat === 'german' ? Math.tanh(sum) : Math.tanh(-sum)
}
