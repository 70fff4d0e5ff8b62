// The kit says what the box says: areas, borders, counters, charts, scenarios.
import { describe, expect, test } from 'vitest'
import layers from '../box/art/layers.json' with { type: 'json' }
import { rulebook } from '../box/book.data.ts'
import { printed as box } from '../box.ts'
import { crete } from '../index.ts'
import { kit } from '../kit.ts'

const k = kit(box)
const board = k.boards[0]

describe('the board', () => {
  test('75 areas with outlines, and neighbours as borders.csv has them', () => {
    expect(board?.spaces).toHaveLength(75)
    for (const space of board?.spaces ?? []) expect(space.ring?.length ?? 0, space.id).toBeGreaterThan(6)
    for (const { a, b } of box.tables.borders) {
      expect(board?.neighbours[a]).toContain(b)
      expect(board?.neighbours[b]).toContain(a)
    }
  })

  test('the drawn map has the same outlines', () => {
    const drawn = new Map(layers.areas.map((a) => [a.area, a.rings.flat(2)]))
    for (const space of board?.spaces ?? []) expect(drawn.get(space.id), space.id).toEqual(space.ring)
  })

  test('the place of an area lies inside its outline', () => {
    for (const { id, x, y, ring = [] } of board?.spaces ?? []) {
      let inside = false
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]]
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
      }
      expect(inside, id).toBe(true)
    }
  })
})

describe('counters', () => {
  test('[2.1/7 2.2/1] every counter of the box with both its sides', () => {
    expect(k.pieces.map((p) => p.id)).toEqual(box.units.map((u) => u.id))
    k.pieces.forEach((piece, i) => {
      const unit = box.units[i]
      if (!unit) throw new Error(piece.id)
      expect(piece.faces).toHaveLength(2)
      for (const [f, values] of unit.faces.entries()) {
        const figures = piece.faces[f]?.figures.map((x) => x.value)
        if (unit.kind === 'unit') expect(figures).toEqual([values.attack, values.defence, values.movement].map(String))
        if (unit.kind === 'aircraft') expect(figures).toEqual([String(values.artillery)])
      }
    })
  })

  test('names are unlike each other and fit their counter; every colour is in the palette', () => {
    expect(new Set(k.pieces.map((p) => p.name)).size).toBe(k.pieces.length)
    expect(new Set(k.pieces.map((p) => `${p.colour} ${p.short}`)).size).toBe(k.pieces.length)
    for (const piece of k.pieces) {
      expect(piece.short.length, piece.short).toBeLessThanOrEqual(10)
      expect(piece.colour in k.palette).toBe(true)
    }
  })
})

describe('charts and scenarios', () => {
  test('every chart has rows as long as its head, and a case of the rulebook', () => {
    for (const chart of k.charts) {
      expect(chart.rows.length).toBeGreaterThan(0)
      for (const row of chart.rows) expect(row.length, chart.id).toBe(chart.columns.length)
      expect(rulebook).toContain(`<a id="${chart.rule}"></a>`)
    }
  })

  test('options are those of the rules, the default first', () => {
    expect(k.scenarios.map((x) => x.id)).toEqual(crete.scenarios.map((x) => x.id))
    for (const scenario of k.scenarios)
      for (const option of scenario.options)
        expect(option.values.map((v) => v.value)).toEqual(
          crete.scenarios.find((x) => x.id === scenario.id)?.options[option.id],
        )
  })
})
