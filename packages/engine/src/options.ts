// Options of a question: candidates without a refusal, found lazily, keyed, checked.
import { item } from './cells.ts'
import { type Ask, DONE } from './flow.ts'
import type { Refusal } from './ref.ts'

/** The refusal of candidate number `i`, or nothing when it is an option. */
export const refusalAt = (ask: Ask, i: number): Refusal | undefined => ask.refuse?.(item<never>(ask.of, i))

/** The key of candidate number `i`. */
export const keyAt = (ask: Ask, i: number): string => ask.as.key(ask.s as never, item<never>(ask.of, i))

/** Indices of all options, in the order of the candidates. */
export function optionsOf(ask: Ask): number[] {
  const out: number[] = []
  for (let i = 0; i < ask.of.length; i++) if (!refusalAt(ask, i)) out.push(i)
  return out
}

/**
 * Index of the only option; -1 when there are several. Throws a RangeError when there is none. The first candidate is
 * looked at last: it is often the end of a phase, whose refusal is dear because it asks for everything still owed.
 */
export function soleOption(ask: Ask): number {
  const n = ask.of.length
  let found = -1
  for (let k = 1; k <= n; k++) {
    const i = k % n
    if (refusalAt(ask, i)) continue
    if (found >= 0) return -1
    found = i
  }
  if (found < 0) throw new RangeError(`decision '${ask.id}' (${ask.rule}) offers ${ask.seat} no option at all`)
  return found
}

/**
 * Index of the only option where the drivers may answer by themselves; -1 where somebody must be asked: several
 * options, a question that is shown although it has one, or a toggle, which would be put in and taken out without end.
 */
export function forcedOption(ask: Ask): number {
  const sole = soleOption(ask)
  return sole >= 0 && isForced(ask, sole) ? sole : -1
}

/** Whether the drivers may give this only option by themselves. */
export const isForced = (ask: Ask, sole: number): boolean =>
  ask.auto !== false && (ask.chosen === undefined || item<unknown>(ask.of, sole) === DONE)

/** Index of the candidate with this key, refused or not; -1 when there is none. */
export function indexOfKey(ask: Ask, key: string): number {
  for (let i = 0; i < ask.of.length; i++) if (keyAt(ask, i) === key) return i
  return -1
}
