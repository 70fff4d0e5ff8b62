// Chains of command, and the penalty of several formations.
import { describe, expect, it } from 'vitest'
import { chainOf, divisionOf, formationPenalty, formations, isUnder, leaderBinds, leads } from '../rules/chain.ts'
import { names, position, unit } from './support.ts'

const those = (...ids: readonly string[]): number[] => ids.map(unit)

describe('chains', () => {
  it('[12.0/2 12.13] a company stands below battalion, brigade, division and CHCHQ', () => {
    const s = position()
    expect(names(chainOf(s, unit('A/23')))).toEqual(['23/5-Bde', '5-Bde', '2-NZ-Div', 'CHCHQ'])
    expect(isUnder(s, unit('A/23'), unit('2-NZ-Div'))).toBe(true)
    expect(isUnder(s, unit('A/23'), unit('4-Bde'))).toBe(false)
  })

  it('[12.11 12.12] paratroops end at RHQ, mountain troops at 5 Mountain', () => {
    const s = position()
    expect(names(chainOf(s, unit('AR/1/2')))).toEqual(['AR/1/1', 'RHQ'])
    expect(names(chainOf(s, unit('100/1/2')))).toEqual(['100/1/1', 'RHQ/100', '5-Mountain'])
  })
})

describe('the penalty of several formations', () => {
  const n = (...ids: readonly string[]): number => formationPenalty(position(), those(...ids))
  it('[12.2/1] two battalions cost each firer two, three cost three, one nothing', () => {
    expect([n('A/23', 'B/23'), n('A/23', 'A/22'), n('A/23', 'A/22', 'A/18')]).toEqual([0, 2, 3])
  })

  it('[12.22 12.23] artillery neither causes nor suffers it; anti-tank does', () => {
    expect(n('A/23', '27-Bty/5.1')).toBe(0)
    expect(n('AR/1/2', '7R/15')).toBe(2)
  })

  it('[12.71] a unit directly under brigade, division or RHQ joins a battalion below it', () => {
    expect(n('A/23', '7-NZFC/5')).toBe(0)
    expect(n('A/23', 'A/22', '7-NZFC/5')).toBe(2)
    expect(n('A/23', '5-Bde')).toBe(0)
    expect(n('A/23', '4-Bde')).toBe(2)
  })

  it('[12.71] AR/17 to 19, 7R/MG/13 to 15 and III/13, 14 belong to their own regiments', () => {
    expect(n('AR/1/2', 'AR/17')).toBe(0)
    expect(n('AR/17', 'AR/18')).toBe(0)
    expect(n('7R/I/2', 'AR/17')).toBe(2)
    expect(n('AR/1/2', 'AR/2/6', 'AR/17')).toBe(2)
  })

  it('[12.23] flak is no other formation within its division', () => {
    expect(n('A/1W', '156LAA/RA')).toBe(0)
    expect(n('A/23', '156LAA/RA')).toBe(2)
  })

  it('[12.15] each independent unit is a formation of its own, until it attaches itself', () => {
    const s = position()
    const pair = those('7-RTR.1', 'A/23')
    expect(formationPenalty(s, pair)).toBe(2)
    expect(formationPenalty(s, those('7-RTR.1', '7-RTR.2'))).toBe(2)
    s.superior[unit('7-RTR.1')] = unit('23/5-Bde')
    expect(formationPenalty(s, pair)).toBe(0)
    expect(divisionOf(s, unit('7-RTR.1'))).toBe('2-NZ-Div')
  })

  it('[12.6/2] a unit that has joined another headquarters keeps its old formation for fire', () => {
    const s = position()
    s.superior[unit('A/22')] = unit('23/5-Bde')
    expect(formationPenalty(s, those('A/22', 'A/23'))).toBe(2)
  })

  it('[13.16] formations whose penalty was lifted count as one', () => {
    const s = position()
    for (const hq of those('23/5-Bde', '22/5-Bde')) s.exempt[hq] = 1
    expect(formations(s, those('A/22', 'A/23'))).toBe(1)
    expect(formationPenalty(s, those('A/22', 'A/23', 'A/18'))).toBe(2)
  })

  it('[21.12] a leader stacked with a firer lifts it, if one is his and all are his or of one nation', () => {
    const s = position({
      units: { Hargest: 'W0710', 'A/23': 'W0710', 'A/22': 'W0711', 'A/18': 'W0711', '2/7/19IB': 'W0711' },
    })
    expect(formationPenalty(s, those('A/22', 'A/23'))).toBe(0)
    expect(formationPenalty(s, those('A/23', 'A/18'))).toBe(0)
    expect(leaderBinds(s, those('A/23', '2/7/19IB'))).toBe(false)
    expect(leaderBinds(s, those('A/22', 'A/18'))).toBe(false)
    expect([leads(s, unit('Hargest'), unit('A/23')), leads(s, unit('Hargest'), unit('A/18'))]).toEqual([true, false])
    expect(leads(s, unit('Forrester'), unit('1R/5-Bde'))).toBe(true)
  })

  it('[21.12 4.3] paratroops and mountain troops are of one nation: a leader of either binds both', () => {
    const s = position({ units: { Ramcke: 'W0710', 'AR/1/2': 'W0710', '100/1/2': 'W0711' } })
    expect(leaderBinds(s, [unit('AR/1/2'), unit('100/1/2')])).toBe(true)
    expect(formationPenalty(s, [unit('AR/1/2'), unit('100/1/2')])).toBe(0)
  })
})
