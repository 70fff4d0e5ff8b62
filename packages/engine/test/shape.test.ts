// States: copied, hashed, written and read by their shape; wrong data is refused with place, found and allowed.
import fc from 'fast-check'
import { expect, describe as group, test } from 'vitest'
import {
  blank,
  copyFields,
  describe,
  flag,
  hashOf,
  list,
  newPlay,
  number,
  oneOf,
  override,
  per,
  ref,
  ShapeError,
  type StateOf,
  secret,
  secretsFrom,
  toJson,
} from '../src/index.ts'
import { begin, stir } from './begin.ts'
import { skirmish } from './skirmish.ts'

const ids = { units: ['5/I', '6/II', 'Y'], spaces: ['0101', '0102'] }
const shape = describe({
  phase: oneOf('drop', 'fire'),
  turn: number(1, 20),
  open: flag(),
  where: ref('spaces'),
  at: per('units', ref('spaces')),
  step: per('units', number(0, 2, 2)),
  pinned: per('units', flag()),
  queue: list(ref('units')),
  track: list(number(0, 9)),
  plan: secret(per('units', number()), 'german'),
  cup: secret(per('spaces', number(0, 9)), 'nobody'),
})
type State = StateOf<typeof shape>

const row = (element: fc.Arbitrary<number>, length: number): fc.Arbitrary<Int16Array> =>
  fc.array(element, { minLength: length, maxLength: length }).map((a) => Int16Array.from(a))
const space = fc.integer({ min: -1, max: 1 })
const state: fc.Arbitrary<State> = fc.record({
  phase: fc.constantFrom('drop' as const, 'fire' as const),
  turn: fc.integer({ min: 1, max: 20 }),
  open: fc.boolean(),
  where: space,
  at: row(space, 3),
  step: row(fc.nat(2), 3),
  pinned: row(fc.nat(1), 3),
  queue: fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 4 }),
  track: fc.array(fc.nat(9), { maxLength: 4 }),
  plan: row(fc.integer({ min: -300, max: 300 }), 3),
  cup: row(fc.nat(9), 2),
})

group('a blank state', () => {
  test('starts every field where its shape says', () => {
    expect(blank(shape, ids)).toEqual({
      phase: 'drop',
      turn: 1,
      open: false,
      where: -1,
      at: Int16Array.of(-1, -1, -1),
      step: Int16Array.of(2, 2, 2),
      pinned: Int16Array.of(0, 0, 0),
      queue: [],
      track: [],
      plan: Int16Array.of(0, 0, 0),
      cup: Int16Array.of(0, 0),
    })
  })

  test('needs a box that has its dimensions', () => {
    expect(() => blank(shape, { units: [] })).toThrow("the box has no dimension 'spaces'; it has units")
  })
})

group('written and read', () => {
  const json = (s: State, base?: State): unknown => JSON.parse(JSON.stringify(toJson(shape, s, ids, base)))

  test('any state comes back whole on a blank one', () => {
    fc.assert(
      fc.property(state, (s) => {
        const again = blank(shape, ids)
        override(shape, again, json(s), ids)
        expect(again).toEqual(s)
        expect(hashOf(shape, again)).toBe(hashOf(shape, s))
      }),
    )
  })

  test('any state comes back whole on the base it was written against', () => {
    fc.assert(
      fc.property(state, state, (s, base) => {
        const written = json(s, base)
        const again = blank(shape, ids)
        copyFields(shape, base, again)
        override(shape, again, written, ids)
        expect(again).toEqual(s)
      }),
    )
  })

  test('what equals the base is left out', () => {
    fc.assert(
      fc.property(state, (s) => {
        expect(json(s, s)).toEqual({})
      }),
    )
    expect(json(blank(shape, ids))).toEqual({})
  })

  test('ids stand outside, words and flags as people write them', () => {
    const s = blank(shape, ids)
    s.at[0] = 1
    s.pinned[0] = 1
    s.where = 0
    s.queue.push(2, -1)
    expect(json(s)).toEqual({ where: '0101', units: { '5/I': { at: '0102', pinned: true } }, queue: ['Y', null] })
  })
})

group('copies and hashes', () => {
  test('a copy is equal and of its own', () => {
    fc.assert(
      fc.property(state, (s) => {
        const copy = {} as State
        copyFields(shape, s, copy)
        expect(copy).toEqual(s)
        const before = hashOf(shape, s)
        copy.at[0] = 99
        copy.queue.push(1)
        expect(hashOf(shape, s)).toBe(before)
      }),
    )
  })

  test('states that differ anywhere have other hashes', () => {
    fc.assert(
      fc.property(state, state, (a, b) => {
        const equal = JSON.stringify(toJson(shape, a, ids)) === JSON.stringify(toJson(shape, b, ids))
        expect(hashOf(shape, a) === hashOf(shape, b)).toBe(equal)
      }),
    )
  })

  test('a hash is 16 hex digits and the same on every machine', () => {
    expect(hashOf(shape, blank(shape, ids))).toBe('6dd81c1f11b4c56d')
  })
})

test('secrets are those of other seats and of nobody', () => {
  expect(secretsFrom(shape, 'german')).toEqual(['cup'])
  expect(secretsFrom(shape, 'allied')).toEqual(['plan', 'cup'])
})

group('wrong data', () => {
  const cases: readonly [string, unknown, string][] = [
    ['no record', 5, 'position: found 5, allowed is a record of fields'],
    [
      'an unknown field',
      { turm: 3 },
      'position.turm: found "turm", allowed is one of phase, turn, open, where, queue, track, units, spaces',
    ],
    ['an unknown word', { phase: 'move' }, 'position.phase: found "move", allowed is one of drop, fire'],
    ['a number out of range', { turn: 21 }, 'position.turn: found 21, allowed is a whole number from 1 to 20'],
    ['a broken number', { turn: 1.5 }, 'position.turn: found 1.5, allowed is a whole number from 1 to 20'],
    ['a flag', { open: 'yes' }, 'position.open: found "yes", allowed is true or false'],
    [
      'an unknown id',
      { where: '0909' },
      'position.where: found "0909", allowed is one of the spaces: 0101, 0102, or null for none',
    ],
    [
      'an index where an id belongs',
      { where: 1 },
      'position.where: found 1, allowed is one of the spaces: 0101, 0102, or null for none; an id that looks like a number stands in quotes',
    ],
    ['no list', { track: 3 }, 'position.track: found 3, allowed is a list'],
    ['an item of a list', { track: [1, 10] }, 'position.track[1]: found 10, allowed is a whole number from 0 to 9'],
    ['a group that is none', { units: [] }, 'position.units: found [], allowed is a record by id of units'],
    [
      'an unknown unit',
      { units: { '9/X': {} } },
      'position.units.9/X: found "9/X", allowed is one of the units: 5/I, 6/II, Y',
    ],
    ['a unit that is no record', { units: { Y: 3 } }, 'position.units.Y: found 3, allowed is a record of fields'],
    [
      'an unknown part of a unit',
      { units: { Y: { cup: 1 } } },
      'position.units.Y.cup: found "cup", allowed is one of at, step, pinned, plan',
    ],
    [
      'a value of a unit',
      { units: { Y: { step: 3 } } },
      'position.units.Y.step: found 3, allowed is a whole number from 0 to 2',
    ],
  ]
  test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    'what every object inherits is no field: %s',
    (name) => {
      const s = blank(shape, ids)
      const named = (value: unknown): unknown => JSON.parse(`{ "${name}": ${JSON.stringify(value)} }`)
      expect(() => override(shape, s, named(1), ids)).toThrow(ShapeError)
      expect(() => override(shape, s, { units: named({}) }, ids)).toThrow(ShapeError)
      expect(() => override(shape, s, { units: { Y: named(1) } }, ids)).toThrow(ShapeError)
    },
  )

  test.each(cases)('%s is refused with place, found and allowed', (_what, json, says) => {
    const s = blank(shape, ids)
    expect(() => override(shape, s, json, ids)).toThrow(ShapeError)
    expect(() => override(shape, s, json, ids)).toThrow(says)
  })

  test('nothing is laid on when anything is wrong', () => {
    const s = blank(shape, ids)
    expect(() => override(shape, s, { turn: 7, units: { Y: { at: '0101' } }, phase: 'x' }, ids)).toThrow(/phase/)
    expect(s).toEqual(blank(shape, ids))
  })

  test('a long list of allowed ids is cut short and counted', () => {
    const many = { units: ids.units, spaces: Array.from({ length: 40 }, (_, i) => `h${i}`) }
    expect(() => override(shape, blank(shape, many), { where: 'x' }, many)).toThrow(/h9, ... \(40 in all\)/)
  })
})

group('a start', () => {
  test('a position that is whole replaces the scenario, another one is laid over it', () => {
    const match = begin('whole', 'free')
    stir(match, 'whole', 25)
    const ids = skirmish.ids(skirmish.box)
    const state = toJson(skirmish.shape, match.s as never, ids)
    const whole = newPlay(skirmish, { scenario: 'standard', options: {}, position: { state, whole: true } })
    expect(hashOf(skirmish.shape, whole as never)).toBe(match.hash)
    const laid = newPlay(skirmish, {
      scenario: 'standard',
      options: {},
      position: { state: { units: { r1: { at: null } } } },
    })
    expect([...laid.at]).toEqual([-1, 0, 4, 4])
    expect([...laid.cache.crowd]).toEqual([1, 0, 0, 0, 2])
  })

  test('options are filled in and checked', () => {
    const start = { scenario: 'standard', options: { chits: 'many' } }
    expect([...newPlay(skirmish, start).cup]).toEqual([5, 3, 2])
    expect(() => newPlay(skirmish, { ...start, options: { cup: 'many' } })).toThrow(
      'options.cup: found "cup", allowed is one of chits',
    )
    expect(() => newPlay(skirmish, { ...start, options: { constructor: 'many' } })).toThrow(
      'options.constructor: found "constructor", allowed is one of chits',
    )
    expect(() => newPlay(skirmish, { ...start, position: { state: {}, at: 'fight' } })).toThrow(
      'at: found "fight", allowed is one of plan, weather, move, fire',
    )
  })
})
