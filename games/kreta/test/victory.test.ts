// 15.0 and 16.4 Victory: places held turn after turn, or points for who stood there last.
import { describe, expect, test } from 'vitest'
import { germanPoints } from '../rules/victory.ts'
import { type Play, position, type Setup } from './support.ts'

const far = { '16AU': '60,6', '3/100': '62,6' }
const held = (play: Play, id: string): number => play.s.held[play.s.box.places.findIndex((p) => p.id === id)] ?? -1
const end = (more: Setup = {}) => position({ stage: 'turn-end', ...more, units: { ...far, ...more.units } })

/** Every place guarded, so that none counts for the Germans. */
const guards = {
  '22NZ': '16,13',
  '23NZ': '86,17',
  '21NZ': '102,11',
  '20NZ': '33,17',
  '19NZ': '38,15',
  '18NZ': '76,13',
  '28NZ': '99,13',
}

describe('15.0 the historical scenario', () => {
  test('[15.0/2] one place free of British units and zones for ten turns running wins; the turns are counted at their ends', () => {
    expect(held(end({ held: { suda: 3 } }), 'suda')).toBe(4)
    const won = end({ held: { suda: 9 }, units: { ...guards, '19NZ': '60,8' } })
    expect(won.winner).toBe('german')
    expect(won.match.result?.rule).toBe('15.0')
    expect(end({ held: { suda: 8 } }).winner).toBe(null)
  })

  test('[15.0/2] Q20, A23: a British unit on it or beside it at a turn end starts the count again', () => {
    expect(held(end({ held: { suda: 9 }, units: { '22NZ': '38,15' } }), 'suda')).toBe(0)
    expect(held(end({ held: { suda: 9 }, units: { '22NZ': '38,16' } }), 'suda')).toBe(0)
    expect(held(end({ held: { suda: 4 }, units: { '22NZ': '38,17' } }), 'suda')).toBe(5)
  })

  test('[15.0/2] A16, K35: no German need stand there; Kastelli and Georgioupolis do not count', () => {
    const play = end({ held: { kastelli: 9, georgioupolis: 9 }, units: guards })
    expect(play.winner).toBe(null)
    expect([held(play, 'kastelli'), held(play, 'suda')]).toEqual([9, 0])
  })

  test('[15.0/2] K35: else the British win, after turn 24', () => {
    expect(end({ turn: 24, units: guards }).winner).toBe('british')
    expect(end({ turn: 23, units: guards }).winner).toBe(null)
    expect(end({ turn: 20, lastTurn: 20, units: guards }).winner).toBe('british')
  })
})

describe('16.4 the full scenario', () => {
  const full = (more: Setup = {}) => end({ scenario: 'full', lastTurn: 18, ...more })
  const most = ['maleme-airfield', 'suda', 'chania', 'retimo'] as const

  test('[16.41 16.44] points are compared after the last phase of turn 18; more win', () => {
    expect(full({ turn: 17, taken: [...most, 'iraklion'] }).winner).toBe(null)
    const play = full({ turn: 18, taken: [...most, 'kastelli'] })
    expect(germanPoints(play.s)).toBe(8)
    expect(play.winner).toBe('german')
    expect(play.match.result?.rule).toBe('16.44')
    expect(full({ turn: 18, taken: most }).winner).toBe('british')
  })

  test('[16.4/2] all places start British', () => {
    const play = position({ scenario: 'full', stage: 'setup', begin: 'british-setup' })
    expect(germanPoints(play.s)).toBe(0)
    expect(play.s.box.places.reduce((sum, p) => sum + p.points, 0)).toBe(15)
  })

  test('[16.43] A21, Q22: whoever stood there last at the end of a phase controls a place, whatever zones say', () => {
    const points = (units: Setup['units'], taken: Setup['taken'] = []) =>
      germanPoints(position({ scenario: 'full', turn: 4, units: { ...far, ...units }, taken }).say('done').s)
    expect(points({ '1/85': '33,17' })).toBe(2)
    expect(points({ '1/85': '33,16' })).toBe(0)
    // Gone, or with a British unit beside it: still taken. A British unit on it takes it back.
    expect(points({ '1/85': '33,16' }, ['chania'])).toBe(2)
    expect(points({ '1/85': '33,17', '22NZ': '33,16' })).toBe(2)
    expect(points({ '1/85': '34,12', '22NZ': '33,17' }, ['chania'])).toBe(0)
  })

  test('[16.43] passing through changes nothing', () => {
    const play = position({ scenario: 'full', turn: 4, units: { ...far, '1/85': '34,17', '2/85': '24,12' } })
    play.say('move 1/85', '32,16', 'move 2/85', '24,11', 'done?')
    expect(germanPoints(play.s)).toBe(0)
  })

  test('[16.45] A40, Q21: five points or more at the end of turn 2 win at once, at that moment alone', () => {
    const five = ['maleme-airfield', 'suda', 'kastelli'] as const
    const play = full({ turn: 2, taken: five })
    expect([play.winner, play.match.result?.rule]).toEqual(['german', '16.45'])
    expect(full({ turn: 2, taken: ['maleme-airfield', 'suda'] }).winner).toBe(null)
    expect(full({ turn: 3, taken: five }).winner).toBe(null)
    expect(full({ turn: 1, taken: five }).winner).toBe(null)
  })

  test('[16.44] K34: ten turns of a place decide nothing here', () => {
    expect(full({ turn: 12, held: { suda: 9 } }).winner).toBe(null)
  })
})
