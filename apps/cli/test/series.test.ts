// Simulations: the same seed gives the same games however they are shared out; times add up.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Strength } from '@merkur/bots'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playChunk } from '../src/series/chunk.ts'
import { chunksOf } from '../src/series/run.ts'
import { thinking } from '../src/series/thinking.ts'
import { addTimes, noTimes, note, quantile } from '../src/series/times.ts'
import { folder, merkur } from './texts.ts'

const series = {
  game: 'example',
  scenario: 'sfakia',
  options: {},
  bots: { german: 'random', allied: 'random' },
  seed: 's',
}

describe('chunks', () => {
  test('hold every game once, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 64 }), (games, threads) => {
        const numbers = chunksOf(series, games, threads).flatMap((c) =>
          Array.from({ length: c.count }, (_, i) => c.from + i),
        )
        expect(numbers).toEqual(Array.from({ length: games }, (_, i) => i))
      }),
    )
  })

  test('give the same games as the whole', async () => {
    const whole = await playChunk({ ...series, from: 0, count: 6 })
    const halves = [
      await playChunk({ ...series, from: 0, count: 2 }),
      await playChunk({ ...series, from: 2, count: 4 }),
    ]
    expect(halves.flatMap((h) => h.games)).toEqual(whole.games)
  })

  test('time every decision with two options or more, and no other', async () => {
    const { games, times } = await playChunk({ ...series, from: 0, count: 3 })
    for (const seat of ['german', 'allied'])
      expect(times[seat]?.n).toBe(games.reduce((sum, g) => sum + (g.decisions[seat] ?? 0), 0))
  })
})

describe('times', () => {
  const list = fc.array(fc.double({ min: 0.001, max: 50_000, noNaN: true }), { minLength: 1, maxLength: 200 })

  test('a quantile is right to 2 %, the maximum exact', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(0.5, 0.95, 0.99), (all, q) => {
        const times = noTimes()
        for (const ms of all) note(times, ms)
        const exact = [...all].sort((a, b) => a - b)[Math.ceil(q * all.length) - 1] ?? 0
        expect(quantile(times, q)).toBeGreaterThanOrEqual(exact * 0.9999)
        expect(quantile(times, q)).toBeLessThanOrEqual(exact * 1.0201)
        expect(times.max).toBe(Math.max(...all))
      }),
    )
  })

  test('of two threads add up to those of one', () => {
    fc.assert(
      fc.property(list, list, (a, b) => {
        const [left, right, whole] = [noTimes(), noTimes(), noTimes()]
        for (const ms of a) note(left, ms)
        for (const ms of b) note(right, ms)
        for (const ms of [...a, ...b]) note(whole, ms)
        addTimes(left, right)
        expect(left.counts).toEqual(whole.counts)
        expect([left.n, left.max]).toEqual([whole.n, whole.max])
      }),
    )
  })
})

describe('merkur sim', () => {
  test('prints shares with intervals and writes a report with every game', async () => {
    const file = join(folder(), 'report.json')
    const { code, out } = await merkur([
      'sim',
      'example',
      '--games',
      '12',
      '--seed',
      'x',
      '--allied',
      'greedy',
      '--out',
      file,
    ])
    expect(code).toBe(0)
    expect(out).toMatch(/German +random +\d+ +[\d.]+ % +[\d.]+ % to [\d.]+ %/)
    expect(out).toMatch(/Allied +greedy/)
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      tally: { wins: Record<string, { n: number; of: number; low: number; high: number }>; draws: { n: number } }
      games: { winner: string | null; hash: string }[]
      bots: unknown
    }
    expect(report.bots).toEqual({ german: 'random', allied: 'greedy' })
    expect(report.games).toHaveLength(12)
    const wins = report.tally.wins.german
    expect(wins?.n).toBe(report.games.filter((g) => g.winner === 'german').length)
    expect(wins && wins.low < wins.n / wins.of && wins.n / wins.of < wins.high).toBe(true)
    expect(Object.values(report.tally.wins).reduce((sum, w) => sum + w.n, report.tally.draws.n)).toBe(12)
  })

  test('the same seed gives the same games, another seed others', async () => {
    const hashes = async (seed: string): Promise<string[]> => {
      const file = join(folder(), 'report.json')
      await merkur(['sim', 'example', '--games', '5', '--seed', seed, '--out', file])
      return (JSON.parse(readFileSync(file, 'utf8')) as { games: { hash: string }[] }).games.map((g) => g.hash)
    }
    const first = await hashes('a')
    expect(await hashes('a')).toEqual(first)
    expect(await hashes('b')).not.toEqual(first)
  })
})

test('merkur strength shows each side against each opponent, with random play beside it', async () => {
  const { code, out } = await merkur(['strength', 'example', '--games', '4', '--bot', 'greedy', '--against', 'random'])
  expect(code).toBe(0)
  expect(out).toContain('random against random')
  expect(out).toMatch(/German +random +4 /)
  expect(out).toMatch(/Allied +random +4 /)
})

test('merkur strength of a solitaire scenario has one row: its one seat against the rules alone', async () => {
  const { code, out } = await merkur(['strength', 'crete', '--scenario', 'solo', '--games', '2', '--bot', 'random'])
  expect(code).toBe(0)
  expect(out.match(/the rules alone/g)).toHaveLength(1)
  expect(out).not.toContain('greedy')
})

describe('merkur strength --out', () => {
  const play = (file: string, ...more: string[]) =>
    merkur(['strength', 'crete', '--games', '1', '--bot', 'random', '--against', 'random', '--out', file, ...more])
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Strength

  test('keeps the rows of other scenarios and replaces those of its own', async () => {
    const file = join(folder(), 'strength.json')
    await play(file, '--scenario', 'solo')
    await play(file, '--scenario', 'standard')
    await play(file, '--scenario', 'solo', '--seed', 'other')
    const { game, scenarios } = read(file)
    expect(game).toBe('crete')
    expect(scenarios.map(({ scenario, seed, rows }) => [scenario, seed, rows.length])).toEqual([
      ['standard', '1', 2],
      ['solo', 'other', 1],
    ])
  })

  test('--resume measures only the rows that the file lacks', async () => {
    const file = join(folder(), 'strength.json')
    await play(file, '--scenario', 'standard')
    const whole = read(file)
    const [first] = whole.scenarios
    if (!first) throw new Error('a scenario was measured')
    const [kept, lost] = first.rows
    if (!kept || !lost) throw new Error('both seats were measured')
    const mark = { ...kept, msPerDecision: { ...kept.msPerDecision, max: 123_456 } }
    writeFileSync(file, JSON.stringify({ ...whole, scenarios: [{ ...first, rows: [mark] }] }))
    await play(file, '--scenario', 'standard', '--resume')
    const rows = read(file).scenarios[0]?.rows
    expect(rows?.[0]).toEqual(mark)
    expect(rows?.[1]).toMatchObject({ seat: lost.seat, wins: lost.wins, random: lost.random })
    await play(file, '--scenario', 'standard', '--resume', '--seed', 'other')
    expect(read(file).scenarios[0]?.rows).not.toContainEqual(mark)
  })

  test.each([
    ['no JSON', 'hello'],
    ['other JSON', '{"kind":"simulation"}'],
    ['the strength of maleme', '{"merkur":1,"kind":"strength","game":"maleme","scenarios":[]}'],
  ])('never writes over a file with %s', async (found, text) => {
    const file = join(folder(), 'mine.json')
    writeFileSync(file, text)
    const { code, err } = await play(file)
    expect(code).toBe(2)
    expect(err).toContain(`${file}: found ${found}; allowed: a file of measured strength`)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})

describe('the time of a decision', () => {
  test('counts only forward and is no longer than the clock says', () => {
    const began = performance.now()
    const took = thinking()
    while (performance.now() - began < 5);
    const [first, second] = [took(), took()]
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThanOrEqual(first)
    expect(second).toBeLessThanOrEqual(performance.now() - began)
  })
})
