// 6 End of the turn: panic, the clock, Clean-up in its order, and the next turn.
import { describe, expect, test } from 'vitest'
import { type Play, position, type Setup } from './support.ts'

/** The end of a turn that began at this time. */
const end = (time: string, setup: Setup = {}): Play => position({ begin: 'end-of-turn', stage: 'end', time, ...setup })

const base = { '15/I': '0710', '28/B/I': '1512' }

describe('6 the end of the turn', () => {
  test('[6/1 4/1] the impulses alternate until a die ends the turn, and the action is finished first', () => {
    const units = { '15/I': '0710', '28/B/I': '0714', 'RAF-30': '1512' }
    const play = position({ units, dice: [6, 5], chanceGone: true }).say('move 15/I', '0711')
    expect([play.decision, play.time]).toEqual(['step', '10:30'])
    play.say('0712', 'stop')
    expect([play.time, play.decision, play.seat]).toEqual(['11:00', 'impulse', 'german'])
  })

  test('[2.1.2/1 6.2/2 6.2/8] the clock moves half an hour and the next turn begins with the holder of the Initiative', () => {
    const german = end('10:30', { units: base })
    expect([german.time, german.decision, german.seat]).toEqual(['11:00', 'impulse', 'german'])
    expect(end('10:30', { units: base, initiative: 'allied' }).seat).toBe('allied')
  })

  test('[4/1 1.1/1] a seat without any legal action passes; if it must at its next impulse too, the turn ends', () => {
    const units = { 'RAF-30': '0407' }
    const play = position({ units, time: '8:30' })
    expect([play.seat, play.options]).toEqual(['german', ['pass']])
    play.say('pass', 'move RAF-30', '0406', 'stop')
    expect(play.options).toEqual(['pass'])
    expect(play.time).toBe('8:30')
    play.say('pass')
    expect([play.time, play.initiative]).toEqual(['9:00', 'german'])
  })

  test('[4/1 1.1/1] nobody passes who has a legal action', () => {
    expect(position({ units: base }).refused('pass')).toBe('4')
  })
})

describe('6.1 panic', () => {
  const panics = (time: string, contacted: readonly string[], die: number): boolean =>
    end(time, { units: base, contacted, dice: [die] }).allied === '17:30'

  test('[6.1/1 7.1/6] from 11:00 on the full hours, a die above the contacted companies moves the Allied marker earlier', () => {
    expect([1, 2, 6].map((die) => panics('11:00', ['A'], die))).toEqual([false, true, true])
    expect([3, 4].map((die) => panics('12:00', ['A', 'B', 'C'], die))).toEqual([false, true])
    expect([5, 6].map((die) => panics('15:00', ['A', 'B', 'C', 'D', 'HQ'], die))).toEqual([false, true])
    expect(panics('13:00', [], 1)).toBe(true)
  })

  test('[6.1/1] there is none on the half hours, nor before 11:00', () => {
    for (const time of ['9:00', '10:30', '11:30', '12:30']) expect(end(time, { units: base }).rolls).toEqual([])
  })

  test('[6.1/1 6.2/1] it comes before the clock moves, and may be rerolled', () => {
    const play = end('11:00', { units: base, contacted: ['A'], dice: [6, 1], rerolls: 'asked', initiative: 'allied' })
    expect([play.decision, play.time]).toEqual(['reroll', '11:00'])
    play.say('reroll', 'keep')
    expect([play.time, play.allied, play.initiative]).toEqual(['11:30', '18:00', 'german'])
  })
})

describe('6.2 Clean-up', () => {
  test('[6.2/3] Regrouping markers leave unpinned units with no enemy beside them, in zones too', () => {
    const play = end('9:00', {
      units: {
        '15/I': { at: '0710', regrouping: '2/0 0' },
        '15/II': { at: 'B', regrouping: '3/0 0' },
        '16/I': { at: '0715', regrouping: '2/0 -1', pinned: '2/0 +1' },
        '28/B/I': '1512',
      },
    })
    expect(['15/I', '15/II', '16/I'].map((id) => play.unit(id).regrouping)).toEqual([null, null, '2/0 -1'])
    expect(play.s.cup[play.s.box.markers.findIndex((m) => m.id === '2/0 0')]).toBe(3)
  })

  const beside = { '15/I': { at: '0710', regrouping: '2/0 0' }, '28/B/I': '0711' }

  test('[6.2/4] beside an enemy it must refit, or step one hex to where no enemy is adjacent, keeping its marker', () => {
    const play = end('10:30', { units: beside })
    expect([play.seat, play.decision]).toEqual(['german', 'regroup'])
    expect([...play.options].sort()).toEqual(['refit 15/I', 'step 15/I 0610', 'step 15/I 0709', 'step 15/I 0810'])
    expect(play.refused('step 15/I 0711')).toBe('4.1')
    expect(play.refused('step 15/I 0611')).toBe('6.2')
    play.say('step 15/I 0709')
    expect(play.unit('15/I')).toMatchObject({ at: '0709', regrouping: '2/0 0' })
    expect(play.told).not.toContain('4.1.3 log.defensive')
  })

  test('[6.2/4] the refit has the usual modifiers, cannot end a turn and may be rerolled', () => {
    const failed = end('10:30', { units: beside, dice: [3] }).say('refit 15/I')
    expect(failed.unit('15/I').regrouping).toBe('2/0 0')
    const six = end('10:30', { units: beside, dice: [6] }).say('refit 15/I')
    expect([six.time, six.s.ending, six.s.firstChanceGone]).toEqual(['11:00', false, false])
    const again = end('10:30', { units: beside, dice: [3, 2], rerolls: 'asked' }).say('refit 15/I', 'reroll', 'keep')
    expect([again.unit('15/I').regrouping, again.initiative]).toEqual([null, 'allied'])
  })

  test('[6.2/4] a pinned regrouping unit owes nothing', () => {
    const units = { '15/I': { at: '0710', regrouping: '2/0 0', pinned: '2/0 0' }, '28/B/I': '0711' }
    expect(end('10:30', { units }).decision).toBe('unpin')
  })

  test('[6.2/5] each seat removes as many of its Pinned markers as it likes', () => {
    const units = {
      '15/I': { at: '0710', pinned: '2/0 0' },
      '15/II': { at: '0710', pinned: '2/0 0' },
      '28/B/I': { at: '1512', pinned: '3/0 +1' },
    }
    const play = end('10:30', { units })
    expect([...play.options].sort()).toEqual(['15/I', '15/II', '28/B/I', 'done', 'done'])
    play.match.play('german', play.match.seq, '15/II')
    play.match.play('german', play.match.seq, 'done')
    play.match.play('allied', play.match.seq, 'done')
    expect(['15/I', '15/II', '28/B/I'].map((id) => play.unit(id).pinned)).toEqual([null, '2/0 0', null])
    expect(play.decision).toBe('impulse')
  })

  test('[6.2/6 2.2.1/10] guns with a T turn to the front on both sides, pinned or not; others do not', () => {
    const play = end('10:30', {
      units: {
        '14/I': { at: '0710', side: 1 },
        '13/I': { at: '0710', side: 1 },
        '22/Mor': { at: '1208', side: 1, pinned: '2/0 0' },
        '15RA': { at: '0906', side: 1 },
        '14/II': { at: 'B', side: 1 },
      },
    })
    play.match.play('allied', play.match.seq, 'done')
    expect(['14/I', '13/I', '22/Mor', '15RA', '14/II'].map((id) => play.unit(id).side)).toEqual([0, 1, 0, 1, 0])
  })

  test('[6.2/7 4.4.1.1/5] companies whose contact failed may be tried again', () => {
    const play = end('10:30', { units: { ...base, 'L-Andrew': '1207' }, tried: ['B'], initiative: 'allied' })
    expect(play.refused('contact B')).toBeUndefined()
  })

  test('[6.2/1 6.2/2 6.2/3 6.2/5 6.2/6] panic, clock, regrouping, pins, guns: in this order', () => {
    const play = end('11:00', {
      units: {
        '15/I': { at: '0710', regrouping: '2/0 0' },
        '15/II': { at: '0710', pinned: '2/0 0' },
        '14/I': { at: '0710', side: 1 },
        '28/B/I': '1512',
      },
      contacted: ['A'],
      dice: [1],
    })
    expect(play.decision).toBe('unpin')
    play.say('done')
    expect(play.told.filter((x) => /^[67]|^4/.test(x))).toEqual([
      '6.1 log.calm',
      '6.2 phase.clean-up',
      '6.2 log.regrouped',
      '6.2 log.unpinned',
      '6.2 log.refit-gun',
      '4 phase.impulses',
    ])
  })

  test('[4/2 5/1] in the first four turns a Drop Phase comes before the impulses', () => {
    const drops = (time: string): string =>
      end(time, {
        units: { '5/I': 'waiting', '9/I': 'waiting', '15/I': 'waiting', '3/I': '0710' },
        plan: { '5': '0109', '7': '0811', '9': '1412', '10': '1014', '11': '0213' },
        revealed: ['3/4'],
        rerolls: 'asked',
        dice: time === '9:30' ? [1] : [],
      }).match.run.activity
    expect(['8:30', '9:00', '9:30', '10:30'].map(drops)).toEqual(['reveal', 'reveal', 'zone', 'impulse'])
  })
})
