// The window onto the board: what stays where when it is moved, zoomed and resized.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  between,
  centred,
  fitted,
  held,
  limitsOf,
  type Port,
  panned,
  resized,
  toPlane,
  toScreen,
  visible,
  zoomed,
} from '../../src/map/port.ts'

const BOARD = [-2.7, -3.2, 13.8, 18.4] as const
const port: fc.Arbitrary<Port> = fc.record({
  x: fc.double({ min: -5, max: 20, noNaN: true }),
  y: fc.double({ min: -5, max: 20, noNaN: true }),
  scale: fc.double({ min: 8, max: 300, noNaN: true }),
  width: fc.integer({ min: 200, max: 2400 }),
  height: fc.integer({ min: 200, max: 1600 }),
})
const pixel = fc.double({ min: 0, max: 1600, noNaN: true })

describe('the window', () => {
  test('a point goes to the screen and back', () => {
    fc.assert(
      fc.property(port, pixel, pixel, (p, sx, sy) => {
        const [x, y] = toPlane(p, sx, sy)
        const [bx, by] = toScreen(p, x, y)
        expect(bx).toBeCloseTo(sx, 6)
        expect(by).toBeCloseTo(sy, 6)
      }),
    )
  })

  test('what lies under the pointer stays there while zooming', () => {
    fc.assert(
      fc.property(port, pixel, pixel, fc.double({ min: 0.2, max: 5, noNaN: true }), (p, sx, sy, factor) => {
        const before = toPlane(p, sx, sy)
        const after = toPlane(zoomed(p, factor, sx, sy, { least: 4, most: 400 }), sx, sy)
        expect(after[0]).toBeCloseTo(before[0], 6)
        expect(after[1]).toBeCloseTo(before[1], 6)
      }),
    )
  })

  test('zooming stops at the limits', () => {
    const p = fitted(BOARD, 1280, 720)
    const limits = limitsOf(BOARD, 1280, 720, 0.62)
    expect(zoomed(p, 1000, 0, 0, limits).scale).toBe(limits.most)
    expect(zoomed(p, 0.001, 0, 0, limits).scale).toBe(limits.least)
    expect(limits.most * 0.62).toBeGreaterThanOrEqual(150)
  })

  test('a board that is fitted is seen whole, in the middle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 2400 }), fc.integer({ min: 200, max: 1600 }), (w, h) => {
        const box = visible(fitted(BOARD, w, h))
        expect(box[0]).toBeLessThanOrEqual(BOARD[0])
        expect(box[1]).toBeLessThanOrEqual(BOARD[1])
        expect(box[2]).toBeGreaterThanOrEqual(BOARD[2])
        expect(box[3]).toBeGreaterThanOrEqual(BOARD[3])
        expect((box[0] + box[2]) / 2).toBeCloseTo((BOARD[0] + BOARD[2]) / 2, 6)
      }),
    )
  })

  test('however far it is dragged, the board stays in the window', () => {
    fc.assert(
      fc.property(port, fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (p, dx, dy) => {
        const box = visible(held(panned(p, dx, dy), BOARD))
        expect(Math.min(box[2], BOARD[2]) - Math.max(box[0], BOARD[0])).toBeGreaterThan(0)
        expect(Math.min(box[3], BOARD[3]) - Math.max(box[1], BOARD[1])).toBeGreaterThan(0)
      }),
    )
  })

  test('holding twice changes nothing more', () => {
    fc.assert(
      fc.property(port, (p) => {
        const once = held(p, BOARD)
        const twice = held(once, BOARD)
        expect(twice.x).toBeCloseTo(once.x, 9)
        expect(twice.y).toBeCloseTo(once.y, 9)
      }),
    )
  })

  test('a window of another size keeps its middle', () => {
    const p = centred({ x: 0, y: 0, scale: 80, width: 1280, height: 720 }, 5, 7)
    const box = visible(resized(p, 390, 844))
    expect((box[0] + box[2]) / 2).toBeCloseTo(5, 9)
    expect((box[1] + box[3]) / 2).toBeCloseTo(7, 9)
  })

  test('a glide begins and ends where it should', () => {
    fc.assert(
      fc.property(port, port, (a, b) => {
        const to = { ...b, width: a.width, height: a.height }
        const start = between(a, to, 0)
        const end = between(a, to, 1)
        expect(start.x).toBeCloseTo(a.x, 5)
        expect(start.scale).toBeCloseTo(a.scale, 5)
        expect(end.y).toBeCloseTo(to.y, 5)
        expect(end.scale).toBeCloseTo(to.scale, 5)
      }),
    )
  })
})
