// 4.1.3 Defensive Fire: who must fire, who leads, what it comes to, and when it ends the turn.
import { describe, expect, test } from 'vitest'
import { position } from './support.ts'

/** 28/B/I has OF 8 and range 3, the airmen OF 3 and range 3. */
describe('4.1.3 defensive fire', () => {
  test('[4.1.3/1 4.1/3] it is compulsory: nobody is asked whether to fire', () => {
    const play = position({ units: { '15/I': '0710', '28/B/I': '0714' }, dice: [6], chanceGone: true })
    play.say('move 15/I', '0711')
    expect(play.told).toContain('4.1.3 log.defensive')
  })

  test('[4.1.3/1 2.2.1/8] nobody fires at a unit out of range: the target hex counts, the own hex does not', () => {
    const play = position({ units: { '15/I': '0709', '28/B/I': '0714' }, dice: [6], chanceGone: true })
    play.say('move 15/I', '0710')
    expect(play.rolls).toHaveLength(0)
    play.say('0711')
    expect(play.rolls).toHaveLength(1)
  })

  test('[2.1.1/4 4.1.3/1] nobody fires farther than four hexes in defence, whatever his range', () => {
    const play = position({ units: { '15/I': '0708', '15RA': '0714' }, dice: [5], chanceGone: true })
    play.say('move 15/I', '0709')
    expect(play.rolls).toHaveLength(0)
    play.say('0710')
    expect(play.rolls).toEqual([{ attack: 6, defence: 6, column: 1, result: 'none' }])
  })

  test('[4.1.3/2] the closest unit leads', () => {
    const units = { '15/I': '0710', 'RAF-30': '0713', '28/B/I': '0714' }
    const play = position({ units, dice: [5], chanceGone: true }).say('move 15/I', '0711')
    expect(play.rolls).toEqual([{ attack: 4, defence: 7, column: 1, result: 'none' }])
  })

  test('[4.1.3/2] among equally close units the side that does not move chooses', () => {
    const units = { '15/I': '0710', 'RAF-30': '0714', '28/B/I': '0714', 'RAF-33': '0814' }
    const play = position({ units, dice: [5], chanceGone: true }).say('move 15/I', '0711')
    expect(play.decision).toBe('lead')
    expect(play.seat).toBe('allied')
    expect([...play.options].sort()).toEqual(['28/B/I', 'RAF-30', 'RAF-33'])
    play.say('28/B/I')
    expect(play.rolls).toEqual([{ attack: 10, defence: 7, column: 3, result: 'none' }])
  })

  test('[4.1.3/2] a farther unit may not lead', () => {
    const units = { '15/I': '0710', 'RAF-30': '0713', 'RAF-33': '0713', '28/B/I': '0714' }
    const play = position({ units, dice: [5], chanceGone: true }).say('move 15/I', '0711')
    expect(play.refused('28/B/I')).toBe('4.1.3')
    play.say('RAF-33')
  })

  test('[4.1.3/3] a unit beside an enemy neither leads nor supports against others', () => {
    const units = { '15/I': '0710', 'RAF-30': '0713', '28/B/I': '0714', '16/I': '0814' }
    const play = position({ units, dice: [5], chanceGone: true }).say('move 15/I', '0711')
    expect(play.told).not.toContain('4.1.3 log.defensive')
    play.say('0712')
    // 0712 is beside RAF-30 in 0713; 28/B/I in 0714 is still held by 16/I in 0814
    expect(play.rolls).toEqual([{ attack: 3, defence: 5, column: 1, result: 'none' }])
  })

  test('[4.1.3/3] a unit whose only adjacent enemy moves away is free to fire at it', () => {
    const play = position({ units: { '15/I': '0710', '28/B/I': '0711' }, dice: [5], chanceGone: true })
    play.say('move 15/I', '0709')
    expect(play.rolls).toEqual([{ attack: 8, defence: 7, column: 1, result: 'none' }])
  })

  test('[4.1.3/4 4.1.3/5 4.1.3/6 4.1.3/7 4.1.3/8] lead OF and supports against OF, hexes moved and distance', () => {
    const units = { '15/I': '0710', '28/B/I': '0713', '28/B/II': '0714', 'RAF-30': '0814', 'RAF-33': '0716' }
    const play = position({ units, dice: [6], chanceGone: true }).say('move 15/I', '0711')
    // 8 + 2 supports in range, RAF-33 is five hexes away; 7 - 1 + 1
    expect(play.rolls).toEqual([{ attack: 10, defence: 7, column: 3, result: 'none' }])
  })

  test('[4.1.3/8] the +1 goes when any firing unit is adjacent, a support too', () => {
    const units = { '15/I': '0710', '28/B/I': '0713', 'RAF-30': '0712' }
    const play = position({ units, dice: [6], chanceGone: true }).say('move 15/I', '0711')
    expect(play.rolls[0]).toMatchObject({ attack: 4, defence: 6 })
  })

  test('[4.1.3/9 2.2.4/1] each other unit in the hex takes one off, in any condition', () => {
    const units = { '15/I': '0710', '16/I': '0711', '16/II': { at: '0711', pinned: '2/0 0' }, '28/B/I': '0714' }
    const play = position({ units, dice: [6], chanceGone: true }).say('move 15/I', '0711')
    expect(play.rolls[0]).toMatchObject({ attack: 8, defence: 5, column: 3 })
  })

  test('[4.1.3/7 2.2.1/5] armour takes no hexes off', () => {
    const units = { '22/HQ/Car': '0710', '15/I': '0714' }
    const play = position({ units, active: 'allied', contacted: ['HQ'], dice: [6, 6], chanceGone: true })
    play.say('move 22/HQ/Car', '0711', '0612')
    expect(play.rolls.map((r) => r.defence)).toEqual([6, 6])
  })

  test('[4.1.3/10] the side that does not move rolls, and the moving unit bears the result', () => {
    const units = { '15/I': '0710', '15/II': '0711', '28/B/I': '0714' }
    const draws = { pin: ['3/0 0'] }
    const play = position({ units, dice: [1], draws, chanceGone: true }).say('move 15/I', '0711')
    expect(play.rolls[0]).toMatchObject({ column: 2, result: 'pinned' })
    expect(play.match.journal.find((l) => l.roll?.facts)?.seat).toBe('allied')
    expect(play.unit('15/II').pinned).toBeNull()
  })

  test('[4.1.3/11] a unit that is pinned or hit stops; one that is neither may go on', () => {
    const units = { '15/I': '0710', '28/B/I': '0713' }
    const draws = { pin: ['2/0 0'] }
    const pinned = position({ units, dice: [1], draws, chanceGone: true }).say('move 15/I', '0711')
    expect(pinned.unit('15/I').pinned).toBe('2/0 0')
    expect(pinned.decision).toBe('impulse')
    const strong = { ...units, '28/B/II': '0713', '28/B/III': '0713' }
    const hit = position({ units: strong, dice: [1], chanceGone: true }).say('move 15/I', '0711', '28/B/I')
    expect(hit.rolls[0]).toMatchObject({ attack: 10, defence: 7, column: 3, result: 'hit' })
    expect(hit.unit('15/I').side).toBe(1)
    expect(hit.decision).toBe('impulse')
    const missed = position({ units: strong, dice: [5], chanceGone: true }).say('move 15/I', '0711', '28/B/I')
    expect(missed.decision).toBe('step')
  })

  test('[4.1.3/12 4.1/3] a six ends the turn once; the move may go on and later sixes change nothing', () => {
    const play = position({ units: { '15/I': '0710', '28/B/I': '0714' }, dice: [6, 6], chanceGone: true })
    play.say('move 15/I', '0711')
    expect(play.decision).toBe('step')
    expect(play.s.ending).toBe(true)
    play.say('0712', 'stop')
    expect(play.time).toBe('11:00')
    expect(play.told.filter((x) => x === '6 log.turn-will-end')).toHaveLength(1)
  })

  test('[4.1.3/13] in the first three turns the end numbers of the turn count', () => {
    const units = { '15/I': '0710', '28/B/I': '0714' }
    const at = (time: string, die: number): boolean =>
      position({ units, time, dice: [die] }).say('move 15/I', '0711').s.ending
    expect([2, 3].map((die) => at('8:30', die))).toEqual([false, true])
    expect([3, 4].map((die) => at('9:00', die))).toEqual([false, true])
    expect([4, 5].map((die) => at('9:30', die))).toEqual([false, true])
    expect([5, 6].map((die) => at('10:00', die))).toEqual([false, true])
  })

  test('[2.2.3/2 4.1.3/6] the Pinned marker of the target changes its OF', () => {
    const units = { '14/I': '0710', '22/HQ/Car': '0715' }
    const defence = (marker: string): unknown =>
      position({
        units,
        active: 'allied',
        contacted: ['HQ'],
        dice: [5],
        draws: { pin: [marker] },
        chanceGone: true,
      }).say('move 22/HQ/Car', '0714').rolls[0]?.defence
    expect(['2/0 -1', '2/0 0', '2/0 +1'].map(defence)).toEqual([5, 6, 7])
  })
})
