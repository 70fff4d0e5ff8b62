// 6 and 7.1 against the literal reading: panic, the clock, Clean-up in its parts, stars, the next turn.
import { count } from '@merkur/suite/literal'
import { describe, expect, test } from 'vitest'
import type { Maleme } from '../../state.ts'
import { cleanUp, endOfTurn, regroup, unpin } from './end-of-turn.ts'
import { scatter } from './scatter.ts'
import { compare, Watch } from './watch.ts'

/** A crowded position whose turn has just ended and whose Regrouping markers have been looked at. */
function afterTheClock(seed: string): Maleme {
  const s = scatter(seed)
  s.stage = 'end'
  endOfTurn(new Watch(s, 'end-of-turn', seed))
  return s
}

describe('6 the end of a turn', () => {
  test('in crowded positions panic, clock and regrouping agree with the printed text', () => {
    const met = compare('end', 700, 'end-of-turn', scatter, (w, tally) => {
      endOfTurn(w)
      count(tally, w.p.winner)
      for (const _ of w.p.owed) count(tally, 'owed')
    })
    expect(Object.keys(met).sort()).toEqual(['allied', 'draw', 'german', 'none', 'owed'])
  }, 120_000)

  test('in crowded positions every refit and step of Clean-up agrees with the printed text', () => {
    let owed = 0
    for (let i = 0; i < 700; i++) {
      const s = afterTheClock(`owed ${i}`)
      if (s.stage !== 'regroup' || !s.owed.includes(1)) continue
      owed++
      compare(`owed ${i}`, 1, 'regroup', () => s, regroup)
    }
    expect(owed).toBeGreaterThan(100)
  }, 120_000)

  test('in crowded positions the removal of pins agrees with the printed text', () => {
    const met = compare('pins', 300, 'unpin', scatter, (w, tally) => {
      unpin(w)
      count(tally, 'read')
    })
    expect(met.read).toBe(300)
  }, 120_000)

  test('in crowded positions guns, stars and the new turn agree with the printed text', () => {
    const met = compare('tidy', 1200, 'clean-up', scatter, (w, tally) => {
      const before = w.p.held.length
      cleanUp(w)
      if (w.p.held.length !== before) count(tally, 'stars')
      count(tally, w.p.winner)
    })
    expect(met.stars).toBeGreaterThan(200)
    expect(Object.keys(met).sort()).toEqual(['allied', 'german', 'none', 'stars'])
  }, 120_000)
})
