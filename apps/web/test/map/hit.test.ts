// Which space lies under a point, and where the cursor goes.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inHex, inRing, spaceAt, spacesOf, stepFrom } from '../../src/map/hit.ts'
import { sheetOfHexes } from './board.ts'

const board = sheetOfHexes(9, 8)
const spaces = spacesOf(board)
const hexes = board.spaces.filter((s) => !s.ring)

describe('the space under a point', () => {
  test('the middle of each space is in it', () => {
    for (const space of board.spaces) expect(spaceAt(spaces, space.x, space.y)).toBe(space.id)
  })

  test('a point in the sheet belongs to the hex whose middle is nearest', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 6.9, noNaN: true }),
        fc.double({ min: 0, max: 6.5, noNaN: true }),
        (x, y) => {
          const d = hexes.map((s) => Math.hypot(s.x - x, s.y - y)).sort((a, b) => a - b)
          // On a hexside either answer is right.
          fc.pre((d[1] ?? 0) - (d[0] ?? 0) > 1e-6)
          const nearest = hexes.find((s) => Math.hypot(s.x - x, s.y - y) === d[0])
          expect(spaceAt(spaces, x, y)).toBe(nearest?.id)
        },
      ),
    )
  })

  test('beside the board there is nothing', () => {
    expect(spaceAt(spaces, 40, 40)).toBeNull()
    expect(spaceAt(spaces, -0.7, -1)).toBeNull()
  })

  test('a corner just outside a hex is not in it', () => {
    expect(inHex(0.57, 0, 'flat', 0.5773503)).toBe(true)
    expect(inHex(0.58, 0, 'flat', 0.5773503)).toBe(false)
    expect(inHex(0, 0.51, 'flat', 0.5773503)).toBe(false)
    expect(inHex(0, 0.57, 'pointy', 0.5773503)).toBe(true)
  })

  test('a ring holds what is inside its outline only', () => {
    const ring = [0, 0, 4, 0, 4, 4, 2, 1, 0, 4]
    expect(inRing(ring, 1, 1)).toBe(true)
    expect(inRing(ring, 2, 3)).toBe(false)
    expect(inRing(ring, 5, 1)).toBe(false)
  })
})

describe('the cursor', () => {
  test('right and right again walks along one row', () => {
    const way = ['0304']
    const start = spaces.byId.get('0304')
    for (let i = 0; i < 4; i++) {
      const next = stepFrom(spaces, way[way.length - 1] ?? '', 1, 0, start?.y ?? 0)
      if (next) way.push(next)
    }
    const rows = way.map((id) => spaces.byId.get(id)?.y ?? 0)
    expect(way).toHaveLength(5)
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(0.5)
  })

  test('up and down stays in the column', () => {
    expect(stepFrom(spaces, '0404', 0, 1, 3 * 0.8660254)).toBe('0405')
    expect(stepFrom(spaces, '0404', 0, -1, 3 * 0.8660254)).toBe('0403')
  })

  test('at the edge it stays', () => {
    expect(stepFrom(spaces, '0401', 0, -1, 0)).toBeNull()
  })

  test('every step goes to a neighbour, and toward the arrow', () => {
    for (const hex of hexes) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = stepFrom(spaces, hex.id, dx, dy, dx ? hex.y : hex.x)
        if (next === null) continue
        const there = spaces.byId.get(next)
        expect(board.neighbours[hex.id]).toContain(next)
        expect(((there?.x ?? 0) - hex.x) * dx + ((there?.y ?? 0) - hex.y) * dy).toBeGreaterThan(0)
      }
    }
  })
})
