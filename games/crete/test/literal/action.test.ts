// Chapters 2.5 and 4 to 8 and 11 against the literal reading: what an active area may do, and every act to its end.
import { describe, expect, test } from 'vitest'
import { act } from './action.ts'
import { compare } from './compare.ts'
import { scatter } from './scatter.ts'
import type { Watch } from './watch.ts'

const wishing = (w: Watch, verb: string) => (keys: readonly string[]) => {
  const wanted = keys.filter((k) => k.startsWith(verb))
  return w.any(wanted.length > 0 ? wanted : keys)
}

describe('an active area in crowded positions', () => {
  for (const verb of ['move', 'assault', 'shoot', 'bombard', 'fight'])
    test(`${verb}: what is open, what it is worth, and what it leads to agree with the printed text`, () => {
      const met = compare(verb, 600, 'act', scatter, (w) => act(w, wishing(w, verb)))
      expect(met[verb]).toBeGreaterThan(verb === 'fight' || verb === 'bombard' ? 40 : 150)
    }, 120_000)
})
