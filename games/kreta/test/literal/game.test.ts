// Whole random games of both scenarios, read aloud beside the rules: every question, option, die and position must agree.
import { newPlay } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { rules } from '../../game.ts'
import { following, readings } from './game.ts'
import { Watch } from './watch.ts'

/** The British close their set-up as soon as they may. */
const laying =
  (w: Watch) =>
  (keys: readonly string[]): string =>
    w.prefer(keys, (key) => key === 'done')

/** Plays one game to its end; how many activities of each sort. */
function readGame(scenario: string, seed: string): Record<string, number> {
  const s = newPlay(rules, { scenario, options: {} })
  const met: Record<string, number> = {}
  let activity = rules.next(s)
  for (let n = 0; activity !== null; n++) {
    const name: string = activity
    const w = new Watch(s, name, `${seed} ${n}`)
    readings[name]?.(w, name === 'british-setup' ? laying(w) : undefined)
    w.end()
    met[name] = (met[name] ?? 0) + 1
    activity = following(w.p)
    w.same(rules.next(s), activity, 'what comes next')
  }
  return met
}

describe('the sequence of play', () => {
  for (const scenario of ['historical', 'full'])
    test(`a random game of ${scenario} agrees with the printed text from the set-up to victory`, () => {
      const met = readGame(scenario, scenario)
      for (const activity of ['opening', 'drop', 'move', 'combat', 'retreat', 'turn-end'])
        expect(met[activity], activity).toBeGreaterThan(0)
    }, 120_000)
})
