// Random play ends, and no position on its way has a fault: a whole short scenario, and the first days of the Battle Game.
import { fastChance, item, keyAt, newPlay, optionsOf, Run } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { rules } from '../game.ts'
import type { Descent } from '../state.ts'

/** Milliseconds that a slow machine may take before it counts as hanging. */
const PATIENCE = 120_000

/** Plays random answers until the game or `most` decisions are over; looks for faults before each activity of these names. */
function play(scenario: string, seed: string, most: number): Run<Descent> {
  const s = newPlay(rules, { scenario, options: {} })
  s.chance = fastChance(`dice ${seed}`)
  const chance = fastChance(`answers ${seed}`)
  const run = new Run(rules, s, undefined, (activity, now) => {
    if (activity === 'close-phase') expect([now.turn, now.phase, rules.faults(now)]).toEqual([now.turn, now.phase, []])
  })
  for (let n = 0; n < most && !run.over; n++) {
    const ask = item(run.asks, 0)
    const options = optionsOf(ask)
    run.answer(ask.seat, keyAt(ask, item(options, chance.die(options.length) - 1)))
  }
  return run
}

describe('random play', () => {
  it('[5.0/17] Scenario 32 runs through its phases to its end and has a result', { timeout: PATIENCE }, () => {
    const run = play('32', 'end', Number.POSITIVE_INFINITY)
    expect(run.over).toBe(true)
    expect(rules.result(run.s)?.rule).toMatch(/^32|^27/)
  })

  it('[5.0/17] the Battle Game goes from its drop into its days without faults', { timeout: PATIENCE }, () => {
    const run = play('bg', 'days', 2500)
    expect([run.over, run.s.turn > 1]).toEqual([false, true])
  })
})
