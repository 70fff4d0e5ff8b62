// The one door: only the seat that is asked gets in, only with a key that it is offered, and back only to what has been.
import type { Context } from './game.ts'
import { indexOfKey, refusalAt } from './options.ts'
import { type Outcome, refuse } from './outcome.ts'
import type { SeatId } from './ref.ts'
import type { Run } from './run.ts'

/** Why a seat may not answer so; nothing when it may. `decision` is the one that the answer was meant for. */
export function refuseAnswer<P extends Context>(
  run: Run<P>,
  seat: SeatId,
  key: string,
  decision?: string,
): Outcome | undefined {
  const ask = run.askOf(seat)
  if (!ask) return refuse('seat', 'engine.seat', { seat, asked: run.asks.map((a) => a.seat).join(', ') })
  if (decision !== undefined && decision !== ask.id)
    return refuse('key', 'engine.decision', { found: decision, expected: ask.id })
  const index = indexOfKey(ask, key)
  if (index >= 0 && !refusalAt(ask, index)) return undefined
  // What comes from outside need not be a text at all.
  const found: unknown = key
  const shown = typeof found === 'string' ? found.slice(0, 60) : typeof found
  return refuse('key', 'engine.key', { key: shown, decision: ask.id })
}

/** Why a line of `seq` inputs cannot go back to `to` inputs; nothing when it can. */
export const refuseMoment = (to: number, seq: number): Outcome | undefined =>
  Number.isInteger(to) && to >= 0 && to < seq ? undefined : refuse('seq', 'engine.seq', { found: to, expected: seq })
