// Ready-made matches of the test game.
import { type Freedom, fastChance, keyAt, Match, type MatchStart, refusalAt, seeded, uniform } from '@merkur/engine'
import { type Skirmish, skirmish } from './skirmish.ts'

export const START: MatchStart = {
  game: 'skirmish',
  rulesVersion: 2,
  pack: 'printed',
  scenario: 'standard',
  options: {},
  chance: { kind: 'fast' },
}

export const begin = (seed = 'a', freedom: Freedom = 'fair', more: Partial<MatchStart> = {}): Match<Skirmish> =>
  new Match(skirmish, { ...START, ...more }, { chance: seeded(seed), freedom })

/** Plays `key` for whoever is asked first and fails loudly when it is refused. */
export function say(match: Match<Skirmish>, ...keys: readonly string[]): void {
  for (const key of keys) {
    const ask = match.run.asks.find((a) => a.of.some((_, i) => keyAt(a, i) === key && !refusalAt(a, i)))
    if (!ask)
      throw new Error(
        `nobody is offered '${key}'; asked: ${match.run.asks.map((a) => `${a.seat} ${a.id}: ${match.run.keys(a.seat).join(', ')}`).join('; ')}`,
      )
    const outcome = match.play(ask.seat, match.seq, key)
    if (!outcome.ok) throw new Error(`'${key}' was refused: ${JSON.stringify(outcome.text)}`)
  }
}

/** Plays up to `inputs` random inputs. */
export function stir(match: Match<Skirmish>, seed: string, inputs: number): void {
  const chance = fastChance(`stir/${seed}`)
  const pick = uniform(chance)
  for (let i = 0; i < inputs && !match.run.over; i++) {
    const ask = match.run.asks[chance.die(match.run.asks.length) - 1]
    if (!ask) return
    const outcome = match.play(ask.seat, match.seq, keyAt(ask, pick(ask, match.s)))
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.text))
  }
}
