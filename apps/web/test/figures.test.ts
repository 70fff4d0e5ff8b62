// The report reads nothing but the journal.
import type { JournalLine } from '@merkur/table'
import { expect, test } from 'vitest'
import { spread, ticks } from '../src/report/chart.tsx'
import { csvOf, figuresOf, stepNames } from '../src/report/figures.ts'
import { spaced } from '../src/table/timeline.tsx'

let n = 0
const line = (seq: number, more: Partial<JournalLine>): JournalLine => ({
  n: n++,
  seq,
  kind: 'note',
  text: { id: 'x' },
  ...more,
})

const journal = [
  line(0, { kind: 'phase', value: 1, text: { id: 'turn' } }),
  line(1, { kind: 'move', path: ['A', 'B', 'C'] }),
  line(2, { kind: 'move', path: ['C', 'B'] }),
  line(3, { kind: 'roll', seat: 'red', roll: { dice: [6], sides: 6, merit: { seat: 'red', got: 1, expected: 0.25 } } }),
  line(3, { kind: 'loss', seat: 'blue', value: 2 }),
  line(5, { kind: 'loss', seat: 'blue' }),
  line(6, { kind: 'score', track: 'vp', value: 4 }),
  line(8, { kind: 'score', track: 'vp', value: 9 }),
]
const figures = figuresOf(journal, ['red', 'blue'], 10)

test('losses add up by seat and last to the end', () => {
  expect(figures.losses).toEqual([
    {
      id: 'red',
      points: [
        { seq: 0, value: 0 },
        { seq: 10, value: 0 },
      ],
    },
    {
      id: 'blue',
      points: [
        { seq: 0, value: 0 },
        { seq: 3, value: 2 },
        { seq: 5, value: 3 },
        { seq: 10, value: 3 },
      ],
    },
  ])
})

test('luck is what rolls were worth less what they were worth on average', () => {
  expect(figures.luck[0]).toEqual({ seat: 'red', rolls: 1, got: 1, expected: 0.25 })
  expect(figures.luckOverTime[0]?.points.at(-1)?.value).toBeCloseTo(0.75)
  expect(figures.faces.red).toEqual([0, 0, 0, 0, 0, 1])
})

test('heat counts entered spaces, not the ones left', () => {
  expect(figures.heat).toEqual({ B: 2, C: 1 })
})

test('moments stand in the order of time and link to their move', () => {
  expect(figures.moments.map((m) => m.seq)).toEqual([3, 3, 5, 6, 8])
  expect(figures.turns).toEqual([{ seq: 0, label: { id: 'turn' } }])
})

test('CSV holds a value of every series at each change', () => {
  expect(csvOf(figures.losses, (id) => `${id}, lost`)).toBe(
    'move,"red, lost","blue, lost"\n0,0,0\n3,0,2\n5,0,3\n10,0,3',
  )
})

test('axes have round ticks inside their ends, labels keep apart', () => {
  expect(ticks(0, 10)).toEqual([0, 5, 10])
  expect(ticks(-1, 1)).toEqual([-1, -0.5, 0, 0.5, 1])
  const kept = spread([10, 12, 50], 15)
  expect(kept).toEqual([10, 25, 50])
})

test('a track whose steps have names gives them to the values of its token', () => {
  const steps = ['8:30', '9:00'].map((label, i) => ({ id: String(i), label }))
  const token = { id: 'red', step: '0', label: { id: 'x' }, short: 'R' }
  const tracks = { watch: { id: 'watch', title: { id: 'x' }, steps, tokens: [token] } }
  expect(stepNames(tracks, 'red')?.(1)).toBe('9:00')
  expect(stepNames(tracks, 'red')?.(7)).toBe('7')
  expect(stepNames(tracks, 'blue')).toBeUndefined()
})

test('marks of the course are labelled where there is room', () => {
  expect([...spaced([0, 0.01, 0.1, 0.12, 0.2], 0.05)]).toEqual([0, 2, 4])
})
