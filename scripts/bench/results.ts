// `bench/results.md`: two halves, each written by its own command without touching the other.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Row } from './figures.ts'

export interface Part {
  readonly title: string
  readonly rows: readonly Row[]
}

const FILE = 'bench/results.md'
const HALVES = ['engine', 'web'] as const
export type Half = (typeof HALVES)[number]

const HEAD = `# Speed and size

Written by \`npm run bench\` (rules, engine, bots) and \`npm run bench:web\` (the table in a browser); each keeps the other's half.
Rates are of one core's processor time, single times by the clock; a run in the middle of which the system gave the processor to others is taken again.
Figures are of the machine and load told above them. A target stands where an issue sets one.
`

const opening = (half: Half): string => `<!-- ${half} -->`
const closing = (half: Half): string => `<!-- end of ${half} -->`

const verdict = (row: Row): string => (row.target ? (row.target.met ? 'met' : '**missed**') : '')

/** A part as a Markdown table. */
export function markdown({ title, rows }: Part): string {
  const cells = rows.map((r) => [r.what, r.found, r.target?.text ?? '', verdict(r)])
  const all = [['measure', 'found', 'target', ''], ...cells]
  const widths = [0, 1, 2, 3].map((i) => Math.max(3, ...all.map((row) => (row[i] ?? '').length)))
  const line = (row: readonly string[]): string => `| ${widths.map((w, i) => (row[i] ?? '').padEnd(w)).join(' | ')} |`
  const rule = `| ${widths.map((w) => '-'.repeat(w)).join(' | ')} |`
  return `### ${title}\n\n${[line(all[0] ?? []), rule, ...cells.map(line)].join('\n')}\n`
}

/** The halves of a results file, as they stand in it. */
export function halvesOf(text: string): Partial<Record<Half, string>> {
  const out: Partial<Record<Half, string>> = {}
  for (const half of HALVES) {
    const from = text.indexOf(opening(half))
    const to = text.indexOf(closing(half))
    if (from >= 0 && to > from) out[half] = text.slice(from, to + closing(half).length)
  }
  return out
}

/** The file with one half written anew. */
export function withHalf(
  before: string,
  half: Half,
  title: string,
  lines: readonly string[],
  parts: readonly Part[],
): string {
  const body = `${opening(half)}\n## ${title}\n\n${lines.join('\n')}\n\n${parts.map(markdown).join('\n')}${closing(half)}`
  const halves = { ...halvesOf(before), [half]: body }
  return `${[HEAD, ...HALVES.flatMap((h) => halves[h] ?? [])].join('\n')}\n`
}

/** Writes one half. */
export function writeHalf(half: Half, title: string, lines: readonly string[], parts: readonly Part[]): string {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, withHalf(before, half, title, lines, parts))
  return FILE
}

/** Targets that the figures do not hold, for the last line of a command. */
export const missed = (parts: readonly Part[]): string[] =>
  parts.flatMap((p) => p.rows.filter((r) => r.target && !r.target.met).map((r) => `${p.title}: ${r.what}`))
