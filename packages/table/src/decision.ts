// What a seat is asked, as the table shows it: the candidates without a refusal, labelled, with what they touch.
import { type Ask, item, optionsOf, refusalAt, type Text, text } from '@merkur/engine'
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

/** More refused buttons than this are a list, not buttons to be greyed. */
const CLOSED = 12

/** Buttons that are candidates and refused, each once: shown greyed, they answer "Why not?". */
function closedButtons(ask: Ask): OptionView[] {
  const closed = new Map<string, OptionView>()
  const open = new Set<string>()
  for (let i = 0; i < ask.of.length && closed.size <= CLOSED; i++) {
    const [ref, ...more] = ask.as.touches(ask.s as never, item<never>(ask.of, i))
    if (!ref || !('button' in ref) || more.length > 0) continue
    if (refusalAt(ask, i)) closed.set(ref.button, optionView(ask, i))
    else open.add(ref.button)
  }
  for (const button of open) closed.delete(button)
  return closed.size > CLOSED ? [] : [...closed.values()]
}

/** A question as its own seat sees it. */
export function decisionView(ask: Ask): DecisionView {
  const about = ask.about?.()
  const closed = closedButtons(ask)
  return {
    id: ask.id,
    seat: ask.seat,
    rule: ask.rule,
    prompt: ask.prompt?.() ?? decisionName(ask.id),
    ...(about ? { about } : {}),
    options: optionsOf(ask).map((i) => optionView(ask, i)),
    ...(closed.length > 0 ? { closed } : {}),
    ...(ask.chosen ? { chosen: ask.chosen } : {}),
  }
}
