// A report as text to read, and as plain data for other programs.
import type { Text } from '@merkur/engine'
import { type Kit, type Wording, wording } from '@merkur/table'
import type { Difference } from './check.ts'
import type { Report } from './run.ts'

const plain = (x: unknown): string => (typeof x === 'string' ? x : JSON.stringify(x))

/** One difference in a line: place, what was expected, what was found. */
export const renderDifference = (file: string, d: Difference): string =>
  `${file}:${d.line}: ${d.place}: expected ${plain(d.expected)}, found ${plain(d.found)}`

const MANY = 24

function journalLines(report: Report, words: Wording): string[] {
  return report.journal.map((line) => {
    const dice = line.kind !== 'draw' && line.roll ? ` [${line.roll.dice.join(', ')}]` : ''
    const facts = line.roll?.facts
      ? ` {${Object.entries(line.roll.facts)
          .map(([k, v]) => `${k}: ${v}`)
          .join(', ')}}`
      : ''
    return `  ${String(line.seq).padStart(3)}  ${(line.rule ?? '').padEnd(8)} ${words.plain(line.text)}${dice}${facts}`
  })
}

function askedLines(report: Report, words: Wording): string[] {
  return report.asked.flatMap(({ decision, refused }) => [
    `${words.seat(decision.seat)} is asked: ${words.plain(decision.prompt)} ('${decision.id}', ${decision.rule})`,
    ...decision.options.map(
      (o) =>
        `  + ${o.key.padEnd(16)} ${words.plain(o.label)}${o.commits ? ` (${o.commits})` : ''}${o.usual ? ' *' : ''}`,
    ),
    ...refused
      .slice(0, MANY)
      .map((r) => `  - ${r.key.padEnd(16)} ${r.reasons.map((x) => `${x.rule} ${words.plain(x.text)}`).join('; ')}`),
    ...(refused.length > MANY ? [`  - and ${refused.length - MANY} more refused`] : []),
  ])
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)

function stateLines(report: Report): string[] {
  return Object.entries(report.state).flatMap(([name, value]) =>
    isRecord(value)
      ? [`  ${name}:`, ...Object.entries(value).map(([id, x]) => `    ${id}: ${JSON.stringify(x)}`)]
      : [`  ${name}: ${JSON.stringify(value)}`],
  )
}

/** The whole report: journal with cases, the pending decisions with options and refusals, the state, the verdict. */
export function renderReport(report: Report, kit: Kit): string {
  const words = wording(kit)
  const head = `${report.file}${report.title ? `: ${report.title}` : ''}`
  const result = report.result
    ? [`The game is over: ${words.plain(report.result.text)}${report.result.rule ? ` (${report.result.rule})` : ''}`]
    : []
  const verdict = report.ok
    ? ['holds']
    : [
        `does not hold, ${report.differences.length} differences:`,
        ...report.differences.map((d) => `  ${renderDifference(report.file, d)}`),
      ]
  const odd = report.oddities.map((o) => `  ${o}`)
  return [
    head,
    ...(odd.length > 0 ? ['No play leads to this position', ...odd] : []),
    'Journal',
    ...journalLines(report, words),
    ...result,
    ...askedLines(report, words),
    "State, against the scenario's start",
    ...stateLines(report),
    ...verdict,
    '',
  ].join('\n')
}

/** The report as JSON data, texts worded beside their ids. */
export function reportJson(report: Report, kit: Kit): unknown {
  const words = wording(kit)
  const withWords = (x: unknown): unknown => {
    if (Array.isArray(x)) return x.map(withWords)
    if (!isRecord(x)) return x
    const out = Object.fromEntries(Object.entries(x).map(([k, v]) => [k, k === 'args' ? v : withWords(v)]))
    const isText = typeof x.id === 'string' && Object.keys(x).every((k) => k === 'id' || k === 'args')
    return isText ? { ...out, words: words.plain(x as unknown as Text) } : out
  }
  return withWords(report)
}
