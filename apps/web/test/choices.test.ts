// What a touch on the map comes to, from nothing but a decision's options.
import type { Ref } from '@merkur/engine'
import type { OptionView } from '@merkur/table'
import { expect, test } from 'vitest'
import { boardOptions, buttonsOf, openIn, pickedAtFirst, pointedOption, touch } from '../src/table/choices.ts'
import { meantBy } from '../src/table/why.ts'

const p = (piece: string): Ref => ({ piece })
const s = (space: string): Ref => ({ space })
const option = (key: string, touches: readonly Ref[], more: Partial<OptionView> = {}): OptionView => ({
  key,
  label: { id: key },
  touches,
  ...more,
})
const decision = (options: readonly OptionView[]) => ({
  id: 'd',
  seat: 'red',
  rule: '1',
  prompt: { id: 'ask' },
  options,
})

const move = { verb: { id: 'move' } }
const fire = { verb: { id: 'fire' } }
const impulse = [
  option('move a', [p('a')], move),
  option('fire a', [p('a')], fire),
  option('move b', [p('b')], move),
  option('pass', [{ button: 'pass' }]),
]
const marches = [
  option('a 1', [p('a'), s('1')]),
  option('a 2', [p('a'), s('2')]),
  option('b 2', [p('b'), s('2')]),
  option('halt', [{ button: 'halt' }]),
]

test('first things of options are open, then what follows from the one picked', () => {
  expect(openIn(marches, [])).toEqual({ pieces: ['a', 'b'], spaces: [] })
  expect(openIn(marches, [p('a')])).toEqual({ pieces: ['a', 'b'], spaces: ['1', '2'] })
  expect(openIn(impulse, [])).toEqual({ pieces: ['a', 'b'], spaces: [] })
})

test('a piece with a verb is taken up, even with one verb only, and its verbs become buttons', () => {
  const taken = touch(impulse, [], p('b'))
  expect(taken).toEqual({ kind: 'pick', picked: [p('b')] })
  expect(buttonsOf(decision(impulse), [p('b')]).map((o) => o.key)).toEqual(['move b', 'pass'])
  expect(buttonsOf(decision(impulse), [p('a')]).map((o) => o.key)).toEqual(['move a', 'fire a', 'pass'])
})

test('piece, then space plays', () => {
  expect(touch(marches, [], p('a'))).toEqual({ kind: 'pick', picked: [p('a')] })
  expect(touch(marches, [p('a')], s('2'))).toMatchObject({ kind: 'play', option: { key: 'a 2' } })
})

test('another piece can be taken up without putting the first down', () => {
  expect(touch(marches, [p('a')], p('b'))).toEqual({ kind: 'pick', picked: [p('b')] })
})

test('the same piece again puts it down; a thing without option is refused', () => {
  expect(touch(marches, [p('a')], p('a'))).toEqual({ kind: 'drop' })
  expect(touch(marches, [], s('1'))).toEqual({ kind: 'refused' })
  expect(touch(marches, [], p('z'))).toEqual({ kind: 'refused' })
})

test('a lone target without a verb plays at once', () => {
  const targets = [option('x', [p('x')]), option('y', [p('y')])]
  expect(touch(targets, [], p('x'))).toMatchObject({ kind: 'play', option: { key: 'x' } })
})

test('the piece that every option begins with is picked by itself', () => {
  const groups = [option('a>5', [p('a')]), option('a>7', [p('a')])]
  expect(pickedAtFirst(groups)).toEqual([p('a')])
  expect(buttonsOf(decision(groups), pickedAtFirst(groups)).map((o) => o.key)).toEqual(['a>5', 'a>7'])
  expect(pickedAtFirst(marches)).toEqual([])
  expect(pickedAtFirst([option('x', [p('x')])])).toEqual([])
})

test('every option can be reached: as a button, or by touching things in their order', () => {
  for (const options of [impulse, marches]) {
    for (const wanted of options) {
      let picked: readonly Ref[] = []
      let reached = buttonsOf(decision(options), picked).includes(wanted)
      for (const ref of wanted.touches) {
        if (reached) break
        const what = touch(options, picked, ref)
        if (what.kind === 'play') reached = what.option === wanted
        else if (what.kind === 'pick') {
          picked = what.picked
          reached = buttonsOf(decision(options), picked).includes(wanted)
        }
      }
      expect(reached, wanted.key).toBe(true)
    }
  }
})

test('pointing at a thing shows the one option it would lead to, and none where there are several', () => {
  expect(pointedOption(marches, [p('a')], s('1'))?.key).toBe('a 1')
  expect(pointedOption(marches, [], s('2'))).toBeUndefined()
  expect(pointedOption(impulse, [], p('b'))?.key).toBe('move b')
  expect(pointedOption(impulse, [], p('a'))).toBeUndefined()
})

test('the list for people who choose from lists holds what is still to be touched', () => {
  expect(boardOptions(decision(marches), []).map((o) => o.key)).toEqual(['a 1', 'a 2', 'b 2'])
  expect(boardOptions(decision(marches), [p('b')]).map((o) => o.key)).toEqual(['b 2'])
})

test('asking about a counter means its space where spaces alone are asked for', () => {
  const counters = { a: { piece: 'a', space: 'x', face: 0, z: 0, badges: [] } }
  const ofSpaces = decision([option('x', [s('x')]), option('done', [{ button: 'done' }])])
  expect(meantBy({ decision: ofSpaces, counters }, p('a'))).toEqual(s('x'))
  expect(meantBy({ decision: ofSpaces, counters }, p('away'))).toEqual(p('away'))
  expect(meantBy({ decision: decision(impulse), counters }, p('a'))).toEqual(p('a'))
})
