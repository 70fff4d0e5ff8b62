// Opens a box: reads its tables and JSON files, checks every cell, and tells all that is wrong at once.
import Papa from 'papaparse'
import { z } from 'zod/mini'
import type { Column } from './columns.ts'
import { BoxError, fewOf, type Problem, quoted } from './problem.ts'

const english = { error: z.locales.en().localeError }

/** The files of a box or of a data pack by name (`units.csv`, `scenarios.json`), each with its text. */
export type BoxFiles = Readonly<Record<string, string>>

type Columns = Readonly<Record<string, Column<unknown>>>

/** A row of a table with these columns. */
export type Row<C extends Columns> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never }

/** What reads the files of one box. */
export interface BoxReader {
  /** The rows of a table. Its header must name exactly these columns, in any order. */
  table<const C extends Columns>(file: string, columns: C): readonly Row<C>[]
  /** A JSON file of this form; undefined when it has problems. */
  json<T extends z.ZodMiniType>(file: string, form: T): z.infer<T> | undefined
  /** Notes that a cell of a row does not fit the rest of the box. */
  refuse(row: object, column: string, allowed: string): void
  /** Notes any other problem. */
  problem(problem: Problem): void
}

interface Place {
  readonly file: string
  readonly line: number
  readonly names: readonly string[]
  readonly cells: readonly string[]
}

/**
 * Reads a box with `read`, the same for the printed one and for data packs.
 * @throws BoxError with every problem found; then nothing has been taken over
 */
export function readBox<B>(files: BoxFiles, read: (box: BoxReader) => B): B {
  const problems: Problem[] = []
  const places = new WeakMap<object, Place>()
  const reader: BoxReader = {
    table: (file, columns) => readTable(files, file, columns, problems, places),
    json: (file, form) => readJson(files, file, form, problems),
    refuse: (row, column, allowed) => {
      const place = places.get(row)
      if (!place) throw new RangeError(`refuse takes a row that table() gave; column '${column}'`)
      problems.push({
        file: place.file,
        line: place.line,
        column,
        found: quoted((place.cells[place.names.indexOf(column)] ?? '').trim()),
        allowed,
      })
    },
    problem: (problem) => problems.push(problem),
  }
  let box: B
  try {
    box = read(reader)
  } catch (cause) {
    if (problems.length > 0) throw new BoxError(problems)
    throw cause
  }
  if (problems.length > 0) throw new BoxError(problems)
  return box
}

function textOf(files: BoxFiles, file: string, problems: Problem[]): string | undefined {
  const found = Object.hasOwn(files, file) ? files[file] : undefined
  if (found === undefined)
    problems.push({ file, found: 'no such file', allowed: `this file; there are ${fewOf(Object.keys(files))}` })
  return found
}

function readTable<C extends Columns>(
  files: BoxFiles,
  file: string,
  columns: C,
  problems: Problem[],
  places: WeakMap<object, Place>,
): readonly Row<C>[] {
  const text = textOf(files, file, problems)
  if (text === undefined) return []
  const parsed = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',' })
  for (const error of parsed.errors) {
    problems.push({
      file,
      line: (error.row ?? 0) + 1,
      found: error.message,
      allowed: 'cells separated by commas, quotes in pairs',
    })
  }
  const [header = [], ...body] = parsed.data
  const names = header.map((name) => name.trim())
  if (!checkHeader(file, names, columns, problems)) return []
  const rows: Row<C>[] = []
  const seen = new Map<string, number>()
  let line = 1 + linesIn(header)
  for (const cells of body) {
    const at = line
    line += linesIn(cells)
    if (cells.every((c) => c.trim() === '')) continue
    if (cells.length !== names.length) {
      problems.push({ file, line: at, found: `${cells.length} cells`, allowed: `${names.length}, one a column` })
      continue
    }
    const row: Record<string, unknown> = {}
    let whole = true
    for (const [i, name] of names.entries()) {
      const column = columns[name]
      if (!column) continue
      const cell = (cells[i] ?? '').trim()
      const value = column.read(cell)
      const before = column.unique ? seen.get(`${name} ${cell}`) : undefined
      if (value === undefined || before !== undefined) {
        const found = before === undefined ? quoted(cell) : `${quoted(cell)}, as in line ${before}`
        problems.push({ file, line: at, column: name, found, allowed: column.allowed })
        whole = false
      }
      if (column.unique) seen.set(`${name} ${cell}`, at)
      row[name] = value
    }
    if (!whole) continue
    places.set(row, { file, line: at, names, cells })
    rows.push(row as Row<C>)
  }
  if (rows.length === 0 && problems.length === 0) problems.push({ file, found: 'no rows', allowed: 'one row or more' })
  return rows
}

function linesIn(cells: readonly string[]): number {
  let lines = 1
  for (const cell of cells) for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) lines++
  return lines
}

function checkHeader(file: string, names: readonly string[], columns: Columns, problems: Problem[]): boolean {
  const before = problems.length
  const wanted = Object.keys(columns)
  for (const [i, name] of names.entries()) {
    if (!Object.hasOwn(columns, name))
      problems.push({ file, line: 1, found: `the column ${quoted(name)}`, allowed: wanted.join(', ') })
    else if (names.indexOf(name) !== i)
      problems.push({ file, line: 1, found: `the column ${quoted(name)} twice`, allowed: 'each column once' })
  }
  for (const name of wanted) {
    if (!names.includes(name))
      problems.push({ file, line: 1, found: `no column "${name}"`, allowed: wanted.join(', ') })
  }
  return problems.length === before
}

function readJson<T extends z.ZodMiniType>(
  files: BoxFiles,
  file: string,
  form: T,
  problems: Problem[],
): z.infer<T> | undefined {
  const text = textOf(files, file, problems)
  if (text === undefined) return undefined
  let raw: unknown
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    problems.push({ file, found: cause instanceof Error ? cause.message : 'no JSON', allowed: 'a JSON file' })
    return undefined
  }
  const read = z.safeParse(form, raw, english)
  if (read.success) return read.data
  for (const issue of read.error.issues) {
    const found = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], raw)
    problems.push({
      file,
      column: issue.path.map(String).join('.') || 'the top',
      found: found === undefined ? 'nothing' : JSON.stringify(found).slice(0, 60),
      allowed: issue.message,
    })
  }
  return undefined
}
