// The guided first turn runs as it is told: every input is asked for, every total and result is the one that is said.
import { lessonTests, playLesson } from '@merkur/suite'
import { describe, expect, test } from 'vitest'
import { crete } from '../index.ts'
import { sight } from '../sight.ts'

const played = () => playLesson(crete)

lessonTests(crete)

describe('the lesson', () => {
  test('it ends at the second turn', () => {
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
})
