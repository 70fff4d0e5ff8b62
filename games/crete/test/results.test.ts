// 7.4 What each band of a combat does, in an assault and in a shot.
import { describe, expect, test } from 'vitest'
import { position } from './support.ts'

describe('7.4 results of an assault', () => {
  /** Two attackers against two defenders in W12, values 8 (with day) and 9, dice to the difference. */
  const fight = (dice: number[]) => {
    const units = { 'G-I/FJ1': 'W12', 'G-I/FJ2': 'W12', 'C-22': 'W12', 'C-7P': 'W12' }
    const play = position({ active: 'W12', units, dice })
    return play.say('assault G-I/FJ1', 'done')
  }

  test('[7.4/4 7.4/5 7.4/6 R-7.4/4 R-7.4/5] -10: the main attacker is reduced and retreats; the supporters too, or one is reduced', () => {
    const play = fight([1, 1, 6, 5])
    expect([play.decision, play.seat]).toEqual(['retreat', 'german'])
    play.say('W10')
    expect(play.options).toEqual(['retreat', 'reduce G-I/FJ2'])
    play.say('reduce G-I/FJ2')
    expect(['G-I/FJ1', 'G-I/FJ2', 'C-22', 'C-7P'].map(play.unit)).toEqual(['W10 reduced', 'W12 reduced', 'W12', 'W12'])
    const other = fight([1, 1, 6, 5]).say('W10', 'retreat', 'W13')
    expect(other.unit('G-I/FJ2')).toBe('W13')
  })

  test('[7.4/6 R-7.4/6] nothing befalls the defender then', () => {
    const play = fight([1, 1, 6, 5]).say('W10', 'retreat', 'W13')
    expect([play.unit('C-22'), play.unit('C-7P')]).toEqual(['W12', 'W12'])
  })

  test('[7.4/12 7.4/13 R-7.4/12 R-7.4/13] -9 to -1: the main attacker is reduced and retreats, nobody else', () => {
    const play = fight([1, 1, 6, 4]).say('W10')
    expect(['G-I/FJ1', 'G-I/FJ2', 'C-22', 'C-7P'].map(play.unit)).toEqual(['W10 reduced', 'W12', 'W12', 'W12'])
  })

  test('[7.4/19 7.4/20 7.4/21 R-7.4/19 R-7.4/20] 0: both main units are reduced and retreat, nobody else', () => {
    const play = fight([3, 2, 2, 2]).say('W10', 'W14')
    expect(['G-I/FJ1', 'G-I/FJ2', 'C-22', 'C-7P'].map(play.unit)).toEqual(['W10 reduced', 'W12', 'W14 reduced', 'W12'])
  })

  test('[7.4/21 R-7.4/21] at 0 supporters and other defenders suffer nothing', () => {
    const play = fight([3, 2, 2, 2]).say('W10', 'W14')
    expect([play.unit('G-I/FJ2'), play.unit('C-7P')]).toEqual(['W12', 'W12'])
  })

  test('[7.4/28 7.4/29 R-7.4/28 R-7.4/29] +1 to +9: the main defender is reduced and retreats, nobody else', () => {
    const play = fight([5, 5, 1, 1]).say('W14')
    expect(['G-I/FJ1', 'G-I/FJ2', 'C-22', 'C-7P'].map(play.unit)).toEqual(['W12', 'W12', 'W14 reduced', 'W12'])
  })

  test('[7.4/35 7.4/36 7.4/37 R-7.4/35 R-7.4/36] +10: the main defender is reduced and retreats; the others too, or one is reduced', () => {
    const units = { 'G-I/FJ1': 'W07', 'G-I/FJ2': 'W07', 'C-22': 'W07', 'C-7P': 'W07', 'C-21': 'W07' }
    const play = position({ active: 'W07', units, dice: [6, 6, 1, 2] })
    play.say('assault G-I/FJ1', 'done', 'W09')
    expect(play.options).toEqual(['retreat', 'reduce C-21', 'reduce C-7P'])
    play.say('retreat', 'W10', 'W06')
    expect(['G-I/FJ1', 'C-22', 'C-21', 'C-7P'].map(play.unit)).toEqual(['W07', 'W09 reduced', 'W10', 'W06'])
  })

  test('[7.4/37 R-7.4/37] nothing befalls the attackers then', () => {
    const units = { 'G-I/FJ1': 'W07', 'G-I/FJ2': 'W07', 'C-22': 'W07', 'C-7P': 'W07' }
    const play = position({ active: 'W07', units, dice: [6, 6, 1, 2] })
    play.say('assault G-I/FJ1', 'done', 'W09', 'reduce C-7P')
    expect(['G-I/FJ1', 'G-I/FJ2', 'C-7P'].map(play.unit)).toEqual(['W07', 'W07', 'W07 reduced'])
  })

  test('[7.4/41 R-7.4/41] who cannot retreat is reduced once more, so a full unit is eliminated; each attack is settled anew', () => {
    const ring = ['W09', 'W10', 'W11', 'W13', 'W14', 'W17']
    const walls = ['C-18', 'C-19', 'C-20', 'C-21', 'C-23', 'C-28']
    const units = { 'G-I/FJ1': 'W12', 'C-22': 'W12', ...Object.fromEntries(walls.map((u, i) => [u, ring[i] ?? ''])) }
    const play = position({ active: 'W12', units, dice: [1, 1, 2, 1] })
    play.say('assault G-I/FJ1')
    expect(play.unit('G-I/FJ1')).toBe('regrouping reduced')
    const fire = { 'G-I/FJ1': 'W10', 'G-I/FJ2': 'W10', 'C-22': 'W12' }
    const twice = position({ active: 'W10', units: fire, dice: [6, 2, 2, 2, 6, 2, 2, 2] })
    twice.say('shoot G-I/FJ1', 'G-I/FJ2', 'done')
    expect(['G-I/FJ1', 'G-I/FJ2', 'C-22'].map(twice.unit)).toEqual(['W10', 'W10', 'W12 reduced'])
    twice.say('shoot G-I/FJ2')
    expect([twice.rolls.length, twice.unit('C-22')]).toEqual([2, 'eliminated reduced'])
  })
})

describe('7.4 results of a shot', () => {
  const shoot = (dice: number[]) => {
    const units = { 'G-I/FJ1': 'W10', 'G-I/FJ2': 'W10', 'C-22': 'W12', 'C-7P': 'W12' }
    const play = position({ active: 'W10', units, dice })
    play.say('shoot G-I/FJ1', 'done')
    return ['G-I/FJ1', 'G-I/FJ2', 'C-22', 'C-7P'].map(play.unit)
  }

  test('[7.4/8 7.4/9 R-7.4/8 R-7.4/9] -10 and below: the main shooter is reduced, nobody else', () => {
    expect(shoot([1, 1, 6, 5])).toEqual(['W10 reduced', 'W10', 'W12', 'W12'])
  })

  test('[7.4/15 7.4/16 R-7.4/15 R-7.4/16] -9 to -1: the same', () => {
    expect(shoot([1, 1, 1, 1])).toEqual(['W10 reduced', 'W10', 'W12', 'W12'])
  })

  test('[7.4/23 7.4/24 7.4/25 R-7.4/23 R-7.4/24] 0: main shooter and main defender are reduced', () => {
    expect(shoot([2, 1, 1, 1])).toEqual(['W10 reduced', 'W10', 'W12 reduced', 'W12'])
  })

  test('[7.4/25 R-7.4/25] nobody else, and nobody retreats', () => {
    const [, supporter, target, other] = shoot([2, 1, 1, 1])
    expect([supporter, target, other]).toEqual(['W10', 'W12 reduced', 'W12'])
  })

  test('[7.4/31 7.4/32 R-7.4/31 R-7.4/32] +1 to +9: the main defender is reduced, nobody else', () => {
    expect(shoot([2, 2, 1, 1])).toEqual(['W10', 'W10', 'W12 reduced', 'W12'])
  })

  test('[7.4/39 7.4/40 R-7.4/39 R-7.4/40] +10 and above: the main defender is eliminated, nobody else', () => {
    const units = { 'G-I/FJ1': 'W10', 'G-I/FJ2': 'W10', 'C-22': 'W07', 'C-7P': 'W07' }
    const play = position({ active: 'W10', units, dice: [6, 6, 1, 2] })
    play.say('shoot G-I/FJ1', 'done')
    expect(['G-I/FJ1', 'C-22', 'C-7P'].map(play.unit)).toEqual(['W10', 'eliminated reduced', 'W07'])
  })
})
