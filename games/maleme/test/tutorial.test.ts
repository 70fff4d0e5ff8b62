// The guided first turn runs as it is told: every input is asked for, every total and result is the one that is said.
import { item } from '@merkur/engine'
import { lessonTests, playLesson } from '@merkur/suite'
import { movesOf, placeAt } from '@merkur/table'
import { describe, expect, test } from 'vitest'
import { maleme } from '../index.ts'
import { sight } from '../sight.ts'
import { tutorial } from '../tutorial.ts'

lessonTests(maleme)

describe('the lesson', () => {
  test('it ends at the next turn', () => {
    const match = playLesson(maleme)
    expect(match.s.turn).toBe(1)
    expect(match.s.stage).toBe('drop')
  })

  test('[5.1] [4.1.3] the fires have the totals, columns and results of the outline', () => {
    const fires = playLesson(maleme).journal.flatMap((e) => (e.kind === 'fire' && e.roll?.facts ? [e.roll.facts] : []))
    expect(fires.map((f) => [f.attack, f.defence, f.column, f.result])).toEqual([
      [9, 3, 6, 'hit'],
      [7, 4, 3, 'none'],
      [8, 3, 5, 'none'],
      [9, 3, 6, 'pinned'],
      [9, 4, 5, 'none'],
      [9, 3, 6, 'none'],
      [9, 2, 7, 'hit'],
      [4, 3, 1, 'none'],
    ])
  })

  test('[5.1] [7.1] units end where the outline has them, and the bridge is won', () => {
    const { counters, marks } = sight(playLesson(maleme).s, 'german')
    const at = Object.fromEntries(
      ['3/I', '3/II', '3/III', '4/I', '4/II', '4/III', 'L-Koch'].map((id) => [id, counters[id]?.space]),
    )
    expect(at).toEqual({
      '3/I': '0210',
      '3/II': '0108',
      '3/III': 'B',
      '4/I': '0209',
      '4/II': '0107',
      '4/III': '0110',
      'L-Koch': '0109',
    })
    expect(['3/I', '3/II'].map((id) => counters[id]?.face)).toEqual([1, 1])
    expect(counters['3/II']?.badges.map((b) => b.id)).toEqual(['regrouping', 'reduced'])
    expect(marks['star 0107 blue']?.label.args?.holder).toBe('german')
    expect(playLesson(maleme).s.germanWithdrawal).toBe(20)
  })

  test('[6.2] in Clean-up the player may step away instead, and the lesson goes on', () => {
    const moves = movesOf(tutorial)
    const choice = moves.findIndex((m) => m.also)
    const match = playLesson(maleme, choice)
    const other = item(moves[choice]?.also ?? [], 0)
    expect(match.play('german', match.seq, other).ok).toBe(true)
    const asked = match.run.askOf('german')?.id
    expect(asked).toBe('unpin')
    const place = placeAt(tutorial, match.seq, asked)
    expect(place.move?.decision).toBe('unpin')
    expect(match.play('german', match.seq, place.move?.key ?? '').ok).toBe(true)
    expect(match.s.turn).toBe(1)
  })

  test('[3.2] other hexes for the gliders are refused with their reason', () => {
    const match = playLesson(
      maleme,
      movesOf(tutorial).findIndex((m) => m.decision === 'drop-hex'),
    )
    expect(match.run.keys('german')).toEqual(['0109', '0204', '1008'])
  })
})
