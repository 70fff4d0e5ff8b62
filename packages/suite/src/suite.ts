// The one suite that every game must pass: `suite(game)` in a test file of the game.
import type { Context, Refusal } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mutatedInputs } from './laws/input.ts'
import { kitFits } from './laws/kit.ts'
import { type Changed, hiddenStaysHidden, secretFields } from './laws/knowledge.ts'
import { kitIsWorded, refusalsMet } from './laws/words.ts'
import { laws } from './laws.ts'

export interface SuiteOptions {
  /** Random games a law. */
  readonly runs?: number
  /** Wrong inputs that must be refused. */
  readonly wrongInputs?: number
  /** Random games played to see that hidden things stay hidden and that secrets change. */
  readonly looks?: number
  /** Each law draws games of its own: where few are drawn, all laws together see many beginnings instead of the same few. */
  readonly apart?: boolean
  /** Another seed than the one every test run uses; the soak passes a fresh one. */
  readonly seed?: number
}

/** Milliseconds a law may take on a slow machine before it counts as hanging. */
const PATIENCE = 120_000

/** Declares the tests. Each law is tried on `runs` random games; a failure names the seed that breaks it. */
export function suite<P extends Context>(
  game: TableGame<P>,
  { runs = 30, wrongInputs = 100_000, looks = 12, apart = false, seed = 1941 }: SuiteOptions = {},
): void {
  describe(`the suite on ${game.title}`, { timeout: PATIENCE }, () => {
    test('its kit fits together and is worded', async () => {
      kitFits(game)
      await kitIsWorded(game)
    })

    test.each(laws.map((law, i) => [law.title, law, i] as const))('%s', async (_, law, i) => {
      const numRuns = Math.max(3, Math.ceil(runs * law.share))
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (n) => {
          await law.check(game as unknown as TableGame, String(n))
        }),
        { seed: apart ? seed + i : seed, numRuns },
      )
    })

    test('nothing hidden from a seat shows, and everything secret is drawn anew sometimes', () => {
      const changed: Changed = new Set()
      fc.assert(
        fc.property(fc.nat(), (n) => {
          hiddenStaysHidden(game, String(n), 6, changed)
        }),
        { seed, numRuns: looks },
      )
      expect([...changed].sort()).toEqual(secretFields(game.shape).sort())
    })

    test('every refusal met is one the game lists', () => {
      const seen = new Set<Refusal>()
      fc.assert(
        fc.property(fc.nat(), (n) => {
          refusalsMet(game, String(n), seen)
        }),
        { seed, numRuns: Math.ceil(runs / 3) },
      )
      expect(seen.size).toBeGreaterThan(0)
    })

    test(`${wrongInputs.toLocaleString('en')} mutated inputs are refused, none accepted`, () => {
      expect(mutatedInputs(game, String(seed), wrongInputs)).toBe(wrongInputs)
    })
  })
}
