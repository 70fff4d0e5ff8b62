// Sheets of hexes: numbering, centres, and the way back from a point.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  axialOf,
  columnRowOf,
  directionNames,
  directionOf,
  hexCentre,
  hexCorners,
  hexDistance,
  hexName,
  hexNamed,
  hexSteps,
  hexUnder,
  isOnSheet,
  makeBoard,
} from '../src/index.ts'
import { anyLayout, malemeLayout } from './boards.ts'

const anyHex = anyLayout().chain((layout) =>
  fc.record({
    layout: fc.constant(layout),
    column: fc.integer({ min: layout.firstColumn ?? 1, max: (layout.firstColumn ?? 1) + layout.columns - 1 }),
    row: fc.integer({ min: layout.firstRow ?? 1, max: (layout.firstRow ?? 1) + layout.rows - 1 }),
  }),
)

describe('numbers and names', () => {
  test('axial places and printed numbers are each other turned round, in whole numbers', () => {
    fc.assert(
      fc.property(anyHex, ({ layout, column, row }) => {
        const { q, r } = axialOf(layout, { column, row })
        expect(Number.isInteger(q) && Number.isInteger(r)).toBe(true)
        expect(columnRowOf(layout, { q, r })).toEqual({ column, row })
      }),
    )
  })
  test('a name read is the hex it was made from', () => {
    fc.assert(
      fc.property(anyHex, ({ layout, column, row }) => {
        expect(hexNamed(layout, hexName(layout, { column, row }))).toEqual({ column, row })
      }),
    )
  })
  test('a hex off the sheet or no name at all is refused with place, found and allowed', () => {
    expect(() => hexName(malemeLayout, { column: 16, row: 1 })).toThrow(
      'hexes {CC}{RR}: found column 16, row 1; allowed: columns 1-15, rows 1-18',
    )
    for (const name of ['1601', '0119', '0000', '214', 'W0214', ''])
      expect(() => hexNamed(malemeLayout, name)).toThrow(`found "${name}"`)
  })
  test('a layout that makes no sheet is refused', () => {
    expect(() => makeBoard({ sheets: [{ layout: { ...malemeLayout, naming: '{CC}' } }] })).toThrow(
      '{R} for the rows exactly once',
    )
    expect(() => makeBoard({ sheets: [{ layout: { ...malemeLayout, columns: 0 } }] })).toThrow('found 0 from 1')
    expect(() => makeBoard({ sheets: [{ layout: { ...malemeLayout, columns: 109 } }] })).toThrow(
      'found 1 to 109; allowed: 0 to 99',
    )
  })
})

describe('the plane', () => {
  test('Maleme: x = (c - 1) * 0.8660254, y = (r - 1) - (c even ? 0.5 : 0)', () => {
    for (let column = 1; column <= 15; column++)
      for (let row = 1; row <= 18; row++) {
        const { x, y } = hexCentre(malemeLayout, { column, row })
        expect(x).toBeCloseTo((column - 1) * 0.8660254, 6)
        expect(y).toBeCloseTo(row - 1 - (column % 2 === 0 ? 0.5 : 0), 9)
      }
  })
  test('the offset lines lie half a hex further south or east, and numbers grow the way they are said to', () => {
    fc.assert(
      fc.property(anyHex, ({ layout, column, row }) => {
        const at = hexCentre(layout, { column, row })
        const flat = layout.orientation === 'flat'
        const south = hexCentre(layout, { column, row: row + (layout.rowsFrom === 'south' ? -1 : 1) })
        const east = hexCentre(layout, { column: column + (layout.columnsFrom === 'east' ? -1 : 1), row })
        const next = flat ? east : south
        const shoved = (flat ? column : row) % 2 === (layout.offset === 'odd' ? 1 : 0)
        expect(flat ? south.y - at.y : east.x - at.x).toBeCloseTo(1)
        expect(flat ? next.x - at.x : next.y - at.y).toBeCloseTo(Math.sqrt(3) / 2)
        expect(flat ? next.y - at.y : next.x - at.x).toBeCloseTo(shoved ? -0.5 : 0.5)
      }),
    )
  })
  test('the point-to-hex search inverts the centre, also for any point well inside the hex', () => {
    const part = fc.double({ min: 0, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(
        anyHex,
        part,
        fc.integer({ min: 0, max: 5 }),
        part,
        ({ layout, column, row }, reach, corner, turn) => {
          const { x, y } = hexCentre(layout, { column, row })
          expect(hexUnder(layout, { x, y })).toEqual({ column, row })
          const corners = hexCorners(layout.orientation)
          const a = corners[corner] ?? { x: 0, y: 0 }
          const b = corners[(corner + 1) % 6] ?? { x: 0, y: 0 }
          const point = { x: x + reach * (a.x + turn * (b.x - a.x)), y: y + reach * (a.y + turn * (b.y - a.y)) }
          expect(hexUnder(layout, point)).toEqual({ column, row })
        },
      ),
    )
  })
  test('a point beside the sheet is no hex of it', () => {
    expect(isOnSheet(malemeLayout, hexUnder(malemeLayout, { x: -1, y: 3 }))).toBe(false)
  })
  test('side d lies between corners d and d + 1, in direction d, clockwise by its compass name', () => {
    const angle = { N: -90, NE: -45, E: 0, SE: 45, S: 90, SW: 135, W: 180, NW: -135 }
    for (const orientation of ['flat', 'pointy'] as const) {
      const layout = { ...malemeLayout, orientation }
      const from = { column: 5, row: 5 }
      const at = hexCentre(layout, from)
      const { q, r } = axialOf(layout, from)
      for (const [d, step] of hexSteps(orientation).entries()) {
        const to = hexCentre(layout, columnRowOf(layout, { q: q + step.q, r: r + step.r }))
        const a = hexCorners(orientation)[d] ?? at
        const b = hexCorners(orientation)[(d + 1) % 6] ?? at
        expect(a.x + b.x).toBeCloseTo(to.x - at.x)
        expect(a.y + b.y).toBeCloseTo(to.y - at.y)
        const name = directionNames(orientation)[d] as keyof typeof angle
        const degrees = (Math.atan2(to.y - at.y, to.x - at.x) * 180) / Math.PI
        expect(Math.abs(degrees - angle[name])).toBeLessThan(20)
        expect(directionOf(orientation, name)).toBe(d)
      }
    }
    expect(() => directionOf('flat', 'E')).toThrow('direction on flat hexes: found "E"; allowed: N, NE, SE, S, SW, NW')
  })
})

test('the distance of hexes is a metric', () => {
  const axial = fc.record({ q: fc.integer({ min: -60, max: 60 }), r: fc.integer({ min: -60, max: 60 }) })
  fc.assert(
    fc.property(axial, axial, axial, (a, b, c) => {
      expect(hexDistance(a, b)).toBe(hexDistance(b, a))
      expect(hexDistance(a, b) === 0).toBe(a.q === b.q && a.r === b.r)
      expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c))
    }),
  )
})
