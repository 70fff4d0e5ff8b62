// Results of fire: what is lost, what the owner may choose, who takes the excess.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import type { FireResult } from '../charts.ts'
import { faults } from '../faults.ts'
import { applyResult } from '../rules/fire-result.ts'
import { nextPhase } from '../rules/turn.ts'
import { type Descent, spaceId } from '../state.ts'
import { play, position, type Setup, stack, unit } from './support.ts'

const FIRER = { 'AR/1/2': 'W0711' } as const
const fired = (units: Setup['units']): Descent => position({ phase: 3, units: { ...FIRER, ...units } })
const hit = (s: Descent, target: string, result: FireResult, ...keys: string[]): string[] =>
  play(applyResult(s, unit('AR/1/2'), unit(target), result), ...keys)
const look = (s: Descent, id: string): [number, string] => [
  cell(s.strength, unit(id)),
  ['dispersed', 'concentrated', 'travel'][cell(s.mode, unit(id))] ?? '',
]

describe('one target', () => {
  it('[6.3/2] no effect: a unit that can disperse may, others are not asked', () => {
    const s = fired({ 'A/23': 'W0710', '5-Bde': 'W0609' })
    expect(hit(s, 'A/23', '-', 'disperse')).toEqual(['commonwealth answer: stay disperse'])
    expect(look(s, 'A/23')).toEqual([5, 'dispersed'])
    expect([hit(s, 'A/23', '-'), hit(s, '5-Bde', '-')]).toEqual([[], []])
  })

  it('[6.3/3] ruling A8: two points lost Concentrated, then disperse or lose one more', () => {
    const s = fired({ 'A/23': 'W0710', 'B/23': 'W0609' })
    expect(hit(s, 'A/23', '2', 'disperse')).toEqual(['commonwealth answer: disperse lose'])
    expect(look(s, 'A/23')).toEqual([3, 'dispersed'])
    hit(s, 'B/23', '2', 'lose')
    expect(look(s, 'B/23')[1]).toBe('concentrated')
    expect(cell(s.strength, unit('B/23'))).toBe((s.box.units[unit('B/23')]?.strength ?? 0) - 3)
  })

  it('[6.3/3 charts-and/20] Dispersed, Disrupted and Depleted units suffer the number alone, those without a Dispersed face one more', () => {
    const s = fired({
      'A/23': { at: 'W0710', mode: 'dispersed' },
      'B/23': { at: 'W0609', disrupted: true, strength: 5 },
      'C/23': { at: 'W0820', depleted: true, strength: 5 },
      SSS: { at: 'W0921', strength: 4 },
    })
    for (const id of ['A/23', 'B/23', 'C/23', 'SSS']) expect(hit(s, id, '1')).toEqual([])
    expect(['A/23', 'B/23', 'C/23', 'SSS'].map((id) => cell(s.strength, unit(id)))).toEqual([4, 4, 4, 2])
  })

  it('[6.3/4 charts-and/19] ruling A12: D is nothing to Dispersed and Disrupted, disperses or costs a point Concentrated', () => {
    const s = fired({
      'A/23': { at: 'W0710', mode: 'dispersed' },
      'B/23': { at: 'W0609', disrupted: true },
      'C/23': 'W0820',
    })
    expect([hit(s, 'A/23', 'D'), hit(s, 'B/23', 'D')]).toEqual([[], []])
    expect(hit(s, 'C/23', 'D', 'disperse')).toEqual(['commonwealth answer: disperse lose'])
    expect(look(s, 'C/23')[1]).toBe('dispersed')
  })

  it('[6.3/3 6.3/4 published-errata/9] ruling A11: in Travel mode one more, then its owner may leave it, to be Disrupted at the end of the phase', () => {
    const s = fired({
      '3-Hus.1': { at: 'W0710', mode: 'travel', strength: 5 },
      '3-Hus.2': { at: 'W0609', mode: 'travel', strength: 5 },
    })
    expect(hit(s, '3-Hus.1', '1', 'concentrated')).toEqual(['commonwealth mode-after-hit: stay concentrated dispersed'])
    hit(s, '3-Hus.2', 'D', 'stay')
    expect([look(s, '3-Hus.1'), look(s, '3-Hus.2')]).toEqual([
      [3, 'concentrated'],
      [4, 'travel'],
    ])
    nextPhase(s)
    expect(['3-Hus.1', '3-Hus.2'].map((id) => cell(s.disrupted, unit(id)))).toEqual([1, 0])
  })

  it('[6.35] rulings N33, M9: a headquarters may be Disrupted instead, in Travel mode too, and its stack with it', () => {
    const s = fired({ '5-Bde': 'W0710', 'A/23': 'W0710', '4-Bde': { at: 'W0609', mode: 'travel' } })
    expect(hit(s, '5-Bde', '1', 'disrupt')).toEqual(['commonwealth answer: lose disrupt'])
    expect([cell(s.strength, unit('5-Bde')), cell(s.disrupted, unit('A/23'))]).toEqual([4, 1])
    hit(s, '4-Bde', 'D', 'disrupt')
    expect([cell(s.strength, unit('4-Bde')), cell(s.disrupted, unit('4-Bde'))]).toEqual([5, 1])
  })
})

describe('who may not choose so', () => {
  it('[15.63 6.35] a headquarters that has a Dispersed mode disperses or loses the point: Disruption is for those without', () => {
    const s = fired({ '23/5-Bde': 'W0710', '22/5-Bde': 'W0609', '4-Bde': 'W0709' })
    expect(hit(s, '23/5-Bde', '1', 'disperse')).toEqual(['commonwealth answer: disperse lose'])
    expect(hit(s, '22/5-Bde', 'D', 'lose')).toEqual(['commonwealth answer: disperse lose'])
    expect(hit(s, '4-Bde', 'D', 'lose')).toEqual(['commonwealth answer: lose disrupt'])
  })

  it('[19.35 6.31] a Depleted unit hit in Travel mode suffers as a Disrupted one: no further point, no other mode', () => {
    const s = fired({ '3-Hus.1': { at: 'W0710', mode: 'travel', strength: 5, depleted: true } })
    expect(hit(s, '3-Hus.1', '1')).toEqual([])
    expect(look(s, '3-Hus.1')).toEqual([4, 'travel'])
  })
})

describe('excess losses', () => {
  const three = { 'A/23': { at: 'W0710', strength: 1 }, 'B/23': 'W0710', 'C/23': 'W0710', 'D/23': 'W0710' } as const

  it('[6.33 10.44] ruling A14: what is left goes to the two then on top, as the firing side divides it', () => {
    const s = fired(three)
    const before = cell(s.strength, unit('C/23'))
    expect(hit(s, 'A/23', '3', 'C/23', 'B/23', 'disperse', 'disperse').slice(0, 2)).toEqual([
      'german excess: B/23 C/23',
      'german excess: B/23 C/23',
    ])
    expect([spaceId(s, cell(s.at, unit('A/23'))), stack(s, 'W0710')]).toEqual(['lost', ['B/23', 'C/23', 'D/23']])
    expect(cell(s.strength, unit('C/23'))).toBe(before - 1)
    expect(faults(s)).toEqual([])
  })

  it('[6.33 6.31] who loses of the excess disperses or loses one more, each once, if it can and is Concentrated', () => {
    const s = fired(three)
    const full = cell(s.strength, unit('B/23'))
    expect(hit(s, 'A/23', '3', 'C/23', 'B/23', 'disperse', 'lose').slice(2)).toEqual([
      'commonwealth answer: disperse lose',
      'commonwealth answer: disperse lose',
    ])
    expect([look(s, 'C/23'), look(s, 'B/23')]).toEqual([
      [full - 1, 'dispersed'],
      [full - 2, 'concentrated'],
    ])
    const calm = fired({ 'A/23': three['A/23'], 'B/23': { at: 'W0710', mode: 'dispersed' } })
    expect(hit(calm, 'A/23', '2')).toEqual([])
  })

  it('[6.33] with the last unit it lapses; the point for not dispersing is never passed on (ruling N34)', () => {
    const s = fired({ 'A/23': { at: 'W0710', strength: 1 }, 'B/23': { at: 'W0710', strength: 1 } })
    hit(s, 'A/23', '3')
    expect(stack(s, 'W0710')).toEqual([])
    const last = fired({ '5-Bde': { at: 'W0710', strength: 1 }, 'B/23': 'W0710' })
    expect(hit(last, '5-Bde', '1')).toEqual([])
    expect(look(last, 'B/23')[0]).toBe(last.box.units[unit('B/23')]?.strength)
  })

  it('[10.45 6.34] ruling A15: artillery losses stay with the target', () => {
    const s = position({ phase: 3, units: { '7R/14': { at: 'W0711', mode: 'dispersed' }, ...three } })
    expect(play(applyResult(s, unit('7R/14'), unit('A/23'), '3'))).toEqual([])
    expect(stack(s, 'W0710')).toEqual(['B/23', 'C/23', 'D/23'])
  })
})
