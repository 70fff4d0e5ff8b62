// Command checks read literally (13.3): level by level from CHCHQ, who is freed, what the die reads; dangers of the airfield line by line (16.7).
import { cell } from '@merkur/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import { distance } from '../../lines.ts'
import { chainOf } from '../../rules/chain.ts'
import { checkModifiers, checkOf, nextChecks, rollCheck } from '../../rules/checks.ts'
import { dangerRow } from '../../rules/mountain-danger.ts'
import { seesItself } from '../../rules/observation.ts'
import { at, controls, type Descent, isDisrupted, onMap, seatOf } from '../../state.ts'
import { hex, position } from '../support.ts'

const ORDER = ['army', 'division', 'brigade', 'battalion', '']

/** 13.31 to 13.36 word by word: each echelon after the one above it; a unit checks unless what is above it frees it. */
function literally(s: Descent): Set<number> {
  const commonwealth = printed.units.flatMap((d, u) =>
    d.seat === 'commonwealth' && !d.leader && onMap(s, u) && checkOf(s, u) !== 'Rt' ? [u] : [],
  )
  const active = (u: number): boolean => cell(s.activated, u) === 1
  const subject = commonwealth.filter(
    (u) =>
      active(u) || (printed.units[u]?.headquarters && commonwealth.some((x) => active(x) && chainOf(s, x).includes(u))),
  )
  const checked = new Set<number>()
  const army = printed.units.findIndex((d) => d.id === 'CHCHQ')
  for (const echelon of ORDER)
    for (const independent of [false, true])
      for (const u of subject) {
        const def = printed.units[u]
        if (!def || def.echelon !== echelon || def.independent !== independent) continue
        const above = chainOf(s, u)
        if (u !== army && above.includes(army) && checked.has(army) && checkOf(s, army).startsWith('M')) continue
        const hq = above.find((x) => onMap(s, x))
        const lowest =
          hq !== undefined && !printed.units.some((d, x) => d.headquarters && onMap(s, x) && chainOf(s, x).includes(hq))
        if (!def.headquarters && hq !== undefined && lowest && checked.has(hq) && checkOf(s, hq) === '-') continue
        rollCheck(s, u)
        checked.add(u)
      }
  return checked
}

describe('command checks', () => {
  it('[13.31 13.34 13.35 13.36] the same units check with the same results, whatever the die and whoever is active', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('29', '30', 'bg'),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(2, 4, 8, 12),
        fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 60 }),
        (scenario, die, turn, idle) => {
          const make = (): Descent => {
            const s = position({ scenario, setUp: 'printed', turn, phase: 8 })
            for (const u of idle) s.activated[u] = 0
            s.chance = { die: () => die, draw: () => 0 }
            return s
          }
          const word = make()
          const checked = literally(word)
          const s = make()
          const found = new Set<number>()
          for (let u = nextChecks(s)[0]; u !== undefined; u = nextChecks(s)[0]) {
            rollCheck(s, u)
            found.add(u)
          }
          expect(found).toEqual(checked)
          for (const u of found) expect(checkOf(s, u)).toBe(checkOf(word, u))
        },
      ),
      { numRuns: 8 },
    )
  }, 60_000)

  it('[13.21 E1] the modifiers are the printed ones, at most one of each', () => {
    const s = position({ scenario: 'bg', setUp: 'printed', turn: 8, phase: 8 })
    for (const [u, d] of printed.units.entries()) {
      if (d.seat !== 'commonwealth' || d.leader || !onMap(s, u)) continue
      const ids = checkModifiers(s, u).map((m) => m.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toContain('first-night')
      if (d.id === 'CHCHQ') expect(ids).not.toContain('chchq')
      if (!d.headquarters) expect(ids).not.toContain('five-hq')
    }
  }, 30_000)
})

describe('the airfield', () => {
  it('[16.7/2 16.72 16.73 16.74 16.75] the first line that fits, read one after the other', () => {
    const both = ['W0419', 'W0519'].map(hex)
    const near = printed.spaces.flatMap((_, h) =>
      h < printed.hexes && both.some((b) => distance(printed, b, h) <= 3) ? [h] : [],
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('A/23', 'B/23', 'C/23', 'A/22', 'Bty/106RHA', 'Hargest'), fc.nat()), {
          maxLength: 5,
        }),
        fc.boolean(),
        (places, disrupted) => {
          const units: Record<string, { at: string; disrupted?: true }> = {}
          for (const [id, n] of places)
            units[id] = {
              at: printed.spaces[near[n % near.length] ?? 0] ?? '',
              ...(disrupted ? { disrupted: true } : {}),
            }
          const s = position({ turn: 30, phase: 4, units })
          const enemies = printed.units.flatMap((d, u) =>
            !d.leader && onMap(s, u) && seatOf(s, u) === 'commonwealth' ? [u] : [],
          )
          const away = (u: number): number => Math.min(...both.map((b) => distance(printed, b, at(s, u))))
          const sees = (u: number): boolean => both.some((b) => seesItself(s, u, b))
          const held = both.filter((b) => enemies.some((u) => at(s, u) === b)).length
          const found = dangerRow(s).id
          if (held > 0) expect(found).toBe(held === 2 ? 'closed' : 'half')
          else if (enemies.some((u) => away(u) === 1 && both.some((b) => controls(s, u, b))))
            expect(found).toBe('beside')
          else if (enemies.some((u) => away(u) === 2 && !isDisrupted(s, u) && sees(u))) expect(found).toBe('near')
          else expect(['range', 'safe']).toContain(found)
        },
      ),
      { numRuns: 60 },
    )
  })
})
