// The watch and the strip with the whole board.
import type { TrackView } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { cornerFor, sizeFor, useful } from '../../src/map/minimap.ts'
import { fitted, zoomed } from '../../src/map/port.ts'
import { angleOf } from '../../src/map/watch.ts'
import { sheetOfHexes } from './board.ts'

const label = { id: 'watch' }
const half = (i: number): string => `${Math.floor(i / 2)}:${i % 2 ? '30' : '00'}`
const track: TrackView = {
  id: 'watch',
  title: label,
  watch: true,
  tokens: [],
  steps: Array.from({ length: 24 }, (_, i) => ({ id: `${i}`, label: half(17 + i) })),
}

describe('the watch', () => {
  test('steps stand where their hour stands on a clock', () => {
    // 8:30, the first step; 12:00, the eighth; 3 in the afternoon, the fourteenth.
    expect(angleOf(track, 0) / (2 * Math.PI)).toBeCloseTo(8.5 / 12, 9)
    expect(Math.cos(angleOf(track, 7))).toBeCloseTo(1, 9)
    expect(Math.sin(angleOf(track, 13))).toBeCloseTo(1, 9)
  })

  test('all steps share the dial evenly', () => {
    for (let i = 1; i < 24; i++) expect(angleOf(track, i) - angleOf(track, i - 1)).toBeCloseTo(Math.PI / 12, 9)
  })

  test('labels that are no hours begin at the top', () => {
    const turns = {
      ...track,
      steps: [
        { id: 'a', label: 'First' },
        { id: 'b', label: 'Second' },
      ],
    }
    expect(Math.cos(angleOf(turns, 0))).toBeCloseTo(1, 9)
  })
})

describe('the strip', () => {
  const long = [0, 0, 99, 24] as const
  const tall = [0, 0, 16, 21] as const
  test('is hidden while the whole board is in the window, and shown when it is not', () => {
    const whole = fitted(tall, 1280, 720)
    expect(useful(tall, whole)).toBe(false)
    expect(useful(tall, zoomed(whole, 4, 640, 360, { least: 1, most: 400 }))).toBe(true)
  })

  test('a telephone shows it for long boards only', () => {
    const limits = { least: 1, most: 400 }
    expect(useful(tall, zoomed(fitted(tall, 390, 844), 5, 190, 400, limits))).toBe(false)
    expect(useful(long, zoomed(fitted(long, 390, 844), 5, 190, 400, limits))).toBe(true)
  })

  test('keeps the shape of the board and a corner of the window', () => {
    for (const sheet of [long, tall]) {
      const [w, h] = sizeFor(sheet, 1280, 720)
      expect(w / h).toBeCloseTo((sheet[2] - sheet[0]) / (sheet[3] - sheet[1]), 1)
      expect(w).toBeLessThanOrEqual(420)
      expect(h).toBeLessThanOrEqual(216)
    }
  })

  test('it leaves the side where boxes beside the map lie', () => {
    const board = sheetOfHexes(14, 18)
    expect(cornerFor(board)).toBe('right')
    expect(cornerFor({ ...board, spaces: board.spaces.filter((s) => !s.ring) })).toBe('left')
    const east = board.spaces.map((s) => (s.ring ? { ...s, x: 16 } : s))
    expect(cornerFor({ ...board, spaces: east })).toBe('left')
  })
})
