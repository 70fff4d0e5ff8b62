// What a game wants timed by `npm run bench` besides what every game is measured by.
import type { Context } from '@merkur/engine'

/** One measure, taken in many positions of random games; each case is run and timed alone. */
export interface Timing<P extends Context = Context> {
  readonly title: string
  /** Everything to time in this position; empty where there is nothing. */
  readonly cases: (s: P) => readonly (() => unknown)[]
  /** Milliseconds that must not be exceeded, and which issue says so. */
  readonly target?: { readonly at: 'p99' | 'max'; readonly ms: number; readonly of: string }
}
