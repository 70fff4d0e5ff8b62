// The states a match keeps: few however long it is, and none of its points far from one.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Context } from '../src/index.ts'
import { Snapshots } from '../src/snapshots.ts'

const state = {} as Context
const snap = (seq: number) => ({ seq, used: 0, activity: 'a', s: state })

/** The kept moments of a match of `n` activities, one input each. */
function after(n: number): Snapshots<Context> {
  const kept = new Snapshots<Context>()
  for (let seq = 0; seq <= n; seq++) kept.keep(snap(seq))
  return kept
}

describe('snapshots', () => {
  it('every point of a match lies at most a five-hundredth of its length behind a kept one; the last ones are all kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (n) => {
        const kept = after(n)
        expect(kept.states.length).toBeLessThanOrEqual(1024)
        const most = Math.max(1, Math.ceil(n / 480))
        for (let seq = 0; seq <= n; seq++) {
          const way = seq - kept.before(seq).seq
          if (way >= most || (way > 0 && seq > n - 60)) return false
        }
        return true
      }),
      { numRuns: 30, examples: [[1024], [1025], [20_000]] },
    )
  })

  it('after going back and on, the moments are still in order and each is found', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 6 }), (steps) => {
        const kept = after(0)
        let seq = 0
        for (const [i, step] of steps.entries()) {
          for (let k = 0; k < step; k++) kept.keep(snap(++seq))
          if (i % 2 === 0) {
            seq = Math.floor(seq / 2)
            kept.dropAfter(seq)
          }
          expect(kept.before(seq).seq).toBeLessThanOrEqual(seq)
          expect(kept.states.length).toBeLessThanOrEqual(1024)
        }
        return kept.before(0).seq === 0
      }),
    )
  })
})
