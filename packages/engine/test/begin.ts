// Ready-made matches of the test game, and where they stand.
import {
  type Freedom,
  fastChance,
  hashOf,
  keyAt,
  Match,
  type MatchStart,
  refusalAt,
  seeded,
  uniform,
} from '@merkur/engine'
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

/** The mine laid and the bet made, red about to move. */
export const TO_MOVE = ['C', 'bet 1'] as const
/** Both sides adjacent, red about to fire. */
export const TO_FIRE = [
  'E',
  'bet 0',
  'move r1',
  'B',
  'hold',
  'move r2',
  'B',
  'hold',
  'move b1',
  'D',
  'hold',
  'move b2',
  'D',
  'hold',
  'move r1',
  'C',
  'hold',
  'pass',
] as const

/** A match in which these keys have been played. */
export const played = (keys: readonly string[], freedom: 'free' | 'fair' = 'fair', seed = 'a'): Match<Skirmish> => {
  const match = begin(seed, freedom)
  say(match, ...keys)
  return match
}

/** Hash and questions: what must be equal when two matches stand at the same point. */
export const point = (match: { s: Skirmish; run: Match<Skirmish>['run'] }): unknown => [
  hashOf(skirmish.shape, match.s as never),
  match.run.activity,
  match.run.asks.map((a) => [a.seat, a.id, match.run.keys(a.seat)]),
]
