// The guided first turn runs as it is told: every input is asked for, every total and result is the one that is said.
import { cell } from '@merkur/engine'
import { lessonTests, playLesson } from '@merkur/suite'
import { describe, expect, test } from 'vitest'
import { descent } from '../index.ts'
import { pointsBy } from '../rules/points.ts'
import { sight } from '../sight.ts'
import { unit } from './support.ts'

const played = () => playLesson(descent)

lessonTests(descent)

describe('the lesson', () => {
  test('it ends at turn 83', () => {
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
})
