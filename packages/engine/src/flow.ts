// Rules that ask players something: generators that yield decisions. Nothing else in the system waits.
import type { About } from './about.ts'
import type { Case, Ref, Refusal, SeatId, Text } from './ref.ts'

/** What an answer commits to, known before the click. */
export type Commits = 'roll' | 'reveal' | 'handover'

/** How candidates of one sort are keyed, touched and named. Make it once, at module level. */
export interface Naming<S, T> {
  /** The key of the input: short, stable, readable in a log (`move 5/I`, `0314`, `keep`). */
  key(s: S, candidate: T): string
  /** What it touches on the table, first the thing to click. */
  touches(s: S, candidate: T): readonly Ref[]
  label(s: S, candidate: T): Text
  /** Groups options on one thing: move, fire, refit. */
  verb?(s: S, candidate: T): Text | undefined
}

/** A question to one seat. */
export interface Choice<S, T> {
  /** The sort of decision: `impulse`, `target`, `reroll`. Stored with every input. */
  readonly id: string
  readonly seat: SeatId
  readonly rule: Case
  readonly of: readonly T[]
  readonly as: Naming<S, T>
  /** The refusal of a candidate, or nothing when it is an option. Pure, cheap, allocates nothing. */
  readonly refuse?: (candidate: T) => Refusal | undefined
  readonly commits?: (candidate: T) => Commits | undefined
  readonly usual?: (candidate: T) => boolean
  readonly prompt?: () => Text
  readonly about?: () => About
  /** What taking this option would lead to: path, calculation, odds; from what the seat knows. */
  readonly preview?: (candidate: T) => About | undefined
  /** The refusal of a piece or space that is no candidate at all. */
  readonly outside?: (ref: Ref) => Refusal | undefined
  /** Keys that are in, while a set is being built. */
  readonly chosen?: readonly string[]
  /** False: a single option is still asked (silence would inform, or the player should see it). */
  readonly auto?: boolean
}

/** A question as the drivers see it: bound to its state, candidates unknown. */
export interface Ask extends Choice<never, never> {
  /** The state that asks: what `as` and `detail` need. */
  readonly s: unknown
}

/** Several questions at once; the answer names which. */
export interface Together {
  readonly together: readonly Ask[]
}

/** A piece of play that may ask; its result when done. */
export type Flow<R = void> = Generator<Ask | Together, R, unknown>

/** Asks one seat; gives the candidate it takes. Drivers hand in only candidates without a refusal. */
export function* choose<S, T>(s: S, choice: Choice<S, T>): Flow<T> {
  return (yield asked(s, choice)) as T
}

/** A choice bound to its state. All asks have the same fields in the same order: drivers, which read every sort, read them fast. */
function asked<S, T>(s: S, choice: Choice<S, T>, chosen = choice.chosen): Ask {
  const { id, seat, rule, of, as, refuse, commits, usual, prompt, about, preview, outside, auto } = choice
  const ask: unknown = {
    s,
    id,
    seat,
    rule,
    of,
    as,
    refuse,
    commits,
    usual,
    prompt,
    about,
    preview,
    outside,
    chosen,
    auto,
  }
  return ask as Ask
}

/**
 * Asks several seats at once, each its own flow, for secret or parallel choices.
 * The flows must not depend on each other nor ask for chance, so the order of answers cannot matter.
 * Secret ones end the activity, so that nobody is asked anything while another's answer is still hidden in it.
 */
export function* together(flows: Readonly<Record<SeatId, Flow>>): Flow {
  const running = Object.entries(flows)
    .map(([, flow]) => ({ flow, step: flow.next() }))
    .filter((r) => !r.step.done)
  while (running.length > 0) {
    const asks = running.map((r) => r.step.value as Ask)
    const { part, value } = (yield { together: asks }) as { part: number; value: unknown }
    const one = running[part]
    if (!one) throw new RangeError(`together has ${running.length} parts, answered was ${part}`)
    one.step = one.flow.next(value)
    if (one.step.done) running.splice(part, 1)
  }
}

/** The button that closes a set. */
export const DONE = 'done'

/** How a set is built: toggles that each leave a legal whole within reach, then `done`. */
export interface Assignment<S, T> extends Omit<Choice<S, T>, 'refuse' | 'commits' | 'usual' | 'chosen' | 'preview'> {
  /** Who is in at the start. */
  readonly start?: readonly T[]
  readonly refuse?: (candidate: T, chosen: ReadonlySet<T>) => Refusal | undefined
  /** Why the set cannot be closed yet. */
  readonly refuseDone?: (chosen: ReadonlySet<T>) => Refusal | undefined
  readonly doneLabel: Text
  /** What closing the set commits to: always the same, or as the set stands. */
  readonly commits?: Commits | ((chosen: ReadonlySet<T>) => Commits | undefined)
  readonly preview?: (chosen: ReadonlySet<T>) => About | undefined
}

/** Builds a set by toggles; gives it in the order of the candidates. Taken back as one. */
export function* assign<S, T extends number | object>(s: S, a: Assignment<S, T>): Flow<T[]> {
  const chosen = new Set<T>(a.start)
  const { refuse, refuseDone, doneLabel, commits, preview, as, of } = a
  const naming: Naming<S, T | typeof DONE> = {
    key: (state, c) => (c === DONE ? DONE : as.key(state, c)),
    touches: (state, c) => (c === DONE ? [{ button: DONE }] : as.touches(state, c)),
    label: (state, c) => (c === DONE ? doneLabel : as.label(state, c)),
  }
  const choice: Choice<S, T | typeof DONE> = {
    ...a,
    of: [DONE, ...of],
    as: naming,
    refuse: (c) => (c === DONE ? refuseDone?.(chosen) : refuse?.(c, chosen)),
    commits: (c) => (c === DONE ? (typeof commits === 'function' ? commits(chosen) : commits) : undefined),
    usual: (c) => c === DONE,
    preview: (c) => (c === DONE ? preview?.(chosen) : undefined),
  }
  for (;;) {
    const keys = of.filter((c) => chosen.has(c)).map((c) => as.key(s, c))
    const taken = (yield asked(s, choice, keys)) as T | typeof DONE
    if (taken === DONE) return of.filter((c) => chosen.has(c))
    if (!chosen.delete(taken)) chosen.add(taken)
  }
}
