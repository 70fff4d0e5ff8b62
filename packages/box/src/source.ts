// Where each value of a box comes from: one letter a row, others for the columns that differ.

/** Rulebook, public reference, history, sibling game, our reconstruction. */
export const MARKS = ['R', 'P', 'H', 'S', 'D'] as const
export type Mark = (typeof MARKS)[number]

/** The sources of one row. */
export interface Sources {
  /** What holds for every column that is not named. */
  readonly row: Mark
  readonly columns: Readonly<Record<string, Mark>>
}

/** The source of one value of a row. */
export const markOf = (sources: Sources, column: string): Mark => sources.columns[column] ?? sources.row

const isMark = (text: string | undefined): text is Mark => MARKS.some((m) => m === text)

/** Reads `D` or `D front_of:R range:H`; undefined when it is neither. */
export function readSources(cell: string): Sources | undefined {
  const [row, ...rest] = cell.split(' ').filter((part) => part !== '')
  if (!isMark(row)) return undefined
  const columns: Record<string, Mark> = {}
  for (const part of rest) {
    const [name, mark] = part.split(':')
    if (!name || !isMark(mark)) return undefined
    columns[name] = mark
  }
  return { row, columns }
}
