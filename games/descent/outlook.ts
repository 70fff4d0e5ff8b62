// How good a position is for a side, about -1 to 1: what greedy bots and search look at.
import type { SeatId } from '@merkur/engine'
import { cell } from '@merkur/engine'
import { type Descent, onMap, seatOf } from './state.ts'

/** The balance of Strength points on the map. */
export function evaluate(s: Descent, seat: SeatId): number {
  let own = 0
  let all = 0
  for (let u = 0; u < s.box.units.length; u++) {
    if (!onMap(s, u)) continue
    all += cell(s.strength, u)
    if (seatOf(s, u) === seat) own += cell(s.strength, u)
  }
  return all === 0 ? 0 : (2 * own) / all - 1
}
