// The guided first turn runs as it is told: every input is asked for, every total and result is the one that is said.
import { item } from '@merkur/engine'
import { movesOf, tutorialMatch, wording } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../box/book.data.ts'
import { printed } from '../box.ts'
import { crete } from '../index.ts'
import { kit } from '../kit.ts'
import { sight } from '../sight.ts'
import { tutorial } from '../tutorial.ts'

/** Plays the lesson as it is written. */
function played() {
  const match = tutorialMatch(crete, tutorial, 'lesson')
  for (const move of movesOf(tutorial)) {
    const outcome = match.play(move.seat, match.seq, move.key, move.decision)
    if (!outcome.ok)
      throw new Error(
        `input ${match.seq}, ${JSON.stringify(move)}: ${JSON.stringify(outcome.text)}; asked: ${match.run.asks.map((a) => `${a.seat} ${a.id}: ${match.run.keys(a.seat).join(', ')}`).join('; ')}`,
      )
    const rolled = match.line.at(-1)?.rolls ?? []
    expect(rolled, `dice of ${JSON.stringify(move)}`).toEqual(move.forced?.dice ?? [])
  }
  return match
}

describe('the lesson', () => {
  test('every input answers the decision that is asked and uses its dice, up to the second turn', () => {
    const match = played()
    expect([match.s.turn, match.s.stage, match.run.asks[0]?.seat]).toEqual([2, 'german', 'german'])
  })

  test('fights and bombings have the totals and results of the outline', () => {
    const fires = played().journal.flatMap((e) => (e.kind === 'fire' && e.roll?.facts ? [e.roll.facts] : []))
    expect(fires.map((f) => [f.attackTotal, f.defenceTotal, f.result])).toEqual([
      [15, 12, 'greater'],
      [8, 15, 'lost'],
      [14, 11, 'won'],
      [13, 13, 'drawn'],
      [19, 19, 'equal'],
      [12, 18, 'less'],
      [17, 16, 'won'],
      [21, 17, 'won'],
      [15, 10, 'won'],
    ])
  })

  test('counters end where the outline has them', () => {
    const { s } = played()
    const { counters, displays } = sight(s, 'german')
    const at = Object.fromEntries(
      ['G-I/Sturm', 'G-II/Sturm', 'G-Suessman', 'G-III/FJ3', 'C-22', 'C-19', 'C-8Gk'].map((id) => [
        id,
        counters[id]?.space,
      ]),
    )
    expect(at).toEqual({
      'G-I/Sturm': 'W10',
      'G-II/Sturm': 'W09',
      'G-Suessman': 'W09',
      'G-III/FJ3': 'W19',
      'C-22': 'W12',
      'C-19': 'W21',
      'C-8Gk': 'W27',
    })
    expect(displays.regrouping?.pieces).toEqual(['G-III/Sturm'])
    expect(s.initiative).toBe('commonwealth')
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
