// 3.0 and 10.0 The sequence of play: four phases a turn, days and nights, nothing outside its phase.
import { describe, expect, test } from 'vitest'
import { rules } from '../game.ts'
import { fromTheStart, position } from './support.ts'

const far = { '1/85': '60,6', '22NZ': '80,5' }

describe('3.0 the turn', () => {
  test('[3.0/1] four phases in a fixed order, then the turn marker moves on and the first follows', () => {
    const play = position({ units: { ...far, '2/85': '62,6' } })
    play.say('done', 'done', 'done')
    expect(play.told.filter((line) => line.includes('phase.'))).toEqual([
      '3.12 phase.german-combat',
      '3.13 phase.british-move',
      '3.14 phase.british-combat',
      '3.11 phase.german-move',
    ])
    expect([play.s.turn, play.seat, play.decision]).toEqual([4, 'german', 'move'])
  })

  test('[3.0/1] the course of the match is marked once a turn, where its first phase begins', () => {
    const play = position({ units: { ...far, '2/85': '62,6' } }).say('done', 'done', 'done')
    const marks = play.match.journal.filter((line) => line.kind === 'phase' && line.value !== undefined)
    expect(marks.map((line) => [line.text.id, line.value])).toEqual([['phase.german-move', play.s.turn]])
  })

  test('[3.0/1] odd turns are day, even ones night, from 20 May to the last', () => {
    const days = rules.box.turns.map((t) => t.day)
    expect(days.length).toBe(28)
    days.forEach((day, i) => {
      expect(day).toBe(i % 2 === 0)
    })
  })

  test('[3.1/1] an empty phase is passed over; within a phase acts come in any order', () => {
    // By night nobody fights here: both combat phases pass without a question.
    const play = position({ turn: 4, units: far }).say('done')
    expect([play.seat, play.decision]).toEqual(['british', 'move'])
    play.say('done')
    expect([play.s.turn, play.seat, play.decision]).toEqual([5, 'german', 'move'])
    for (const order of [
      ['1/85', '2/85'],
      ['2/85', '1/85'],
    ]) {
      const moves = position({ units: { ...far, '1/85': '24,11', '2/85': '26,9' } })
      for (const u of order) moves.say(`move ${u}`, u === '1/85' ? '24,12' : '26,10')
      expect(moves.unit('1/85') + moves.unit('2/85')).toBe('24,1226,10')
    }
  })

  test('[3.1/2] phase 1: any German units move, no British ones', () => {
    const play = position({ units: { ...far, '1/85': '24,11', '2/85': '26,9' } })
    expect(play.options).toEqual(['move 1/85', 'move 2/85', 'done'])
    expect(play.refused('22NZ')).toBe('3.1')
  })

  test('[3.1/3] phase 2: Germans attack, with guns and aircraft if they wish; the British may support with guns', () => {
    const play = position({
      stage: 'german-combat',
      units: { '1/85': '24,11', '95art1': '24,8', '22NZ': '24,12', art1: '25,14' },
      dice: [1],
    })
    expect(play.options).toEqual(['attack 22NZ', 'attack art1'])
    play.say('attack 22NZ?', '95art1', 'done')
    expect([play.decision, play.seat]).toEqual(['air', 'german'])
    play.say('2')
    expect([play.decision, play.seat]).toEqual(['support', 'british'])
    play.say('art1', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 5 + 3 + 2, defence: 4 + 2 })
  })

  test('[3.1/4] phase 3: any British units move, no German ones', () => {
    const play = position({ stage: 'british-move', units: { '22NZ': '24,11', '23NZ': '26,9', '1/85': '60,6' } })
    expect(play.options).toEqual(['move 22NZ', 'move 23NZ', 'done'])
    expect(play.refused('1/85')).toBe('3.1')
  })

  test('[3.1/5] phase 4: the British attack with guns, without aircraft; Germans support with guns, then aircraft', () => {
    const play = position({
      stage: 'british-combat',
      units: { '22NZ': '24,11', art1: '24,9', '1/85': '24,12', '95art1': '25,14' },
      air: 3,
      dice: [3],
    })
    play.say('attack 1/85?', 'art1', 'done')
    expect([play.decision, play.seat]).toEqual(['support', 'german'])
    play.say('95art1', 'done')
    expect([play.decision, play.seat]).toEqual(['air-support', 'german'])
    play.say('3')
    expect(play.rolls[0]).toMatchObject({ attack: 3 + 2, defence: 5 + 3 + 3 })
  })
})

describe('10.0 nights', () => {
  test('[10.21] no air points by night, and no aircraft in combat', () => {
    const play = position({ turn: 4, stage: 'german-combat', units: { '1/85': '24,11', '22NZ': '24,12' }, dice: [1] })
    expect(play.s.air).toBe(0)
    play.say('attack 22NZ?', 'done')
    expect(play.rolls).toHaveLength(1)
    expect(fromTheStart().s.air).toBe(12)
  })

  test('[10.31] by night no landings of any sort open the German movement phase', () => {
    const units = { ...far, '2/85': 'reserve', '1/1s': 'reserve' } as const
    const day = position({ turn: 3, stage: 'opening', units })
    expect(day.options).toContain('drop')
    const night = position({ turn: 4, stage: 'german-move', units, taken: ['maleme-airfield'] })
    expect(night.options).toEqual(['move 1/85', 'done'])
    expect(night.refused('fly 2/85')).toBe('10.31')
    const dusk = position({ turn: 3, stage: 'turn-end', units })
    expect([dusk.s.turn, dusk.decision]).toEqual([4, 'move'])
  })

  test('[10.41] combat by night is as by day', () => {
    const fight = (turn: number) =>
      position({
        turn,
        air: 0,
        stage: 'german-combat',
        units: { '1/85': '24,11', '95art1': '24,8', '22NZ': '24,12' },
        dice: [1],
      }).say('attack 22NZ?', '95art1', 'done', '0?').rolls[0]
    expect(fight(3)).toEqual(fight(4))
  })
})
