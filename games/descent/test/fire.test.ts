// Fire as a case: the worked examples and rulings A1 to A28, the tables typed by hand, and who may fire at whom.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { fireCase, maySplit, refuseFire, whyCannotFire } from '../rules/fire-case.ts'
import { fireResult, fireRow, fireValue, isSheltered, resultColumn } from '../rules/fire-tables.ts'
import type { Descent } from '../state.ts'
import { hex, position, type Setup, unit } from './support.ts'

const fires = (units: Setup['units'], more: Setup = {}): Descent => position({ phase: 5, units: units ?? {}, ...more })
const why = (s: Descent, firer: string, target: string, eyes = false): string | undefined =>
  refuseFire(s, unit(firer), unit(target), eyes)?.rule

describe('the tables', () => {
  /** 6.61 as printed: Strength 1 to 10 by column c1 to c10. */
  const DIRECT = [
    '- - - 1 1 2 2 3 3 4',
    '- - 1 1 2 2 3 3 4 4',
    '- 1 1 2 2 3 3 4 4 5',
    '1 1 2 2 3 3 4 4 5 5',
    '1 2 2 3 3 4 4 5 5 6',
    '2 2 3 3 4 4 5 5 6 6',
    '2 3 3 4 4 5 5 6 6 7',
    '3 3 4 4 5 5 6 6 7 7',
    '3 4 4 5 5 6 6 7 7 8',
    '4 4 5 5 6 6 7 7 8 8',
  ]
  const HARD = [0, 0, 2, 3, 4, 5, 6, 7, 8, 9]
  const SOFT = [0, 4, 5, 6, 7, 8, 9, 10, 10, 10]

  it('[6.0/5 6.0/6] every cell of 6.61, under both headers', () => {
    const s = position()
    for (let strength = 1; strength <= 10; strength++)
      for (let e = 0; e <= 9; e++)
        for (const hard of [true, false]) {
          const c = (hard ? HARD : SOFT)[e] ?? 0
          const printed = c === 0 ? '-' : (DIRECT[strength - 1]?.split(' ')[c - 1] ?? '-')
          expect(fireValue(s, 'direct', e, strength, hard)).toBe(printed === '-' ? 0 : Number(printed))
        }
  })

  it('[6.0/11 6.0/12] 6.62 has the same lines one column longer: headers 3 4, 5 6, 7, 8, 9 and 1 to 9', () => {
    const s = position()
    const hard = [0, 0, 0, 1, 1, 2, 2, 3, 4, 5]
    for (let strength = 1; strength <= 10; strength++)
      for (let e = 1; e <= 9; e++) {
        const line = `${DIRECT[strength - 1]} ${Math.floor((strength + 8) / 2)}`.split(' ')
        const soft = line[e + 1] ?? '-'
        expect(fireValue(s, 'indirect', e, strength, false)).toBe(soft === '-' ? 0 : Number(soft))
        const c = hard[e] ?? 0
        const armored = c === 0 ? '-' : (line[c - 1] ?? '-')
        expect(fireValue(s, 'indirect', e, strength, true)).toBe(armored === '-' ? 0 : Number(armored))
      }
  })

  it.each([
    ['hard-cover', 4, 6],
    ['cover', 3, 7],
    ['open', 2, 8],
    ['undispersed', 1, 9],
  ] as const)(
    '[6.0/8 6.0/14 charts-and/18] the row %s begins with Fire value %i and has %i columns',
    (row, first, count) => {
      const s = position()
      const columns = Array.from({ length: 9 }, (_, i) => resultColumn(s, row, i + 1))
      expect(columns).toEqual(Array.from({ length: 9 }, (_, i) => (i + 1 < first ? 0 : i + 2 - first)))
      expect(Math.max(...columns)).toBe(10 - first)
      expect(count).toBe(10 - first)
    },
  )

  it('[6.0/9 6.0/7 6.0/13 6.0/15] rulings A2, A5, A7: dice read down the column', () => {
    const s = position()
    expect(fireResult(s, resultColumn(s, 'open', 4), 11)).toBe('D')
    expect([2, 3].map((d) => fireResult(s, resultColumn(s, 'undispersed', 9), d))).toEqual(['3', '3'])
    expect([2, 3].map((d) => fireResult(s, resultColumn(s, 'cover', 9), d))).toEqual(['3', '2'])
    expect(fireResult(s, 0, 2)).toBe('-')
  })
})

describe('a fire worked out', () => {
  it('[6.0/16] Strength 5, Effectiveness 3 at a Dispersed company in mixed ground: Fire value 4, third column, 11 is D', () => {
    const s = fires({ 'A/NH': 'W0710', 'AR/1/2': { at: 'W0609', mode: 'dispersed' } })
    const found = fireCase(s, unit('A/NH'), unit('AR/1/2'))
    expect(found).toMatchObject({ effectiveness: 3, strength: 5, hard: false, value: 4, row: 'open', column: 3 })
    expect(fireResult(s, found.column, 11)).toBe('D')
  })

  it('[6.53] ruling A18: at range 12 when 6 is printed, Effectiveness 5 fires with 2', () => {
    const s = position({ phase: 3, units: { '7R/14': { at: 'W0721', mode: 'dispersed' }, 'A/23': 'W0710' } })
    expect(fireCase(s, unit('7R/14'), unit('A/23'))).toMatchObject({
      matrix: 'indirect',
      halved: true,
      effectiveness: 2,
    })
  })

  it('[12.2/1 12.22] several formations cost direct and heavy weapons fire, not artillery', () => {
    const s = fires({ 'A/23': 'W0710', '27-Bty/5.1': { at: 'W0710', mode: 'dispersed' }, 'AR/1/2': 'W0711' })
    const e = (id: string, penalty: number): number => fireCase(s, unit(id), unit('AR/1/2'), { penalty }).effectiveness
    expect([e('A/23', 0), e('A/23', 3), e('A/23', 9), e('27-Bty/5.1', 3)]).toEqual([4, 1, 0, 5])
  })

  it('[20.11 6.4/1] heavy weapons read 6.62 in Fire Phases and 6.61 as Opportunity fire', () => {
    const s = fires({ 'H/22': 'W0710', 'AR/1/2': 'W0711' })
    expect(fireCase(s, unit('H/22'), unit('AR/1/2')).matrix).toBe('indirect')
    expect(fireCase(s, unit('H/22'), unit('AR/1/2'), { opportunity: true }).matrix).toBe('direct')
  })

  it('[6.16] Germans divide their Strength in the Free Fire Phase only', () => {
    const units = { 'AR/1/2': 'W0710', 'A/23': 'W0711' }
    const s = position({ phase: 7, units })
    expect([maySplit(s, unit('AR/1/2')), maySplit(s, unit('A/23'))]).toEqual([true, false])
    expect(maySplit(position({ phase: 3, units }), unit('AR/1/2'))).toBe(false)
    expect(fireCase(s, unit('AR/1/2'), unit('A/23'), { part: 2 }).strength).toBe(2)
  })
})

describe('the row of a target', () => {
  const row = (
    target: string,
    at: string,
    mode: 'dispersed' | 'concentrated',
    mountain = false,
    dug = false,
  ): string => {
    const s = position({ units: { [target]: { at, mode } } })
    if (dug) s.entrenched.push(hex(at))
    return fireRow(s, unit(target), mountain)
  }

  it('[11.3/1 6.0/8 11.0/2] Dispersed units gain in rough, city, forest, village and broken; undispersed ones nowhere', () => {
    const at = { rough: 'W0226', city: 'E1727', forest: 'W1628', village: 'W0616', broken: 'W0127', woods: 'W0327' }
    const rows = Object.values(at).map((h) => row('A/23', h, 'dispersed'))
    expect(rows).toEqual(['hard-cover', 'hard-cover', 'cover', 'cover', 'cover', 'open'])
    expect(Object.values(at).map((h) => row('A/23', h, 'concentrated'))).toEqual(rows.map(() => 'undispersed'))
  })

  it('[11.5/2 11.51 11.5/1] ruling A23: an entrenchment gives the hard header in any mode, its row to Dispersed units only', () => {
    expect([row('A/23', 'W0710', 'dispersed', false, true), row('A/23', 'W0710', 'concentrated', false, true)]).toEqual(
      ['hard-cover', 'undispersed'],
    )
    const s = position({ units: { 'A/23': 'W0710', '7-RTR.1': 'W0710' } })
    s.entrenched.push(hex('W0710'))
    expect([isSheltered(s, unit('A/23')), isSheltered(s, unit('7-RTR.1'))]).toEqual([true, false])
  })

  it('[11.8/1 20.24] ruling A24: guns in rough or city read the row of forest', () => {
    expect(
      ['27-Bty/5.1', '7R/15'].flatMap((u) => [row(u, 'W0226', 'dispersed'), row(u, 'E1727', 'dispersed')]),
    ).toEqual(['cover', 'cover', 'cover', 'cover'])
  })

  it('[20.74] mountain troops fire into rough as into other ground, into entrenched rough by the entrenchment', () => {
    expect([row('A/23', 'W0226', 'dispersed', true), row('A/23', 'W0226', 'dispersed', true, true)]).toEqual([
      'open',
      'hard-cover',
    ])
  })

  it('[20.92] rulings A26, N10: support groups and Disrupted units are undispersed', () => {
    const s = position({ units: { SSS: 'W1628', 'A/23': { at: 'W0226', mode: 'dispersed', disrupted: true } } })
    expect([fireRow(s, unit('SSS'), false), fireRow(s, unit('A/23'), false)]).toEqual(['undispersed', 'undispersed'])
  })
})

describe('who may fire', () => {
  it('[6.0/3 6.14] only in the own Fire Phases; once in each', () => {
    const phases = [3, 5, 7, 10, 12, 14].map((phase) =>
      why(position({ phase, units: { 'A/23': 'W0710', 'AR/1/2': 'W0711' } }), 'A/23', 'AR/1/2'),
    )
    expect(phases).toEqual(['6.0', undefined, '6.0', undefined, '6.0', undefined])
    const s = fires({ 'A/23': 'W0710', 'AR/1/2': 'W0711' })
    s.fired[unit('A/23')] = 1
    expect(why(s, 'A/23', 'AR/1/2')).toBe('6.14')
  })

  it('[6.12 6.0/2] not in Travel, Depleted or Disrupted mode; nobody without Effectiveness', () => {
    const target = { 'AR/1/2': 'W0711' }
    const rule = (id: string, standing: object): string | undefined =>
      whyCannotFire(fires({ [id]: { at: 'W0710', ...standing }, ...target }), unit(id))?.rule
    expect(rule('3-Hus.1', { mode: 'travel' })).toBe('6.12')
    expect(rule('A/23', { depleted: true })).toBe('6.12')
    expect(rule('A/23', { disrupted: true })).toBe('6.12')
    expect(rule('SSS', {})).toBe('6.0')
  })

  it('[6.17] ruling A21: an Effectiveness in parentheses does not fire in Fire Phases', () => {
    expect(why(fires({ '5-Bde': 'W0710', 'AR/1/2': 'W0711' }), '5-Bde', 'AR/1/2')).toBe('6.17')
  })

  it('[6.13 10.41 10.42 6.44] ruling A17: direct fire from and at the top two, guns from any place, artillery at any unit', () => {
    const s = fires({
      'A/23': 'W0710',
      'B/23': 'W0710',
      'C/23': 'W0710',
      'H/22': 'W0710',
      '27-Bty/5.1': { at: 'W0710', mode: 'dispersed' },
      'AR/1/2': 'W0711',
      'AR/1/3': 'W0711',
      'AR/1/4': 'W0711',
    })
    expect([why(s, 'B/23', 'AR/1/3'), why(s, 'C/23', 'AR/1/3'), why(s, 'A/23', 'AR/1/4')]).toEqual([
      undefined,
      '6.13',
      '6.13',
    ])
    expect([why(s, 'H/22', 'AR/1/3'), why(s, 'H/22', 'AR/1/4')]).toEqual([undefined, '6.13'])
    expect(why(s, '27-Bty/5.1', 'AR/1/4')).toBeUndefined()
  })

  it('[6.15 6.43] range and own sight; indirect fire with the eyes of others', () => {
    const s = fires({ 'A/23': 'W0721', 'H/22': 'W0721', 'AR/1/2': 'W0719', 'AR/1/3': 'W0710' })
    expect(why(s, 'A/23', 'AR/1/2')).toBe('6.15')
    expect(why(s, 'H/22', 'AR/1/3', true)).toBe('6.15')
    const gun = fires({ '27-Bty/5.1': { at: 'W0721', mode: 'dispersed' }, 'AR/1/3': 'W0710' })
    expect(why(gun, '27-Bty/5.1', 'AR/1/3')).toBe('6.15')
    expect(why(gun, '27-Bty/5.1', 'AR/1/3', true)).toBeUndefined()
  })

  it('[20.5/1] flak fires as anti-tank does in everything', () => {
    const [flak, gun] = ['flak', 'anti-tank'].map((type) => position().box.tables.types.find((x) => x.type === type))
    expect({ ...flak, type: '', case: '', source: '' }).toEqual({ ...gun, type: '', case: '', source: '' })
    const s = fires({ '156LAA/RA': { at: 'W0710', mode: 'dispersed' }, 'AR/1/2': 'W0711' })
    expect([why(s, '156LAA/RA', 'AR/1/2'), fireCase(s, unit('156LAA/RA'), unit('AR/1/2')).matrix]).toEqual([
      undefined,
      'direct',
    ])
  })

  it('[20.23 20.25] ruling A20: anti-tank doubles its range, but only at what it sees itself', () => {
    const s = position({ phase: 3, units: { '7R/15': { at: 'W0710', mode: 'dispersed' }, 'A/23': 'W0714' } })
    const found = why(s, '7R/15', 'A/23')
    expect(found).toBe(why(s, '7R/15', 'A/23', true))
    expect(fireCase(s, unit('7R/15'), unit('A/23'))).toMatchObject({ halved: true, effectiveness: 2 })
  })

  it('[13.14 13.43 13.42] the unactivated and frozen do not fire; Re fires in Free Fire only', () => {
    const units = { 'A/23': 'W0710', 'AR/1/2': 'W0711' }
    const held = (code: string, phase: number): string | undefined => {
      const s = position({ phase, units })
      s.check[unit('A/23')] = s.box.tables.commandResults.findIndex((r) => r.code === code)
      return why(s, 'A/23', 'AR/1/2')
    }
    expect([held('F', 5), held('F', 14), held('Re', 5), held('Re', 14), held('M2', 5)]).toEqual([
      '13.43',
      '13.43',
      '13.43',
      undefined,
      undefined,
    ])
    const s = fires({ 'A/23': { at: 'W0710', activated: false }, 'AR/1/2': 'W0711' })
    expect([why(s, 'A/23', 'AR/1/2'), cell(s.fired, unit('A/23'))]).toEqual(['13.1', 0])
  })
})
