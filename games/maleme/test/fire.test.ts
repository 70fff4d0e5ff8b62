// 4.2 Fire: Group Fire with its supports, and what the results do.
import { describe, expect, test } from 'vitest'
import { position } from './support.ts'

/** 15/I has OF 7 and range 3, 28/B/I OF 8, the airmen OF 3, German heavy weapons OF 5 and range 4. */
describe('4.2 fire', () => {
  test('[4.2/1] Group Fire is open to any unit, Direct Fire only to those with the white box, alone', () => {
    const play = position({ units: { '15/I': '0710', '8/I': '0710', '28/B/I': '0712' } })
    expect(play.refused('fire 15/I')).toBeUndefined()
    expect(play.options).not.toContain('direct 15/I')
    expect(play.refused('direct 8/I')).toBeUndefined()
  })

  /** A lead of OF 7 against an OF that makes the column, with this die. */
  const resultOf = (column: number, die: number, pinned = false): unknown => {
    const play = position({
      units: {
        '15/I': '0710',
        '15/II': '0710',
        '28/B/I': pinned ? { at: '0711', regrouping: '4/0 0', pinned: '2/0 0' } : { at: '0711', regrouping: '4/0 0' },
      },
      dice: [die],
      draws: die === column || die === column - 1 ? (pinned ? {} : { pin: ['3/0 0'] }) : {},
      chanceGone: true,
    })
    play.say('fire 15/I', '0711')
    if (column === 3) play.say('15/II')
    play.say('done')
    expect(play.rolls[0]?.column).toBe(column)
    return play.rolls[0]?.result
  }

  test('[4.2/3 4.2.3/1] a die above the Fire Number does nothing', () => {
    expect(resultOf(4, 5)).toBe('none')
    expect(resultOf(3, 4)).toBe('none')
  })

  test('[4.2/4 4.2.3/2] a die equal to it pins; a unit that is pinned already suffers nothing', () => {
    expect(resultOf(4, 4)).toBe('pinned')
    expect(resultOf(4, 4, true)).toBe('none')
  })

  test('[4.2/5 4.2.3/3] a die one below it pins, or hits what is pinned', () => {
    expect(resultOf(4, 3)).toBe('pinned')
    expect(resultOf(4, 3, true)).toBe('hit')
  })

  test('[4.2/6 4.2.3/4] a die two or more below it hits', () => {
    expect(resultOf(4, 2)).toBe('hit')
    expect(resultOf(4, 1)).toBe('hit')
    expect(resultOf(4, 1, true)).toBe('hit')
  })

  test('[4.2.1/6 4.2.2/5] a Fire Number below 1 is played as 1, one above 8 as 8', () => {
    const weak = position({ units: { 'L-Gericke': '0710', '28/B/I': '0711' }, dice: [5], chanceGone: true })
    expect(weak.say('fire L-Gericke', '0711').rolls[0]).toMatchObject({ attack: 4, defence: 8, column: 1 })
    const crowd = Object.fromEntries(['15/I', '15/II', '15/III', '16/I', '16/II', '16/III'].map((u) => [u, '0710']))
    const strong = position({
      units: { ...crowd, '28/B/I': { at: '0711', regrouping: '2/0 0' } },
      dice: [6],
      chanceGone: true,
    }).say('fire 15/I', '0711', 'done')
    expect(strong.rolls[0]).toMatchObject({ attack: 12, defence: 2, column: 8, result: 'hit' })
  })
})

describe('4.2.1 group fire', () => {
  test('[4.2.1/1 2.1.1/4] the lead needs the target in its range and within four hexes', () => {
    const play = position({ units: { '15/I': '0710', '8/I': '0710', '28/B/I': '0713', '28/B/II': '0714' } })
    play.say('fire 15/I')
    expect(play.refused('0713')).toBeUndefined()
    expect(play.refused('0714')).toBe('4.2.1')
    const far = position({ units: { '8/I': '0710', '28/B/II': '0714', '28/B/III': '0715' } }).say('fire 8/I')
    expect(far.refused('0714')).toBeUndefined()
    expect(far.refused('0715')).toBe('4.2.1')
    const gun = position({ units: { '13/I': '0710', '28/B/II': '0714', '28/B/III': '0715' } }).say('fire 13/I')
    expect(gun.refused('0715')).toBe('2.1.1')
  })

  test('[4.2.1/2] in a stack the side under fire picks among its units in Good Order', () => {
    const units = { '15/I': '0710', '28/B/I': '0713', 'RAF-30': '0713', '28/B/II': { at: '0713', pinned: '2/0 0' } }
    const play = position({ units, dice: [6], chanceGone: true }).say('fire 15/I', '0713')
    expect(play.seat).toBe('allied')
    expect(play.refused('28/B/II')).toBe('4.2.1')
    play.say('RAF-30')
    expect(play.rolls[0]).toMatchObject({ attack: 7, defence: 2, column: 5 })
  })

  test('[4.2.1/2] where no unit is in Good Order the firing side picks', () => {
    const bad = { at: '0713', pinned: '2/0 0' }
    const play = position({ units: { '15/I': '0710', '28/B/I': bad, '28/B/II': bad }, dice: [5], chanceGone: true })
    play.say('fire 15/I', '0713')
    expect(play.seat).toBe('german')
    play.say('28/B/II')
  })

  test('[4.2.1/3] with an enemy beside it a unit fires only at an adjacent enemy, as lead or in support', () => {
    const units = { '15/I': '0710', '15/II': '0709', '28/B/I': '0712', '28/B/II': '0708', 'RAF-30': '0610' }
    // 28/B/II in 0708 holds 15/II, RAF-30 in 0610 holds both
    const held = position({ units }).say('fire 15/I')
    expect(held.refused('0712')).toBe('4.2.1')
    expect(held.refused('0610')).toBeUndefined()
    const support = position({ units: { ...units, 'RAF-30': '0714' }, dice: [5], chanceGone: true })
    support.say('fire 15/I', '0712')
    expect(support.rolls[0]).toMatchObject({ attack: 7 })
  })

  test('[4.2.1/4] units adjacent to or stacked with the lead support, and those around an unpinned leader beside it', () => {
    const units = {
      '28/B/I': '0712',
      '15/I': '0710',
      '15/II': '0710',
      '15/III': '0711',
      'L-Gericke': '0811',
      '16/I': '0911',
      '16/II': '0912',
    }
    const play = position({ units, dice: [5], chanceGone: true }).say('fire 15/I', '0712')
    expect(play.decision).toBe('supports')
    expect([...play.options].sort()).toEqual(['15/II', '15/III', '16/I', 'done'].sort())
    play.say('done')
    expect(play.rolls[0]).toMatchObject({ attack: 10 })
  })

  test('[4.2.1/4] a pinned leader links nobody', () => {
    const units = {
      '28/B/I': '0713',
      '15/I': '0710',
      'L-Gericke': { at: '0811', pinned: '2/0 0' },
      '16/I': '0911',
    }
    const play = position({ units, dice: [5], chanceGone: true }).say('fire 15/I', '0713')
    expect(play.rolls[0]).toMatchObject({ attack: 7 })
  })

  test('[4.2.1/5] the target must be in range of every support, which needs no line of sight', () => {
    const units = { '28/B/I': '0714', '8/I': '0710', '15/I': '0710', '13/I': '0709' }
    const play = position({ units, dice: [5], chanceGone: true }).say('fire 8/I', '0714')
    // 15/I reaches three hexes; the gun in 0709 is five away and reaches six
    expect(play.options).toEqual(['done', '13/I'])
    play.say('done')
    expect(play.rolls[0]).toMatchObject({ attack: 6, defence: 9 })
  })

  test('[4.2.1/6 4.2.1/7 4.2.1/8 4.2.1/10] OF of the lead and supports against OF and distance make the column', () => {
    const units = { '15/I': '0710', '15/II': '0709', '28/B/I': { at: '0712', side: 1 as const } }
    const play = position({ units, dice: [4], chanceGone: true })
    play.say('fire 15/I', '0712', 'done')
    expect(play.rolls[0]).toEqual({ attack: 8, defence: 5, column: 3, result: 'none' })
  })

  test('[4.2.1/7] a support may be left out', () => {
    const units = { '15/I': '0710', '15/II': '0709', '28/B/I': '0712' }
    const play = position({ units, dice: [5], chanceGone: true }).say('fire 15/I', '0712', '15/II', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 7 })
  })

  test('[4.2.1/9 2.2.3/2] the Pinned marker of the target counts', () => {
    const defence = (pinned: string): unknown =>
      position({
        units: { '15/I': '0710', '28/B/I': { at: '0713', pinned } },
        dice: [5],
        chanceGone: true,
      }).say('fire 15/I', '0713').rolls[0]?.defence
    expect(['2/0 -1', '2/0 0', '2/0 +1'].map(defence)).toEqual([8, 9, 10])
  })

  test('[4.2.1/10] the +1 goes when a support is adjacent, though the lead is not', () => {
    const units = { '15/I': '0710', '15/II': '0711', '28/B/I': '0712' }
    const play = position({ units, dice: [5], chanceGone: true }).say('fire 15/I', '0712', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 8, defence: 8 })
  })

  test('[4.2.1/11] each other unit in the target hex takes one off', () => {
    const units = { '15/I': '0710', '28/B/I': '0713', '28/B/II': '0713', '28/B/III': '0713' }
    const play = position({ units, dice: [5], chanceGone: true }).say('fire 15/I', '0713', '28/B/I')
    expect(play.rolls[0]).toMatchObject({ defence: 7 })
  })

  test('[4.2.1/12] the result falls on the target alone', () => {
    const units = { '15/I': '0710', '28/B/I': '0713', '28/B/II': '0713' }
    const play = position({ units, dice: [1], draws: { pin: ['2/0 0'] }, chanceGone: true })
    play.say('fire 15/I', '0713', '28/B/II')
    expect(play.unit('28/B/II').pinned).toBe('2/0 0')
    expect(play.unit('28/B/I').pinned).toBeNull()
  })

  test('[4.2.1/13 1.1/2] a six ends the turn when the fire has been resolved', () => {
    const units = { '15/I': '0710', '28/B/I': '0713' }
    const fire = (die: number): string =>
      position({ units, dice: [die], chanceGone: true }).say('fire 15/I', '0713').time
    expect([fire(5), fire(6)]).toEqual(['10:30', '11:00'])
  })

  test('[4.2.1/14 4.2.2/14] in the first three turns the end numbers of the turn count', () => {
    const units = { '8/I': '0710', '28/B/I': '0713' }
    const ends = (verb: string, time: string, die: number): boolean =>
      position({
        units,
        time,
        dice: [die],
        ...(verb === 'direct' && die < 5 ? { draws: { pin: ['2/0 0', '2/0 0'] } } : {}),
      })
        .say(`${verb} 8/I`, '0713')
        .told.includes('6 log.turn-will-end')
    expect([2, 3].map((die) => ends('fire', '8:30', die))).toEqual([false, true])
    expect([3, 4].map((die) => ends('fire', '9:00', die))).toEqual([false, true])
    expect([5, 6].map((die) => ends('direct', '10:00', die))).toEqual([false, true])
  })

  test('[2.2.1/10 2.2.1/9] a gun in Group Fire is not turned, and on its Fired side it does not fire at all', () => {
    const play = position({ units: { '13/I': '0710', '28/B/I': '0713' }, dice: [5], chanceGone: true })
    play.say('fire 13/I', '0713')
    expect(play.unit('13/I').side).toBe(0)
    const fired = position({ units: { '13/I': { at: '0710', side: 1 }, '28/B/I': '0713' } })
    expect(fired.refused('fire 13/I')).toBe('4.3.2')
    expect(fired.refused('direct 13/I')).toBe('4.3.2')
  })
})

describe('4.2.3 fire results', () => {
  const strong = { '15/I': '0710', '15/II': '0710', '15/III': '0710' }
  const shoot = (unit: string, side: 0 | 1, marker?: string) =>
    position({
      units: { ...strong, [unit]: { at: '0711', side, ...(marker ? { regrouping: marker } : {}) } },
      dice: [1],
      chanceGone: true,
    }).say('fire 15/I', '0711', 'done')

  test('[4.2.3/4] a hit turns a full two-step unit and eliminates a reduced or a one-step unit', () => {
    expect(shoot('28/B/I', 0, '2/0 0').unit('28/B/I')).toMatchObject({ at: '0711', side: 1, regrouping: '2/0 0' })
    expect(shoot('28/B/I', 1).unit('28/B/I').at).toBe('allied-eliminated')
    expect(shoot('RAF-30', 0).unit('RAF-30').at).toBe('allied-eliminated')
    expect(shoot('15RA', 1).unit('15RA').at).toBe('allied-eliminated')
  })

  test('[4.2.3/4 2.2.2/5] an eliminated unit gives its markers back to the cup', () => {
    const play = shoot('28/B/I', 1, '4/0 0')
    const marker = play.s.box.markers.findIndex((m) => m.id === '4/0 0')
    expect(play.unit('28/B/I').regrouping).toBeNull()
    expect(play.s.cup[marker]).toBe(1)
  })

  test('[4.2.3/5] with heavy weapons in the fire two markers are drawn and the worse stays', () => {
    const units = { '15/I': '0710', '8/I': '0710', '28/B/I': { at: '0713', side: 1 as const } }
    const draw = (first: string, second: string): string | null =>
      position({ units, dice: [3], draws: { pin: [first, second] }, chanceGone: true })
        .say('fire 15/I', '0713', 'done')
        .unit('28/B/I').pinned
    expect(draw('2/0 +1', '3/0 -1')).toBe('3/0 -1')
    expect(draw('3/0 0', '2/0 +1')).toBe('3/0 0')
  })

  test('[4.2.3/5] the marker that is not placed goes back to the cup', () => {
    const units = { '8/I': '0710', '28/B/I': '0711' }
    const play = position({ units, dice: [5], draws: { pin: ['2/0 +1', '4/0 -1'] }, chanceGone: true })
    play.say('direct 8/I', '0711')
    const left = (id: string): unknown => play.s.cup[play.s.box.markers.findIndex((m) => m.id === id)]
    expect([left('2/0 +1'), left('4/0 -1')]).toEqual([2, 0])
  })

  test('[4.2.3/2 2.2.2/5] a pin without heavy weapons draws one marker', () => {
    const units = { '15/I': '0710', '28/B/I': '0713' }
    const play = position({ units, dice: [1], draws: { pin: ['4/0 +1'] }, chanceGone: true }).say('fire 15/I', '0713')
    expect(play.unit('28/B/I').pinned).toBe('4/0 +1')
  })
})
