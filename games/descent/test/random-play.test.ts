// Whole random games: every scenario and the Battle Game come to their end without a fault; the longest match stays small.
import { gzipSync } from 'node:zlib'
import { fastChance, item, keyAt, Match, newPlay, optionsOf, Run, saveText, seeded } from '@merkur/engine'
import { difference } from '@merkur/suite'
import { describe, expect, it } from 'vitest'
import { rules } from '../game.ts'
import { type Descent, freshCache } from '../state.ts'

/** Milliseconds that a slow machine may take before it counts as hanging. */
const PATIENCE = 240_000

/** Turns of the Battle Game that are played here; the long run (`npm run soak`) plays all 88 and holds their save at 200 kB. */
const TURNS = 10
const SAVE_BYTES = 40 * 1024

/** What one kept state may weigh, and how many are kept: together no more than a browser tab bears. */
const STATE_BYTES = 60 * 1024
const STATES = 1024

const SCENARIOS = rules.scenarios.map((x) => x.id).filter((id) => id !== 'bg')

/** A faultless position has a cache that equals a fresh one. */
function check(s: Descent): void {
  expect([s.turn, s.phase, rules.faults(s), difference(s.cache, freshCache(s))]).toEqual([
    s.turn,
    s.phase,
    [],
    undefined,
  ])
}

/** Plays random answers to the end; looks at the position at the end of every phase. */
function play(scenario: string, seed: string): Run<Descent> {
  const s = newPlay(rules, { scenario, options: {} })
  s.chance = fastChance(`dice ${seed}`)
  const chance = fastChance(`answers ${seed}`)
  const run = new Run(rules, s, undefined, (activity, now) => {
    if (activity === 'close-phase') check(now)
  })
  for (let n = 0; n < rules.longest && !run.over; n++) {
    const ask = item(run.asks, 0)
    const options = optionsOf(ask)
    run.answer(ask.seat, keyAt(ask, item(options, chance.die(options.length) - 1)))
  }
  return run
}

/** The first turns of a match of the Battle Game played by chance, checked at the end of every turn. */
function battle(): Match<Descent> {
  const start = { game: rules.id, rulesVersion: rules.rulesVersion, pack: 'printed', scenario: 'bg', options: {} }
  const match = new Match(rules, { ...start, chance: { kind: 'fast' } }, { chance: seeded('dice battle') })
  const chance = fastChance('answers battle')
  let turn = 0
  while (!match.result && match.s.turn <= TURNS) {
    const ask = item(match.run.asks, 0)
    const options = optionsOf(ask)
    const outcome = match.play(ask.seat, match.seq, keyAt(ask, item(options, chance.die(options.length) - 1)))
    expect(outcome.ok).toBe(true)
    if (match.s.turn === turn) continue
    turn = match.s.turn
    check(match.s)
  }
  return match
}

/** Bytes of the rows of a position. */
const weigh = (s: object): number =>
  Object.values(s).reduce<number>((sum, row) => sum + (ArrayBuffer.isView(row) ? row.byteLength : 0), 0)

describe('random play', () => {
  it.each(SCENARIOS)(
    '[5.0/17] Scenario %s runs through its phases to its end, without faults, and has a result',
    {
      timeout: PATIENCE,
    },
    (scenario) => {
      const run = play(scenario, 'whole')
      expect(run.over).toBe(true)
      expect(rules.result(run.s)?.rule).toMatch(new RegExp(`^(${scenario}|27)`))
    },
  )

  it('[5.0/17] the Battle Game goes through its days without faults; its save and its kept states stay small', {
    timeout: PATIENCE,
  }, () => {
    const match = battle()
    expect(match.s.turn).toBe(TURNS + 1)
    expect(gzipSync(saveText(match)).length).toBeLessThan(SAVE_BYTES)
    expect(match.held.length).toBeLessThanOrEqual(STATES)
    for (const s of match.held) expect(weigh(s) + weigh(s.cache)).toBeLessThan(STATE_BYTES)
  })
})
