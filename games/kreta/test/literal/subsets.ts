// Every way to take some of a few things, for readings that try all.

/** All subsets of a list, the empty one first: 2 to the power of its length, so for short lists only. */
export const subsets = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((sets, x) => sets.concat(sets.map((set) => set.concat([x]))), [[]])
