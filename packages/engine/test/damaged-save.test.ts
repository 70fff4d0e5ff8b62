// Saves that do not fit the rules at hand: damaged ones stand at their snapshot and say where, packed ones want their files.
import { expect, test } from 'vitest'
import { loadMatch, type Match, parseSave, type SaveFile, saveMatch, text } from '../src/index.ts'
import { begin, say, stir } from './begin.ts'
import { type Skirmish, skirmish } from './skirmish.ts'

const saved = (match: Match<Skirmish>): SaveFile => parseSave(JSON.stringify(saveMatch(match)))
const stirred = (): Match<Skirmish> => {
  const match = begin('s', 'free')
  stir(match, 's', 30)
  return match
}

test('a match of a data pack whose files are not at hand', () => {
  const bad = saved(stirred())
  const packed = { ...bad, start: { ...bad.start, pack: 'abcdef' } }
  expect(() => loadMatch(skirmish, packed, { seed: 'x' })).toThrow(
    'this match was played with the data pack abcdef; without its files it cannot be opened',
  )
  expect(loadMatch(skirmish, packed, { seed: 'x', box: skirmish.box }).notice).toBeUndefined()
})

test('a damaged log: the match stands at its snapshot, and the entry is named', () => {
  const match = begin('a', 'free')
  say(match, 'C', 'bet 1', 'pass', 'move b1')
  const good = saved(match)
  const bent = (at: number): SaveFile => ({
    ...good,
    log: good.log.map((e, i) => (i === at && e.kind === 'input' ? { ...e, key: 'fly' } : e)),
  })
  const { match: opened, notice } = loadMatch(skirmish, bent(1), { seed: 'x' })
  expect(opened.hash).toBe(match.hash)
  expect(notice).toEqual(
    text('engine.damaged', {
      trouble: text('engine.bad-entry', { n: 1, why: text('engine.key', { key: 'fly', decision: 'bet' }) }),
      stands: text('engine.from-snapshot'),
    }),
  )
  const last = loadMatch(skirmish, bent(good.log.length - 1), { seed: 'x' })
  expect(last.match.run.asks.map((a) => a.id)).toEqual(['unit'])
  expect(last.notice?.args?.stands).toEqual(text('engine.at-snapshot'))
  const elsewhere = loadMatch(skirmish, { ...good, hash: '0'.repeat(16) }, { seed: 'x' })
  expect(elsewhere.notice?.args?.trouble).toEqual(text('engine.bad-end'))
})
