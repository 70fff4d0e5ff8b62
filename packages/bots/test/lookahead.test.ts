// The bot that looks ahead judges what its doctrine can judge, and plays on until it can.
import { fastChance, imagine, Match, refusalAt, seeded } from '@merkur/engine'
import { example } from '@merkur/example'
import { describe, expect, test } from 'vitest'
import { type Doctrine, lookAhead } from '../src/index.ts'

type S = Parameters<typeof example.evaluate>[0]

const begin = (): Match<S> =>
  new Match(
    example,
    { game: 'example', rulesVersion: 1, pack: 'printed', scenario: 'sfakia', options: {}, chance: { kind: 'fast' } },
    { chance: seeded('lookahead') },
  )

/** The rounds in which positions are judged by a doctrine that likes all options alike. */
function judged(settled?: (s: S) => boolean): Set<boolean> {
  const seen = new Set<boolean>()
  const doctrine: Doctrine<S> = {
    weigh: (ask) => Array.from({ length: ask.of.length }, (_, i) => (refusalAt(ask, i) ? 0 : 1)),
    value: (s) => {
      seen.add(example.next(s) === null || quiet(s))
      return 0.5
    },
    ...(settled ? { settled } : {}),
  }
  const match = begin()
  const seat = match.run.asks[0]?.seat ?? ''
  lookAhead(
    imagine(match, seat, fastChance('world')),
    doctrine,
    { horizon: 0, width: 4, samples: 16 },
    fastChance('think'),
  )
  return seen
}

/** The match begins with the plan; the first march comes a while after it. */
const quiet = (s: S): boolean => s.phase === 'march'

describe('looking ahead', () => {
  test('a position is judged at the horizon, half done or not', () => {
    expect([...judged()].includes(false)).toBe(true)
  })

  test('where the doctrine tells what is settled, only settled positions and ends are judged', () => {
    expect([...judged(quiet)]).toEqual([true])
  })
})
