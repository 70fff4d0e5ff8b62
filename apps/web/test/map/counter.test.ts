// What is drawn on a counter at which size, and that nothing of a box can break the drawing.
import { describe, expect, test } from 'vitest'
import { detailAt, drawCounter } from '../../src/map/counter.ts'
import type { CounterDrawing } from '../../src/map/counter-drawing.ts'
import { SHEET } from '../../symbols/sheet.ts'
import { signId, signOf } from '../../symbols/sign.ts'

const label = { id: 'x' }
const drawing: CounterDrawing = {
  short: '5/I',
  face: {
    name: label,
    symbol: 'infantry',
    echelon: 'platoon',
    figures: [
      { value: '7', label },
      { value: '3', label },
    ],
    glyphs: [{ glyph: 'armored', label }],
  },
  badges: [{ id: 'pinned', short: '+1', label, tone: 'bad' }],
  colours: { ground: '#8ea3c4', ink: '#131a28', edge: '#33425e' },
  style: 'relief',
  detail: 'large',
}
const sizeOf = (svg: string, text: string): number =>
  Number(new RegExp(`font-size="([\\d.]+)"[^>]*>${text}<`).exec(svg)?.[1] ?? 0)

describe('a counter', () => {
  test('large shows designation, figures and badge', () => {
    const svg = drawCounter(drawing)
    for (const word of ['>5/I<', '>7<', '>3<', '>+1<']) expect(svg).toContain(word)
  })

  test('from 40 pixels up a badge is at least nine pixels high', () => {
    for (const pixels of [40, 53, 60, 120]) {
      const size = sizeOf(drawCounter({ ...drawing, detail: detailAt(pixels) }), '\\+1')
      expect((size * pixels) / 100).toBeGreaterThanOrEqual(9)
    }
  })

  test('small leaves out the designation and makes the figures bigger', () => {
    const small = drawCounter({ ...drawing, detail: 'small' })
    expect(small).not.toContain('>5/I<')
    expect(sizeOf(small, '7')).toBeGreaterThan(sizeOf(drawCounter(drawing), '7') * 1.2)
  })

  test('figures as they count now replace those of the face and are underlined', () => {
    const svg = drawCounter({ ...drawing, figures: ['2', '0'] })
    expect(svg).toContain('>2<')
    expect(svg).not.toContain('>7<')
  })

  test('four figures fit side by side', () => {
    const values = ['12', '8', '14', '6']
    const svg = drawCounter({
      ...drawing,
      face: { ...drawing.face, figures: values.map((value) => ({ value, label })) },
    })
    const xs = values.map((v) => Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${v}<`).exec(svg)?.[1]))
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
    expect(xs[0]).toBeGreaterThan(8)
    expect(xs[3]).toBeLessThan(92)
  })

  test('signs of mark-up in a name are written, not obeyed', () => {
    expect(drawCounter({ ...drawing, short: '<b>&"' })).toContain('&lt;b&gt;&amp;&quot;')
  })
})

describe('the sheet of signs', () => {
  test('it stays under 30 kB and every sign draws something', () => {
    expect(JSON.stringify(SHEET).length).toBeLessThan(30_000)
    for (const [id, sign] of Object.entries(SHEET)) expect(sign.svg, id).toMatch(/<(path|circle)/)
  })

  test.each([
    ['infantry', 'infantry'],
    ['glider infantry', 'glider-infantry'],
    ['machine guns', 'machine-guns'],
    ['artillery (inf. guns)', 'infantry-guns'],
    ['infantry_guns', 'infantry-guns'],
    ['AA artillery', 'anti-aircraft'],
    ['flak', 'anti-aircraft'],
    ['anti-tank', 'antitank'],
    ['headquarters/anti-tank', 'headquarters-antitank'],
    ['cavalry/machine gun', 'cavalry-machine-guns'],
    ['heavy weapons company', 'heavy-weapons'],
    ['pioneer', 'engineers'],
    ['armor', 'tanks'],
    ['tankettes', 'tankettes'],
    ['bomber', 'bomber'],
  ])('the word "%s" of a box finds its sign', (word, id) => {
    expect(signId(word)).toBe(id)
  })

  test('a word nobody knows gets the open sign', () => {
    expect(signId('hovercraft')).toBe('any')
    expect(signOf('hovercraft').svg).not.toBe('')
  })
})

describe('a gun', () => {
  test('its fire values stand in a line of their own, larger than they were beside the others', () => {
    const label = { id: 'figure' }
    const gun: CounterDrawing = {
      short: 'art.',
      face: {
        name: label,
        symbol: 'field-artillery',
        figures: [
          { value: '2-2-3', boxed: true, label },
          { value: '1', label },
          { value: '8', label },
        ],
      },
      badges: [],
      colours: { ground: '#cdac78', ink: '#231808', edge: '#8a6c3f' },
      style: 'plain',
      detail: 'medium',
    }
    const lines = [...drawCounter(gun).matchAll(/<text x="[\d.]+" y="([\d.]+)" font-size="([\d.]+)"[^>]*>([^<]+)</g)]
    const at = Object.fromEntries(
      lines.map(([, y, size, value]) => [value ?? '', { y: Number(y), size: Number(size) }]),
    )
    expect(at['2-2-3']?.y).toBeLessThan((at['1']?.y ?? 0) - 20)
    expect(at['1']?.y).toBe(at['8']?.y)
    expect(at['2-2-3']?.size).toBeGreaterThan(20)
  })
})
