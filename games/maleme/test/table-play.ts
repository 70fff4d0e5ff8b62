// Matches of Maleme for tests of the table: begun, and stirred by random answers.
import { fastChance, keyAt, Match, seeded, uniform } from '@merkur/engine'
import { maleme } from '../index.ts'
import type { Maleme } from '../state.ts'

export const begin = (seed = 'table'): Match<Maleme> =>
  new Match(
    maleme,
    {
      game: 'maleme',
      rulesVersion: maleme.rulesVersion,
      pack: 'printed',
      scenario: 'standard',
      options: { germanWithdrawal: '18:00', alliedWithdrawal: '18:00' },
      chance: { kind: 'fast' },
    },
    { chance: seeded(seed), freedom: 'free' },
  )

/** Gives up to `inputs` random answers, looking at the match after each. */
export function stir(match: Match<Maleme>, seed: string, inputs: number, look?: () => void): void {
  const chance = fastChance(`stir/${seed}`)
  const pick = uniform(chance)
  for (let i = 0; i < inputs && !match.run.over; i++) {
    const ask = match.run.asks[chance.die(match.run.asks.length) - 1]
    if (!ask) return
    const outcome = match.play(ask.seat, match.seq, keyAt(ask, pick(ask, match.s)))
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.text))
    look?.()
  }
}
