// The ways from space to space, gathered one by one and packed into rows that floods run through quickly.
import { cell, entry, fault } from './cell.ts'

/** Who touches whom, in rows: the neighbours of space s are target[offset[s]] to target[offset[s + 1] - 1], with the edge crossed beside each. */
export interface Rows {
  readonly offset: Int32Array
  readonly target: Int32Array
  readonly edge: Int32Array
}

interface Packed {
  readonly out: Rows
  readonly back: Rows
  readonly edges: number
  readonly ends: Int32Array
}

/** Starts an empty gathering of ways between the named spaces. `add` refuses a way twice and a way from a space to itself. */
export function startWays(ids: readonly string[]): {
  add(from: number, to: number, place: string): void
  rows(): Packed
} {
  const size = ids.length
  const lists = ids.map(() => new Map<number, number>())
  const edgeOf = new Map<number, number>()
  const ends: number[] = []

  function add(from: number, to: number, place: string): void {
    const list = entry(lists, from, 'spaces of the board')
    if (from === to) throw fault(place, `a way from ${ids[from]} to itself`, 'ways between two spaces')
    if (list.has(to))
      throw fault(
        place,
        `the way from ${ids[from]} to ${ids[to]} a second time`,
        'each way once; hexes side by side touch already',
      )
    const pair = Math.min(from, to) * size + Math.max(from, to)
    let edge = edgeOf.get(pair)
    if (edge === undefined) {
      edge = edgeOf.size
      edgeOf.set(pair, edge)
      ends.push(Math.min(from, to), Math.max(from, to))
    }
    list.set(to, edge)
  }

  function rows(): Packed {
    const out = pack(lists)
    const reversed = ids.map(() => new Map<number, number>())
    let oneWay = false
    for (const [from, list] of lists.entries())
      for (const [to, edge] of list) {
        entry(reversed, to, 'spaces of the board').set(from, edge)
        oneWay ||= !lists[to]?.has(from)
      }
    return { out, back: oneWay ? pack(reversed) : out, edges: edgeOf.size, ends: Int32Array.from(ends) }
  }

  return { add, rows }
}

function pack(lists: readonly ReadonlyMap<number, number>[]): Rows {
  const offset = new Int32Array(lists.length + 1)
  for (const [s, list] of lists.entries()) offset[s + 1] = cell(offset, s) + list.size
  return {
    offset,
    target: Int32Array.from(lists.flatMap((list) => [...list.keys()])),
    edge: Int32Array.from(lists.flatMap((list) => [...list.values()])),
  }
}
