// The guided first turn runs as it is told: every input is asked for, every total and result is the one that is said.
import { cell, item } from '@merkur/engine'
import { movesOf, tutorialMatch, wording } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../box/book.data.ts'
import { printed } from '../box.ts'
import { descent } from '../index.ts'
import { kit } from '../kit.ts'
import { pointsBy } from '../rules/points.ts'
import { sight } from '../sight.ts'
import { tutorial } from '../tutorial.ts'
import { unit } from './support.ts'

/** Plays the lesson as it is written. */
function played() {
  const match = tutorialMatch(descent, tutorial, 'lesson')
  for (const move of movesOf(tutorial)) {
    const outcome = match.play(move.seat, match.seq, move.key, move.decision)
    if (!outcome.ok)
      throw new Error(
        `input ${match.seq}, ${JSON.stringify(move)}: ${JSON.stringify(outcome.text)}; asked: ${match.run.asks.map((a) => `${a.seat} ${a.id}: ${match.run.keys(a.seat).slice(0, 40).join(', ')}`).join('; ')}`,
      )
    const rolled = match.line.at(-1)?.rolls ?? []
    expect(rolled, `dice of ${JSON.stringify(move)}`).toEqual(move.forced?.dice ?? [])
  }
  return match
}

describe('the lesson', () => {
  test('every input answers the decision that is asked and uses its dice, up to turn 83', () => {
    const match = played()
    expect([match.s.turn, match.s.phase, match.run.asks[0]?.seat]).toEqual([83, 1, 'german'])
  })

  test('fires and the assault have the values and results that are said', () => {
    const facts = played().journal.flatMap((e) => (e.roll?.facts && 'value' in e.roll.facts ? [e.roll.facts] : []))
    expect(facts.map((f) => [f.value, f.column ?? f.odds, f.total ?? f.die, f.result])).toEqual([
      [3, 3, 11, 'D'],
      [3, 3, 7, '-'],
      [4, 2, 3, '1'],
      [4, 2, 7, '-'],
      [3, 2, 8, '-'],
      [3, 2, 9, '-'],
      [4, 2, 2, '1'],
      [2, 2, 10, '-'],
      [3, 3, 8, '-'],
      [4, '1:1', 6, '0/1r'],
      [3, 3, 7, '-'],
    ])
  })

  test('counters and points end where the lesson has them', () => {
    const { s } = played()
    const { counters } = sight(s, 'german')
    const ids = ['55-Kraf/3', '55-Kraf/4', '100/II/7', 'D/28', 'H/28', 'A/2/4']
    expect(ids.map((id) => counters[id]?.space)).toEqual(['E2615', 'E2615', 'E2617', 'E2714', 'E2714', 'E4401'])
    expect([cell(s.strength, unit('D/28')), pointsBy(s, 'german'), pointsBy(s, 'commonwealth')]).toEqual([1, 3, 5])
  })

  test('every step is worded and shows things that are there', () => {
    const k = kit(printed)
    const say = wording(k)
    const ids = new Set([...k.pieces.map((p) => p.id), ...k.boards.flatMap((b) => b.spaces.map((x) => x.id))])
    for (const [i, one] of tutorial.steps.entries()) {
      expect(say.plain(one.say), item(tutorial.steps, i).say.id).not.toBe(one.say.id)
      expect(rulebook).toContain(`<a id="${one.rule}"></a>`)
      for (const ref of one.show) {
        if ('piece' in ref) expect(ids.has(ref.piece), ref.piece).toBe(true)
        if ('space' in ref) expect(ids.has(ref.space), ref.space).toBe(true)
      }
    }
    expect(say.plain(tutorial.end)).not.toBe('tutorial.over')
  })
})
