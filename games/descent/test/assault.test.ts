// Close assault: who may, value, odds and result, losses, retreats, advance.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { faults } from '../faults.ts'
import { assault, assaultOdds, assaultPreview } from '../rules/assault.ts'
import { type Assault, assaultOf, assaultResult, assaultValue, oddsOf } from '../rules/assault-case.ts'
import { assaultPrice } from '../rules/assault-who.ts'
import { assaultRetreats } from '../rules/retreat.ts'
import { type Descent, spaceId } from '../state.ts'
import { CLEAR, caseOf, FOREST, HERE, MIXED, meeting, type Where, why } from './assault-positions.ts'
import { hex, names, play, position, type Setup, stack, unit } from './support.ts'

describe('who may close assault', () => {
  it('[9.61] ruling D16: not who fired in the Conditional Fire Phase before, nor from afar, nor in another phase', () => {
    const s = meeting(CLEAR, { 'AR/1/2': HERE, 'AR/1/3': { bound: true } }, { 'A/23': HERE })
    expect([why(s, CLEAR, 'AR/1/2'), why(s, CLEAR, 'AR/1/3'), why(s, MIXED, 'AR/1/2')]).toEqual([
      undefined,
      '14.51',
      '9.6',
    ])
    expect(why(meeting(CLEAR, { 'AR/1/2': HERE }, { 'A/23': HERE }, { phase: 6 }), CLEAR, 'AR/1/2')).toBe('10.21')
  })

  it('[19.35 15.6 9.7/5 20.91] not the Depleted, Disrupted, support groups, nor who has assaulted', () => {
    const s = meeting(CLEAR, { 'AR/1/2': { depleted: true } }, { 'A/23': HERE })
    expect(why(s, CLEAR, 'AR/1/2')).toBe('19.35')
    expect(why(meeting(CLEAR, { 'AR/1/2': { disrupted: true } }, { 'A/23': HERE }), CLEAR, 'AR/1/2')).toBe('9.23')
    const again = meeting(CLEAR, { 'AR/1/2': HERE }, { 'A/23': HERE })
    again.assaulted[unit('AR/1/2')] = 1
    expect(why(again, CLEAR, 'AR/1/2')).toBe('9.7')
    const support = position({ phase: 6, units: { SSS: CLEAR[0], 'AR/1/2': CLEAR[1] } })
    expect(why(support, CLEAR, 'SSS')).toBe('20.91')
  })

  it('[11.42 9.7/6] not over a blocked hexside; from the next hex always, whatever it costs', () => {
    const s = meeting(['W0609', 'W0610'], { 'AR/1/2': HERE }, { 'A/23': HERE })
    expect(why(s, ['W0609', 'W0610'], 'AR/1/2')).toBe('11.42')
    const dear = meeting(FOREST, { 'AR/1/2': HERE }, { 'A/23': HERE })
    expect([assaultPrice(dear, unit('AR/1/2'), hex(FOREST[1])) / 8, why(dear, FOREST, 'AR/1/2')]).toEqual([
      7,
      undefined,
    ])
    dear.spent[unit('AR/1/2')] = 1
    expect(why(dear, FOREST, 'AR/1/2')).toBe('9.62')
  })

  it('[9.62] ruling M29: ground, two points for the zone, and one; without a zone of the defenders no two', () => {
    const price = (defenders: Setup['units']): number =>
      assaultPrice(meeting(CLEAR, { 'AR/1/2': HERE }, defenders), unit('AR/1/2'), hex(CLEAR[1])) / 8
    expect([price({ 'A/23': HERE }), price({ 'A/23': { disrupted: true } })]).toEqual([3.5, 1.5])
  })

  it('[20.13 20.26 20.32 20.12] no heavy weapons, anti-tank or two-mode headquarters on top; a lone weapons unit may (ruling N13)', () => {
    const s = (top: string): Descent => meeting(CLEAR, { [top]: HERE, 'AR/1/2': HERE }, { 'A/23': HERE })
    expect(why(s('AR/1/4'), CLEAR, 'AR/1/4', 'AR/1/2')).toBe('20.13')
    expect(why(s('AR/1/4'), CLEAR, 'AR/1/4')).toBeUndefined()
    expect(why(s('RHQ'), CLEAR, 'RHQ', 'AR/1/2')).toBe('20.32')
    const gun = meeting(CLEAR, { '7R/15': { mode: 'travel' }, '7R/I/1': HERE }, { 'A/23': HERE })
    expect([why(gun, CLEAR, '7R/15', '7R/I/1'), why(gun, CLEAR, '7R/I/1')]).toEqual(['20.26', undefined])
    const two = meeting(CLEAR, { 'AR/1/2': HERE, 'AR/1/4': HERE, 'AR/2/8': HERE }, { 'A/23': HERE })
    expect(why(two, CLEAR, 'AR/1/2', 'AR/1/4', 'AR/2/8')).toBe('20.12')
  })

  it('[12.3/1] ruling D15: different divisions do not assault together, unless a leader binds them', () => {
    const units = { 'A/23': HERE, 'A/2/7': HERE } as const
    const s = position({ phase: 6, units: { 'A/23': CLEAR[0], 'A/2/7': CLEAR[0], 'AR/1/2': CLEAR[1] } })
    expect([why(s, CLEAR, ...Object.keys(units)), why(s, CLEAR, 'A/23')]).toEqual(['12.3', undefined])
    const bound = position({
      phase: 6,
      units: { 'A/23': CLEAR[0], 'A/2/7': CLEAR[0], Freyberg: CLEAR[0], 'AR/1/2': CLEAR[1] },
    })
    expect(why(bound, CLEAR, ...Object.keys(units))).toBeUndefined()
  })
})

describe('value, odds and result', () => {
  it('[9.7/4] ruling N50: odds rounded in the defenders favour, from 1:4 to 5:1', () => {
    const found = [
      [5, 5],
      [9, 5],
      [10, 5],
      [30, 5],
      [5, 9],
      [5, 11],
      [5, 16],
      [1, 20],
      [0, 3],
      [3, 0],
    ].map(([a, d]) => oddsOf(a ?? 0, d ?? 0))
    expect(found).toEqual(['1:1', '1:1', '2:1', '5:1', '1:2', '1:3', '1:4', '1:4', '1:4', '5:1'])
  })

  it('[9.71] differentials beyond the chart read its edges; the close columns stand one to the right', () => {
    const s = position({})
    for (let e = -6; e <= 7; e++)
      for (let m = -7; m <= 8; m++) {
        expect(assaultValue(s, e, m, false)).toBe(assaultValue(s, e, m - 1, true))
        expect(assaultValue(s, e, m, true)).toBe(
          assaultValue(s, Math.max(-4, Math.min(5, e)), Math.max(-4, Math.min(5, m)), true),
        )
      }
    expect([assaultValue(s, 0, 0, true), assaultValue(s, -4, 0, true)]).toEqual([4, 0])
  })

  it('[9.72] more on the die, in value or odds is never worse for the attackers', () => {
    const s = position({})
    const odds = s.box.tables.assault.odds.map((o) => o.odds)
    const worth = (code: ReturnType<typeof assaultResult>): number =>
      (code?.defender_loss ?? 0) * 4 -
      (code?.attacker_loss ?? 0) * 4 +
      (code?.defender_retreats ? 1 : 0) +
      (code?.defender_disrupted ? 1 : 0) -
      (code?.attacker_disrupted ? 1 : 0)
    for (const o of odds)
      for (let value = 1; value < 9; value++)
        for (let die = 1; die <= 6; die++) {
          const now = worth(assaultResult(s, { odds: o, value }, die))
          expect(worth(assaultResult(s, { odds: o, value: value + 1 }, die))).toBeGreaterThanOrEqual(now - 4)
        }
    const chances = assaultOdds(s, { ...caseOf(meeting(CLEAR, { 'AR/1/2': HERE }, { 'A/23': HERE }), CLEAR, 'AR/1/2') })
    expect(chances.reduce((n, c) => n + c.p, 0)).toBeCloseTo(1)
  })
})

/** Attackers so strong and defenders so weak that the result is the die plus 14 or more. */
const RUN = { 'AR/1/2': HERE, 'AR/1/3': HERE, 'AR/1/1': HERE } as const

describe('the course of an assault', () => {
  const fought = (s: Descent, where: Where, units: readonly string[], ...keys: string[]): string[] =>
    play(assault(s, hex(where[0]), hex(where[1]), units.map(unit)), ...keys)

  it('[9.6/1 9.63 9.72] rulings M26, M28: losses, retreat of the survivors, advance; the assault is their last act', () => {
    const s = meeting(CLEAR, RUN, { 'A/23': { strength: 5, disrupted: true } }, { dice: [1] })
    const found = caseOf(s, CLEAR, ...Object.keys(RUN))
    expect([found.value, found.odds]).toEqual([9, '5:1'])
    const asked = fought(s, CLEAR, Object.keys(RUN), 'W1121', 'done')
    expect(asked.map((a) => a.split(':')[0])).toEqual(['commonwealth retreat', 'german advance'])
    expect([cell(s.strength, unit('A/23')), cell(s.disrupted, unit('A/23'))]).toEqual([1, 1])
    expect([stack(s, 'W1121'), stack(s, CLEAR[1]), stack(s, CLEAR[0])]).toEqual([['A/23'], Object.keys(RUN), []])
    expect([cell(s.assaulted, unit('AR/1/2')), why(s, CLEAR, 'AR/1/2')]).toEqual([1, '9.6'])
    expect(faults(s)).toEqual([])
  })

  it('[9.52 9.61] ruling M25: who could not leave the stack does not assault out of it, nor advance from under others', () => {
    const s = meeting(CLEAR, RUN, { 'A/23': { strength: 5, disrupted: true } }, { dice: [1] })
    expect([why(s, CLEAR, 'AR/1/1'), why(s, CLEAR, 'AR/1/3', 'AR/1/1')]).toEqual(['9.52', undefined])
    const flow = (...keys: string[]): string[] => fought(s, CLEAR, Object.keys(RUN), 'W1121', ...keys)
    // The second and the third under the first, who stays.
    expect(flow('AR/1/2', 'done').length).toBeGreaterThan(0)
    expect([stack(s, CLEAR[1]), stack(s, CLEAR[0])]).toEqual([['AR/1/3', 'AR/1/1'], ['AR/1/2']])
    const deep = meeting(CLEAR, RUN, { 'A/23': { strength: 5, disrupted: true } }, { dice: [1] })
    expect(() => fought(deep, CLEAR, Object.keys(RUN), 'W1121', 'AR/1/2', 'AR/1/3', 'done')).toThrow('found done')
  })

  it('[9.48 9.64] the defenders fire first at the attackers in the hex they come from; the Disrupted do not go on', () => {
    const s = meeting(CLEAR, { 'AR/1/2': { mode: 'dispersed' } }, { 'A/23': HERE }, { dice: [6, 6, 6, 1] })
    const asked = fought(s, CLEAR, ['AR/1/2'], 'fire')
    expect(asked[0]).toContain('commonwealth opportunity')
    expect(cell(s.fought, unit('A/23')) > 0).toBe(true)
  })

  it('[9.7/3] D: the attackers and all in their hex are Disrupted where they stand, and it is over (ruling M25)', () => {
    const where: Where = ['W0228', 'W0328']
    const s = meeting(where, { 'AR/1/2': { strength: 1 }, 'AR/1/3': HERE }, { 'A/23': HERE, 'B/23': HERE })
    s.commonwealthHolds = true
    expect(caseOf(s, where, 'AR/1/2').value).toBe(0)
    fought(s, where, ['AR/1/2'])
    expect([cell(s.disrupted, unit('AR/1/2')), cell(s.disrupted, unit('AR/1/3'))]).toEqual([1, 1])
  })

  it('[20.26] ruling M27: the top attacker loses first, then the next two as their owner divides, ciphers last', () => {
    const s = meeting(
      CLEAR,
      { 'AR/1/2': { strength: 1 }, 'AR/1/3': { strength: 2 }, 'AR/1/1': { strength: 1 } },
      { 'A/22': { strength: 6 }, 'B/22': { strength: 6 } },
      {
        dice: [1],
      },
    )
    s.commonwealthHolds = true
    const code = assaultResult(s, caseOf(s, CLEAR, 'AR/1/2', 'AR/1/3', 'AR/1/1'), 1)
    expect(code?.attacker_loss).toBeGreaterThanOrEqual(2)
    const asked = fought(s, CLEAR, ['AR/1/2', 'AR/1/3', 'AR/1/1'], 'AR/1/1')
    expect(asked).toEqual(['german assault-loss: AR/1/3 AR/1/1'])
    expect(stack(s, CLEAR[0])[0]).toBe('AR/1/3')
  })

  it('[9.8/1 15.62] ruling C10: static units and Dispersed guns that must retreat are eliminated', () => {
    const s = meeting(CLEAR, RUN, { '27-Bty/5.1': { mode: 'dispersed' } }, { dice: [6] })
    s.commonwealthHolds = true
    fought(s, CLEAR, Object.keys(RUN), 'done')
    expect(spaceId(s, cell(s.at, unit('27-Bty/5.1')))).toBe('lost')
    expect(assaultRetreats(s, unit('27-Bty/5.1'), hex(CLEAR[0]))).toEqual([])
  })

  it('[21.33 21.34] ruling C13: a leader falls on 2 to 4 when his stack loses, and with the whole stack', () => {
    const s = meeting(CLEAR, RUN, { 'A/23': { strength: 1, disrupted: true }, Hargest: HERE }, { dice: [6, 6, 6] })
    fought(s, CLEAR, Object.keys(RUN), 'done')
    expect(spaceId(s, cell(s.at, unit('Hargest')))).toBe('lost')
    const falls = meeting(CLEAR, RUN, { 'A/23': { strength: 5, disrupted: true }, Hargest: HERE }, { dice: [1, 2, 2] })
    fought(falls, CLEAR, Object.keys(RUN), 'W1121', 'done')
    expect([stack(falls, 'W1121'), spaceId(falls, cell(falls.at, unit('Hargest')))]).toEqual([['A/23'], 'lost'])
    const goes = meeting(CLEAR, RUN, { 'A/23': { strength: 5, disrupted: true }, Hargest: HERE }, { dice: [1, 3, 2] })
    fought(goes, CLEAR, Object.keys(RUN), 'W1121', 'done')
    expect(stack(goes, 'W1121')).toEqual(expect.arrayContaining(['A/23', 'Hargest']))
  })

  it('[9.72] ruling M26: away from the attackers, not into an enemy zone if there is another hex, routes first', () => {
    const s = meeting(CLEAR, RUN, { 'A/23': { disrupted: true } })
    const ways = assaultRetreats(s, unit('A/23'), hex(CLEAR[0])).map((h) => spaceId(s, h))
    expect(ways).toContain('W1121')
    const watched = meeting(CLEAR, RUN, { 'A/23': { disrupted: true } })
    expect(ways.length).toBeGreaterThan(0)
    expect(assaultRetreats(watched, unit('A/23'), -1).length).toBeGreaterThan(0)
  })

  it('[9.7/5 12.3/1] ruling D3: two hexes against one are two assaults', () => {
    const s = position({ phase: 4, units: { 'AR/1/2': CLEAR[0], 'AR/1/3': 'W1121', 'A/23': CLEAR[1] } })
    const one: Assault = assaultOf(s, [unit('AR/1/2'), unit('AR/1/3')], hex(CLEAR[1]))
    expect(names(one.attackers)).toEqual(['AR/1/2'])
    expect(assaultPreview(s, [unit('AR/1/2')], hex(CLEAR[1])).outcomes.length).toBeGreaterThan(0)
  })
})
