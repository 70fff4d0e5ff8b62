// Imagined worlds and exact odds: a seat cannot tell its world from the real one, and nothing hidden comes through.
import { describe, expect, test } from 'vitest'
import {
  cell,
  choose,
  copyPlay,
  fastChance,
  gather,
  hashOf,
  imagine,
  keyAt,
  type Match,
  noChance,
  odds,
  optionsOf,
  playout,
  shuffled,
  soleOption,
  uniform,
  worldOf,
} from '../src/index.ts'
import { begin, say, stir } from './begin.ts'
import { type Skirmish, skirmish } from './skirmish.ts'

const hidden = (s: Skirmish, seat: string): object => ({
  ...(seat === 'blue' || s.mineShown ? { mine: s.mine } : {}),
  ...(seat === 'red' ? { bet: s.bet } : {}),
})
/** All a seat may know. */
const known = (s: Skirmish, seat: string): unknown => ({
  ...hidden(s, seat),
  phase: s.phase,
  turn: s.turn,
  active: s.active,
  at: s.at,
  steps: s.steps,
  moved: s.moved,
  cup: s.cup,
  weather: s.weather,
  mineShown: s.mineShown,
})
const moments = function* (): Generator<Match<Skirmish>> {
  for (let i = 0; i < 60; i++) {
    const match = begin(`im${i}`)
    stir(match, `${i}`, i % 40)
    if (!match.result) yield match
  }
}

describe('an imagined world', () => {
  test('shows its seat what the real one shows, and asks it the same', () => {
    for (const match of moments()) {
      for (const seat of match.seats) {
        const run = imagine(match, seat, fastChance(`${match.hash}${seat}`)).open(noChance('only the present counts'))
        expect(known(run.s, seat)).toEqual(known(match.s, seat))
        expect(run.keys(seat)).toEqual(match.run.keys(seat))
        expect(run.askOf(seat)?.id).toBe(match.run.askOf(seat)?.id)
        expect(skirmish.faults(run.s)).toEqual([])
        expect(run.s.cache).toEqual(skirmish.freshCache(run.s))
      }
    }
  })

  test('draws what is hidden anew: over many, everything that may be is seen', () => {
    const match = begin()
    say(match, 'C', 'bet 2', 'move r1')
    const mines = new Set<number>()
    const bets = new Set<number>()
    for (let i = 0; i < 60; i++) {
      mines.add(imagine(match, 'red', fastChance(`m${i}`)).open(noChance('x')).s.mine)
      bets.add(imagine(match, 'blue', fastChance(`b${i}`)).open(noChance('x')).s.bet)
    }
    expect([...mines].sort()).toEqual([1, 2, 3, 4])
    expect([...bets].sort()).toEqual([0, 1, 2, 3])
  })

  test('does not hang on what is hidden: other secrets, same worlds', () => {
    const worlds = (mine: string): string[] => {
      const match = begin('same')
      say(match, mine, 'bet 2', 'move r1')
      return Array.from({ length: 10 }, (_, i) =>
        hashOf(skirmish.shape, imagine(match, 'red', fastChance(`w${i}`)).open(noChance('x')).s as never),
      )
    }
    expect(worlds('B')).toEqual(worlds('D'))
  })

  test('makes up what another seat has answered in secret', () => {
    const match = begin()
    say(match, 'C')
    const mines = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const run = imagine(match, 'red', fastChance(`x${i}`)).open(noChance('x'))
      expect(run.keys('red')).toEqual(['bet 0', 'bet 1', 'bet 2', 'bet 3'])
      mines.add(run.s.mine)
    }
    expect([...mines].sort()).toEqual([1, 2, 3, 4])
  })

  test('opens as often as one likes, each on its own state, with its own later dice', () => {
    const match = begin()
    say(match, 'C', 'bet 1', 'move r1', 'B')
    const before = match.hash
    const world = imagine(match, 'blue', fastChance('w'))
    const ends = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const run = world.open(fastChance(`later${i}`))
      run.answer('blue', 'ambush')
      ends.add(String(run.s.steps))
    }
    expect(ends.size).toBe(2)
    expect(match.hash).toBe(before)
    expect(world.open(noChance('x')).keys('blue')).toEqual(['hold', 'ambush'])
  })

  test('can be made again from its moment, and others from it', () => {
    for (const match of moments()) {
      const seat = match.run.asks[0]?.seat ?? 'red'
      const world = imagine(match, seat, fastChance('one'))
      const copy = worldOf(skirmish, world.moment(), seat)
      const hash = (w: typeof world): string => hashOf(skirmish.shape, w.open(noChance('x')).s as never)
      expect(hash(copy)).toBe(hash(world))
      const other = world.again(fastChance('two')).open(noChance('x'))
      expect(known(other.s, seat)).toEqual(known(match.s, seat))
    }
  })
})

describe('exact odds', () => {
  test('of a flow in which somebody may decide sum to one and leave the state alone', () => {
    const match = begin()
    say(match, 'C', 'bet 1', 'move r1', 'B')
    const before = match.hash
    const ways = odds(
      skirmish,
      match.s,
      function* (s) {
        const die = s.chance.die(6)
        const again = yield* choose(s, {
          id: 'reroll',
          seat: 'red',
          rule: '1',
          of: [0, 1],
          as: { key: (_s: unknown, c: number) => String(c), touches: () => [], label: () => ({ id: 'x' }) },
        })
        s.turn = again ? s.chance.die(6) : die
      },
      (_ask, s) => (s.turn === 1 ? 1 : 0),
      (s) => s.turn,
    )
    expect(ways.reduce((sum, w) => sum + w.p, 0)).toBeCloseTo(1, 12)
    expect(match.hash).toBe(before)
  })

  test('equal results added up keep the sum; a reroll of ones and twos gives the known odds', () => {
    const match = begin()
    const ways = odds(
      skirmish,
      match.s,
      function* (s) {
        const die = s.chance.die(6)
        s.turn = die
        const again = yield* choose(s, {
          id: 'reroll',
          seat: 'red',
          rule: '1',
          of: [0, 1],
          as: { key: (_s: unknown, c: number) => String(c), touches: () => [], label: () => ({ id: 'x' }) },
        })
        if (again) s.turn = s.chance.die(6)
      },
      (_ask, s) => (s.turn <= 2 ? 1 : 0),
      (s) => s.turn,
    )
    const sums = gather(ways, String)
    expect(sums.length).toBe(6)
    for (const { value, p } of sums) expect(p).toBeCloseTo(value <= 2 ? 2 / 36 : 1 / 6 + 2 / 36, 12)
  })
})

describe('playouts', () => {
  test('end within the stated limit, with the state the rules allow', () => {
    for (let i = 0; i < 200; i++) {
      const match = begin(`po${i}`)
      const chance = fastChance(`po${i}`)
      const s = copyPlay(skirmish, match.s, chance)
      const stats = playout(skirmish, s, uniform(chance))
      expect(stats.decisions).toBeLessThan(skirmish.longest)
      expect(skirmish.result(s)).not.toBeNull()
      expect(skirmish.faults(s)).toEqual([])
      expect(s.cache).toEqual(skirmish.freshCache(s))
    }
  })

  test('stop where the policy stops', () => {
    const chance = fastChance('stop')
    const s = copyPlay(skirmish, begin().s, chance)
    let asked = 0
    expect(playout(skirmish, s, () => (++asked > 3 ? -1 : 1)).decisions).toBe(4)
  })

  test('the uniform policy takes every option equally often and never a refused one', () => {
    const match = begin()
    say(match, 'C', 'bet 1')
    const ask = match.run.askOf('red')
    if (!ask) throw new Error('red is not asked')
    const counts: Record<string, number> = {}
    const pick = uniform(fastChance('u'))
    for (let i = 0; i < 9000; i++) {
      const key = keyAt(ask, pick(ask, match.s))
      counts[key] = (counts[key] ?? 0) + 1
    }
    expect(Object.keys(counts).sort()).toEqual(
      optionsOf(ask)
        .map((i) => keyAt(ask, i))
        .sort(),
    )
    for (const n of Object.values(counts)) expect(Math.abs(n - 3000)).toBeLessThan(250)
    expect(soleOption(ask)).toBe(-1)
    expect(cell(match.s.at, 0)).toBe(0)
  })
})

describe('hidden numbers are dealt anew', () => {
  test('the same chance deals them alike, in whatever order they truly lie', () => {
    const dealt = (hidden: readonly number[]): number[] => shuffled(hidden, fastChance('dealt'))
    expect(dealt([4, 1, 3, 1, 2])).toEqual(dealt([1, 1, 2, 3, 4]))
    expect([...dealt([4, 1, 3, 1, 2])].sort()).toEqual([1, 1, 2, 3, 4])
    expect(dealt([])).toEqual([])
  })

  test('each order comes as often as any other', () => {
    const chance = fastChance('orders')
    const seen = new Map<string, number>()
    for (let n = 0; n < 6000; n++) {
      const order = shuffled([1, 2, 3], chance).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect([...seen.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321'])
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(120)
  })
})
