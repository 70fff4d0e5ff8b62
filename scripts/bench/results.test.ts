// The bench itself: sections of the results file, what is missed, and where positions are taken from.
import { crete } from '@merkur/crete'
import { expect, test } from 'vitest'
import { took } from './clock.ts'
import { atLeast, atMost, figure, quantile } from './figures.ts'
import { pointsOf, scattered, walk } from './positions.ts'
import { missed, type Part, sectionsOf, withSection } from './results.ts'
import { bytesOf } from './state.ts'

const part = (title: string, met: boolean): Part => ({
  title,
  rows: [
    { what: 'told', found: '1' },
    { what: 'wanted', found: '2', target: { text: 'at most 3', met } },
  ],
})

const section = (title: string, said: string, parts: readonly Part[]) => ({ title, lines: [said], parts })
const GAMES = ['A', 'B']

test('the section of a game is written beside the others, in any order, and again in its place', () => {
  const a = section('A', '- line', [part('first', true), part('second', true)])
  const b = section('B', '- line', [part('first', true)])
  const table = section('A', '- other', [part('first', false)])
  const one = withSection('', 'engine', a, GAMES)
  const three = withSection(withSection(one, 'engine', b, GAMES), 'web', table, GAMES)
  expect(sectionsOf(three, 'engine').get('A')).toBe(sectionsOf(one, 'engine').get('A'))
  expect([...sectionsOf(three, 'engine').keys()]).toEqual(GAMES)
  expect(withSection(withSection(withSection('', 'web', table, GAMES), 'engine', b, GAMES), 'engine', a, GAMES)).toBe(
    three,
  )
  const again = withSection(three, 'engine', section('A', '- later', [part('third', true)]), GAMES)
  expect(sectionsOf(again, 'web')).toEqual(sectionsOf(three, 'web'))
  expect(sectionsOf(again, 'engine').get('B')).toBe(sectionsOf(three, 'engine').get('B'))
  expect(sectionsOf(again, 'engine').get('A')).toContain('- later')
  expect(sectionsOf(again, 'engine').get('A')).not.toContain('#### first')
})

test('a target that is not held is marked and listed', () => {
  const text = withSection('', 'engine', section('A', '', [part('first', false)]), GAMES)
  expect(text).toMatch(/wanted +\| 2 +\| at most 3 +\| \*\*missed\*\*/)
  expect(missed([section('A', '', [part('first', false), part('second', true)])])).toEqual(['A, first: wanted: 2'])
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

test('every beginning of scattered numbers lies all over them', () => {
  expect([...scattered(50)].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i))
  const tenths = new Set(
    scattered(1000)
      .slice(0, 20)
      .map((i) => Math.floor(i / 100)),
  )
  expect(tenths.size).toBe(10)
})

test('points lie all over a game in its order, and a walk shows positions around them until its time is up', () => {
  const subject = { game: crete, scenario: 'solo' }
  const turns = pointsOf(subject, 'points').map(({ s }) => s.turn)
  expect(turns).toEqual([...turns].sort((a, b) => a - b))
  expect(turns.at(-1)).toBeGreaterThan(15)
  let seen = 0
  const { stretches, games } = walk(subject, 'walk', 0.05, (match, counts) => {
    expect(match.result).toBeNull()
    if (counts) seen++
  })
  expect(Math.min(seen, stretches, games)).toBeGreaterThan(0)
})
