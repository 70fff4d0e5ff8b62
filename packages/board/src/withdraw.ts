// Ways of retreat: so many steps, each one hex farther from where the unit stood.
import type { Board } from './board.ts'
import { cell } from './cell.ts'

/** How many hexes apart two hexes of one map are; spaces of different maps, or no hexes, are infinitely far. */
export function hexesApart(board: Board, a: number, b: number): number {
  const lattice = cell(board.lattice, a)
  if (lattice < 0 || lattice !== cell(board.lattice, b)) return Number.POSITIVE_INFINITY
  const q = cell(board.q, a) - cell(board.q, b)
  const r = cell(board.r, a) - cell(board.r, b)
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/**
 * All ways of `steps` hexes from `from` whose hex number i lies i hexes away, so that they end the whole distance away.
 * Closed spaces are never entered; `mayEnter` bars others. Each way lists the hexes entered, in order.
 * At most 6 * 2^steps - 6 ways exist.
 */
export function withdrawals(
  board: Board,
  from: number,
  steps: number,
  mayEnter: (space: number) => boolean,
): number[][] {
  const found: number[][] = []
  const way: number[] = []
  const go = (at: number): void => {
    if (way.length === steps) {
      found.push(way.slice())
      return
    }
    for (let d = 0; d < 6; d++) {
      const to = cell(board.around, at * 6 + d)
      if (to < 0 || cell(board.closed, to) === 1 || hexesApart(board, from, to) !== way.length + 1) continue
      if (!mayEnter(to)) continue
      way.push(to)
      go(to)
      way.pop()
    }
  }
  go(from)
  return found
}
