// Standing orders: which are in force, and which of them answers the pending decision.
import type { Context } from './game.ts'
import type { JournalEntry } from './journal.ts'
import type { StandingOrder } from './log.ts'
import { indexOfKey, refusalAt } from './options.ts'
import { type SeatId, text } from './ref.ts'
import { isToggle, type Run } from './run.ts'

/** Puts an order in the place of an earlier one for the same decision and phase, or drops it. Changes `orders`. */
export function keepOrder(orders: StandingOrder[], order: StandingOrder, drop: boolean): void {
  const same = (o: StandingOrder): boolean =>
    o.seat === order.seat && o.when.decision === order.when.decision && o.when.phase === order.when.phase
  const at = orders.findIndex(same)
  if (at >= 0) orders.splice(at, 1)
  if (!drop) orders.push(order)
}

/** The first order that answers a pending decision with an option; a toggle, put in and taken out without end, is none. */
export function orderFor<P extends Context>(orders: readonly StandingOrder[], run: Run<P>): StandingOrder | undefined {
  return orders.find(({ seat, when, answer }) => {
    const ask = run.askOf(seat)
    if (!ask || ask.id !== when.decision || (when.phase !== undefined && when.phase !== run.activity)) return false
    if (isToggle(ask, answer)) return false
    const index = indexOfKey(ask, answer)
    return index >= 0 && !refusalAt(ask, index)
  })
}

/** What the journal says when an order has answered: the answer to its own seat alone, since it may be a secret. */
export const orderLine = (seat: SeatId, decision: string, answer: string): JournalEntry => ({
  kind: 'order',
  seat,
  text: text('engine.ordered', { decision, answer }),
  only: [seat],
  instead: text('engine.ordered-unseen', { decision, seat }),
})
