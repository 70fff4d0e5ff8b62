// Compares many random positions with a reading, and says how to see a difference again.
import type { Kreta } from '../../state.ts'
import { Watch } from './watch.ts'

/** What a run over many positions came to: how often each sort of thing was met. */
export type Tally = Record<string, number>

/**
 * Reads one activity in each of `n` random positions.
 * @param read the reading; it may count what it meets
 * @throws Differs with the seed of the first position where the rules and the reading part
 */
export function compare(
  name: string,
  n: number,
  activity: string,
  make: (seed: string) => Kreta,
  read: (w: Watch, tally: Tally) => void,
): Tally {
  const tally: Tally = {}
  for (let i = 0; i < n; i++) {
    const seed = `${name} ${i}`
    const s = make(seed)
    try {
      const w = new Watch(s, activity, seed)
      read(w, tally)
      w.end()
    } catch (error) {
      throw new Error(`position '${seed}': ${String(error)}`, { cause: error })
    }
  }
  return tally
}

/** Adds one to a count. */
export function count(tally: Tally, what: string): void {
  tally[what] = (tally[what] ?? 0) + 1
}
