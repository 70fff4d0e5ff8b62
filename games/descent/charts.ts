// The fire charts as tables of numbers, made once from the files of the box (6.61, 6.62, 6.63).
import type { Tables } from './tables.ts'

export type FireRow = Tables['fire']['rows'][number]['id']
/** Strength points lost, or D (6.31), or no effect. */
export type FireResult = '-' | 'D' | '1' | '2' | '3'

/** Effectiveness, Fire values and columns go no further. */
const BEST = 9

interface MatrixChart {
  /** The column for each Effectiveness from 0, against armor and entrenched targets and against others; -1 for none. */
  readonly hard: readonly number[]
  readonly soft: readonly number[]
  /** Fire values by column for each Strength from 0; the last line serves for more. */
  readonly values: readonly (readonly number[])[]
}

export interface FireCharts {
  readonly direct: MatrixChart
  readonly indirect: MatrixChart
  /** For each row of targets the column in which a Fire value stands, from value 0; 0 for no effect. */
  readonly columns: Readonly<Record<FireRow, readonly number[]>>
  /** For each total of two dice the result by column from 1; column 0 is no effect. */
  readonly results: readonly (readonly FireResult[])[]
}

/** A numbered column of a row, as it was read: `n3`. */
const numbered = (row: object, key: string): unknown => (row as Readonly<Record<string, unknown>>)[key]
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i)

export function makeFireCharts({ fire }: Tables): FireCharts {
  const matrix = (
    rows: Tables['fire']['direct'] | Tables['fire']['indirect'],
    columns: Tables['fire']['directColumns'],
  ): MatrixChart => {
    const reading = (header: 'hard' | 'soft'): number[] =>
      upTo(BEST).map((e) => columns.findIndex((c) => c[header].includes(e)))
    const lines = [...rows].sort((a, b) => a.strength - b.strength)
    return {
      hard: reading('hard'),
      soft: reading('soft'),
      values: [[], ...lines.map((row) => columns.map((c) => Number(numbered(row, c.column)) || 0))],
    }
  }
  const columnsOf = (row: Tables['fire']['rows'][number]): number[] =>
    upTo(BEST).map((value) => upTo(BEST).find((n) => n > 0 && numbered(row, `n${n}`) === value) ?? 0)
  return {
    direct: matrix(fire.direct, fire.directColumns),
    indirect: matrix(fire.indirect, fire.indirectColumns),
    columns: Object.fromEntries(fire.rows.map((row) => [row.id, columnsOf(row)])) as Record<FireRow, number[]>,
    results: upTo(12).map((dice) => {
      const row = fire.results.find((r) => r.dice === dice)
      return upTo(BEST).map((n) => (row && n > 0 ? (numbered(row, `n${n}`) as FireResult) : '-'))
    }),
  }
}
