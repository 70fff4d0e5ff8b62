// Straight lines between hexes, against a drawing of the same line with ruler and eye.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Board,
  edgeBetween,
  hexAtPoint,
  hexesBetween,
  hexsideEnds,
  idOf,
  type LinePart,
  lineBetween,
  makeBoard,
  spaceOf,
} from '../src/index.ts'
import { anyGround, descentPlan, malemePlan } from './boards.ts'

const twoHexes = anyGround
  .map(({ board }) => ({
    board,
    hexes: Array.from({ length: board.size }, (_, s) => s).filter((s) => board.lattice[s] !== -1),
  }))
  .chain(({ board, hexes }) =>
    fc.record({ board: fc.constant(board), a: fc.constantFrom(...hexes), b: fc.constantFrom(...hexes) }),
  )

const turned = (part: LinePart): LinePart => {
  if (part.kind === 'along') return { ...part, left: part.right, right: part.left }
  return part.kind === 'corner' ? { ...part, left: part.right, right: part.left } : part
}
const tidy = (part: LinePart): LinePart =>
  part.kind === 'corner' ? { ...part, left: part.left.toSorted(), right: part.right.toSorted() } : part

/** The spaces under many points of the line, and beside them on both hands by a hair: what the eye sees. */
function drawn(board: Board, a: number, b: number): Set<number> {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [board.x[a], board.y[a], board.x[b], board.y[b]]
  const length = Math.hypot(bx - ax, by - ay) || 1
  const hair = 1e-7
  const seen = new Set<number>()
  for (let i = 0; i <= 997; i++)
    for (const side of [-hair, hair])
      seen.add(
        hexAtPoint(board, {
          x: ax + ((bx - ax) * i) / 997 - (side * (by - ay)) / length,
          y: ay + ((by - ay) * i) / 997 + (side * (bx - ax)) / length,
        }),
      )
  seen.delete(-1)
  return seen
}

describe('laws', () => {
  test('read backwards it is the same line with left and right exchanged', () => {
    fc.assert(
      fc.property(twoHexes, ({ board, a, b }) => {
        expect(lineBetween(board, b, a).map(tidy)).toEqual(lineBetween(board, a, b).reverse().map(turned).map(tidy))
      }),
      { numRuns: 300 },
    )
  })
  test('its hexes are those a ruler meets, apart from corners merely touched', () => {
    fc.assert(
      fc.property(twoHexes, ({ board, a, b }) => {
        const parts = lineBetween(board, a, b)
        const met = new Set(hexesBetween(board, a, b).flat())
        const touched = new Set(parts.flatMap((p) => (p.kind === 'corner' ? [p.touched] : [])))
        const seen = drawn(board, a, b)
        for (const s of seen) expect(met.has(s) || touched.has(s)).toBe(true)
        for (const s of met) expect(seen.has(s)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
  test('each hexside crossed has an end strictly on either hand; one walked along has both on the line; those leaving a corner lie to their hand', () => {
    fc.assert(
      fc.property(twoHexes, ({ board, a, b }) => {
        const [ax = 0, ay = 0, bx = 0, by = 0] = [board.x[a], board.y[a], board.x[b], board.y[b]]
        /** The hands of the two ends, left first in order: -1 left, 0 on the line, 1 right. */
        const hands = (edge: number): number[] => {
          const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = hexsideEnds(board, edge) ?? []
          const hand = (x: number, y: number): number => {
            const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            return Math.abs(cross) < 1e-6 ? 0 : Math.sign(cross)
          }
          return [hand(x1, y1), hand(x2, y2)].toSorted((p, q) => p - q)
        }
        for (const part of lineBetween(board, a, b)) {
          if (part.kind === 'side' && part.edge >= 0) expect(hands(part.edge)).toEqual([-1, 1])
          if (part.kind === 'along' && part.edge >= 0) expect(hands(part.edge)).toEqual([0, 0])
          if (part.kind !== 'corner') continue
          for (const edge of part.left) expect(hands(edge)).toEqual([-1, 0])
          for (const edge of part.right) expect(hands(edge)).toEqual([0, 1])
        }
      }),
      { numRuns: 200 },
    )
  })
  test('every hexside it meets parts two hexes it meets', () => {
    fc.assert(
      fc.property(twoHexes, ({ board, a, b }) => {
        const parts = lineBetween(board, a, b)
        for (const [i, part] of parts.entries()) {
          const [before, after] = [parts[i - 1], parts[i + 1]]
          if (
            part.kind !== 'side' ||
            before?.kind !== 'hex' ||
            after?.kind !== 'hex' ||
            before.space < 0 ||
            after.space < 0
          )
            continue
          expect(part.edge).toBe(edgeBetween(board, before.space, after.space))
        }
      }),
    )
  })
})

describe('cases', () => {
  const board = makeBoard(malemePlan)
  const ids = (a: string, b: string): string[] =>
    hexesBetween(board, spaceOf(board, a), spaceOf(board, b)).map((step) => step.map((s) => idOf(board, s)).join('/'))
  test('down a column, along a slant, and over the hexside between two hexes', () => {
    expect(ids('0805', '0808')).toEqual(['0805', '0806', '0807', '0808'])
    expect(ids('0805', '1006')).toEqual(['0805', '0905', '1006'])
    expect(ids('0805', '1005')).toEqual(['0805', '0904/0905', '1005'])
    expect(ids('0805', '0805')).toEqual(['0805'])
    expect(ids('0805', '1205')).toEqual(['0805', '0904/0905', '1005', '1104/1105', '1205'])
  })
  test('[7.13] Descent: two hexes away over the hexside between W0519 and W0520', () => {
    const descent = makeBoard(descentPlan)
    const at = (id: string): number => spaceOf(descent, id)
    const parts = lineBetween(descent, at('W0419'), at('W0619'))
    const between = edgeBetween(descent, at('W0519'), at('W0520'))
    expect(parts.find((p) => p.kind === 'along')).toEqual({
      kind: 'along',
      edge: between,
      left: at('W0519'),
      right: at('W0520'),
    })
    expect(parts.map((p) => p.kind)).toEqual(['hex', 'corner', 'along', 'corner', 'hex'])
  })
  test('a line that clips a corner aslant names the hex it only touches', () => {
    const corners = lineBetween(board, spaceOf(board, '0310'), spaceOf(board, '0710')).filter(
      (p) => p.kind === 'corner',
    )
    expect(corners.every((p) => p.touched === -1)).toBe(true)
    const aslant = lineBetween(board, spaceOf(board, '0310'), spaceOf(board, '0713')).filter((p) => p.kind === 'corner')
    expect(aslant.map((p) => (p.touched < 0 ? 'none' : idOf(board, p.touched))).length).toBeGreaterThan(0)
    expect(aslant.every((p) => p.touched >= 0)).toBe(true)
  })
  test('zones have no straight lines', () => {
    expect(() => lineBetween(board, spaceOf(board, 'A'), 0)).toThrow(
      'line from A: found to 0101; allowed: two hexes of one map',
    )
  })
})
