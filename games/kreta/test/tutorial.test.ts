// The guided first turn runs as it is told: every input is asked for, every total and result is the one that is said.
import { lessonTests, playLesson } from '@merkur/suite'
import { describe, expect, test } from 'vitest'
import { kreta } from '../index.ts'
import { sight } from '../sight.ts'

const played = () => playLesson(kreta)

lessonTests(kreta)

describe('the lesson', () => {
  test('it ends at the second turn', () => {
    const match = played()
    expect([match.s.turn, match.s.stage, match.run.asks[0]?.seat]).toEqual([2, 'german-move', 'german'])
  })

  test('landings and combats have the totals, numbers and results of the outline', () => {
    const rolls = played().journal.flatMap((e) => (e.roll?.facts ? [e.roll.facts] : []))
    expect(rolls.slice(0, 5)).toEqual([
      { landing: 1 },
      { distance: 2, result: '-' },
      { distance: 2, result: 'R' },
      { direction: 'S', hexes: 3 },
      { direction: 'N', hexes: 1 },
    ])
    expect(rolls.slice(5).map((f) => [f.attack, f.defence, f.row, f.number, f.result])).toEqual([
      [4, 1, 'clear', 8, 'B1'],
      [16, 4, 'hill-town', 10, 'B1'],
      [4, 3, 'clear', 7, '-'],
      [6, 4, 'hill-town', 6, '-'],
      [3, 4, 'river', 4, '-'],
    ])
  })

  test('units end where the outline has them, and the airfield is held for one turn', () => {
    const { s } = played()
    const { counters } = sight(s, 'german')
    const at = Object.fromEntries(
      ['1st', '2st', '4st', '22NZ', 'AA1', '21NZ', 'T1', '23NZ'].map((id) => [id, counters[id]?.space]),
    )
    expect(at).toEqual({
      '1st': '16,11',
      '2st': '17,13',
      '4st': '16,13',
      '22NZ': '18,12',
      AA1: '18,13',
      '21NZ': '17,12',
      T1: '18,11',
      '23NZ': '20,13',
    })
    expect(s.held[s.box.places.findIndex((p) => p.id === 'maleme-airfield')]).toBe(1)
    expect(s.box.units.findIndex((u) => u.id === '3st')).toBe(s.at.indexOf(s.box.lost))
  })
})
