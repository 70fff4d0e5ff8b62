// 5.3, 5.4 Reinforcements by air and by sea, and the Royal Navy.
import { describe, expect, test } from 'vitest'
import { position, type Standing } from './support.ts'

const wait = (...ids: string[]): Record<string, Standing> => Object.fromEntries(ids.map((id) => [id, 'reinforcements']))

describe('5.3 by air', () => {
  test('[5.3/1 5.3/2] due counters land, untested, at an airfield that is German and not contested', () => {
    const units = { ...wait('G-I/100'), 'G-I/FJ1': 'W09', 'C-22': 'W12' }
    const play = position({ turn: 5, airDue: 1, units })
    play.say('box', 'G-I/100', 'W09')
    expect(play.unit('G-I/100')).toBe('W09')
    const contested = position({ turn: 5, airDue: 1, units: { ...units, 'C-21': 'W09' } })
    expect(contested.s.airDue).toBe(1)
    contested.say('box', 'G-I/100')
    expect(contested.refused('W09')).toBe('5.3')
  })

  test('[5.3/2] an empty airfield with a German marker is held', () => {
    const play = position({
      turn: 5,
      airDue: 1,
      owner: { W09: 'german' },
      units: { ...wait('G-I/100'), 'C-22': 'W12' },
    })
    play.say('box', 'G-I/100', 'W09')
    expect(play.unit('G-I/100')).toBe('W09')
  })

  test('[5.3/3] without an airfield one counter a turn crash-lands on flat ground, tested like a glider', () => {
    const units = { ...wait('G-I/100', 'G-II/100'), 'C-22': 'W12', 'G-I/FJ1': 'W10' }
    const play = position({ turn: 7, units, dice: [6] })
    play.say('box', 'G-I/100')
    expect(play.refused('W12')).toBe('5.3')
    play.say('W07')
    expect(play.rolls).toEqual([{ added: 0, total: 6, result: 'reduced' }])
    expect(play.decision).toBe('activation')
    expect(play.unit('G-I/100')).toBe('W07 reduced')
  })

  test('[5.3/3] in the order of the groups, once their printed date has come', () => {
    const play = position({ turn: 5, units: { ...wait('G-I/100', 'G-II/100'), 'C-22': 'W12', 'G-I/FJ1': 'W10' } })
    play.say('box')
    expect(play.refused('G-II/100')).toBe('5.3')
    expect(play.refused('G-I/100')).toBeUndefined()
    expect(position({ turn: 2, units: { ...wait('G-I/100'), 'C-22': 'W12', 'G-I/FJ1': 'W10' } }).refused('box')).toBe(
      '4',
    )
  })

  test('[11/1 5.3/3] N43: at night a crash-landing may reinforce a contested area, and nobody fights there', () => {
    const units = { ...wait('G-I/100'), 'C-22': 'W07', 'G-I/FJ1': 'W07', 'C-21': 'W16' }
    const play = position({ turn: 6, units, dice: [1] }).say('box', 'G-I/100')
    expect(play.refused('W16')).toBe('11')
    play.say('W07')
    expect([play.unit('G-I/100'), play.decision]).toEqual(['W07', 'activation'])
    expect(play.rolls).toHaveLength(1)
  })

  test('[5.4/3 5.3/3] N42: a crash-landing does not hurry those who came ashore: they fight before the turn ends, as an assault', () => {
    const units = { ...wait('G-III/100', 'G-I/100', 'G-Pion5'), 'C-22': 'W16', 'G-I/FJ1': 'W10' }
    const play = position({ turn: 7, convoy: 'passed', units, dice: [1] })
    play.say('box', 'G-III/100', 'W16', 'G-I/100', 'W07')
    expect(play.decision).toBe('land')
    play.say('done')
    expect(play.options).toContain('fight W16')
    // On the same beach both fight as soon as the second has come down.
    const both = position({ turn: 7, convoy: 'passed', units, dice: [1, 6, 6, 1, 1] })
    both.say('box', 'G-III/100', 'W16', 'G-I/100', 'W16', 'G-III/100')
    expect(both.rolls[1]).toMatchObject({ attack: 7 + 1 + 1 })
  })

  test('[5.3/4] one group is due on each morning that begins with an airfield, in the order of 13.1', () => {
    const units = { ...wait('G-I/100', 'G-II/100'), 'G-I/FJ1': 'W09', 'C-22': 'W12' }
    const due = (turn: number, airDue: number): number =>
      position({ side: 'commonwealth', turn, stage: 'turn-end', airDue, units }).s.airDue
    expect(due(3, 0)).toBe(1)
    expect(due(6, 1)).toBe(2)
    expect(due(4, 0)).toBe(0)
    const lost = position({ side: 'commonwealth', turn: 3, stage: 'turn-end', units: { ...units, 'G-I/FJ1': 'W10' } })
    expect(lost.s.airDue).toBe(0)
    const play = position({ turn: 4, airDue: 1, units })
    play.say('box')
    expect(play.refused('G-II/100')).toBe('5.3')
  })

  test('[5.4/14] who arrives by air or sea may move and fight in the same turn', () => {
    const play = position({ turn: 5, airDue: 1, units: { ...wait('G-I/100'), 'G-I/FJ1': 'W09', 'C-22': 'W12' } })
    play.say('box', 'G-I/100', 'W09', 'W09')
    expect(play.refused('move G-I/100')).toBeUndefined()
    expect(play.refused('shoot G-I/100')).toBeUndefined()
  })
})

describe('5.4 by sea', () => {
  const b1 = ['G-III/100', 'G-Pion5', 'G-Flak5', 'G-Art2', 'G-Art3', 'G-III/85', 'G-Pz31']
  const ashore = { ...wait(...b1), 'G-I/FJ1': 'W01', 'C-22': 'W12' }

  test('[5.4/1] B1 lands from turn 7 on, when it has passed', () => {
    expect(position({ turn: 7, convoy: 'sea', units: ashore }).refused('box')).toBeUndefined()
    const barred = position({
      turn: 7,
      convoy: 'sea',
      units: { ...wait('G-III/100'), 'G-I/FJ1': 'W01', 'C-22': 'W12' },
    })
    expect(barred.refused('box')).toBe('4')
    expect(position({ turn: 7, convoy: 'passed', units: ashore }).refused('box')).toBeUndefined()
  })

  test('[5.4/2] in a port under German control', () => {
    const play = position({ turn: 7, convoy: 'passed', units: ashore })
    play.say('box', 'G-Pz31', 'W01')
    expect(play.unit('G-Pz31')).toBe('W01')
    play.say('G-III/100')
    expect(play.refused('W25')).toBe('5.3')
  })

  test('[5.4/3] or on a beach; among enemies alone they owe an assault before the turn ends', () => {
    const units = { ...wait('G-III/100', 'G-Art2'), 'C-22': 'W16', 'G-I/FJ1': 'W10' }
    const play = position({ turn: 7, convoy: 'passed', units, dice: [6, 6, 1, 1] })
    play.say('box', 'G-Art2')
    expect(play.refused('W16')).toBe('5.4')
    play.say('W07', 'G-III/100', 'W16')
    expect(play.refused('end')).toBe('5.4')
    expect(play.refused('W16')).toBe('4')
    play.say('fight W16', 'W15')
    expect(play.refused('end')).toBeUndefined()
  })

  test('[5.4/3] six fit on a beach', () => {
    const six = Object.fromEntries(
      ['G-I/FJ1', 'G-II/FJ1', 'G-III/FJ1', 'G-I/FJ2', 'G-II/FJ2', 'G-III/FJ2'].map((u) => [u, 'W16']),
    )
    const play = position({ turn: 7, convoy: 'passed', units: { ...wait('G-III/100'), ...six, 'C-22': 'W12' } })
    play.say('box', 'G-III/100')
    expect(play.refused('W16')).toBe('5.1')
  })

  const navy = (dice: number[], draws: Record<string, string[]> = {}) =>
    position({
      turn: 6,
      side: 'commonwealth',
      stage: 'royal-navy',
      units: { ...wait(...b1), 'G-I/FJ1': 'W01', 'C-22': 'W12' },
      dice,
      draws,
    })

  test('[5.4/5 5.4/6 12.2/6] the test is made each turn from turn 6; 1 passes', () => {
    expect(navy([1, 3]).s.convoy).toBe('passed')
    const early = position({ turn: 5, side: 'commonwealth', stage: 'royal-navy', units: ashore, dice: [3] })
    expect(early.s.convoy).toBe('sea')
  })

  test('[5.4/7] 2 and 3: it waits, and is tested again next turn', () => {
    expect(navy([2, 4]).s.convoy).toBe('sea')
    expect(navy([3, 4]).s.convoy).toBe('sea')
    const again = position({ turn: 7, side: 'commonwealth', stage: 'royal-navy', units: ashore, dice: [1, 4] })
    expect(again.s.convoy).toBe('passed')
  })

  test('[5.4/8 5.4/9] 4 and 5: a die of units drawn and lost; after 1 to 3 the others pass', () => {
    const play = navy([4, 2, 5], { convoy: ['G-Art2', 'G-Pz31'] })
    expect(play.s.convoy).toBe('passed')
    expect(['G-Art2', 'G-Pz31', 'G-Art3'].map(play.unit)).toEqual([
      'eliminated reduced',
      'eliminated reduced',
      'reinforcements',
    ])
  })

  test('[5.4/10] after 4 to 6 the others are out for good', () => {
    const play = navy([5, 4, 5], { convoy: ['G-Art2', 'G-Pz31', 'G-Art3', 'G-III/85'] })
    expect(play.s.convoy).toBe('lost')
    expect(b1.map(play.unit)).toEqual(b1.map(() => 'eliminated reduced'))
  })

  test('[5.4/11] 6: all are lost', () => {
    const play = navy([6, 5])
    expect(b1.map(play.unit)).toEqual(b1.map(() => 'eliminated reduced'))
  })

  test('[5.4/13] B2 comes in turn 22 without a test', () => {
    const units = { ...wait('I-312', 'I-CA'), 'G-I/FJ1': 'W01', 'C-22': 'W12' }
    const play = position({ turn: 22, units })
    play.say('box', 'I-312', 'W01')
    expect(play.unit('I-312')).toBe('W01')
    expect(position({ turn: 21, units }).refused('box')).toBe('4')
  })
})
