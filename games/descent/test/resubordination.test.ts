// Lost headquarters and who takes over: equals, the next above, replacements; independent units and static guns.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { distance } from '../lines.ts'
import { chainOf } from '../rules/chain.ts'
import { command } from '../rules/command-phase.ts'
import { effectivenessOf } from '../rules/modes.ts'
import {
  free,
  refuseFreeing,
  refuseReplacement,
  refuseResubordination,
  replace,
  resubordinate,
} from '../rules/resubordination.ts'
import { inSupply, judgeSupply } from '../rules/supply.ts'
import { type Descent, lose, put } from '../state.ts'
import { hex, names, play, position, type Setup, unit } from './support.ts'

const BRIGADE = {
  '2-NZ-Div': 'E2122',
  '4-Bde': 'E2122',
  '5-Bde': 'E2122',
  '19/4-Bde': 'E2122',
  '20/4-Bde': 'E2122',
  '23/5-Bde': 'E2122',
  'A/19': 'E2122',
  '27-Bty/5.1': 'E2122',
} as const

/** A Commonwealth Command Phase, later than the first, in which these are lost. */
function without(lost: readonly string[], more: Setup = {}): Descent {
  const s = position({ turn: 12, phase: 8, units: BRIGADE, ...more })
  for (const id of lost) lose(s, unit(id), 10)
  return s
}
const refused = (s: Descent, u: string, hq: string): string | undefined =>
  refuseResubordination(s, unit(u), unit(hq))?.id

describe('units of a lost headquarters', () => {
  it('[12.61 12.6/2 12.6/3 M34] go to an equal one, or to the next above, in the own Command Phase', () => {
    const s = without(['19/4-Bde'])
    expect(refused(s, 'A/19', '20/4-Bde')).toBeUndefined()
    expect(refused(s, 'A/19', '23/5-Bde')).toBeUndefined()
    expect(refused(s, 'A/19', '4-Bde')).toBeUndefined()
    expect(refused(s, 'A/19', '5-Bde')).toBe('refuse.not-equivalent')
    expect(refused(s, 'A/19', '2-NZ-Div')).toBe('refuse.not-equivalent')
    s.phase = 9
    expect(refused(s, 'A/19', '20/4-Bde')).toBe('refuse.not-resubordination')
  })

  it('[12.65] nobody changes while his headquarters stands', () => {
    expect(refused(without([]), 'A/19', '20/4-Bde')).toBe('refuse.keeps-superior')
  })

  it('[12.61] it is done in the Command Phase, once a phase', () => {
    const s = without(['19/4-Bde'], { scenario: '32', turn: 21 })
    play(command(s), 'resubordinate A/19', '20/4-Bde')
    expect(names([cell(s.superior, unit('A/19'))])).toEqual(['20/4-Bde'])
    lose(s, unit('20/4-Bde'), 10)
    expect(refused(s, 'A/19', '23/5-Bde')).toBe('refuse.changed-already')
  })

  it('[12.62 12.6/5 12.6/7] battalions of a lost brigade trace past it to the division at their own length', () => {
    const s = without(['5-Bde'])
    s.supplied.fill(0)
    s.at[unit('CHCHQ')] = s.box.boxes.out
    judgeSupply(s, 'commonwealth')
    expect(cell(s.supplied, unit('2-NZ-Div'))).toBe(cell(s.supplied, unit('23/5-Bde')))
    expect(names(chainOf(s, unit('23/5-Bde')))).toEqual(['5-Bde', '2-NZ-Div', 'CHCHQ'])
  })

  it('[12.62 12.6/4] a headquarters may move to an equal of its lost superior', () => {
    const s = without(['5-Bde'])
    expect(refused(s, '23/5-Bde', '4-Bde')).toBeUndefined()
    expect(refused(s, '23/5-Bde', '19/4-Bde')).toBe('refuse.not-equivalent')
  })
})

describe('replacement', () => {
  it('[12.62 12.6/6 12.63 M35] one of its headquarters takes the place of a lost one, its units come along', () => {
    const s = without(['2-NZ-Div'])
    expect(refuseReplacement(s, unit('19/4-Bde'))?.rule).toBe('12.63')
    expect(refuseReplacement(s, unit('4-Bde'))).toBeUndefined()
    replace(s, unit('4-Bde'))
    expect(names([cell(s.superior, unit('5-Bde')), cell(s.superior, unit('4-Bde'))])).toEqual(['4-Bde', 'CHCHQ'])
    expect(names(chainOf(s, unit('A/19')))).toEqual(['19/4-Bde', '4-Bde', 'CHCHQ'])
    expect(refuseReplacement(s, unit('5-Bde'))?.rule).toBe('12.63')
  })

  it('[12.63 F9] its line of supply is nine Movement points', () => {
    const s = position({ turn: 12, phase: 8, units: { CHCHQ: 'E2122', '4-Bde': 'E2122' } })
    s.superior[unit('4-Bde')] = unit('CHCHQ')
    const near = s.box.spaces.flatMap((_, h) => (h < s.box.hexes && distance(s.box, h, hex('E2122')) <= 12 ? [h] : []))
    const traced = (replaces: number): number =>
      near.filter((h) => {
        put(s, unit('4-Bde'), h)
        s.replaces[unit('4-Bde')] = replaces
        judgeSupply(s, 'commonwealth')
        return cell(s.supplied, unit('4-Bde')) === 1
      }).length
    const [plain, acting] = [traced(-1), traced(unit('2-NZ-Div'))]
    expect(acting).toBeLessThan(plain)
    expect(acting).toBeGreaterThan(0)
  })

  it('[12.64 12.61] guns of a lost headquarters may go to any division, others may not', () => {
    const s = without(['5-Bde'], { units: { ...BRIGADE, 'HQ/MNBDO': 'E2122' } })
    expect(refused(s, '27-Bty/5.1', 'HQ/MNBDO')).toBeUndefined()
    expect(refused(s, '23/5-Bde', 'HQ/MNBDO')).toBe('refuse.not-equivalent')
  })

  it('[12.64] ruling N69: guns lose two Effectiveness in another division, none in their own or with the next above, one under a replacement, never the last', () => {
    const gun = unit('27-Bty/5.1')
    const given = (hq: string, lost = ['5-Bde']): number => {
      const s = without(lost, { units: { ...BRIGADE, CHCHQ: 'E2122', 'HQ/MNBDO': 'E2122' } })
      s.mode[gun] = 0
      resubordinate(s, gun, unit(hq))
      return effectivenessOf(s, gun)
    }
    const before = given('5-Bde', [])
    expect(given('HQ/MNBDO')).toBe(Math.max(1, before - 2))
    expect([given('4-Bde'), given('2-NZ-Div'), given('CHCHQ', ['5-Bde', '2-NZ-Div'])]).toEqual([before, before, before])
    const own = without(['5-Bde'])
    own.mode[gun] = 0
    replace(own, unit('23/5-Bde'))
    expect([effectivenessOf(own, gun), names([cell(own.superior, gun)])]).toEqual([
      Math.max(1, before - 1),
      ['23/5-Bde'],
    ])
    own.effectivenessLost[gun] = 9
    expect(effectivenessOf(own, gun)).toBe(1)
  })
})

describe('independent units', () => {
  const units = { ...BRIGADE, '3-Hus.1': 'E2122', '606-Pion': 'E2122', 'CD.1': 'E2122', '1R/5-Bde': 'E2122' } as const

  it('[19.4 19.4/1 M33] choose freely in the first Command Phase; later they spend a turn out of supply', () => {
    const first = position({ scenario: '30', turn: 14, phase: 8, units })
    expect(refused(first, '606-Pion', '4-Bde')).toBeUndefined()
    const retreat = (turn: number, firstTurn: number): Descent =>
      Object.assign(position({ scenario: '28', turn, phase: 8, units }), { firstTurn })
    expect(refused(retreat(82, 82), '606-Pion', '4-Bde')).toBeUndefined()
    expect(refused(retreat(80, 80), '606-Pion', '4-Bde')).toBeUndefined()
    expect(refused(retreat(82, 80), '606-Pion', '4-Bde')).toBe('refuse.waits-a-turn')
    const s = position({ scenario: '30', turn: 16, phase: 8, units })
    expect(refused(s, '606-Pion', '4-Bde')).toBe('refuse.waits-a-turn')
    expect(refuseFreeing(s, unit('606-Pion'))).toBeUndefined()
    free(s, unit('606-Pion'))
    expect(inSupply(s, unit('606-Pion'))).toBe(false)
    expect(refused(s, '606-Pion', '4-Bde')).toBe('refuse.changed-already')
    s.turn = 17
    s.changed.fill(0)
    expect(refused(s, '606-Pion', '4-Bde')).toBeUndefined()
    expect(refuseFreeing(s, unit('A/19'))?.rule).toBe('19.4')
  })

  it('[20.62 14.43 12.15] static guns go to Australians, British and New Zealanders, at once when theirs is lost', () => {
    const s = position({ scenario: '30', turn: 16, phase: 8, units: { ...units, 'HQ/MNBDO': 'E2122' } })
    expect(refused(s, 'CD.1', '4-Bde')).toBe('refuse.waits-a-turn')
    lose(s, unit('HQ/MNBDO'), 10)
    expect(refused(s, 'CD.1', '4-Bde')).toBeUndefined()
    expect(refused(s, 'CD.1', '1R/5-Bde')).toBe('refuse.not-foreign')
  })
})
