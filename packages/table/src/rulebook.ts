// The rules in our own words, cut into cases, so that one case can be read beside the question it answers.
import type { Case } from '@merkur/engine'

export interface RuleCase {
  readonly case: Case
  /** Without the case number. */
  readonly title: string
  /** Markdown, without the anchor and the heading. */
  readonly body: string
  /** Depth of its heading, 1 to 6; of the heading above it where it has none of its own. */
  readonly depth: number
}

export interface Rulebook {
  /** In the order of the text. */
  readonly cases: readonly RuleCase[]
  /** The case itself, or the nearest case above it that the text has. */
  find(rule: Case): RuleCase | undefined
  /** The cases whose number begins so or whose words contain all of the query's words. */
  search(query: string): readonly RuleCase[]
}

const ANCHOR = /<a\s+(?:id|name)=["']([^"']+)["']\s*>\s*<\/a>/g
const HEADING = /^\s*(#{1,6})[ \t]+(.+?)[ \t]*#*[ \t]*$/m

/** A case and those above it: `4.1.3/2`, `4.1.3`, `4.1`, `4`; `6.33`, `6.3`, `6`. */
export function above(rule: Case): Case[] {
  const out: Case[] = [rule]
  let here = rule
  const slash = here.indexOf('/')
  if (slash > 0) {
    here = here.slice(0, slash)
    out.push(here)
  }
  for (;;) {
    const dot = here.lastIndexOf('.')
    if (dot <= 0) return out
    const last = here.slice(dot + 1)
    here = last.length > 1 && /^\d+$/.test(last) && !last.endsWith('0') ? here.slice(0, -1) : here.slice(0, dot)
    out.push(here)
  }
}

/** The first sentence or line of a body, for cases without a heading. */
const opening = (body: string): string => {
  const line = body.trim().split('\n')[0] ?? ''
  const words = line.replace(/[*_`]/g, '').replace(/^[-\d.)\s]+(?=\D)/, '')
  return words.length <= 80 ? words : `${words.slice(0, 77).trimEnd()}...`
}

/** Cuts Markdown at its anchors (`<a id="4.1.3"></a>`, before or inside a heading). Text before the first anchor is no case. */
export function rulebook(markdown: string): Rulebook {
  const cases: RuleCase[] = []
  // An anchor inside a heading line belongs to the whole line: it is moved before it.
  const source = markdown.replace(
    /^(#{1,6}[^\n]*?)(<a\s+(?:id|name)=["'][^"']+["']\s*>\s*<\/a>)([^\n]*)$/gm,
    '$2\n$1$3',
  )
  const anchors = [...source.matchAll(ANCHOR)]
  let depth = 1
  anchors.forEach((anchor, i) => {
    const rule = anchor[1]
    if (rule === undefined) return
    const end = anchors[i + 1]?.index ?? source.length
    const chunk = source.slice(anchor.index + anchor[0].length, end).trim()
    const heading = chunk.startsWith('#') ? HEADING.exec(chunk) : null
    if (heading?.[1]) depth = heading[1].length
    const body = heading ? chunk.slice(heading[0].length).trim() : chunk
    const words = heading?.[2] ?? opening(body)
    const title = words.startsWith(`${rule} `) ? words.slice(rule.length + 1) : words
    cases.push({ case: rule, title: title.trim(), body, depth })
  })
  const byCase = new Map(cases.map((c) => [c.case, c]))
  return {
    cases,
    find: (rule) => {
      for (const one of above(rule)) {
        const found = byCase.get(one)
        if (found) return found
      }
      return undefined
    },
    search: (query) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean)
      if (words.length === 0) return []
      const hits = (c: RuleCase): boolean => {
        const all = `${c.title}\n${c.body}`.toLowerCase()
        return words.every((w) => all.includes(w) || c.case.toLowerCase().startsWith(w))
      }
      return cases.filter(hits)
    },
  }
}
