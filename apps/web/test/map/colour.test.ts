// Inks that can be read, on every ground.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourOf, contrast, mixed, readable, rgbOf } from '../../src/map/colour.ts'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`)

describe('colours', () => {
  test('black on white has the greatest contrast', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#ffffff', '#ffffff')).toBeCloseTo(1, 5)
  })

  test('a readable ink has a contrast of 4.5 on any ground, whatever was wished', () => {
    fc.assert(
      fc.property(colour, colour, (ink, ground) => {
        expect(contrast(readable(ink, ground), ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('an ink that can be read is kept', () => {
    expect(readable('#1a1611', '#f0e7ce')).toBe('#1a1611')
  })

  test('a mixture lies between its parts', () => {
    fc.assert(
      fc.property(colour, colour, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, t) => {
        const x = rgbOf(a)
        const y = rgbOf(b)
        rgbOf(mixed(a, b, t)).forEach((v, i) => {
          expect(v).toBeGreaterThanOrEqual(Math.min(x[i] ?? 0, y[i] ?? 0) - 1)
          expect(v).toBeLessThanOrEqual(Math.max(x[i] ?? 0, y[i] ?? 0) + 1)
        })
      }),
    )
  })

  test('a colour is a key of the palette first, then a word, then itself', () => {
    const palette = { red: { ground: '#123456' } }
    expect(colourOf('red', palette)).toBe('#123456')
    expect(colourOf('good', palette)).toBe('#2f6b3c')
    expect(colourOf('#abcdef', palette)).toBe('#abcdef')
    expect(colourOf('nonsense', palette, '#000000')).toBe('#000000')
    expect(colourOf(undefined, palette, '#000000')).toBe('#000000')
  })
})
