// The fire phases: declarations, penalties that stay, divided fire, eyes of others, leaders in danger, Depletion.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { faults } from '../faults.ts'
import { fire, fireAt } from '../rules/fire-phase.ts'
import { applyResult } from '../rules/fire-result.ts'
import { refuseFirerAt, refuseShot } from '../rules/fire-targets.ts'
import { resultOdds, shotBreakdowns } from '../rules/shot.ts'
import { areSupported } from '../rules/weapons.ts'
import { spaceId } from '../state.ts'
import { hex, play, position, type Setup, stack, unit } from './support.ts'

/** Weak fires that do nothing: 12. */
const MISS = [6, 6]
/** The headquarters of the firers, out of the fire: everybody is in supply. */
const HEADQUARTERS = { '23/5-Bde': 'W0809', '22/5-Bde': 'W0809', '21/5-Bde': 'W0809' } as const
const scene = (units: Setup['units'], more: Omit<Setup, 'units'> = {}) =>
  position({ phase: 5, units: { ...HEADQUARTERS, ...units }, ...more })

describe('a declaration', () => {
  it('[6.2/1] one hex at a time: who may be hit and who not; done ends the fire', () => {
    const s = scene({ 'A/23': 'W0710', 'AR/1/2': 'W0711', 'AR/1/3': 'W0721' })
    s.stage = 'act'
    expect(play(fire(s), 'done')).toEqual(['commonwealth fire-hex: done W0711'])
    expect(s.stage).toBe('strikes')
  })

  it('[6.21 6.22 6.23] ruling M4: declared together, once a phase and hex; fires one by one at targets named then', () => {
    const s = scene(
      { 'A/23': 'W0710', 'B/23': 'W0710', 'AR/1/2': { at: 'W0711', mode: 'dispersed' }, 'AR/1/3': 'W0711' },
      { dice: [...MISS, ...MISS] },
    )
    expect(play(fireAt(s, 'commonwealth', hex('W0711')), 'A/23', 'B/23', 'done', 'A/23 AR/1/2', 'B/23 AR/1/2')).toEqual(
      [
        'commonwealth firers: A/23 B/23',
        'commonwealth firers: done A/23 B/23',
        'commonwealth firers: done A/23 B/23',
        'commonwealth shot: cease A/23 AR/1/2 A/23 AR/1/3 B/23 AR/1/2 B/23 AR/1/3',
        'commonwealth shot: cease B/23 AR/1/2 B/23 AR/1/3',
      ],
    )
    expect([cell(s.fired, unit('A/23')), cell(s.bound, unit('A/23')), cell(s.fought, unit('AR/1/2')) > 0]).toEqual([
      1,
      1,
      true,
    ])
  })

  it('[6.22] ruling M4: who was not declared does not fire at this hex any more, artillery does', () => {
    const s = scene(
      {
        'A/23': 'W0710',
        'B/23': 'W0710',
        '27-Bty/5.1': { at: 'W0710', mode: 'dispersed' },
        'AR/1/2': { at: 'W0711', mode: 'dispersed' },
      },
      { dice: MISS },
    )
    play(fireAt(s, 'commonwealth', hex('W0711')), 'A/23', 'done', 'A/23 AR/1/2')
    expect(refuseFirerAt(s, unit('B/23'), hex('W0711'))?.rule).toBe('6.22')
    expect(refuseFirerAt(s, unit('27-Bty/5.1'), hex('W0711'))).toBeUndefined()
  })

  it('[12.2/1 6.22 6.11] ruling M4: the penalty is that of the declaration, also when only one of the formations fires', () => {
    const s = scene({ 'A/23': 'W0710', 'A/22': 'W0710', 'AR/1/2': { at: 'W0711', mode: 'dispersed' } }, { dice: MISS })
    const found: number[] = []
    s.journal = []
    play(fireAt(s, 'commonwealth', hex('W0711')), 'A/23', 'A/22', 'done', 'A/23 AR/1/2', 'cease')
    for (const entry of s.journal)
      for (const term of entry.roll?.breakdown?.terms ?? []) if (term.rule === '12.2') found.push(Number(term.value))
    expect(found).toEqual([-2])
  })

  it('[6.22] ruling M5: a declared firer who does not fire has not fired', () => {
    const s = scene({ 'A/23': 'W0710', 'B/23': 'W0710', 'AR/1/2': { at: 'W0711', strength: 1 } }, { dice: [1, 1] })
    expect(play(fireAt(s, 'commonwealth', hex('W0711')), 'A/23', 'B/23', 'done', 'A/23 AR/1/2').length).toBe(4)
    expect([cell(s.fired, unit('B/23')), cell(s.bound, unit('B/23')), stack(s, 'W0711')]).toEqual([0, 0, []])
  })

  it('[6.22 6.23] ruling M154: artillery that is declared and ceases is not declared at that hex again, so no phase is endless', () => {
    const s = scene(
      { 'A/23': 'W0710', '27-Bty/5.1': 'W0709', 'AR/1/2': { at: 'W0711', mode: 'dispersed' } },
      { dice: MISS },
    )
    expect(refuseFirerAt(s, unit('27-Bty/5.1'), hex('W0711'))).toBeUndefined()
    play(fireAt(s, 'commonwealth', hex('W0711')), '27-Bty/5.1', 'done', 'cease')
    expect(refuseFirerAt(s, unit('27-Bty/5.1'), hex('W0711'))?.rule).toBe('6.16')
    expect([cell(s.fired, unit('27-Bty/5.1')), refuseFirerAt(s, unit('A/23'), hex('W0711'))]).toEqual([0, undefined])
  })

  it('[5.0/2 6.14] ruling M89: Free Fire binds nobody', () => {
    const s = scene({ 'A/23': 'W0710', 'AR/1/2': { at: 'W0711', mode: 'dispersed' } }, { phase: 14, dice: MISS })
    play(fireAt(s, 'commonwealth', hex('W0711')), 'A/23 AR/1/2')
    expect([cell(s.fired, unit('A/23')), cell(s.bound, unit('A/23'))]).toEqual([1, 0])
  })

  it('[32.41] on turns 19 and 20 of Scenario 32 the Germans do not fire in their phases', () => {
    const units = { 'A/23': 'W0710', 'AR/1/2': 'W0711' }
    const why = (turn: number): string | undefined =>
      refuseShot(position({ scenario: '32', turn, phase: 12, units }), unit('AR/1/2'), unit('A/23'))?.rule
    expect([19, 20, 21].map(why)).toEqual(['32.41', '32.41', undefined])
  })
})

describe('divided fire', () => {
  const units = {
    'AR/1/2': 'W0711',
    'A/23': { at: 'W0710', mode: 'dispersed' },
    'B/23': { at: 'W0710', mode: 'dispersed' },
  } as const

  it('[6.16] ruling M11: in the Free Fire Phase a German unit fires in parts, each at another unit', () => {
    const s = scene(units, { phase: 7, dice: [...MISS, ...MISS] })
    const whole = cell(s.strength, unit('AR/1/2'))
    const asked = play(fireAt(s, 'german', hex('W0710')), 'AR/1/2 A/23', '2', 'AR/1/2 B/23')
    expect(asked[1]).toBe(`german part: ${Array.from({ length: whole }, (_, i) => whole - i).join(' ')}`)
    expect(asked[2]).toBe('german shot: cease AR/1/2 B/23')
    expect([cell(s.parted, unit('AR/1/2')), cell(s.fired, unit('AR/1/2'))]).toEqual([whole, 1])
  })

  it('[6.16] with one target only there is nothing to divide', () => {
    const s = scene({ 'AR/1/2': 'W0711', 'A/23': { at: 'W0710', mode: 'dispersed' } }, { phase: 7, dice: MISS })
    expect(play(fireAt(s, 'german', hex('W0710')), 'AR/1/2 A/23')).toEqual(['german shot: cease AR/1/2 A/23'])
    expect(cell(s.fired, unit('AR/1/2'))).toBe(1)
  })
})

describe('heavy weapons', () => {
  it('[20.12] several need as many infantry-type units of their formation', () => {
    const s = position({})
    const ok = (weapons: string[], others: string[]): boolean => areSupported(s, weapons.map(unit), others.map(unit))
    expect([ok(['H/22'], []), ok(['H/22', 'H/21'], ['A/22']), ok(['H/22', 'H/21'], ['A/22', 'B/22'])]).toEqual([
      true,
      false,
      false,
    ])
    expect(ok(['H/22', 'H/21'], ['A/22', 'A/21'])).toBe(true)
  })

  it('[20.12] a second one waits until the infantry has fired at the same target', () => {
    const s = scene(
      {
        'A/22': 'W0710',
        'A/21': 'W0710',
        'H/22': 'W0609',
        'H/21': 'W0609',
        'AR/1/2': { at: 'W0711', mode: 'dispersed' },
      },
      { dice: [...MISS, ...MISS, ...MISS, ...MISS] },
    )
    const shots = play(
      fireAt(s, 'commonwealth', hex('W0711')),
      ...['A/22', 'A/21', 'H/22', 'H/21', 'done'],
      ...['H/22 AR/1/2', 'A/22 AR/1/2', 'A/21 AR/1/2', 'H/21 AR/1/2'],
    ).filter((x) => x.includes('shot'))
    expect(shots.map((x) => x.includes('H/21 AR'))).toEqual([true, false, false, true])
  })
})

describe('losses by heavy weapons', () => {
  it('[20.15] they go on to the next units as those of direct fire; the player who fires divides them', () => {
    const s = scene({ 'H/22': 'W0710', 'AR/1/2': { at: 'W0711', strength: 1 }, 'AR/1/3': 'W0711' })
    const before = cell(s.strength, unit('AR/1/3'))
    expect(play(applyResult(s, unit('H/22'), unit('AR/1/2'), '3'), 'disperse')).toEqual([
      'german answer: disperse lose',
    ])
    expect(cell(s.strength, unit('AR/1/3'))).toBe(before - 2)
  })
})

describe('eyes of others', () => {
  it('[14.51 6.42 12.73 14.0/2 14.1/1] ruling M10: firer, observer and headquarters do not move in the next phase; asked where they differ', () => {
    const s = scene(
      {
        '27-Bty/5.1': { at: 'W0815', mode: 'dispersed' },
        '5-Bde': 'W0815',
        'A/23': 'W0710',
        'A/22': 'W0609',
        'AR/1/2': { at: 'W0711', mode: 'dispersed' },
      },
      { dice: MISS },
    )
    const asked = play(fireAt(s, 'commonwealth', hex('W0711')), '27-Bty/5.1', 'done', '27-Bty/5.1 AR/1/2', 'A/23 5-Bde')
    expect(asked.at(-1)).toContain('A/23 5-Bde')
    expect(['27-Bty/5.1', '5-Bde', 'A/23', 'A/22'].map((u) => cell(s.bound, unit(u)))).toEqual([1, 1, 1, 0])
  })
})

describe('leaders and supply', () => {
  it('[21.33] ruling C13: a loss by fire puts the leaders of the stack in danger: 2 kills', () => {
    const s = scene(
      { 'A/23': 'W0710', 'AR/1/2': { at: 'W0711', mode: 'dispersed' }, Koch: 'W0711' },
      { dice: [1, 1, 1, 1] },
    )
    play(fireAt(s, 'commonwealth', hex('W0711')), 'A/23 AR/1/2')
    expect([spaceId(s, cell(s.at, unit('Koch'))), cell(s.lostTurn, unit('Koch'))]).toEqual(['lost', 3])
    const lives = scene(
      { 'A/23': 'W0710', 'AR/1/2': { at: 'W0711', mode: 'dispersed' }, Koch: 'W0711' },
      { dice: [1, 1, 1, 2] },
    )
    play(fireAt(lives, 'commonwealth', hex('W0711')), 'A/23 AR/1/2')
    expect(stack(lives, 'W0711')).toContain('Koch')
  })

  it('[21.32] ruling C12: a leader alone is fired at without a Fire value, two dice a firer; with others he is no target', () => {
    const s = scene({ 'A/23': 'W0710', 'B/23': 'W0710', Koch: 'W0711' }, { dice: [3, 4, 1, 1] })
    play(fireAt(s, 'commonwealth', hex('W0711')), 'A/23', 'B/23', 'done', 'A/23 Koch', 'B/23 Koch')
    expect(stack(s, 'W0711')).toEqual([])
    const with1 = scene({ 'A/23': 'W0710', Koch: 'W0711', 'AR/1/2': 'W0711' })
    expect(refuseShot(with1, unit('A/23'), unit('Koch'))?.rule).toBe('21.3')
    expect(shotBreakdowns(s, unit('A/23'), unit('Koch'))[0]?.outcomes[0]?.p).toBeCloseTo(1 / 36)
  })

  it('[19.33] ruling M63: out of supply a die after the fire, German paratroops are Depleted on 1 to 3', () => {
    const depleted = (die: number): number => {
      const s = scene(
        { 'AR/1/2': 'W0711', 'A/23': { at: 'W0710', mode: 'dispersed' } },
        { turn: 12, phase: 3, dice: [...MISS, die] },
      )
      play(fireAt(s, 'german', hex('W0710')), 'AR/1/2 A/23')
      expect(faults(s)).toEqual([])
      return cell(s.depleted, unit('AR/1/2'))
    }
    expect([3, 4].map(depleted)).toEqual([1, 0])
  })

  it('[24.13] fatigue halves Strength and takes two Effectiveness, never the last', () => {
    const s = scene({ 'AR/1/2': 'W0711', 'A/23': { at: 'W0710', mode: 'dispersed' } }, { turn: 12, phase: 3 })
    const value = (): number[] =>
      (shotBreakdowns(s, unit('AR/1/2'), unit('A/23'))[0]?.terms ?? []).slice(0, 3).map((t) => Number(t.value))
    const [face = 0, used = 0, strength = 0] = value()
    s.fatigued[unit('AR/1/2')] = 1
    expect(value()).toEqual([face - 2, used - 2, Math.floor(strength / 2)])
  })
})

describe('odds', () => {
  it('[6.63] the chances of every column add up to one', () => {
    const s = position({})
    for (let column = 0; column <= 9; column++) expect(resultOdds(s, column).reduce((a, b) => a + b, 0)).toBeCloseTo(1)
  })
})
