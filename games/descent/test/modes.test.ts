// Modes: what each lets a unit do, and how it is changed (15.0, 9.22).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { faults } from '../faults.ts'
import {
  canDisperse,
  changeMode,
  changing,
  faceEffectiveness,
  fightingStrength,
  leaveTravel,
  modeRow,
  refuseLeavingTravel,
  refuseMode,
} from '../rules/modes.ts'
import { hex, position, unit } from './support.ts'

const OURS = { phase: 6 }
const A = unit('A/23')

describe('modes', () => {
  const [DISPERSED, CONCENTRATED, TRAVEL] = [0, 1, 2]
  const change = (
    u: string,
    mode: 'dispersed' | 'concentrated' | 'travel',
    to: number,
    phase = 2,
  ): string | undefined => refuseMode(position({ phase, units: { [u]: { at: 'W0710', mode } } }), unit(u), to)?.rule

  it('[15.54] in the own Organization Phase, once', () => {
    expect(change('A/23', 'dispersed', CONCENTRATED)).toBeUndefined()
    expect(change('A/23', 'dispersed', CONCENTRATED, 9)).toBe('15.54')
    const s = position({ phase: 2, units: { 'A/23': { at: 'W0710', mode: 'dispersed' } } })
    changeMode(s, A, CONCENTRATED)
    expect(refuseMode(s, A, DISPERSED)?.rule).toBe('15.0')
  })

  it('[15.55] Travel only from Concentrated, but guns change straight', () => {
    expect(change('3-Hus.1', 'dispersed', TRAVEL)).toBe('15.55')
    expect(change('3-Hus.1', 'concentrated', TRAVEL)).toBeUndefined()
    expect(change('27-Bty/5.1', 'dispersed', TRAVEL)).toBeUndefined()
    expect(change('27-Bty/5.1', 'dispersed', CONCENTRATED)).toBe('15.0')
    expect(change('5-Bde', 'concentrated', TRAVEL)).toBeUndefined()
    expect(change('A/23', 'concentrated', TRAVEL)).toBe('15.0')
  })

  it('[9.22 15.51] after movement Travel mode may be left with a full point, never taken', () => {
    const s = position({ ...OURS, units: { '5-Bde': { at: 'W0710', mode: 'travel', spent: 24 } } })
    const hq = unit('5-Bde')
    expect(refuseLeavingTravel(s, hq, CONCENTRATED)).toBeUndefined()
    s.spent[hq] = 25
    expect(refuseLeavingTravel(s, hq, CONCENTRATED)?.rule).toBe('9.22')
    s.spent[hq] = 0
    leaveTravel(s, hq, CONCENTRATED)
    expect([cell(s.mode, hq), cell(s.spent, hq)]).toEqual([CONCENTRATED, 8])
    expect(refuseLeavingTravel(s, hq, TRAVEL)?.rule).toBe('15.51')
  })

  it('[15.6/1 19.34 19.35] Disrupted and Depleted: Effectiveness zero, Strength half rounded down, once', () => {
    const s = position({ units: { 'A/23': { at: 'W0710', strength: 5, disrupted: true, depleted: true } } })
    expect([modeRow(s, A).mode, faceEffectiveness(s, A), fightingStrength(s, A)]).toEqual(['disrupted', 0, 2])
    s.disrupted[A] = 0
    expect([modeRow(s, A).mode, faceEffectiveness(s, A), fightingStrength(s, A)]).toEqual(['depleted', 0, 2])
    s.depleted[A] = 0
    expect([faceEffectiveness(s, A), fightingStrength(s, A)]).toEqual([s.box.units[A]?.effectiveness[1], 5])
    expect(canDisperse(s, A)).toBe(true)
  })

  it('[8.62 9.4/1] a change in an enemy zone is a trigger, and Travel mode gives up the own zone at once', () => {
    const s = position({ phase: 2, units: { '5-Bde': 'W0711', 'AR/1/2': 'W0811' } })
    const hq = unit('5-Bde')
    expect(changing(s, [hq], 'mode')).toEqual({ kind: 'mode', hex: hex('W0711'), units: [hq] })
    expect(cell(s.cache.commonwealth, hex('W0811'))).toBe(1)
    changeMode(s, hq, TRAVEL)
    expect(cell(s.cache.commonwealth, hex('W0811'))).toBe(0)
    expect(faults(s)).toEqual([])
  })
})
