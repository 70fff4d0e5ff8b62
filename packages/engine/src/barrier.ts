// What may be taken back: everything in a free match, in a fair one up to the last roll, reveal or decision of another seat.
import type { Input } from './log.ts'
import type { SeatId } from './ref.ts'

/** `free` lets anybody take back anything (hot-seat, lab); `fair` stops at barriers. */
export type Freedom = 'free' | 'fair'

/** Whether this seat may not take this input back by itself. */
export const isBarrier = (input: Input, by: SeatId, freedom: Freedom): boolean =>
  freedom === 'fair' && (input.sealed === true || input.seat !== by)

/**
 * Inputs left of a line of play after an undo by this seat; -1 when it is barred. A set goes back as one, and what a
 * standing order answered goes with the input before it.
 */
export function undoTarget(line: readonly Input[], by: SeatId, freedom: Freedom): number {
  const barred = (i: Input): boolean => isBarrier(i, by, freedom)
  let to = line.length
  for (let last = line[to - 1]; last?.by === 'order' && !barred(last); last = line[to - 1]) to--
  const last = line[to - 1]
  if (!last || barred(last)) return -1
  to--
  const ofTheSet = (i: Input | undefined): boolean =>
    i?.toggle === true && i.decision === last.decision && i.seat === last.seat
  while (ofTheSet(line[to - 1])) to--
  return to
}
