// Piles, rows in boxes, and the fan that leaves the counter under the pointer where it is.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inSight } from '../../src/map/cull.ts'
import { inRing } from '../../src/map/hit.ts'
import { fanned, pileAt, placesIn, slotsIn } from '../../src/map/stacks.ts'

const hex = { id: '0101', name: '0101', x: 4, y: 3 }
const box = { id: 'A', name: 'A', x: -2, y: 2.5, ring: [-3, 0, -1, 0, -1, 5, -3, 5] }
const names = (n: number) => Array.from({ length: n }, (_, i) => `u${i}`)
const WIDE = [-100, -100, 100, 100] as const

describe('a pile', () => {
  test('one counter lies in the middle of its hex', () => {
    expect(placesIn(hex, ['a'], 0.62)).toMatchObject([{ id: 'a', x: 4, y: 3 }])
  })

  test('every counter of a pile but the deepest peeps out, the top one highest and to the right', () => {
    const places = placesIn(hex, names(4), 0.62)
    for (let i = 1; i < places.length; i++) {
      expect(places[i]?.x).toBeGreaterThan(places[i - 1]?.x ?? 99)
      expect(places[i]?.y).toBeLessThan(places[i - 1]?.y ?? -99)
    }
  })

  test('however high, it stays in its hex', () => {
    for (const n of [2, 5, 12, 30]) {
      for (const p of placesIn(hex, names(n), 0.62)) {
        expect(Math.abs(p.x - hex.x) + 0.31).toBeLessThan(0.5)
        expect(Math.abs(p.y - hex.y) + 0.31).toBeLessThan(0.5)
      }
    }
  })
})

describe('a box', () => {
  test('counters lie side by side inside the outline while there is room', () => {
    const room = slotsIn(box, 0.62).length
    expect(room).toBeGreaterThan(8)
    const places = placesIn(box, names(room), 0.62)
    for (const p of places) {
      expect(inRing(box.ring, p.x - 0.28, p.y - 0.28) && inRing(box.ring, p.x + 0.28, p.y + 0.28)).toBe(true)
      for (const q of places)
        if (p !== q) expect(Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y))).toBeGreaterThan(0.62)
    }
  })

  test('more than it holds are piled, none is lost', () => {
    const places = placesIn(box, names(40), 0.62)
    expect(new Set(places.map((p) => p.id)).size).toBe(40)
  })

  test('an outline too small for a counter still shows it in its place', () => {
    const tiny = { ...box, ring: [-2.1, 2.4, -1.9, 2.4, -1.9, 2.6, -2.1, 2.6] }
    expect(placesIn(tiny, ['a'], 0.62)).toMatchObject([{ x: -2, y: 2.5 }])
  })
})

describe('an area with printed slots', () => {
  const area = {
    id: 'W11',
    name: 'Pirgos',
    x: 5,
    y: 5,
    ring: [0, 0, 10, 0, 10, 10, 0, 10],
    slots: { width: 0.8, places: { german: [2, 4, 3, 4, 2, 5], commonwealth: [7, 4, 8, 4] } },
  }
  const seatOf = (id: string) => (id.startsWith('G') ? 'german' : 'commonwealth')

  test('[5.1] each counter lies in the slots of its side, in their order and as wide as the slot', () => {
    const places = placesIn(area, ['C1', 'G1', 'G2', 'C2'], 0.62, seatOf)
    expect(Object.fromEntries(places.map((p) => [p.id, [p.x, p.y, p.width]]))).toEqual({
      G1: [2, 4, 0.8],
      G2: [3, 4, 0.8],
      C1: [7, 4, 0.8],
      C2: [8, 4, 0.8],
    })
  })

  test('counters beyond the slots lie on the first ones, none is lost', () => {
    const ids = [...names(9).map((n) => `G${n}`), ...names(5).map((n) => `C${n}`)]
    const places = placesIn(area, ids, 0.62, seatOf)
    expect(new Set(places.map((p) => p.id)).size).toBe(14)
    expect(new Set(places.map((p) => p.pile.join())).size).toBe(5)
  })
})

describe('the fan', () => {
  test('the counter under the pointer does not move, the others leave it free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 19 }), fc.nat(18), (n, k) => {
        const pile = placesIn(hex, names(n), 0.62)
        const keep = `u${k % n}`
        const fan = fanned(pile, keep, WIDE)
        const stays = fan.find((p) => p.id === keep)
        expect(stays).toEqual(pile.find((p) => p.id === keep))
        for (const p of fan) {
          if (p.id === keep || !stays) continue
          expect(Math.max(Math.abs(p.x - stays.x), Math.abs(p.y - stays.y))).toBeGreaterThanOrEqual(0.62)
        }
      }),
    )
  })

  test('no two of a fan overlap', () => {
    const fan = fanned(placesIn(hex, names(12), 0.62), 'u11', WIDE)
    for (const p of fan) {
      for (const q of fan) {
        if (p !== q) expect(Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y))).toBeGreaterThanOrEqual(0.62)
      }
    }
  })

  test('at the edge of the window it spreads to the inside', () => {
    const room = [3.6, 2.6, 9, 9] as const
    for (const p of fanned(placesIn(hex, names(5), 0.62), 'u4', room)) {
      expect(p.x).toBeGreaterThan(room[0])
      expect(p.y).toBeGreaterThan(room[1])
    }
  })

  test('a pile is what lies on one place; its neighbours in a box are not of it', () => {
    const places = placesIn(box, names(3), 0.62)
    expect(pileAt(places, places[0] ?? { id: '', x: 0, y: 0, z: 0, width: 0.62, pile: [0, 0] })).toHaveLength(1)
    const stack = placesIn(hex, names(3), 0.62)
    expect(pileAt(stack, stack[2] ?? { id: '', x: 0, y: 0, z: 0, width: 0.62, pile: [0, 0] }).map((p) => p.id)).toEqual(
      ['u0', 'u1', 'u2'],
    )
  })
})

describe('culling', () => {
  test('what meets the window is drawn, what is a counter away is not', () => {
    const at = (x: number, y: number) => ({ id: 'a', x, y, z: 0, width: 0.62, pile: [x, y] as const })
    expect(inSight(at(0.2, 0.2), [0, 0, 5, 5])).toBe(true)
    expect(inSight(at(-0.5, 2), [0, 0, 5, 5])).toBe(true)
    expect(inSight(at(-0.7, 2), [0, 0, 5, 5])).toBe(false)
    expect(inSight(at(2, 5.7), [0, 0, 5, 5])).toBe(false)
  })
})
