// Cretan irregulars, and static guns that change hands.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { fire } from '../rules/fire-phase.ts'
import {
  callIrregulars,
  irregularBreakdown,
  irregularsFed,
  irregularValue,
  mayCall,
  openIrregulars,
  refuseIrregulars,
} from '../rules/irregulars.ts'
import { settleGuns, surrenders } from '../rules/surrender.ts'
import { type Descent, seatOf } from '../state.ts'
import { hex, play, position, type Setup, unit } from './support.ts'

function attack(more: Setup = {}): Descent {
  const s = position({ turn: 12, phase: 5, units: { 'AR/1/2': 'W0710', 'AR/1/1': 'W0812', 'A/23': 'W0714' }, ...more })
  s.irregularsLeft = 3
  return s
}

describe('irregulars', () => {
  it('[22.0/2 22.14 H20 M68] from turn 9 to 48, three by day and five by night, shared by the phases of a turn', () => {
    const left = (turn: number): number => {
      const s = position({ turn, phase: 1 })
      openIrregulars(s)
      return s.irregularsLeft
    }
    expect([left(8), left(9), left(12), left(18), left(48), left(49)]).toEqual([0, 5, 3, 5, 5, 0])
    const s = attack()
    s.irregularsLeft = 1
    openIrregulars(s)
    expect(s.irregularsLeft).toBe(1)
  })

  it('[22.11] in Commonwealth Fire Phases, on German combat units away from Commonwealth ones, one a unit', () => {
    const s = attack()
    expect(refuseIrregulars(s, unit('AR/1/2'))).toBeUndefined()
    expect(refuseIrregulars(s, unit('AR/1/1'))?.id).toBe('refuse.not-for-irregulars')
    s.irregularOn = [unit('AR/1/2')]
    expect(refuseIrregulars(s, unit('AR/1/2'))?.id).toBe('refuse.attacked-already')
    const near = attack({ units: { 'AR/1/2': 'W0710', 'A/23': 'W0711' } })
    expect(refuseIrregulars(near, unit('AR/1/2'))?.id).toBe('refuse.beside-commonwealth')
    s.phase = 3
    expect([mayCall(s), refuseIrregulars(s, unit('AR/1/2'))?.rule]).toEqual([false, '22.0'])
  })

  it('[22.12 A27] Fire value 5 by day and 7 by night, by the ground; excess lapses', () => {
    expect([irregularValue(attack()), irregularValue(attack({ turn: 18 }))]).toEqual([5, 7])
    const s = attack({
      units: { 'AR/1/2': { at: 'W0710', strength: 1 }, 'AR/1/3': 'W0710' },
      dice: [1, 1],
    })
    const shown = irregularBreakdown(s, unit('AR/1/2'))
    expect(shown.outcomes.reduce((n, o) => n + o.p, 0)).toBeCloseTo(1)
    play(callIrregulars(s), 'AR/1/2')
    expect([cell(s.strength, unit('AR/1/2')), cell(s.strength, unit('AR/1/3'))]).toEqual([0, 6])
    expect([s.irregularsLeft, s.irregularDay, s.irregularOn]).toEqual([2, 12, [unit('AR/1/2')]])
  })

  it('[22.11] it is one of the acts of the fire phase', () => {
    const s = attack({ dice: [6, 6] })
    s.stage = 'act'
    play(fire(s), 'irregulars', 'disperse')
    expect(s.irregularsLeft).toBe(2)
  })

  it('[22.13 N62] a village within eight hexes that no German holds or controls; the attacked hex does not hinder', () => {
    const s = attack({ units: { 'AR/1/2': 'W0710' } })
    expect(irregularsFed(s, hex('W0710'))).toBe(true)
    const lonely = printed.spaces.findIndex(
      (_, h) =>
        h < printed.hexes &&
        printed.grounds[cell(printed.ground, h)]?.id === 'rough' &&
        !irregularsFed(position({ units: {} }), h),
    )
    if (lonely >= 0) expect(irregularsFed(attack(), lonely)).toBe(false)
    const villages = printed.spaces.filter(
      (_, h) => h < printed.hexes && printed.grounds[cell(printed.ground, h)]?.id === 'village',
    )
    expect(villages.length).toBeGreaterThan(0)
  })
})

describe('static guns', () => {
  const cut = { 'CD.1': 'W0710', 'AR/1/2': 'W0711', 'AR/1/3': 'W0611' } as const

  it('[20.64 20.65 M66] out of supply, out of communication, in an enemy zone without friends: they change sides, and back', () => {
    const s = position({ turn: 12, units: cut })
    s.supplied.fill(0)
    expect(surrenders(s, unit('CD.1'))).toBe(true)
    settleGuns(s)
    expect([seatOf(s, unit('CD.1')), cell(s.superior, unit('CD.1'))]).toEqual(['german', -1])
    const back = position({ turn: 12, units: { 'CD.1': 'W0710', 'A/23': 'W0711' } })
    back.captured[unit('CD.1')] = 1
    back.superior[unit('CD.1')] = -1
    back.supplied.fill(0)
    settleGuns(back)
    expect(seatOf(back, unit('CD.1'))).toBe('commonwealth')
  })

  it('[20.64 20.63] not while a friend stands there or covers the hex, nor in touch with its headquarters', () => {
    const friend = position({ turn: 12, units: { ...cut, 'A/23': 'W0710' } })
    friend.supplied.fill(0)
    expect(surrenders(friend, unit('CD.1'))).toBe(false)
    const beside = position({ turn: 12, units: { ...cut, 'A/23': 'W0709' } })
    beside.supplied.fill(0)
    expect(surrenders(beside, unit('CD.1'))).toBe(false)
    const touch = position({ turn: 12, units: { ...cut, 'HQ/MNBDO': 'W0914' } })
    touch.supplied.fill(0)
    expect(surrenders(touch, unit('CD.1'))).toBe(false)
    const free = position({ turn: 12, units: { 'CD.1': 'W0710' } })
    free.supplied.fill(0)
    expect(surrenders(free, unit('CD.1'))).toBe(false)
  })
})
