// Wording: sentences from texts, with living names inside.
import { expect, test } from 'vitest'
import { missingMessages, wording } from '../src/index.ts'
import { kit } from './table-skirmish.ts'

const words = wording(kit)

test('a reference is worded by its name in the kit', () => {
  expect(words.plain({ id: 'skirmish.move', args: { piece: { piece: 'r1' } } })).toBe('Move Squad r1')
  expect(words.plain({ id: 'skirmish.far', args: { space: { space: 'C' } } })).toBe('Field C is too far away.')
  expect(words.name({ edge: ['A', 'B'] })).toBe('Field A–Field B')
})

test('parts keep references and cases alive and join what is plain', () => {
  expect(words.parts({ id: 'skirmish.move', args: { piece: { piece: 'r1' } } })).toEqual([
    'Move ',
    { ref: { piece: 'r1' }, label: 'Squad r1' },
  ])
  const told = {
    id: 'skirmish.told',
    args: { seat: 'red', rule: '4.1', what: { id: 'skirmish.far', args: { space: { space: 'C' } } } },
  }
  expect(words.plain(told)).toBe('Red side says: Field C is too far away. (4.1)')
  expect(words.parts(told)).toEqual([
    'Red side says: ',
    { ref: { space: 'C' }, label: 'Field C' },
    ' is too far away. (',
    { rule: '4.1' },
    ')',
  ])
})

test('amounts are numbers, so plurals work', () => {
  expect(words.plain({ id: 'skirmish.bet', args: { n: 1 } })).toBe('1 point')
  expect(words.plain({ id: 'skirmish.bet', args: { n: { amount: 3 } } })).toBe('3 points')
})

test('seats are named, but left alone where the message chooses by them', () => {
  expect(words.plain({ id: 'engine.resigned', args: { seat: 'blue' } })).toBe('Blue side resigns.')
  expect(words.plain({ id: 'table.not-your-turn', args: { asked: 'red, blue' } })).toBe(
    'It is not your decision now; asked: Red side, Blue side.',
  )
  expect(words.plain({ id: 'skirmish.chosen', args: { seat: 'red' } })).toBe('Red chose')
  expect(words.parts({ id: 'skirmish.chosen', args: { seat: 'red' } })).toEqual(['Red chose'])
})

test('a missing message shows its id and is reported; a missing argument breaks nothing', () => {
  expect(words.plain({ id: 'no.such' })).toBe('no.such')
  expect(words.parts({ id: 'no.such' })).toEqual(['no.such'])
  expect(missingMessages(kit, ['no.such', 'ask.unit', 'engine.over', 'table.over', 'no.such'])).toEqual(['no.such'])
  expect(words.plain({ id: 'skirmish.move' })).toContain('Move')
})

test('a message that is nothing but a name stays alive too', () => {
  const bare = wording({ ...kit, messages: { ...kit.messages, 'skirmish.bare': '{piece}', 'skirmish.n': '{n}' } })
  expect(bare.parts({ id: 'skirmish.bare', args: { piece: { piece: 'r1' } } })).toEqual([
    { ref: { piece: 'r1' }, label: 'Squad r1' },
  ])
  expect(bare.plain({ id: 'skirmish.n', args: { n: 3 } })).toBe('3')
})
