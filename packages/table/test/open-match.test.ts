// Matches to sit down at: new ones with wishes checked, old ones from files.
import { expect, test } from 'vitest'
import { say } from '../../engine/test/begin.ts'
import { LocalHost, newMatch, openSave } from '../src/index.ts'
import { table } from './table-skirmish.ts'

test('a new match has its options filled in and the freedom of its mode', () => {
  const match = newMatch(table, { scenario: 'standard', seed: 's', mode: 'hot-seat' })
  expect(match.start.options).toEqual({ chits: 'few' })
  expect(match.freedom).toBe('free')
  expect(newMatch(table, { scenario: 'standard', seed: 's', mode: 'solo' }).freedom).toBe('fair')
})

test('a wrong scenario or option is refused with place and allowed values', () => {
  const wish = { seed: 's', mode: 'solo' } as const
  expect(() => newMatch(table, { ...wish, scenario: 'long' })).toThrow(
    /scenario: found "long", allowed is one of standard/,
  )
  expect(() => newMatch(table, { ...wish, scenario: 'standard', options: { chits: 'all' } })).toThrow(
    /options.chits: found "all", allowed is one of few, many/,
  )
})

test('a saved match opens at its moment; what is no save says what to do', async () => {
  const match = newMatch(table, { scenario: 'standard', seed: 's', mode: 'hot-seat' })
  say(match, 'C', 'bet 1', 'move r1')
  const { text } = await new LocalHost(table, match, { mode: 'hot-seat', seed: 'h' }).save()
  const { match: again, notice } = openSave(table, text, { seed: 'other', mode: 'replay' })
  expect([again.hash, again.seq, notice]).toEqual([match.hash, 3, undefined])
  expect(() => openSave(table, '{"a":', { seed: 's', mode: 'solo' })).toThrow(
    /not a saved match.*Choose a file that Merkur has written/,
  )
})
