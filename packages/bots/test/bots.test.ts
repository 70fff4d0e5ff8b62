// The bots keep their promises: only offered keys, the same choice for the same world and chance, nothing hidden seen.
import { type Bot, fastChance, imagine, keyAt, Match, optionsOf, type SeatId, seeded, uniform } from '@merkur/engine'
import { example } from '@merkur/example'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { botNamed, greedyBot, matchOf, playGame, playGames, playPart, randomBot, searchBot } from '../src/index.ts'

type S = Parameters<typeof example.evaluate>[0]

const bots: readonly (readonly [string, Bot<S>])[] = [
  ['random', randomBot()],
  ['greedy', greedyBot({ samples: 2, patience: 40, most: 64 })],
  ['search', searchBot({ iterations: 40 })],
]

/** A random match after `n` inputs or at its end. */
function matchAfter(seed: string, n: number): Match<S> {
  const start = {
    game: 'example',
    rulesVersion: 1,
    pack: 'printed',
    scenario: 'sfakia',
    options: {},
    chance: { kind: 'fast' },
  } as const
  const match = new Match(example, start, { chance: seeded(seed) })
  const any = uniform(fastChance(`any ${seed}`))
  while (!match.result && match.seq < n) {
    const [ask] = match.run.asks
    if (!ask) break
    match.play(ask.seat, match.seq, keyAt(ask, any(ask, match.s)))
  }
  return match
}

/** A moment made by hand, German to advance unless told. */
function position(state: Record<string, unknown>, at = 'advance'): Match<S> {
  const start = {
    game: 'example',
    rulesVersion: 1,
    pack: 'printed',
    scenario: 'sfakia',
    options: {},
    chance: { kind: 'fast' },
  } as const
  return new Match(example, { ...start, position: { at, state } }, { chance: seeded('position') })
}

const chosen = (bot: Bot<S>, match: Match<S>, seat: SeatId, seed = 'think'): string =>
  bot.choose(imagine(match, seat, fastChance('world')), fastChance(seed))

test('greedy weighs no more options than it is told to, and an option of any place comes into its sample', () => {
  const taken = new Set<string>()
  for (let n = 0; n < 60; n++) {
    const world = imagine(position({}), 'german', fastChance('world'))
    let opened = 0
    const counted = {
      ...world,
      open: (chance: Parameters<typeof world.open>[0]) => {
        opened++
        return world.open(chance)
      },
    }
    const key = greedyBot<S>({ samples: 1, patience: 0, most: 2 }).choose(counted, fastChance(`sample ${n}`))
    expect(opened).toBeLessThanOrEqual(1 + 2)
    taken.add(key)
  }
  expect(taken.size).toBeGreaterThan(2)
})

describe.each(bots)('%s', (_, bot) => {
  test('chooses only what is offered, and the same for the same world and chance', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(25), (seed, n) => {
        const match = matchAfter(String(seed), n)
        for (const ask of match.run.asks) {
          const before = match.hash
          const key = chosen(bot, match, ask.seat)
          expect(optionsOf(ask).map((i) => keyAt(ask, i))).toContain(key)
          expect(chosen(bot, match, ask.seat)).toBe(key)
          expect(match.hash).toBe(before)
        }
      }),
      { seed: 1941, numRuns: 40 },
    )
  })

  test('what is hidden from its seat does not change its choice', () => {
    const real = matchAfter('hidden', 5)
    const state = (under: readonly string[]): Record<string, unknown> => ({
      phase: 'advance',
      flank: null,
      turn: 3,
      posts: {
        A: { postAt: 'heights', under: under[0] },
        B: { postAt: 'gorge', under: under[1] },
        C: { postAt: 'road', under: under[2] },
      },
      units: { 'I/100': { at: 'imbros' }, 'II/100': { at: 'imbros' }, 'I/85': { at: 'askifou' } },
    })
    expect(real.seq).toBe(5)
    const one = position(state(['2/7', 'RM', 'decoy']))
    const other = position(state(['decoy', '2/7', 'RM']))
    // The imagined worlds are drawn from the same chance, but from different truths: over many draws the choices agree.
    const tally = (match: Match<S>): Record<string, number> => {
      const counts: Record<string, number> = {}
      for (let i = 0; i < 60; i++) {
        const key = bot.choose(imagine(match, 'german', fastChance(`w${i}`)), fastChance(`t${i}`))
        counts[key] = (counts[key] ?? 0) + 1
      }
      return counts
    }
    const [a, b] = [tally(one), tally(other)]
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      expect(Math.abs((a[key] ?? 0) - (b[key] ?? 0))).toBeLessThan(25)
  })

  test('says so when its seat is not asked', () => {
    const match = matchAfter('nobody', 999)
    expect(() => chosen(bot, match, 'german')).toThrow('german is not asked')
  })
})

describe('bots that look ahead', () => {
  const thinkers: readonly (readonly [string, Bot<S>])[] = [
    ['greedy', greedyBot()],
    ['search', searchBot({ iterations: 300 })],
  ]

  test.each(thinkers)('%s goes into the open beach and wins', (_, bot) => {
    const match = position({
      phase: 'advance',
      turn: 3,
      units: {
        'I/100': { at: 'komitades' },
        'II/100': { at: 'imbros' },
        '2/7': { at: 'lost' },
        RM: { at: 'lost' },
        decoy: { at: 'lost' },
      },
    })
    expect(chosen(bot, match, 'german')).toBe('I/100 sfakia')
  })

  test.each(thinkers)('%s takes off a battalion worth two before a party worth one', (_, bot) => {
    const state = {
      phase: 'night',
      turn: 4,
      ships: { two: { cup: 1 }, none: { cup: 0 }, four: { cup: 0 }, cruisers: { cup: 0 }, glengyle: { cup: 0 } },
      came: [],
      units: {
        '4 NZ': { at: 'afloat' },
        '5 NZ': { at: 'afloat' },
        gunners: { at: 'afloat' },
        wounded: { at: 'afloat' },
        '2/7': { at: 'sfakia' },
        RM: { at: 'lost' },
        decoy: { at: 'lost' },
      },
    }
    const match = position(state, 'night')
    expect(chosen(bot, match, 'allied')).toBe('2/7')
    expect(match.play('allied', match.seq, '2/7').ok).toBe(true)
    expect(chosen(bot, match, 'allied')).toBe('done')
  })
})

describe('games between bots', () => {
  const pair = { german: greedyBot<S>({ samples: 1, patience: 20, most: 64 }), allied: randomBot<S>() }

  test('a game is repeated by a match to the same hash', () => {
    for (let i = 0; i < 10; i++) {
      const result = playGame(example, pair, { seed: `repeat ${i}` })
      const match = matchOf(example, result)
      expect(match.line.map((i) => i.key)).toEqual(result.inputs.map((i) => i.key))
      expect(match.hash).toBe(result.hash)
      expect(match.result?.winner).toBe(result.winner)
    }
  })

  test('a game that its inputs do not give is told', () => {
    const result = playGame(example, pair, { seed: 'told' })
    expect(() => matchOf(example, { ...result, hash: 'another' })).toThrow("the game of seed 'told' does not repeat")
    expect(() => matchOf(example, { ...result, inputs: result.inputs.slice(1) })).toThrow('does not repeat')
  })

  test('a match is played on for so many inputs or to its end, the same for the same seed; without a bot it says for whom', () => {
    const played = (inputs: number): { match: Match<S>; keys: readonly string[] } => {
      const match = matchAfter('part', 0)
      playPart(match, pair, { seed: 'part', inputs })
      return { match, keys: match.line.map((i) => i.key) }
    }
    const part = played(7)
    expect([part.match.seq, part.match.result]).toEqual([7, null])
    const whole = played(example.longest)
    expect(whole.match.result).not.toBeNull()
    expect(whole.keys.slice(0, 7)).toEqual(part.keys)
    const alone = () => {
      playPart(matchAfter('part', 0), { german: pair.german }, { seed: 'part', inputs: example.longest })
    }
    expect(alone).toThrow('no bot for allied; bots: german')
  })

  test('a match with the same seed rolls the same dice', () => {
    const result = playGame(example, pair, { seed: 'dice' })
    const start = {
      game: 'example',
      rulesVersion: 1,
      pack: 'printed',
      scenario: 'sfakia',
      options: {},
      chance: { kind: 'fast' },
    } as const
    const match = new Match(example, start, { chance: seeded('dice') })
    for (const input of result.inputs) match.play(input.seat, match.seq, input.key)
    expect(match.hash).toBe(result.hash)
  })

  test('a series in chunks is the series', () => {
    const whole = playGames(example, pair, { seed: 'series', count: 6 })
    const chunks = [0, 2, 4].flatMap((from) => playGames(example, pair, { seed: 'series', from, count: 2 }))
    expect(chunks).toEqual(whole)
    expect(new Set(whole.map((r) => r.hash)).size).toBeGreaterThan(1)
  })

  test('a bot that answers with what is not offered stops the game', () => {
    const liar: Bot<S> = { choose: () => 'a key of another game' }
    expect(() => playGame(example, { german: liar, allied: liar }, { seed: 'x' })).toThrow(
      "does not offer 'a key of another game'",
    )
    expect(() => playGame(example, { german: liar }, { seed: 'x' })).toThrow('no bot for allied; bots: german')
  })

  test('bots have names', async () => {
    await expect(botNamed(example, 'genius')).rejects.toThrow(
      "bot: found 'genius'; allowed: bot, search, greedy, random",
    )
    expect(await botNamed(example, 'random')).toHaveProperty('choose')
  })
})
