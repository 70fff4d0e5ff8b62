// 6.1, 6.3, 6.6 and 17.2 Combat: strengths, the row of the ground, the number, the roll and what it does.
import { describe, expect, test } from 'vitest'
import { rules } from '../game.ts'
import { expectedBack, numberOf, resultOf } from '../rules/odds.ts'
import { ROWS } from '../tables.ts'
import { position, type Setup, where } from './support.ts'

/** A German attack without aircraft. */
const attack = (more: Setup) => position({ stage: 'german-combat', air: 0, ...more })

describe('6.1 a combat in figures', () => {
  test('[6.1/1 2.2/31 2.2/32 6.12] attack strength less defence strength', () => {
    const play = attack({ units: { '1/85': '24,12', '22NZ': '24,13' }, dice: [4] }).say('attack 22NZ?', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 5, defence: 4, difference: 1 })
  })

  test('[6.1/2 17.2/1] the difference is found in the row of the defender’s ground', () => {
    const number = (at: string, beside: string) =>
      attack({ units: { '1/85': beside, '22NZ': at }, dice: [4] }).say('attack 22NZ?', 'done').rolls[0]
    expect(number('24,13', '24,12')).toMatchObject({ row: 'clear', number: 7 })
    expect(number('31,13', '31,12')).toMatchObject({ row: 'hill-town', number: 5 })
    expect(number('36,11', '36,12')).toMatchObject({ row: 'mountains', number: 4 })
    expect(number('38,5', '38,6')).toMatchObject({ row: 'high-mountains', number: 3 })
  })

  test('[6.1/3 6.1/4 17.2/3] one die; the result stands at the roll and the number', () => {
    const results = [1, 2, 3, 4, 5, 6].map((die) => {
      const play = attack({ units: { '1/85': '24,12', '22NZ': '24,13' }, dice: [die] }).say('attack 22NZ?', 'done')
      return play.rolls[0]?.result
    })
    expect(results).toEqual(['B1', 'B1', 'B1', '-', '-', 'A1'])
  })

  test('[6.1/5] the die falls after both sides have declared their support', () => {
    const units = { '1/85': '24,12', '95art1': '24,9', '22NZ': '24,13', art1: '26,13' }
    const play = position({ stage: 'german-combat', units, dice: [4] }).say('attack 22NZ', '95art1', 'done', '2')
    expect(play.rolls).toHaveLength(0)
    play.say('art1', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 5 + 3 + 2, defence: 4 + 2 })
  })

  test('[2.2/33] a gun attacks with its attack fire', () => {
    const play = attack({ units: { '95art2': '24,9', '22NZ': '24,13' }, dice: [4] })
    play.say('attack 22NZ?', '95art2', 'done')
    expect(play.rolls[0]).toMatchObject({ attack: 3 })
  })

  test('[2.2/34] a gun supports a defence with its defensive fire', () => {
    const play = attack({ units: { '1/85': '24,12', '22NZ': '24,13', art5: '27,13' }, dice: [4] })
    play.say('attack 22NZ?', 'done', 'art5', 'done')
    expect(play.rolls[0]).toMatchObject({ defence: 4 + 3 })
  })

  test('[17.2/1] K39: beyond the printed differences the ends of a row hold', () => {
    const { s } = position({ units: {} })
    const clear = ROWS.indexOf('clear')
    expect([-99, -6, -5, 12, 13, 99].map((d) => numberOf(s, clear, d))).toEqual([1, 1, 1, 12, 12, 12])
    const high = ROWS.indexOf('high-mountains')
    expect([-99, -1, 0, 12, 99].map((d) => numberOf(s, high, d))).toEqual([1, 1, 2, 8, 8])
  })

  test('[17.2/3] every result of the table gets better with the number and worse with the roll', () => {
    const { s } = position({ units: {} })
    for (let n = 1; n < 12; n++) expect(expectedBack(s, n, false)).toBeLessThanOrEqual(expectedBack(s, n + 1, false))
    expect(rules.box.results.length).toBe(7)
    expect(resultOf(s, 12, 1, false)).toBe('B4')
    expect(resultOf(s, 1, 6, false)).toBe('Ae')
  })
})

describe('6.6 ground', () => {
  test('[6.61] only the defender’s ground counts, not the attacker’s', () => {
    const row = (german: string) =>
      attack({ units: { '1/85': german, '22NZ': '31,13' }, dice: [4] }).say('attack 22NZ?', 'done').rolls[0]?.row
    expect([row('31,12'), row('32,12'), row('30,13')]).toEqual(['hill-town', 'hill-town', 'hill-town'])
  })

  test('[6.62] the river row needs all attackers on the other bank; a bridge is a river too', () => {
    const row = (units: Readonly<Record<string, string>>) =>
      attack({ units: { '22NZ': '17,12', ...units }, dice: [4] }).say('attack 22NZ?', 'done').rolls[0]?.row
    expect(row({ '1/85': '16,12' })).toBe('river')
    expect(row({ '1/85': '16,11' })).toBe('river')
    expect(row({ '1/85': '17,11' })).toBe('clear')
    const both = attack({ units: { '22NZ': '17,12', '1/85': '16,12', '2/85': '17,11' }, dice: [4] })
    expect(both.say('attack 22NZ?', 'done').rolls[0]?.row).toBe('clear')
    const bridge = attack({ units: { '22NZ': '15,13', '1/85': '16,13' }, dice: [4] }).say('attack 22NZ?', 'done')
    expect(bridge.rolls[0]?.row).toBe('river')
  })

  test('[6.63] of the same difference better ground makes a lower number', () => {
    const { s } = position({ units: {} })
    const numbers = ROWS.map((_, row) => numberOf(s, row, 1))
    expect(numbers).toEqual([3, 4, 5, 6, 7])
  })

  test('[6.64] E4: the defender has the best row that he may claim: mountains beat a river', () => {
    const row = (at: string, beside: string) =>
      attack({ units: { '1/85': beside, '22NZ': at }, dice: [4] }).say('attack 22NZ?', 'done').rolls[0]?.row
    expect([row('69,2', '70,2'), row('17,3', '16,3'), row('46,12', '45,12')]).toEqual([
      'mountains',
      'hill-town',
      'river',
    ])
  })

  test('[6.65] A14: of several defenders the best row of any of them counts, the river row too', () => {
    const units = { '1/85': '16,12', '22NZ': '17,12', '23NZ': '15,13' }
    const play = attack({ units, dice: [4] }).say('split 1/85?', 'done')
    expect(play.rolls[0]).toMatchObject({ defence: 7, row: 'river' })
  })

  test('[6.66] roads and paths do not count', () => {
    const row = (at: string, german: string) =>
      attack({ units: { '1/85': german, '22NZ': at }, dice: [4] }).say('attack 22NZ?', 'done').rolls[0]?.row
    expect([row('15,9', '15,8'), row('15,6', '15,7')]).toEqual(['clear', 'hill-town'])
  })
})

describe('6.3 results', () => {
  /** One German and one New Zealand battalion with room behind each, and an attack that comes to a result. */
  function result(symbol: string): { setup: Setup; die: number } {
    const { s } = position({ units: {} })
    for (const [strength, number] of [
      [12, 12],
      [1, 7],
      [-5, 1],
    ] as const)
      for (let die = 1; die <= 6; die++)
        if (resultOf(s, number, die, false) === symbol) {
          const units: Record<string, string> =
            strength === 12
              ? { '1/85': '24,10', '2/85': '23,11', '3/85': '25,11', KompNZ: '24,11' }
              : strength === 1
                ? { '1/85': '24,10', '22NZ': '24,11' }
                : { bc1: '24,10', '22NZ': '24,11', '23NZ': '23,11' }
          return { setup: { units }, die }
        }
    throw new Error(`no roll gives ${symbol}`)
  }

  /** Plays the attack that comes to a result; how far each unit has gone, -1 for eliminated. */
  function outcome(symbol: string) {
    const { setup, die } = result(symbol)
    const play = attack({ ...setup, dice: [die] })
    const ids = Object.keys(setup.units ?? {})
    const before = where(play, ...ids)
    play.say('split bc1?', 'attack 22NZ?', 'attack KompNZ?', 'done')
    expect(play.rolls[0]?.result).toBe(symbol)
    return { play, ids, before }
  }

  test('[6.31] every symbol of the table is one of those explained', () => {
    const { s } = position({ units: {} })
    const seen = new Set<string>()
    for (let n = 1; n <= 12; n++) for (let die = 1; die <= 6; die++) seen.add(resultOf(s, n, die, false))
    expect([...seen].sort()).toEqual(['-', 'A1', 'A2', 'Ae', 'B1', 'B2', 'B3', 'B4'])
  })

  test('[6.3/1 17.2/7] Ae: all attacking units are eliminated', () => {
    const { play } = outcome('Ae')
    expect(where(play, 'bc1', '22NZ', '23NZ')).toEqual(['lost', '24,11', '23,11'])
  })

  test.each([
    ['A2', 2],
    ['A1', 1],
  ] as const)('[6.3/2 6.3/3 17.2/8 17.2/9] %s: all attacking units retreat, %i hexes', (symbol, hexes) => {
    const { play } = outcome(symbol)
    expect([play.decision, play.seat, play.s.back]).toEqual(['retreat', 'german', hexes])
    expect(play.s.victors).toEqual([])
  })

  test('[6.3/4 17.2/10] dot: nobody moves', () => {
    const { play, ids, before } = outcome('-')
    expect(where(play, ...ids)).toEqual(before)
    expect(play.s.beaten).toEqual([])
  })

  const back = [
    ['B1', 1],
    ['B2', 2],
    ['B3', 3],
    ['B4', 4],
  ] as const

  test.each(back)('[6.3/5 6.3/6 6.3/7 6.3/8] %s: all defending units retreat, %i hexes', (symbol, hexes) => {
    const { play } = outcome(symbol)
    expect([play.s.back, play.s.victors.length > 0]).toEqual([hexes, true])
  })

  test.each(back)('[17.2/11 17.2/12 17.2/13 17.2/14] %s goes back as many hexes as its figure', (symbol, hexes) => {
    const { play } = outcome(symbol)
    while (play.decision === 'retreat') play.say(play.options[0] ?? '')
    const line = play.match.journal.filter((l) => l.rule === '6.32').at(-1)
    expect(line?.path).toHaveLength(hexes + 1)
  })

  test('[6.31] several attackers go back together, in the order and by the ways of their owner', () => {
    const units = { bc1: '24,10', bc2: '23,11', '22NZ': '24,11', '20NZ': '24,12' }
    const play = attack({ units, dice: [6] }).say('attack 22NZ?', 'done')
    expect(play.decision).toBe('retreat-unit')
    expect(play.options).toEqual(['bc1', 'bc2'])
  })
})
