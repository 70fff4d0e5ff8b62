// 4.1 Movement: how far, where not, guns and armour, zones beside the map.
import { describe, expect, test } from 'vitest'
import { position } from './support.ts'

describe('4.1 movement', () => {
  test('[4.1/1 2.2.1/3] a unit moves as many hexes as its OF and no more', () => {
    const play = position({ units: { '15/I': { at: '0710', side: 1 } } })
    play.say('move 15/I', '0711', '0712', '0713', '0714')
    expect(play.unit('15/I').at).toBe('0714')
    expect(play.decision).toBe('impulse')
    expect(play.seat).toBe('allied')
  })

  test('[4.1/1] a unit may stop earlier, but not before its first hex', () => {
    const play = position({ units: { '15/I': '0710' } }).say('move 15/I')
    expect(play.refused('stop')).toBe('4.1')
    play.say('0711', 'stop')
    expect(play.unit('15/I').at).toBe('0711')
    expect(play.seat).toBe('allied')
  })

  test('[4.1/1] only an adjacent hex can be entered, and never the sea', () => {
    const play = position({ units: { '15/I': '0202' } }).say('move 15/I')
    expect(play.refused('0204')).toBe('4.1')
    expect(play.refused('0201')).toBe('4.1')
    expect(play.refused('0203')).toBeUndefined()
  })

  test('[4.1/2 2.2.4/2] no unit enters a hex with an enemy; friends may share one without limit', () => {
    const units = { '15/I': '0710', '28/B/I': '0711', '15/II': '0709', '15/III': '0709', '16/I': '0709' }
    const play = position({ units, dice: [5], chanceGone: true }).say('move 15/I')
    expect(play.refused('0711')).toBe('4.1')
    play.say('0709')
    expect(play.unit('15/I').at).toBe('0709')
  })

  test('[4.1/3 4.1.2/3] each hex entered is fired at before the move goes on', () => {
    const play = position({ units: { '15/I': '0710', '28/B/I': '0714' }, dice: [6, 5], chanceGone: true })
    play.say('move 15/I', '0711')
    expect(play.rolls).toHaveLength(1)
    expect(play.decision).toBe('step')
    play.say('0612')
    expect(play.rolls).toHaveLength(2)
  })

  test('[4.1/4 4.4.1.1/1] a company keeps to its area until it is contacted', () => {
    const isolated = position({ units: { '22/A/I': '1006', 'L-Andrew': '1207' }, active: 'allied' }).say('move 22/A/I')
    expect(isolated.refused('1005')).toBe('4.1')
    expect(isolated.refused('1007')).toBeUndefined()
    const free = position({ units: { '22/A/I': '1006' }, active: 'allied', contacted: ['A'] }).say('move 22/A/I')
    expect(free.refused('1005')).toBeUndefined()
  })

  test('[4.1/5 2.2.1/4] a German gun is turned to its back to move, and moves as far as its back says', () => {
    const play = position({ units: { '13/I': '0710' } }).say('move 13/I', '0711')
    expect(play.unit('13/I').side).toBe(1)
    play.say('0712', '0713')
    expect(play.unit('13/I').at).toBe('0713')
    expect(play.seat).toBe('allied')
  })

  test('[4.1/5] a gun on its back moves without being turned', () => {
    const play = position({ units: { '14/I': { at: '0710', side: 1 } } }).say('move 14/I', '0711', 'stop')
    expect(play.unit('14/I')).toMatchObject({ at: '0711', side: 1 })
    expect(play.told).not.toContain('4.1 log.limbered')
  })

  test('[2.2.1/4] a side with curves does not move, whoever owns it', () => {
    const play = position({ units: { '22/Mor': { at: '0710', side: 1 }, '27/I': '0711' }, active: 'allied' })
    expect(play.refused('move 22/Mor')).toBe('2.2.1')
    expect(play.refused('move 27/I')).toBe('2.2.1')
  })

  test('[4.1/1] a unit that every way is barred cannot be chosen', () => {
    const play = position({ units: { '28/B/I': 'maori', '15/I': '1509' }, active: 'allied' })
    expect(play.refused('move 28/B/I')).toBe('4.1')
  })

  test('[4.1/6] an antitank unit that leads against armour fires with OF 5, in Direct Fire too', () => {
    const units = { '14/I': '0710', '22/HQ/Car': '0712', '28/B/I': '0708' }
    const group = position({ units, dice: [5], chanceGone: true }).say('fire 14/I', '0712')
    expect(group.rolls).toEqual([{ attack: 5, defence: 6, column: 1, result: 'none' }])
    const direct = position({ units, dice: [5], chanceGone: true }).say('direct 14/I', '0712')
    expect(direct.rolls).toEqual([{ attack: 5, defence: 1, column: 4, result: 'none' }])
    const infantry = position({ units, dice: [5], chanceGone: true }).say('fire 14/I', '0708')
    expect(infantry.rolls).toEqual([{ attack: 3, defence: 9, column: 1, result: 'none' }])
  })
})

describe('4.1.1 armour and antitank units', () => {
  const sight = { '14/I': '0710', '22/HQ/Car': '0715' }

  test('[4.1.1/1 4.1/6] armour entering the sight of an antitank unit is pinned and stops before it is fired at', () => {
    const play = position({
      units: sight,
      active: 'allied',
      contacted: ['HQ'],
      draws: { pin: ['2/0 +1'] },
      dice: [6],
      chanceGone: true,
    }).say('move 22/HQ/Car', '0714')
    expect(play.unit('22/HQ/Car')).toMatchObject({ at: '0714', pinned: '2/0 +1' })
    // 5 against 5, +1 for the pin, no hexes off for armour, +1 for distance
    expect(play.rolls).toEqual([{ attack: 5, defence: 7, column: 1, result: 'none' }])
    expect(play.time).toBe('11:00')
  })

  test('[4.1.1/2] armour that starts in sight and leaves it with its first step moves on', () => {
    const play = position({
      units: { '14/I': '0710', '22/HQ/Car': '0714' },
      active: 'allied',
      contacted: ['HQ'],
    }).say('move 22/HQ/Car', '0715', '0716')
    expect(play.unit('22/HQ/Car')).toMatchObject({ at: '0716', pinned: null })
  })

  test('[4.1.1/2] armour that starts in sight and stays in it is pinned in the new hex', () => {
    const play = position({
      units: { '14/I': '0710', '22/HQ/Car': '0714' },
      active: 'allied',
      contacted: ['HQ'],
      draws: { pin: ['2/0 0'] },
      dice: [5],
      chanceGone: true,
    }).say('move 22/HQ/Car', '0713')
    expect(play.unit('22/HQ/Car').pinned).toBe('2/0 0')
    expect(play.seat).toBe('german')
  })

  test('[4.1.1/2] an antitank unit on its Fired side stops nobody; a pinned one does', () => {
    const fired = { units: { ...sight, '14/I': { at: '0710', side: 1 as const } }, contacted: ['HQ'] }
    const free = position({ ...fired, active: 'allied' }).say('move 22/HQ/Car', '0714', '0713')
    expect(free.unit('22/HQ/Car')).toMatchObject({ at: '0713', pinned: null })
    const pinned = position({
      units: { ...sight, '14/I': { at: '0710', pinned: '3/0 0' } },
      active: 'allied',
      contacted: ['HQ'],
      draws: { pin: ['2/0 0'] },
    }).say('move 22/HQ/Car', '0714')
    expect(pinned.unit('22/HQ/Car').pinned).toBe('2/0 0')
  })
})

describe('4.1.2 zones', () => {
  test('[4.1.2/1] each zone touches its hexes and its neighbours', () => {
    const steps = (zone: string): string[] =>
      [...position({ units: { '15/I': zone } }).say('move 15/I').options].filter((o) => o !== 'stop').sort()
    expect(steps('A')).toEqual(['0102', '0103', '0104', '0105', '0106', 'B'])
    expect(steps('B')).toEqual(['0107', '0108', '0109', '0110', '0111', 'A', 'C'])
    expect(steps('C')).toEqual(['0112', '0113', '0114', '0115', '0116', '0117', '0118', 'B'])
    const maori = position({ units: { '28/B/I': 'maori' }, active: 'allied' }).say('move 28/B/I')
    expect(maori.options).toEqual(['1509'])
  })

  test('[4.1.2/2] a step from zone to zone ends the activation', () => {
    const play = position({ units: { '15/I': 'A' } }).say('move 15/I', 'B')
    expect(play.unit('15/I').at).toBe('B')
    expect(play.seat).toBe('allied')
  })

  test('[4.1.2/2] the first hex from a zone counts as one hex moved, is fired at, and the move goes on', () => {
    const play = position({ units: { '15/I': 'B', '28/B/I': '0310' }, dice: [6, 5], chanceGone: true })
    play.say('move 15/I', '0109')
    expect(play.rolls).toEqual([{ attack: 8, defence: 7, column: 1, result: 'none' }])
    play.say('0209')
    expect(play.rolls[1]).toEqual({ attack: 8, defence: 6, column: 2, result: 'none' })
  })

  test('[4.1.2/2] nothing moves from the map into a zone', () => {
    const play = position({ units: { '15/I': '0109' } }).say('move 15/I')
    expect(play.refused('B')).toBe('4.1.2')
  })
})
