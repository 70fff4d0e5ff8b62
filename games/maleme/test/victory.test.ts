// 7 Victory: stars and losses that move the Withdrawal markers, and the clock that meets them.
import { describe, expect, test } from 'vitest'
import { type Play, position, type Setup } from './support.ts'

/** Blue: 0107 0404 0408 1405; brown: 0412 0906 1207 1211; dual: 0604 1107. */
const far = { 'RAF-30': '1512' }
const markers = (play: Play): string => `${play.german} ${play.allied}`

/** One German platoon steps from a hex to a star beside it. */
const steps = (from: string, to: string, setup: Setup = {}): Play =>
  position({ ...setup, units: { '15/I': from, ...far, ...setup.units } }).say('move 15/I', to, 'stop')

describe('7 victory', () => {
  test('[7/1 2.1.2/2 1/4] the clock reaches a Withdrawal marker: its owner loses', () => {
    const at = (german: string, allied: string): string | null =>
      position({ begin: 'end-of-turn', stage: 'end', units: { '15/I': '0710', ...far }, german, allied }).winner
    expect(at('11:00', '11:30')).toBe('allied')
    expect(at('11:30', '11:00')).toBe('german')
    expect(at('11:30', '11:30')).toBeNull()
  })

  test('[7/2 2.1.2/2 1/4] the clock reaches both: a draw', () => {
    const play = position({ begin: 'end-of-turn', stage: 'end', units: far, german: '11:00', allied: '11:00' })
    expect(play.winner).toBe('draw')
  })

  test('[7/1 6.1/1] a marker moved to the clock in the middle of a turn loses at once', () => {
    const play = steps('0411', '0412', { allied: '11:00' })
    expect([play.winner, play.allied, play.time]).toEqual(['german', '10:30', '10:30'])
    const panic = position({
      begin: 'end-of-turn',
      stage: 'end',
      units: { '15/I': '0710', ...far },
      time: '11:00',
      allied: '11:30',
      german: '11:30',
      dice: [6],
    })
    expect([panic.winner, panic.time]).toEqual(['german', '11:00'])
  })
})

describe('7.1 moving the Withdrawal markers', () => {
  test('[7.1/3 7.1/1 2.1.1/2] Germans on a blue star: German marker half an hour later', () => {
    expect(markers(steps('0403', '0404'))).toBe('18:30 18:00')
    expect(markers(steps('0405', '0505'))).toBe('18:00 18:00')
  })

  test('[7.1/3] in any condition, and the star stays theirs when they leave it', () => {
    const regrouping = steps('0403', '0404', { units: { '15/I': { at: '0403', regrouping: '2/0 0' } } })
    expect(markers(regrouping)).toBe('18:30 18:00')
    expect(markers(steps('0404', '0403', { held: ['0404 blue'] }))).toBe('18:00 18:00')
  })

  test('[7.1/3] a star passed through is not taken', () => {
    const play = position({ units: { '15/I': '0403', ...far } }).say('move 15/I', '0404', '0405', 'stop')
    expect(markers(play)).toBe('18:00 18:00')
  })

  test('[7.1/3] a blue star lost to the Allies, in any condition: German marker earlier', () => {
    const play = position({
      units: { '22/C/I': { at: '0403', regrouping: '2/0 0' }, '15/I': '1518' },
      active: 'allied',
      held: ['0404 blue'],
    }).say('move 22/C/I', '0404', 'stop')
    expect(markers(play)).toBe('17:30 18:00')
  })

  test('[7.1/8 7.1/1] Germans on a brown star: Allied marker earlier', () => {
    expect(markers(steps('0411', '0412'))).toBe('18:00 17:30')
  })

  test('[7.1/8] retaken by an Allied unit: later, once it is in Good Order', () => {
    const good = position({ units: { 'RAF-30': '0411', '15/I': '1518' }, active: 'allied', held: ['0412 brown'] })
    expect(markers(good.say('move RAF-30', '0412', 'stop'))).toBe('18:00 18:30')
    const bad = position({
      units: { 'RAF-30': { at: '0411', regrouping: '2/0 0' }, '15/I': '1518', 'RAF-33': '1412' },
      active: 'allied',
      held: ['0412 brown'],
      dice: [1],
      chanceGone: true,
    }).say('move RAF-30', '0412', 'stop')
    expect(markers(bad)).toBe('18:00 18:00')
    bad.say('move 15/I', '1517', 'stop', 'refit RAF-30')
    expect(markers(bad)).toBe('18:00 18:30')
  })

  test('[7.1/3 7.1/8 2.1.1/2] a dual star moves both markers', () => {
    expect(markers(steps('0605', '0604'))).toBe('18:30 17:30')
    const back = position({
      units: { 'RAF-30': '0605', '15/I': '1518' },
      active: 'allied',
      held: ['0604 blue', '0604 brown'],
    }).say('move RAF-30', '0604', 'stop')
    expect(markers(back)).toBe('17:30 18:30')
  })

  test('[7.1/3] a unit that lands, returns or steps in Clean-up takes a star like one that moved there', () => {
    const landed = position({
      begin: 'drop',
      stage: 'drop',
      time: '9:00',
      plan: { '5': '0107' },
      revealed: ['5'],
      dropping: '5',
      units: { '5/I': 'waiting', '5/II': 'waiting' },
      dice: [3, 4],
      draws: { regroup: ['2/0 0'] },
    }).say('5/I', 'stay', 'hold')
    expect(landed.german).toBe('18:30')
    const returned = position({ units: { '5/I': 'seize', 'L-Meindl': '0404', ...far }, held: [], dice: [1] })
    expect(returned.say('seize', '5/I', '0404').german).toBe('18:30')
    const stepped = position({
      begin: 'end-of-turn',
      stage: 'end',
      units: { '15/I': { at: '0403', regrouping: '2/0 0' }, 'RAF-30': '0402' },
    }).say('step 15/I 0404')
    expect(stepped.german).toBe('18:30')
  })

  test('[7.1/3] a unit eliminated on its way to a star takes nothing', () => {
    const play = position({
      units: { '15/I': { at: '0403', side: 1 }, '28/B/I': '0405', '28/B/II': '0405', '28/B/III': '0405', ...far },
      dice: [1],
      chanceGone: true,
    }).say('move 15/I', '0404', '28/B/I')
    expect(play.unit('15/I').at).toBe('eliminated')
    expect(play.german).toBe('18:00')
  })

  const lost = (ids: readonly string[], next: string, draws: readonly string[]): Play =>
    position({
      units: {
        ...Object.fromEntries(ids.map((id) => [id, 'eliminated'])),
        [next]: { at: '0711', side: 1, ...(next.startsWith('13') ? {} : { regrouping: '2/0 0' }) },
        '28/B/I': '0710',
        ...(next.startsWith('13') ? { '28/B/II': '0710' } : {}),
      },
      active: 'allied',
      dice: [1],
      draws: draws.length > 0 ? { seize: draws } : {},
      chanceGone: true,
    }).say(...['fire 28/B/I', '0711', ...(next.startsWith('13') ? ['done'] : [])])

  test('[7.1/4] four eliminated German units: marker earlier, one at random to the Seize box, three out for good', () => {
    const play = lost(['15/I', '13/I', 'L-Koch'], '16/I', ['L-Koch'])
    expect(play.german).toBe('17:30')
    expect(['15/I', '13/I', 'L-Koch', '16/I'].map((id) => play.unit(id).at)).toEqual([
      'permanent',
      'permanent',
      'seize',
      'permanent',
    ])
    const third = lost(['15/I', '13/I'], '16/I', [])
    expect([third.german, third.unit('16/I').at]).toEqual(['18:00', 'eliminated'])
  })

  test('[7.1/4] artillery never returns; four of it are all out for good', () => {
    const play = lost(['13/I', '13/II', '14/I'], '13/III', [])
    expect(play.german).toBe('17:30')
    expect(['13/I', '13/II', '14/I', '13/III'].map((id) => play.unit(id).at)).toEqual(Array(4).fill('permanent'))
  })

  test('[7/1 7.1/4] once the game is over nothing follows: the die of that fire ends no turn', () => {
    const stack = ['28/B/I', '28/B/II', '28/B/III', 'RAF-30', 'RAF-33', 'RAF-805'].map((id) => [id, '0710'] as const)
    const play = position({
      units: {
        ...(Object.fromEntries(stack) as Record<string, string>),
        '5/I': 'eliminated',
        '5/II': 'eliminated',
        '5/III': 'eliminated',
        '15/I': { at: '0711', side: 1, regrouping: '2/0 0' },
      },
      active: 'allied',
      initiative: 'german',
      german: '11:00',
      dice: [6],
      draws: { seize: ['5/I'] },
    }).say('fire 28/B/I', '0711', 'done')
    expect([play.winner, play.s.ending, play.initiative]).toEqual(['allied', false, 'german'])
  })

  test('[7.1/7] each contacted company: Allied marker later', () => {
    const play = position({ units: { 'L-Andrew': '1207', '15/I': '0710' }, active: 'allied', dice: [1] })
    expect(markers(play.say('contact D'))).toBe('18:00 18:30')
  })
})
