// 4.4.1.2 The Matildas: where they come on, and the check of those that have moved or fired.
import { describe, expect, test } from 'vitest'
import { position } from './support.ts'

describe('4.4.1.2 the Matildas', () => {
  const waiting = { Mat1: 'reserve-matildas', Mat2: 'reserve-matildas', '15/I': '0609', '22/C/I': '0602' }

  test('[4.4.1.2/1] 5 or less places both in one hex of the aerodrome or beside it, without Germans', () => {
    const success = [1, 5, 6].map((die) => {
      const play = position({ units: waiting, active: 'allied', dice: [die] }).say('matildas')
      return play.decision
    })
    expect(success).toEqual(['matilda-hex', 'matilda-hex', 'impulse'])
    const play = position({ units: { ...waiting, '15/I': '0606' }, active: 'allied', dice: [1] }).say('matildas')
    for (const hex of ['0304', '0805', '0506', '0204']) expect(play.options).toContain(hex)
    expect(play.options).not.toContain('0606')
    expect(play.refused('0607')).toBe('4.4.1.2')
    play.say('0602')
    expect([play.unit('Mat1').at, play.unit('Mat2').at]).toEqual(['0602', '0602'])
  })

  test('[4.4.1.2/2] then one of them must move or fire', () => {
    const play = position({ units: waiting, active: 'allied', dice: [1, 6] }).say('matildas', '0606')
    expect(play.options).toEqual(['move Mat1', 'fire Mat1', 'move Mat2', 'fire Mat2'])
    expect(play.refused('22/C/I')).toBe('4.4.1.2')
    play.say('move Mat2', '0605', 'stop')
    expect(play.unit('Mat2').at).toBe('0605')
    expect(play.seat).toBe('german')
  })

  test('[4.4.1.2/7] after success the action is gone; after failure it may be tried again', () => {
    expect(position({ units: waiting, active: 'allied', matildas: true }).refused('matildas')).toBe('4.4.1.2')
    const failed = position({ units: waiting, active: 'allied', dice: [6] }).say(
      'matildas',
      'move 15/I',
      '0610',
      'stop',
    )
    expect(failed.refused('matildas')).toBeUndefined()
  })

  const tank = { Mat1: '0606', '15/I': '0616' }
  test('[4.4.1.2/3 4.4.1.2/4 4.4.1.2/8] a Matilda that moved is checked: 1 or 2 removes it from the game', () => {
    for (const die of [1, 2]) {
      const play = position({ units: tank, active: 'allied', dice: [die] }).say('move Mat1', '0605', 'stop')
      expect(play.unit('Mat1').at).toBe('removed')
    }
  })

  test('[4.4.1.2/5 4.4.1.2/8] 3 or 4 turns it to its immobile back, and does nothing to one that lies there', () => {
    for (const die of [3, 4]) {
      const play = position({ units: tank, active: 'allied', dice: [die] }).say('move Mat1', '0605', 'stop')
      expect(play.unit('Mat1')).toMatchObject({ at: '0605', side: 1 })
    }
    const again = position({
      units: { Mat1: { at: '0606', side: 1 }, '15/I': '0609' },
      active: 'allied',
      dice: [5, 3],
      chanceGone: true,
    })
    expect(again.refused('move Mat1')).toBe('2.2.1')
    again.say('fire Mat1', '0609')
    expect(again.unit('Mat1')).toMatchObject({ at: '0606', side: 1 })
  })

  test('[4.4.1.2/6] 5 or 6 does nothing, and a 6 ends no turn', () => {
    for (const die of [5, 6]) {
      const play = position({ units: tank, active: 'allied', dice: [die] }).say('move Mat1', '0605', 'stop')
      expect(play.unit('Mat1')).toMatchObject({ at: '0605', side: 0 })
      expect(play.time).toBe('10:30')
    }
  })

  test('[4.4.1.2/3] firing in defence and in support is checked as well, at the end of the action, once', () => {
    const defence = position({
      units: { Mat1: '0606', '15/I': '0610' },
      dice: [4, 5, 1],
      time: '11:30',
      chanceGone: true,
    })
    defence.say('move 15/I', '0609')
    expect(defence.unit('Mat1').at).toBe('0606')
    defence.say('0608', 'stop')
    expect(defence.unit('Mat1').at).toBe('removed')
    const support = position({
      units: { Mat1: '0606', 'RAF-30': '0606', '15/I': '0609' },
      active: 'allied',
      dice: [5, 2],
      chanceGone: true,
    }).say('fire RAF-30', '0609', 'done')
    expect(support.unit('Mat1').at).toBe('removed')
  })

  test('[4.4.1.2/7] the check comes at the end of the action and may be rerolled', () => {
    const play = position({ units: tank, active: 'allied', dice: [1, 6], rerolls: 'asked', initiative: 'allied' })
    play.say('move Mat1', '0605')
    expect(play.decision).toBe('step')
    play.say('stop', 'reroll', 'keep')
    expect(play.unit('Mat1')).toMatchObject({ at: '0605', side: 0 })
  })

  test('[4.4.1.2/7 7/1] nothing is checked once the game is over', () => {
    const lost = { '5/I': 'eliminated', '5/II': 'eliminated', '5/III': 'eliminated' }
    const play = position({
      units: { ...lost, Mat1: '0606', '15/I': { at: '0607', side: 1, regrouping: '2/0 0' } },
      active: 'allied',
      german: '11:00',
      dice: [1],
      draws: { seize: ['5/I'] },
      chanceGone: true,
    }).say('fire Mat1', '0607')
    expect(play.winner).toBe('allied')
    expect(play.unit('Mat1').at).toBe('0606')
  })
})
