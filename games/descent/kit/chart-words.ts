// How cells of charts are written: dashes, signs, and the mark of where their rows come from.
import type { Mark } from '@merkur/box'

type Rows = readonly {
  readonly source: { readonly row: Mark; readonly columns: Readonly<Record<string, Mark>> }
}[]

/** The mark of a chart: reconstruction as soon as any row has some. */
export const weakest = (rows: Rows): Mark =>
  rows.some((r) => r.source.row === 'D' || Object.values(r.source.columns).includes('D')) ? 'D' : 'R'

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** A numbered column of a row, as it was read: `n3`. */
export const numbered = (row: object, key: string): string | number | null =>
  (row as Readonly<Record<string, string | number | null>>)[key] ?? null

/** A cell with a dash for nothing. */
export const dash = (x: string | number | null): string => (x === null || x === '-' ? '–' : String(x))
