// How far apart two spaces are, which spaces lie within a range, and the range bands of charts.
import { type Board, idOf } from './board.ts'
import { cell, entry, fault } from './cell.ts'
import { hexSteps } from './hex.ts'
import { hexAt } from './sheets.ts'
import type { Rows } from './ways.ts'

/** The distance of spaces that are out of any reach of each other; greater distances count as this. */
export const FAR = 255

/** Boards up to this many spaces keep all distances in a table. */
export const TABLE_LIMIT = 600

/**
 * Makes the distance of a board: (a, b) -> 0 to FAR.
 * Hexes of one map: counted over the endless grid, also past the edge and over closed hexes, as ranges are counted.
 * Hexes of two maps that are not joined: FAR. Where an area, zone or box takes part: the least number of ways from a to b.
 */
export function distances(board: Board): (a: number, b: number) => number {
  const { size } = board
  if (size <= TABLE_LIMIT) {
    const table = distanceTable(board)
    return (a, b) => table[a * size + b] ?? FAR
  }
  const out = new Map<number, Int32Array>()
  const back = new Map<number, Int32Array>()
  for (let s = 0; s < size; s++) {
    if (cell(board.lattice, s) >= 0) continue
    out.set(s, steps(board.out, size, s))
    back.set(s, steps(board.back, size, s))
  }
  return (a, b) => out.get(a)?.[b] ?? back.get(b)?.[a] ?? gridDistance(board, a, b)
}

/** All distances of a small board (at most TABLE_LIMIT spaces), from a to b at a * size + b. */
export function distanceTable(board: Board): Uint8Array {
  const { size } = board
  if (size > TABLE_LIMIT) throw fault('distance table', `${size} spaces`, `at most ${TABLE_LIMIT}; use distances()`)
  const table = new Uint8Array(size * size)
  for (let a = 0; a < size; a++) {
    const ways = steps(board.out, size, a)
    const isHex = cell(board.lattice, a) >= 0
    for (let b = 0; b < size; b++)
      table[a * size + b] = isHex && cell(board.lattice, b) >= 0 ? gridDistance(board, a, b) : cell(ways, b)
  }
  return table
}

function gridDistance(board: Board, a: number, b: number): number {
  if (cell(board.lattice, a) !== cell(board.lattice, b)) return FAR
  const q = cell(board.q, a) - cell(board.q, b)
  const r = cell(board.r, a) - cell(board.r, b)
  return Math.min(FAR, Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)))
}

function steps(rows: Rows, size: number, source: number): Int32Array {
  const found = new Int32Array(size).fill(FAR)
  const queue = [source]
  found[source] = 0
  for (const s of queue) {
    const next = Math.min(FAR, cell(found, s) + 1)
    for (let i = cell(rows.offset, s); i < cell(rows.offset, s + 1); i++) {
      const to = cell(rows.target, i)
      if (cell(found, to) <= next) continue
      found[to] = next
      queue.push(to)
    }
  }
  return found
}

/** The hexes of the board exactly `radius` steps from a hex, clockwise from the corner straight in direction 0; holes and the edge leave gaps. */
export function ring(board: Board, centre: number, radius: number): number[] {
  const found: number[] = []
  const lattice = entry(
    board.lattices,
    cell(board.lattice, centre),
    `ring around ${idOf(board, centre)}, maps of hexes`,
  )
  const step = hexSteps(lattice.orientation)
  let q = cell(board.q, centre)
  let r = cell(board.r, centre)
  if (radius === 0) return [centre]
  q += entry(step, 0, 'directions').q * radius
  r += entry(step, 0, 'directions').r * radius
  for (let side = 2; side < 8; side++) {
    const along = entry(step, side % 6, 'directions')
    for (let k = 0; k < radius; k++) {
      const space = hexAt(lattice, q, r)
      if (space >= 0) found.push(space)
      q += along.q
      r += along.r
    }
  }
  return found
}

/** The hexes of the board at most `radius` steps from a hex, itself first, then ring by ring. */
export function within(board: Board, centre: number, radius: number): number[] {
  const found: number[] = []
  for (let k = 0; k <= radius; k++) found.push(...ring(board, centre, k))
  return found
}

/**
 * The range bands of a chart by their far limits, ascending: [1, 3, 6] are 0-1, 2-3, 4-6.
 * Gives distance -> number of the band from 0, or the count of bands when beyond the last. Error when the limits do not ascend.
 */
export function bands(limits: readonly number[]): (distance: number) => number {
  for (const [i, limit] of limits.entries())
    if (!Number.isInteger(limit) || limit < 0 || limit <= (limits[i - 1] ?? -1))
      throw fault('range bands', limits.join(', '), 'whole numbers from 0, each greater than the one before')
  return (distance) => {
    const band = limits.findIndex((limit) => distance <= limit)
    return band < 0 ? limits.length : band
  }
}
