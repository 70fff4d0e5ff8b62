// Zones of control: how many units of a side reach each hex with theirs, kept right unit by unit.
import type { Board } from './board.ts'
import { cell } from './cell.ts'

/**
 * Adds `by` (1 when a unit comes, -1 when it goes) to the count of each of the six hexes around a hex.
 * @param counts one number a space of the board
 */
export function addZone(board: Board, counts: Int16Array, hex: number, by: number): void {
  for (let d = 0; d < 6; d++) {
    const to = cell(board.around, hex * 6 + d)
    if (to >= 0) counts[to] = (counts[to] as number) + by
  }
}
