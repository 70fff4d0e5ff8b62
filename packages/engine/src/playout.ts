// The fast driver: plays a state to its end with a policy, without journal, snapshots or strings.

import { item } from './cells.ts'
import type { Chance } from './chance.ts'
import type { Ask, Flow, Together } from './flow.ts'
import type { Context, Game } from './game.ts'
import { isForced, refusalAt, soleOption } from './options.ts'

/** Chooses among a question's candidates: an index without a refusal. `-1` ends the playout. */
export type Policy<P extends Context = Context> = (ask: Ask, s: P) => number

/** So many questions with one option mean that the rules go in a circle. */
const LONE_LIMIT = 1_000_000

export interface PlayoutStats {
  /** Questions with two options or more. */
  decisions: number
  activities: number
}

/**
 * A policy that takes any option with equal chance. It tries candidates in random order until one is
 * not refused, so it seldom lists them all; exactly uniform over the options.
 */
export const uniform = (chance: Chance): Policy => {
  return (ask) => {
    const n = ask.of.length
    for (let tries = 0; tries < 4 * n; tries++) {
      const i = chance.die(n) - 1
      if (!refusalAt(ask, i)) return i
    }
    const open: number[] = []
    for (let i = 0; i < n; i++) if (!refusalAt(ask, i)) open.push(i)
    if (open.length === 0) throw new RangeError(`decision '${ask.id}' (${ask.rule}) offers no option`)
    return item(open, chance.die(open.length) - 1)
  }
}

/** Plays `s` (which it changes) until the end, until the policy answers -1, or until `limit` decisions. */
export function playout<P extends Context>(game: Game<P>, s: P, policy: Policy<P>, limit = game.longest): PlayoutStats {
  let lone = 0
  const stats: PlayoutStats = { decisions: 0, activities: 0 }
  const answerTo = (ask: Ask): number => {
    const sole = soleOption(ask)
    if (sole < 0) {
      stats.decisions++
      return policy(ask, s)
    }
    if (++lone > LONE_LIMIT) {
      throw new Error(`decision '${ask.id}' (${ask.rule}): ${LONE_LIMIT} answers without a choice go in a circle`)
    }
    return isForced(ask, sole) ? sole : policy(ask, s)
  }
  for (let name = game.next(s); name !== null; name = game.next(s)) {
    stats.activities++
    const flow: Flow = game.start(s, name)
    let step: IteratorResult<Ask | Together, void> = flow.next()
    while (!step.done) {
      if (stats.decisions >= limit) return stats
      const pending = step.value
      if ('together' in pending) {
        const ask = item(pending.together, 0)
        const index = answerTo(ask)
        if (index < 0) return stats
        step = flow.next({ part: 0, value: item<never>(ask.of, index) })
      } else {
        const index = answerTo(pending)
        if (index < 0) return stats
        step = flow.next(item<never>(pending.of, index))
      }
    }
  }
  return stats
}
