// Reading rows of small integers: the one place where an index is trusted.

/** A row of small integers, one a unit, space or marker. -1 stands for "none" in references. */
export type Cells = Int16Array

/** Every kind of row that the rules read in hot loops: four, for V8 reads up to four kinds of array at one place without a lookup. */
type Row = Int8Array | Uint8Array | Int16Array | Int32Array

/** The number at `i`. The caller knows that `i` is inside: hot loops pay for no check. */
export const cell = (row: Row, i: number): number => row[i] as number

/** The number at `i` of a list that is no such row; the caller knows that `i` is inside. */
export const entry = (list: ArrayLike<number>, i: number): number => list[i] as number

/** The item at `i` of a list whose length the caller knows. Throws when there is none, naming the list. */
export function item<T>(list: readonly T[], i: number, what = 'list'): T {
  const found = list[i]
  if (found === undefined) throw new RangeError(`${what} has no item ${i}; it holds ${list.length}`)
  return found
}
