// 3.1 The initiative: rerolls, one more area, reactivation, and whose it is.
import { describe, expect, test } from 'vitest'
import { fromTheStart, position } from './support.ts'

describe('3.1 initiative', () => {
  const units = { 'G-I/FJ1': 'W10', 'C-22': 'W12', 'C-7P': 'W14' }

  test('[3.1/2 3.1/3] the German begins with it; spent, it passes at once and serves the other in his own turn only', () => {
    expect(fromTheStart().s.initiative).toBe('german')
    const play = position({ active: 'W10', initiative: 'german', units, dice: [1, 1, 6, 6, 6, 6, 1, 1] })
    play.say('shoot G-I/FJ1')
    expect(play.seat).toBe('german')
    play.say('reroll')
    expect(play.s.initiative).toBe('commonwealth')
    expect(play.decision).toBe('activation')
  })

  test('[3.1/6] in a combat both sides roll again, and what then falls counts', () => {
    const play = position({ active: 'W10', initiative: 'german', units, dice: [1, 1, 6, 6, 3, 4, 1, 2] })
    play.say('shoot G-I/FJ1', 'reroll')
    expect(play.rolls).toEqual([expect.objectContaining({ attackTotal: 7 + 7, defenceTotal: 9 + 3, result: 'won' })])
  })

  test('[3.1/6] kept dice are applied, and the initiative stays', () => {
    const play = position({ active: 'W10', initiative: 'german', units, dice: [1, 1, 6, 6] })
    play.say('shoot G-I/FJ1', 'keep')
    expect(play.s.initiative).toBe('german')
    expect(play.unit('G-I/FJ1')).toBe('W10 reduced')
  })

  test('[3.1/6] a landing test, an interception and the activation die may be rolled again', () => {
    const drop = position({
      turn: 4,
      initiative: 'german',
      begin: 'drop',
      doing: 'placing',
      units: { 'G-Ramcke': 'reinforcements' },
      dice: [6, 2],
    })
    drop.say('E02', 'reroll')
    expect(drop.rolls).toEqual([{ added: 3, total: 5, result: 'safe' }])
    const navy = position({
      turn: 6,
      side: 'commonwealth',
      stage: 'royal-navy',
      initiative: 'commonwealth',
      units: { 'G-III/100': 'reinforcements', 'C-22': 'W12' },
      dice: [1, 6, 3],
    })
    navy.say('reroll')
    expect(navy.unit('G-III/100')).toBe('eliminated reduced')
    const die = position({
      side: 'commonwealth',
      turn: 8,
      stage: 'limit',
      initiative: 'commonwealth',
      units,
      dice: [1, 5],
    })
    die.say('reroll')
    expect(die.s.limit).toBe(5)
  })

  test('[3.1/7 4/25] one more area may move, when the limit is reached; it costs the initiative', () => {
    const play = position({ side: 'commonwealth', initiative: 'commonwealth', limit: 0, units })
    expect(play.refused('W14')).toBe('4')
    play.say('extra')
    expect(play.s.initiative).toBe('german')
    play.say('W14', 'move C-7P', 'W15')
    expect(play.unit('C-7P')).toBe('W15')
    const left = position({ side: 'commonwealth', initiative: 'commonwealth', limit: 1, units })
    expect(left.refused('extra')).toBe('3.1')
  })

  test('[3.1/8 3.1/12] an area that has been active acts again with all its counters, newcomers too', () => {
    const play = position({
      initiative: 'german',
      activated: ['W10'],
      units: { ...units, 'G-I/FJ1': { at: 'W10', deed: 1 }, 'G-II/FJ1': { at: 'W10', deed: 1 } },
      dice: [3, 4, 3, 4],
    })
    expect(play.refused('W10')).toBe('4')
    play.say('again W10', 'shoot G-I/FJ1')
    expect(play.options).toEqual(['done', 'G-II/FJ1'])
    play.say('done')
    expect(play.s.initiative).toBe('commonwealth')
  })

  test('[3.1/8] not an area that has not been active, nor without the initiative', () => {
    expect(position({ initiative: 'german', units }).refused('again W10')).toBe('3.1')
    expect(position({ initiative: 'commonwealth', activated: ['W10'], units }).refused('again W10')).toBe('3.1')
  })

  test('[3.1/10] leaders and batteries that have fired stay out', () => {
    const play = position({
      initiative: 'german',
      activated: ['W10'],
      units: { ...units, 'G-I/FJ1': { at: 'W10', deed: 1 }, 'G-Art1': { at: 'W10', deed: 1, fired: true } },
    })
    play.say('again W10')
    expect(play.refused('bombard G-Art1')).toBe('2.5')
    expect(play.refused('move G-Art1')).toBe('4')
    expect(play.refused('move G-I/FJ1')).toBeUndefined()
  })

  test('[3.1/11] scattered parachutists may be reactivated in the turn of their drop: they are free at once', () => {
    const scattered = { at: 'W10', scatter: true, deed: 1 } as const
    const play = position({
      turn: 1,
      initiative: 'german',
      units: { 'G-I/FJ1': scattered, 'C-22': 'W12' },
      dice: [3, 4, 3, 4],
    })
    play.say('again W10', 'shoot G-I/FJ1')
    expect(play.rolls[0]).toMatchObject({ attack: 7 })
  })
})
