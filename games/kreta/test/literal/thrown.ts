// Positions of a sort: thrown again until one has what a chapter needs.
import type { Kreta } from '../../state.ts'

/** Makes positions that have something; a seed that throws none is thrown again with a longer name. */
export const throwing =
  (make: (seed: string) => Kreta, has: (s: Kreta) => boolean) =>
  (seed: string): Kreta => {
    let name = seed
    for (;;) {
      const s = make(name)
      if (has(s)) return s
      name = `${name}'`
    }
  }
