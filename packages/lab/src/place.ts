// Where something stands in a position file, so that every error can name its line.
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'

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

/** The node that a path leads to: keys may themselves hold dots, so the longest that fits is taken. */
function nodeAt(root: Node | null, path: string): Node | null {
  let node: Node | null = root
  let left = path
  while (left !== '' && node) {
    if (isSeq(node)) {
      const step = STEP.exec(left)
      const next: unknown = step?.[1] === undefined ? undefined : node.items[Number(step[1])]
      if (!step || !next) return node
      node = next as Node
      left = left.slice(step[0].length)
    } else if (isMap(node)) {
      const rest: string = left.startsWith('.') ? left.slice(1) : left
      let best: { readonly length: number; readonly node: Node } | undefined
      for (const pair of node.items) {
        const key = isScalar(pair.key) ? String(pair.key.value) : ''
        const after = rest.slice(key.length)
        if (!rest.startsWith(key) || (after !== '' && !STEP.test(after)) || key.length < (best?.length ?? 0)) continue
        best = { length: key.length, node: (pair.value ?? pair.key) as Node }
      }
      if (!best) return node
      node = best.node
      left = rest.slice(best.length)
    } else return node
  }
  return node
}

/** Reads YAML. Throws a PositionError with the line when it is none. */
export function readSource(text: string, file: string): Source {
  const lines = new LineCounter()
  const doc = parseDocument(text, { lineCounter: lines })
  const broken = doc.errors[0]
  if (broken)
    throw new PositionError(
      file,
      broken.linePos?.[0].line ?? 1,
      '',
      `this is not YAML: ${broken.message.split('\n')[0] ?? ''}`,
    )
  const lineOf = (path: string): number => {
    const node = nodeAt(doc.contents, path)
    return node?.range ? lines.linePos(node.range[0]).line : 1
  }
  return {
    file,
    data: doc.toJS(),
    lineOf,
    wrong: (path, says) => new PositionError(file, lineOf(path), path, says),
  }
}
