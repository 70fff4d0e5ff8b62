// Mountain troops on the airfield: five degrees of danger, transport, rate, damage, surplus, crash landings.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { landing, leaderHexes, refuseLeader } from '../rules/air-landing.ts'
import { hexesFor, losePlane, openHexes } from '../rules/airfield.ts'
import { crashHexes, crashLand, refuseCrash } from '../rules/crash-landing.ts'
import { landMountain, refuseMountain } from '../rules/mountain.ts'
import { dangerRow, isLostBy, mountainBreakdown } from '../rules/mountain-danger.ts'
import { at, type Descent, isDisrupted, onMap } from '../state.ts'
import { hex, play, position, type Setup, stack, unit } from './support.ts'

const NORTH = 'W0419'
const SOUTH = 'W0519'

/** The Battle Game in Phase 4 of a day turn with mountain units due. */
function planes(
  more: Setup = {},
  ids: readonly string[] = ['100/1/1', '100/1/2', '100/1/3', '100/1/4', '100/II/5'],
): Descent {
  const s = position({ turn: 30, phase: 4, ...more })
  for (const id of ids) {
    const u = unit(id)
    s.at[u] = s.box.boxes.air
    s.strength[u] = s.box.units[u]?.strength ?? 0
    s.due[u] = 13
  }
  return s
}
const danger = (more: Setup): string => dangerRow(planes(more)).id

describe('danger', () => {
  it('[16.72 16.0/8] enemies on both hexes, Disrupted or not: nobody lands', () => {
    const units = { 'A/23': { at: NORTH, disrupted: true }, 'B/23': SOUTH } as const
    expect(danger({ units })).toBe('closed')
    expect(refuseMountain(planes({ units }), unit('100/1/1'))?.rule).toBe('16.72')
    expect(danger({ units: { Hargest: NORTH, Puttick: SOUTH } })).toBe('safe')
  })

  it('[16.73] an enemy on one hex: 1 to 4, on the other hex only', () => {
    const s = planes({ units: { 'A/23': NORTH } })
    expect([dangerRow(s).id, dangerRow(s).lost_to, openHexes(s)]).toEqual(['half', 4, [hex(SOUTH)]])
  })

  it('[16.74] one beside with a zone on it: 1 to 3, activated or not', () => {
    expect(danger({ units: { 'A/23': { at: 'W0520', activated: false } } })).toBe('beside')
  })

  it('[16.74 N56] one beside without a zone falls through', () => {
    expect(danger({ units: { 'A/23': { at: 'W0520', mode: 'travel' } } })).not.toBe('beside')
    expect(danger({ units: { 'A/23': { at: 'W0520', disrupted: true } } })).toBe('safe')
  })

  it('[16.75 16.76] one within two hexes that sees it: 1 or 2; one in printed range that sees it: 1', () => {
    const near = printed.spaces.find((id, h) => {
      if (h >= printed.hexes) return false
      return danger({ units: { 'A/23': id } }) === 'near'
    })
    expect(near).toBeDefined()
    const gun = { at: 'W0422', mode: 'dispersed' } as const
    const s = planes({ units: { 'Bty/106RHA': gun } })
    expect(['range', 'safe']).toContain(dangerRow(s).id)
    expect(danger({ units: { 'A/23': { at: near ?? '', disrupted: true } } })).toBe('safe')
  })

  it('[16.71] weather above 6 takes one off the die, but not for a safe or a crash landing', () => {
    const s = planes({ weather: 9, units: { 'A/23': NORTH } })
    const row = dangerRow(s)
    expect([isLostBy(s, row, 5), isLostBy(s, row, 6)]).toEqual([true, false])
    s.weather = 6
    expect(isLostBy(s, row, 5)).toBe(false)
    const odds = mountainBreakdown(s, unit('100/1/1'), row).outcomes
    expect(odds.reduce((n, o) => n + o.p, 0)).toBeCloseTo(1)
    expect(odds[0]?.p).toBeCloseTo(4 / 6)
  })
})

describe('landing', () => {
  it('[16.7/2 16.82] safe ones need no die and spend no point', () => {
    const s = planes()
    const left = s.transportLeft
    play(landMountain(s, unit('100/1/1')), SOUTH)
    expect([stack(s, SOUTH), s.transportLeft, s.transportLost, s.flights]).toEqual([['100/1/1'], left, 0, 1])
  })

  it('[16.84 16.82] a lost unit loses its point', () => {
    const s = planes({ units: { 'A/23': NORTH }, dice: [4] })
    const left = s.transportLeft
    play(landMountain(s, unit('100/1/1')))
    expect([at(s, unit('100/1/1')), s.transportLeft, s.transportLost]).toEqual([printed.boxes.lost, left - 1, 1])
  })

  it('[16.84 16.85] a plane that was lost in the turn keeps none of the others on the ground', () => {
    const s = planes({ units: { 'A/23': NORTH }, dice: [4, 5, 5] })
    s.transportLeft = 3
    const fly = (id: string): string | undefined => {
      const why = refuseMountain(s, unit(id))?.rule
      if (!why) play(landMountain(s, unit(id)))
      return why
    }
    expect(['100/1/1', '100/1/2', '100/1/3', '100/II/5'].map(fly)).toEqual([undefined, undefined, undefined, '16.85'])
  })

  it('[16.81 16.85] fifty points; never more units in a turn than points', () => {
    const s = planes()
    expect(s.transportLeft).toBe(50)
    s.transportLeft = 1
    play(landMountain(s, unit('100/1/1')), SOUTH)
    expect(refuseMountain(s, unit('100/1/2'))?.rule).toBe('16.85')
  })

  it('[16.83 G14] at most 32 points on a hex in a phase, those who stood there included; never at night', () => {
    const s = planes({ units: { '85/1/1': SOUTH, '85/1/2': SOUTH, '85/1/3': SOUTH, '85/1/4': SOUTH } })
    expect(hexesFor(s, unit('100/1/1'))).toContain(hex(SOUTH))
    s.landedSouth = 6
    expect(hexesFor(s, unit('100/1/1'))).toEqual([hex(NORTH)])
    const night = planes({ turn: 28 })
    expect(refuseMountain(night, unit('100/1/1'))?.rule).toBe('16.83')
  })

  it('[16.84] at 25 lost a die closes one hex, even W0419, odd W0519; at 40 both', () => {
    const even = planes({ dice: [4] })
    even.transportLost = 24
    losePlane(even)
    expect(openHexes(even)).toEqual([hex(SOUTH)])
    const odd = planes({ dice: [3] })
    odd.transportLost = 24
    losePlane(odd)
    expect(openHexes(odd)).toEqual([hex(NORTH)])
    odd.transportLost = 39
    losePlane(odd)
    expect(openHexes(odd)).toEqual([])
  })

  it('[16.77 G13] what exceeds 24 points retreats one hex; the airfield stack is not Disrupted', () => {
    const s = planes({ units: { '85/1/1': SOUTH, '85/1/2': SOUTH, '85/1/3': SOUTH, '85/1/4': SOUTH } })
    const flow = landMountain(s, unit('100/1/1'))
    let step = flow.next()
    while (!step.done) {
      const ask = step.value as unknown as { id: string; of: readonly number[] }
      step = flow.next(ask.id === 'airfield-hex' ? hex(SOUTH) : ask.of[0])
    }
    expect(at(s, unit('100/1/1'))).not.toBe(hex(SOUTH))
    expect(onMap(s, unit('100/1/1'))).toBe(true)
    expect(isDisrupted(s, unit('85/1/1'))).toBe(false)
  })

  it('[16.72] a lone Commonwealth leader dies when somebody lands', () => {
    const s = planes({ units: { Hargest: SOUTH } })
    play(landMountain(s, unit('100/1/1')), SOUTH)
    expect(at(s, unit('Hargest'))).toBe(printed.boxes.lost)
  })

  it('[26.32 26.31 31.3/3 M82] not before their turn; in scenarios they must land when they can', () => {
    const s = planes()
    s.due[unit('100/1/1')] = 31
    expect(refuseMountain(s, unit('100/1/1'))?.rule).toBe('26.32')
    const must = planes({ scenario: '30', turn: 16, phase: 13 }, ['100/1/1'])
    must.stage = 'landing'
    expect(() => play(landing(must), 'done')).toThrow(/done/)
  })
})

describe('crash landing', () => {
  const closed = { units: { 'A/23': NORTH, 'B/23': SOUTH } } as const

  it('[16.86 M55] only without an airfield, on clear or mixed ground without enemies', () => {
    expect(refuseCrash(planes(), unit('100/1/1'))?.rule).toBe('16.86')
    const s = planes(closed)
    expect(refuseCrash(s, unit('100/1/1'))).toBeUndefined()
    for (const h of crashHexes(s, unit('100/1/1')))
      expect(['clear', 'mixed']).toContain(printed.grounds[cell(printed.ground, h)]?.id)
  })

  it('[16.86 G16] 1 to 4 lost, 5 half of it, 6 safe; Disrupted; weather does not matter', () => {
    const land = (die: number): Descent => {
      const s = planes({ ...closed, weather: 9, dice: [die] })
      play(crashLand(s, unit('100/1/4')), 'W1522')
      return s
    }
    expect(at(land(4), unit('100/1/4'))).toBe(printed.boxes.lost)
    const half = land(5)
    expect([cell(half.strength, unit('100/1/4')), isDisrupted(half, unit('100/1/4'))]).toEqual([3, true])
    const safe = land(6)
    expect([cell(safe.strength, unit('100/1/4')), isDisrupted(safe, unit('100/1/4'))]).toEqual([5, true])
  })
})

describe('leaders by air', () => {
  it('[M54] Ramcke lands with any stack of his, the others on an open airfield hex', () => {
    const s = planes({ units: { 'AR/1/2': 'W0710' } }, ['100/1/1'])
    for (const id of ['Ramcke', 'Utz']) {
      s.at[unit(id)] = s.box.boxes.air
      s.due[unit(id)] = 9
    }
    expect(leaderHexes(s, unit('Ramcke'))).toEqual([hex('W0710')])
    expect(leaderHexes(s, unit('Utz'))).toEqual([hex(NORTH), hex(SOUTH)])
    expect(refuseLeader(s, unit('Utz'))).toBeUndefined()
  })
})
