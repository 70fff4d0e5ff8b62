// 5.1.1 to 5.1.4 The four turns of the drop: gliders, who lands when, how each turn ends, and the 10:00 turn.
import { describe, expect, test } from 'vitest'
import { position, wait } from './support.ts'

describe('5.1.1 to 5.1.4 the four turns', () => {
  test('[5.1.1/3] each glider unit draws two Regrouping markers and keeps one', () => {
    const play = position({
      begin: 'drop',
      stage: 'drop',
      time: '8:30',
      plan: { '3/4': '0204' },
      revealed: ['3/4'],
      dropping: '3/4',
      units: wait('3/I', '3/II'),
      dice: [3, 4],
      draws: { regroup: ['2/0 0', '4/0 +1'] },
    }).say('3/I', 'stay')
    expect([play.seat, play.decision, play.options]).toEqual(['german', 'chit', ['2/0 0', '4/0 +1']])
    play.say('4/0 +1')
    expect(play.unit('3/I').regrouping).toBe('4/0 +1')
    expect(play.s.cup[play.s.box.markers.findIndex((m) => m.id === '2/0 0')]).toBe(3)
  })

  const landing = (time: string): string[] =>
    position({
      begin: 'reveal',
      stage: 'drop',
      time,
      plan: { '3/4': '0204', '5': '0109', '7': '0811', '9': '1412', '10': '1014', '11': '0213', 'dummy-1': '1008' },
      units: wait('3/I', '5/I', '7/I', '9/I', '10/I', '11/I'),
    }).options as string[]

  test('[5.1.1/1 5.1.1/2 5.1.2/1 5.1.3/1] one white group at 8:30, two orange at 9:00, three brown at 9:30', () => {
    expect(landing('8:30')).toEqual(['3/I'])
    expect(landing('9:00')).toEqual(['5', '7'])
    expect(landing('9:30')).toEqual(['9', '10', '11'])
  })

  const ends = (time: string): number[] =>
    [1, 2, 3, 4, 5, 6].filter((die) =>
      position({ units: { '15/I': { at: '0710', pinned: '2/0 0' } }, time, dice: [die], rerolls: 'asked' })
        .say('refit 15/I', 'keep')
        .told.includes('6 log.turn-will-end'),
    )

  test('[5.1.1/1 5.1.2/1 5.1.3/1 5.1.4/1] they end on 3 to 6, 4 to 6, 5 and 6, and 6', () => {
    expect(['8:30', '9:00', '9:30', '10:00'].map(ends)).toEqual([[3, 4, 5, 6], [4, 5, 6], [5, 6], [6]])
  })

  test('[5.1.4/3] at 10:00 a die a unit puts it in zone A, B or C; guns arrive on their Fired side, nobody regroups', () => {
    const ids = ['13/I', '14/I', '15/I', '16/I', 'L-Gericke', 'L-Meindl']
    const play = position({
      begin: 'zone',
      stage: 'drop',
      time: '10:00',
      units: wait(...ids),
      dice: [1, 2, 3, 4, 5, 6],
    })
    const seen = play.s.box.units.filter((u) => ids.includes(u.id)).map((u) => `${u.id} ${play.unit(u.id).at}`)
    expect(seen.map((x) => x.split(' ')[1])).toEqual(['A', 'A', 'B', 'B', 'C', 'C'])
    expect(ids.map((id) => play.unit(id).side)).toEqual([1, 1, 0, 0, 0, 0])
    expect(ids.every((id) => play.unit(id).regrouping === null)).toBe(true)
    expect(play.decision).toBe('impulse')
  })

  test('[5.1.4/4] at the start of the 10:00 turn 151 RA turns to its Fired side', () => {
    const play = position({
      begin: 'clean-up',
      stage: 'clean-up',
      time: '10:00',
      units: { '151RA': '1206', '15/I': '0710', '22/Mor': '1208' },
    })
    expect([play.unit('151RA').side, play.unit('22/Mor').side]).toEqual([1, 0])
  })

  test('[5.1.4/6 5.1.4/7 5.1.4/8 5.1.4/9] its end contacts A, hands the Initiative over, then cleans up without panic', () => {
    const play = position({
      units: { '15/I': { at: '0710', pinned: '2/0 0' }, 'L-Andrew': '1207' },
      time: '10:00',
      initiative: 'german',
      chanceGone: true,
      dice: [6],
    }).say('refit 15/I')
    expect([play.time, play.allied, play.initiative]).toEqual(['10:30', '18:30', 'allied'])
    expect(play.s.contacted[play.s.box.companies.indexOf('A')]).toBe(1)
    const order = ['5.1.4 log.contacted', '5.1.4 log.withdrawal', '5.1.4 log.initiative', '6.2 phase.clean-up']
    const told = play.told
    expect(told.filter((x) => order.includes(x))).toEqual(order)
    expect(told.some((x) => x.startsWith('6.1'))).toBe(false)
  })
})
