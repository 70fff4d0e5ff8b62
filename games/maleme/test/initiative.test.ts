// 2.2.2 and 6 The Initiative: who acts first, who rerolls, and when the marker changes hands at the end of a turn.
import { describe, expect, test } from 'vitest'
import { type Play, position, type Setup } from './support.ts'

const duel = { '15/I': '0710', '28/B/I': '0713' }

/** A Group Fire of 15/I with the reroll asked. */
const fire = (dice: readonly number[], setup: Setup = {}): Play =>
  position({ units: duel, rerolls: 'asked', dice, ...setup }).say('fire 15/I', '0713')

describe('2.2.2 the Initiative marker', () => {
  test('[2.2.2/3] its holder acts first in a turn', () => {
    const play = position({ begin: 'end-of-turn', stage: 'end', units: duel, initiative: 'allied' })
    expect(play.seat).toBe('allied')
  })

  test('[2.2.2/3] the holder may reroll any die, his own or the other side’s, by handing the marker over', () => {
    const own = fire([6, 5], { initiative: 'german' })
    expect([own.seat, own.decision, [...own.options].sort()]).toEqual(['german', 'reroll', ['keep', 'reroll']])
    own.say('reroll')
    expect(own.initiative).toBe('allied')
    own.say('keep')
    expect(own.time).toBe('10:30')
    const other = fire([5, 4], { initiative: 'allied' })
    expect(other.seat).toBe('allied')
    other.say('reroll', 'keep')
    expect(other.initiative).toBe('german')
  })

  test('[2.2.2/3] the receiver may reroll the same die at once, and so on; the last die counts', () => {
    const play = fire([1, 5, 2, 6], { initiative: 'german', chanceGone: true })
    play.say('reroll', 'reroll', 'reroll', 'keep')
    expect(play.initiative).toBe('allied')
    expect(play.rolls[0]).toMatchObject({ result: 'none' })
    expect(play.time).toBe('11:00')
  })

  test('[2.2.2/3] nobody has to use it', () => {
    const play = fire([5], { initiative: 'german' }).say('keep')
    expect(play.initiative).toBe('german')
  })

  test('[2.2.2/3] drift dice are thrown again together, and zone, refit and panic dice may be rerolled', () => {
    const drift = position({
      begin: 'drop',
      stage: 'drop',
      time: '9:00',
      plan: { '5': '0811' },
      revealed: ['5'],
      dropping: '5',
      units: { '5/I': 'waiting', '5/II': 'waiting' },
      rerolls: 'asked',
      dice: [6, 6, 3, 4],
      draws: { regroup: ['2/0 0'] },
    }).say('5/I', 'reroll', 'keep', 'stay')
    expect([drift.unit('5/I').at, drift.initiative]).toEqual(['0811', 'allied'])
    const zone = position({
      begin: 'zone',
      stage: 'drop',
      time: '10:00',
      units: { '15/I': 'waiting' },
      rerolls: 'asked',
      dice: [1, 5],
    }).say('reroll', 'keep')
    expect(zone.unit('15/I').at).toBe('C')
    const refit = position({
      units: { '15/I': { at: '0710', pinned: '2/0 0' } },
      rerolls: 'asked',
      dice: [5, 1],
    }).say('refit 15/I', 'reroll', 'keep')
    expect(refit.unit('15/I').pinned).toBeNull()
  })
})

describe('6 the special case of the first chance', () => {
  test('[6/2] the first die that could end the turn ends it: the Initiative goes to the other side', () => {
    const play = fire([6], { initiative: 'german' }).say('keep')
    expect([play.time, play.initiative, play.seat]).toEqual(['11:00', 'allied', 'allied'])
    const allied = fire([6], { initiative: 'allied' }).say('keep')
    expect(allied.initiative).toBe('german')
  })

  test('[6/2] not when an earlier die could have', () => {
    const play = fire([5, 6], { initiative: 'german' }).say('keep', 'fire 28/B/I', '0710', 'keep')
    expect([play.time, play.initiative]).toEqual(['11:00', 'german'])
  })

  test('[6/2] a reroll has handed it over already', () => {
    const play = fire([6, 6], { initiative: 'german' }).say('reroll', 'keep')
    expect([play.time, play.initiative]).toEqual(['11:00', 'allied'])
    const saved = fire([6, 5], { initiative: 'german' }).say('reroll', 'keep')
    expect([saved.time, saved.initiative]).toEqual(['10:30', 'allied'])
  })

  test('[6/2] defensive fire is such a chance too, and a refit', () => {
    const units = { '15/I': '0710', '28/B/I': '0714', '15/II': { at: '0618', pinned: '2/0 0' } }
    const play = position({ units, dice: [6], initiative: 'german' }).say('move 15/I', '0711', 'stop')
    expect(play.initiative).toBe('allied')
    const gone = position({ units, dice: [5, 6], initiative: 'german' }).say('move 15/I', '0711', 'stop')
    gone.say('fire 28/B/I', '0711')
    expect([gone.time, gone.initiative]).toEqual(['11:00', 'german'])
  })

  test('[6/2 6/3] not in the first three turns; at 10:00 the marker then goes to the Allied seat anyway', () => {
    for (const time of ['8:30', '9:00', '9:30']) {
      const play = fire([6], { time, initiative: 'german' }).say('keep')
      expect(play.told).not.toContain('6 log.initiative')
    }
    const ten = fire([6], { time: '10:00', initiative: 'german' }).say('keep')
    expect(ten.told).toContain('6 log.initiative')
    expect(ten.initiative).toBe('allied')
  })

  test('[6/2] it happens anew in each turn', () => {
    const play = fire([6, 6, 1], { initiative: 'german' }).say('keep')
    expect(play.initiative).toBe('allied')
    play.say('fire 28/B/I', '0710', 'keep', 'keep')
    expect([play.time, play.initiative]).toEqual(['11:30', 'german'])
  })
})
