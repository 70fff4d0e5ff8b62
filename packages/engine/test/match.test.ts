// Matches: one door for input, faults that leave no trace, the end, and what the match answers by itself.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assign, choose, fastChance, type Game, keyAt, Match, optionsOf, seeded } from '../src/index.ts'
import { begin, played, point, START, say, stir, TO_MOVE } from './begin.ts'
import { place, type Skirmish, skirmish } from './skirmish.ts'

describe('the door for input', () => {
  test('a wrong seat, sequence, key or decision is refused with what was expected, and changes nothing', () => {
    const match = played(TO_MOVE)
    const before = [point(match), match.log.length]
    const refused: [Parameters<Match['play']>, string, object][] = [
      [['blue', 2, 'pass'], 'seat', { id: 'engine.seat', args: { seat: 'blue', asked: 'red' } }],
      [['nobody', 2, 'pass'], 'seat', { id: 'engine.seat' }],
      [['red', 1, 'pass'], 'seq', { id: 'engine.seq', args: { found: 1, expected: 2 } }],
      [['red', 3, 'pass'], 'seq', { id: 'engine.seq' }],
      [['red', 2, 'move b1'], 'key', { id: 'engine.key', args: { key: 'move b1', decision: 'unit' } }],
      [['red', 2, 'fly'], 'key', { id: 'engine.key' }],
      [['red', 2, 'pass', 'space'], 'key', { id: 'engine.decision', args: { found: 'space', expected: 'unit' } }],
      [['red', 2, undefined as never], 'key', { id: 'engine.key' }],
      [['red', 2, { toString: () => 'pass' } as never], 'key', { id: 'engine.key' }],
    ]
    for (const [args, code, text] of refused) expect(match.play(...args)).toMatchObject({ ok: false, code, text })
    expect([point(match), match.log.length]).toEqual(before)
  })

  test('whatever is not offered is refused (1,000 mutated inputs)', () => {
    const any = fc.oneof(
      fc.string(),
      fc.constantFrom('pass', 'move r1', 'A', 'B', 'done', 'bet 1', 'hold', 'ambush', '', '__proto__', 'constructor'),
    )
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.constantFrom('red', 'blue', 'order', ''),
        fc.integer({ min: -2, max: 45 }),
        any,
        (inputs, seat, seq, key) => {
          const match = begin('mutate', 'free')
          stir(match, 'mutate', inputs)
          const right = seq === match.seq && match.run.keys(seat).includes(key)
          const before = match.hash
          const outcome = match.play(seat, seq, key)
          expect(outcome.ok).toBe(right)
          if (!outcome.ok) expect(match.hash).toBe(before)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('after the end nothing is accepted', () => {
    const match = begin('end', 'free')
    stir(match, 'end', 500)
    expect(match.result).not.toBeNull()
    expect(match.play('red', match.seq, 'pass')).toMatchObject({ ok: false, code: 'over' })
    expect(match.resign('red')).toMatchObject({ ok: false, code: 'over' })
  })
})

test('what falls before the first decision has dice of its own, not those of the first answer', () => {
  const asked: number[] = []
  const match = new Match(
    skirmish,
    { ...START, position: { at: 'weather', state: { phase: 'weather', mine: 'C' } } },
    {
      chance: (epoch, seq) => {
        asked.push(seq)
        return fastChance(`${epoch}/${seq}`)
      },
    },
  )
  say(match, 'move r1', 'B')
  expect([match.opening.length, ...asked]).toEqual([1, -1, 0, 1])
})

describe('faults', () => {
  /** The game with rules that break in a fight once they are told to. */
  const broken = (when: { now: boolean }): Game<Skirmish> => ({
    ...skirmish,
    *start(s, activity) {
      yield* skirmish.start(s, activity)
      if (!when.now || activity !== 'move') return
      place(s, 0, 4)
      s.chance.die(6)
      throw new Error('the rules broke')
    },
  })

  test('leave the match as it was before the input and name activity, decision and case', () => {
    const when = { now: false }
    const match = new Match(broken(when), START, { chance: seeded('a'), freedom: 'fair' })
    say(match, ...TO_MOVE, 'move r1', 'A', 'move r2')
    const before = [point(match), match.log.length, match.journal.length]
    when.now = true
    const outcome = match.play('red', match.seq, 'A')
    expect(outcome).toMatchObject({ ok: false, code: 'fault', text: { id: 'engine.fault' } })
    expect(JSON.stringify(outcome)).toContain('move: the rules broke')
    when.now = false
    expect([point(match), match.log.length, match.journal.length]).toEqual(before)
    say(match, 'A')
    expect(match.s.at[0]).toBe(0)
  })

  test('a decision without any option is one', () => {
    const game: Game<Skirmish> = {
      ...skirmish,
      *start(s) {
        yield* choose(s, {
          id: 'void',
          seat: 'red',
          rule: '7.7',
          of: [1],
          as: { key: () => 'x', touches: () => [], label: () => ({ id: 'x' }) },
          refuse: () => ({ rule: '1', id: 'x' }),
        })
      },
    }
    expect(() => new Match(game, START, { chance: seeded('a') })).toThrow(
      "plan, decision 'void' (7.7): decision 'void' (7.7) offers red no option at all",
    )
  })

  test('activities that go in a circle without a question are one', () => {
    const game: Game<Skirmish> = { ...skirmish, next: () => 'weather', *start() {} }
    expect(() => new Match(game, START, { chance: seeded('a') })).toThrow('weather: 1000 activities without a question')
  })
})

describe('the end', () => {
  test('resigning and running out of time give the match to the other seat', () => {
    for (const [end, id] of [
      ['resign', 'engine.resigned'],
      ['timeout', 'engine.timed-out'],
    ] as const) {
      const match = played(TO_MOVE)
      expect(match[end]('nobody')).toMatchObject({ ok: false, code: 'seat' })
      expect(match[end]('red').ok).toBe(true)
      expect(match.result).toMatchObject({ winner: 'blue', text: { id } })
      const again = begin()
      expect(again.repeat(match.log).ok).toBe(true)
      expect(again.result).toEqual(match.result)
    }
  })

  test('a match that is over before it begins stands and can be looked at', () => {
    const over = begin('a', 'free', { position: { state: { phase: 'over', turn: 7 } } })
    expect(over.result).toMatchObject({ winner: null })
    expect(over.at(0).over).toBe(true)
    expect(over.sinceActivity.inputs).toEqual([])
  })
})

test('the order in which seats answer together changes nothing', () => {
  for (let mine = 1; mine < 5; mine++) {
    for (let bet = 0; bet < 4; bet++) {
      const blueFirst = played([String.fromCharCode(65 + mine), `bet ${bet}`])
      const redFirst = played([`bet ${bet}`, String.fromCharCode(65 + mine)])
      expect(point(blueFirst)).toEqual(point(redFirst))
    }
  }
})

test('a decision with one option is answered by the match unless silence would inform', () => {
  const match = played([...TO_MOVE, 'move r1', 'A', 'move r2', 'A'])
  expect(match.run.asks.map((a) => a.seat)).toEqual(['blue'])
  const reaction = played([...TO_MOVE, 'move r1', 'B'])
  const ask = reaction.run.askOf('blue')
  expect(ask && optionsOf(ask).map((i) => keyAt(ask, i))).toEqual(['hold', 'ambush'])
})

describe('a set with one candidate', () => {
  /** A set of two of which only one can be had: legal rules never ask so. */
  const stuck: Game<Skirmish> = {
    ...skirmish,
    *start(s) {
      yield* assign(s, {
        id: 'pair',
        seat: 'red',
        rule: '4',
        of: [1, 2],
        as: { key: (_s, u) => `u${u}`, touches: () => [], label: () => ({ id: 'x' }) },
        doneLabel: { id: 'done' },
        refuse: (u) => (u === 2 ? { rule: '4', id: 'x' } : undefined),
        refuseDone: (chosen) => (chosen.size < 2 ? { rule: '4', id: 'x' } : undefined),
      })
    },
  }

  test('is asked, never toggled without end', () => {
    const match = new Match(stuck, START, { chance: seeded('a') })
    expect(match.run.askOf('red')?.chosen).toEqual([])
    say(match, 'u1')
    expect(match.run.askOf('red')?.chosen).toEqual(['u1'])
  })

  test('forced answers in a circle are a fault', () => {
    const game: Game<Skirmish> = {
      ...skirmish,
      *start(s) {
        for (;;)
          yield* choose(s, {
            id: 'again',
            seat: 'red',
            rule: '7',
            of: [1],
            as: { key: () => 'x', touches: () => [], label: () => ({ id: 'x' }) },
          })
      },
    }
    expect(() => new Match(game, START, { chance: seeded('a') })).toThrow(
      /decision 'again' \(7\): 10000 forced answers without a question/,
    )
  })
})
