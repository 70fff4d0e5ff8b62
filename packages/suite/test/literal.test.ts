// A literal reading catches rules that part from it: in a die, a question, its options, the end, or what a cache holds.
import { buttonNaming, choose, type Flow, newPlay } from '@merkur/engine'
import { example } from '@merkur/example'
import { expect, test } from 'vitest'
import { Beside, comparing, count } from '../src/literal.ts'

type Game = typeof example
type S = Parameters<Game['evaluate']>[0]

/** The printed text of these tests: roll for the sea, then the Germans go left or right, and the turn is the die. */
interface Picture {
  turn: number
}

interface Rules {
  readonly rolls?: readonly string[]
  readonly seat?: string
  readonly ways?: readonly string[]
  readonly turn?: (die: number) => number
}

/** Rules that keep this text but for what is said. */
const rules = ({ rolls = ['sea'], seat = 'german', ways = ['left', 'right'], turn = (die) => die }: Rules): Game => ({
  ...example,
  faults: () => [],
  *start(s): Flow {
    const dice = rolls.map((name) => s.chance.die(6, name))
    yield* choose<S, string>(s, { id: 'way', seat, rule: '4', of: ways, as: buttonNaming<S, string>() })
    s.turn = turn(dice[0] ?? 1)
  },
})

class Watch extends Beside<S, Picture> {
  protected override compare(found: Picture): void {
    this.same(found.turn, this.p.turn, 'the turn')
  }
}

/** Reads ten positions; what was met. */
const reading = (game: Game, terse = false) =>
  comparing((s: S, activity, seed) => new Watch(game, (x) => ({ turn: x.turn }), s, activity, seed, terse))(
    'sea',
    10,
    'night',
    () => newPlay(example, { scenario: example.scenarios[0]?.id ?? '', options: {} }),
    (w, tally) => {
      w.p.turn = w.die('sea')
      if (!terse) count(tally, w.ask('way', 'german', ['left', 'right']))
    },
  )

test('rules that are as the text says agree with it, and the tally tells what was met', () => {
  const { left = 0, right = 0 } = reading(rules({}))
  expect([left + right, left > 0, right > 0]).toEqual([10, true, true])
})

test('a die of another name, one too many, one too few', () => {
  expect(() => reading(rules({ rolls: ['land'] }))).toThrow(/position 'sea 0'.*rolls a die for 'sea', the rules roll/)
  expect(() => reading(rules({ rolls: ['sea', 'wind'] }))).toThrow("the rules roll or draw for 'wind'")
  expect(() => reading(rules({ rolls: [] }))).toThrow('the rules roll and draw nothing')
})

test('a question to the other seat, an option too many, one too few', () => {
  expect(() => reading(rules({ seat: 'allied' }))).toThrow(
    "the reading asks german 'way' (left, right), the rules allied",
  )
  expect(() => reading(rules({ ways: ['left', 'on', 'right'] }))).toThrow('the rules alone offer on')
  expect(() => reading(rules({ ways: ['left'] }))).toThrow('the reading alone right')
})

test('an end that is another, and a question that the reading does not know', () => {
  expect(() => reading(rules({ turn: (die) => (die % 6) + 1 }))).toThrow('the turn: the rules have')
  expect(() => reading(rules({}), true)).toThrow("the reading is at its end, the rules ask german 'way'")
})

test('a question with one answer is passed over only where the rules answer by themselves', () => {
  expect(reading(rules({ ways: ['left'] }), true)).toEqual({})
  expect(() => reading(rules({ ways: ['left'] }))).toThrow('the reading alone right')
})

test('a cache that is not kept', () => {
  const game: Game = { ...rules({}), freshCache: (s) => ({ germans: example.freshCache(s).germans.map((n) => n + 1) }) }
  expect(() => reading(game)).toThrow('the cache against a fresh count: germans.0')
})
