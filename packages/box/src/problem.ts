// What is wrong with a box: the file, the place in it, what was found there and what is allowed.

/** One wrong thing in one file. */
export interface Problem {
  readonly file: string
  /** Line of a table, from 1 as an editor counts; absent when the whole file is meant. */
  readonly line?: number
  /** Column of a table, or path inside a JSON file. */
  readonly column?: string
  readonly found: string
  readonly allowed: string
}

/** A problem as one sentence. */
export function sayProblem({ file, line, column, found, allowed }: Problem): string {
  const place = [file, ...(line === undefined ? [] : [`line ${line}`]), ...(column === undefined ? [] : [column])]
  return `${place.join(', ')}: found ${found}; allowed: ${allowed}`
}

/** So many problems are told; more would bury the first. */
const TOLD = 20

/** A box that cannot be used. Nothing of it has been taken over. */
export class BoxError extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    const told = problems.slice(0, TOLD).map(sayProblem)
    if (problems.length > TOLD) told.push(`and ${problems.length - TOLD} more`)
    super(told.join('\n'))
    this.name = 'BoxError'
    this.problems = problems
  }
}

/** A list of names for such a message, shortened when it is long. */
export function fewOf(names: Iterable<string>): string {
  const all = [...names]
  if (all.length === 0) return 'none'
  return all.length <= 12 ? all.join(', ') : `${all.slice(0, 8).join(', ')}, ... ${all.at(-1)} (${all.length} in all)`
}

/** A cell or value as it is quoted in a message. */
export const quoted = (value: string): string =>
  value === '' ? 'an empty cell' : `"${value.length > 60 ? `${value.slice(0, 57)}...` : value}"`
