// Random play ends in every scenario, and no position on its way has a fault.
import { playGame, randomBot } from '@merkur/bots'
import { describe, expect, it } from 'vitest'
import { rules } from '../game.ts'
import type { Descent } from '../state.ts'

describe('random play', () => {
  it.each(['28', '32'])('[5.0] scenario %s runs through its phases to its end', (scenario) => {
    const bot = randomBot<Descent>()
    const result = playGame(rules, { german: bot, commonwealth: bot }, { seed: 'end', scenario })
    expect([null, 'german', 'commonwealth']).toContain(result.winner)
  })
})
