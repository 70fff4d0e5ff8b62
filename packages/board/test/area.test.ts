// Areas drawn as polygons: a chequer of squares with a hole, a bay and an island.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areaFinder,
  areaShapes,
  type FeatureCollection,
  labelPoint,
  makeBoard,
  neighbours,
  sharedBorders,
  spaceOf,
} from '../src/index.ts'

const square = (x: number, y: number, size: number): number[][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
]
const polygon = (id: string, ...rings: number[][][]): FeatureCollection['features'][number] => ({
  id,
  geometry: { type: 'Polygon', coordinates: rings },
})

/** West and east meet in a line of two pieces; the lake lies in the west; north touches the east in one point; the islands are one area. */
const chart: FeatureCollection = {
  features: [
    polygon(
      'west',
      [
        [0, 0],
        [4, 0],
        [4, 2],
        [4, 4],
        [0, 4],
        [0, 0],
      ],
      square(1, 1, 2).reverse(),
    ),
    polygon('lake', square(1, 1, 2)),
    polygon('east', [
      [4, 0],
      [8, 0],
      [8, 4],
      [4, 4],
      [4, 2],
      [4, 0],
    ]),
    polygon('north', square(8, 4, 2)),
    {
      properties: { id: 'islands' },
      geometry: { type: 'MultiPolygon', coordinates: [[square(20, 0, 1)], [square(22, 0, 3)]] },
    },
  ],
}

const shapes = areaShapes(chart)
const find = areaFinder(shapes)
const under = (x: number, y: number): string => shapes[find({ x, y })]?.id ?? 'none'

test('a point lies in the area around it, not in the hole, and the sea is none', () => {
  expect([
    under(0.5, 0.5),
    under(2, 2),
    under(5, 1),
    under(9, 5),
    under(20.5, 0.5),
    under(23, 1),
    under(21.5, 0.5),
    under(-1, 2),
  ]).toEqual(['west', 'lake', 'east', 'north', 'islands', 'islands', 'none', 'none'])
})

test('areas that share a line share a border of its length; a shared point is none', () => {
  expect(sharedBorders(shapes).map(({ a, b, length }) => `${a}-${b} ${length}`)).toEqual(['west-lake 8', 'west-east 4'])
  expect(sharedBorders(shapes)[1]?.lines).toEqual([[4, 4, 4, 2, 4, 0]])
})

test('borders make a board', () => {
  const board = makeBoard({
    places: shapes.map((shape) => ({ id: shape.id, ...labelPoint(shape) })),
    links: sharedBorders(shapes).map(({ a, b }) => ({ from: a, to: b })),
  })
  expect([...neighbours(board, spaceOf(board, 'west'))]).toEqual([spaceOf(board, 'lake'), spaceOf(board, 'east')])
  expect(board.x[spaceOf(board, 'lake')]).toBeCloseTo(2, 1)
})

test('a label point lies in its area, as far from the border as it says, near the best', () => {
  for (const shape of shapes) {
    const { x, y, radius } = labelPoint(shape)
    expect(under(x, y)).toBe(shape.id)
    for (let turn = 0; turn < 64; turn++)
      expect(under(x + 0.999 * radius * Math.cos(turn / 10), y + 0.999 * radius * Math.sin(turn / 10))).toBe(shape.id)
  }
  expect(labelPoint(shapes[4] ?? { id: '', polygons: [] }).radius).toBeGreaterThan(1.45)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      (w, h, t) => {
        // A slanted, thin shape: the label still falls inside.
        const [shape] = areaShapes({
          features: [
            polygon('slant', [
              [0, 0],
              [w, h],
              [w + 1, h],
              [t / 10, 0],
            ]),
          ],
        })
        const label = labelPoint(shape ?? { id: '', polygons: [] })
        expect(label.radius).toBeGreaterThan(0)
        expect(areaFinder(shape ? [shape] : [])(label)).toBe(0)
      },
    ),
  )
})

test('coordinates are projected into the plane', () => {
  const [shape] = areaShapes({ features: [polygon('a', square(24, 35, 1))] }, (lon, lat) => ({
    x: lon - 24,
    y: 36 - lat,
  }))
  expect(shape?.polygons).toEqual([[[0, 1, 1, 1, 1, 0, 0, 0]]])
})

describe('bad input names the feature', () => {
  const refuses = (features: FeatureCollection['features'], message: string): void =>
    expect(() => areaShapes({ features })).toThrow(message)
  test('ids, geometries, points', () => {
    refuses([{ geometry: null }], 'area 1: found no id')
    refuses([polygon('a', square(0, 0, 1)), polygon('a', square(0, 0, 1))], 'area a: found its id a second time')
    refuses(
      [{ id: 'a', geometry: { type: 'Point', coordinates: [0, 0] } }],
      'area a: found Point; allowed: Polygon or MultiPolygon',
    )
    refuses([{ id: 'a', geometry: null }], 'area a: found nothing')
    refuses(
      [
        polygon('a', [
          [0, 0],
          [1, 1],
        ]),
      ],
      'area a: found a ring of 2 points; allowed: three or more',
    )
    refuses([polygon('a', [[0, 0], [1, 1], [1]])], 'area a: found the point 1, undefined')
  })
})
