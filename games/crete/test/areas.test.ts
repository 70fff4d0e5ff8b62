// 5.1, 5.5 Stacking and the states of areas.
import { describe, expect, test } from 'vitest'
import { position } from './support.ts'

const six = (at: string) =>
  Object.fromEntries(['C-18', 'C-19', 'C-20', 'C-22', 'C-23', 'C-Hargest'].map((u) => [u, at]))
const side = 'commonwealth' as const

describe('5.1 stacking', () => {
  test('[5.1/1] six counters a side in an area of a sector map, leaders included; it may be passed, not stopped in', () => {
    const play = position({ side, active: 'W15', units: { 'C-21': 'W15', ...six('W14') } })
    play.say('move C-21')
    expect(play.refused('W14')).toBe('5.1')
    expect(play.refused('W11')).toBeUndefined()
  })

  test('[5.1/2] no limit on the strategic map', () => {
    const play = position({ side, active: 'W33', units: { 'C-21': 'W33', ...six('SB') } })
    play.say('move C-21', 'SB')
    expect(play.unit('C-21')).toBe('SB')
  })

  test('[5.5/12] six and six in a contested area', () => {
    const play = position({ side, active: 'W15', units: { 'C-21': 'W15', 'G-I/FJ1': 'W14', ...six('W14') } })
    play.say('move C-21')
    expect(play.refused('W14')).toBe('5.1')
    const one = position({ side, active: 'W15', units: { 'C-21': 'W15', 'C-22': 'W14', 'G-I/FJ1': 'W14' } })
    one.say('move C-21', 'W14')
    expect(one.unit('C-21')).toBe('W14')
  })
})

describe('5.5 states of areas', () => {
  test('[5.5/3] an empty area hinders nobody, whoever owns it', () => {
    const play = position({ active: 'W07', owner: { W09: 'commonwealth' }, units: { 'G-I/FJ1': 'W07', 'C-22': 'W15' } })
    play.say('move G-I/FJ1')
    expect(play.refused('W11')).toBeUndefined()
    expect(play.refused('W14')).toBeUndefined()
  })

  test('[5.5/5 7/1 6.1/16] Germans who enter a Commonwealth area stop and must assault before the activation ends', () => {
    const units = { 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W10', 'C-22': 'W12' }
    const play = position({ active: 'W10', units, dice: [1, 1, 3, 2] })
    play.say('move G-I/FJ1', 'W12')
    expect(play.refused('G-I/FJ1')).toBe('4')
    expect(play.refused('stop')).toBe('5.5')
    play.say('move G-II/FJ1', 'W12', 'fight W12', 'G-I/FJ1', 'W13')
    expect(play.rolls[0]).toMatchObject({ attack: 8, defence: 9, result: 'lost' })
    expect([play.unit('G-I/FJ1'), play.unit('G-II/FJ1'), play.unit('C-22')]).toEqual(['W13 reduced', 'W12', 'W12'])
  })

  test('[5.5/7] the same for the Commonwealth in a German area', () => {
    const play = position({ side, active: 'W12', units: { 'G-I/FJ1': 'W10', 'C-22': 'W12' }, dice: [6, 6, 1, 1] })
    play.say('move C-22', 'W10', 'fight W10')
    expect(play.rolls[0]).toMatchObject({ attack: 6, defence: 7 })
    const free = position({ active: 'W10', units: { 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W13', 'C-22': 'W25' } })
    free.say('move G-I/FJ1')
    expect(free.refused('W13')).toBeUndefined()
  })

  test('[5.5/10] both sides may reinforce a contested area; entering stops, combat is free', () => {
    const units = { 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W12', 'C-22': 'W12' }
    const play = position({ active: 'W10', units })
    play.say('move G-I/FJ1', 'W12')
    expect(play.options).toEqual(expect.arrayContaining(['stop', 'assault G-I/FJ1']))
    play.say('stop')
    expect(play.decision).toBe('activation')
  })

  test('[5.5/8 5.5/11 10/2] a German objective counts until it is contested', () => {
    const held = (units: Record<string, string>): number => {
      const play = position({ turn: 24, side, stage: 'turn-end', units })
      return Number(play.match.result?.text.args?.held)
    }
    expect(held({ 'G-I/FJ1': 'W19', 'C-22': 'W12' })).toBe(9)
    expect(held({ 'G-I/FJ1': 'W19', 'C-22': 'W19' })).toBe(10)
  })
})
