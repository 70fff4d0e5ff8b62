// What a seat is asked, as the table shows it: the candidates without a refusal, labelled, with what they touch.
import { type Ask, item, optionsOf, type Text, text } from '@merkur/engine'
import type { DecisionView, OptionView } from './protocol.ts'

/** The name of a decision, shown wherever the game gives no prompt of its own: message `ask.<id>`. */
export const decisionName = (id: string): Text => text(`ask.${id}`)

/** Candidate number `i` as an option. */
export function optionView(ask: Ask, i: number): OptionView {
  const candidate = item<never>(ask.of, i)
  const s = ask.s as never
  const verb = ask.as.verb?.(s, candidate)
  const commits = ask.commits?.(candidate)
  return {
    key: ask.as.key(s, candidate),
    label: ask.as.label(s, candidate),
    touches: ask.as.touches(s, candidate),
    ...(verb ? { verb } : {}),
    ...(commits ? { commits } : {}),
    ...(ask.usual?.(candidate) ? { usual: true } : {}),
  }
}

/** A question as its own seat sees it. */
export function decisionView(ask: Ask): DecisionView {
  const about = ask.about?.()
  return {
    id: ask.id,
    seat: ask.seat,
    rule: ask.rule,
    prompt: ask.prompt?.() ?? decisionName(ask.id),
    ...(about ? { about } : {}),
    options: optionsOf(ask).map((i) => optionView(ask, i)),
    ...(ask.chosen ? { chosen: ask.chosen } : {}),
  }
}
