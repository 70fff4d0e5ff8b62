// Reads the little Markdown that rulebooks and stories use: paragraphs, lists, tables, bold, italic, code, cases.

export type Inline =
  | { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string }
  | { readonly kind: 'case'; readonly text: string }

export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly words: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly words: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }

const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/

/** Words with their marks. `isCase` says which numbers are cases of this rulebook; they become links. */
export function inlinesOf(text: string, isCase: (number: string) => boolean = () => false): Inline[] {
  return text
    .split(MARKS)
    .filter((part) => part !== '')
    .flatMap((part): Inline[] => {
      if (part.startsWith('**')) return [{ kind: 'bold', text: part.slice(2, -2) }]
      if (part.startsWith('*') && part.length > 2) return [{ kind: 'italic', text: part.slice(1, -1) }]
      if (part.startsWith('`')) return [{ kind: 'code', text: part.slice(1, -1) }]
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
      if (link?.[1] !== undefined) return cased(link[1], isCase)
      return cased(part, isCase)
    })
}

function cased(text: string, isCase: (number: string) => boolean): Inline[] {
  return text
    .split(/(\b\d+(?:\.\d+)+(?:\/\d+)?\b)/)
    .filter((part) => part !== '')
    .map(
      (part): Inline =>
        /^\d+\./.test(part) && isCase(part) ? { kind: 'case', text: part } : { kind: 'text', text: part },
    )
}

const ITEM = /^\s*(?:[-*]|\d+[.)])\s+/

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** The blocks of a text, in order. HTML anchors are left out. */
export function blocksOf(markdown: string, isCase?: (number: string) => boolean): Block[] {
  const blocks: Block[] = []
  const text = markdown.replace(/<a\s[^>]*>\s*<\/a>/g, '').replace(/\r\n?/g, '\n')
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '')
    let words: string[] = []
    let items: string[] = []
    let ordered = false
    const flush = (): void => {
      if (words.length > 0) blocks.push({ kind: 'paragraph', words: inlinesOf(words.join(' '), isCase) })
      if (items.length > 0) blocks.push({ kind: 'list', ordered, items: items.map((item) => inlinesOf(item, isCase)) })
      words = []
      items = []
    }
    const table = lines.filter((line) => line.trim().startsWith('|'))
    if (table.length >= 2 && table.length === lines.length) {
      const [head = '', , ...rows] = table
      blocks.push({
        kind: 'table',
        head: cells(head).map((c) => inlinesOf(c, isCase)),
        rows: rows.map((row) => cells(row).map((c) => inlinesOf(c, isCase))),
      })
      continue
    }
    for (const line of lines) {
      const heading = /^(#{1,6})\s+(.*)$/.exec(line)
      if (heading?.[1] && heading[2] !== undefined) {
        flush()
        blocks.push({ kind: 'heading', depth: heading[1].length, words: inlinesOf(heading[2], isCase) })
      } else if (ITEM.test(line)) {
        if (words.length > 0) flush()
        ordered = /^\s*\d/.test(line)
        items.push(line.replace(ITEM, ''))
      } else if (items.length > 0) items.push(`${items.pop() ?? ''} ${line.trim()}`)
      else words.push(line.trim())
    }
    flush()
  }
  return blocks
}
