// 9, 10, 11 Regrouping, victory, the night.
import { describe, expect, test } from 'vitest'
import { rules } from '../game.ts'
import { position } from './support.ts'

describe('9 regrouping', () => {
  const lost = ['G-I/FJ1', 'G-II/FJ1', 'G-Sturm', 'G-I/FJ2']
  const units = { 'G-Brauer': 'E14', 'G-III/FJ1': 'E13', 'G-I/FJ3': 'W19', 'C-22': 'W12' }

  test('[9/1 9/3] of four one that is no leader returns, whole, with a leader on the map of its regiment; three are out for good', () => {
    const play = position({ turn: 5, stage: 'regroup', lost, units, dice: [3] })
    expect(play.refused('G-Sturm')).toBe('9')
    play.say('G-I/FJ1')
    expect(play.unit('G-I/FJ1')).toBe('E14')
    expect(lost.slice(1).map(play.unit)).toEqual(lost.slice(1).map(() => 'eliminated reduced'))
    expect(play.s.lost).toEqual([])
    expect(play.seat).toBe('commonwealth')
  })

  test('[9/1] without a leader there, where most parachutists are', () => {
    const where = { 'G-III/FJ1': 'E13', 'G-II/FJ2': 'E12', 'G-III/FJ2': 'E12', 'C-22': 'W12' }
    const play = position({
      turn: 5,
      stage: 'regroup',
      lost: ['G-I/FJ1', 'G-II/FJ1', 'G-I/FJ3', 'G-I/FJ2'],
      units: where,
      dice: [3],
    })
    play.say('G-I/FJ1')
    expect(play.unit('G-I/FJ1')).toBe('E12')
  })

  test('[9/1] with three nobody returns yet; without a place it waits', () => {
    const three = position({ turn: 5, stage: 'regroup', lost: lost.slice(0, 3), units, dice: [3] })
    expect([three.seat, three.unit('G-I/FJ1')]).toEqual(['commonwealth', 'regrouping reduced'])
    const nowhere = position({ turn: 5, stage: 'regroup', lost, units: { 'C-22': 'W12' }, dice: [3] })
    expect(nowhere.unit('G-I/FJ1')).toBe('regrouping reduced')
  })
})

describe('10 victory', () => {
  const objectives = rules.box.objectives.map((a) => rules.box.spaces[a] ?? '')
  const battalions = [
    'G-I/FJ1',
    'G-II/FJ1',
    'G-III/FJ1',
    'G-I/FJ2',
    'G-II/FJ2',
    'G-III/FJ2',
    'G-I/FJ3',
    'G-II/FJ3',
    'G-III/FJ3',
    'G-IV/FJ3',
  ]
  const holding = (n: number) => Object.fromEntries(objectives.slice(0, n).map((a, i) => [battalions[i] ?? '', a]))
  const after = (turn: number, n: number, side: 'commonwealth' | 'german' = 'commonwealth') =>
    position({
      turn,
      side,
      stage: side === 'german' ? 'regroup' : 'turn-end',
      units: { ...holding(n), 'C-22': 'W12' },
      dice: [],
    })
  const level = (n: number): string | undefined => after(24, n).match.result?.text.id

  test('[10/1 10/4] all ten at the end: a decisive German victory', () => {
    expect(level(10)).toBe('result.german-decisive')
  })

  test('[10/5 10/6 10/7] one, two, three not German: great, strategic, marginal', () => {
    expect([9, 8, 7].map(level)).toEqual(['result.german-great', 'result.german-strategic', 'result.german-marginal'])
  })

  test('[10/8 10/9] four a draw, five or more a strategic Commonwealth victory', () => {
    expect([6, 5, 0].map(level)).toEqual([
      'result.draw',
      'result.commonwealth-strategic',
      'result.commonwealth-strategic',
    ])
  })

  test('[10/10] they are counted after the Commonwealth night turn, not before', () => {
    const play = position({ turn: 24, stage: 'regroup', units: { ...holding(7), 'C-22': 'W12' }, dice: [3] })
    expect(play.winner).toBeNull()
    expect(after(23, 7).winner).toBeNull()
    expect(after(24, 7).winner).toBe('german')
  })

  test('[10/11] all ten German at the end of either player’s turn end the game at once', () => {
    expect(after(8, 10, 'german').winner).toBe('german')
    expect(after(8, 10).winner).toBe('german')
  })

  test('[10/2] contested objectives, and those nobody ever held, count against the German', () => {
    const play = position({
      turn: 24,
      side: 'commonwealth',
      stage: 'turn-end',
      units: { ...holding(8), 'C-22': objectives[0] ?? '' },
    })
    expect(play.match.result?.text.args?.held).toBe(3)
  })
})

describe('11 the night', () => {
  const units = { 'C-28': 'W12', 'C-22': 'W12', 'G-I/FJ1': 'W10', 'G-Meindl': 'W10', 'C-7P': 'W09' }

  test('[11/1] neither combat nor bombing; movement, but not into enemy areas; contested ones may be reinforced', () => {
    const play = position({ turn: 3, active: 'W10', units: { ...units, 'G-II/FJ1': 'W09' } })
    for (const key of ['assault G-I/FJ1', 'shoot G-I/FJ1', 'bombard G-Meindl'])
      expect(['11', '7']).toContain(play.refused(key))
    expect(play.refused('shoot G-I/FJ1')).toBe('11')
    play.say('move G-I/FJ1')
    expect(play.refused('W12')).toBe('11')
    expect(play.refused('W09')).toBeUndefined()
    expect(position({ turn: 3, units: { ...units, 'G-Ju87': 'luftwaffe' } }).refused('sky')).toBe('11')
  })

  test('[11/3] only the 28th Māori may enter an enemy area and attack', () => {
    const play = position({ turn: 3, side: 'commonwealth', active: 'W12', units })
    play.say('move C-22')
    expect(play.refused('W10')).toBe('11')
    const maori = position({ turn: 3, side: 'commonwealth', active: 'W12', units, dice: [3, 4, 3, 3] })
    maori.say('move C-28', 'W10')
    expect(maori.refused('stop')).toBe('5.5')
    maori.say('fight W10')
    expect(maori.rolls[0]).toMatchObject({ attack: 8, defence: 6, result: 'won' })
  })

  test('[11/4] at a unit it names, no leader; two dice and bare factors; only the two of them suffer', () => {
    const fight = { 'C-28': 'W10', 'C-22': 'W10', 'G-I/FJ1': 'W10', 'G-II/FJ1': 'W10', 'G-Meindl': 'W10' }
    const play = position({ turn: 3, side: 'commonwealth', active: 'W10', units: fight, dice: [1, 1, 6, 6] })
    play.say('assault C-28')
    expect(play.refused('G-Meindl')).toBe('11')
    play.say('G-II/FJ1', 'W12')
    expect(play.rolls[0]).toMatchObject({ attack: 8, defence: 6, result: 'lost' })
    expect(['C-28', 'C-22', 'G-I/FJ1'].map(play.unit)).toEqual(['W12 reduced', 'W10', 'W10'])
  })

  test('[11/4] a tie changes nothing', () => {
    const fight = { 'C-28': 'W10', 'G-I/FJ1': 'W10' }
    const play = position({ turn: 3, side: 'commonwealth', active: 'W10', units: fight, dice: [1, 1, 2, 2] })
    play.say('assault C-28')
    expect(['C-28', 'G-I/FJ1'].map(play.unit)).toEqual(['W10', 'W10'])
  })

  test('[11/4 4/24] it counts against the night’s number of areas', () => {
    const play = position({
      turn: 3,
      side: 'commonwealth',
      limit: 0,
      active: 'W10',
      units: { 'C-28': 'W10', 'G-I/FJ1': 'W10' },
    })
    expect(play.decision).toBe('activation')
  })
})
