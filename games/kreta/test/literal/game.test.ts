// Whole random games of both scenarios, read aloud beside the rules: every question, option, die and position must agree.
import { fastChance, newPlay } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { rules } from '../../game.ts'
import { layMask } from '../../state.ts'
import { following, readings } from './game.ts'
import { Watch } from './watch.ts'

/** A game up to the first German phase, in the full scenario with counters laid by chance. */
function begin(scenario: string, seed: string) {
  const s = newPlay(rules, { scenario, options: {} })
  if (scenario === 'full') {
    const chance = fastChance(`laid ${seed}`)
    const hexes = [...s.box.landHexes]
    const units = s.box.british.filter((u) => (s.box.units[u]?.arrives ?? 0) === 0)
    s.plan.fill(-1)
    s.planEmpty.fill(-1)
    for (const [m, u] of [...units, ...s.box.dummies.map(() => -1)].entries()) {
      const [hex = 0] = hexes.splice(chance.die(hexes.length) - 1, 1)
      layMask(s, m, hex, u)
    }
    s.stage = 'opening'
    s.air = 12
    s.cache = rules.freshCache(s)
  }
  return s
}

/** Plays one game to its end; how many activities of each sort. */
function readGame(scenario: string, seed: string): Record<string, number> {
  const s = begin(scenario, seed)
  const met: Record<string, number> = {}
  let activity = rules.next(s)
  for (let n = 0; activity !== null; n++) {
    const name: string = activity
    const w = new Watch(s, name, `${seed} ${n}`)
    readings[name]?.(w)
    w.end()
    met[name] = (met[name] ?? 0) + 1
    activity = following(w.p)
    w.same(rules.next(s), activity, 'what comes next')
  }
  return met
}

describe('the sequence of play', () => {
  for (const scenario of ['historical', 'full'])
    test(`a random game of ${scenario} agrees with the printed text from the first landing to victory`, () => {
      const met = readGame(scenario, scenario)
      for (const activity of ['opening', 'drop', 'move', 'combat', 'retreat', 'turn-end'])
        expect(met[activity], activity).toBeGreaterThan(0)
    }, 120_000)
})
