// Answers to whatever a flow asks, chosen by the reading that plays it, for readings of the rules word by word.
import { type Ask, type Flow, indexOfKey, item, keyAt, optionsOf } from '@merkur/engine'

/** A question as a reading sees it. */
export interface Question {
  readonly seat: string
  readonly id: string
  readonly keys: readonly string[]
}

/** Runs a flow to its end; `choose` names the key of each answer. Gives every question that was asked. */
export function answering(flow: Flow<unknown>, choose: (question: Question) => string): Question[] {
  const asked: Question[] = []
  for (let step = flow.next(); !step.done; ) {
    const ask = step.value as Ask
    const question = { seat: ask.seat, id: ask.id, keys: optionsOf(ask).map((i) => keyAt(ask, i)) }
    asked.push(question)
    step = flow.next(item<never>(ask.of, indexOfKey(ask, choose(question))))
  }
  return asked
}
