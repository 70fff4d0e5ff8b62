// Command checks: who rolls after whom, who is freed, what modifies the die, what it reads.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import {
  areChecksDue,
  checkModifiers,
  checkMorale,
  checkOf,
  checkResult,
  endResults,
  isFreed,
  nextChecks,
  rollCheck,
} from '../rules/checks.ts'
import type { Descent } from '../state.ts'
import { names, position, type Setup, unit } from './support.ts'

const CHAIN = {
  CHCHQ: 'E2122',
  '2-NZ-Div': 'E2122',
  '5-Bde': 'E2122',
  '23/5-Bde': 'E2122',
  'A/23': 'E2122',
  'B/23': 'E2122',
  '7-RTR.1': 'E2122',
} as const

const checks = (more: Setup = {}): Descent => position({ turn: 4, phase: 8, units: CHAIN, ...more })
/** Rolls whoever is next until nobody is, on the first night; the order in which they rolled. */
function rollAll(dice: readonly number[]): { s: Descent; order: string[] } {
  const s = checks({ dice, turn: 8 })
  const order: string[] = []
  for (;;) {
    const next = nextChecks(s)[0]
    if (next === undefined) return { s, order }
    rollCheck(s, next)
    order.push(names([next])[0] ?? '')
  }
}

describe('who checks', () => {
  it('[13.31 13.32 13.36] each after its superior, from CHCHQ down, independent units last', () => {
    const { order } = rollAll([1, 1, 1, 1, 1, 1, 1])
    expect(order).toEqual(['CHCHQ', '2-NZ-Div', '5-Bde', '23/5-Bde', 'A/23', 'B/23', '7-RTR.1'])
  })

  it('[13.34] M at CHCHQ ends the checks of all below it', () => {
    const s = checks({ dice: [6] })
    expect(rollCheck(s, unit('CHCHQ'))).toBe('M1')
    expect(nextChecks(s)).toEqual([])
    expect(isFreed(s, unit('A/23'))).toBe(true)
  })

  it('[13.35] no result at the lowest headquarters frees its units, any other makes each check', () => {
    const s = checks({ dice: [1, 1, 1, 1] })
    for (const id of ['CHCHQ', '2-NZ-Div', '5-Bde']) rollCheck(s, unit(id))
    s.checked[unit('23/5-Bde')] = 1
    expect(names(nextChecks(s))).toEqual(['7-RTR.1'])
    s.check[unit('23/5-Bde')] = s.box.tables.commandResults.findIndex((r) => r.code === 'M1')
    expect(names(nextChecks(s))).toEqual(['A/23', 'B/23'])
  })

  it('[13.1/1] the unactivated do not check, but headquarters above an activated unit do', () => {
    const s = checks({
      units: {
        ...CHAIN,
        '5-Bde': { at: 'E2122', activated: false },
        '22/5-Bde': { at: 'E2122', activated: false },
        'A/22': { at: 'E2122', activated: false },
      },
    })
    for (const id of ['CHCHQ', '2-NZ-Div']) s.checked[unit(id)] = 1
    expect(names(nextChecks(s))).toEqual(['5-Bde'])
    s.checked[unit('5-Bde')] = 1
    expect(names(nextChecks(s))).toEqual(['23/5-Bde'])
  })

  it('[26.5 13.15 13.1] a reinforcement counts as activated and checks, without the -1; so do the Greeks with Forrester', () => {
    const s = checks({
      units: {
        ...CHAIN,
        'A/22': { at: 'E2122', activated: false, mode: 'travel' },
        '1/1': { at: 'E2123', activated: false },
        '2/1': { at: 'E2124', activated: false },
        Forrester: 'E2123',
      },
    })
    s.arrived[unit('A/22')] = 4
    for (const id of ['CHCHQ', '2-NZ-Div', '5-Bde', '23/5-Bde', 'A/23', 'B/23', '7-RTR.1']) s.checked[unit(id)] = 1
    expect(names(nextChecks(s)).toSorted()).toEqual(['1/1', 'A/22'])
    expect(checkModifiers(s, unit('A/22')).map((m) => m.id)).not.toContain('not-activated')
  })

  it('[13.33 29.42] even turns; Scenario 29 on turn 9 too; Scenarios 28, 31 and 32 never', () => {
    const due = (scenario: string): number[] =>
      Array.from({ length: 12 }, (_, i) => i + 1).filter((turn) => areChecksDue(position({ scenario, turn })))
    expect(due('bg')).toEqual([2, 4, 6, 8, 10, 12])
    expect(due('29')).toEqual([2, 4, 6, 8, 9, 10, 12])
    expect(['28', '31', '32'].flatMap(due)).toEqual([])
  })
})

describe('modifiers', () => {
  const found = (s: Descent, id: string): Record<string, number> =>
    Object.fromEntries(checkModifiers(s, unit(id)).map((m) => [m.id, m.amount]))

  it('[charts-and/26] 13.23: a line to CHCHQ in communication +1, five headquarters +1', () => {
    const s = checks()
    expect(found(s, 'A/23')).toEqual({ chchq: 1 })
    expect(found(s, '5-Bde')).toEqual({ chchq: 1 })
    const five = checks({ units: { ...CHAIN, '4-Bde': 'E2122', '10-Bde': 'E2122' } })
    expect(found(five, '5-Bde')).toEqual({ chchq: 1, 'five-hq': 1 })
    expect(found(five, 'CHCHQ')).toEqual({ 'five-hq': 1 })
    expect(found(checks({ units: { ...CHAIN, '1/1': 'E2122' } }), '1/1')).not.toHaveProperty('chchq')
  })

  it('[charts-and/24] 13.23: turn 2 -1, turn 8 -2; not activated -1; far from CHCHQ nothing', () => {
    expect(found(checks({ turn: 2 }), 'A/23')).toEqual({ chchq: 1, 'turn-2': -1 })
    expect(found(checks({ turn: 8 }), 'A/23')).toEqual({ chchq: 1, 'first-night': -2 })
    const s = checks({ units: { ...CHAIN, 'A/22': { at: 'W0710', activated: false } } })
    expect(found(s, 'A/22')).toEqual({ 'not-activated': -1 })
  })

  it('13.23: the superior, M +1, Re or Rt -1, destroyed or Disrupted -2, but not one outside the scenario', () => {
    const with23 = (code: string): Record<string, number> => {
      const s = checks()
      s.check[unit('23/5-Bde')] = s.box.tables.commandResults.findIndex((r) => r.code === code)
      return found(s, 'A/23')
    }
    expect([with23('M2'), with23('Re'), with23('Rt'), with23('F')]).toEqual([
      { chchq: 1, 'superior-m': 1 },
      { chchq: 1, 'superior-re': -1 },
      { chchq: 1, 'superior-re': -1 },
      { chchq: 1 },
    ])
    const s = checks({ units: { ...CHAIN, 'A/22': 'E2122' } })
    expect(found(s, 'A/22')).toEqual({ chchq: 1 })
    s.at[unit('22/5-Bde')] = s.box.boxes.lost
    expect(found(s, 'A/22')).toEqual({ chchq: 1, 'no-hq': -2 })
  })
})

describe('results', () => {
  it('[13.22] ends of the table hold beyond them; each nation reads its column', () => {
    const s = position()
    const read = (total: number): string[] => ['A/23', '2/7/19IB', '1/1'].map((u) => checkResult(s, unit(u), total))
    expect(read(-9)).toEqual(['Re', 'Re', 'Rt'])
    expect(read(-2)).toEqual(['Re', 'F', 'Rt'])
    expect(read(2)).toEqual(['-', '-', 'Re'])
    expect(read(12)).toEqual(['M3', 'M3', 'M2'])
  })

  it('[13.21] M at CHCHQ ends the checks, but gives CHCHQ itself no Morale', () => {
    const s = checks({ dice: [6] })
    expect([rollCheck(s, unit('CHCHQ')), checkMorale(s, unit('CHCHQ'))]).toEqual(['M1', 0])
  })

  it('[13.41 13.44 13.47] M raises Morale and ends with the next Command Phase, as all but a rout do', () => {
    const s = position({ units: { 'A/23': 'W0710', 'B/23': 'W0710' } })
    const put = (id: string, code: string): void => {
      s.check[unit(id)] = s.box.tables.commandResults.findIndex((r) => r.code === code)
    }
    put('A/23', 'M2')
    put('B/23', 'Rt')
    expect([checkMorale(s, unit('A/23')), checkMorale(s, unit('B/23'))]).toEqual([2, 0])
    endResults(s)
    expect([checkOf(s, unit('A/23')), checkOf(s, unit('B/23'))]).toEqual(['-', 'Rt'])
    expect(cell(s.checked, unit('A/23'))).toBe(0)
  })
})
