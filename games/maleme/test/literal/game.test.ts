// Whole random games, read aloud beside the rules: every question, option, die, draw and position on the way must agree.
import { fastChance, newPlay } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { rules } from '../../game.ts'
import { following, readings } from './game.ts'
import { Watch } from './watch.ts'

/** Plays one game to its end; the number of activities. */
function readGame(seed: string): number {
  const s = newPlay(rules, { scenario: 'standard', options: {} })
  const hours = fastChance(`hours ${seed}`)
  s.germanWithdrawal = 14 + hours.die(8)
  s.alliedWithdrawal = 14 + hours.die(8)
  let activity: string | null = 'allied-setup'
  let n = 0
  while (activity !== null) {
    const name: string = activity
    const w = new Watch(s, name, `${seed} ${n++}`)
    readings[name]?.(w)
    w.end()
    activity = following(name, w.p)
    w.same(rules.next(s), activity, 'what comes next')
  }
  return n
}

describe('the sequence of play', () => {
  for (const part of [1, 2, 3, 4])
    test(`random games agree with the printed text from set-up to victory, part ${part}`, () => {
      let activities = 0
      for (let i = 0; i < 3; i++) activities += readGame(`game ${part} ${i}`)
      expect(activities).toBeGreaterThan(300)
    }, 120_000)
})
