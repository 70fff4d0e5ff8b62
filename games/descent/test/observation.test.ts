// Who speaks with whom, and zones that friends do not lift.
import { describe, expect, it } from 'vitest'
import { communicates, mayControl, mayObserve, understand } from '../rules/observation.ts'
import { mayPass } from '../rules/supply.ts'
import { isControlled } from '../state.ts'
import { hex, position, unit } from './support.ts'

describe('communication', () => {
  it('[14.2/1] British, Australians and New Zealanders with each other, Germans all; Greeks and Cretans with nobody', () => {
    const s = position({
      units: {
        'A/23': 'W0710',
        'A/1W': 'W0710',
        'A/2/8': 'W0710',
        '1/1': 'W0710',
        '606-Pion': 'W0710',
        'AR/1/2': 'W0714',
        '100/1/1': 'W0714',
      },
    })
    const speak = (a: string, b: string): boolean => understand(s, unit(a), unit(b))
    expect([speak('A/23', 'A/1W'), speak('A/1W', 'A/2/8'), speak('AR/1/2', '100/1/1')]).toEqual([true, true, true])
    expect([speak('A/23', '1/1'), speak('1/1', '606-Pion'), speak('A/23', 'AR/1/2')]).toEqual([false, false, false])
    expect(communicates(s, unit('1/1'), unit('1/1'))).toBe(true)
  })
})

describe('modes', () => {
  it('[14.52 19.34 20.35] ruling M156: the Depleted observe and control, but not in Travel mode, in which headquarters observe', () => {
    const may = (id: string, mode: 'concentrated' | 'travel', depleted: boolean): boolean[] => {
      const s = position({ units: { [id]: { at: 'W0711', mode, ...(depleted ? { depleted: true as const } : {}) } } })
      return [mayObserve(s, unit(id)), mayControl(s, unit(id))]
    }
    for (const depleted of [false, true]) {
      expect(may('5-Bde', 'concentrated', depleted)).toEqual([true, true])
      expect(may('5-Bde', 'travel', depleted)).toEqual([true, false])
      expect(may('3-Hus.1', 'concentrated', depleted)).toEqual([true, false])
      expect(may('3-Hus.1', 'travel', depleted)).toEqual([false, false])
    }
  })
})

describe('zones', () => {
  it('[8.5/1] a friend in the hex does not lift an enemy zone, but opens it for supply', () => {
    const s = position({ units: { 'A/23': 'W0711', 'AR/1/2': 'W0811' } })
    expect([isControlled(s, hex('W0711'), 'commonwealth'), mayPass(s, hex('W0711'), 'commonwealth')]).toEqual([
      true,
      true,
    ])
  })
})
