// The straight line from one hex to another, as a line of sight is drawn: every hex, hexside and corner it meets, worked out in whole numbers.
import { type Board, idOf } from './board.ts'
import { cell, entry, fault } from './cell.ts'
import { edgeBetween } from './edges.ts'
import { hexSteps } from './hex.ts'
import { hexAt } from './sheets.ts'

/**
 * One thing the line meets. Spaces and edges the board does not have are -1; corner lists leave them out. Left and right are those of
 * one who walks the line.
 */
export type LinePart =
  /** The inside of a hex. */
  | { readonly kind: 'hex'; readonly space: number }
  /** A hexside, crossed between its ends. */
  | { readonly kind: 'side'; readonly edge: number }
  /** A hexside, walked along from end to end between two hexes. */
  | { readonly kind: 'along'; readonly edge: number; readonly left: number; readonly right: number }
  /** The point where three hexes meet: the hexsides that leave it on either hand, and the hex merely touched there (-1 for none). */
  | {
      readonly kind: 'corner'
      readonly left: readonly number[]
      readonly right: readonly number[]
      readonly touched: number
    }

/**
 * The line from the centre of hex a to the centre of hex b, both hexes included. Read from b to a it is the same in reverse order
 * with left and right exchanged. Error when the two are not hexes of one map.
 */
export function lineBetween(board: Board, a: number, b: number): LinePart[] {
  const lattice = board.lattices[entry(board.lattice, a, 'spaces of the board')]
  if (!lattice || cell(board.lattice, a) !== entry(board.lattice, b, 'spaces of the board'))
    throw fault(`line from ${idOf(board, a)}`, `to ${idOf(board, b)}`, 'two hexes of one map')
  const steps = hexSteps(lattice.orientation)
  const goalQ = cell(board.q, b) - cell(board.q, a)
  const goalR = cell(board.r, b) - cell(board.r, a)
  const spaceBeside = (q: number, r: number): number => hexAt(lattice, cell(board.q, a) + q, cell(board.r, a) + r)
  const side = (s: number, t: number): number => (s < 0 || t < 0 ? -1 : edgeBetween(board, s, t))
  const sides = (...pairs: [number, number][]): number[] =>
    pairs.map(([s, t]) => side(s, t)).filter((edge) => edge >= 0)

  const parts: LinePart[] = [{ kind: 'hex', space: a }]
  let q = 0
  let r = 0
  let here = a
  while (q !== goalQ || r !== goalR) {
    const [first, second] = exits(steps, q, r, goalQ, goalR)
    const left = entry(steps, first, 'directions')
    if (second === undefined) {
      q += left.q
      r += left.r
      const next = spaceBeside(q, r)
      parts.push({ kind: 'side', edge: side(here, next) }, { kind: 'hex', space: next })
      here = next
      continue
    }
    const right = entry(steps, second, 'directions')
    const onLeft = spaceBeside(q + left.q, r + left.r)
    const onRight = spaceBeside(q + right.q, r + right.r)
    const lean = dot(right.q - left.q, right.r - left.r, goalQ, goalR)
    if (lean === 0) {
      q += left.q + right.q
      r += left.r + right.r
      const next = spaceBeside(q, r)
      parts.push({ kind: 'corner', left: sides([here, onLeft]), right: sides([here, onRight]), touched: -1 })
      parts.push({ kind: 'along', edge: side(onLeft, onRight), left: onLeft, right: onRight })
      parts.push({ kind: 'corner', left: sides([onLeft, next]), right: sides([onRight, next]), touched: -1 })
      here = next
    } else if (lean > 0) {
      q += right.q
      r += right.r
      parts.push({
        kind: 'corner',
        left: sides([here, onLeft], [onLeft, onRight]),
        right: sides([here, onRight]),
        touched: onLeft,
      })
      here = onRight
    } else {
      q += left.q
      r += left.r
      parts.push({
        kind: 'corner',
        left: sides([here, onLeft]),
        right: sides([here, onRight], [onLeft, onRight]),
        touched: onRight,
      })
      here = onLeft
    }
    parts.push({ kind: 'hex', space: here })
  }
  return parts
}

/**
 * The hexes of the line in order, both ends included; two where it runs along a hexside (left, right: either may be chosen, or both
 * count, as the game says). Places without a hex on the board are left out.
 */
export function hexesBetween(board: Board, a: number, b: number): (readonly number[])[] {
  return lineBetween(board, a, b)
    .map((part) => (part.kind === 'hex' ? [part.space] : part.kind === 'along' ? [part.left, part.right] : []))
    .map((spaces) => spaces.filter((space) => space >= 0))
    .filter((spaces) => spaces.length > 0)
}

/** Twice the length of one vector laid along another, in plane lengths squared: whole for axial vectors. */
const dot = (q: number, r: number, onQ: number, onR: number): number => q * onQ + r * onR + (q + r) * (onQ + onR)

/** The side through which the line from 0,0 to the goal leaves hex q,r, or the two sides (left first) whose corner it leaves by. */
function exits(
  steps: readonly { q: number; r: number }[],
  q: number,
  r: number,
  goalQ: number,
  goalR: number,
): [number] | [number, number] {
  let best: [number] | [number, number] = [0]
  let over = Number.POSITIVE_INFINITY
  let under = 1
  for (const [d, step] of steps.entries()) {
    // The line meets the side facing d at the part distance / speed of its length.
    const speed = dot(step.q, step.r, goalQ, goalR)
    if (speed <= 0) continue
    const distance = dot(step.q, step.r, q, r) + 1
    const sooner = distance * under - over * speed
    if (sooner > 0) continue
    if (sooner === 0) best = best[0] === 0 && d === 5 ? [5, 0] : [best[0], d]
    else best = [d]
    over = distance
    under = speed
  }
  return best
}
