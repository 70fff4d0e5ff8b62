// The setters keep stacks and zones right, whatever is done in whatever order; the phases come as printed.
import { cell, hashOf } from '@merkur/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { faults } from '../faults.ts'
import { NO_FLYING } from '../lines.ts'
import { isLastPhase, opportunityOf, phaseCount, phaseOf } from '../rules/phases.ts'
import { disrupt, settleStack } from '../rules/stack.ts'
import { nextPhase } from '../rules/turn.ts'
import {
  type Descent,
  freshCache,
  lose,
  put,
  reorder,
  setCaptured,
  setDepleted,
  setDisrupted,
  setMode,
  setTimeAndWeather,
  shape,
  stackAt,
} from '../state.ts'
import { position, unit } from './support.ts'

const anyUnit = fc.integer({ min: 0, max: printed.units.length - 1 })
const anyHex = fc.integer({ min: 0, max: printed.spaces.length - 1 })
const act: fc.Arbitrary<(s: Descent) => void> = fc.oneof(
  fc.tuple(anyUnit, anyHex).map(
    ([u, hex]) =>
      (s: Descent) =>
        put(s, u, hex),
  ),
  fc.tuple(anyUnit, anyUnit).map(
    ([u, beside]) =>
      (s: Descent) =>
        put(s, u, cell(s.at, beside), u === beside ? 0 : 1),
  ),
  fc.tuple(anyUnit, fc.integer({ min: 0, max: 2 })).map(
    ([u, mode]) =>
      (s: Descent) =>
        setMode(s, u, mode),
  ),
  fc.tuple(anyUnit, fc.boolean()).map(
    ([u, yes]) =>
      (s: Descent) =>
        setDisrupted(s, u, yes),
  ),
  fc.tuple(anyUnit, fc.boolean()).map(
    ([u, yes]) =>
      (s: Descent) =>
        setDepleted(s, u, yes),
  ),
  fc.tuple(anyUnit, fc.boolean()).map(
    ([u, yes]) =>
      (s: Descent) =>
        setCaptured(s, u, yes),
  ),
  fc.tuple(anyUnit, fc.integer({ min: 1, max: 9 })).map(
    ([u, points]) =>
      (s: Descent) =>
        lose(s, u, points),
  ),
  fc.tuple(fc.integer({ min: 1, max: 88 }), fc.constantFrom(0, 6, 9, 12, NO_FLYING)).map(
    ([turn, weather]) =>
      (s: Descent) =>
        setTimeAndWeather(s, turn, weather),
  ),
  anyUnit.map((u) => (s: Descent) => disrupt(s, u)),
  anyUnit.map((u) => (s: Descent) => {
    const hex = cell(s.at, u)
    if (stackAt(s, hex).length > 1) reorder(s, hex, stackAt(s, hex).toReversed())
    if (stackAt(s, hex).length > 0) settleStack(s, hex)
  }),
)

/** The rows of the cache that a fresh count has otherwise. */
function differing(s: Descent): string[] {
  const fresh = freshCache(s)
  const rows = (['head', 'below', 'german', 'commonwealth'] as const).filter(
    (row) => s.cache[row].join() !== fresh[row].join(),
  )
  const lists = (c: Descent['cache']) => ({ onMap: c.onMap, off: c.off, air: c.air })
  expect(lists(s.cache)).toEqual(lists(fresh))
  return rows
}

describe('caches', () => {
  it('stacks and zones are as a fresh count has them after any acts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('bg', '30', '31'),
        fc.array(act, { minLength: 5, maxLength: 40 }),
        (scenario, acts) => {
          const s = position({ scenario, setUp: 'printed' })
          for (const a of acts) {
            a(s)
            expect(differing(s)).toEqual([])
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('looking at a position changes nothing', () => {
    const s = position({ scenario: '30', setUp: 'printed' })
    const before = hashOf(shape, s)
    expect(faults(s)).toEqual([])
    expect(hashOf(shape, s)).toBe(before)
  })
})

describe('the sequence of play', () => {
  it('[5.0/1 5.0/9 5.0/17] fifteen phases in order, over the end of the turn, to the last of the scenario', () => {
    const s = position({ scenario: '32', setUp: 'printed', turn: 26, phase: 8 })
    const seen: string[] = []
    while (!isLastPhase(s)) {
      seen.push(`${s.turn}/${s.phase} ${phaseOf(s).phasing} ${phaseOf(s).kind}`)
      nextPhase(s)
    }
    expect(seen).toHaveLength(8 + 14)
    expect(seen[0]).toBe('26/8 commonwealth command')
    expect(seen[7]).toBe('26/15 nobody record')
    expect(seen[8]).toBe('27/1 german command')
    expect(seen[14]).toBe('27/7 german free-fire')
    expect(() => nextPhase(s)).toThrow('turn 27')
    expect(phaseCount(s)).toBe(27 * 15)
  })

  it('[5.0/5 5.0/6] who fired before a movement phase is free again after it, and points come back', () => {
    const s = position({
      phase: 5,
      units: { 'A/23': { at: 'W0710', bound: true }, 'AR/1/2': { at: 'W0812', bound: true } },
    })
    nextPhase(s)
    s.spent[unit('B/23')] = 9
    expect(cell(s.bound, unit('A/23'))).toBe(1)
    nextPhase(s)
    expect([cell(s.bound, unit('A/23')), cell(s.bound, unit('AR/1/2'))]).toEqual([0, 1])
    expect(cell(s.spent, unit('B/23'))).toBe(0)
  })

  it('[6.18 9.44] the other side Opportunity fires in Organization and Conditional Movement Phases only', () => {
    const who = Array.from({ length: 15 }, (_, i) => opportunityOf(position({ phase: i + 1 })) ?? '-')
    expect(who.map((w) => w[0]).join('')).toBe('-g-c-g--c-g-c--')
  })
})
