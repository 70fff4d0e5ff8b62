// The one place where arrays are read by number, so that the rest of the package never has to guess whether a cell exists.

/**
 * One whole number of a table. For inner loops: the caller knows that `i` lies inside; outside it would be undefined.
 * Only ever given Int32Array, so that the engine keeps it a single machine instruction.
 */
export const cell = (table: Int32Array, i: number): number => table[i] as number

/** One entry of a list; outside the list it throws, naming the list. */
export function entry<T>(list: ArrayLike<T>, i: number, what: string): T {
  const value = list[i]
  if (value === undefined)
    throw fault(what, `number ${i}`, list.length === 0 ? 'nothing, it is empty' : `0 to ${list.length - 1}`)
  return value
}

/** The error of this package: where it is, what was found there, and what is allowed. */
export const fault = (place: string, found: string, allowed: string): Error =>
  new Error(`${place}: found ${found}; allowed: ${allowed}`)

/** A list of names for such an error, shortened when it is long. */
export function sample(names: Iterable<string>): string {
  const all = [...names]
  return all.length <= 12 ? all.join(', ') : `${all.slice(0, 5).join(', ')}, ... ${all.at(-1)} (${all.length} in all)`
}
