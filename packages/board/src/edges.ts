// What lies on hexsides and borders: rivers, bridges, roads, cliffs, looked up by the two spaces they part or join.

import { type Board, idOf, neighbours, spaceOf } from './board.ts'
import { cell, entry, fault, sample } from './cell.ts'
import { hexCorners } from './hex.ts'

/** The edge (hexside, border or link) from space a to space b, -1 when no way leads from a to b. */
export function edgeBetween(board: Board, a: number, b: number): number {
  const { offset, target, edge } = board.out
  const end = cell(offset, a + 1)
  for (let i = cell(offset, a); i < end; i++) if (cell(target, i) === b) return cell(edge, i)
  return -1
}

/** The direction 0-5 in which hex b lies beside hex a, -1 when they are not hexes side by side. */
export function bearing(board: Board, a: number, b: number): number {
  for (let d = 0; d < 6; d++) if (cell(board.around, a * 6 + d) === b) return d
  return -1
}

/** The space on the other side of an edge, seen from `space`, which must be one of its two. */
export function across(board: Board, edge: number, space: number): number {
  const low = cell(board.ends, edge * 2)
  return low === space ? cell(board.ends, edge * 2 + 1) : low
}

/** The two ends of a hexside in the board's plane [x1, y1, x2, y2]; undefined for edges that are no hexsides. */
export function hexsideEnds(board: Board, edge: number): readonly [number, number, number, number] | undefined {
  const a = entry(board.ends, edge * 2, 'ends of edges')
  const d = bearing(board, a, cell(board.ends, edge * 2 + 1))
  if (d < 0) return undefined
  const corners = hexCorners(entry(board.lattices, cell(board.lattice, a), 'lattices').orientation)
  const from = entry(corners, d, 'corners')
  const to = entry(corners, (d + 1) % 6, 'corners')
  const x = entry(board.x, a, 'spaces of the board')
  const y = entry(board.y, a, 'spaces of the board')
  return [x + from.x, y + from.y, x + to.x, y + to.y]
}

/** One line of an edge table. */
export interface EdgeRow<Kind extends string> {
  readonly a: string
  readonly b: string
  readonly kind: Kind
}

/** Features of all edges: for each edge the sum of the bits of what lies on it. */
export interface EdgeFeatures<Kind extends string> {
  readonly bit: Readonly<Record<Kind, number>>
  readonly mask: Int32Array
}

/**
 * Reads an edge table. At most 31 kinds; the same row twice is refused.
 * Errors name the row (from 1), what was found and what is allowed: unknown space, spaces that do not touch, unknown kind.
 */
export function edgeFeatures<Kind extends string>(
  board: Board,
  kinds: readonly Kind[],
  rows: readonly EdgeRow<Kind>[],
  table = 'edges',
): EdgeFeatures<Kind> {
  if (kinds.length > 31 || new Set(kinds).size !== kinds.length)
    throw fault(table, `kinds ${kinds.join(', ')}`, 'at most 31 different ones')
  const bit = Object.fromEntries(kinds.map((kind, i) => [kind, 1 << i])) as Record<Kind, number>
  const mask = new Int32Array(board.edges)
  for (const [i, { a, b, kind }] of rows.entries()) {
    const place = `${table} row ${i + 1}`
    const from = spaceOf(board, a, place)
    const to = spaceOf(board, b, place)
    const edge = Math.max(edgeBetween(board, from, to), edgeBetween(board, to, from))
    if (edge < 0)
      throw fault(
        place,
        `${a} and ${b}, which do not touch`,
        `neighbours of ${a}: ${sample([...neighbours(board, from)].map((s) => idOf(board, s)))}`,
      )
    if (!kinds.includes(kind)) throw fault(place, `kind "${kind}"`, kinds.join(', '))
    if ((cell(mask, edge) & bit[kind]) !== 0)
      throw fault(place, `${kind} between ${a} and ${b} a second time`, 'each feature of an edge once')
    mask[edge] = cell(mask, edge) | bit[kind]
  }
  return { bit, mask }
}

/** The features between two spaces as a sum of bits; 0 when nothing lies there or they do not touch. */
export function featuresBetween(board: Board, features: EdgeFeatures<string>, a: number, b: number): number {
  const edge = Math.max(edgeBetween(board, a, b), edgeBetween(board, b, a))
  return edge < 0 ? 0 : cell(features.mask, edge)
}
