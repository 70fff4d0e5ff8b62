// Where something stands in a position file, so that every error can name its line.
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml'

/** Wrong input: file, line, place, what was found and what is allowed. */
export class PositionError extends Error {
  override readonly name = 'PositionError'
  readonly file: string
  readonly line: number
  readonly place: string
  readonly says: string
  constructor(file: string, line: number, place: string, says: string) {
    super(`${file}:${line}: ${place ? `${place}: ` : ''}${says}`)
    this.file = file
    this.line = line
    this.place = place
    this.says = says
  }
}

/** YAML with the lines of its parts. */
export interface Source {
  readonly file: string
  readonly data: unknown
  /** The line of a part by its path (`position.units.5/I.at`, `play[3]`), or of the nearest part above it. */
  lineOf(path: string): number
  /** Makes an error about a part. */
  wrong(path: string, says: string): PositionError
}

const STEP = /^(?:\.|\[(\d+)\])/

/**
 * The node where a part begins, its name where it has one. Names may themselves hold dots, so the longest that fits
 * is taken; where the path leads nowhere, the nearest part above.
 */
function nodeAt(root: Node | null, path: string): Node | null {
  let begins: Node | null = root
  let node: Node | null = root
  let left = path
  while (left !== '' && node) {
    if (isSeq(node)) {
      const step = STEP.exec(left)
      const next: unknown = step?.[1] === undefined ? undefined : node.items[Number(step[1])]
      if (!step || !isNode(next)) return begins
      node = next
      begins = next
      left = left.slice(step[0].length)
    } else if (isMap(node)) {
      const rest: string = left.startsWith('.') ? left.slice(1) : left
      let best: { readonly length: number; readonly key: Node; readonly value: unknown } | undefined
      for (const pair of node.items) {
        if (!isScalar(pair.key)) continue
        const key = String(pair.key.value)
        const after = rest.slice(key.length)
        if (!rest.startsWith(key) || (after !== '' && !STEP.test(after)) || key.length < (best?.length ?? 0)) continue
        best = { length: key.length, key: pair.key, value: pair.value }
      }
      if (!best) return begins
      begins = best.key
      node = isNode(best.value) ? best.value : null
      left = rest.slice(best.length)
    } else return begins
  }
  return begins
}

/** What is read as something else than it looks like, or cannot be read at all: where, and what to do. */
function trap(doc: Document): { readonly node: Node | null; readonly says: string } | undefined {
  let found: { readonly node: Node | null; readonly says: string } | undefined
  const stop = (node: Node | null, says: string): symbol => {
    found = { node, says }
    return visit.BREAK
  }
  visit(doc, {
    Pair: (_, { key }) => {
      if (!isScalar(key)) return stop(isNode(key) ? key : null, 'a name must be a plain text')
      if (key.value === '__proto__') return stop(key, `'__proto__' cannot be a name here`)
      if (key.source !== undefined && typeof key.value !== 'string' && key.source !== String(key.value))
        return stop(
          key,
          `found ${key.source}, which is read as ${String(key.value)}; put it in quotes: "${key.source}"`,
        )
      return undefined
    },
    Alias: (_, alias) =>
      alias.resolve(doc)
        ? undefined
        : stop(alias, `'*${alias.source}' stands for nothing: no '&${alias.source}' before it`),
  })
  return found
}

/** What the YAML reader says, in the words of somebody who writes one position a file. */
function unreadable({ code, message }: { readonly code: string; readonly message: string }): string {
  if (code === 'MULTIPLE_DOCS') return 'this file holds several positions; write one to a file'
  return `this is not YAML: ${(message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '')}`
}

/** The plain data of a document. Throws a PositionError when its aliases would blow it up. */
function dataOf(doc: Document, file: string): unknown {
  try {
    return doc.toJS()
  } catch (cause) {
    throw new PositionError(
      file,
      1,
      '',
      `this cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  }
}

/** Reads YAML. Throws a PositionError with the line when it is none. */
export function readSource(text: string, file: string): Source {
  const lines = new LineCounter()
  const doc = parseDocument(text, { lineCounter: lines })
  const broken = doc.errors[0]
  if (broken) throw new PositionError(file, broken.linePos?.[0].line ?? 1, '', unreadable(broken))
  const lineAt = (node: Node | null): number => (node?.range ? lines.linePos(node.range[0]).line : 1)
  const trapped = trap(doc)
  if (trapped) throw new PositionError(file, lineAt(trapped.node), '', trapped.says)
  const lineOf = (path: string): number => lineAt(nodeAt(doc.contents, path))
  return {
    file,
    data: dataOf(doc, file),
    lineOf,
    wrong: (path, says) => new PositionError(file, lineOf(path), path, says),
  }
}
