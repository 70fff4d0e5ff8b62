// The Organization Phases: changes of mode by units and stacks, and the fire they draw (15.5, 9.4, 9.49).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { CONCENTRATED, DISPERSED, TRAVEL } from '../box.ts'
import { leaveTravelMode } from '../rules/leave-travel.ts'
import { organize } from '../rules/organization.ts'
import type { Descent } from '../state.ts'
import { play, position, type Standing, unit } from './support.ts'

/** Phase 9, German Organization; phase 2, Commonwealth Organization. */
const organization = (units: Readonly<Record<string, Standing>>, dice?: readonly number[]): Descent =>
  Object.assign(position({ phase: 2, units, ...(dice ? { dice } : {}) }), { stage: 'act' })
const mode = (s: Descent, id: string): number => cell(s.mode, unit(id))
const MISS = [6, 6]

describe('changes of mode', () => {
  it('[15.0/6] once a phase and unit; the phase ends when its player is done', () => {
    const s = organization({ 'A/23': 'W0711', 'B/23': 'W0711' })
    play(organize(s), 'to-dispersed A/23')
    expect([mode(s, 'A/23'), mode(s, 'B/23')]).toEqual([DISPERSED, CONCENTRATED])
    expect(play(organize(s), 'done')[0]).toBe('commonwealth organize: done to-dispersed B/23')
    expect(s.stage).toBe('close')
  })

  it('[15.0/6 15.55] a whole stack changes only when each of its units may', () => {
    const s = organization({ 'A/23': 'W0711', 'B/23': { at: 'W0711', mode: 'dispersed' } })
    const offered = play(organize(s), 'done')[0] ?? ''
    expect(offered).not.toContain('stack-')
    const both = organization({ 'A/23': 'W0711', 'B/23': 'W0711' })
    play(organize(both), 'stack-dispersed W0711')
    expect([mode(both, 'A/23'), mode(both, 'B/23')]).toEqual([DISPERSED, DISPERSED])
  })

  it('[9.4/1] a change is fired at first, in the old mode; a whole stack at once, each firer at one of its top two', () => {
    const s = organization(
      { 'A/23': 'W0711', 'B/23': 'W0711', 'C/23': 'W0711', 'AR/1/2': 'W0811', 'AR/1/3': 'W0712' },
      [...MISS, ...MISS],
    )
    const asked = play(
      organize(s),
      'stack-dispersed W0711',
      'fire',
      'done',
      'AR/1/2 at B/23',
      'disperse',
      'AR/1/3 at A/23',
      'disperse',
    )
    expect(asked).toContain(
      'german opportunity-shot: AR/1/2 at A/23 AR/1/2 at B/23 AR/1/3 at A/23 AR/1/3 at B/23 cease',
    )
    expect(asked.filter((x) => x.includes(' opportunity:'))).toHaveLength(1)
    expect(mode(s, 'C/23')).toBe(DISPERSED)
  })

  it('[9.4/1] ruling N40: units that change one by one draw fire each', () => {
    const s = organization({ 'A/23': 'W0711', 'C/23': 'W0711', 'AR/1/2': 'W0811' })
    expect(play(organize(s), 'to-dispersed A/23', 'pass')).toHaveLength(2)
    expect(play(organize(s), 'to-dispersed C/23', 'pass')).toHaveLength(2)
  })

  it('[9.49] ruling M110: whom the fire has dispersed does not change again, and nobody fires for it', () => {
    const s = organization({ '3-Hus.1': { at: 'W0711', mode: 'concentrated', strength: 3 }, 'AR/1/2': 'W0811' }, MISS)
    const asked = play(organize(s), 'to-travel 3-Hus.1', 'fire', 'disperse')
    expect(asked.filter((x) => x.includes(' opportunity:'))).toHaveLength(1)
    expect([mode(s, '3-Hus.1'), cell(s.changed, unit('3-Hus.1'))]).toEqual([DISPERSED, 1])
  })
})

describe('the end of movement', () => {
  const end = (units: Readonly<Record<string, Standing>>, dice?: readonly number[]): Descent =>
    Object.assign(position({ phase: 6, units, ...(dice ? { dice } : {}) }), { stage: 'leave-travel' })

  it('[9.22 15.51] rulings C8, M19: Travel mode is left for one full point, moved or not', () => {
    const s = end({
      '3-Hus.1': { at: 'W0711', mode: 'travel', spent: 24 },
      '3-Hus.2': { at: 'W0709', mode: 'travel', spent: 25 },
    })
    expect(play(leaveTravelMode(s), 'leave-concentrated 3-Hus.1')).toEqual([
      'commonwealth leave: done leave-concentrated 3-Hus.1',
    ])
    expect([mode(s, '3-Hus.1'), cell(s.spent, unit('3-Hus.1'))]).toEqual([CONCENTRATED, 32])
  })

  it('[9.4/1 15.51] ruling M87: it is fired at in Travel mode first, one trigger a unit', () => {
    const s = end({ '3-Hus.1': { at: 'W0711', mode: 'travel', strength: 4 }, 'AR/1/2': 'W0811' }, MISS)
    const asked = play(leaveTravelMode(s), 'leave-concentrated 3-Hus.1', 'pass')
    expect(asked[1]).toBe('german opportunity: fire pass hold W0811 hold')
    expect(mode(s, '3-Hus.1')).toBe(CONCENTRATED)
  })

  it('[9.49 6.31] whom that fire takes out of Travel mode does not leave it once more', () => {
    const s = end({ '3-Hus.1': { at: 'W0711', mode: 'travel', strength: 4 }, 'AR/1/2': 'W0811' }, [3, 3])
    play(leaveTravelMode(s), 'leave-concentrated 3-Hus.1', 'fire', 'stay')
    expect([TRAVEL, CONCENTRATED]).toContain(mode(s, '3-Hus.1'))
  })
})
