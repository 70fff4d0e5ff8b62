// 7 Combat: values of both sides and special cases.
import { describe, expect, test } from 'vitest'
import { position } from './support.ts'

/** A shot from W10 at W12 (a hill) or another area, or an assault in W12; gives the values before the dice. */
function shot(units: Record<string, string | object>, lead: string) {
  const play = position({ active: 'W10', units: units, dice: [1, 1, 6, 6] })
  play.say(`shoot ${lead}`)
  if (play.decision === 'supporters') play.say('done')
  if (play.decision === 'defence-guns') play.say('none')
  return play.rolls[0]
}

describe('7 combat', () => {
  test('[7/2] an assault is in the own area, a shot at a neighbouring one without moving', () => {
    const units = { 'G-I/FJ1': 'W10', 'G-II/FJ1': { at: 'W10', deed: 1 as const }, 'C-22': 'W12' }
    const play = position({ active: 'W10', units })
    expect(play.refused('assault G-I/FJ1')).toBe('7')
    expect(play.refused('shoot G-I/FJ1')).toBeUndefined()
    expect(play.refused('shoot G-II/FJ1')).toBe('4')
  })

  test('[7/1] combat in a contested area is free', () => {
    const play = position({ active: 'W12', units: { 'G-I/FJ1': 'W12', 'C-22': 'W12' } })
    play.say('stop')
    expect(play.decision).toBe('activation')
  })

  test('[7/3 7.4/1 R-7.4/1] value and two dice on each side, and the totals are compared', () => {
    const play = position({ active: 'W10', units: { 'G-I/FJ1': 'W10', 'C-22': 'W12' }, dice: [2, 3, 1, 6] })
    play.say('shoot G-I/FJ1')
    expect(play.rolls[0]).toMatchObject({ attack: 7, defence: 9, attackTotal: 12, defenceTotal: 16, difference: -4 })
  })
})

describe('7.1 attack value', () => {
  const target = { 'C-22': 'W12' }

  test('[7.1/1 R-7.1/1] the attack factor of a unit of the attacker’s choice', () => {
    const units = { ...target, 'G-I/Sturm': 'W10', 'G-RamckeFJ': 'W10' }
    const play = position({ active: 'W10', turn: 2, units, dice: [1, 1, 6, 6] })
    play.say('shoot G-RamckeFJ', 'G-I/Sturm', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 6 + 1 })
  })

  test('[7.1/2 R-7.1/2] +1 for each supporter; who stays out may fight elsewhere', () => {
    const units = { ...target, 'G-I/FJ1': 'W10', 'G-I/FJ2': 'W10', 'G-I/FJ3': 'W10' }
    expect(shot(units, 'G-I/FJ1')).toMatchObject({ attack: 6 + 2 + 1 })
    const play = position({ active: 'W10', units, dice: [1, 1, 6, 6] })
    play.say('shoot G-I/FJ1', 'G-I/FJ3', 'done')
    expect(play.refused('shoot G-I/FJ3')).toBeUndefined()
    expect(play.refused('shoot G-I/FJ2')).toBe('4')
  })

  test('[7.1/3 R-7.1/3 13.1/67] +1 for three battalions of a regiment; Ramcke’s stands in for a third parachute one', () => {
    expect(shot({ ...target, 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W10', 'G-III/FJ1': 'W10' }, 'G-I/FJ1')).toMatchObject({
      attack: 6 + 2 + 1 + 1,
    })
    expect(shot({ ...target, 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W10', 'G-RamckeFJ': 'W10' }, 'G-I/FJ1')).toMatchObject({
      attack: 10,
    })
    expect(shot({ ...target, 'G-I/100': 'W10', 'G-II/100': 'W10', 'G-RamckeFJ': 'W10' }, 'G-I/100')).toMatchObject({
      attack: 7 + 2 + 1,
    })
    expect(shot({ ...target, 'G-I/FJ1': 'W10', 'G-I/FJ2': 'W10', 'G-RamckeFJ': 'W10' }, 'G-I/FJ1')).toMatchObject({
      attack: 9,
    })
  })

  test('[7.1/4 R-7.1/4] +1 for three battalions of a Commonwealth brigade', () => {
    const units = { 'C-21': 'W12', 'C-22': 'W12', 'C-23': 'W12', 'G-I/FJ1': 'W10' }
    const play = position({ side: 'commonwealth', active: 'W12', units, dice: [1, 1, 6, 6] })
    play.say('shoot C-22', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 6 + 2 + 1 })
  })

  test('[7.1/5 R-7.1/5] +1 for German attacks by day, none for the Commonwealth', () => {
    expect(shot({ ...target, 'G-I/FJ1': 'W10' }, 'G-I/FJ1')).toMatchObject({ attack: 7 })
    const play = position({
      side: 'commonwealth',
      active: 'W12',
      units: { ...target, 'G-I/FJ1': 'W10' },
      dice: [1, 1, 6, 6],
    })
    play.say('shoot C-22')
    expect(play.rolls[0]).toMatchObject({ attack: 6 })
  })

  test('[7.1/7] guns support assaults, not shots', () => {
    const units = { ...target, 'G-I/FJ1': 'W10', 'G-Art1': 'W10' }
    expect(shot(units, 'G-I/FJ1')).toMatchObject({ attack: 6 + 1 + 1 })
    const play = position({
      active: 'W12',
      units: { ...target, 'G-I/FJ1': 'W12', 'G-Art1': 'W10' },
      dice: [1, 1, 1, 1],
    })
    play.say('assault G-I/FJ1', 'G-Art1')
    expect(play.rolls[0]).toMatchObject({ attack: 6 + 1 + 6 })
  })

  test('[7.1/8] a leader or battery supports one assault of its side a turn', () => {
    const units = { 'G-I/FJ1': 'W12', 'G-I/FJ2': 'W12', 'C-22': 'W12', 'C-21': 'W12', 'G-Art1': 'W10' }
    const play = position({ active: 'W12', units, dice: [1, 1, 1, 1, 1, 1, 1, 1] })
    play.say('assault G-I/FJ1', 'G-I/FJ2', 'done', 'G-Art1', 'W13')
    play.say('assault G-I/FJ2')
    expect(play.rolls[1]).toMatchObject({ attack: 7 })
  })
})

describe('7.2 defence value', () => {
  const defence = (area: string, from: string, units: Record<string, string>, forts: string[] = []): number => {
    const play = position({ active: from, forts, units: { 'G-I/FJ1': from, ...units }, dice: [1, 1, 6, 6] })
    play.say('shoot G-I/FJ1')
    if (play.decision === 'target') play.say(area)
    if (play.decision === 'defence-guns') play.say('none')
    return Number(play.rolls[0]?.defence)
  }

  test('[7.2/1 R-7.2/1] the highest defence factor; among equals the defender chooses', () => {
    expect(defence('W12', 'W10', { 'C-1Gk': 'W12', 'C-22': 'W12' })).toBe(9)
    const play = position({
      active: 'W10',
      units: { 'G-I/FJ1': 'W10', 'C-22': 'W12', 'C-23': 'W12' },
      dice: [6, 6, 1, 2],
    })
    play.say('shoot G-I/FJ1')
    expect([play.decision, play.seat]).toEqual(['main', 'commonwealth'])
    play.say('C-23')
    expect(play.unit('C-23')).toBe('W12 reduced')
  })

  test('[7.2/3 7.2/4 7.2/5 R-7.2/3 R-7.2/4] flat 0, difficult 1, hill and mountain 2', () => {
    expect(defence('W07', 'W10', { 'C-22': 'W07' })).toBe(7)
    expect(defence('W08', 'W10', { 'C-22': 'W08' })).toBe(8)
    expect(defence('W12', 'W10', { 'C-22': 'W12' })).toBe(9)
    expect(defence('W27', 'W18', { 'C-22': 'W27' })).toBe(9)
  })

  test('[7.2/7 7.2/8 7.2/9 R-7.2/7 R-7.2/8] Hill 107 3, a secondary city 4, a city 6', () => {
    expect(defence('W09', 'W10', { 'C-22': 'W09' })).toBe(10)
    expect(defence('W18', 'W17', { 'C-22': 'W18' })).toBe(11)
    expect(defence('W25', 'W26', { 'C-22': 'W25' })).toBe(13)
  })

  test('[7.2/7] Hill 107 helps the Commonwealth; to a German it is a hill', () => {
    const play = position({
      side: 'commonwealth',
      active: 'W12',
      units: { 'C-22': 'W12', 'G-I/FJ1': 'W09' },
      dice: [1, 1, 6, 6],
    })
    play.say('shoot C-22')
    expect(play.rolls[0]).toMatchObject({ defence: 8 })
  })

  test('[7.2/5 7.2/9 R-7.2/5 R-7.2/9] the ground counts in assaults too', () => {
    const play = position({ active: 'W25', units: { 'G-I/FJ1': 'W25', 'C-22': 'W25' }, dice: [1, 1, 1, 1] })
    play.say('assault G-I/FJ1')
    expect(play.rolls[0]).toMatchObject({ defence: 13 })
  })

  test('[7.2/10 R-7.2/10] one leader or battery in or beside the area supports the defence, against shots as well', () => {
    const play = position({
      active: 'W10',
      units: { 'G-I/FJ1': 'W10', 'C-22': 'W12', 'C-Hargest': 'W14' },
      dice: [1, 1, 6, 6],
    })
    play.say('shoot G-I/FJ1')
    expect([play.decision, play.seat]).toEqual(['defence-guns', 'commonwealth'])
    play.say('C-Hargest')
    expect(play.rolls[0]).toMatchObject({ defence: 9 + 6 })
  })

  test('[7.2/11] all add up, of ground and city only the best', () => {
    expect(defence('W21', 'W20', { 'C-22': 'W21' })).toBe(11)
    expect(defence('W09', 'W10', { 'C-22': 'W09', 'C-Hargest': 'W09' }, ['W09'])).toBe(7 + 3 + 2 + 1)
  })
})

describe('7.3 special combat', () => {
  test('[7.3/2] tanks halve the factor of parachutists, rounded up, unless a German leader is there', () => {
    const defence = (units: Record<string, string | object>, lead = 'C-1/7RTR'): number => {
      const play = position({
        side: 'commonwealth',
        active: 'W09',
        units: { [lead]: 'W09', ...units },
        dice: [1, 1, 6, 6],
      })
      play.say(`shoot ${lead}`)
      if (play.decision === 'defence-guns') play.say('none')
      return Number(play.rolls[0]?.defence)
    }
    expect(defence({ 'G-RamckeFJ': 'W07' })).toBe(3)
    expect(defence({ 'G-RamckeFJ': 'W07' }, 'C-22')).toBe(5)
    expect(defence({ 'G-RamckeFJ': 'W07', 'G-Meindl': 'W07' })).toBe(5)
    expect(defence({ 'G-I/100': 'W07' })).toBe(7)
    expect(defence({ 'G-RamckeFJ': { at: 'W07', scatter: true } })).toBe(2)
  })

  test('[7.3/4] a shot from a contested area: the attack value is halved after all else, rounded up', () => {
    const units = { 'C-22': 'W12', 'C-7P': 'W10', 'G-I/FJ1': 'W10', 'G-I/FJ2': 'W10' }
    expect(shot(units, 'G-I/FJ1')).toMatchObject({ attack: 4 })
    expect(shot({ ...units, 'G-Brauer': 'W10' }, 'G-I/FJ1')).toMatchObject({ attack: 5 })
  })

  test('[7.3/7 7.3/8] scattered parachutists attack with 2 and defend with 3', () => {
    const scattered = { at: 'W12', scatter: true, deed: 0 } as const
    const play = position({ active: 'W12', units: { 'G-I/FJ1': scattered, 'C-22': 'W12' }, dice: [1, 1, 1, 1] })
    play.say('assault G-I/FJ1')
    expect(play.rolls[0]).toMatchObject({ attack: 3 })
    const back = position({
      side: 'commonwealth',
      active: 'W12',
      units: { 'G-I/FJ1': { at: 'W10', scatter: true }, 'C-22': 'W12' },
      dice: [1, 1, 6, 6],
    })
    back.say('shoot C-22')
    expect(back.rolls[0]).toMatchObject({ defence: 4 })
  })

  test('[7.3/12] an area may be attacked any number of times, each settled in full', () => {
    const units = { 'G-I/FJ1': 'W10', 'G-I/FJ2': 'W13', 'C-22': 'W12', 'C-21': 'W12' }
    const play = position({ units, dice: [6, 3, 1, 1, 6, 3, 1, 1] })
    play.say('W10', 'shoot G-I/FJ1', 'W13', 'shoot G-I/FJ2')
    expect([play.unit('C-22'), play.unit('C-21')]).toEqual(['W12 reduced', 'W12 reduced'])
  })
})
