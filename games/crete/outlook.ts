// How a position will go if both sides play on: what greedy bots and the look ahead weigh.
import type { SeatId } from '@merkur/engine'
import { heldByCommonwealth } from './rules/victory.ts'
import type { Crete } from './state.ts'

/** -1 (lost) to 1 (won). */
export function evaluate(s: Crete, seat: SeatId): number {
  const held = heldByCommonwealth(s)
  const german =
    s.winner === 'none' ? Math.tanh((4 - held) / 4) : s.winner === 'draw' ? 0 : s.winner === 'german' ? 1 : -1
  return seat === 'german' ? german : -german
}
