// 1.2, 4, 4.1 The sequence of play: turns, activations, what an active area may do, the Commonwealth's limit.
import { describe, expect, test } from 'vitest'
import { concentrationBonus, limitOf } from '../rules/turn.ts'
import { position } from './support.ts'

describe('4 the German turn', () => {
  const units = { 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W10', 'G-Meindl': 'W10', 'C-22': 'W12' }

  test('[1.2/1 4/1] 24 turns of two player turns each; the German is first', () => {
    const start = position({ turn: 23, side: 'commonwealth', stage: 'turn-end', units })
    expect([start.s.turn, start.seat]).toEqual([24, 'german'])
    const marks = start.match.journal.filter((line) => line.kind === 'phase' && line.value !== undefined)
    expect(marks.map((line) => line.value)).toEqual([24])
    const commonwealth = position({ turn: 22, stage: 'regroup', units, dice: [3] })
    expect([commonwealth.s.turn, commonwealth.seat]).toEqual([22, 'commonwealth'])
    expect(position({ turn: 24, side: 'commonwealth', stage: 'turn-end', units }).winner).toBe('commonwealth')
    expect(start.s.box.tables.turns.filter((t) => t.night).map((t) => t.turn)).toEqual([3, 6, 9, 12, 15, 18, 21, 24])
  })

  test('[4/3] any number of own areas, one after another, each once', () => {
    const play = position({ units: { ...units, 'G-III/FJ1': 'W14' }, dice: [1, 1, 6, 6] })
    expect(play.options).toEqual(expect.arrayContaining(['W10', 'W14', 'end']))
    play.say('W10', 'move G-I/FJ1', 'W13', 'stop')
    expect(play.refused('W10')).toBe('4')
    play.say('W14', 'shoot G-III/FJ1')
    expect(play.refused('W12')).toBe('4')
  })

  test('[4/4 4/5 4/6 4/7] an active area may move, assault, shoot and bombard', () => {
    const play = position({ active: 'W10', units: { ...units, 'C-7P': 'W10' } })
    for (const key of ['move G-I/FJ1', 'assault G-I/FJ1', 'shoot G-I/FJ1', 'bombard G-Meindl'])
      expect(play.refused(key), key).toBeUndefined()
    expect(play.refused('C-22')).toBe('4')
  })

  test('[4/8 4/11] the Luftwaffe zone is activated like an area, once a turn', () => {
    const play = position({ units: { ...units, 'G-Ju87': 'luftwaffe', 'G-He111': 'luftwaffe' }, dice: [1, 1, 6, 6] })
    play.say('sky', 'stay', 'W12')
    expect(play.refused('sky')).toBe('4')
  })

  test('[4/9 4/12] the reinforcement box is activated like an area, once a turn; a drop may not be left out', () => {
    const play = position({ turn: 4, units: { ...units, 'G-Ramcke': 'reinforcements' }, dice: [1] })
    expect(play.refused('end')).toBe('4')
    play.say('box', 'E14')
    expect(play.refused('end')).toBeUndefined()
    expect(play.refused('box')).toBe('4')
  })
})

describe('4 the Commonwealth turn', () => {
  const units = { 'G-I/FJ1': 'W10', 'C-22': 'W12', 'C-7P': 'W10', 'C-18': 'W24' }
  const side = 'commonwealth' as const

  test('[4/14 4/15 4/16] by day every area that is contested or beside Germans may fight, limit or not', () => {
    const play = position({ side, limit: 0, units })
    expect(play.options).toEqual(['end', 'W10', 'W12'])
    play.say('W12')
    expect(play.refused('shoot C-22')).toBeUndefined()
    expect(play.refused('move C-22')).toBe('4')
  })

  test('[4/17] so many areas a turn may move; one counts once', () => {
    const more = { ...units, 'C-20': 'W24', 'C-1W': 'W25' }
    const play = position({ side, limit: 1, units: more })
    play.say('W24', 'move C-18', 'W26', 'move C-20', 'W26')
    expect(play.decision).toBe('activation')
    expect(play.refused('W25')).toBe('4')
  })

  test('[4/18 4/19 4/20 4/21 4/22] the die less 5, 4, 3, 2, 1 in the first five turns', () => {
    const limits = (turn: number): number[] => {
      const play = position({ turn, units: { 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W11', 'G-III/FJ1': 'W12' } })
      return [1, 2, 3, 4, 5, 6].map((die) => limitOf(play.s, die))
    }
    expect(limits(1)).toEqual([0, 0, 0, 0, 0, 1])
    expect(limits(2)).toEqual([0, 0, 0, 0, 1, 2])
    expect(limits(3)).toEqual([1, 1, 1, 1, 2, 3])
    expect(limits(4)).toEqual([0, 0, 1, 2, 3, 4])
    expect(limits(5)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('[4/23 4/24] from turn 6 on the die; at night one at least, never more than six', () => {
    const play = position({ turn: 6, side, stage: 'limit', units, dice: [4] })
    expect(play.s.limit).toBe(4)
    const late = position({ turn: 8, units })
    expect([1, 6].map((die) => limitOf(late.s, die))).toEqual([1, 6])
    expect(limitOf(position({ turn: 3, units: {} }).s, 1)).toBe(1)
  })

  test('[4.1/1] in turns 1 to 5: +2 with Germans in one area of the west map, +1 in two, contested ones too', () => {
    const bonus = (turn: number, german: Record<string, string>): number =>
      concentrationBonus(position({ turn, units: { ...german, 'C-22': 'W12' } }).s)
    expect(bonus(1, { 'G-I/FJ1': 'W12', 'G-II/FJ1': 'E01' })).toBe(2)
    expect(bonus(5, { 'G-I/FJ1': 'W12', 'G-II/FJ1': 'W10' })).toBe(1)
    expect(bonus(5, { 'G-I/FJ1': 'W12', 'G-II/FJ1': 'W10', 'G-III/FJ1': 'W11' })).toBe(0)
    expect(bonus(6, { 'G-I/FJ1': 'W12' })).toBe(0)
    const play = position({ turn: 1, side, stage: 'limit', units: { 'G-I/FJ1': 'W10', 'C-22': 'W12' }, dice: [5] })
    expect(play.s.limit).toBe(2)
  })
})
