// The kinds of columns a table of a box may have: what a cell may hold and what it becomes.
import { fewOf } from './problem.ts'
import { MARKS, readSources, type Sources } from './source.ts'

/** How the cells of one column are read. */
export interface Column<T> {
  /** For messages: what a cell may hold. */
  readonly allowed: string
  /** The value of a cell; undefined when it is not allowed. */
  read(cell: string): T | undefined
  /** No two rows may hold the same. */
  readonly unique?: true
}

/** The id of a row: not empty, no two alike, no spaces at the ends. */
export const id = (): Column<string> => ({
  allowed: 'an id that no other row has',
  read: (cell) => (cell === '' ? undefined : cell),
  unique: true,
})

/** Any text, also none. */
export const words = (): Column<string> => ({ allowed: 'any text', read: (cell) => cell })

/** A whole number within limits. */
export const whole = (min: number, max: number): Column<number> => ({
  allowed: `a whole number from ${min} to ${max}`,
  read: (cell) => {
    if (!/^-?\d+$/.test(cell)) return undefined
    const value = Number(cell)
    return value >= min && value <= max ? value : undefined
  },
})

/** A number within limits, for places in the board's plane. */
export const measure = (min: number, max: number): Column<number> => ({
  allowed: `a number from ${min} to ${max}`,
  read: (cell) => {
    const value = cell === '' ? Number.NaN : Number(cell)
    return value >= min && value <= max ? value : undefined
  },
})

/** 1 is yes; 0 or nothing is no. */
export const truth = (): Column<boolean> => ({
  allowed: '1 for yes, 0 or nothing for no',
  read: (cell) => (cell === '1' ? true : cell === '0' || cell === '' ? false : undefined),
})

/** One of these words. */
export const oneOf = <const W extends readonly string[]>(...allowed: W): Column<W[number]> => ({
  allowed: `one of ${fewOf(allowed)}`,
  read: (cell) => allowed.find((w) => w === cell),
})

/** One of the ids read before, as that id; `what` names them in messages: `a hex of map.csv`. */
export const among = (ids: Iterable<string>, what: string): Column<string> => {
  const known = new Set(ids)
  return { allowed: `${what}: ${fewOf(known)}`, read: (cell) => (known.has(cell) ? cell : undefined) }
}

/** An empty cell means that it does not apply: null. */
export const maybe = <T>(column: Column<T>): Column<T | null> => ({
  allowed: `${column.allowed}, or nothing`,
  read: (cell) => (cell === '' ? null : column.read(cell)),
})

/** Several values separated by spaces; an empty cell is none. */
export const many = <T>(column: Column<T>): Column<readonly T[]> => ({
  allowed: `${column.allowed}; several with spaces between them`,
  read: (cell) => {
    const out: T[] = []
    for (const part of cell.split(' ')) {
      if (part === '') continue
      const value = column.read(part)
      if (value === undefined) return undefined
      out.push(value)
    }
    return out
  },
})

/** The sources of the row: `D`, or `D front_of:R` when columns differ. */
export function source(): Column<Sources> {
  // Thousands of rows share a few cells.
  const read = new Map<string, Sources | undefined>()
  return {
    allowed: `a source mark (${MARKS.join(', ')}), then column:mark for each column that differs`,
    read: (cell) => {
      if (!read.has(cell)) read.set(cell, readSources(cell))
      return read.get(cell)
    },
  }
}
