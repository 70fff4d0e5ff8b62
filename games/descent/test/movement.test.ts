// Movement and stacks: worked cases of 8.1, 9.1 to 9.5 and 10.0.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { faults } from '../faults.ts'
import { whyCannotMove } from '../rules/mobility.ts'
import {
  displacementHexes,
  disrupt,
  fits,
  isOverstacked,
  isTopTwo,
  limitOf,
  refuseOrder,
  restack,
  strengthIn,
  surplus,
  topTwo,
} from '../rules/stack.ts'
import { leaving, mayLeave, refuseGroup, refuseStep, step, stepPrice } from '../rules/walk.ts'
import { at, spaceId } from '../state.ts'
import { hex, names, position, stack, unit } from './support.ts'

const OURS = { phase: 6 }
const [A, B, C] = [unit('A/23'), unit('B/23'), unit('C/23')]

describe('who moves', () => {
  it('9.0: only the phasing side, in its Conditional Movement Phase', () => {
    const why = (phase: number): string | undefined =>
      whyCannotMove(position({ phase, units: { 'A/23': 'W0710' } }), A)?.rule
    expect([3, 4, 5, 6, 7, 11, 13].map(why)).toEqual([
      '10.21',
      '10.21',
      '10.21',
      undefined,
      '10.21',
      undefined,
      '10.21',
    ])
  })

  it('[9.31] guns move only in Travel mode, static guns never', () => {
    const s = position({
      ...OURS,
      units: {
        '27-Bty/5.1': { at: 'W0710', mode: 'dispersed' },
        '27-Bty/5.2': { at: 'W0710', mode: 'travel' },
        'CD.1': 'W0711',
      },
    })
    expect(whyCannotMove(s, unit('27-Bty/5.1'))?.rule).toBe('9.31')
    expect(whyCannotMove(s, unit('27-Bty/5.2'))).toBeUndefined()
    expect(whyCannotMove(s, unit('CD.1'))?.rule).toBe('9.8')
  })

  it('[9.23 14.51 13.14] not the Disrupted, nor who fired or observed before, nor the unactivated', () => {
    const s = position({
      ...OURS,
      units: {
        'A/23': { at: 'W0710', disrupted: true },
        'B/23': { at: 'W0711', bound: true },
        'C/23': { at: 'W0820', activated: false },
      },
    })
    expect([A, B, C].map((u) => whyCannotMove(s, u)?.rule)).toEqual(['9.23', '14.51', '13.1'])
  })

  it('[13.42 13.43 13.45] Re, F and Rt keep a unit from moving, M does not', () => {
    const rows = position().box.tables.commandResults
    const s = position({ ...OURS, units: { 'A/23': 'W0710' } })
    const stuck = rows.map((r, i) => {
      s.check[A] = i
      return [r.code, whyCannotMove(s, A) !== undefined]
    })
    expect(Object.fromEntries(stuck)).toEqual({
      '-': false,
      Re: true,
      F: true,
      M1: false,
      M2: false,
      M3: false,
      Rt: true,
    })
  })
})

describe('what a step costs and what forbids it', () => {
  it('[9.11 9.13] four points; the last one must be paid in full', () => {
    const s = position({ ...OURS, units: { 'A/23': { at: 'W0710', mode: 'dispersed', spent: 24 } } })
    expect(refuseStep(s, A, hex('W0711'))).toBeUndefined()
    s.spent[A] = 25
    expect(refuseStep(s, A, hex('W0711'))?.rule).toBe('9.13')
  })

  it('[9.14] one hex may always be moved as the only step, but not into prohibited ground', () => {
    const s = position({
      ...OURS,
      units: {
        'A/23': { at: 'W0610', mode: 'dispersed' },
        'AR/1/2': 'W0609',
      },
    })
    expect(stepPrice(s, A, hex('W0611'))).toBe(8 + 24 + (s.cache.german[hex('W0610')] ? 16 : 0))
    expect(refuseStep(s, A, hex('W0611'))).toBeUndefined()
    expect(refuseStep(s, A, hex('W0609'))?.rule).toBe('11.14')
  })

  it('[8.11 8.5/2] leaving an enemy zone costs two points, entering one nothing', () => {
    const s = position({ ...OURS, units: { 'A/23': { at: 'W0711', mode: 'dispersed' }, 'AR/1/2': 'W0811' } })
    expect(stepPrice(s, A, hex('W0710'))).toBe(8 + 16)
    s.at[A] = hex('W0710')
    expect(stepPrice(s, A, hex('W0711'))).toBe(8 + (cell(s.cache.german, hex('W0710')) > 0 ? 16 : 0))
  })

  it('[8.12] armor and leaders leave a zone for nothing', () => {
    const s = position({
      ...OURS,
      units: { '7-RTR.1': { at: 'W0711', mode: 'concentrated' }, Hargest: 'W0711', 'AR/1/2': 'W0811' },
    })
    expect(stepPrice(s, unit('7-RTR.1'), hex('W0710'))).toBe(2)
    expect(stepPrice(s, unit('Hargest'), hex('W0710'))).toBe(1)
  })

  it('[9.12 21.31] enemies bar a hex, lone leaders do not and die', () => {
    const s = position({ ...OURS, units: { 'A/23': 'W0711', 'AR/1/2': 'W0710', Meindl: 'W0712', Hargest: 'W0812' } })
    expect(refuseStep(s, A, hex('W0710'))?.rule).toBe('9.12')
    expect(refuseStep(s, A, hex('W0712'))).toBeUndefined()
    expect(refuseStep(s, unit('Hargest'), hex('W0712'))?.rule).toBe('9.12')
    step(s, [A], hex('W0712'))
    expect([stack(s, 'W0712'), spaceId(s, at(s, unit('Meindl')))]).toEqual([['A/23'], 'lost'])
    expect(faults(s)).toEqual([])
  })

  it('27.1: nobody leaves a scenario that is closed', () => {
    const s = position({ scenario: '32', ...OURS, turn: 20, units: { 'A/23': 'W0701' } })
    const out = [0, 1, 2, 3, 4, 5]
      .map((d) => cell(s.box.board.around, 6 * hex('W0701') + d))
      .filter((h) => h >= 0 && spaceId(s, h).startsWith('E'))
    expect(out.map((h) => refuseStep(s, A, h)?.rule)).toEqual(out.map(() => '27.1'))
    expect(out.length).toBeGreaterThan(0)
  })
})

describe('stacks', () => {
  it('[9.16 9.5/1] who enters lies on top, in its own order', () => {
    const s = position({ ...OURS, units: { 'A/23': 'W0710', 'B/23': 'W0710', 'C/23': 'W0711' } })
    step(s, [A, B], hex('W0711'))
    expect(stack(s, 'W0711')).toEqual(['A/23', 'B/23', 'C/23'])
    expect(cell(s.spent, A)).toBe(4)
    expect(faults(s)).toEqual([])
  })

  it('[9.52] who leaves a stack is one of its top two, the rest moving up; leaders go freely', () => {
    const s = position({
      ...OURS,
      units: { 'A/23': 'W0710', 'B/23': 'W0710', 'C/23': 'W0710', Hargest: 'W0710' },
    })
    expect([[A], [B], [C], [A, B, C], [B, C], [A, C], [unit('Hargest')]].map((g) => mayLeave(s, g))).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
      true,
    ])
    expect(refuseGroup(s, [C], hex('W0711'))?.rule).toBe('9.52')
  })

  it('[10.1/1 10.12 10.13] the limit of the ground counts current Strength; leaders do not count', () => {
    const big = { strength: 10 }
    const s = position({
      ...OURS,
      units: { 'A/23': 'W0710', 'B/23': { at: 'W0711', ...big }, 'C/23': { at: 'W0711', ...big }, Hargest: 'W0711' },
    })
    expect([limitOf(s, hex('W0711')), strengthIn(s, hex('W0711'))]).toEqual([24, 20])
    s.strength[A] = 4
    expect(fits(s, hex('W0711'), [A])).toBe(true)
    s.strength[A] = 5
    expect(fits(s, hex('W0711'), [A])).toBe(false)
    expect(fits(s, hex('W0711'), [unit('Hargest'), unit('Meindl')])).toBe(true)
  })

  it('[6.13 10.41 10.46] every unit with a Strength counts among the top two, leaders do not', () => {
    const s = position({ units: { Hargest: 'W0710', 'A/23': 'W0710', SSS: 'W0710', 'B/23': 'W0710' } })
    expect(names(topTwo(s, hex('W0710')))).toEqual(['A/23', 'SSS'])
    expect([A, B].map((u) => isTopTwo(s, u))).toEqual([true, false])
  })

  it('[10.31] one Disrupted unit Disrupts the hex, and those who enter it', () => {
    const s = position({ ...OURS, units: { 'A/23': 'W0710', 'B/23': 'W0711', 'C/23': 'W0711' } })
    disrupt(s, B)
    expect([A, B, C].map((u) => cell(s.disrupted, u))).toEqual([0, 1, 1])
    step(s, [A], hex('W0711'))
    expect(cell(s.disrupted, A)).toBe(1)
    expect(whyCannotMove(s, A)?.rule).toBe('9.23')
  })

  it('[20.61] static guns pass Disruption on to nobody, and inland do not count', () => {
    const s = position({ units: { 'CD.1': 'W0710', 'A/23': 'W0710' } })
    disrupt(s, unit('CD.1'))
    expect([cell(s.disrupted, unit('CD.1')), cell(s.disrupted, A)]).toEqual([1, 0])
    expect(strengthIn(s, hex('W0710'))).toBe(cell(s.strength, A))
    const coast = s.box.board.ids.find((_, h) => cell(s.box.coast, h) === 1 && cell(s.box.ground, h) !== 9) ?? ''
    const there = position({ units: { 'CD.1': coast, 'A/23': coast } })
    expect(strengthIn(there, hex(coast))).toBe(cell(there.strength, A) + cell(there.strength, unit('CD.1')))
  })

  it('[10.31 20.61] but others pass theirs on to a static gun, as to everybody in the hex', () => {
    const s = position({ units: { 'CD.1': 'W0710', 'A/23': 'W0710', 'B/23': 'W0711' } })
    disrupt(s, A)
    expect(cell(s.disrupted, unit('CD.1'))).toBe(1)
    const entered = position({
      ...OURS,
      units: { 'CD.1': 'W0710', 'A/23': { at: 'W0710', disrupted: true }, 'B/23': 'W0711' },
    })
    step(entered, [B], hex('W0710'))
    expect([B, unit('CD.1')].map((u) => cell(entered.disrupted, u))).toEqual([1, 1])
  })

  it('[10.32 10.33] the surplus is who came last; it goes to an open hex, then to friends, and never to enemies', () => {
    const s = position({
      units: {
        'A/23': { at: 'W0710', strength: 6 },
        'B/23': { at: 'W0710', strength: 10 },
        'C/23': { at: 'W0710', strength: 10 },
        'D/23': 'W0711',
      },
    })
    expect(isOverstacked(s, hex('W0710'))).toBe(true)
    expect(names(surplus(s, hex('W0710')))).toEqual(['A/23'])
    const open = displacementHexes(s, A).map((h) => spaceId(s, h))
    expect(open).not.toContain('W0711')
    expect(open.length).toBeGreaterThan(0)
    const around = [0, 1, 2, 3, 4, 5].map((d) => spaceId(s, cell(s.box.board.around, 6 * hex('W0710') + d)))
    const full = position({
      units: {
        'A/23': { at: 'W0710', strength: 6 },
        'B/23': { at: 'W0710', strength: 10 },
        'C/23': { at: 'W0710', strength: 10 },
        ...Object.fromEntries(
          ['AR/1/2', 'AR/1/3', 'AR/2/6', 'AR/2/7', 'AR/3/10'].map((u, i) => [
            u,
            around.filter((h) => h !== 'W0711')[i] ?? 'W0709',
          ]),
        ),
        'D/23': 'W0711',
      },
    })
    expect(displacementHexes(full, A).map((h) => spaceId(full, h))).toEqual(['W0711'])
  })

  it('[9.51 10.0/2 10.22] a stack is rearranged for nothing by mobile units only', () => {
    const s = position({
      ...OURS,
      units: { 'A/23': 'W0710', 'B/23': { at: 'W0710', bound: true }, 'C/23': { at: 'W0710', bound: true } },
    })
    expect(refuseOrder(s, hex('W0710'), [B, A, C])).toBeUndefined()
    expect(refuseOrder(s, hex('W0710'), [A, C, B])?.rule).toBe('10.0')
    restack(s, hex('W0710'), [B, C, A])
    expect(stack(s, 'W0710')).toEqual(['B/23', 'C/23', 'A/23'])
    expect([A, B, C].map((u) => cell(s.spent, u))).toEqual([0, 0, 0])
    s.bound[A] = 1
    expect(refuseOrder(s, hex('W0710'), [A, B, C])?.rule).toBe('9.51')
    s.phase = 4
    expect(refuseOrder(s, hex('W0710'), [A, B, C])?.rule).toBe('10.21')
  })

  it('[9.4/1 21.35] leaving a controlled hex is a trigger, of a lone leader it is none', () => {
    const s = position({ ...OURS, units: { 'A/23': 'W0711', Hargest: 'W0711', 'AR/1/2': 'W0811' } })
    expect(leaving(s, [A])).toEqual({ kind: 'leave', hex: hex('W0711'), units: [A] })
    const alone = position({ ...OURS, units: { Hargest: 'W0711', 'AR/1/2': 'W0811' } })
    expect(leaving(alone, [unit('Hargest')])).toBeUndefined()
    expect(leaving(position({ ...OURS, units: { 'A/23': 'W0711' } }), [A])).toBeUndefined()
  })
})
