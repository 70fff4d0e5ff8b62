// The Command Phases act by act: opening, payment, checks in their order, the return of leaders.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { markFought } from '../rules/activation.ts'
import { areChecksDue, checkOf } from '../rules/checks.ts'
import { refuseCommand } from '../rules/command-acts.ts'
import { checkBreakdown } from '../rules/command-odds.ts'
import { command, commandChecks, openCommand } from '../rules/command-phase.ts'
import { needsOrders } from '../rules/mobility.ts'
import { type Descent, setMode } from '../state.ts'
import { hex, play, position, type Setup, unit } from './support.ts'

const CHAIN = {
  CHCHQ: 'E2122',
  '2-NZ-Div': 'E2122',
  '5-Bde': 'E2122',
  '23/5-Bde': 'E2122',
  'A/23': 'E2122',
  'B/23': 'E2122',
} as const

function phase8(more: Setup = {}): Descent {
  const s = position({ turn: 4, phase: 8, units: CHAIN, ...more })
  s.stage = 'act'
  return s
}

describe('opening', () => {
  it('[13.11 13.47 13.0/2] points of the turn, results of the last one gone, supply judged', () => {
    const s = phase8()
    s.check[unit('A/23')] = 2
    play(openCommand(s))
    expect([s.commandLeft, checkOf(s, unit('A/23'))]).toEqual([6, '-'])
    expect(cell(s.supplied, unit('CHCHQ'))).toBe(1)
  })

  it('[30.41] two points fewer in Scenario 30', () => {
    const s = position({ scenario: '30', turn: 14, phase: 8, units: CHAIN })
    play(openCommand(s))
    expect(s.commandLeft).toBe((s.box.tables.turns[13]?.command ?? 0) - 2)
  })

  it('[E7] five Command points on turn 1', () => {
    const s = position({ turn: 1, phase: 8, units: CHAIN })
    play(openCommand(s))
    expect(s.commandLeft).toBe(5)
  })
})

describe('acts', () => {
  it('[13.12 13.17 M36] the phase cannot be ended while a group in combat can be paid for', () => {
    const s = phase8()
    markFought(s, unit('A/23'))
    play(openCommand(s))
    expect(refuseCommand(s, { verb: 'done' })?.rule).toBe('13.12')
    play(command(s), 'pay 23/5-Bde')
    expect(refuseCommand(s, { verb: 'done' })).toBeUndefined()
    const poor = phase8()
    markFought(poor, unit('A/23'))
    play(openCommand(poor))
    poor.commandLeft = 0
    expect(refuseCommand(poor, { verb: 'done' })).toBeUndefined()
    expect(needsOrders(poor, unit('A/23'))).toBe(true)
  })

  it('[13.13 13.15 N21] independent and Greek units by threes for a point, pooled', () => {
    const s = phase8({
      units: {
        ...CHAIN,
        '606-Pion': { at: 'E2122', activated: false },
        '1/1': { at: 'E2122', activated: false },
        '2/1': { at: 'E2122', activated: false },
        '3/1': { at: 'E2122', activated: false },
      },
    })
    play(openCommand(s))
    const asked = play(command(s), 'pool', '606-Pion', '1/1', '2/1', 'done')
    expect(asked[4]).not.toContain('3/1')
    expect([s.commandLeft, needsOrders(s, unit('1/1')), needsOrders(s, unit('3/1'))]).toEqual([5, false, true])
  })

  it('[11.53] an entrenchment is removed where the side has a combat unit, in its Command Phase alone', () => {
    const s = position({ scenario: '32', turn: 21, phase: 8, units: { 'A/23': 'W0710', 'AR/1/2': 'W0820' } })
    s.entrenched = [hex('W0710'), hex('W0820')]
    const asked = play(command(s), 'level W0710')
    expect(asked[0]).not.toContain('level W0820')
    expect(s.entrenched).toEqual([hex('W0820')])
  })

  it('[13.16] a point lifts the penalty of a formation', () => {
    const s = phase8()
    play(openCommand(s))
    play(command(s), 'lift', '23/5-Bde')
    expect([s.commandLeft, cell(s.exempt, unit('23/5-Bde'))]).toEqual([5, 1])
  })

  it('[13.15 N43] who is stacked with Forrester needs no point', () => {
    const s = phase8({ units: { '1/1': { at: 'W0710', activated: false }, Forrester: 'W0710' } })
    expect(needsOrders(s, unit('1/1'))).toBe(false)
  })

  it('[29.41] nobody under HQ/MNBDO is activated in Scenario 29, nor owes for combat', () => {
    const units = { 'HQ/MNBDO': 'E2122', '1W/SBHQ': 'E2122', 'A/1W': { at: 'E2122', activated: false } } as const
    const s = position({ scenario: '29', turn: 4, phase: 8, units })
    markFought(s, unit('A/1W'))
    play(openCommand(s))
    expect(refuseCommand(s, { verb: 'pay', unit: unit('1W/SBHQ') })?.rule).toBe('29.41')
    expect(refuseCommand(s, { verb: 'done' })).toBeUndefined()
  })

  it('[26.5 26.5/1 E10 M83] reinforcements act free of points on their first turn and while they stay in Travel mode', () => {
    const s = phase8({ units: { 'A/2/8': { at: 'E6110', mode: 'concentrated', activated: false } } })
    const u = unit('A/2/8')
    expect(needsOrders(s, u)).toBe(true)
    s.arrived[u] = 4
    expect(needsOrders(s, u)).toBe(false)
    s.turn = 5
    expect(needsOrders(s, u)).toBe(true)
    s.inColumn[u] = 1
    expect(needsOrders(s, u)).toBe(false)
    setMode(s, u, 1)
    expect(needsOrders(s, u)).toBe(true)
  })
})

describe('checks', () => {
  it('[13.0/4 13.21 13.31 13.36] CHCHQ first, then down; the owner names one or has the rest rolled in order', () => {
    // CHCHQ: no result; each of the others too, so the companies of 23/5 Bde are free (E3).
    const s = phase8({ dice: [2, 2, 2, 2] })
    s.stage = 'checks'
    const asked: string[] = []
    for (let n = 0; n < 4; n++) asked.push(...play(commandChecks(s)))
    expect(asked).toEqual([])
    expect(['CHCHQ', '2-NZ-Div', '5-Bde', '23/5-Bde', 'A/23'].map((id) => cell(s.checked, unit(id)))).toEqual([
      1, 1, 1, 1, 0,
    ])
    play(commandChecks(s))
    expect(s.stage).not.toBe('checks')
  })

  it('[13.36] "all" rolls everybody who is left', () => {
    const s = phase8({ units: { ...CHAIN, '4-Bde': 'E2122' }, dice: [2, 2, 2, 2, 2] })
    s.stage = 'checks'
    play(commandChecks(s))
    play(commandChecks(s))
    const asked = play(commandChecks(s), 'all')
    expect(asked).toEqual(['commonwealth next-check: all 4-Bde 5-Bde'])
    expect(['4-Bde', '5-Bde', '23/5-Bde'].map((id) => cell(s.checked, unit(id)))).toEqual([1, 1, 1])
  })

  it('[13.0/5 13.24] the odds shown are those of the table with the modifiers', () => {
    const s = phase8()
    const shown = checkBreakdown(s, unit('CHCHQ'))
    expect(shown.outcomes.reduce((n, o) => n + o.p, 0)).toBeCloseTo(1)
  })

  it('[29.42 E15 N25] Scenario 29 checks on turns 8 and 9, by its option on 7 and 8', () => {
    const due = (turn: number, option?: '7 8'): boolean => {
      const s = position({ scenario: '29', turn, phase: 8 })
      if (option) s.nightChecks = option
      return areChecksDue(s)
    }
    expect([due(7), due(8), due(9)]).toEqual([false, true, true])
    expect([due(7, '7 8'), due(8, '7 8'), due(9, '7 8')]).toEqual([true, true, false])
  })

  it('[13.42 13.33] a retreat is made at once; none are rolled on odd turns', () => {
    const s = position({ turn: 8, phase: 8, units: { 'A/23': 'W1422' }, dice: [1] })
    s.stage = 'checks'
    s.at[unit('23/5-Bde')] = s.box.boxes.lost
    const flow = commandChecks(s)
    for (let step = flow.next(); !step.done; )
      step = flow.next((step.value as unknown as { of: readonly number[] }).of[0])
    expect(checkOf(s, unit('A/23'))).toBe('Re')
    expect(cell(s.at, unit('A/23'))).not.toBe(hex('W1422'))
    const odd = position({ turn: 5, phase: 8, units: { 'A/23': 'W1422' } })
    odd.stage = 'checks'
    play(commandChecks(odd))
    expect(odd.stage).not.toBe('checks')
  })
})

describe('leaders', () => {
  it('[21.41 21.54 21.44] come back at the end of the own Command Phase, if their owner will, and give one point at first', () => {
    const s = phase8({ turn: 5, units: CHAIN })
    s.stage = 'checks'
    s.at[unit('Hargest')] = s.box.boxes.lost
    s.lostTurn[unit('Hargest')] = 4
    const asked = play(commandChecks(s), '5-Bde')
    expect(asked).toEqual(['commonwealth leader-returns: 5-Bde wait'])
    expect([cell(s.at, unit('Hargest')), cell(s.newLeader, unit('Hargest'))]).toEqual([cell(s.at, unit('5-Bde')), 2])
  })
})
