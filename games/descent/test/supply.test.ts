// Supply of headquarters and of units: worked cases; light.
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { depletes, dispenses, inRange, inSupply, judgeSupply, mayPass, sourcesOf } from '../rules/supply.ts'
import { isNight, put, setDisrupted } from '../state.ts'
import { hex, position, unit } from './support.ts'

const those = (...ids: readonly string[]): number[] => ids.map(unit)

describe('supply of headquarters', () => {
  it('[8.3/1] a path passes a controlled hex only where a friend who is not Disrupted stands', () => {
    const s = position({ units: { 'A/23': 'W0711', 'AR/1/2': 'W0811' } })
    expect([mayPass(s, hex('W0710'), 'german'), mayPass(s, hex('W0811'), 'commonwealth')]).toEqual([false, false])
    expect(mayPass(s, hex('W0711'), 'commonwealth')).toBe(true)
    setDisrupted(s, unit('A/23'), true)
    expect(mayPass(s, hex('W0711'), 'commonwealth')).toBe(false)
  })

  it('[21.2/1] lone leaders bar no path, their own side neither', () => {
    const s = position({ units: { Koch: 'W0710', Hargest: 'W0712' } })
    expect([mayPass(s, hex('W0710'), 'commonwealth'), mayPass(s, hex('W0712'), 'german')]).toEqual([true, true])
  })

  it('[19.1/1 19.11 F4] CHCHQ traces any length to a map edge, 2 NZ Div to CHCHQ while it lives', () => {
    const s = position({ turn: 12, phase: 8, units: { CHCHQ: 'E2122', '2-NZ-Div': 'E2122' } })
    judgeSupply(s, 'commonwealth')
    expect([s.supplied[unit('CHCHQ')], s.supplied[unit('2-NZ-Div')]]).toEqual([1, 1])
    const source = sourcesOf(s, unit('CHCHQ'))
    const edges = printed.tables.map.filter((m) => m.supply_edge !== '').map((m) => hex(m.hex))
    for (const h of edges) expect(source(h)).toBe(true)
    expect(source(hex('W0419'))).toBe(false)
  })

  it('[19.13 N16] mountain and army headquarters trace to the airfield, 5 Mountain any length', () => {
    const s = position({ turn: 40, phase: 1, units: { '5-Mountain': 'W0520', 'RHQ/100': 'W0520', '100/1/1': 'W0520' } })
    judgeSupply(s, 'german')
    expect(['5-Mountain', 'RHQ/100', '100/1/1'].map((id) => s.supplied[unit(id)])).toEqual([1, 1, 1])
    expect(sourcesOf(s, unit('5-Mountain'))(hex('W0419'))).toBe(true)
  })

  it('[19.24 M143] what was judged holds to the next Command Phase; who has not come counts as in supply', () => {
    const s = position({ turn: 12, phase: 8, units: { CHCHQ: 'E2122', '5-Bde': 'E2122', '2-NZ-Div': 'E2122' } })
    s.at[unit('19IB')] = s.box.boxes.off
    s.supplied[unit('19IB')] = 1
    judgeSupply(s, 'commonwealth')
    for (const id of ['AR/1/2', 'AR/1/3', 'AR/1/4']) {
      s.strength[unit(id)] = 5
      s.mode[unit(id)] = 1
    }
    put(s, unit('5-Bde'), hex('W0710'))
    put(s, unit('AR/1/2'), hex('W0809'))
    put(s, unit('AR/1/3'), hex('W0611'))
    put(s, unit('AR/1/4'), hex('W0711'))
    expect([s.supplied[unit('5-Bde')], s.supplied[unit('19IB')]]).toEqual([1, 1])
    judgeSupply(s, 'commonwealth')
    expect([s.supplied[unit('5-Bde')], s.supplied[unit('19IB')]]).toEqual([0, 1])
  })

  it('[28.44 M99] in Scenario 28 2 NZ Div feeds every Commonwealth unit directly', () => {
    const s = position({ scenario: '28', turn: 83, phase: 8, units: { '2-NZ-Div': 'E3015', 'A/1W': 'E3015' } })
    s.supplied.fill(0)
    s.supplied[unit('2-NZ-Div')] = 1
    expect(inSupply(s, unit('A/1W'))).toBe(true)
  })

  it('[28.45 M71] there all Germans trace to 5 Mountain, and that to a road hex of the joined column', () => {
    const s = position({
      scenario: '28',
      turn: 83,
      phase: 1,
      units: { '5-Mountain': 'E1730', RHQ: 'E1730', 'AR/1/2': 'E1730' },
    })
    s.supplied.fill(0)
    const road = printed.spaces.findIndex(
      (id, h) => h < printed.hexes && /^W\d\d01$/.test(id) && sourcesOf(s, unit('5-Mountain'))(h),
    )
    expect(road).toBeGreaterThanOrEqual(0)
    expect(sourcesOf(s, unit('5-Mountain'))(hex('W0419'))).toBe(false)
    s.supplied[unit('5-Mountain')] = 1
    expect(inSupply(s, unit('AR/1/2'))).toBe(true)
  })

  it('[19.12] paratroops carry supply to turn 8', () => {
    const s = position({ turn: 8, units: { 'AR/1/1': 'E4506', 'AR/1/2': 'E4506' } })
    judgeSupply(s, 'german')
    expect(inSupply(s, unit('AR/1/2'))).toBe(true)
    s.turn = 9
    judgeSupply(s, 'german')
    expect(inSupply(s, unit('AR/1/2'))).toBe(false)
  })

  it('[20.33] a Disrupted headquarters feeds nobody, a Dispersed one neither, HQ/PzJ 95 in both its modes', () => {
    const s = position({
      units: {
        '23/5-Bde': { at: 'W0710', mode: 'dispersed' },
        '22/5-Bde': 'W0711',
        'HQ/PzJ-95': { at: 'W0820', mode: 'dispersed' },
      },
    })
    expect(those('23/5-Bde', '22/5-Bde', 'HQ/PzJ-95').map((u) => dispenses(s, u))).toEqual([false, true, true])
    setDisrupted(s, unit('22/5-Bde'), true)
    expect(dispenses(s, unit('22/5-Bde'))).toBe(false)
  })
})

describe('supply of units', () => {
  it('[19.36 19.31] A/28 in W0721 and its headquarters in W0818: within eight hexes', () => {
    const s = position({ units: { 'A/28': 'W0721', '28/5-Bde': 'W0818' } })
    s.supplied[unit('28/5-Bde')] = 1
    expect(inSupply(s, unit('A/28'))).toBe(true)
    s.supplied[unit('28/5-Bde')] = 0
    expect(inSupply(s, unit('A/28'))).toBe(false)
  })

  it('[19.31 19.3/1 19.32] nine hexes are too far, and enemies and their zones bar the way', () => {
    const s = position({ units: { 'A/28': 'W0721', '28/5-Bde': 'W0712' } })
    expect(inRange(s, unit('A/28'), unit('28/5-Bde'))).toBe(false)
    put(s, unit('28/5-Bde'), hex('W0713'))
    const near = position({ units: { 'A/28': 'W0721', '28/5-Bde': 'W0717' } })
    expect(inRange(near, unit('A/28'), unit('28/5-Bde'))).toBe(true)
  })

  it('[19.33] a die depletes by troops', () => {
    const s = position()
    const most = (id: string): number => [1, 2, 3, 4, 5, 6].filter((d) => depletes(s, unit(id), d)).length
    expect(['100/1/2', 'AR/1/2', 'A/23', '2/7/19IB', '1W/SBHQ', '1R/5-Bde'].map(most)).toEqual([2, 3, 4, 4, 4, 5])
  })
})

describe('light', () => {
  it('[5.0/1] night turns are the track’s', () => {
    expect([1, 7, 8, 9, 10].map((turn) => isNight(position({ turn })))).toEqual([false, false, true, true, false])
  })
})
