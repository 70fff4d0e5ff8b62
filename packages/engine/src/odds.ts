// Exact odds: the bare distribution of a look-up, and the odds of a flow in which players may still decide.

import { item } from './cells.ts'
import { enumerate } from './chance.ts'
import type { Flow } from './flow.ts'
import { type Context, copyPlay, type Game } from './game.ts'
import type { Policy } from './playout.ts'

/** Equal results added up, in the order of their first appearance. `name` says which results are equal. */
export function gather<T>(
  ways: readonly { readonly value: T; readonly p: number }[],
  name: (value: T) => string,
): { value: T; p: number }[] {
  const sums = new Map<string, { value: T; p: number }>()
  for (const { value, p } of ways) {
    const key = name(value)
    const sum = sums.get(key)
    if (sum) sum.p += p
    else sums.set(key, { value, p })
  }
  return [...sums.values()]
}

/**
 * The exact distribution of what a flow leads to, every roll and draw enumerated, every decision inside
 * answered by the policy (no reroll; each rerolls when it helps; ...). `s` is not changed.
 * @param begin starts the flow on a copy of the state
 * @param read what to look at when the flow has ended: the state, or what the flow gave
 */
export function odds<P extends Context, R, T>(
  game: Game<P>,
  s: P,
  begin: (copy: P) => Flow<R>,
  policy: Policy<P>,
  read: (copy: P, given: R) => T,
): { readonly value: T; readonly p: number }[] {
  return enumerate((chance) => {
    const copy = copyPlay(game, s, chance)
    const flow = begin(copy)
    let step = flow.next()
    while (!step.done) {
      const ask = 'together' in step.value ? item(step.value.together, 0) : step.value
      const value: unknown = item<never>(ask.of, policy(ask, copy))
      step = flow.next('together' in step.value ? { part: 0, value } : value)
    }
    return read(copy, step.value)
  })
}
