// Close assault: who may, the differentials with every modifier, halvings, odds, losses, retreats, advance.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { faults } from '../faults.ts'
import { assault, assaultOdds, assaultPreview } from '../rules/assault.ts'
import { type Assault, assaultCase, assaultOf, assaultResult, assaultValue, oddsOf } from '../rules/assault-case.ts'
import { assaultPrice, refuseAssault } from '../rules/assault-who.ts'
import { assaultRetreats } from '../rules/retreat.ts'
import { type Descent, spaceId } from '../state.ts'
import { hex, names, play, position, type Setup, stack, unit } from './support.ts'

/** Grounds with a plain hexside to the attackers' hex beside them. */
const CLEAR = ['W1019', 'W1020'] as const
const MIXED = ['W0421', 'W0422'] as const
const FOREST = ['W1726', 'W1727'] as const
const ROUGH = ['W1210', 'W1211'] as const
const VILLAGE = ['W0422', 'W0423'] as const
const CITY = ['E1627', 'E1628'] as const

type Where = readonly [string, string]
/** German attackers and Commonwealth defenders over one hexside. */
function meeting(
  [from, to]: Where,
  attackers: Setup['units'],
  defenders: Setup['units'],
  more: Omit<Setup, 'units'> = {},
): Descent {
  const standing = (units: Setup['units'], at: string): Setup['units'] =>
    Object.fromEntries(
      Object.entries(units ?? {}).map(([id, x]) => [id, typeof x === 'string' ? { at } : { at, ...x }]),
    )
  return position({ phase: 4, units: { ...standing(attackers, from), ...standing(defenders, to) }, ...more })
}
const HERE = ''
const caseOf = (s: Descent, [, to]: Where, ...attackers: string[]) =>
  assaultCase(s, assaultOf(s, attackers.map(unit), hex(to)))
const why = (s: Descent, [, to]: Where, ...attackers: string[]): string | undefined =>
  refuseAssault(s, attackers.map(unit), hex(to))?.rule

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

describe('differentials', () => {
  const plain = (where: Where, defender: Setup['units'], dug = false) => {
    const s = meeting(where, { 'AR/1/2': HERE }, defender)
    if (dug) s.entrenched.push(hex(where[1]))
    return caseOf(s, where, 'AR/1/2')
  }

  it('[9.7/1 9.7/2 4.5/7] Effectiveness and current Morale of the units on top, one less for each point lost', () => {
    const s = meeting(CLEAR, { 'AR/1/2': { strength: 4 } }, { 'A/23': { strength: 3 } })
    const [a, d] = [s.box.units[unit('AR/1/2')], s.box.units[unit('A/23')]]
    const found = caseOf(s, CLEAR, 'AR/1/2')
    expect(found.effectiveness).toMatchObject({ attacker: a?.effectiveness[1], defender: d?.effectiveness[1] })
    expect(found.morale).toMatchObject({
      attacker: (a?.morale ?? 0) - ((a?.strength ?? 0) - 4),
      defender: (d?.morale ?? 0) - ((d?.strength ?? 0) - 3),
    })
  })

  it('[11.41 11.52] rough, city, village and forest give a point of Morale, an entrenchment one more', () => {
    const base = plain(CLEAR, { 'A/23': HERE }).morale.defender
    const off = (where: Where, dug = false): number => plain(where, { 'A/23': HERE }, dug).morale.defender - base
    expect([MIXED, ROUGH, CITY, VILLAGE, FOREST].map((w) => off(w))).toEqual([0, 1, 1, 1, 1])
    expect([off(CLEAR, true), off(VILLAGE, true)]).toEqual([1, 2])
  })

  it('[9.71] ruling N49: open ground without entrenchment reads the open columns, all else the close ones', () => {
    expect([CLEAR, MIXED, FOREST, ROUGH, CITY, VILLAGE].map((w) => plain(w, { 'A/23': HERE }).open)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(plain(CLEAR, { 'A/23': HERE }, true).open).toBe(false)
  })

  it('[15.6/1 9.7/2 published-errata/3] ruling D12: a Disrupted defender has half Strength, no Effectiveness, three Morale less', () => {
    const whole = plain(CLEAR, { 'A/23': HERE })
    const found = plain(CLEAR, { 'A/23': { disrupted: true } })
    expect(found.effectiveness.defender).toBe(0)
    expect(found.morale.defender).toBe(whole.morale.defender - 3)
    expect([whole.strength.defender, found.strength.defender]).toEqual([5, 2])
  })

  it('[20.41] ruling D8: an engineer among the top two gives two Morale and cancels an entrenchment, but against engineers', () => {
    const s = (defenders: Setup['units']): Descent => {
      const out = meeting(CLEAR, { '2/Eng': HERE, '3/Eng': HERE }, defenders)
      out.entrenched.push(hex(CLEAR[1]))
      return out
    }
    const alone = caseOf(s({ 'A/23': HERE }), CLEAR, '2/Eng')
    const two = caseOf(s({ 'A/23': HERE }), CLEAR, '2/Eng', '3/Eng')
    expect([two.morale.attacker - alone.morale.attacker, alone.open, two.open]).toEqual([2, true, true])
    const guarded = caseOf(s({ 'A/23': HERE, '7-NZFC/5': HERE }), CLEAR, '2/Eng', '3/Eng')
    const free = caseOf(s({ 'A/23': HERE, 'B/23': HERE }), CLEAR, '2/Eng', '3/Eng')
    expect([guarded.open, guarded.morale.defender - free.morale.defender]).toEqual([false, 3])
  })

  it('[20.41] rulings N51, C13: without Morale of one, below the top two, or with Strength one in defence it gives nothing', () => {
    const morale = (defenders: Setup['units']): number =>
      caseOf(meeting(CLEAR, { 'AR/1/2': HERE }, defenders), CLEAR, 'AR/1/2').morale.defender
    const base = morale({ 'A/23': HERE, 'B/23': HERE })
    expect([
      morale({ 'A/23': HERE, '7-NZFC/5': HERE }) - base,
      morale({ 'A/23': HERE, 'B/23': HERE, '7-NZFC/5': HERE }) - base,
      morale({ 'A/23': HERE, '7-NZFC/5': { strength: 1 } }) - base,
      morale({ 'A/23': HERE, '19-ATC/5': { strength: 2 } }) - base,
    ]).toEqual([2, 0, 0, 2])
  })

  it('[20.8/1] ruling D9: pioneers give two Morale, but the entrenchment still gives one and its columns', () => {
    const s = position({ phase: 6, units: { '606-Pion': CLEAR[0], '1004-Pion': CLEAR[0], 'AR/1/2': CLEAR[1] } })
    s.entrenched.push(hex(CLEAR[1]))
    const found = caseOf(s, CLEAR, '606-Pion', '1004-Pion')
    const alone = caseOf(s, CLEAR, '606-Pion')
    expect([found.open, found.morale.attacker - alone.morale.attacker]).toEqual([false, 2])
    s.entrenched = []
    expect(found.morale.defender - caseOf(s, CLEAR, '606-Pion').morale.defender).toBe(1)
  })

  it('[21.11 21.44] rulings M47, N64: a leader with a unit of his gives two, one under him two more; fresh from his return one', () => {
    const s = (leaders: string[]): Descent =>
      meeting(CLEAR, { 'AR/1/2': HERE, ...Object.fromEntries(leaders.map((l) => [l, HERE])) }, { 'A/23': HERE })
    const gain = (leaders: string[], change?: (s: Descent) => void): number => {
      const x = s(leaders)
      change?.(x)
      return caseOf(x, CLEAR, 'AR/1/2').morale.attacker - caseOf(s([]), CLEAR, 'AR/1/2').morale.attacker
    }
    expect([gain(['Koch']), gain(['Koch', 'Student']), gain(['Meindl', 'Student']), gain(['Braun'])]).toEqual([
      2, 4, 4, 0,
    ])
    expect(
      gain(['Koch'], (x) => {
        x.newLeader[unit('Koch')] = 2
      }),
    ).toBe(1)
  })

  it('[20.71] a mountain stack gains a point in a rough hex, attacking or defending, with half the Strength mountain', () => {
    const s = meeting(ROUGH, { '85/1/1': HERE }, { 'A/23': HERE })
    const clear = meeting(CLEAR, { '85/1/1': HERE }, { 'A/23': HERE })
    expect(caseOf(s, ROUGH, '85/1/1').morale.attacker - caseOf(clear, CLEAR, '85/1/1').morale.attacker).toBe(1)
    const mixed = meeting(ROUGH, { '85/1/1': { strength: 1 }, 'AR/1/2': HERE }, { 'A/23': HERE })
    const single = meeting(ROUGH, { '85/1/1': { strength: 1 } }, { 'A/23': HERE })
    expect(
      caseOf(mixed, ROUGH, '85/1/1', 'AR/1/2').morale.attacker - caseOf(single, ROUGH, '85/1/1').morale.attacker,
    ).toBe(-1)
  })

  it('[6.52] rulings D13, M120: artillery on top of attackers has Effectiveness zero and adds no Strength', () => {
    const s = meeting(CLEAR, { '7R/14': { mode: 'travel' }, '7R/I/1': HERE }, { 'A/23': HERE })
    expect(why(s, CLEAR, '7R/14', '7R/I/1')).toBeUndefined()
    const found = caseOf(s, CLEAR, '7R/14', '7R/I/1')
    expect([found.effectiveness.attacker, found.strength.attacker]).toEqual([0, cell(s.strength, unit('7R/I/1'))])
  })

  it('[6.52 20.26] ruling N14: guns that are assaulted count with their own values; a two-mode headquarters with its Morale alone (ruling M30)', () => {
    const gun = meeting(CLEAR, { 'AR/1/2': HERE }, { '27-Bty/5.1': { mode: 'dispersed' } })
    expect(caseOf(gun, CLEAR, 'AR/1/2').effectiveness.defender).toBe(5)
    const hq = meeting(CLEAR, { 'AR/1/2': HERE }, { '5-Bde': HERE })
    const found = caseOf(hq, CLEAR, 'AR/1/2')
    expect([found.effectiveness.defender, found.morale.defender]).toEqual([0, 5])
  })

  it('[20.91] rulings D11, N15: a support group on top of the defenders: value 9; below others it is one of them', () => {
    const s = meeting(FOREST, { 'AR/1/2': { strength: 1 } }, { SSS: HERE, 'A/23': HERE })
    expect(caseOf(s, FOREST, 'AR/1/2').value).toBe(9)
    const below = meeting(FOREST, { 'AR/1/2': { strength: 1 } }, { 'A/23': HERE, SSS: HERE })
    expect(caseOf(below, FOREST, 'AR/1/2').value).toBeLessThan(9)
  })

  it('[24.13] the fatigued: half Strength, two Effectiveness and two Morale less', () => {
    const s = meeting(CLEAR, { 'AR/1/2': HERE }, { 'A/23': HERE })
    const fresh = caseOf(s, CLEAR, 'AR/1/2')
    s.fatigued[unit('AR/1/2')] = 1
    const tired = caseOf(s, CLEAR, 'AR/1/2')
    expect([
      fresh.effectiveness.attacker - tired.effectiveness.attacker,
      fresh.morale.attacker - tired.morale.attacker,
      tired.strength.attacker,
    ]).toEqual([2, 2, Math.floor(fresh.strength.attacker / 2)])
  })
})

describe('hexsides', () => {
  const MOUNTAIN: Where = ['W0228', 'W0328']
  it('[11.44 11.41] rulings D5, D6, N53: over a mountain hexside half the Strength, three Effectiveness less alone, two as a stack; two Morale for the defenders', () => {
    const flat = caseOf(meeting(MIXED, { 'AR/1/2': HERE, 'AR/1/3': HERE }, { 'A/23': HERE }), MIXED, 'AR/1/2', 'AR/1/3')
    const s = meeting(MOUNTAIN, { 'AR/1/2': HERE, 'AR/1/3': HERE }, { 'A/23': HERE })
    const one = caseOf(s, MOUNTAIN, 'AR/1/2')
    const two = caseOf(s, MOUNTAIN, 'AR/1/2', 'AR/1/3')
    expect([one, two].map((c) => c.effectiveness.attacker - flat.effectiveness.attacker)).toEqual([-3, -2])
    expect([two.strength.attacker, two.morale.defender - flat.morale.defender]).toEqual([
      Math.floor(flat.strength.attacker / 2),
      2,
    ])
  })

  it('[20.72] ruling N53: mountain troops lose one Effectiveness there and no Strength', () => {
    const s = meeting(MOUNTAIN, { '85/1/1': HERE }, { 'A/23': HERE })
    const found = caseOf(s, MOUNTAIN, '85/1/1')
    const def = s.box.units[unit('85/1/1')]
    expect([found.effectiveness.attacker, found.strength.attacker]).toEqual([
      (def?.effectiveness[1] ?? 0) - 1,
      def?.strength,
    ])
  })

  it('[11.43] ruling M85: half the Strength over stream, river and bridge', () => {
    const over = (where: Where): number =>
      caseOf(meeting(where, { 'AR/1/2': HERE, 'AR/1/3': { strength: 4 } }, { 'A/23': HERE }), where, 'AR/1/2', 'AR/1/3')
        .strength.attacker
    const all = over(CLEAR)
    const half = Math.floor(all / 2)
    expect([over(['W0710', 'W0711']), over(['W0711', 'W0810']), over(['W0616', 'W0617'])]).toEqual([half, half, half])
  })

  it('[4.5/5 15.6/1] ruling N36: a halved unit in a halved stack counts half once', () => {
    const where: Where = ['W0710', 'W0711']
    const s = meeting(where, { 'AR/1/2': { strength: 5 } }, { 'A/23': HERE })
    s.fatigued[unit('AR/1/2')] = 1
    expect(caseOf(s, where, 'AR/1/2').strength.attacker).toBe(2)
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
