// Command points: duties first, then free ones; prices of groups and of threes.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import {
  alreadyActive,
  beginActivation,
  dutiesOf,
  endActivation,
  foughtLately,
  groupPrice,
  lift,
  markFought,
  payGroup,
  payPool,
  refuseEnding,
  refuseGroupPayment,
  refuseLifting,
  refusePoolPayment,
} from '../rules/activation.ts'
import { refuseCommand } from '../rules/command-acts.ts'
import { needsOrders } from '../rules/mobility.ts'
import { phaseCount } from '../rules/phases.ts'
import { type Descent, put, setCaptured } from '../state.ts'
import { position, unit } from './support.ts'

const units = {
  'A/23': { at: 'W0710', activated: false },
  'B/23': { at: 'W0710', activated: false },
  'A/22': { at: 'W0711', activated: false },
  '5-Bde': { at: 'W0820', activated: false },
  '7-RTR.1': { at: 'W0820', activated: false },
  '7-RTR.2': { at: 'W0820', activated: false },
  '3-Hus.1': { at: 'W0820', activated: false },
  '1/1': { at: 'W0921', activated: false },
} as const

/** Phase 8 of turn 2 (5 points), with these units in combat some phases ago. */
function command(fought: Readonly<Record<string, number>> = {}, scenario = 'bg'): Descent {
  const s = position({ scenario, turn: 2, phase: 8, units })
  const now = (2 - 1) * 15 + 8
  for (const [id, ago] of Object.entries(fought)) s.fought[unit(id)] = now - ago
  beginActivation(s)
  return s
}

/** The units that a payment for this group is for. */
const groupOf = (s: Descent, group: string) => dutiesOf(s).members.get(group) ?? []

describe('what must be paid first', () => {
  it('[13.12 13.1/2] a group is in combat when one of it was, in the last fifteen phases', () => {
    const s = command({ 'A/23': 15, 'A/22': 16 })
    expect([foughtLately(s, unit('A/23')), foughtLately(s, unit('A/22'))]).toEqual([true, false])
    expect(dutiesOf(s).groups).toEqual(['23/5-Bde'])
    markFought(s, unit('A/22'))
    expect(dutiesOf(s).groups).toEqual(['22/5-Bde', '23/5-Bde'])
  })

  it('[13.12 13.18] a group was in combat when a unit was lost in it, until it is paid for; who is left of nobody owes nothing', () => {
    const s = command({ 'A/23': 3 })
    put(s, unit('A/23'), s.box.boxes.lost)
    expect([dutiesOf(s).groups, groupPrice(s, '23/5-Bde')]).toEqual([['23/5-Bde'], 1])
    payGroup(s, '23/5-Bde')
    expect(dutiesOf(s).groups).toEqual([])
    s.paid.fill(0)
    put(s, unit('B/23'), s.box.boxes.lost)
    expect(dutiesOf(s).groups).toEqual([])
  })

  it('[13.12 29.41] a unit lost from a group that may not be activated leaves nothing to pay, and the phase can be ended', () => {
    const s = position({ scenario: '29', turn: 2, phase: 8, units: { 'HQ/MNBDO': 'E2024', 'MNBDO-LG': 'E2123' } })
    const lost = unit('MNBDO-LG')
    s.fought[lost] = (2 - 1) * 15 + 5
    put(s, lost, s.box.boxes.lost)
    s.superior[lost] = -1
    beginActivation(s)
    expect([dutiesOf(s).groups, refuseEnding(s)]).toEqual([[], undefined])
  })

  it('[12.61 13.11] ruling M153: who belongs to another headquarters is paid for with its group; not with a Greek one', () => {
    const s = command({ 'A/23': 3 })
    s.superior[unit('A/23')] = unit('22/5-Bde')
    expect([dutiesOf(s).groups, groupOf(s, '22/5-Bde')]).toEqual([['22/5-Bde'], [unit('A/22'), unit('A/23')]])
    s.superior[unit('A/23')] = unit('1R/5-Bde')
    expect(dutiesOf(s).groups).toEqual(['23/5-Bde'])
  })

  it('a gun that the enemy has captured is of no group and owes nothing (13.12, 20.64)', () => {
    const captured = unit('ZCD/RM')
    const s = position({ scenario: 'bg', turn: 2, phase: 8, units: { 'ZCD/RM': { at: 'W0419' } } })
    s.fought[captured] = (2 - 1) * 15 + 7
    expect([dutiesOf(s).groups, groupOf(s, 'HQ/MNBDO')]).toEqual([['HQ/MNBDO'], [captured]])
    setCaptured(s, captured, true)
    expect([dutiesOf(s).groups, groupOf(s, 'HQ/MNBDO')]).toEqual([[], []])
  })

  it('[13.12 13.1/3 charts-and/54] nothing else is bought while a group in combat can be paid for', () => {
    const s = command({ 'A/23': 1 })
    expect(refuseGroupPayment(s, '22/5-Bde')?.rule).toBe('13.12')
    expect(refuseLifting(s, unit('23/5-Bde'))?.rule).toBe('13.12')
    expect(refusePoolPayment(s, [unit('7-RTR.1')])?.rule).toBe('13.12')
    expect(groupPrice(s, '23/5-Bde')).toBe(1)
    payGroup(s, '23/5-Bde')
    expect([s.commandLeft, needsOrders(s, unit('B/23')), needsOrders(s, unit('A/22'))]).toEqual([4, false, true])
    expect(refuseGroupPayment(s, '22/5-Bde')).toBeUndefined()
    expect(refuseGroupPayment(s, '23/5-Bde')?.rule).toBe('13.14')
  })

  it('[13.12] a group in combat is not active until it is paid for, others stay as they are', () => {
    const s = position({ turn: 2, phase: 8, units: { 'A/23': 'W0710', 'A/22': 'W0711' } })
    s.fought[unit('A/23')] = 22
    beginActivation(s)
    expect([needsOrders(s, unit('A/23')), needsOrders(s, unit('A/22'))]).toEqual([true, false])
  })
})

describe('prices', () => {
  it('[13.11 13.14 charts-and/53] two for a battalion or a headquarters with its direct units; nothing is saved', () => {
    const s = command()
    expect([s.commandLeft, groupPrice(s, '23/5-Bde'), groupPrice(s, '5-Bde')]).toEqual([5, 2, 2])
    payGroup(s, '23/5-Bde')
    payGroup(s, '5-Bde')
    expect([s.commandLeft, refuseGroupPayment(s, '22/5-Bde')?.rule]).toEqual([1, '13.11'])
    endActivation(s)
    expect(s.commandLeft).toBe(0)
  })

  it('[13.13 13.15] independent and Greek units cost a point for three, pooled', () => {
    const s = command({ '1/1': 2 })
    const pool = ['7-RTR.1', '1/1', '3-Hus.1'].map(unit)
    expect(dutiesOf(s).units).toEqual([unit('1/1')])
    expect(refusePoolPayment(s, ['7-RTR.1', '7-RTR.2'].map(unit))?.rule).toBe('13.12')
    expect(refusePoolPayment(s, [...pool, unit('7-RTR.2')])?.rule).toBe('13.13')
    expect(refusePoolPayment(s, [unit('A/23')])?.rule).toBe('13.11')
    expect(refusePoolPayment(s, pool)).toBeUndefined()
    payPool(s, pool)
    expect([s.commandLeft, ...pool.map((u) => cell(s.activated, u))]).toEqual([4, 1, 1, 1])
    expect(refusePoolPayment(s, [unit('1/1')])?.rule).toBe('13.14')
  })

  it('[13.16] is not offered while no formation is left whose penalty could be lifted', () => {
    const s = command()
    expect([s.commandLeft > 0, refuseCommand(s, { verb: 'lift' })]).toEqual([true, undefined])
    s.exempt.fill(1)
    expect(refuseCommand(s, { verb: 'lift' })?.rule).toBe(alreadyActive.rule)
  })

  it('[13.16] a point lifts the penalty of a formation until the next Command Phase', () => {
    const s = command()
    expect(refuseLifting(s, unit('A/23'))?.rule).toBe('13.16')
    expect(refuseLifting(s, unit('23/5-Bde'))).toBeUndefined()
    lift(s, unit('23/5-Bde'))
    expect([s.commandLeft, cell(s.exempt, unit('23/5-Bde'))]).toEqual([4, 1])
    beginActivation(s)
    expect(cell(s.exempt, unit('23/5-Bde'))).toBe(0)
  })

  it('[13.17 13.1/1 28.41 31.41 32.43] only in the Commonwealth Command Phase; not in scenarios that do without', () => {
    const s = command()
    s.phase = 1
    expect(refuseGroupPayment(s, '23/5-Bde')?.rule).toBe('13.17')
    const free = command({}, '31')
    expect([refuseGroupPayment(free, '23/5-Bde')?.rule, needsOrders(free, unit('A/23'))]).toEqual(['13.17', false])
  })

  it('[13.15] Greek units stacked with Forrester are active, and owe no point for combat (ruling M152)', () => {
    const s = position({
      units: { '1/1': { at: 'W0710', activated: false }, '2/1': { at: 'W0711', activated: false }, Forrester: 'W0710' },
    })
    expect([needsOrders(s, unit('1/1')), needsOrders(s, unit('2/1'))]).toEqual([false, true])
    s.phase = 8
    for (const id of ['1/1', '2/1']) s.fought[unit(id)] = phaseCount(s) - 1
    expect(dutiesOf(s).units).toEqual([unit('2/1')])
  })
})
