// Saves shown as they stand before their log is repeated: the same position, the same questions, the same moments to come.
import { expect, test } from 'vitest'
import {
  fastChance,
  imagine,
  keyAt,
  loadingMatch,
  loadMatch,
  type Match,
  parseSave,
  refusalAt,
  type SaveFile,
  saveText,
  standingMatch,
} from '../src/index.ts'
import { begin, stir } from './begin.ts'
import { type Skirmish, skirmish } from './skirmish.ts'

const filed = (n: number, seed: string): { match: Match<Skirmish>; file: SaveFile } => {
  const match = begin(seed)
  stir(match, seed, n)
  return { match, file: parseSave(saveText(match)) }
}

/** What is asked of whom, every candidate with its refusal. */
const asked = (match: Match<Skirmish>) =>
  match.run.asks.map((ask) => [ask.seat, ask.id, ask.of.map((_, i) => [keyAt(ask, i), refusalAt(ask, i)?.rule])])

test('a save stands at once where its log leads, at every length', () => {
  for (let n = 0; n < 60; n++) {
    const { match, file } = filed(n, `n${n % 5}`)
    const standing = standingMatch(skirmish, file, { seed: 'x' })
    if (!standing) throw new Error(`after ${n} inputs the save does not stand`)
    expect([standing.hash, standing.seq, standing.result]).toEqual([match.hash, match.seq, match.result])
    expect(asked(standing)).toEqual(asked(match))
    for (const seat of match.run.asks.map((ask) => ask.seat)) {
      expect(standing.canUndo(seat) && !match.canUndo(seat)).toBe(false)
      const world = imagine(standing, seat, fastChance('w'))
      expect(world.moment().inputs.length).toBe(imagine(match, seat, fastChance('w')).moment().inputs.length)
    }
  }
})

test('what stood is the match that the steps of loading make, one for each entry of the log', () => {
  const { match, file } = filed(25, 'steps')
  const steps = loadingMatch(skirmish, file, { seed: 'x' })
  let taken = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      expect([step.value.match.hash, step.value.notice]).toEqual([match.hash, undefined])
      break
    }
    taken++
  }
  expect(taken).toBe(file.log.length)
})

test('a save whose snapshot leads elsewhere, of other rules, or given up does not stand', () => {
  const { file } = filed(20, 'off')
  expect(standingMatch(skirmish, file, { seed: 'x' })).toBeDefined()
  expect(standingMatch(skirmish, { ...file, hash: '0' }, { seed: 'x' })).toBeUndefined()
  const older = { ...file, start: { ...file.start, rulesVersion: file.start.rulesVersion - 1 } }
  expect(standingMatch(skirmish, older, { seed: 'x' })).toBeUndefined()
  const given = filed(20, 'off').match
  given.resign(given.seats[0] ?? '')
  expect(standingMatch(skirmish, parseSave(saveText(given)), { seed: 'x' })).toBeUndefined()
})

test('a log that was changed by hand may stand, and is told when it has been repeated', () => {
  const { file } = filed(30, 'forged')
  const first = file.log[0]
  if (first?.kind !== 'input') throw new Error('the log begins with an input')
  const forged = { ...file, log: [{ ...first, key: 'nowhere' }, ...file.log.slice(1)] }
  expect(standingMatch(skirmish, forged, { seed: 'x' })?.hash).toBe(file.hash)
  expect(loadMatch(skirmish, forged, { seed: 'x' }).notice).toMatchObject({ id: 'engine.damaged' })
})
