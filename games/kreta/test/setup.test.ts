// 11.0, 15.0 and 16.1 Set-up, the British reinforcements, and how the game begins.
import { describe, expect, test } from 'vitest'
import { rules } from '../game.ts'
import { fromTheStart, position, type Setup, where } from './support.ts'

describe('11.0 the historical set-up', () => {
  test('[11.0/1] every British unit of the printed table stands on its hex, the reinforcements wait', () => {
    const { s } = fromTheStart()
    const at = (id: string): string => s.box.spaces[s.at[s.box.units.findIndex((u) => u.id === id)] ?? -1] ?? ''
    const printed = {
      '1Gk': '3,8',
      '22NZ': '17,13',
      AA1: '17,14',
      '21NZ': '19,12',
      art1: '19,14',
      '23NZ': '20,13',
      SapNZ: '22,13',
      '28NZ': '24,14',
    }
    for (const [id, hex] of Object.entries(printed)) expect(at(id), id).toBe(hex)
    for (const u of s.box.tables.units) {
      if (u.seat === 'british') expect(at(u.id), u.id).toBe(u.arrives === null ? u.setup : 'reserve')
      else expect(at(u.id), u.id).toBe('reserve')
    }
  })

  test('[15.0/1] the game begins with the paratroops of the printed table, before anybody moves', () => {
    const play = fromTheStart()
    expect([play.s.turn, play.seat, play.decision]).toEqual([1, 'german', 'opening'])
    expect(play.refused('done')).toBe('12.1')
    play.say('drop')
    expect(play.decision).toBe('land')
    const landing = rules.box.tables.units.filter((u) => u.parachute)
    expect([...play.options].sort()).toEqual(landing.map((u) => u.id).sort())
  })
})

describe('11.1 reinforcements', () => {
  const waiting = { '1/85': '60,6', Lay1: 'reserve', AS: 'reserve', Lay2: 'reserve' } as const
  const phase = (turn: number, more: Setup = {}) =>
    position({ stage: 'british-move', begin: 'arrive', turn, ...more, units: { ...waiting, ...more.units } })

  test.each([
    [8, 'Lay1'],
    [9, 'AS'],
    [12, 'Lay2'],
  ] as const)('[11.11] turn %i brings %s', (turn, unit) => {
    const play = phase(turn)
    const arrived = (): boolean => play.s.at[play.s.box.units.findIndex((u) => u.id === unit)] !== play.s.box.reserve
    if (play.decision === 'reinforcement') play.say(play.options[0] ?? '')
    expect(arrived()).toBe(true)
    expect(phase(turn + 1, { begin: 'move', units: { '22NZ': '80,5' } }).unit(unit)).toBe('reserve')
  })

  test('[11.1/2] Layforce in an empty port outside German zones, and it may move in that phase', () => {
    const play = phase(8, { units: { '22NZ': '33,17', '2/85': '76,12' } })
    // A British unit stands in Chania, a German beside Retimo.
    expect(play.options).toEqual(['38,15', '99,13'])
    expect(play.refused('33,17')).toBe('11.11')
    play.say('99,13')
    expect(play.refused('move Lay1')).toBeUndefined()
  })

  test('[11.1/2] Q24: without an open port Layforce never comes', () => {
    const play = phase(8, { units: { '22NZ': '33,17', '23NZ': '38,15', '20NZ': '76,13', '19NZ': '99,13' } })
    expect(play.unit('Lay1')).toBe('lost')
    expect(play.told).toContain('11.11 log.never-comes')
  })

  test('[11.1/2] A18, K36: the Argylls on 94,1, else on the nearest open hex of row 1', () => {
    expect(phase(9).unit('AS')).toBe('94,1')
    const closed = phase(9, { units: { '2/85': '94,2' } })
    // 93,1, 94,1 and 95,1 are in the zone of 94,2 or under it.
    expect(closed.s.cache.zoneGerman[closed.s.box.spaces.indexOf('94,1')]).toBe(1)
    if (closed.decision === 'reinforcement') closed.say(closed.options[0] ?? '')
    const at = closed.unit('AS')
    expect(at).toMatch(/^9\d,1$/)
    expect(closed.s.cache.zoneGerman[closed.s.box.spaces.indexOf(at)]).toBe(0)
  })
})

describe('16.1 the free set-up', () => {
  const full = () => fromTheStart({ scenario: 'full' })

  test('[16.1/1] the British seat places every unit face down where it likes, and up to twenty empty counters', () => {
    const play = full()
    expect([play.seat, play.decision]).toEqual(['british', 'setup'])
    expect(play.refused('done')).toBe('16.1')
    play.say('unit 28NZ', '5,5', 'suggested', 'done')
    expect(play.unit('28NZ')).toBe('5,5')
    expect(play.s.maskAt.filter((hex) => hex >= 0)).toHaveLength(69)
    expect(play.s.at.every((at, u) => u >= play.s.box.firstGerman || at < 0 || at === play.s.box.reserve)).toBe(true)
    expect([play.seat, play.decision]).toEqual(['german', 'opening'])
  })

  test('[16.1/1] K33: all units must be placed, empty counters need not', () => {
    const play = full().say('suggested')
    const few = fromTheStart({ scenario: 'full' })
    const units = few.s.box.units.filter((u) => u.seat === 'british' && u.arrives === 0)
    for (const [i, u] of units.entries()) few.say(`unit ${u.id}?`, few.s.box.spaces[few.s.box.landHexes[i] ?? 0] ?? '')
    expect(few.refused('done')).toBeUndefined()
    few.say('done')
    expect(few.s.maskAt.filter((hex) => hex >= 0)).toHaveLength(49)
    expect(play.refused('done')).toBeUndefined()
  })

  test('[16.1/1] once every counter lies there is no rest to be laid as suggested', () => {
    const play = full()
    expect(play.refused('suggested')).toBeUndefined()
    expect(play.say('suggested').refused('suggested')).toBe('16.1')
  })

  test('[16.1/1] bad input: a forbidden hex or two counters on one are refused with their case, and nothing changes', () => {
    const play = full().say('unit 28NZ', '5,5')
    const before = JSON.stringify([...play.s.plan])
    // The sea, peaks, a hex that is taken, the track, and what is no hex at all.
    for (const hex of ['1,20', '40,2', '5,5', 'track-1', '99,99']) {
      expect(play.refused(hex), hex).toBe('16.1')
      expect(play.match.play('british', play.match.seq, hex), hex).toMatchObject({ ok: false })
    }
    expect(JSON.stringify([...play.s.plan])).toBe(before)
    expect(where(play, '28NZ')).toEqual([''])
  })
})
