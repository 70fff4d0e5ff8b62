// 4.3 Refit: who may try, on what it succeeds, and what helps or hinders.
import { describe, expect, test } from 'vitest'
import { position, type Standing } from './support.ts'

/** Whether a refit of `unit` succeeds with this die. */
function succeeds(
  unit: string,
  standing: Standing,
  die: number,
  others: Readonly<Record<string, Standing>> = {},
): boolean {
  const active = unit.includes('/') && !unit.startsWith('22') && !unit.startsWith('28') ? 'german' : 'allied'
  const play = position({ units: { [unit]: standing, ...others }, active, dice: [die], chanceGone: true })
  play.say(`refit ${unit}`)
  return play.rolls[0]?.result === 'success'
}

/** The dice on which it succeeds. */
const on = (unit: string, standing: Standing, others: Readonly<Record<string, Standing>> = {}): number[] =>
  [1, 2, 3, 4, 5].filter((die) => succeeds(unit, standing, die, others))

const pinned = { at: '0710', pinned: '2/0 0' }

describe('4.3 refit', () => {
  test('[4.3/1] it is for units under a marker and guns on their Fired side', () => {
    const units = {
      '15/I': '0710',
      '15/II': { at: '0710', pinned: '2/0 0' },
      '15/III': { at: 'A', regrouping: '2/0 0' },
      '13/I': '0710',
      '13/II': { at: '0710', side: 1 as const },
      '16/I': { at: '0710', side: 1 as const },
    }
    const play = position({ units })
    expect(play.options.filter((o) => o.startsWith('refit'))).toEqual(['refit 13/II', 'refit 15/II', 'refit 15/III'])
    expect(play.refused('refit 15/I')).toBe('4.3')
    expect(play.refused('refit 16/I')).toBe('4.3')
  })

  test('[4.3/2 4.3.1/2] one, two or three removes a condition', () => {
    expect(on('15/I', pinned)).toEqual([1, 2, 3])
    expect(on('15/I', { at: '0710', regrouping: '2/0 0' })).toEqual([1, 2, 3])
  })

  test('[4.3.1/1] only the topmost condition is removed', () => {
    const play = position({
      units: { '15/I': { at: '0710', pinned: '2/0 0', regrouping: '3/0 0' } },
      dice: [1],
      chanceGone: true,
    }).say('refit 15/I')
    expect(play.unit('15/I')).toMatchObject({ pinned: null, regrouping: '3/0 0' })
  })

  test('[4.3.2/1] a gun turns to its front on its own numbers', () => {
    const fired = { at: '0710', side: 1 as const }
    expect(on('13/I', fired)).toEqual([1, 2, 3])
    expect(on('14/I', fired)).toEqual([1, 2, 3])
    expect(on('151RA', fired)).toEqual([1, 2])
    expect(on('15RA', fired)).toEqual([1])
    expect(on('22/Mor', fired)).toEqual([1, 2, 3, 4])
    const play = position({ units: { '13/I': fired }, dice: [3], chanceGone: true }).say('refit 13/I')
    expect(play.unit('13/I').side).toBe(0)
  })

  test('[4.3.2/1 4.3.1/1] a pinned gun must first lose its pin', () => {
    const play = position({
      units: { '13/I': { at: '0710', side: 1, pinned: '2/0 0' } },
      dice: [1],
      chanceGone: true,
    }).say('refit 13/I')
    expect(play.unit('13/I')).toMatchObject({ side: 1, pinned: null })
  })

  test('[4.3.3/1 4.3/2] a friendly leader adjacent or stacked takes one off the die, once; a leader helps himself', () => {
    expect(on('15/I', pinned, { 'L-Gericke': '0710' })).toEqual([1, 2, 3, 4])
    expect(on('15/I', pinned, { 'L-Gericke': '0711' })).toEqual([1, 2, 3, 4])
    expect(on('15/I', pinned, { 'L-Gericke': '0711', 'L-Meindl': '0710' })).toEqual([1, 2, 3, 4])
    expect(on('15/I', pinned, { 'L-Gericke': '0712' })).toEqual([1, 2, 3])
    const own = position({ units: { 'L-Gericke': pinned }, dice: [4], chanceGone: true }).say('refit L-Gericke')
    expect(own.unit('L-Gericke').pinned).toBeNull()
  })

  test('[4.3.3/1] a pinned leader still helps', () => {
    expect(on('15/I', pinned, { 'L-Gericke': { at: '0711', pinned: '3/0 0' } })).toEqual([1, 2, 3, 4])
  })

  test('[4.3.3/2 4.3/2] an adjacent enemy, or several, add one', () => {
    expect(on('15/I', pinned, { '28/B/I': '0711' })).toEqual([1, 2])
    expect(on('15/I', pinned, { '28/B/I': '0711', '28/B/II': '0709' })).toEqual([1, 2])
    expect(on('15/I', pinned, { '28/B/I': '0712' })).toEqual([1, 2, 3])
    expect(on('15/I', pinned, { '28/B/I': '0711', 'L-Gericke': '0710' })).toEqual([1, 2, 3])
  })

  test('[4.3.2/1 4.3.3/1] a die of 1 lowered to 0 still turns a gun that needs a 1', () => {
    expect(on('15RA', { at: '0710', side: 1 }, { 'L-Andrew': '0710' })).toEqual([1, 2])
  })

  test('[4.3.3/3] a unit in a zone is adjacent only to those in the same zone', () => {
    const inZone = { at: 'B', regrouping: '2/0 0' }
    expect(on('15/I', inZone, { 'L-Gericke': 'B' })).toEqual([1, 2, 3, 4])
    expect(on('15/I', inZone, { 'L-Gericke': 'A' })).toEqual([1, 2, 3])
    expect(on('15/I', inZone, { 'L-Gericke': '0109' })).toEqual([1, 2, 3])
    expect(on('15/I', inZone, { '28/B/I': '0109' })).toEqual([1, 2, 3])
  })

  test('[4.3.3/4 1.1/2] the natural six ends the turn, a modified one does not', () => {
    const five = position({ units: { '15/I': pinned, '28/B/I': '0711' }, dice: [5], chanceGone: true })
    expect(five.say('refit 15/I').told).not.toContain('6 log.turn-will-end')
    const six = position({
      units: { '13/I': { at: '0710', side: 1 }, 'L-Gericke': '0710' },
      dice: [6],
      chanceGone: true,
    })
    expect(six.say('refit 13/I').time).toBe('11:00')
  })

  test('[4.3/2 6/3] in the first three turns the end numbers of the turn count for a refit too', () => {
    const ends = (time: string, die: number): boolean =>
      position({ units: { '15/I': { at: '0710', regrouping: '2/0 0' } }, time, dice: [die] })
        .say('refit 15/I')
        .told.includes('6 log.turn-will-end')
    expect([2, 3].map((die) => ends('8:30', die))).toEqual([false, true])
    expect([3, 4].map((die) => ends('9:00', die))).toEqual([false, true])
    expect([4, 5].map((die) => ends('9:30', die))).toEqual([false, true])
    expect([5, 6].map((die) => ends('10:00', die))).toEqual([false, true])
  })
})
