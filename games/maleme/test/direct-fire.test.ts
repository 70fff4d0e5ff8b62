// 4.2.2 Direct Fire: who may fire so, at whom, and what counts.
import { describe, expect, test } from 'vitest'
import { position } from './support.ts'

describe('4.2.2 direct fire', () => {
  test('[4.2.2/1 2.2.1/9] a unit with the white box, an enemy in range and within four hexes', () => {
    const play = position({ units: { '13/I': '0710', '28/B/I': '0714', '28/B/II': '0715' } }).say('direct 13/I')
    expect(play.refused('0714')).toBeUndefined()
    expect(play.refused('0715')).toBe('2.1.1')
    const mg = position({ units: { '8/I': '0710', '28/B/I': '0714' } }).say('direct 8/I')
    expect(mg.refused('0714')).toBeUndefined()
    const rifles = position({ units: { '3/I': '0710', '28/B/I': '0712' } })
    expect(rifles.refused('direct 3/I')).toBe('4.2.2')
  })

  test('[4.2.2/2] in a stack the side under fire picks among its units in Good Order, else the firing side', () => {
    const units = { '8/I': '0710', '28/B/I': '0713', '28/B/II': '0713', '28/B/III': { at: '0713', pinned: '2/0 0' } }
    const play = position({ units, dice: [6], draws: { pin: ['2/0 0', '3/0 0'] }, chanceGone: true }).say(
      'direct 8/I',
      '0713',
    )
    expect(play.seat).toBe('allied')
    expect(play.refused('28/B/III')).toBe('4.2.1')
    play.say('28/B/I')
    const bad = { at: '0713', regrouping: '2/0 0' }
    const none = position({ units: { '8/I': '0710', '28/B/I': bad, '28/B/II': bad } }).say('direct 8/I', '0713')
    expect(none.seat).toBe('german')
  })

  test('[4.2.2/3] with an enemy beside it only an adjacent enemy may be the target', () => {
    const play = position({ units: { '8/I': '0710', '28/B/I': '0711', '28/B/II': '0713' } }).say('direct 8/I')
    expect(play.refused('0713')).toBe('4.2.1')
    expect(play.refused('0711')).toBeUndefined()
  })

  test('[4.2.2/4 4.2.2/5 4.2.2/6 4.2.2/7 4.2.2/11] OF of the unit alone against zero; the OF of the target does not count', () => {
    const units = { '8/I': '0710', '15/I': '0710', '28/B/I': '0711' }
    const play = position({ units, dice: [6], chanceGone: true }).say('direct 8/I', '0711')
    expect(play.rolls[0]).toEqual({ attack: 5, defence: 0, column: 5, result: 'none' })
  })

  test('[4.2.2/8] the Pinned marker of the target counts', () => {
    const defence = (pinned: string): unknown =>
      position({ units: { '8/I': '0710', '28/B/I': { at: '0711', pinned } }, dice: [6], chanceGone: true }).say(
        'direct 8/I',
        '0711',
      ).rolls[0]?.defence
    expect(['2/0 -1', '2/0 0', '2/0 +1'].map(defence)).toEqual([-1, 0, 1])
  })

  test('[4.2.2/9 4.2.2/10] +1 when not adjacent, -1 for each other unit there', () => {
    const units = { '8/I': '0710', '28/B/I': '0713', '28/B/II': '0713', '28/B/III': '0713' }
    const play = position({ units, dice: [6], chanceGone: true, draws: { pin: ['2/0 0', '3/0 0'] } })
    play.say('direct 8/I', '0713', '28/B/I')
    expect(play.rolls[0]).toMatchObject({ attack: 5, defence: -1, column: 6 })
  })

  test('[4.2.2/12 2.2.1/10] artillery turns to its Fired side, machine guns do not', () => {
    const gun = position({ units: { '13/I': '0710', '28/B/I': '0713' }, dice: [6], chanceGone: true })
    expect(gun.say('direct 13/I', '0713').unit('13/I').side).toBe(1)
    const mg = position({ units: { '8/I': '0710', '28/B/I': '0713' }, dice: [6], chanceGone: true })
    expect(mg.say('direct 8/I', '0713').unit('8/I').side).toBe(0)
  })

  test('[4.2.2/13] a six ends the turn when the fire has been resolved', () => {
    const units = { '8/I': '0710', '28/B/I': '0713' }
    const fire = (die: number): string =>
      position({ units, dice: [die], chanceGone: true }).say('direct 8/I', '0713').time
    expect([fire(5), fire(6)]).toEqual(['10:30', '11:00'])
  })
})
