// Fire at those who land: who counts for the capability, and what the landing table does to them.
import { cell } from '@merkur/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { distance } from '../lines.ts'
import {
  applyLanding,
  capabilityCase,
  halvesOf,
  landingFirers,
  landingOdds,
  landingResult,
  landOverstacked,
  rollLanding,
} from '../rules/landing-fire.ts'
import { at, isDisrupted, onMap, seatOf } from '../state.ts'
import { hex, inAir, names, position, type Setup, unit } from './support.ts'

const OPEN = { coast: false, overstacked: false }

const capability = (more: Setup, at: string, manner = OPEN): number => {
  const s = position({ turn: 12, phase: 4, ...more })
  return capabilityCase(s, landingFirers(s, hex(at)), manner).capability
}

describe('Fire capability', () => {
  it('[16.23] who counts: no artillery but flak, no armor, Disrupted, Depleted or Travel; parenthesized ones do', () => {
    const s = position({
      turn: 12,
      units: {
        'A/23': 'W0710',
        'B/23': { at: 'W0710', disrupted: true },
        'C/23': { at: 'W0710', depleted: true },
        '27-Bty/5.1': { at: 'W0710', mode: 'dispersed' },
        '7-RTR.1': 'W0710',
        '2-NZ-Div': 'W0710',
        '156LAA/RA': { at: 'W0710', mode: 'dispersed' },
        'AR/1/2': 'W0712',
      },
    })
    expect(names(landingFirers(s, hex('W0710'))).sort()).toEqual(['156LAA/RA', '2-NZ-Div', 'A/23'])
    s.mode[unit('A/23')] = 2
    expect(halvesOf(s, unit('A/23'))).toBe(0)
  })

  it('[16.23 16.21 4.5/4] within three hexes; halves by Effectiveness, a fraction of the total dropped', () => {
    expect(capability({ units: { 'A/23': 'W0710' } }, 'W0713')).toBe(2)
    expect(capability({ units: { 'A/23': 'W0710' } }, 'W0714')).toBe(0)
    expect(capability({ units: { 'A/23': { at: 'W0710', mode: 'dispersed' } } }, 'W0713')).toBe(1)
  })

  it('[charts-and/44 G3] weather of 6 or more adds a point where anybody may fire, and none where nobody may', () => {
    const near = { 'A/23': 'W0710' }
    expect([5, 6, 9].map((weather) => capability({ weather, units: near }, 'W0710'))).toEqual([2, 3, 3])
    expect([5, 6, 9].map((weather) => capability({ weather, units: {} }, 'W0710'))).toEqual([0, 0, 0])
  })

  it('[16.52] the coast adds three, with those who fire and without them', () => {
    const coast = { coast: true, overstacked: false }
    expect(capability({ units: {} }, 'W0710', coast)).toBe(3)
    expect(capability({ units: { 'A/23': 'W0710' } }, 'W0710', coast)).toBe(5)
  })

  it('[16.53 C16] an overstack adds six, beside the coast too', () => {
    expect(capability({ units: {} }, 'W0710', { coast: false, overstacked: true })).toBe(6)
    expect(capability({ units: { 'A/23': 'W0710' } }, 'W0710', { coast: true, overstacked: true })).toBe(11)
  })

  it('[16.53 N54] only those who land count for the overstack', () => {
    const s = inAir(['AR/1/1', 'AR/1/2', 'AR/1/3', 'AR/1/4'], { units: { 'AR/2/5': 'W0710' } })
    const units = ['AR/1/1', 'AR/1/2', 'AR/1/3', 'AR/1/4'].map(unit)
    const sum = units.reduce((n, u) => n + cell(s.strength, u), 0)
    const limit = s.box.grounds[cell(s.box.ground, hex('W0710'))]?.stack ?? 0
    expect(landOverstacked(s, units, hex('W0710'))).toBe(sum > limit)
    expect(landOverstacked(s, units.slice(0, 1), hex('W0710'))).toBe(false)
  })

  it('[16.23] read literally: the sum of the units near, each by its chart', () => {
    const points = (e: number): number => (e >= 7 ? 3 : e >= 4 ? 2 : e >= 2 ? 1 : e === 1 ? 0.5 : 0)
    fc.assert(
      fc.property(
        fc.constantFrom('29', '30', 'bg'),
        fc.integer({ min: 0, max: printed.hexes - 1 }),
        fc.array(fc.integer({ min: 0, max: 385 }), { maxLength: 30 }),
        (scenario, at0, disrupted) => {
          const s = position({ scenario, setUp: 'printed', turn: 12 })
          for (const u of disrupted) s.disrupted[u] = 1
          let sum = 0
          for (const [u, d] of printed.units.entries()) {
            if (!onMap(s, u) || seatOf(s, u) !== 'commonwealth' || d.leader || cell(s.disrupted, u) === 1) continue
            if (cell(s.mode, u) === 2 || d.type === 'armor') continue
            if (['artillery', 'anti-tank', 'static-artillery'].includes(d.type)) continue
            if (distance(printed, at(s, u), at0) > 3) continue
            sum += points(d.effectiveness[cell(s.mode, u)] ?? 0)
          }
          expect(capabilityCase(s, landingFirers(s, at0), OPEN).capability).toBe(Math.floor(sum))
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('the landing table', () => {
  it('[16.27 G4] capability 4 to 6, dice 5: one point', () => {
    const s = position({ turn: 12 })
    expect([landingResult(s, 4, 5), landingResult(s, 6, 5), landingResult(s, 3, 2), landingResult(s, 7, 2)]).toEqual([
      '1',
      '1',
      '2',
      'E',
    ])
    expect(landingResult(s, 0, 2)).toBe('-')
    expect(landingOdds(s, 5).reduce((n, o) => n + o.p, 0)).toBeCloseTo(1)
  })

  it('[16.27 15.53 charts-and/42] d disperses, or costs a point; D Disrupts; guns are Dispersed for D and lose one less by numbers', () => {
    const s = inAir(['AR/1/2', 'RHQ', 'AR/19', 'AR/1/3', 'AR/17'])
    applyLanding(s, unit('AR/1/2'), 'd')
    applyLanding(s, unit('RHQ'), 'd')
    expect([cell(s.mode, unit('AR/1/2')), cell(s.strength, unit('AR/1/2')), cell(s.strength, unit('RHQ'))]).toEqual([
      0, 6, 4,
    ])
    applyLanding(s, unit('AR/1/3'), 'D')
    applyLanding(s, unit('AR/19'), 'D')
    expect([isDisrupted(s, unit('AR/1/3')), isDisrupted(s, unit('AR/19')), cell(s.strength, unit('AR/19'))]).toEqual([
      true,
      false,
      3,
    ])
    applyLanding(s, unit('AR/17'), '2')
    expect([cell(s.strength, unit('AR/17')), isDisrupted(s, unit('AR/17'))]).toEqual([4, true])
    applyLanding(s, unit('AR/1/2'), 'E')
    expect(at(s, unit('AR/1/2'))).toBe(printed.boxes.lost)
  })

  it('[16.24] no roll without capability; else two dice at once', () => {
    const s = inAir(['AR/1/2'], { dice: [1, 3] })
    expect(rollLanding(s, unit('AR/1/2'), 0, [])).toBe('-')
    expect(rollLanding(s, unit('AR/1/2'), 4, [])).toBe('1')
  })
})
