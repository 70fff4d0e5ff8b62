// Chapters 2.5 and 4 to 8 and 11 against the literal reading: what an active area may do, and every act to its end.
import { describe, expect, test } from 'vitest'
import type { Crete } from '../../state.ts'
import { act } from './action.ts'
import { answers } from './answers.ts'
import { scatter } from './scatter.ts'
import { compare, type Watch } from './watch.ts'

const wishing = (w: Watch, verb: string) => (keys: readonly string[]) => w.prefer(keys, (k) => k.startsWith(verb))

/** A German activation of a solitaire game. */
function solitaire(seed: string): Crete {
  const s = scatter(seed)
  if (s.side !== 'german') return solitaire(`${seed}'`)
  s.solo = true
  return s
}

describe('an active area in crowded positions', () => {
  for (const verb of ['assault', 'shoot', 'bombard'])
    test(`[12.2] ${verb} in a solitaire game: losses, retreats and supports of the automaton agree with the printed text`, () => {
      const met = compare(`solitaire ${verb}`, 300, 'act', solitaire, (w) => {
        w.alone = (id, keys, matter) => answers(w, id, keys, matter)
        return act(w, wishing(w, verb))
      })
      expect(met[verb]).toBeGreaterThan(verb === 'bombard' ? 20 : 60)
    }, 120_000)

  for (const verb of ['move', 'assault', 'shoot', 'bombard', 'fight'])
    test(`${verb}: what is open, what it is worth, and what it leads to agree with the printed text`, () => {
      const met = compare(verb, 600, 'act', scatter, (w) => act(w, wishing(w, verb)))
      expect(met[verb]).toBeGreaterThan(verb === 'fight' || verb === 'bombard' ? 40 : 150)
    }, 120_000)
})
