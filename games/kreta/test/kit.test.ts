// The kit of Kreta is whole: every hex, space of the track, counter and chart of the box, drawn where the map draws it.
import { describe, expect, test } from 'vitest'
import { rulebook } from '../box/book.data.ts'
import { printed as box } from '../box.ts'
import { kreta } from '../index.ts'
import { kit } from '../kit.ts'

const k = kit(box)
const board = k.boards[0]
if (!board) throw new Error('the kit has no board')
const spaces = new Map(board.spaces.map((s) => [s.id, s]))

describe('the map', () => {
  test('[2.1] every hex of both parts and the five spaces of the track; E6: 9,4 is the fourth from the south', () => {
    expect(spaces.size).toBe(109 * 21 + 5)
    const of = (id: string) => spaces.get(id) ?? { x: Number.NaN, y: Number.NaN }
    expect(of('9,4').x - of('1,4').x).toBeCloseTo(8 * 0.8660254, 5)
    expect(of('9,1').y - of('9,4').y).toBeCloseTo(3, 5)
    expect(of('10,4').y).toBeCloseTo(of('9,4').y - 0.5, 5)
  })

  test('a cursor gets from every space to every other, and back the way it came', () => {
    const seen = new Set(['9,4'])
    for (const id of seen) for (const n of board.neighbours[id] ?? []) seen.add(n)
    expect(seen.size).toBe(spaces.size)
    for (const [id, near] of Object.entries(board.neighbours))
      for (const n of near) expect(board.neighbours[n], `${n} to ${id}`).toContain(id)
  })

  test('[17.1] ground, price, river and place are told as facts with their source', () => {
    const facts = (id: string) => (spaces.get(id)?.facts ?? []).map((f) => [f.label.id, f.value])
    expect(facts('33,17')).toContainEqual(['fact.price', '½'])
    expect(facts('17,12')).toContainEqual(['fact.river', 'Tavronitis'])
    expect(facts('16,13')).toContainEqual(['fact.capacity', '3 units a phase'])
    for (const space of spaces.values())
      for (const fact of space.facts ?? []) expect(fact.source in k.sources).toBe(true)
  })

  test('the long map travels in stretches that cover it', () => {
    const parts = board.parts ?? []
    expect(parts.length).toBeGreaterThan(3)
    for (const { x } of board.spaces)
      expect(parts.some(({ box: [left, , right] }) => x >= left && x <= right)).toBe(true)
  })
})

describe('the counters', () => {
  test('[2.21] every unit has its figures: attack, defence, movement; guns both fires and their range', () => {
    for (const u of box.units) {
      const face = k.pieces.find((p) => p.id === u.id)?.faces[0]
      const first = u.gun ? `${u.attack}-${u.fireDefence}-${u.range}` : String(u.attack)
      expect(face?.figures.map((f) => f.value)).toEqual([first, String(u.defence), String(u.move)])
      expect(face?.symbol).not.toBe('any')
    }
  })

  test('[16.1] a face-down counter shows nothing: all are alike', () => {
    const masks = k.pieces.filter((p) => box.masks.includes(p.id))
    expect(masks).toHaveLength(69)
    for (const mask of masks) {
      expect([mask.faces.length, mask.faces[0]?.figures.length, mask.facts.length]).toEqual([1, 0, 0])
      expect(mask.colour).toBe('british')
    }
  })

  test('names are unlike each other, colours are in the palette', () => {
    expect(new Set(k.pieces.map((p) => p.name)).size).toBe(k.pieces.length)
    for (const piece of k.pieces) {
      expect(piece.colour in k.palette).toBe(true)
      expect(piece.short.length).toBeLessThanOrEqual(10)
    }
  })
})

describe('charts and scenarios', () => {
  test('every chart has rows as long as its head, and a case of the rulebook', () => {
    expect(k.charts.length).toBeGreaterThan(6)
    for (const chart of k.charts) {
      for (const row of chart.rows) expect(row.length, chart.id).toBe(chart.columns.length)
      expect(rulebook).toContain(`<a id="${chart.rule}"></a>`)
    }
  })

  test('both scenarios with their options, the default first', () => {
    expect(k.scenarios.map((x) => x.id)).toEqual(kreta.scenarios.map((x) => x.id))
    for (const [i, scenario] of k.scenarios.entries())
      for (const option of scenario.options) {
        const allowed = kreta.scenarios[i]?.options[option.id] ?? []
        expect(option.values.map((v) => v.value)).toEqual(allowed)
        expect(option.default).toBe(allowed[0])
      }
  })
})
