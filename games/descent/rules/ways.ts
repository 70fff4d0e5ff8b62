// What one die and two dice show: the six faces, and in how many of 36 ways two of them make each total.

/** The faces of a die. */
export const DIE: readonly number[] = [1, 2, 3, 4, 5, 6]

/** By total, from 0: nothing shows 0 or 1. */
export const WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

/** The chance that one die shows a face of which this is true. */
export const chanceOf = (holds: (die: number) => boolean): number => DIE.filter(holds).length / DIE.length
