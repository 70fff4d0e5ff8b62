// Overstacking: who is Disrupted, who is pushed on and where, and that the cascade ends (10.31 to 10.33).
import { cell, item } from '@merkur/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { faults } from '../faults.ts'
import { settle } from '../rules/displacement.ts'
import { displacementHexes, limitOf, strengthIn } from '../rules/stack.ts'
import { at, type Descent, put, spaceId, stackAt } from '../state.ts'
import { hex, play, position, stack, unit } from './support.ts'

const COMPANIES = printed.units.flatMap((u, i) => (u.type === 'infantry' && u.seat === 'commonwealth' ? [i] : []))

/** Puts companies into a hex as it goes, whatever it holds. */
function crowd(s: Descent, where: number, count: number, from = 0): void {
  for (const u of COMPANIES.slice(from, from + count)) {
    s.strength[u] = 5
    s.mode[u] = 1
    put(s, u, where)
  }
}

describe('overstacking', () => {
  it('[10.32 10.33 9.15] everybody is Disrupted, and who came last is pushed into a hex of the owner’s choice', () => {
    const s = position({ phase: 6 })
    const there = hex('W0609')
    crowd(s, there, 5)
    const last = COMPANIES[4] ?? -1
    expect(strengthIn(s, there)).toBeGreaterThan(limitOf(s, there))
    const open = displacementHexes(s, last).map((h) => spaceId(s, h))
    const asked = play(settle(s, there), open[0] ?? '')
    expect(asked).toEqual([`commonwealth displace: ${open.join(' ')}`])
    expect(stackAt(s, there).every((u) => cell(s.disrupted, u) === 1)).toBe(true)
    expect([spaceId(s, at(s, last)), cell(s.disrupted, last)]).toEqual([open[0], 1])
  })

  it('[10.33] being displaced in an enemy zone draws Opportunity fire', () => {
    const s = position({ phase: 6, units: { 'AR/1/2': 'W0710' } })
    crowd(s, hex('W0609'), 5)
    const asked = play(settle(s, hex('W0609')), 'pass')
    expect(asked[0]).toBe('german opportunity: fire pass hold W0710 hold')
  })

  it('[10.33] without a hex to go to it is eliminated, and the others are Disrupted all the same', () => {
    const s = position({ phase: 6 })
    const there = hex('W0609')
    crowd(s, there, 5)
    const enemies = printed.units.flatMap((u, i) => (u.seat === 'german' && u.type === 'infantry' ? [i] : []))
    for (let d = 0; d < 6; d++) {
      const to = cell(s.box.board.around, 6 * there + d)
      const u = enemies[d] ?? -1
      s.strength[u] = 1
      if (to >= 0) put(s, u, to)
    }
    s.germanHolds = true
    play(settle(s, there))
    expect(spaceId(s, at(s, COMPANIES[4] ?? -1))).toBe('lost')
    expect(stackAt(s, there).every((u) => cell(s.disrupted, u) === 1)).toBe(true)
  })

  it('[10.31] who is pushed onto others Disrupts them', () => {
    const s = position({ phase: 6, units: { 'A/NH': 'W0710' } })
    crowd(s, hex('W0609'), 5)
    const u = COMPANIES[4] ?? -1
    put(s, u, hex('W0710'))
    s.disrupted[u] = 1
    play(settle(s, hex('W0710')))
    expect(cell(s.disrupted, unit('A/NH'))).toBe(1)
    expect(stack(s, 'W0710')).toHaveLength(2)
  })

  it('[10.33] it ends and leaves no faults, however full the neighbourhood is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 1, max: 99999 }),
        (counts, seed) => {
          const s = position({ phase: 6 })
          const there = hex('W0609')
          const around = [there, ...[0, 1, 2, 3, 4, 5].map((d) => cell(s.box.board.around, 6 * there + d))]
          let from = 0
          for (const [i, where] of around.entries()) {
            const count = (counts[i] ?? 0) + (i === 0 ? 3 : 0)
            if (where < 0 || s.box.grounds[cell(s.box.ground, where)]?.id === 'all-sea') continue
            crowd(s, where, count, from)
            from += count
          }
          let n = seed
          for (const where of around) {
            if (where < 0) continue
            const flow = settle(s, where)
            for (let step = flow.next(); !step.done; ) {
              const { of } = step.value as { of: readonly never[] }
              n = (n * 16807) % 2147483647
              step = flow.next(item(of, n % of.length))
            }
          }
          expect(faults(s)).toEqual([])
        },
      ),
      { numRuns: 40, seed: 1941 },
    )
  })
})
