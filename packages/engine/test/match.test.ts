// Matches: one door for input, undo up to barriers, orders, faults, and every point of the line made again from the log.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assign,
  choose,
  copyPlay,
  fastChance,
  foldLine,
  type Game,
  hashOf,
  keyAt,
  Match,
  noChance,
  optionsOf,
  readableBy,
  seeded,
  text,
} from '../src/index.ts'
import { begin, START, say, stir } from './begin.ts'
import { place, type Skirmish, skirmish } from './skirmish.ts'

const TO_MOVE = ['C', 'bet 1'] as const
/** Both sides adjacent, red about to fire. */
const TO_FIRE = [
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

const played = (keys: readonly string[], freedom: 'free' | 'fair' = 'fair', seed = 'a'): Match<Skirmish> => {
  const match = begin(seed, freedom)
  say(match, ...keys)
  return match
}
/** Hash and questions: what must be equal when two matches stand at the same point. */
const point = (match: { s: Skirmish; run: Match<Skirmish>['run'] }): unknown => [
  hashOf(skirmish.shape, match.s as never),
  match.run.activity,
  match.run.asks.map((a) => [a.seat, a.id, match.run.keys(a.seat)]),
]

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

describe('undo', () => {
  test('takes back the own last input, also across several, and redo plays it again', () => {
    const match = played([...TO_MOVE, 'move r1', 'A'])
    const points = [point(match)]
    expect(match.undo('red').ok).toBe(true)
    points.push(point(match))
    expect(match.undo('red').ok).toBe(true)
    expect(match.seq).toBe(2)
    expect(match.redo('red').ok).toBe(true)
    expect(point(match)).toEqual(points[1])
    expect(match.redo('red').ok).toBe(true)
    expect(point(match)).toEqual(points[0])
    expect(match.redo('red')).toMatchObject({ ok: false })
  })

  test('stops at a roll', () => {
    const match = played([...TO_MOVE, 'move r1', 'B', 'ambush'])
    expect(match.canUndo('red')).toBe(false)
    expect(match.undo('red')).toMatchObject({ ok: false, code: 'barrier' })
    expect(match.undo('blue')).toMatchObject({ ok: false, code: 'barrier' })
  })

  test('stops where another seat has been asked, also when it declined', () => {
    const match = played([...TO_MOVE, 'move r1', 'B', 'hold'])
    expect(match.line.at(-1)?.rolls).toBeUndefined()
    expect(match.undo('red')).toMatchObject({ ok: false, code: 'barrier' })
    expect(played([...TO_MOVE, 'move r1', 'B']).undo('red')).toMatchObject({ ok: false, code: 'barrier' })
  })

  test('stops at a reveal', () => {
    const match = played([...TO_MOVE, 'move r1', 'B', 'hold'])
    expect(match.line.at(-1)).toMatchObject({ key: 'hold', sealed: true })
  })

  test('takes a set back as one, and redo plays it as one', () => {
    const match = played([...TO_FIRE, 'r1'], 'free')
    expect(match.line.at(-1)).toMatchObject({ key: 'r1', toggle: true })
    say(match, 'r1', 'r1')
    const { seq } = match
    expect(match.undo('red')).toMatchObject({ ok: true, seq: seq - 3 })
    expect(match.redo('red')).toMatchObject({ ok: true, seq })
    say(match, 'done')
    const closed = point(match)
    expect(match.undo('red')).toMatchObject({ ok: true, seq: seq - 3 })
    expect(match.redo('red')).toMatchObject({ ok: true, seq: seq + 1 })
    expect(point(match)).toEqual(closed)
  })

  test('takes what an order answered with the input before it', () => {
    const match = begin('a', 'free')
    say(match, ...TO_MOVE)
    match.order({ seat: 'blue', when: { decision: 'ambush' }, answer: 'hold' })
    say(match, 'move r1', 'B')
    expect(match.line.at(-1)).toMatchObject({ by: 'order', key: 'hold' })
    const after = point(match)
    expect(match.undo('red')).toMatchObject({ ok: true, seq: 3 })
    expect(match.redo('red')).toMatchObject({ ok: true, seq: 5 })
    expect(point(match)).toEqual(after)
  })

  test('after a new input there is nothing to redo', () => {
    const match = played([...TO_MOVE, 'move r1'])
    match.undo('red')
    say(match, 'move r2')
    expect(match.canRedo('red')).toBe(false)
  })

  test('with nothing played there is nothing to take back', () => {
    expect(begin().undo('red')).toMatchObject({ ok: false, text: { id: 'engine.nothing-to-undo' } })
  })
})

describe('take-backs past dice', () => {
  test('in a free match open the next epoch, so the same act rolls anew; the journal says so', () => {
    const faces = new Set<string>()
    const match = played([...TO_MOVE, 'move r1', 'B'], 'free')
    for (let i = 0; i < 12; i++) {
      expect(match.epoch).toBe(i)
      say(match, 'ambush')
      faces.add(String(match.line.at(-1)?.rolls))
      expect(match.takeBack('red', 4).ok).toBe(true)
    }
    expect(faces.size).toBeGreaterThan(1)
    expect(match.journal.at(-1)).toMatchObject({
      kind: 'note',
      text: { id: 'engine.taken-back', args: { count: 1 } },
      seq: 4,
    })
    expect(match.log.filter((e) => e.kind === 'takeback').length).toBe(12)
  })

  test('in a free match redo keeps the dice as they fell', () => {
    const match = played([...TO_MOVE, 'move r1', 'B', 'ambush'], 'free')
    const after = point(match)
    match.undo('blue')
    expect(match.redo('blue').ok).toBe(true)
    expect(point(match)).toEqual(after)
  })

  test('in a fair match need the consent of another seat, and then known dice cannot be played again', () => {
    const match = played([...TO_MOVE, 'move r1', 'B', 'ambush'])
    expect(match.takeBack('red', 4)).toMatchObject({ ok: false, code: 'barrier' })
    expect(match.consent('blue')).toMatchObject({ ok: false, text: { id: 'engine.no-offer' } })
    expect(match.offerTakeBack('red', 4).ok).toBe(true)
    expect(match.consent('red')).toMatchObject({ ok: false })
    expect(match.consent('blue')).toMatchObject({ ok: true, seq: 4 })
    expect(match.epoch).toBe(1)
    expect(match.canRedo('blue')).toBe(false)
  })

  test('to nowhere are refused', () => {
    const match = played(TO_MOVE, 'free')
    for (const to of [-1, 2, 99, 0.5, Number.NaN])
      expect(match.takeBack('red', to)).toMatchObject({ ok: false, code: 'seq' })
    expect(match.offerTakeBack('red', 2)).toMatchObject({ ok: false })
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

test('a moment is a whole number of inputs', () => {
  const match = played(['C', 'bet 1', 'move r1'])
  for (const n of [-1, 0.5, Number.NaN, 4]) {
    expect(() => match.at(n)).toThrow(RangeError)
    expect(match.offerTakeBack('red', n)).toMatchObject({ ok: false, code: 'seq' })
  }
  expect(match.log).toHaveLength(3)
})

describe('standing orders', () => {
  const hold = { seat: 'blue', when: { decision: 'ambush' }, answer: 'hold' } as const

  test('answer where they apply, at once and later, each with a line in the journal', () => {
    const match = played([...TO_MOVE, 'move r1', 'B'])
    expect(match.order(hold)).toMatchObject({ ok: true, seq: 5 })
    expect(match.line.at(-1)).toMatchObject({ by: 'order', seat: 'blue', key: 'hold' })
    expect(match.journal.at(-1)).toMatchObject({ kind: 'order', seat: 'blue' })
    const told = (seat: string): unknown => readableBy(match.journal, seat).at(-1)?.text
    expect(told('blue')).toEqual(text('engine.ordered', { decision: 'ambush', answer: 'hold' }))
    for (const other of ['red', 'spectator'])
      expect(told(other)).toEqual(text('engine.ordered-unseen', { decision: 'ambush', seat: 'blue' }))
    say(match, 'move r2', 'B')
    expect(match.run.askOf('blue')?.id).not.toBe('ambush')
  })

  test('that name an activity answer there only', () => {
    const match = played([...TO_MOVE])
    match.order({ ...hold, when: { decision: 'ambush', phase: 'fire' } })
    say(match, 'move r1', 'B')
    expect(match.run.askOf('blue')?.id).toBe('ambush')
    match.order({ ...hold, when: { decision: 'ambush', phase: 'move' } })
    expect(match.run.askOf('blue')).toBeUndefined()
  })

  test('are replaced by another for the same decision, and dropped', () => {
    const match = played(TO_MOVE)
    match.order({ ...hold, answer: 'ambush' })
    match.order(hold)
    expect(match.orders).toEqual([hold])
    match.order(hold, true)
    expect(match.orders).toEqual([])
    say(match, 'move r1', 'B')
    expect(match.run.askOf('blue')?.id).toBe('ambush')
  })

  test('whose answer is not offered, or would toggle for ever, leave the question to the player', () => {
    const match = played(TO_MOVE)
    match.order({ ...hold, answer: 'nonsense' })
    say(match, 'move r1', 'B')
    expect(match.run.askOf('blue')?.id).toBe('ambush')
    const set = played(TO_FIRE)
    set.order({ seat: 'red', when: { decision: 'squads' }, answer: 'r1' })
    expect(set.run.askOf('red')?.chosen).toEqual([])
    expect(set.line.filter((i) => i.by === 'order')).toEqual([])
  })

  test('survive in the log', () => {
    const match = played([...TO_MOVE])
    match.order(hold)
    say(match, 'move r1', 'B')
    const again = begin()
    expect(again.repeat(match.log).ok).toBe(true)
    expect(again.orders).toEqual([hold])
    expect(again.journal).toEqual(match.journal)
  })
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

describe('every point of the line', () => {
  test('made again from snapshots equals the match as it was there', () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const match = begin(seed, 'free')
      const points = [point(match)]
      while (!match.run.over && match.seq < 70) {
        stir(match, `${seed}/${match.seq}`, 1)
        points.push(point(match))
      }
      for (const [seq, was] of points.entries()) {
        const run = match.at(seq)
        expect(point({ s: run.s, run }), `seed ${seed}, input ${seq}`).toEqual(was)
      }
      expect(() => match.at(match.seq + 1)).toThrow(/0 to \d+ inputs/)
      expect(() => match.at(-1)).toThrow(RangeError)
    }
  })

  test('random play, undo, redo and take-backs always stand where the fold of the log stands', () => {
    const act = fc.constantFrom('play', 'play', 'play', 'undo', 'redo', 'back')
    fc.assert(
      fc.property(fc.array(act, { minLength: 5, maxLength: 60 }), fc.nat(1000), (acts, seed) => {
        const match = begin(`${seed}`, 'free')
        acts.forEach((a, i) => {
          if (a === 'play') stir(match, `${seed}/${i}`, 1)
          else if (a === 'undo') match.undo('red')
          else if (a === 'redo') match.redo('red')
          else if (match.seq > 0) match.takeBack('red', (seed + i) % match.seq)
        })
        expect(match.line).toEqual(foldLine(match.log))
        const line = begin('other dice', 'free', { opening: match.opening })
        expect(line.repeat(match.line).ok).toBe(true)
        expect(point(line)).toEqual(point(match))
        const log = begin('other dice', 'free', { opening: match.opening })
        expect(log.repeat(match.log).ok).toBe(true)
        expect(point(log)).toEqual(point(match))
        expect(log.journal).toEqual(match.journal)
        expect(log.epoch).toBe(match.epoch)
        expect(match.journal.every((l) => l.seq <= match.seq)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('caches kept by the rules equal a fresh computation', () => {
    for (let i = 0; i < 40; i++) {
      const match = begin(`cache${i}`, 'free')
      stir(match, `${i}`, i)
      expect(match.s.cache).toEqual(skirmish.freshCache(match.s))
      expect(copyPlay(skirmish, match.s, noChance('only copied')).cache).toEqual(match.s.cache)
    }
  })

  test('matches interleaved in one process equal each alone', () => {
    const alone = ['x', 'y', 'z'].map((seed) => {
      const match = begin(seed)
      stir(match, seed, 30)
      return point(match)
    })
    const side = ['x', 'y', 'z'].map((seed) => begin(seed))
    const queues = ['x', 'y', 'z'].map((seed) => {
      const match = begin(seed)
      stir(match, seed, 30)
      return [...match.line]
    })
    for (let i = 0; i < 30; i++) {
      side.forEach((match, m) => {
        const input = queues[m]?.[i]
        if (input) expect(match.play(input.seat, match.seq, input.key).ok).toBe(true)
      })
    }
    expect(side.map(point)).toEqual(alone)
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
