// The results file: each half is written without touching the other, and what is missed is said.
import { expect, test } from 'vitest'
import { took } from './clock.ts'
import { atLeast, atMost, figure, quantile } from './figures.ts'
import { halvesOf, missed, type Part, withHalf } from './results.ts'
import { bytesOf } from './state.ts'

const part = (title: string, met: boolean): Part => ({
  title,
  rows: [
    { what: 'told', found: '1' },
    { what: 'wanted', found: '2', target: { text: 'at most 3', met } },
  ],
})

test('a half is written beside the other, in either order, and again in its place', () => {
  const engine = withHalf('', 'engine', 'Engine', ['- line'], [part('A', true)])
  const both = withHalf(engine, 'web', 'Web', ['- other'], [part('B', false)])
  expect(halvesOf(both).engine).toBe(halvesOf(engine).engine)
  const again = withHalf(both, 'engine', 'Engine', ['- later'], [part('C', true)])
  expect(halvesOf(again).web).toBe(halvesOf(both).web)
  expect(again).toContain('### C')
  expect(again).not.toContain('### A')
  expect(again.indexOf('<!-- engine -->')).toBeLessThan(again.indexOf('<!-- web -->'))
  const first = withHalf(
    withHalf('', 'web', 'Web', ['- other'], [part('B', false)]),
    'engine',
    'Engine',
    ['- line'],
    [part('A', true)],
  )
  expect(first).toBe(both)
})

test('a target that is not held is marked and listed', () => {
  const text = withHalf('', 'engine', 'Engine', [], [part('A', false)])
  expect(text).toMatch(/wanted +\| 2 +\| at most 3 +\| \*\*missed\*\*/)
  expect(missed([part('A', true), part('B', false)])).toEqual(['B: wanted'])
  expect(atMost(3, 3, 'ms', 'issue')).toEqual({ text: 'at most 3 ms (issue)', met: true })
  expect(atLeast(999, 1000, 'a second', 'issue')).toEqual({ text: 'at least 1,000 a second (issue)', met: false })
})

test('figures', () => {
  expect([0.03123, 1.25, 348.4, 101000.2].map(figure)).toEqual(['0.0312', '1.25', '348', '101,000'])
  const times = Array.from({ length: 100 }, (_, i) => 100 - i)
  expect([quantile(times, 0.5), quantile(times, 0.99), quantile(times, 1)]).toEqual([50, 99, 100])
  expect(took(() => undefined)).toBeGreaterThanOrEqual(0)
})

test('a buffer that several rows share is counted once', () => {
  const buffer = new ArrayBuffer(40)
  expect(bytesOf([new Int16Array(buffer, 0, 10), new Int16Array(buffer, 20, 10), 1, [2, 3]])).toBe(40 + 24)
})
