// What one seat sees: the game's sight, and around it who is asked what and how it ended.
import type { Context, Match, Run, SeatId } from '@merkur/engine'
import { decisionView } from './decision.ts'
import type { ResultView, View } from './protocol.ts'
import type { TableGame } from './table-game.ts'

/** A moment of a match: a run, the number of inputs before it, and how it ended if it has. */
export interface Moment<P extends Context> {
  readonly run: Run<P>
  readonly seq: number
  readonly result: ResultView | null
}

/** The view of a seat (or of `'spectator'`) at a moment. Only the seat's own decision is in it. */
export function viewOf<P extends Context>(game: TableGame<P>, moment: Moment<P>, seat: SeatId): View {
  const { run, seq, result } = moment
  const ask = result ? undefined : run.askOf(seat)
  return {
    game: game.id,
    seq,
    seat,
    ...game.sight(run.s, seat),
    decision: ask ? decisionView(ask) : null,
    waiting: result ? [] : run.asks.map((a) => a.seat),
    result,
  }
}

/** The present of a match. */
export const present = <P extends Context>(match: Match<P>): Moment<P> => ({
  run: match.run,
  seq: match.seq,
  result: match.result,
})

/** The moment after `seq` inputs of the current line of play. Throws a RangeError when there is none. */
export function past<P extends Context>(match: Match<P>, seq: number): Moment<P> {
  if (seq === match.seq) return present(match)
  return { run: match.at(seq), seq, result: null }
}
