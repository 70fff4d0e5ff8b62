// The ground is a matter of place: tiles side by side agree, whatever was drawn before.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Art, Relief } from '../../src/theme/art.ts'
import { grain, waves } from '../../src/theme/chance-of-place.ts'
import { groundOf, groundPixels } from '../../src/theme/ground.ts'
import { heightsAlong, lightOn } from '../../src/theme/relief.ts'

const relief: Relief = {
  x0: -1,
  y0: -1,
  stepX: 0.25,
  stepY: 0.25,
  nx: 41,
  ny: 41,
  z: Array.from({ length: 41 * 41 }, (_, i) => 60 + 50 * Math.sin((i % 41) / 4) * Math.cos(i / 41 / 3)),
}
const art: Art = {
  about: { title: 'A hill', metresPerUnit: 150, extent: { map: [0, 0, 8, 8] } },
  ground: {
    letters: { c: 'clear', w: 'woods' },
    edge: 0.1,
    rows: [
      { y: 2, x0: 0, classes: 'cwcwcwcw' },
      { y: 3, x0: 0, classes: 'wcwcwcwc' },
    ],
  },
}
const ground = groundOf(art, relief)

describe('the ground', () => {
  test('two halves drawn apart are the whole', () => {
    const whole = groundPixels(ground, 1, 1.5, 64, 40, 16)
    const left = groundPixels(ground, 1, 1.5, 24, 40, 16)
    const right = groundPixels(ground, 1 + 24 / 16, 1.5, 40, 40, 16)
    for (let y = 0; y < 40; y++) {
      for (let x = 0; x < 64; x++) {
        const part = x < 24 ? left : right
        const at = 4 * (y * (x < 24 ? 24 : 40) + (x < 24 ? x : x - 24))
        for (let q = 0; q < 3; q++)
          expect(Math.abs((whole[4 * (y * 64 + x) + q] ?? 0) - (part[at + q] ?? 0))).toBeLessThanOrEqual(1)
      }
    }
  })

  test('heights are a smooth surface through the neighbourhood of the grid', () => {
    const row = new Float32Array(200)
    heightsAlong(relief, 0, 2.1, 0.02, 200, row)
    for (let i = 1; i < 200; i++) expect(Math.abs((row[i] ?? 0) - (row[i - 1] ?? 0))).toBeLessThan(3)
  })

  test('a slope toward the upper left is lit, one away from it lies in shadow', () => {
    expect(lightOn(0, 0)).toBeCloseTo(1, 9)
    expect(lightOn(0.4, 0.4)).toBeGreaterThan(1)
    expect(lightOn(-0.4, -0.4)).toBeLessThan(1)
  })
})

describe('irregularity', () => {
  test('the same place has the same grain, and the grain fills its range', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -90, max: 90, noNaN: true }),
        (x, y) => {
          expect(grain(x, y)).toBe(grain(x, y))
          expect(grain(x, y)).toBeGreaterThanOrEqual(0)
          expect(grain(x, y)).toBeLessThan(1)
          expect(Math.abs(waves(x, y))).toBeLessThanOrEqual(0.5)
        },
      ),
    )
    const many = Array.from({ length: 4000 }, (_, i) => grain(i % 63, Math.floor(i / 63)))
    expect(many.reduce((a, b) => a + b, 0) / many.length).toBeCloseTo(0.5, 1)
  })
})
