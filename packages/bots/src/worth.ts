// How a position is worth to a seat: the game's estimate while it runs, the result when it is over.
import type { Context, Game, Run, SeatId } from '@merkur/engine'

/** -1 (lost) to 1 (won). */
export function worth<P extends Context>(game: Game<P>, run: Run<P>, seat: SeatId): number {
  const result = run.over ? game.result(run.s) : null
  if (!result) return game.evaluate(run.s, seat)
  return result.winner === null ? 0 : result.winner === seat ? 1 : -1
}
