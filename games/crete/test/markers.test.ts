// 3.2 Forts, Artillery Fire, Scatter, gliders, control.
import { describe, expect, test } from 'vitest'
import { fromTheStart, position } from './support.ts'

describe('3.2 forts', () => {
  test('[3.2/2] up to six, each where Commonwealth counters stand and no city or secondary city is', () => {
    const play = fromTheStart()
    expect(play.decision).toBe('forts')
    expect(play.refused('W25')).toBe('3.2')
    expect(play.refused('W21')).toBe('3.2')
    expect(play.refused('W19')).toBe('3.2')
    play.say('W09', 'W12', 'W15', 'W24', 'C08', 'E08')
    expect(play.refused('W11')).toBe('3.2')
    play.say('done')
    expect([...play.s.fort].filter((x) => x === 1)).toHaveLength(6)
    expect(play.decision).toBe('bomb-area')
  })

  test('[3.2/2 7.2/6 R-7.2/6] +2 for all Commonwealth counters in the area, newcomers too', () => {
    const defence = (forts: string[]): number => {
      const play = position({ active: 'W10', forts, units: { 'G-I/FJ1': 'W10', 'C-18': 'W12' }, dice: [1, 1, 6, 6] })
      play.say('shoot G-I/FJ1')
      return Number(play.rolls[0]?.defence)
    }
    expect(defence([])).toBe(9)
    expect(defence(['W12'])).toBe(11)
  })

  test('[3.2/4] it is lost when the last Commonwealth counter leaves', () => {
    const play = position({
      side: 'commonwealth',
      active: 'W12',
      forts: ['W12'],
      units: { 'C-21': 'W12', 'C-22': 'W12' },
    })
    play.say('move C-21', 'W14')
    expect(play.told).not.toContain('3.2 log.fort-lost')
    play.say('move C-22', 'W14')
    expect(play.told).toContain('3.2 log.fort-lost')
  })

  test('[3.2/5] it may be given up instead of a reduction or elimination in a combat there; a retreat remains due', () => {
    const units = { 'G-I/FJ1': 'W12', 'G-II/FJ1': 'W12', 'C-21': 'W12' }
    const play = position({ active: 'W12', forts: ['W12'], units, dice: [6, 6, 1, 1] })
    play.say('assault G-I/FJ1', 'done')
    expect(play.options).toEqual(['C-21', 'fort'])
    play.say('fort')
    expect(play.told).toContain('3.2 log.fort-given')
    expect(play.decision).toBe('retreat')
    play.say('W14')
    expect(play.unit('C-21')).toBe('W14')
  })

  test('[3.2/5] bombing gives no such choice', () => {
    const units = { 'G-Meindl': 'W10', 'G-I/Sturm': 'W10', 'C-21': 'W12' }
    const play = position({ active: 'W10', forts: ['W12'], units, dice: [6, 6, 1, 1] })
    play.say('bombard G-Meindl')
    expect(play.unit('C-21')).toBe('W12 reduced')
  })
})

describe('3.2 other markers', () => {
  test('[3.2/9 7.3/6 7.3/10] who jumps is scattered until the next turn begins; a scattered leader has no artillery', () => {
    const play = position({
      turn: 4,
      begin: 'drop',
      doing: 'placing',
      units: { 'G-Ramcke': 'reinforcements', 'G-Brauer': 'E14', 'C-2YL': 'E13' },
      dice: [1],
    })
    play.say('E14')
    play.say('E14')
    expect(play.refused('bombard G-Ramcke')).toBe('3.2')
    expect(play.s.scatter.filter((x) => x === 1)).toHaveLength(1)
    const next = position({
      side: 'commonwealth',
      turn: 4,
      stage: 'turn-end',
      units: { 'G-Ramcke': { at: 'E14', scatter: true } },
    })
    expect(next.s.turn).toBe(5)
    expect(next.s.scatter.some((x) => x === 1)).toBe(false)
  })

  test('[3.2/11 5.2/11] four gliders for I and II/Sturm, Suessman and Meindl: no scatter, and no -1', () => {
    const { s } = fromTheStart()
    const gliders = s.box.units.filter((_, u) => s.glider[u] === 1).map((u) => u.id)
    expect(gliders.sort()).toEqual(['G-I/Sturm', 'G-II/Sturm', 'G-Meindl', 'G-Suessman'])
    const play = position({
      turn: 1,
      begin: 'drop',
      doing: 'placing',
      units: { 'G-IV/Sturm': 'reinforcements', 'G-Meindl': { at: 'reinforcements', glider: true } },
      dice: [5, 5],
    })
    expect(play.rolls).toEqual([
      { added: 0, total: 5, result: 'safe' },
      { added: -1, total: 4, result: 'safe' },
    ])
    expect(play.s.scatter.filter((x) => x === 1)).toHaveLength(1)
  })

  test('[3.2/13 5.5/8] an empty objective belongs to the side that was alone there for a full turn', () => {
    const held = (alone: 'german' | 'commonwealth' | undefined, owner?: 'german'): number => {
      const play = position({
        side: 'commonwealth',
        turn: 5,
        stage: 'turn-end',
        units: { 'G-I/FJ1': 'W19' },
        ...(alone ? { alone: { W19: alone } } : {}),
        ...(owner ? { owner: { W19: owner } } : {}),
      })
      return Number(play.s.owner[play.s.box.spaces.indexOf('W19')])
    }
    expect(held(undefined)).toBe(0)
    expect(held('commonwealth')).toBe(0)
    expect(held('german')).toBe(1)
    const empty = position({
      side: 'commonwealth',
      turn: 5,
      stage: 'turn-end',
      owner: { W19: 'german' },
      units: { 'C-22': 'W09' },
    })
    expect(Number(empty.s.owner[empty.s.box.spaces.indexOf('W19')])).toBe(1)
  })
})
