// 5.1 Drop procedure: revealing, drifting, landing, regrouping and the fire from the ground.
import { describe, expect, test } from 'vitest'
import { type Play, position, type Setup, wait } from './support.ts'

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
