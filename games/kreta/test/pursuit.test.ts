// 6.5 Pursuit: along the way of the retreat past every zone, off it up to the first; and the hex of an eliminated unit.
import { describe, expect, test } from 'vitest'
import { position, type Setup } from './support.ts'

/** 22 NZ has gone from 24,9 to 24,12, beaten by `victors`. */
const chase = (more: Setup) =>
  position({
    stage: 'german-combat',
    air: 0,
    back: 3,
    victors: ['1/85'],
    ways: ['24,9', '24,10', '24,11', '24,12'],
    ...more,
    units: { '1/85': '24,8', '22NZ': '24,12', ...more.units },
  })

describe('6.5 pursuit', () => {
  test('[6.51] up to as many hexes as the retreat, in any direction, out of the enemy zone too', () => {
    const play = chase({ units: { '23NZ': '24,7' } }).say('1/85')
    for (const hex of ['24,9', '23,9', '21,8', '27,9']) expect(play.options, hex).toContain(hex)
    expect(play.refused('20,8')).toBe('6.51')
    play.say('23,9')
    expect(play.unit('1/85')).toBe('23,9')
  })

  test('[6.51] A8: fewer hexes, or none', () => {
    const play = chase({}).say('1/85')
    expect(play.options).toContain('stay')
    play.say('stay')
    expect(play.unit('1/85')).toBe('24,8')
    expect(chase({}).say('done').unit('1/85')).toBe('24,8')
  })

  test('[6.52 6.53] on the way of the retreat zones do not count; off it the first one stops', () => {
    // 25,10 controls 24,9 and 24,10 on the way; 22,9 controls 23,9 and 23,10 beside it.
    const play = chase({ units: { '23NZ': '22,9', '21NZ': '25,10' } }).say('1/85')
    for (const hex of ['24,9', '24,10', '24,11', '23,9', '23,10']) expect(play.options, hex).toContain(hex)
    expect(play.refused('22,10')).toBe('6.51')
    const free = chase({ units: { '21NZ': '25,10' } }).say('1/85')
    expect(free.options).toContain('22,10')
  })

  test('[6.54 4.32] the sea beside a victor is refused as sea, not as too far', () => {
    const units = { '1/85': '19,14', '22NZ': '19,12' }
    const play = chase({ back: 1, ways: ['19,13', '19,12'], units }).say('1/85')
    expect([play.refused('19,15'), play.refused('19,10')]).toEqual(['4.32', '6.51'])
    // What is no hex at all is not the hex of an eliminated unit (6.56).
    expect(play.refused('track-1')).toBe('4.1')
  })

  test('[6.54] movement points and ground do not count, closed ground does', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      back: 4,
      victors: ['bc1'],
      ways: ['37,8', '37,7', '37,6', '37,5', '37,4'],
      units: { bc1: '37,9', AA1: '37,4', '16AU': '60,6' },
    })
    play.say('bc1', '37,5')
    expect(play.unit('bc1')).toBe('37,5')
  })

  test('[6.55] every victor may pursue, one after the other; guns never, and nobody else', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      units: { '1/85': '24,10', '2/85': '23,11', '95art1': '25,11', KompNZ: '24,11', '3/85': '60,6', '16AU': '60,7' },
      dice: [2],
    })
    play.say('attack KompNZ?', 'done')
    while (play.decision === 'retreat') play.say(play.options[0] ?? '')
    expect(play.decision).toBe('pursue')
    expect(play.options).toEqual(['1/85', '2/85', 'done'])
    expect(play.refused('3/85')).toBe('6.55')
    expect(play.refused('95art1')).toBe('6.55')
    play.say('2/85', 'stay')
    expect(play.options).toEqual(['1/85', 'done'])
  })

  test('[6.55] A20: defenders never pursue', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      units: { bc1: '24,10', '22NZ': '24,11', '3/85': '60,6', '16AU': '60,7' },
      dice: [6],
    })
    play.say('attack 22NZ?', 'done')
    while (play.decision === 'retreat') play.say(play.options[0] ?? '')
    expect(play.decision).not.toBe('pursue')
    expect(play.s.victors).toEqual([])
  })

  test('[6.56] a victor may enter the hex of an eliminated unit, and goes no further', () => {
    const play = chase({ ways: [], emptied: ['24,9'], units: { '22NZ': '60,6', '23NZ': '24,11' } }).say('1/85')
    expect(play.options).toEqual(['24,9', 'stay'])
    expect(play.refused('24,10')).toBe('6.56')
    play.say('24,9')
    expect(play.unit('1/85')).toBe('24,9')
  })

  test('[6.56] A30: one of the victors only', () => {
    const play = chase({
      ways: [],
      emptied: ['24,9'],
      victors: ['1/85', '2/85'],
      units: { '2/85': '25,9', '22NZ': '60,6' },
    })
    play.say('1/85', '24,9')
    expect(play.refused('2/85') ?? play.decision).not.toBe('pursue-to')
  })

  test('[6.51] A31: through friends, but not onto one', () => {
    const play = chase({ units: { '2/85': '24,9' } }).say('1/85')
    expect(play.refused('24,9')).toBe('4.42')
    expect(play.options).toContain('24,11')
  })

  test('[6.51] K18: a pursuer does not cross the cut', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      back: 2,
      victors: ['1/85'],
      ways: ['88,14', '87,14'],
      units: { '1/85': '89,14', '22NZ': '86,13', '16AU': '60,6' },
    }).say('1/85')
    expect(play.options.filter((x) => x.startsWith('90,') || x.startsWith('91,'))).toEqual([])
  })

  test('[6.5/1] the next combat begins only after retreat, displacement and pursuit of the last', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      units: { '1/85': '24,10', '22NZ': '24,11', '2/85': '44,12', '21NZ': '44,13' },
      dice: [1],
    })
    play.say('attack 22NZ', 'done')
    expect([play.decision, play.seat]).toEqual(['retreat', 'british'])
    expect(play.options.some((x) => x.startsWith('attack'))).toBe(false)
    play.say('24,12')
    expect([play.decision, play.seat]).toEqual(['pursue', 'german'])
    play.say('done')
    expect(play.decision).toBe('force')
  })
})
