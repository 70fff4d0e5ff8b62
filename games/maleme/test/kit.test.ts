// The kit of Maleme is whole: every hex, zone, counter and face of the box, drawn where the map draws it.
import { describe, expect, test } from 'vitest'
import { rulebook } from '../box/book.data.ts'
import { printed as box } from '../box.ts'
import { maleme } from '../index.ts'
import { kit } from '../kit.ts'

const k = kit(box)
const board = k.boards[0]
if (!board) throw new Error('the kit has no board')
const spaces = new Map(board.spaces.map((s) => [s.id, s]))

interface Art {
  readonly zones: readonly {
    readonly zone: string
    readonly ring: readonly number[]
    readonly label: readonly [number, number]
  }[]
  readonly furniture: { readonly maori: { readonly x: number; readonly y: number; readonly r: number } }
  readonly marks: { readonly drops: readonly { readonly hex: string; readonly x: number; readonly y: number }[] }
  readonly about: { readonly extent: { readonly map: readonly number[] } }
}

const art = (await maleme.art('maleme')).layers as Art
const span = (ring: readonly number[], odd: 0 | 1): number[] => {
  const values = ring.filter((_, i) => i % 2 === odd)
  return [Math.min(...values), Math.max(...values)]
}

describe('the map', () => {
  test('[2.1] every playable hex and all four zones are spaces; the sea is none', () => {
    const playable = box.tables.map.filter((h) => h.playable).map((h) => h.hex)
    expect([...spaces.keys()].sort()).toEqual([...playable, 'A', 'B', 'C', 'maori'].sort())
  })

  test('[2.1] hexes lie in the plane of the drawn map', () => {
    for (const drop of art.marks.drops) {
      expect(spaces.get(drop.hex)?.x).toBeCloseTo(drop.x, 2)
      expect(spaces.get(drop.hex)?.y).toBeCloseTo(drop.y, 2)
    }
    expect(board.extent).toEqual(art.about.extent.map)
  })

  test('[4.1.2] the zones lie where the drawn map keeps room for them', () => {
    for (const zone of art.zones) {
      const space = spaces.get(zone.zone)
      expect(span(space?.ring ?? [], 0)).toEqual(span(zone.ring, 0))
      expect(span(space?.ring ?? [], 1)).toEqual(span(zone.ring, 1))
      expect([space?.x, space?.y]).toEqual(zone.label)
    }
    const { x, y, r } = art.furniture.maori
    expect([spaces.get('maori')?.x, spaces.get('maori')?.y]).toEqual([x, y])
    const [west, east] = span(spaces.get('maori')?.ring ?? [], 0)
    expect(west).toBeCloseTo(x - r, 3)
    expect(east).toBeCloseTo(x + r, 3)
  })

  test('a cursor gets from every space to every other, and back the way it came', () => {
    const seen = new Set(['0109'])
    for (const id of seen) for (const n of board.neighbours[id] ?? []) seen.add(n)
    expect(seen.size).toBe(spaces.size)
    for (const [id, near] of Object.entries(board.neighbours))
      for (const n of near) expect(board.neighbours[n], `${n} to ${id}`).toContain(id)
  })

  test('[2.1.1] stars, company areas, drop hexes and zones are told as facts with their source', () => {
    const facts = (id: string) => (spaces.get(id)?.facts ?? []).map((f) => [f.label.id, f.value])
    expect(facts('1107')).toContainEqual(['fact.star', 'blue and brown'])
    expect(facts('1107')).toContainEqual(['fact.area', 'A Company'])
    expect(facts('0109')).toContainEqual(['fact.drop', 'Drop hex, gliders too'])
    expect(facts('0109')).toContainEqual(['fact.zone', 'Zone B'])
    for (const space of spaces.values())
      for (const fact of space.facts ?? []) expect(fact.source in k.sources).toBe(true)
  })
})

describe('the counters', () => {
  test('[2.2.1] every unit of the box has a counter with its figures on each face', () => {
    expect(k.pieces.map((p) => p.id)).toEqual(box.units.map((u) => u.id))
    k.pieces.forEach((piece, i) => {
      const unit = box.units[i]
      if (!unit) throw new Error(piece.id)
      expect(piece.faces.length).toBe(unit.backKind === 'none' ? 1 : 2)
      for (const [f, values] of [unit.front, unit.back].slice(0, piece.faces.length).entries()) {
        const face = piece.faces[f]
        expect(face?.figures.map((x) => x.value)).toEqual([String(values.of), String(values.range)])
        expect(face?.figures[0]?.boxed).toBe(values.direct)
        expect(face?.glyphs?.some((g) => g.glyph === 'immobile')).toBe(values.immobile)
      }
    })
  })

  test('[2.2.1] each sort of unit has its own symbol, each seat and service its colour', () => {
    expect(k.pieces.filter((p) => p.faces.some((f) => f.symbol === 'any'))).toEqual([])
    expect([...new Set(k.pieces.map((p) => p.colour))].sort()).toEqual(['german', 'nz', 'raf', 'uk'])
    for (const piece of k.pieces) expect(piece.colour in k.palette).toBe(true)
  })

  test('names are short, unlike each other, and fit their counter', () => {
    expect(new Set(k.pieces.map((p) => p.name)).size).toBe(k.pieces.length)
    expect(new Set(k.pieces.map((p) => p.short)).size).toBe(k.pieces.length)
    for (const piece of k.pieces) expect(piece.short.length).toBeLessThanOrEqual(10)
  })

  test('the order of battle has battalions and companies', () => {
    const formation = (id: string) => k.pieces.find((p) => p.id === id)?.formation
    expect(formation('3/I')).toEqual(['Storm Regiment', 'I Battalion', '3rd Company'])
    expect(formation('L-Koch')).toEqual(['Storm Regiment', 'I Battalion'])
    expect(formation('L-Meindl')).toEqual(['Storm Regiment', 'Regimental staff'])
    expect(formation('22/HQ/IV')).toEqual(['22nd Battalion', 'Headquarters Company'])
    expect(formation('L-Campbell')).toEqual(['22nd Battalion', 'D Company'])
  })
})

describe('charts and scenario', () => {
  test('every chart has rows as long as its head, and a case of the rulebook', () => {
    expect(k.charts.map((c) => c.id)).toEqual([
      'fire',
      'refit',
      'turns',
      'hq',
      'drift',
      'entry',
      'zones',
      'reliability',
      'cup',
    ])
    for (const chart of k.charts) {
      for (const row of chart.rows) expect(row.length, chart.id).toBe(chart.columns.length)
      expect(rulebook).toContain(`<a id="${chart.rule}"></a>`)
    }
  })

  test('[7] the hours of both Withdrawal markers may be chosen, as the rules allow them', () => {
    const scenario = k.scenarios[0]
    expect(k.scenarios.map((x) => x.id)).toEqual(maleme.scenarios.map((x) => x.id))
    for (const option of scenario?.options ?? []) {
      const allowed = maleme.scenarios[0]?.options[option.id] ?? []
      expect([...option.values.map((v) => v.value)].sort()).toEqual([...allowed].sort())
      expect(option.default).toBe(allowed[0])
    }
  })
})
