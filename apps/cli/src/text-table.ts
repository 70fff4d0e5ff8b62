// Rows of words in columns, for reading in a terminal.

export interface Column {
  readonly title: string
  /** Numbers stand right. */
  readonly right?: true
}

/** The rows under their titles, columns as wide as their widest entry, two spaces between them. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const all = [columns.map((c) => c.title), ...rows]
  const widths = columns.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)))
  const line = (row: readonly string[]): string =>
    columns
      .map(({ right }, i) => {
        const cell = row[i] ?? ''
        const width = widths[i] ?? 0
        return right ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return `${all.map(line).join('\n')}\n`
}

/** Words in as many columns as fit into `width`, read downwards. */
export function inColumns(words: readonly string[], width: number, indent = '  '): string {
  const widest = Math.max(1, ...words.map((w) => w.length)) + 2
  const columns = Math.max(1, Math.floor((width - indent.length) / widest))
  const height = Math.ceil(words.length / columns)
  const lines: string[] = []
  for (let y = 0; y < height; y++) {
    let line = indent
    for (let x = 0; x < columns; x++) line += (words[x * height + y] ?? '').padEnd(widest)
    lines.push(line.trimEnd())
  }
  return `${lines.join('\n')}\n`
}

/** Prose broken at spaces so that no line is longer than `width`; line ends and indents of the text stay. */
export function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      const indent = /^(\s*(?:[-*] |\d+\. )?)/.exec(line)?.[1] ?? ''
      const out: string[] = []
      let now = ''
      for (const word of line.trim().split(/\s+/)) {
        if (now !== '' && now.length + 1 + word.length > width) {
          out.push(now)
          now = `${' '.repeat(indent.length)}${word}`
        } else now = now === '' ? `${/^\s*/.exec(line)?.[0] ?? ''}${word}` : `${now} ${word}`
      }
      out.push(now)
      return out.join('\n')
    })
    .join('\n')
}

/** 0.8654 as `86.5 %`. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
