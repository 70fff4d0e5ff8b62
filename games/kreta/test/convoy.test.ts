// 14.0 and 8.3 Convoys: units, places and cover, the passage, and going ashore.
import { describe, expect, test } from 'vitest'
import { position, type Setup, where } from './support.ts'

const far = { '16AU': '60,6', '3/100': '62,6' }
const waiting = { '1/85': 'reserve', '2/85': 'reserve', '3/85': 'reserve', '1/100': 'reserve' } as const

const convoy = (more: Setup = {}) =>
  position({ stage: 'convoy', ...more, units: { ...far, ...waiting, ...more.units } })

describe('14.0 amphibious landing', () => {
  test('[14.0/1] every German unit may come by sea, paratroops that have not jumped too', () => {
    const play = convoy({ scenario: 'full', units: { '1/1s': 'reserve', '31pz1': 'reserve', '95art1': 'reserve' } })
    expect(play.options).toEqual(['1/1s', '1/85', '2/85', '3/85', '1/100', '95art1', '31pz1'])
    expect(position({ turn: 4, stage: 'turn-end', units: { ...far, ...waiting } }).decision).toBe('opening')
  })

  test('[12.1/3] K9: in the historical scenario the paratroops jump, all in one turn, and none of them sails instead', () => {
    const units = { ...far, '1/1s': 'reserve', '1/85': 'reserve' } as const
    expect(convoy({ units, turn: 1 }).refused('1/1s')).toBe('12.1')
    expect(convoy({ units, scenario: 'full' }).refused('1/1s')).toBeUndefined()
  })

  test('[14.11] onto beaches and into ports free of British units and zones, one unit each', () => {
    const play = convoy({ units: { '22NZ': '12,14', '23NZ': '35,16' } }).say('1/85')
    expect(play.refused('12,14')).toBe('14.14')
    expect(play.refused('13,14')).toBe('14.14')
    expect(play.refused('24,12')).toBe('14.11')
    play.say('17,14', '2/85')
    expect(play.refused('17,14')).toBe('14.11')
  })

  test('[14.12] three attempts a phase', () => {
    const play = convoy().say('1/85', '17,14', '2/85', '19,14', '3/85', '21,14')
    expect(play.decision).toBe('cover')
    expect(play.s.at[play.s.box.units.findIndex((u) => u.id === '1/100')]).toBe(play.s.box.reserve)
  })

  test('[14.13] units and places, then the cover, then a die a unit; who arrives may move with half its movement', () => {
    const play = convoy({ dice: [3, 4] }).say('1/85', '17,14', '2/85', '19,14', 'done')
    expect(play.decision).toBe('cover')
    expect(play.rolls).toHaveLength(0)
    play.say('6')
    expect(play.rolls).toEqual([
      { cover: 6, result: 'arrives' },
      { cover: 6, result: 'arrives' },
    ])
    expect(where(play, '1/85', '2/85')).toEqual(['17,14', '19,14'])
    play.say('move 1/85')
    expect(play.options).toContain('17,12')
    expect(play.refused('17,11')).toBe('4.23')
  })

  test('[14.14] K11: a place that is closed would destroy them, and is not offered', () => {
    const play = convoy({ units: { '22NZ': '18,12' } }).say('1/85')
    expect([play.refused('18,13'), play.refused('17,14'), play.refused('20,13')]).toEqual([
      '14.14',
      undefined,
      undefined,
    ])
  })

  test('[14.15] tank units land in ports only', () => {
    const play = convoy({ units: { '31pz1': 'reserve' }, dice: [6] }).say('31pz1')
    expect(play.refused('17,14')).toBe('14.15')
    play.say('33,17', 'done', '9')
    expect(play.unit('31pz1')).toBe('33,17')
  })

  test('[14.11] K10, K45: where a friend stands a unit moves off at once; if it no longer can, it turns back', () => {
    const play = convoy({ units: { '2/100': '17,14' }, dice: [6] }).say('1/85', '17,14', 'done', '9')
    expect(play.decision).toBe('to')
    play.say('17,13')
    expect(play.unit('1/85')).toBe('17,13')
    expect(
      convoy({ units: { '2/100': '17,14', '22NZ': '60,8' } })
        .say('1/85')
        .refused('17,14'),
    ).toBeUndefined()
  })
})

describe('8.3 cover', () => {
  test('[8.31] what covers convoys is missing on land', () => {
    const play = convoy({ dice: [6] }).say('1/85', '17,14', 'done')
    expect(play.options).toHaveLength(13)
    play.say('7')
    expect(play.s.air).toBe(5)
  })

  test.each([
    [0, [5, 6]],
    [2, [5, 6]],
    [3, [4, 5, 6]],
    [5, [4, 5, 6]],
    [6, [3, 4, 5, 6]],
    [8, [3, 4, 5, 6]],
    [9, [2, 3, 4, 5, 6]],
    [12, [2, 3, 4, 5, 6]],
  ] as const)('[8.32] with %i points %j arrive', (cover, rolls) => {
    const arrives = [1, 2, 3, 4, 5, 6].filter(
      (die) =>
        convoy({ dice: [die] })
          .say('1/85', '17,14', 'done', String(cover))
          .unit('1/85') === '17,14',
    )
    expect(arrives).toEqual(rolls)
  })

  test('[17.4/2] Z: the unit is out of the game', () => {
    const play = convoy({ dice: [1] }).say('1/85', '17,14', 'done', '12')
    expect(play.unit('1/85')).toBe('lost')
    expect(play.told).toContain('8.32 log.eliminated')
  })

  test('[8.33] one cover for all units of the convoy', () => {
    const play = convoy({ dice: [3, 3, 1] })
    play.say('1/85', '17,14', '2/85', '19,14', '3/85', '21,14', 'done?', '9')
    expect(play.rolls.map((r) => r.cover)).toEqual([9, 9, 9])
    expect(play.s.air).toBe(3)
  })
})
