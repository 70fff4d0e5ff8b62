// 3 Set-up and 2.2 the pieces: what stands where before the first glider lands, and what a seat may choose.
import { describe, expect, test } from 'vitest'
import { fromTheStart, type Play, position } from './support.ts'

const airmen = ['RAF-30', 'RAF-33', 'RAF-805']

/** The Allied set-up with the airmen in this order of 0407, 0408, 0606. */
const afterAirmen = (order = airmen): Play => fromTheStart().say(...order.slice(0, 2))

const assign = ['8/I 5', '8/II 7', 'L-Stentzler 5', '12/I 9', '12/II 10', 'L-Scherber 11']

describe('3 setting up', () => {
  test('[3/3 3/4 3/5 3/6] 8:30, both withdrawals at 18:00, all chits in the cup, German Initiative', () => {
    const play = fromTheStart()
    expect([play.time, play.german, play.allied, play.initiative]).toEqual(['8:30', '18:00', '18:00', 'german'])
    const cup = play.s.box.markers.map((m, i) => `${m.id}: ${play.s.cup[i]}`)
    expect(cup).toEqual([
      '2/0 -1: 3',
      '2/0 0: 3',
      '2/0 +1: 2',
      '3/0 -1: 2',
      '3/0 0: 3',
      '3/0 +1: 3',
      '4/0 -1: 1',
      '4/0 0: 1',
      '4/0 +1: 1',
      'spare: 0',
    ])
  })

  test('[3/7 3/8 3/9] the Allied set-up comes first, then the German plan, then the drops', () => {
    const play = fromTheStart()
    expect([play.seat, play.decision]).toEqual(['allied', 'airmen'])
    play.say('RAF-30', 'RAF-33')
    expect([play.seat, play.decision]).toEqual(['german', 'assign'])
    play.say(...assign, '0109', '0204', '0213', '0715', '0811', '1008', '1014')
    expect(play.s.stage).toBe('drop')
    expect(play.options).toContain('3/I')
  })

  test('[7/4] both Withdrawal markers may start at other hours', () => {
    const play = fromTheStart({ germanWithdrawal: '16:30', alliedWithdrawal: '21:00' })
    expect([play.german, play.allied]).toEqual(['16:30', '21:00'])
  })
})

describe('3.1 Allied set-up', () => {
  test('[3.1/2] Māori, Matildas and engineers wait in the Allied boxes', () => {
    const play = afterAirmen()
    for (const id of ['28/B/I', '28/B/II', '28/B/III', 'L-Royal']) expect(play.unit(id).at).toBe('reserve-maori')
    for (const id of ['Mat1', 'Mat2']) expect(play.unit(id).at).toBe('reserve-matildas')
    expect(play.unit('22/HQ/Eng').at).toBe('reserve-engineers')
  })

  test('[3.1/3] one unit of airmen stands on each cross, as the Allied seat likes', () => {
    const play = fromTheStart()
    expect([...play.options].sort()).toEqual(airmen)
    play.say('RAF-805')
    expect(play.refused('RAF-805')).toBe('3.1')
    expect(play.refused('22/A/I')).toBe('3.1')
    play.say('RAF-30')
    expect(['RAF-805', 'RAF-30', 'RAF-33'].map((id) => play.unit(id).at)).toEqual(['0407', '0408', '0606'])
  })

  test('[3.1/4] platoons and leaders of the companies stand in their areas, all isolated', () => {
    const play = afterAirmen()
    const places: Readonly<Record<string, readonly string[]>> = {
      A: ['22/A/I 1006', '22/A/II 1107', '22/A/III 1109', 'L-Hanton 1107'],
      B: ['22/B/I 1111', '22/B/II 1211', '22/B/III 1310', 'L-Crarer 1211', '22/HQ/IV 1010'],
      C: ['22/C/I 0602', '22/C/II 0805', '22/C/III 0304', 'L-Johnson 0805'],
      D: ['22/D/I 0310', '22/D/II 0410', '22/D/III 0513', 'L-Campbell 0414'],
      HQ: ['22/HQ/I 1304', '22/HQ/II 1405', '22/HQ/III 1505', '22/HQ/Car 1407', 'L-Beaven 1406'],
    }
    const { box, contacted } = play.s
    for (const [company, units] of Object.entries(places)) {
      for (const place of units) {
        const [id = '', hex = ''] = place.split(' ')
        expect(play.unit(id)).toMatchObject({ at: hex, side: 0 })
        expect(box.companies[box.area[box.spaces.indexOf(hex)] ?? -1]).toBe(company)
      }
    }
    expect([...contacted]).toEqual([0, 0, 0, 0, 0])
  })

  test('[3.1/5 3.1/6] all others stand in their hexes, 15 RA and 27 RM on their Fired side', () => {
    const play = afterAirmen()
    const places = { '22/Mor': '1208', '27/I': '0907', '27/II': '1205', '151RA': '1206', 'L-Andrew': '1207' }
    for (const [id, at] of Object.entries(places)) expect(play.unit(id)).toMatchObject({ at, side: 0 })
    expect(play.unit('15RA')).toMatchObject({ at: '0906', side: 1 })
    expect(play.unit('27RM')).toMatchObject({ at: '1005', side: 1 })
  })
})

describe('3.2 German set-up', () => {
  test('[3.2/1] leaders and heavy weapons join a group of their battalion; all wait; four Stukas are ready', () => {
    const play = afterAirmen()
    expect(play.options).toEqual(['8/I 5', '8/I 7'])
    play.say('8/I 7')
    expect(play.options).toEqual(['8/II 5', '8/II 7'])
    play.say('8/II 7')
    expect(play.options).toEqual(['L-Stentzler 5', 'L-Stentzler 7'])
    play.say('L-Stentzler 7')
    expect(play.options).toEqual(['12/I 9', '12/I 10', '12/I 11'])
    play.say('12/I 11', '12/II 11')
    expect(play.options).toEqual(['L-Scherber 9', 'L-Scherber 10', 'L-Scherber 11'])
    expect(play.refused('5/I')).toBe('3.2')
    expect(play.s.stukas).toBe(4)
    expect(play.unit('5/I').at).toBe('waiting')
  })

  test('[3.2/2] six markers and two dummies lie on eight hexes, one on each, the gliders on three of them only', () => {
    const play = afterAirmen().say(...assign)
    expect(play.options).toEqual(['0109', '0204', '1008'])
    expect(play.refused('0213')).toBe('3.2')
    play.say('1008')
    expect(play.refused('1008')).toBe('3.2')
    expect(play.refused('0214')).toBe('3.2')
    expect([...play.options].sort()).toEqual(['0109', '0204', '0213', '0715', '0811', '1014', '1412'])
    play.say('0109', '0204', '0213', '0715', '0811', '1014')
    const { box, plan } = play.s
    expect(box.drops.map((d) => d.id)).toEqual(['3/4', '5', '7', '9', '10', '11', 'dummy-1', 'dummy-2'])
    expect(box.drops.map((_, d) => box.spaces[plan[d] ?? -1]).sort()).toEqual(
      [...box.dropHexes].map((h) => box.spaces[h]).sort(),
    )
  })
})

describe('2 pieces and map', () => {
  test('[2.1.1/2] ground changes nothing: the steps from a hill and from the beach are one OF each', () => {
    const hill = position({ units: { '15/I': { at: '1107', side: 1 } } }).say(
      'move 15/I',
      '1108',
      '1109',
      '1110',
      '1111',
    )
    expect(hill.unit('15/I').at).toBe('1111')
    const beach = position({ units: { '15/I': { at: '0302', side: 1 } } }).say(
      'move 15/I',
      '0303',
      '0304',
      '0305',
      '0306',
    )
    expect(beach.unit('15/I').at).toBe('0306')
  })

  test('[2.1.1/4] nobody fires out of a zone or into one', () => {
    const play = position({ units: { '15/I': 'B', '28/B/I': '0109', '15/II': '0209' } })
    expect(play.refused('fire 15/I')).toBe('2.1.1')
    const target = position({ units: { '15/I': 'B', '28/B/I': '0109', '15/II': '0111' }, active: 'allied' })
    target.say('fire 28/B/I')
    expect(target.refused('B')).toBe('2.1.1')
    const group = position({ units: { '15/I': 'B', '28/B/I': '0109', '15/II': '0209' }, dice: [5], chanceGone: true })
    expect(group.say('fire 15/II', '0109').rolls[0]).toMatchObject({ attack: 7 })
  })

  test('[2.2.3/1 2.2.3/5] a unit under neither marker is in Good Order, on its back too', () => {
    const play = position({
      units: {
        '15/I': '0710',
        '28/B/I': { at: '0713', side: 1 },
        '28/B/II': { at: '0713', pinned: '2/0 0' },
        '28/B/III': { at: '0713', regrouping: '2/0 0' },
      },
      dice: [6],
      chanceGone: true,
    }).say('fire 15/I', '0713')
    // The only one in Good Order is the target without a question.
    expect(play.match.journal.find((l) => l.kind === 'fire')?.refs?.[0]).toEqual({ piece: '28/B/I' })
    expect(play.rolls[0]).toMatchObject({ attack: 7, defence: 3 })
  })

  test('[2.2.3/2] a pinned unit has range 0 and does not move', () => {
    const play = position({ units: { '15/I': { at: '0710', pinned: '2/0 +1' }, '28/B/I': '0711' } })
    expect(play.refused('move 15/I')).toBe('2.2.3')
    expect(play.refused('fire 15/I')).toBe('2.2.3')
  })

  test('[2.2.3/3] a regrouping unit has the OF and range of its marker: it moves that far and does not fire', () => {
    const play = position({ units: { '15/I': { at: '0710', regrouping: '3/0 0' }, '28/B/I': '0707' } })
    expect(play.refused('fire 15/I')).toBe('2.2.3')
    play.say('move 15/I', '0711', '0712', '0713')
    expect(play.unit('15/I').at).toBe('0713')
    expect(play.seat).toBe('allied')
  })

  test('[2.2.3/3 4.2.1/8] a regrouping target defends with the OF of its marker', () => {
    const units = { '15/I': '0710', '28/B/I': { at: '0713', regrouping: '3/0 0' } }
    const play = position({ units, dice: [6], chanceGone: true }).say('fire 15/I', '0713')
    expect(play.rolls[0]).toMatchObject({ defence: 4 })
  })

  test('[2.2.3/4 4.3.1/1] a regrouping unit may be pinned too; the pin is on top and leaves first', () => {
    const play = position({
      units: { '15/I': '0710', '28/B/I': { at: '0713', regrouping: '3/0 0' } },
      dice: [3, 3],
      draws: { pin: ['2/0 +1'] },
      chanceGone: true,
    }).say('fire 15/I', '0713')
    expect(play.unit('28/B/I')).toMatchObject({ regrouping: '3/0 0', pinned: '2/0 +1' })
    play.say('refit 28/B/I')
    expect(play.unit('28/B/I')).toMatchObject({ regrouping: '3/0 0', pinned: null })
  })
})
