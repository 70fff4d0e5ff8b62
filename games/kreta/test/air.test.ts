// 8.0 and 13.0 Air power and air transport: points a day, support, airfields and what they take.
import { describe, expect, test } from 'vitest'
import { position, type Setup, where } from './support.ts'

const far = { '16AU': '60,6', '3/100': '62,6' }
const fight = { '1/85': '24,12', '22NZ': '24,13' }

describe('8.1 and 8.2 air support', () => {
  test('[8.11] twelve points each day turn, German only, for both combat phases', () => {
    const play = position({ turn: 4, stage: 'turn-end', units: far })
    expect([play.s.turn, play.s.air]).toEqual([5, 12])
    // Two are spent in the German phase; ten are left in the British one, and one point is one of strength.
    const both = position({
      stage: 'german-combat',
      units: { ...fight, '2/85': '44,12', '23NZ': '44,13' },
      dice: [6, 4, 4],
    })
    both.say('attack 22NZ?', 'done', '2', 'attack 23NZ?', 'done', '0', 'done?')
    expect(both.rolls[0]).toMatchObject({ attack: 5 + 2 })
    expect(both.s.air).toBe(10)
    both.say('done?', 'attack 1/85?', 'done', '10')
    expect([both.rolls[2]?.defence, both.s.air]).toEqual([5 + 10, 0])
  })

  test('[8.21] aircraft attack alone, wherever the enemy stands, and support attacks', () => {
    const alone = position({ stage: 'german-combat', units: { ...far, '22NZ': '105,9' }, dice: [4] })
    alone.say('attack 22NZ', 'done')
    expect(alone.refused('0')).toBe('8.21')
    alone.say('9')
    expect(alone.rolls[0]).toMatchObject({ attack: 9, defence: 4 })
    const support = position({ stage: 'german-combat', units: fight, dice: [4] }).say('attack 22NZ?', 'done', '3')
    expect(support.rolls[0]).toMatchObject({ attack: 5 + 3 })
    expect(support.s.air).toBe(12 - 3)
  })

  test('[8.21] K24: in the British phase aircraft only defend', () => {
    const play = position({ stage: 'british-combat', units: { ...fight, ...far, '23NZ': '22,9' }, dice: [4] })
    play.say('attack 1/85?', 'done', '2')
    expect(play.rolls[0]).toMatchObject({ attack: 3, defence: 5 + 2 })
    expect(play.options).not.toContain('attack 3/100')
  })

  test('[8.11] air points beyond what is left are refused, and nothing is spent', () => {
    const play = position({ stage: 'german-combat', air: 3, units: fight }).say('attack 22NZ?', 'done')
    expect(play.options).toEqual(['0', '1', '2', '3'])
    expect(play.refused('4')).toBe('8.11')
    const before = JSON.stringify(play.match.s.air)
    expect(play.match.play('german', play.match.seq, '4')).toMatchObject({ ok: false })
    expect(JSON.stringify(play.match.s.air)).toBe(before)
  })

  test('[8.22 8.23] points left by day are gone at night, and no more come by day than twelve', () => {
    const dusk = position({ turn: 3, stage: 'turn-end', air: 9, units: far })
    expect([dusk.s.turn, dusk.s.air]).toEqual([4, 0])
    const dawn = position({ turn: 4, stage: 'turn-end', units: far })
    expect([dawn.s.turn, dawn.s.air]).toEqual([5, 12])
    const night = position({ turn: 4, stage: 'german-combat', units: fight, dice: [4] }).say('attack 22NZ?', 'done')
    expect(night.rolls[0]).toMatchObject({ attack: 5 })
  })
})

describe('13.0 air transport', () => {
  const waiting = { '1/85': 'reserve', '2/85': 'reserve', '3/85': 'reserve', '1/100': 'reserve' } as const
  const land = (more: Setup = {}) => position({ ...more, units: { ...far, ...waiting, ...more.units } })

  test('[13.0/1] all but the paratroops and the two tank units, onto a held airfield', () => {
    const play = land({ units: { '1/1s': 'reserve', '31pz1': 'reserve', '95art1': 'reserve' } })
    expect(play.options.filter((x) => x.startsWith('fly'))).toEqual(
      ['1/85', '2/85', '3/85', '1/100', '95art1'].map((u) => `fly ${u}`),
    )
    expect(play.refused('31pz1')).toBe('3.1')
    const none = land({ units: { '22NZ': '17,13', '23NZ': '86,16', '21NZ': '102,10' } })
    expect(none.refused('fly 1/85')).toBe('13.12')
  })

  test('[13.11] Q19: held is an airfield with no British unit on it or beside it', () => {
    const refused = (at: string) =>
      land({ units: { '22NZ': at } })
        .say('fly 1/85')
        .refused('maleme-airfield')
    expect([refused('16,13'), refused('17,13'), refused('16,11')]).toEqual(['13.11', '13.11', undefined])
  })

  test('[13.12] by day, in the German movement phase, onto airfields alone', () => {
    const play = land().say('fly 1/85')
    expect(play.options).toEqual(['maleme-airfield', 'retimo-airfield', 'iraklion-airfield'])
    expect(play.refused('24,12')).toBe('13.12')
    expect(land({ turn: 4 }).refused('fly 1/85')).toBe('10.31')
    expect(land({ stage: 'british-move' }).options.some((x) => x.startsWith('fly'))).toBe(false)
  })

  test.each([
    ['maleme-airfield', 3],
    ['retimo-airfield', 2],
    ['iraklion-airfield', 3],
  ] as const)('[13.13] %s takes %i units a phase', (field, most) => {
    const play = land({ flown: { [field]: most - 1 } })
    play.say('fly 1/85', field, 'fly 2/85')
    expect(play.refused(field)).toBe('13.13')
  })

  test('[13.13] A33, K10: they move from the airfield with half their movement, at once where a friend stands', () => {
    const play = land().say('fly 1/85', 'maleme-airfield', 'move 1/85')
    expect(play.options).toContain('13,12')
    expect(play.refused('22,9')).toBe('4.23')
    play.say('15,12', 'fly 2/85', 'maleme-airfield', 'fly 3/85', 'maleme-airfield')
    // 2/85 is still there: 3/85 moves off.
    expect(play.decision).toBe('to')
    expect(play.refused('16,13')).toBe('4.1')
    play.say('17,13')
    expect(where(play, '1/85', '2/85', '3/85')).toEqual(['15,12', '16,13', '17,13'])
  })

  test('[13.14] K11: an airfield that is not held would destroy them, and is not offered', () => {
    const play = land({ units: { '22NZ': '17,13' } }).say('fly 1/85')
    expect(play.refused('maleme-airfield')).toBe('13.11')
    play.say('retimo-airfield')
    expect(play.unit('1/85')).toBe('86,17')
  })
})
