// Names of areas: readable or not there, and never over one another.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaNames } from '../../src/theme/area-names.ts'
import type { Art } from '../../src/theme/art.ts'

const square = (x: number, y: number, side: number) => [x, y, x + side, y, x + side, y + side, x, y + side]

/** A large area with a small one in its middle. */
const art = {
  about: { title: 'two areas', extent: { map: [0, 0, 40, 40] } },
  areas: [
    { area: 'large', terrain: 'flat', rings: [[square(0, 0, 40)]] },
    { area: 'small', terrain: 'hill', rings: [[square(18, 18, 4)]] },
  ],
  names: [
    { text: 'Large country', x: 20, y: 20.5, size: 2, style: 'region', area: 'large' },
    { text: 'Hill', x: 20, y: 20, size: 0.5, style: 'feature', area: 'small' },
    { text: 'nowhere', x: 5, y: 5, size: 0.5, style: 'hamlet' },
  ],
} as unknown as Art

test('from afar the roomier area keeps its name; from near both stand apart', () => {
  expect(areaNames(art, 6).map((n) => n.lines[0]?.text)).toEqual(['Large country'])
})

test('a name is never smaller than can be read, and at most as large as it is lettered or comfortable', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 120, noNaN: true }), (scale) => {
      for (const { px, lines } of areaNames(art, scale)) {
        expect(px).toBeGreaterThanOrEqual(9.5)
        expect(px).toBeLessThanOrEqual(Math.max(13, (lines[0]?.size ?? 0) * scale))
      }
    }),
  )
})
