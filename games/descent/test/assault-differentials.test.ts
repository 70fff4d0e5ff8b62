// The differentials of a close assault: every modifier, halvings, hexsides.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import type { Descent } from '../state.ts'
import {
  CITY,
  CLEAR,
  caseOf,
  FOREST,
  HERE,
  MIXED,
  meeting,
  ROUGH,
  VILLAGE,
  type Where,
  why,
} from './assault-positions.ts'
import { hex, position, type Setup, unit } from './support.ts'

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
