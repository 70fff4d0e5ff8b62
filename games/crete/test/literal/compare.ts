// Compares many random positions with a reading, and says how to see a difference again.
import type { Crete } from '../../state.ts'
import type { Picture } from './sheet.ts'
import { Watch } from './watch.ts'

/** What a run over many positions came to: how often each sort of thing was met. */
export type Tally = Record<string, number>

/**
 * Reads one activity in each of `n` random positions.
 * @param read the reading; gives the sort of thing it met
 * @throws Error with the seed of the first position where the rules and the reading part
 */
export function compare(
  name: string,
  n: number,
  activity: string,
  make: (seed: string) => Crete,
  read: (w: Watch) => string,
  parts?: readonly (keyof Picture)[],
): Tally {
  const tally: Tally = {}
  for (let i = 0; i < n; i++) {
    const seed = `${name} ${i}`
    const s = make(seed)
    try {
      const w = new Watch(s, activity, seed)
      const met = read(w)
      w.end(parts)
      tally[met] = (tally[met] ?? 0) + 1
    } catch (error) {
      throw new Error(`position '${seed}': ${String(error)}`, { cause: error })
    }
  }
  return tally
}
