// Recovery from Disruption: the table, the modifiers of the moment, and the recovered who must leave their hex.
import { cell } from '@merkur/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recoveryBreakdown } from '../rules/command-odds.ts'
import { leavingHexes, recover, recovers, recoveryModifiers, refuseRecovery } from '../rules/recovery.ts'
import { isDisrupted } from '../state.ts'
import { hex, play, position, type Setup, stack, unit } from './support.ts'

const command = (more: Setup = {}) => position({ scenario: '32', turn: 20, phase: 8, ...more })
const modifiers = (more: Setup, id: string): string[] =>
  recoveryModifiers(command(more), unit(id)).map((m) => `${m.id} ${m.amount}`)

describe('the roll', () => {
  it('[15.66 charts-and/29 E12 E14] printed Morale, one die; above 6 and below -2 count as those', () => {
    const s = command()
    expect([recovers(s, 5, 1), recovers(s, 5, 0), recovers(s, 6, 0), recovers(s, 1, 4), recovers(s, 1, 5)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
    expect([recovers(s, 1, 8), recovers(s, 6, -4)]).toEqual([true, false])
  })

  it('[15.67 20.34 charts-and/34 N58] headquarters beside help when they are not Disrupted, in the stack in any case; leaders there too', () => {
    const company = { at: 'W0710', disrupted: true } as const
    expect(modifiers({ units: { 'A/23': company, '23/5-Bde': 'W0711' } }, 'A/23')).toContain('headquarters 1')
    expect(
      modifiers({ units: { 'A/23': company, '23/5-Bde': { at: 'W0711', disrupted: true } } }, 'A/23'),
    ).not.toContain('headquarters 1')
    expect(modifiers({ units: { 'A/23': company, '23/5-Bde': { at: 'W0710', disrupted: true } } }, 'A/23')).toContain(
      'headquarters 1',
    )
    expect(modifiers({ units: { 'A/23': company, Hargest: 'W0710' } }, 'A/23')).toContain('headquarters 1')
  })

  it('[32.42 21.81 15.67] German leaders who have no effect yet do not help, nor does the King', () => {
    const company = { at: 'W0710', disrupted: true } as const
    const koch = { units: { 'AR/1/2': company, Koch: 'W0710' }, phase: 1 } as const
    expect(modifiers({ ...koch, turn: 21 }, 'AR/1/2')).not.toContain('headquarters 1')
    expect(modifiers({ ...koch, turn: 22 }, 'AR/1/2')).toContain('headquarters 1')
    expect(modifiers({ units: { '1/1': company, 'King-George': 'W0710' } }, '1/1')).not.toContain('headquarters 1')
  })

  it('[15.67 charts-and/33] friendly armor with it adds one', () => {
    const found = modifiers({ units: { 'A/23': { at: 'W0710', disrupted: true }, '7-RTR.1': 'W0710' } }, 'A/23')
    expect(found).toContain('armor 1')
  })

  it('[15.67 charts-and/35 charts-and/36] enemy armor beside it and no supply take one each', () => {
    const units = { 'AR/1/2': { at: 'W0710', disrupted: true as const }, '7-RTR.1': 'W0711' }
    expect(modifiers({ units, turn: 20, phase: 1 }, 'AR/1/2')).toEqual(['enemy-armor -1', 'supply -1'])
  })

  it('[15.67 charts-and/32 charts-and/37 charts-and/38] a Disrupted friend beside it takes one, want of activation two; all are added', () => {
    const units = {
      'A/23': { at: 'W0710', disrupted: true as const, activated: false as const },
      'B/23': { at: 'W0711', disrupted: true as const },
    }
    expect(modifiers({ scenario: '30', turn: 14, units }, 'A/23')).toEqual([
      'supply -1',
      'disrupted-neighbour -1',
      'not-activated -2',
    ])
  })

  it('[15.64 15.61] the unactivated may try; the odds shown are those of the table', () => {
    const s = command({
      scenario: '30',
      turn: 14,
      units: { 'A/23': { at: 'W0710', disrupted: true, activated: false } },
    })
    expect(refuseRecovery(s, hex('W0710'))).toBeUndefined()
    // Morale 5: R from 1 on; supply -1 and not activated -2 leave 4, 5 and 6.
    expect(recoveryBreakdown(s, unit('A/23')).outcomes[0]?.p).toBeCloseTo(3 / 6)
  })

  it('[15.52] only in the own Command Phase, once a phase', () => {
    const s = command({ units: { 'A/23': { at: 'W0710', disrupted: true } }, dice: [1] })
    expect(
      refuseRecovery(command({ phase: 9, units: { 'A/23': { at: 'W0710', disrupted: true } } }), hex('W0710'))?.rule,
    ).toBe('15.52')
    expect(refuseRecovery(s, hex('W0711'))?.rule).toBe('15.6')
    play(recover(s, hex('W0710')))
    expect(isDisrupted(s, unit('A/23'))).toBe(true)
    expect(refuseRecovery(s, hex('W0710'))?.rule).toBe('15.61')
  })
})

describe('the stack', () => {
  const two = { 'A/23': { at: 'W0710', disrupted: true }, 'B/23': { at: 'W0710', disrupted: true } } as const

  it('[15.61 E11] who recovers beside others who do not is moved one hex, or is Disrupted again', () => {
    const s = command({ units: two, dice: [6, 1] })
    expect(leavingHexes(s, unit('A/23'))).toContain(hex('W0711'))
    const asked = play(recover(s, hex('W0710')), 'W0711')
    expect(asked[0]).toMatch(/^commonwealth recovered: stay /)
    expect([stack(s, 'W0710'), stack(s, 'W0711'), isDisrupted(s, unit('A/23'))]).toEqual([['B/23'], ['A/23'], false])
    const again = command({ units: two, dice: [6, 1] })
    play(recover(again, hex('W0710')), 'stay')
    expect([unit('A/23'), unit('B/23')].map((u) => isDisrupted(again, u))).toEqual([true, true])
  })

  it('[15.61 charts-and/31] nobody moves when all recover; by the option of the note the top one rolls for all', () => {
    const all = command({ units: two, dice: [6, 5] })
    play(recover(all, hex('W0710')))
    expect([stack(all, 'W0710'), isDisrupted(all, unit('B/23'))]).toEqual([['A/23', 'B/23'], false])
    const note = command({ units: two, dice: [6] })
    note.recovery = 'stack'
    play(recover(note, hex('W0710')))
    expect([unit('A/23'), unit('B/23')].map((u) => isDisrupted(note, u))).toEqual([false, false])
  })

  it('[15.63 20.61 33.2/7] it comes back in its mode; a static gun that recovers among Disrupted others cannot leave', () => {
    const s = command({
      units: { 'A/23': { at: 'W0710', disrupted: true, mode: 'dispersed' }, 'CD.1': { at: 'W0710', disrupted: true } },
      dice: [1, 6],
    })
    play(recover(s, hex('W0710')))
    expect([isDisrupted(s, unit('CD.1')), stack(s, 'W0710')]).toEqual([true, ['A/23', 'CD.1']])
    expect(cell(s.mode, unit('A/23'))).toBe(0)
  })

  it('[16.54 G23] on Ay Theodhoroi a six alone helps, and nobody leaves', () => {
    const island = (die: number) =>
      position({
        turn: 4,
        phase: 1,
        units: { 'AR/1/2': { at: 'W0306', disrupted: true }, 'AR/1/3': { at: 'W0306', disrupted: true } },
        dice: [die],
      })
    const five = island(5)
    play(recover(five, hex('W0306')))
    expect(isDisrupted(five, unit('AR/1/2'))).toBe(true)
    const six = island(6)
    play(recover(six, hex('W0306')))
    expect([unit('AR/1/2'), unit('AR/1/3')].map((u) => isDisrupted(six, u))).toEqual([false, false])
  })
})

describe('the table read literally', () => {
  it('[15.66 charts-and/39] R wherever the die is at least 6 less the Morale, never below', () => {
    const s = command()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: -6, max: 12 }), (morale, total) => {
        expect(recovers(s, morale, total)).toBe(Math.min(6, Math.max(-2, total)) >= 6 - morale)
      }),
    )
  })
})
