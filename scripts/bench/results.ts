// `bench/results.md`: two halves, in each a section a game, written by its own command without touching the others.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Row } from './figures.ts'

/** Measures that stand in one table: of a game, or of one scenario of it. */
export interface Part {
  readonly title: string
  readonly rows: readonly Row[]
}

/** All that one run found out about a game. */
export interface Section {
  /** The game's title. */
  readonly title: string
  /** Command, commit, machine and load of the run. */
  readonly lines: readonly string[]
  readonly parts: readonly Part[]
}

const FILE = 'bench/results.md'

const HALVES = {
  engine: 'Rules, engine and bots',
  web: 'The table in a browser',
} as const
export type Half = keyof typeof HALVES

const HEAD = `# Speed and size

Written by \`npm run bench\` (rules, engine, bots) and \`npm run bench:web\` (the table in a browser), for all games or for those named; each run replaces the sections of its games and leaves the others.
Rates are of one core's processor time, single times by the clock; a run in the middle of which the system gave the processor to others is taken again.
Positions are taken from all over random games, in stretches of 40 decisions, as many as the time of a measure allows; each row says how many.
Figures are of the machine and load told above them. A target stands where an issue sets one.
`

const verdict = (row: Row): string => (row.target ? (row.target.met ? 'met' : '**missed**') : '')

/** A row as a line of text. */
export const line = (row: Row): string =>
  [`${row.what}: ${row.found}`, row.target?.text, verdict(row)].filter(Boolean).join(' | ')

/** A part as a Markdown table. */
function markdown({ title, rows }: Part): string {
  const cells = rows.map((r) => [r.what, r.found, r.target?.text ?? '', verdict(r)])
  const all = [['measure', 'found', 'target', ''], ...cells]
  const widths = [0, 1, 2, 3].map((i) => Math.max(3, ...all.map((row) => (row[i] ?? '').length)))
  const across = (row: readonly string[]): string => `| ${widths.map((w, i) => (row[i] ?? '').padEnd(w)).join(' | ')} |`
  const rule = `| ${widths.map((w) => '-'.repeat(w)).join(' | ')} |`
  return `#### ${title}\n\n${[across(all[0] ?? []), rule, ...cells.map(across)].join('\n')}\n`
}

const written = ({ title, lines, parts }: Section): string =>
  `### ${title}\n\n${lines.join('\n')}\n\n${parts.map(markdown).join('\n')}`

/** The sections of a half by the title of their game, as they stand in a results file. */
export function sectionsOf(text: string, half: Half): Map<string, string> {
  const heading = `\n## ${HALVES[half]}\n`
  const from = text.indexOf(heading)
  if (from < 0) return new Map()
  const rest = text.slice(from + heading.length)
  const body = rest.split('\n## ')[0] ?? ''
  const sections = `\n${body}`.split('\n### ').slice(1)
  return new Map(sections.map((x) => [x.slice(0, x.indexOf('\n')), `### ${x.trimEnd()}\n`]))
}

/** The file with one section written anew, the sections of each half in the order of `games`. */
export function withSection(before: string, half: Half, section: Section, games: readonly string[]): string {
  const halves = (Object.keys(HALVES) as Half[]).flatMap((name) => {
    const sections = sectionsOf(before, name)
    if (name === half) sections.set(section.title, written(section))
    const ordered = games.flatMap((title) => sections.get(title) ?? [])
    return ordered.length > 0 ? [`## ${HALVES[name]}\n`, ...ordered] : []
  })
  return [HEAD, ...halves].join('\n')
}

/** Writes the section of a game; gives the name of the file. */
export function writeSection(half: Half, section: Section, games: readonly string[]): string {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, withSection(before, half, section, games))
  return FILE
}

/** Targets that the figures do not hold, for the last line of a command. */
export const missed = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ title, parts }) =>
    parts.flatMap((p) =>
      p.rows.filter((r) => r.target && !r.target.met).map((r) => `${title}, ${p.title}: ${r.what}: ${r.found}`),
    ),
  )
