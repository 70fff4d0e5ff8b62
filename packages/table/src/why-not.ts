// "Why not?": the cases that keep a thing from being offered, now or one step ahead.
import {
  type Ask,
  type Chance,
  type Context,
  indexOfKey,
  item,
  type Ref,
  type Refusal,
  refKey,
  refusalAt,
  type SeatId,
  type Text,
  text,
  type World,
} from '@merkur/engine'
import { decisionName } from './decision.ts'
import { same } from './delta.ts'
import type { Reason } from './protocol.ts'

/** Words a refusal: only now is its detail computed. */
function reason(ask: Ask, refused: Refusal, candidate: unknown, verb?: Text): Reason {
  const args = refused.detail?.(ask.s as never, candidate as never)
  return { rule: refused.rule, text: text(refused.id, args), ...(verb ? { verb } : {}) }
}

/** Every reason once, in the order of the candidates. */
function distinct(reasons: readonly Reason[]): Reason[] {
  const out: Reason[] = []
  for (const one of reasons) if (!out.some((o) => same(o, one))) out.push(one)
  return out
}

/**
 * Why a thing is not offered in this decision: each refused act with it. Empty only when some option touches the
 * thing and nothing else about it is refused.
 * @param notAskedRule the case to name when the decision is not about the thing at all
 */
export function reasonsIn(ask: Ask, ref: Ref, notAskedRule: string): Reason[] {
  const wanted = refKey(ref)
  const reasons: Reason[] = []
  let offered = false
  for (let i = 0; i < ask.of.length; i++) {
    const candidate = item<never>(ask.of, i)
    if (!ask.as.touches(ask.s as never, candidate).some((t) => refKey(t) === wanted)) continue
    const refused = refusalAt(ask, i)
    if (refused) reasons.push(reason(ask, refused, candidate, ask.as.verb?.(ask.s as never, candidate)))
    else offered = true
  }
  if (offered || reasons.length > 0) return distinct(reasons)
  const outside = ask.outside?.(ref)
  if (outside) return [reason(ask, outside, ref)]
  return [{ rule: notAskedRule, text: text('table.not-asked', { decision: ask.prompt?.() ?? decisionName(ask.id) }) }]
}

/** Why nothing is offered to a seat that is not asked. */
export function notYourTurn(asked: readonly SeatId[], over: boolean, notAskedRule: string): Reason {
  return over
    ? { rule: notAskedRule, text: text('table.over') }
    : { rule: notAskedRule, text: text('table.not-your-turn', { asked: asked.join(', ') }) }
}

/**
 * Why a thing would not be offered after these keys: they are played in an imagined world, so the answer tells
 * nothing the seat does not know. A key that rolls or reveals ends the look ahead, since what follows is open.
 * @param chance what the imagined world rolls; no answer depends on it
 */
export function reasonsAhead<P extends Context>(
  world: World<P>,
  ref: Ref,
  after: readonly string[],
  chance: Chance,
  notAskedRule: string,
): Reason[] {
  const run = world.open(chance)
  for (const key of after) {
    const ask = run.askOf(world.seat)
    if (!ask)
      return [
        notYourTurn(
          run.asks.map((a) => a.seat),
          run.over,
          notAskedRule,
        ),
      ]
    const i = indexOfKey(ask, key)
    if (i < 0)
      return [
        { rule: ask.rule, text: text('table.no-such-key', { key, decision: ask.prompt?.() ?? decisionName(ask.id) }) },
      ]
    const candidate = item<never>(ask.of, i)
    const refused = refusalAt(ask, i)
    if (refused) return [reason(ask, refused, candidate, ask.as.verb?.(ask.s as never, candidate))]
    if (ask.commits?.(candidate))
      return [{ rule: ask.rule, text: text('table.ahead-stops', { key: ask.as.label(ask.s as never, candidate) }) }]
    run.answer(world.seat, key)
  }
  const ask = run.askOf(world.seat)
  return ask
    ? reasonsIn(ask, ref, notAskedRule)
    : [
        notYourTurn(
          run.asks.map((a) => a.seat),
          run.over,
          notAskedRule,
        ),
      ]
}
