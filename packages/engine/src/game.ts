// What a game is to the engine: a box, a shape of state, activities and what comes next.
import type { Chance } from './chance.ts'
import type { Flow } from './flow.ts'
import type { Journal } from './journal.ts'
import type { Case, SeatId, Text } from './ref.ts'
import type { Field, Ids } from './shape.ts'
import { copyFields } from './shape.ts'

/** What stands beside the fields of a running state: shared box, chance, journal, caches. */
export interface Context {
  readonly box: unknown
  chance: Chance
  /** Absent in playouts and bots' worlds: write `s.journal?.push({...})`. */
  journal: Journal | undefined
  cache: unknown
}

/** How a match ended. */
export interface Result {
  /** Null is a draw. */
  readonly winner: SeatId | null
  readonly rule: Case
  readonly text: Text
}

/** A choice made before a match: `{ allied_withdrawal: '18:00' }`. */
export type Options = Readonly<Record<string, string>>

export interface Scenario {
  readonly id: string
  readonly seats: readonly SeatId[]
  /** Allowed values by option; the first is the default. */
  readonly options: Readonly<Record<string, readonly string[]>>
}

/**
 * The rules of a game. `P` is its running state: the fields of its shape and its context.
 * Everything here is pure but for the state handed in.
 */
export interface Game<P extends Context = Context> {
  readonly id: string
  readonly title: string
  /** Raised by every change that may bend a saved match; see docs/rules-changes.md. */
  readonly rulesVersion: number
  readonly shape: Readonly<Record<string, Field<unknown>>>
  readonly scenarios: readonly Scenario[]
  /** The printed box. */
  readonly box: P['box']
  /** Ids by dimension of a box: indices inside, ids outside. */
  ids(box: P['box']): Ids
  /** Names of a draw's indices, for forced chance and reports. */
  drawNames(box: P['box'], draw: string): readonly string[]
  /** A new cache for this state. Called once; afterwards the rules keep it right. */
  freshCache(s: P): P['cache']
  copyCache(cache: P['cache']): P['cache']
  /** Fills a blank state with the scenario's start. Asks nothing, rolls nothing. */
  setUp(s: P, scenario: string, options: Options): void
  /** Names of the activities: one impulse, one drop, one end of turn. Short, so that a fork is cheap. */
  readonly activities: readonly string[]
  /** Starts an activity. */
  start(s: P, activity: string): Flow
  /** The activity that comes next, read off the state; null when the game is over. */
  next(s: P): string | null
  result(s: P): Result | null
  /**
   * Draws anew, in place, all that `seat` cannot know in `now`, consistent with what it does know.
   * `s` is the start of the running activity, `now` the present state. Absent where nothing is ever hidden.
   */
  redraw?(s: P, now: P, seat: SeatId, chance: Chance): void
  /** How good the position is for `seat`, about -1 to 1; what greedy bots and search look at. */
  evaluate(s: P, seat: SeatId): number
  /** Sentences about what is wrong with a state; empty when nothing is. */
  faults(s: P): string[]
  /** Whatever must be made right after a position was overridden by hand (lab, position files). */
  settle?(s: P): void
  /** No game has more decisions with two or more options than this. */
  readonly longest: number
}

/** A state with every field, ready to run. */
export function copyPlay<P extends Context>(game: Game<P>, s: P, chance: Chance): P {
  const out: Context = { box: s.box, chance, journal: undefined, cache: undefined }
  copyFields(game.shape, s as never, out)
  const copy = out as P
  copy.cache = game.copyCache(s.cache)
  return copy
}
