// 5 Drop Phase: revealing, drifting, landing, regrouping, the fire from the ground, and the 10:00 turn.
import { describe, expect, test } from 'vitest'
import { type Play, position, type Setup } from './support.ts'

const wait = (...ids: string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, 'waiting']))

/** One unit of group 5 in the air over a hex, at 9:00. */
const over = (hex: string, setup: Setup = {}): Play =>
  position({
    begin: 'drop',
    stage: 'drop',
    time: '9:00',
    plan: { '3/4': '0204', '5': hex, '7': '1412' },
    revealed: ['3/4', '5'],
    dropping: '5',
    ...setup,
    units: { ...wait('5/I', '5/II'), ...setup.units },
  })

/** Where 5/I lands on these dice over a hex, nobody near. */
const lands = (hex: string, dice: readonly [number, number]): string | null =>
  over(hex, { dice, draws: { regroup: ['2/0 0'] } })
    .say('5/I', 'stay', 'hold')
    .unit('5/I').at

describe('5.1 drop procedure', () => {
  test('[5/1 5.1/2] the German seat turns up a marker of a group that lands this turn', () => {
    const play = position({
      begin: 'reveal',
      stage: 'drop',
      time: '9:00',
      plan: { '3/4': '0204', '5': '0109', '7': '0811', '9': '1412', '10': '1014', '11': '0213' },
      revealed: ['3/4'],
      units: wait('5/I', '7/I', '9/I'),
    })
    expect([play.seat, play.decision, play.options]).toEqual(['german', 'reveal', ['5', '7']])
    expect(play.refused('9')).toBe('5.1')
    play.say('7')
    expect(play.options).toEqual(['7/I'])
  })

  test('[5.1/3] two dice of drift from the Drop hex', () => {
    expect(lands('0811', [3, 4])).toBe('0811')
    expect(lands('0811', [1, 2])).toBe('0911')
    expect(lands('0811', [1, 3])).toBe('0812')
    expect(lands('0811', [1, 4])).toBe('0711')
    expect(lands('0811', [2, 4])).toBe('0710')
    expect(lands('0811', [4, 4])).toBe('0810')
    expect(lands('0811', [4, 5])).toBe('0910')
    expect(lands('0811', [4, 6])).toBe('0911')
    expect(lands('0811', [5, 6])).toBe('0812')
  })

  test('[5.1/3 2.2.3/3] it draws a Regrouping marker that replaces its OF and range', () => {
    const play = over('0811', { dice: [3, 4], draws: { regroup: ['3/0 -1'] } }).say('5/I', 'stay')
    expect(play.unit('5/I')).toMatchObject({ at: '0811', regrouping: '3/0 -1', side: 0 })
  })

  test('[5.1/3] drift off the western edge lands in zone B, out of sight', () => {
    const play = over('0109', { units: { 'RAF-30': '0209' }, dice: [1, 4], draws: { regroup: ['2/0 0'] } }).say('5/I')
    expect(play.unit('5/I')).toMatchObject({ at: 'B', regrouping: '2/0 0' })
    expect(play.decision).toBe('drop')
  })

  test('[5.1/4 4.1.3/9] then the Allied seat may fire at any one German unit of the zone', () => {
    const units = { '5/III': { at: '0812', regrouping: '2/0 0' }, '28/B/I': '0814', '28/B/II': '0815' }
    const play = over('0811', { units, dice: [3, 4, 1], draws: { regroup: ['3/0 0'] } }).say('5/I', 'stay')
    expect([play.seat, play.decision]).toEqual(['allied', 'ground-fire'])
    expect([...play.options].sort()).toEqual(['5/I', '5/III', 'hold'])
    play.say('5/III')
    expect(play.rolls.at(-1)).toEqual({ attack: 9, defence: 3, column: 6, result: 'hit' })
    expect(play.unit('5/III').side).toBe(1)
  })

  test('[5.1/4] it need not fire, and only at units of the zone', () => {
    const units = { '15/I': '0817', '28/B/I': '0814' }
    const play = over('0811', { units, dice: [3, 4], draws: { regroup: ['3/0 0'] } }).say('5/I', 'stay')
    expect(play.refused('15/I')).toBe('5.1')
    play.say('hold')
    expect([play.seat, play.decision]).toEqual(['german', 'drop'])
  })

  test('[5.1/4] a unit that no able firer bears on is no target', () => {
    const units = { '5/III': { at: '0812', regrouping: '2/0 0' }, '28/B/I': '0813', '28/B/II': '0716' }
    const play = over('0811', { units, dice: [3, 4], draws: { regroup: ['3/0 0'] } }).say('5/I', 'stay')
    // 28/B/I has 5/III beside it; 28/B/II is more than three hexes from 0811
    expect(play.refused('5/I')).toBe('5.1')
    expect(play.refused('5/III')).toBeUndefined()
  })

  test('[5.1/4] with no German of the zone in range the local population fires once with Fire Number 1', () => {
    const play = over('0811', {
      units: { '28/B/I': '0816' },
      dice: [3, 4, 1],
      draws: { regroup: ['3/0 0'], pin: ['2/0 0'] },
    })
    play.say('5/I', 'stay')
    expect(play.options).toEqual(['5/I', 'hold'])
    play.say('5/I')
    expect(play.rolls.at(-1)).toMatchObject({ column: 1, result: 'pinned' })
    expect(play.unit('5/I').pinned).toBe('2/0 0')
  })

  test('[5.1/4] an Allied unit in range that may not fire forbids the population, and so does one out of sight', () => {
    const held = over('0811', {
      units: { '28/B/I': '0814', '15/I': '0815' },
      dice: [3, 4],
      draws: { regroup: ['3/0 0'] },
    }).say('5/I', 'stay')
    expect([held.seat, held.decision]).toEqual(['german', 'drop'])
    const far = over('0811', { units: { '151RA': '0816' }, dice: [3, 4], draws: { regroup: ['3/0 0'] } }).say(
      '5/I',
      'stay',
    )
    expect([far.seat, far.decision]).toEqual(['german', 'drop'])
  })

  test('[5.1/4] this fire never ends the turn', () => {
    const play = over('0811', { units: { '28/B/I': '0814' }, dice: [3, 4, 6], draws: { regroup: ['3/0 0'] } })
    play.say('5/I', 'stay', '5/I')
    expect(play.s.ending).toBe(false)
    expect(play.s.firstChanceGone).toBe(false)
  })

  test('[5.1/5] then the next unit, then the next group', () => {
    const play = over('0811', {
      units: wait('7/I'),
      dice: [3, 4, 3, 4],
      draws: { regroup: ['2/0 0', '2/0 0'] },
    }).say('5/I', 'stay', 'hold')
    expect(play.refused('5/I')).toBe('5.1')
    play.say('5/II', 'stay', 'hold')
    expect(play.options).toEqual(['7/I'])
  })

  test('[5.1/6 4/2] the impulses follow, the holder of the Initiative first', () => {
    const last = (initiative: 'german' | 'allied'): Play =>
      over('0811', {
        units: { '5/II': '0217', 'RAF-30': '0817' },
        plan: { '5': '0811', '7': '1412' },
        revealed: ['3/4', '5', '7'],
        initiative,
        dice: [3, 4],
        draws: { regroup: ['2/0 0'] },
      }).say('5/I', 'stay', 'hold')
    expect([last('german').decision, last('german').seat]).toEqual(['impulse', 'german'])
    expect(last('allied').seat).toBe('allied')
  })
})

describe('5.1 sidebar: Perfect, SNAFU and landing on the enemy', () => {
  test('[5.1/7] a 2 lets the German seat pick a hex of the zone, a 12 the Allied seat, before the marker is drawn', () => {
    const zone = ['0710', '0711', '0810', '0811', '0812', '0910', '0911']
    const perfect = over('0811', { dice: [1, 1], draws: { regroup: ['2/0 0'] } }).say('5/I')
    expect([perfect.seat, [...perfect.options].sort()]).toEqual(['german', zone])
    expect(perfect.refused('0813')).toBe('5.1')
    expect(perfect.say('0910', 'stay').unit('5/I').at).toBe('0910')
    const snafu = over('0811', { dice: [6, 6], draws: { regroup: ['2/0 0'] } }).say('5/I')
    expect([snafu.seat, [...snafu.options].sort()]).toEqual(['allied', zone])
    snafu.say('0710', 'stay')
    const edge = over('0109', { dice: [1, 1] }).say('5/I')
    expect([...edge.options].sort()).toEqual(['0108', '0109', '0110', '0209', '0210'])
  })

  test('[5.1/7 2.2.4/2] on Allied units it is reduced and put into a free hex beside them, outside the zone too', () => {
    const play = over('0811', {
      units: { 'RAF-30': '0812', 'RAF-33': '0813' },
      dice: [1, 3],
      draws: { regroup: ['2/0 0'] },
    })
    play.say('5/I')
    expect(play.refused('stay')).toBe('5.1')
    expect(play.refused('0813')).toBe('5.1')
    expect(play.refused('0912')).toBeUndefined()
    play.say('0912')
    expect(play.unit('5/I')).toMatchObject({ at: '0912', side: 1, regrouping: '2/0 0' })
  })

  test('[5.1/7] a unit with one step that lands on Allied units is eliminated', () => {
    const play = over('0811', {
      units: { 'RAF-30': '0811', 'L-Stentzler': { at: 'waiting', assigned: '5' } },
      dice: [3, 4],
    }).say('L-Stentzler')
    expect(play.unit('L-Stentzler').at).toBe('eliminated')
  })

  test('[5.1/4 5.1/7] after a unit lost in its landing the Allied seat may still fire at another of the zone', () => {
    const play = over('0811', {
      units: {
        'RAF-30': '0811',
        '28/B/I': '0815',
        '5/III': { at: '0812', regrouping: '2/0 0' },
        'L-Stentzler': { at: 'waiting', assigned: '5' },
      },
      dice: [3, 4],
    }).say('L-Stentzler')
    expect([play.decision, play.options]).toEqual(['ground-fire', ['5/III', 'hold']])
  })

  test('[5.1/7] with no free hex beside it the unit is eliminated', () => {
    const ring = ['28/B/I', '28/B/II', '28/B/III', 'RAF-30', 'RAF-33', 'RAF-805']
    const hexes = ['0710', '0711', '0810', '0812', '0910', '0911']
    const units = { ...Object.fromEntries(ring.map((id, i) => [id, hexes[i] ?? ''])), 'L-Royal': '0811' }
    const play = over('0811', { units, dice: [3, 4] }).say('5/I')
    expect(play.unit('5/I').at).toBe('eliminated')
  })

  test('[5.1/7] a full two-step unit may be reduced to step aside by choice, a leader not', () => {
    const play = over('0811', { dice: [1, 3], draws: { regroup: ['2/0 0'] } }).say('5/I', '0813')
    expect(play.unit('5/I')).toMatchObject({ at: '0813', side: 1 })
    const leader = over('0811', {
      units: { 'L-Stentzler': { at: 'waiting', assigned: '5' } },
      dice: [3, 4],
      draws: { regroup: ['2/0 0'] },
    }).say('L-Stentzler')
    expect(leader.decision).toBe('ground-fire')
  })
})

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
