// Supply markers: who owns them, what they feed, how they are used up, carried, burnt; supply in special cases.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { command } from '../rules/command-phase.ts'
import { dropHexes, dropsWait, refuseDrop } from '../rules/drops.ts'
import {
  carry,
  carryAlong,
  destroyMarkers,
  isFedByMarker,
  LATE,
  leaveMarker,
  markersAt,
  ownerOf,
  placeMarker,
  refuseCarry,
  restMarkers,
  spendMarkers,
} from '../rules/markers.ts'
import { feedFrom, inSupply, resupply } from '../rules/supply.ts'
import { type Descent, isDepleted, put } from '../state.ts'
import { hex, play, position, type Setup, unit } from './support.ts'

const at9 = (more: Setup = {}): Descent => position({ turn: 12, phase: 1, ...more })
const withMarker = (s: Descent, id: string): number => placeMarker(s, hex(id))

describe('hands', () => {
  it('[16.32 16.35] whoever stands there with Strength owns it, as often as it changes; leaders do not', () => {
    const s = at9({ units: { 'AR/1/2': 'W0710', 'A/23': 'W0820', Koch: 'W0914' } })
    const m = withMarker(s, 'W0710')
    expect(ownerOf(s, m)).toBe('german')
    put(s, unit('AR/1/2'), hex('W0711'))
    expect(ownerOf(s, m)).toBeUndefined()
    put(s, unit('A/23'), hex('W0710'))
    expect(ownerOf(s, m)).toBe('commonwealth')
    expect(ownerOf(s, withMarker(s, 'W0914'))).toBeUndefined()
  })

  it('[16.32] one unit a phase takes it along, all or part of its way', () => {
    const s = position({ turn: 12, phase: 4, units: { 'AR/1/2': 'W0710', 'AR/1/3': 'W0710', 'A/23': 'W0820' } })
    const m = withMarker(s, 'W0710')
    expect(refuseCarry(s, unit('A/23'), m)?.rule).toBe('16.32')
    carry(s, unit('AR/1/2'), m)
    expect(refuseCarry(s, unit('AR/1/3'), m)?.rule).toBe('16.32')
    carryAlong(s, [unit('AR/1/2')], hex('W0710'), hex('W0711'))
    expect(markersAt(s, hex('W0711'))).toEqual([m])
    leaveMarker(s, m)
    carryAlong(s, [unit('AR/1/2')], hex('W0711'), hex('W0712'))
    expect(markersAt(s, hex('W0711'))).toEqual([m])
    restMarkers(s)
    put(s, unit('AR/1/2'), hex('W0711'))
    expect(refuseCarry(s, unit('AR/1/2'), m)).toBeUndefined()
  })

  it('[16.36 G24 16.37] airstrikes destroy all of a hex; in all-sea it is lost', () => {
    const s = at9()
    withMarker(s, 'W0710')
    withMarker(s, 'W0710')
    expect(destroyMarkers(s, hex('W0710'))).toBe(2)
    expect(markersAt(s, hex('W0710'))).toEqual([])
    const sea = s.box.board.ids.find((_, h) => s.box.grounds[cell(s.box.ground, h)]?.id === 'all-sea') ?? ''
    expect(withMarker(s, sea)).toBe(-1)
  })

  it('[16.35] its owner destroys it in his Command Phase', () => {
    const s = position({ scenario: '32', turn: 21, phase: 8, units: { 'A/23': 'W0710' } })
    withMarker(s, 'W0710')
    play(command(s), 'burn W0710')
    expect(markersAt(s, hex('W0710'))).toEqual([])
  })
})

describe('food', () => {
  it('[16.33 16.3/2 12.5/1 F7] kept, it feeds Germans in its hex and beside it, Commonwealth units in its hex alone', () => {
    const s = at9({ units: { 'AR/1/2': 'W0710', 'AR/1/3': 'W0711', 'AR/1/4': 'W0712' } })
    withMarker(s, 'W0710')
    expect(['AR/1/2', 'AR/1/3', 'AR/1/4'].map((id) => isFedByMarker(s, unit(id)))).toEqual([true, true, false])
    expect(inSupply(s, unit('AR/1/3'))).toBe(true)
    const c = position({ turn: 12, phase: 8, units: { 'A/23': 'W0710', 'B/23': 'W0711' } })
    withMarker(c, 'W0710')
    expect(['A/23', 'B/23'].map((id) => isFedByMarker(c, unit(id)))).toEqual([true, false])
  })

  it('[16.3/3 F7 M61] used with a headquarters, it feeds paratroops that trace to it for one half of the turn', () => {
    const s = at9({ units: { 'AR/1/1': 'W0710', 'AR/1/2': 'W0713', 'AR/2/5': 'W0812', 'AR/2/6': 'W0814' } })
    const m = withMarker(s, 'W0710')
    s.supplied.fill(0)
    expect(inSupply(s, unit('AR/1/2'))).toBe(false)
    play(command(s), 'use W0710', 'early')
    expect(['AR/1/1', 'AR/1/2', 'AR/2/5', 'AR/2/6'].map((id) => inSupply(s, unit(id)))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(cell(s.markerUsed, m)).toBe(1)
    s.phase = 8
    expect(inSupply(s, unit('AR/1/2'))).toBe(false)
    s.phase = 7
    spendMarkers(s)
    expect([markersAt(s, hex('W0710')), cell(s.fed, unit('AR/1/2'))]).toEqual([[], 0])
  })

  it('[16.3/3] the second half lasts to Phase 14', () => {
    const s = at9({ units: { 'AR/1/1': 'W0710', 'AR/1/2': 'W0713' } })
    withMarker(s, 'W0710')
    s.supplied.fill(0)
    feedFrom(s, unit('AR/1/1'), LATE)
    expect(inSupply(s, unit('AR/1/2'))).toBe(false)
    s.phase = 12
    expect(inSupply(s, unit('AR/1/2'))).toBe(true)
    s.phase = 14
    spendMarkers(s)
    expect(inSupply(s, unit('AR/1/2'))).toBe(false)
  })

  it('[16.34 16.3/5 16.3/4] a Commonwealth headquarters feeds itself and up to nineteen named units to the end of the turn', () => {
    const s = position({
      scenario: '32',
      turn: 21,
      phase: 8,
      units: { '23/5-Bde': 'W0710', 'A/23': 'W0712', 'B/23': 'W0712', 'C/23': 'W2020' },
    })
    const m = withMarker(s, 'W0710')
    const asked = play(command(s), 'use W0710', 'A/23', 'done')
    expect(asked[1]).not.toContain('C/23')
    expect(['23/5-Bde', 'A/23', 'B/23'].map((id) => isFedByMarker(s, unit(id)))).toEqual([true, true, false])
    s.phase = 14
    spendMarkers(s)
    expect(isFedByMarker(s, unit('A/23'))).toBe(true)
    s.phase = 15
    spendMarkers(s)
    expect([cell(s.markerAt, m), isFedByMarker(s, unit('A/23'))]).toEqual([-1, false])
  })

  it('[19.35 N63] the Depleted recover in their Command Phase when they are in supply then', () => {
    const s = at9({ units: { 'AR/1/2': { at: 'W0710', depleted: true }, 'AR/1/4': { at: 'W0714', depleted: true } } })
    withMarker(s, 'W0710')
    resupply(s, 'german')
    expect(['AR/1/2', 'AR/1/4'].map((id) => isDepleted(s, unit(id)))).toEqual([false, true])
  })
})

describe('drops', () => {
  it('[16.31] within three hexes of a German unit, neither sea nor coast, in its phase', () => {
    const s = at9({ units: { 'AR/1/2': 'W0609' } })
    s.dropsDue = 1
    expect(dropsWait(s)).toBe(true)
    const of = dropHexes(s)
    expect(of).toContain(hex('W0712'))
    expect(of).not.toContain(hex('W0713'))
    for (const h of of) {
      expect(cell(s.box.coast, h)).toBe(0)
      expect(s.box.grounds[cell(s.box.ground, h)]?.id).not.toBe('all-sea')
    }
    s.phase = 4
    expect(dropsWait(s)).toBe(false)
    s.turn = 1
    expect(dropsWait(s)).toBe(true)
  })

  it('[16.31 M79] markers of the turn must be dropped before the phase ends; nothing flies in P', () => {
    const s = position({ turn: 10, phase: 1, units: { 'AR/1/2': 'W0710' }, dice: [6, 6] })
    s.dropsDue = 1
    play(command(s), 'drop', 'W0710')
    expect([s.dropsDue, markersAt(s, hex('W0710')).length]).toEqual([0, 1])
    const p = position({ turn: 10, phase: 1, weather: 13, units: { 'AR/1/2': 'W0710' } })
    p.dropsDue = 1
    expect(refuseDrop(p)?.rule).toBe('16.12')
    play(command(p), 'done')
  })
})

describe('special supply', () => {
  it('[23.0 23.0/2] Commonwealth armor carries its supply', () => {
    const s = position({ turn: 12, phase: 8, units: { '7-RTR.1': 'W2020', 'A/23': 'W2020' } })
    expect([inSupply(s, unit('7-RTR.1')), inSupply(s, unit('A/23'))]).toEqual([true, false])
  })

  it('[12.14] a battery of a division is fed by a headquarters below it as well', () => {
    const units = { '2-NZ-Div': 'E2122', '5-Bde': 'W0710', '23/5-Bde': 'W0712' } as const
    const battery = 'Bty/106RHA'
    const s = position({ turn: 12, phase: 8, units: { ...units, [battery]: { at: 'W0711', superior: '2-NZ-Div' } } })
    s.supplied.fill(0)
    expect(inSupply(s, unit(battery))).toBe(false)
    s.supplied[unit('23/5-Bde')] = 1
    expect(inSupply(s, unit(battery))).toBe(true)
  })

  it('[12.12] until 5 Mountain lands the airfield stands for it', () => {
    const s = position({ turn: 33, phase: 4, units: { '95-Arty/1': 'W0520' } })
    s.at[unit('5-Mountain')] = s.box.boxes.air
    expect(inSupply(s, unit('95-Arty/1'))).toBe(true)
    s.at[unit('5-Mountain')] = s.box.boxes.lost
    expect(inSupply(s, unit('95-Arty/1'))).toBe(false)
  })

  it('[13.15] Greeks whose headquarters is not activated are out of supply', () => {
    const units = { '1R/5-Bde': { at: 'W0710', activated: false }, '1/1': 'W0711' } as const
    const s = position({ turn: 12, phase: 8, units })
    s.supplied[unit('1R/5-Bde')] = 1
    expect(inSupply(s, unit('1/1'))).toBe(false)
    s.activated[unit('1R/5-Bde')] = 1
    expect(inSupply(s, unit('1/1'))).toBe(true)
  })

  it('[13.15] unless it is stacked with Forrester, who activates it', () => {
    const units = { '1R/5-Bde': { at: 'W0710', activated: false }, Forrester: 'W0710', '1/1': 'W0711' } as const
    const s = position({ turn: 12, phase: 8, units })
    s.supplied[unit('1R/5-Bde')] = 1
    expect(inSupply(s, unit('1/1'))).toBe(true)
  })
})
