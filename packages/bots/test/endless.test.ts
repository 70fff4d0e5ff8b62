// A doctrine that builds and unbuilds a set for ever must not keep a bot from answering.
import { type Ask, fastChance, imagine, keyAt, Match, refusalAt, seeded, uniform } from '@merkur/engine'
import { example } from '@merkur/example'
import { expect, test } from 'vitest'
import { lookaheadBot } from '../src/index.ts'

/** Likes every toggle of a set better than closing it. */
const weigh = (ask: Ask): number[] =>
  ask.of.map((c, i) => (refusalAt(ask, i) ? 0 : ask.chosen && (c as unknown) === 'done' ? 0.001 : 1))

test('a playing on in which a set is never closed ends all the same', () => {
  let toggles = 0
  const bot = lookaheadBot<Parameters<typeof example.evaluate>[0]>(
    {
      weigh: (ask) => {
        if (ask.chosen) toggles++
        return weigh(ask)
      },
      value: (s, seat) => example.evaluate(s, seat),
    },
    { horizon: 6, width: 2, samples: 2 },
  )
  const start = { game: 'example', rulesVersion: 1, pack: 'printed', scenario: 'sfakia', options: {} } as const
  const match = new Match(example, { ...start, chance: { kind: 'fast' } }, { chance: seeded('endless') })
  const any = uniform(fastChance('any'))
  for (let n = 0; n < 12 && !match.result; n++) {
    const [ask] = match.run.asks
    if (!ask) break
    if (!ask.chosen) bot.choose(imagine(match, ask.seat, fastChance(`world ${n}`)), fastChance(`think ${n}`))
    match.play(ask.seat, match.seq, keyAt(ask, any(ask, match.s)))
  }
  expect(toggles).toBeGreaterThan(2000)
})
