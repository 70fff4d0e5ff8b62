// What a ledger of printed rules claims, held against the code, the tests that ran and the lines they reached.
import { id, oneOf, readBox, words } from '@merkur/box'

export const KINDS = ['section', 'rule', 'case', 'sidebar', 'table', 'example', 'note'] as const
export const STATUSES = ['implemented', 'data', 'component', 'commentary', 'superseded'] as const

type Kind = (typeof KINDS)[number]
type Status = (typeof STATUSES)[number]

/** One statement of a printed rulebook. */
export interface Row {
  /** `4.1.3/2`: the case and the number of the statement in it. */
  readonly id: string
  readonly kind: Kind
  readonly status: Status
  /** `file#symbol` below the game's folder for what is implemented; files for data; several separated by a space. */
  readonly where: string
  /** How the title of the test that proves it begins: `[4.1.3/2]`; several separated by ` | `. */
  readonly test: string
  readonly reason: string
}

/** A test as vitest's JSON report tells of it. */
export interface TestRun {
  readonly title: string
  readonly passed: boolean
}

/** Lines of a source file that are code of a function, and whether it ever ran. */
export interface Reach {
  /** First lines of the functions of the file with how often each was called. */
  readonly calls: readonly { readonly line: number; readonly count: number }[]
  /** First lines of its statements with how often each ran. */
  readonly statements: readonly { readonly line: number; readonly count: number }[]
}

/** What a ledger is held against. */
export interface Evidence {
  /** The text of a file below the game's folder; undefined when there is none. */
  readonly source: (file: string) => string | undefined
  /** The game's tests that ran. */
  readonly tests: readonly TestRun[]
  /** What ran of a file; undefined when no test loaded it. */
  readonly reach: (file: string) => Reach | undefined
}

/** A row that the evidence does not bear out, and why. */
export interface Uncovered {
  readonly id: string
  readonly why: string
}

/** What came of a ledger. */
export interface Verdict {
  readonly rows: readonly Row[]
  /** Rows that say something about play: all but headings and the designer's notes. */
  readonly rules: number
  readonly proved: number
  readonly reasoned: number
  readonly uncovered: readonly Uncovered[]
  /** Tests that claim more than five rows: a claim that broad proves little. */
  readonly broad: readonly string[]
}

/**
 * Reads the text of a ledger.csv.
 * @throws BoxError that names every wrong cell
 */
export function readLedger(text: string): readonly Row[] {
  return readBox({ 'ledger.csv': text }, (box) =>
    box.table('ledger.csv', {
      id: id(),
      kind: oneOf(...KINDS),
      status: oneOf(...STATUSES),
      where: words(),
      test: words(),
      reason: words(),
      note: words(),
    }),
  )
}

/** Headings and the designer's notes order or explain the text; every other row, and a note that is implemented, says something about play. */
const isRule = (row: Row): boolean => row.kind !== 'section' && (row.kind !== 'note' || row.status === 'implemented')

/** The rows that a test's title claims: `[4.1.3/2 4.2/1] the closest unit leads`. */
export const claims = (title: string): string[] =>
  /^\[([^\]]*)\]/
    .exec(title)?.[1]
    ?.split(/\s+/)
    .filter((x) => x !== '') ?? []

/** Lines from the declaration of a top-level symbol to the next one, counted from 1; undefined when there is none. */
export function linesOf(source: string, symbol: string): { from: number; to: number } | undefined {
  const lines = source.split('\n')
  const declares =
    /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:function\s*\*?|const|let|class|interface|type)\s+(\w+)/
  const starts = lines.flatMap((line, i) => {
    const name = declares.exec(line)?.[1]
    return name === undefined ? [] : [{ name, line: i + 1 }]
  })
  const at = starts.findIndex((s) => s.name === symbol)
  const found = starts[at]
  return found && { from: found.line, to: (starts[at + 1]?.line ?? lines.length + 1) - 1 }
}

/** Whether the code of a symbol ran: a call of its function, or its statement where it is a value. */
function wasReached(reach: Reach, { from, to }: { from: number; to: number }): boolean {
  const inside = (x: { line: number }): boolean => x.line >= from && x.line <= to
  const calls = reach.calls.filter(inside)
  return (calls.length > 0 ? calls : reach.statements.filter(inside)).some((x) => x.count > 0)
}

/** Why a place in the code does not bear a row out; undefined when it does. */
function faultOfPlace(place: string, evidence: Evidence): string | undefined {
  const [file = '', symbol = ''] = place.split('#')
  const source = evidence.source(file)
  if (source === undefined) return `where: there is no file '${file}' in the game's folder`
  if (symbol === '') return `where: '${place}' names no symbol; write file#symbol`
  const lines = linesOf(source, symbol)
  if (!lines) return `where: '${file}' declares no '${symbol}'`
  const reach = evidence.reach(file)
  return reach && wasReached(reach, lines) ? undefined : `where: no test reached ${place}`
}

/** Why a test title does not bear a row out; undefined when it does. */
function faultOfTest(row: Row, prefix: string, tests: readonly TestRun[]): string | undefined {
  const found = tests.filter((t) => t.title.startsWith(prefix))
  if (found.length === 0) return `test: none that ran begins with '${prefix}'`
  if (!found.some((t) => claims(t.title).includes(row.id)))
    return `test: those that begin with '${prefix}' do not name ${row.id}`
  return found.every((t) => t.passed) ? undefined : `test: '${prefix}' did not pass`
}

function faultsOf(row: Row, evidence: Evidence): string[] {
  const places = row.where.split(' ').filter((x) => x !== '')
  if (row.status !== 'implemented') {
    const missing = places.filter((file) => evidence.source(file.replace(/^games\/[^/]+\//, '')) === undefined)
    return [
      ...(row.reason === '' ? [`reason: none, and the row is not implemented but '${row.status}'`] : []),
      ...missing.map((file) => `where: there is no file '${file}'`),
    ]
  }
  const titles = row.test.split(' | ').filter((x) => x !== '')
  return [
    ...(places.length === 0 ? ['where: empty; write file#symbol'] : []),
    ...(titles.length === 0 ? ['test: empty; write how the title of its test begins'] : []),
    ...places.flatMap((place) => faultOfPlace(place, evidence) ?? []),
    ...titles.flatMap((title) => faultOfTest(row, title, evidence.tests) ?? []),
  ]
}

/** Holds a ledger against code, tests and coverage. */
export function judgeLedger(rows: readonly Row[], evidence: Evidence): Verdict {
  const rules = rows.filter(isRule)
  const faults = new Map(rules.map((row) => [row.id, faultsOf(row, evidence)]))
  const holds = (row: Row): boolean => faults.get(row.id)?.length === 0
  const known = new Set(rows.map((r) => r.id))
  const strangers = evidence.tests.flatMap((t) =>
    claims(t.title)
      .filter((x) => x.includes('/') && !known.has(x))
      .map((x) => ({ id: x, why: `the ledger has no such row; claimed by '${t.title}'` })),
  )
  return {
    rows,
    rules: rules.length,
    proved: rules.filter((r) => r.status === 'implemented' && holds(r)).length,
    reasoned: rules.filter((r) => r.status !== 'implemented' && holds(r)).length,
    uncovered: [
      ...[...faults].flatMap(([rowId, whys]) => (whys.length > 0 ? [{ id: rowId, why: whys.join('; ') }] : [])),
      ...strangers,
    ],
    broad: evidence.tests.map((t) => t.title).filter((title) => claims(title).length > 5),
  }
}

/** The verdict in one line, the same for every game. */
export function summary(game: string, v: Verdict): string {
  const share = v.rules === 0 ? '0.0' : ((100 * v.proved) / v.rules).toFixed(1)
  return `${game}: implemented and tested ${v.proved} of ${v.rules} rule rows (${share} %), ${v.reasoned} with a reason`
}

/** Rows by kind and status, as lines of a table. */
export function countTable(rows: readonly Row[]): string[] {
  const count = (kind: Kind, status: Status): number =>
    rows.filter((r) => r.kind === kind && r.status === status).length
  const kinds = KINDS.filter((kind) => rows.some((r) => r.kind === kind))
  return [
    `  ${'kind'.padEnd(10)}${STATUSES.map((s) => s.padStart(13)).join('')}`,
    ...kinds.map((kind) => `  ${kind.padEnd(10)}${STATUSES.map((s) => String(count(kind, s)).padStart(13)).join('')}`),
  ]
}
