// Shares and their intervals.
import { example } from '@merkur/example'
import { expect, test } from 'vitest'
import { greedyBot, randomBot, tally, tournament, wilson } from '../src/index.ts'

test('the Wilson interval has its known values', () => {
  // R: prop.test(8, 10, correct = FALSE), prop.test(0, 20, correct = FALSE)
  expect(wilson(8, 10).low).toBeCloseTo(0.4902, 4)
  expect(wilson(8, 10).high).toBeCloseTo(0.9433, 4)
  expect(wilson(0, 20).low).toBe(0)
  expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4)
  expect(wilson(0, 0)).toEqual({ n: 0, of: 0, share: 0, low: 0, high: 1 })
})

test('a tournament plays both sides and counts every game once', () => {
  const legs = tournament(example, greedyBot({ samples: 1, patience: 20, most: 64 }), randomBot(), {
    seed: 't',
    games: 12,
  })
  expect(legs.map((leg) => leg.seat)).toEqual(['german', 'allied'])
  for (const { wins, draws, losses, results } of legs) {
    expect(wins.n + draws.n + losses.n).toBe(12)
    expect(results).toHaveLength(12)
  }
})

test('a tally adds up', () => {
  const [leg] = tournament(example, randomBot(), randomBot(), { seed: 't', games: 20 })
  const { games, wins, draws, decisions } = tally(leg?.results ?? [], ['german', 'allied'])
  expect(games).toBe(20)
  expect((wins.german?.n ?? 0) + (wins.allied?.n ?? 0) + draws.n).toBe(20)
  expect(decisions).toBeGreaterThan(5)
})
