// Which tiles a window needs.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crisp, scaleAt, stepFor, tilesOver } from '../../src/map/tiles.ts'

const SHEET = [-2.8, -3.2, 13.8, 18.4] as const

describe('tiles', () => {
  test('a tile is never stretched by more than a hair and shrunk by a fifth of an octave at most', () => {
    fc.assert(
      fc.property(fc.double({ min: 4, max: 600, noNaN: true }), (pixels) => {
        const ratio = scaleAt(stepFor(pixels)) / pixels
        expect(ratio).toBeGreaterThan(0.97)
        expect(ratio).toBeLessThan(1.16)
      }),
    )
  })

  test('a crisp scale is near the wished one, and its tiles are drawn at exactly that scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 4, max: 300, noNaN: true }), fc.constantFrom(1, 1.5, 2, 3), (scale, ratio) => {
        const near = crisp(scale, ratio)
        expect(Math.abs(Math.log2(near / scale))).toBeLessThanOrEqual(0.1001)
        expect(scaleAt(stepFor(near * ratio))).toBeCloseTo(near * ratio, 6)
      }),
    )
  })

  test('the tiles cover all of the sheet that is in the window, the middle first', () => {
    const box = [2, 2, 9, 8] as const
    const step = stepFor(90)
    const unit = 512 / scaleAt(step)
    const tiles = tilesOver(box, SHEET, step)
    for (const [x, y] of [
      [2, 2],
      [8.99, 2],
      [2, 7.99],
      [5, 5],
    ] as const) {
      expect(
        tiles.some((t) => x >= t.i * unit && x < (t.i + 1) * unit && y >= t.j * unit && y < (t.j + 1) * unit),
      ).toBe(true)
    }
    const first = tiles[0]
    expect(Math.abs(((first?.i ?? 0) + 0.5) * unit - 5.5)).toBeLessThan(unit)
  })

  test('a window beside the sheet needs none', () => {
    expect(tilesOver([40, 40, 50, 50], SHEET, stepFor(64))).toEqual([])
  })
})
