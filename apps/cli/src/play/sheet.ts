// A decision, a calculation, the table itself: as lines to read in a terminal.
import type { About, Breakdown, Term } from '@merkur/engine'
import type { DecisionView, Kit, OptionView, Reason, View, Wording } from '@merkur/table'
import { inColumns, percent, wrapped } from '../text-table.ts'

const shownValue = ({ value }: Term): string => (typeof value === 'object' ? `${value[0]} to ${value[1]}` : `${value}`)

/** A calculation: each term with its case, then what may come of it. */
function breakdownLines(words: Wording, b: Breakdown): string[] {
  const terms = b.terms.map((t) => {
    const label = words.plain(t.label)
    return `    ${(t.total ? `= ${label}` : label).padEnd(44)} ${shownValue(t).padStart(8)}  ${t.rule ?? ''}`.trimEnd()
  })
  const outcomes = b.outcomes.map((o) => `${words.plain(o.label)} ${percent(o.p)}`)
  return [
    `  ${words.plain(b.title)} (${b.rule})`,
    ...terms,
    ...(outcomes.length > 0 ? [`    ${outcomes.join(', ')}`] : []),
  ]
}

/** What an option would lead to: text, path, calculations. */
export function aboutLines(words: Wording, about: About): string[] {
  return [
    ...(about.text ? [`  ${words.plain(about.text)}`] : []),
    ...(about.path && about.path.length > 1
      ? [`  ${about.path.map((space) => words.name({ space })).join(' > ')}`]
      : []),
    ...(about.breakdowns ?? []).flatMap((b) => breakdownLines(words, b)),
  ]
}

/** More options than this are packed into columns of numbers and keys. */
const FEW = 20

const signs = (o: OptionView, chosen: readonly string[] | undefined): string =>
  `${o.commits ? ` (${o.commits})` : ''}${o.usual ? ' *' : ''}${chosen?.includes(o.key) ? ' [in]' : ''}`

function fewOptions(words: Wording, d: DecisionView): string[] {
  const widest = Math.max(...d.options.map((o) => o.key.length))
  return d.options.map((o, i) => {
    const label = words.plain(o.label)
    const said = label === o.key ? '' : label
    return `  ${String(i + 1).padStart(3)}  ${o.key.padEnd(widest)}  ${said}${signs(o, d.chosen)}`.trimEnd()
  })
}

function manyOptions(words: Wording, d: DecisionView, width: number): string[] {
  const groups = new Map<string, string[]>()
  d.options.forEach((o, i) => {
    const verb = o.verb ? words.plain(o.verb) : ''
    const list = groups.get(verb) ?? []
    groups.set(verb, list)
    list.push(`${String(i + 1).padStart(3)} ${o.key}${signs(o, d.chosen)}`)
  })
  return [...groups].flatMap(([verb, list]) => [
    ...(verb === '' ? [] : [`  ${verb}`]),
    inColumns(list, width).trimEnd(),
  ])
}

/** The question with its case, what it is about, and its options: number, key, name; `*` is the usual answer. */
export function decisionText(words: Wording, d: DecisionView, width: number): string {
  const about = d.about ? aboutLines(words, { ...d.about, pieces: [], spaces: [] }) : []
  const options = d.options.length <= FEW ? fewOptions(words, d) : manyOptions(words, d, width)
  return `${[wrapped(`${words.seat(d.seat)}: ${words.plain(d.prompt)} (${d.rule})`, width), ...about, ...options].join('\n')}\n`
}

/** Reasons for "Why not?", each with its case. */
export const reasonLines = (words: Wording, reasons: readonly Reason[]): string[] =>
  reasons.map((r) => `  ${r.verb ? `${words.plain(r.verb)}: ` : ''}${words.plain(r.text)} (${r.rule})`)

/** A counter in a word: `5/I R4`. */
function counterName(kit: Kit, view: View, id: string): string {
  const counter = view.counters[id]
  const short = kit.pieces.find((p) => p.id === id)?.short ?? id
  return [short, ...(counter?.badges.map((b) => b.short) ?? [])].join(' ')
}

/** Where everything stands: phase, status, what is owed, counters by space, marks, boxes. */
export function tableText(words: Wording, kit: Kit, view: View, width: number): string {
  const bySpace = new Map<string, string[]>()
  for (const counter of Object.values(view.counters)) {
    const here = bySpace.get(counter.space) ?? []
    bySpace.set(counter.space, here)
    here[counter.z] = counterName(kit, view, counter.piece)
  }
  const marks = new Map<string, string[]>()
  for (const mark of Object.values(view.marks))
    marks.set(mark.space, [...(marks.get(mark.space) ?? []), words.plain(mark.label)])
  const spaces = kit.boards.flatMap((b) => b.spaces.map((s) => s.id)).filter((id) => bySpace.has(id) || marks.has(id))
  const lines = spaces.map((id) => {
    const stack = (bySpace.get(id) ?? []).filter(Boolean)
    const here = marks.get(id) ?? []
    return `${words.name({ space: id })}: ${[...stack, ...here.map((m) => `(${m})`)].join(', ')}`
  })
  const displays = Object.values(view.displays).flatMap((d) => {
    const held = [...d.pieces.map((piece) => words.name({ piece })), ...d.lines.map((line) => words.plain(line))]
    return held.length > 0 ? [`${words.plain(d.title)}: ${held.join(', ')}`] : []
  })
  const duties = Object.values(view.duties).map((d) => `owed: ${words.plain(d.text)} (${d.rule})`)
  return `${[
    words.plain(view.phase),
    view.status.map((s) => words.plain(s.text)).join('; '),
    ...duties,
    ...lines.map((line) => `  ${line}`),
    ...displays,
  ]
    .map((line) => wrapped(line, width))
    .join('\n')}\n`
}

/** One unit: where it stands, its figures, its facts with their source marks. */
export function pieceText(words: Wording, kit: Kit, view: View, id: string): string {
  const def = kit.pieces.find((p) => p.id === id)
  if (!def) return ''
  const counter = view.counters[id]
  const face = def.faces[counter?.face ?? 0]
  const figures = face?.figures.map((f, i) => `${words.plain(f.label)} ${counter?.figures?.[i] ?? f.value}`) ?? []
  const badges = counter?.badges.map((b) => words.plain(b.label)) ?? []
  return `${[
    `${def.name} (${def.formation.join(', ')})`,
    `  ${counter ? `in ${words.name({ space: counter.space })}` : 'not on the map'}${badges.length > 0 ? `: ${badges.join(', ')}` : ''}`,
    ...(figures.length > 0 ? [`  ${figures.join(', ')}`] : []),
    ...def.facts.map((f) => `  ${words.plain(f.label)}: ${f.value} [${f.source}]`),
  ].join('\n')}\n`
}

/** One space: its facts and who stands there. */
export function spaceText(words: Wording, kit: Kit, view: View, id: string): string {
  const space = kit.boards.flatMap((b) => b.spaces).find((s) => s.id === id)
  if (!space) return ''
  const stack = Object.values(view.counters).filter((c) => c.space === id)
  const marks = Object.values(view.marks).filter((m) => m.space === id)
  return `${[
    space.name,
    ...(space.facts ?? []).map((f) => `  ${words.plain(f.label)}: ${f.value} [${f.source}]`),
    ...stack.sort((a, b) => b.z - a.z).map((c) => `  ${words.name({ piece: c.piece })}`),
    ...marks.map((m) => `  ${words.plain(m.label)}`),
  ].join('\n')}\n`
}

/** The end of a match. */
export const resultLine = (words: Wording, result: NonNullable<View['result']>): string =>
  `${words.plain(result.text)}${result.rule ? ` (${result.rule})` : ''}`
