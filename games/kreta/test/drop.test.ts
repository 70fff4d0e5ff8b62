// 12.0, 16.2 and 17.3 Parachute landings: plan, landing roll, anti-aircraft fire, and what lies below.
import { describe, expect, test } from 'vitest'
import { distance, here } from '../state.ts'
import { fromTheStart, position, type Setup, unitNamed, where } from './support.ts'

const far = { '16AU': '60,6', '3/100': '62,6' }

/** One unit in the air over a hex, another one still to come, so that nothing is answered unasked. */
const drop = (planned: string, dice: readonly number[], units: Setup['units'] = {}) =>
  position({
    stage: 'drop',
    dropDone: true,
    dice,
    units: {
      ...far,
      '1/1s': { at: 'reserve', planned },
      '2/1s': { at: 'reserve', planned: '5,5' },
      ...units,
    },
  }).say('1/1s')

describe('12.1 who lands', () => {
  test('[12.11] only the units of the airborne division jump', () => {
    const units = { ...far, '1/1s': 'reserve', '2/1s': 'reserve', '1/85': 'reserve' } as const
    const play = position({ scenario: 'full', stage: 'drop-plan', units })
    expect(play.options).toEqual(['1/1s', '2/1s'])
    expect(play.refused('1/85')).toBe('12.11')
  })

  test('[12.1/3] all land in one turn: first placed, then diced for one by one', () => {
    const play = fromTheStart({ dice: [1] }).say('drop')
    const jumping = play.s.box.germans.filter((u) => play.s.box.units[u]?.parachute)
    expect(jumping.every((u) => (play.s.planned[u] ?? -1) >= 0)).toBe(true)
    expect(play.rolls).toHaveLength(0)
    play.say('3/1s')
    expect(play.unit('3/1s')).toBe('96,13')
    expect(play.decision).toBe('land')
    expect(play.refused('3/1s')).toBe('12.2')
  })
})

describe('12.2 landing', () => {
  test('[12.2/2] a 1 lands on the planned hex', () => {
    const play = drop('25,9', [1])
    expect(play.unit('1/1s')).toBe('25,9')
    expect(play.rolls).toEqual([{ landing: 1 }])
  })

  test.each([
    [1, '25,10'],
    [2, '26,9'],
    [3, '26,8'],
    [4, '25,8'],
    [5, '24,8'],
    [6, '24,9'],
  ] as const)('[12.2/3] otherwise a second roll gives the direction, one hex: %i', (direction, hex) => {
    for (const first of [2, 6]) expect(drop('25,9', [first, direction]).unit('1/1s')).toBe(hex)
  })

  test('[12.21] in the sea it is eliminated; so it is on peaks and off its part of the map', () => {
    expect(drop('24,14', [2, 1]).unit('1/1s')).toBe('lost')
    expect(drop('24,14', [2, 1]).told).toContain('12.21 log.eliminated')
    expect(drop('33,2', [2, 4]).unit('1/1s')).toBe('lost')
    expect(drop('89,14', [2, 2]).unit('1/1s')).toBe('lost')
    expect(drop('90,14', [2, 6]).unit('1/1s')).toBe('lost')
    expect(drop('5,1', [2, 4]).unit('1/1s')).toBe('lost')
  })

  test('[12.22] K6: on a friend: to any nearest hex without a counter', () => {
    const play = drop('25,9', [1], { '1/85': '25,9', '22NZ': '25,10' })
    expect(play.decision).toBe('aside')
    expect([...play.options].sort()).toEqual(['24,8', '24,9', '25,8', '26,8', '26,9'])
    expect(play.refused('25,7')).toBe('12.22')
    play.say('26,9')
    expect(play.unit('1/1s')).toBe('26,9')
  })

  test('[12.23] on an enemy: it stays and must attack him, without aircraft; if he must retreat he is eliminated', () => {
    const fight = (dice: readonly number[]) =>
      position({ stage: 'german-combat', units: { ...far, '1/1s': '25,9', '22NZ': '25,9' }, dice })
    const won = fight([1])
    expect(won.refused('done')).toBe('6.29')
    won.say('attack 22NZ?', 'done')
    expect(won.rolls[0]).toMatchObject({ attack: 4, defence: 4, result: 'B1' })
    expect(where(won, '22NZ', '1/1s')).toEqual(['lost', '25,9'])
    expect(won.s.victors).toEqual([])
    for (const die of [2, 6]) {
      const lost = fight([die]).say('attack 22NZ?', 'done')
      expect(where(lost, '22NZ', '1/1s')).toEqual(die === 2 ? ['lost', '25,9'] : ['25,9', 'lost'])
    }
    const dot = fight([4]).say('attack 22NZ?', 'done')
    expect(dot.rolls[0]).toMatchObject({ result: '-' })
    expect(where(dot, '22NZ', '1/1s')).toEqual(['25,9', 'lost'])
  })

  test('[12.23] A13: others beside him may join; their own results stand', () => {
    const units = { ...far, '1/1s': '25,9', '22NZ': '25,9', '1/85': '25,8' }
    const play = position({ stage: 'german-combat', units, dice: [6] }).say('attack 22NZ?', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 9, defence: 4, result: '-' })
    expect(where(play, '1/1s', '1/85')).toEqual(['lost', '25,8'])
  })

  test('[12.23] whoever landed on an enemy cannot walk off him', () => {
    const play = position({ units: { ...far, '1/1s': { at: '25,9', landed: true }, '22NZ': '25,9' } })
    expect(play.refused('move 1/1s')).toBe('12.23')
  })

  test('[12.24] landed units move in that phase with half their movement', () => {
    const play = drop('25,9', [1], { '2/1s': 'reserve' })
    play.say('move 1/1s')
    expect(play.options).toContain('24,6')
    expect(play.refused('24,5')).toBe('4.23')
  })
})

describe('12.3 anti-aircraft fire', () => {
  const battery = { AA1: '25,9' }

  test.each([
    ['25,9', 0],
    ['25,10', 1],
    ['25,11', 2],
  ] as const)('[12.31 17.3/2] near a battery the table takes the place of the roll: %s', (planned, distance) => {
    const table = { 0: 'EERRR-', 1: 'ERRR--', 2: 'RRR---' } as const
    for (let die = 1; die <= 6; die++) {
      const result = table[distance][die - 1]
      const play = drop(planned, result === 'R' ? [die, 4] : [die], battery)
      expect(play.rolls[0]).toEqual({ distance, result })
      if (result === 'E') expect(play.unit('1/1s')).toBe('lost')
      if (result === '-') expect(play.unit('1/1s')).toBe(planned)
    }
  })

  test('[12.31] three hexes away it does not fire', () => {
    expect(drop('25,12', [1], battery).rolls).toEqual([{ landing: 1 }])
  })

  test('[12.32] scattered: a direction by die, three hexes', () => {
    const play = drop('25,11', [1, 2], battery)
    expect(play.rolls[1]).toEqual({ direction: 'NE', hexes: 3 })
    expect(play.unit('1/1s')).toBe('28,12')
  })

  test('[12.33] one battery fires at any number of units', () => {
    const play = position({
      stage: 'drop',
      dropDone: true,
      dice: [5, 6],
      units: {
        ...far,
        ...battery,
        '1/1s': { at: 'reserve', planned: '25,11' },
        '2/1s': { at: 'reserve', planned: '26,9' },
      },
    }).say('1/1s', '2/1s')
    expect(play.rolls).toEqual([
      { distance: 2, result: '-' },
      { distance: 1, result: '-' },
    ])
  })

  test('[12.34 12.35] every battery in reach rolls, the nearest first; a unit is scattered once at most', () => {
    const both = { AA1: '25,9', AA2: '25,12' }
    const play = drop('25,11', [2, 1, 4], both)
    // AA2 is one hex away: R; AA1 two hexes away: R; one scatter of three hexes.
    expect(play.rolls).toEqual([
      { distance: 1, result: 'R' },
      { distance: 2, result: 'R' },
      { direction: 'S', hexes: 3 },
    ])
    expect(play.unit('1/1s')).toBe('25,8')
    const dead = drop('25,11', [1], both)
    expect(dead.unit('1/1s')).toBe('lost')
  })

  test('[12.36] no fire at the hex where a scattered unit comes down', () => {
    const play = drop('25,12', [2, 4], battery)
    expect(play.unit('1/1s')).toBe('25,11')
    expect(play.rolls).toHaveLength(1)
  })

  test('[12.31] E8: of the printed landing hexes those within two hexes of guns', () => {
    const { s } = fromTheStart()
    const near = s.box.germans.flatMap((u) => {
      const def = s.box.units[u]
      if (!def || def.landing < 0) return []
      const far = Math.min(...s.box.batteries.map((b) => distance(s, here(s, b), def.landing)))
      return far <= 2 ? [`${s.box.spaces[def.landing]} ${far}`] : []
    })
    expect(near.sort()).toEqual(['102,10 2', '103,11 1', '105,11 2', '15,13 2', '16,12 2'])
  })
})

describe('16.2 landings of the full scenario', () => {
  const units = { ...far, '1/1s': 'reserve', '2/1s': 'reserve', '3/1s': 'reserve' } as const

  test('[16.2/1] any hex of the map, in any day turn, spread over several turns', () => {
    const play = position({ scenario: 'full', stage: 'opening', turn: 5, units, dice: [1] })
    expect(play.refused('done')).toBeUndefined()
    play.say('drop', '1/1s')
    expect(play.options).toContain('80,20')
    play.say('25,9')
    expect(play.refused('1/1s')).toBe('12.1')
    play.say('done', '1/1s?')
    expect(where(play, '1/1s', '2/1s')).toEqual(['25,9', 'reserve'])
    const later = position({ scenario: 'full', stage: 'opening', turn: 7, units: { ...units, '1/1s': '25,9' } })
    expect(later.options).toContain('drop')
    expect(later.say('drop').refused('1/1s')).toBe('12.11')
  })

  test('[16.2/1] bad input: an incomplete plan or two units on one hex are refused with their case', () => {
    const play = position({ scenario: 'full', stage: 'drop-plan', turn: 5, units })
    expect(play.refused('done')).toBe('16.2')
    expect(play.match.play('german', play.match.seq, 'done')).toMatchObject({ ok: false })
    play.say('1/1s', '25,9', '2/1s')
    expect(play.refused('25,9')).toBe('12.1')
    expect(play.match.play('german', play.match.seq, '25,9')).toMatchObject({ ok: false })
    expect(play.refused('track-1')).toBe('16.2')
    expect(play.s.planned[unitNamed('2/1s')]).toBe(-1)
  })
})
