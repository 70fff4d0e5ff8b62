// 4.4 HQ actions: when they are open, on what they succeed, and what they bring.
import { describe, expect, test } from 'vitest'
import { type Play, position, type Setup } from './support.ts'

/** A company leader, Andrew, and Germans far away. */
const staff = { 'L-Andrew': '1207', 'L-Hanton': '1107', 'L-Crarer': '1211', '22/A/I': '1006', '15/I': '0218' }

const allied = (setup: Setup): Play => position({ active: 'allied', units: staff, ...setup })

/** The dice on which an HQ action succeeds: the last one that does. */
function upTo(key: string, setup: Setup): number {
  const dice = [1, 2, 3, 4, 5, 6].filter((die) => {
    const play = position({ units: staff, ...setup, dice: [die] })
    play.say(key)
    return play.rolls[0]?.result === 'success'
  })
  expect(dice).toEqual(dice.map((_, i) => i + 1))
  return dice.length
}

describe('4.4 HQ actions', () => {
  test('[4.4/1 4/1] an HQ action takes the place of a unit: then it is the other side', () => {
    const play = allied({ dice: [6] }).say('contact A')
    expect([play.seat, play.decision]).toEqual(['german', 'impulse'])
  })

  test('[4.4/2 2.2.2/3] nobody is asked whether to reroll the die of an HQ action', () => {
    const play = allied({ dice: [3], rerolls: 'asked', initiative: 'allied' }).say('contact A')
    expect(play.decision).toBe('impulse')
  })

  test('[4.4/3] the die of an HQ action never ends the turn', () => {
    expect(allied({ dice: [6] }).say('contact A').time).toBe('10:30')
    expect(allied({ dice: [6] }).say('maori').s.ending).toBe(false)
  })

  test('[5.1/6 5.1.4/5] there are none in the turns from 8:30 to 10:00', () => {
    for (const time of ['8:30', '9:00', '9:30', '10:00']) {
      const play = allied({ time })
      for (const key of ['contact B', 'matildas', 'engineers', 'maori']) expect(play.refused(key)).toBe('5.1')
    }
    expect(position({ units: { '15/I': '0710' }, time: '10:00' }).refused('stuka')).toBe('5.1')
  })
})

describe('4.4.1.1 company contact', () => {
  test('[4.4.1.1/1 4.4.1.1/4 7.1/7] on 2 or less its units are free, the Allied marker is later, the Initiative Allied', () => {
    expect(upTo('contact A', { active: 'allied' })).toBe(2)
    const play = allied({ dice: [2], initiative: 'german' }).say('contact A')
    expect([play.allied, play.german, play.initiative]).toEqual(['18:30', '18:00', 'allied'])
    play.say('move 15/I', '0318', 'stop', 'move 22/A/I')
    expect(play.refused('1005')).toBeUndefined()
  })

  test('[4.4.1.1/2] +1 when its leader is eliminated', () => {
    expect(upTo('contact A', { active: 'allied', units: { ...staff, 'L-Hanton': 'allied-eliminated' } })).toBe(1)
    expect(upTo('contact B', { active: 'allied', units: { ...staff, 'L-Hanton': 'allied-eliminated' } })).toBe(2)
  })

  test('[4.4.1.1/3] +1 when the Allied marker is later than the German one', () => {
    expect(upTo('contact A', { active: 'allied', allied: '18:30' })).toBe(1)
    expect(upTo('contact A', { active: 'allied', german: '18:30' })).toBe(2)
    const both = { active: 'allied', allied: '18:30', units: { ...staff, 'L-Hanton': 'removed' } } as const
    expect(upTo('contact A', both)).toBe(0)
  })

  test('[4.4.1.1/5] a company whose contact failed is not tried again in this turn; another one may be', () => {
    const play = allied({ dice: [3] }).say('contact A', 'move 15/I', '0318', 'stop')
    expect(play.refused('contact A')).toBe('4.4.1.1')
    expect(play.refused('contact B')).toBeUndefined()
    expect(play.allied).toBe('18:00')
  })

  test('[4.4.1.1/6] once a company, and only while Andrew is not eliminated', () => {
    expect(allied({ contacted: ['A'] }).refused('contact A')).toBe('4.4.1.1')
    expect(allied({ units: { ...staff, 'L-Andrew': 'allied-eliminated' } }).refused('contact B')).toBe('4.4.1.1')
  })

  test('[4.4.1.1/7] 22/HQ/IV is bound to the area of B and released with B', () => {
    const units = { '22/HQ/IV': '1010', '15/I': '0218' }
    const bound = position({ units, active: 'allied', contacted: ['HQ'] }).say('move 22/HQ/IV')
    expect(bound.refused('1009')).toBe('4.1')
    expect(bound.refused('1011')).toBeUndefined()
    expect(
      position({ units, active: 'allied', contacted: ['B'] })
        .say('move 22/HQ/IV')
        .refused('1009'),
    ).toBeUndefined()
  })
})

describe('4.4.1.3 engineers and 4.4.1.4 Māori', () => {
  const engineers = { '22/HQ/Eng': 'reserve-engineers', '15/I': '0218' }

  test('[4.4.1.3/1] 3 or less, +1 if the Allied marker is later, places the engineers in 0817; they must act; once', () => {
    expect(upTo('engineers', { active: 'allied', units: engineers })).toBe(3)
    expect(upTo('engineers', { active: 'allied', units: engineers, allied: '18:30' })).toBe(2)
    const play = position({ units: engineers, active: 'allied', dice: [3] }).say('engineers')
    expect(play.unit('22/HQ/Eng').at).toBe('0817')
    expect(play.options).toEqual(['move 22/HQ/Eng'])
    play.say('move 22/HQ/Eng', '0816', 'stop', 'move 15/I', '0318', 'stop')
    expect(play.refused('engineers')).toBe('4.4.1.3')
    expect(play.unit('22/HQ/Eng').at).toBe('0816')
  })

  test('[4.4.1.3/1] it is closed while Germans are in 0817', () => {
    const play = position({ units: { ...engineers, '15/I': '0817' }, active: 'allied' })
    expect(play.refused('engineers')).toBe('4.4.1.3')
  })

  const maori = Object.fromEntries(['28/B/I', '28/B/II', '28/B/III', 'L-Royal'].map((id) => [id, 'reserve-maori']))

  test('[4.4.1.4/1 4.4.1.4/2] 2 or less, +1 if the Allied marker is later, puts them in their zone; later they enter at 1509', () => {
    const units = { ...maori, '15/I': '0218' }
    expect(upTo('maori', { active: 'allied', units })).toBe(2)
    expect(upTo('maori', { active: 'allied', units, allied: '18:30' })).toBe(1)
    const play = position({ units, active: 'allied', dice: [2] }).say('maori')
    expect(Object.keys(maori).map((id) => play.unit(id).at)).toEqual(['maori', 'maori', 'maori', 'maori'])
    expect(play.seat).toBe('german')
    play.say('move 15/I', '0318', 'stop', 'move 28/B/I')
    expect(play.options).toEqual(['1509'])
    play.say('1509', '1409', 'stop')
    expect(play.unit('28/B/I').at).toBe('1409')
  })

  test('[4.4.1.4/3] after success the action is gone', () => {
    expect(position({ units: staff, active: 'allied', maori: true }).refused('maori')).toBe('4.4.1.4')
  })
})

describe('4.4.2.1 Stuka attack', () => {
  const units = { '15/I': '0710', '28/B/I': '0711', 'RAF-30': '0811', '28/B/II': '0713' }

  test('[4.4.2.1/1 4.4.2.1/2] on 3 or less, -1 if the German marker is earlier', () => {
    expect(upTo('stuka', { units })).toBe(3)
    expect(upTo('stuka', { units, german: '17:30' })).toBe(4)
    expect(upTo('stuka', { units, allied: '17:30' })).toBe(3)
  })

  test('[4.4.2.1/2] all units within one hex are pinned, friend and foe, then one Direct Fire strikes the hex', () => {
    const play = position({
      units,
      dice: [3, 6],
      draws: { pin: ['2/0 0', '3/0 0', '2/0 +1'] },
    }).say('stuka', '0711')
    expect(['15/I', '28/B/I', 'RAF-30', '28/B/II'].map((id) => play.unit(id).pinned !== null)).toEqual([
      true,
      true,
      true,
      false,
    ])
    // OF 6 against 0, the pin of the target, no distance; drawn in the order of the box
    const pinOf = { '2/0 0': 0, '3/0 0': 0, '2/0 +1': 1 }[play.unit('28/B/I').pinned ?? ''] ?? 9
    expect(play.rolls[1]).toMatchObject({ attack: 6, defence: pinOf, column: 6 - pinOf })
    expect(play.s.stukas).toBe(3)
    expect(play.time).toBe('10:30')
  })

  test('[4.4.2.1/2] any playable hex will do; without Allies in it nobody is fired at', () => {
    const play = position({ units, dice: [1] }).say('stuka')
    expect(play.options).toContain('0218')
    expect(play.options).not.toContain('0201')
    expect(play.refused('0201')).toBe('4.4.2.1')
    play.say('0218')
    expect(play.rolls).toHaveLength(1)
    expect(play.s.stukas).toBe(3)
  })

  test('[4.4.2.1/2 4.4/2] the German seat picks the target, and the die cannot be rerolled', () => {
    const play = position({
      units: { '15/I': '0218', '28/B/I': '0711', '28/B/II': '0711' },
      dice: [1, 6],
      draws: { pin: ['2/0 +1', '3/0 +1'] },
      rerolls: 'asked',
    }).say('stuka', '0711')
    expect([play.seat, play.decision]).toEqual(['german', 'victim'])
    play.say('28/B/II')
    expect(play.decision).toBe('impulse')
  })

  test('[4.4.2.1/3] it is open as long as a marker is left; a failure costs none', () => {
    expect(position({ units, stukas: 0 }).refused('stuka')).toBe('4.4.2.1')
    expect(position({ units, stukas: 1 }).refused('stuka')).toBeUndefined()
    expect(position({ units, dice: [4] }).say('stuka').s.stukas).toBe(4)
  })
})

describe('4.4.2.2 seize the Initiative', () => {
  const box = { '5/I': 'seize', 'L-Stentzler': '0710', 'L-Meindl': 'B', 'L-Gericke': '0715', 'RAF-30': '0711' }

  test('[4.4.2.2/1] 3 or less, -1 if the German marker is earlier, takes the Initiative', () => {
    const units = { '15/I': '0710' }
    expect(upTo('seize', { units, initiative: 'allied' })).toBe(3)
    expect(upTo('seize', { units, initiative: 'allied', german: '17:30' })).toBe(4)
    expect(position({ units, initiative: 'allied', dice: [3] }).say('seize').initiative).toBe('german')
    expect(position({ units, initiative: 'allied', dice: [4] }).say('seize').initiative).toBe('allied')
  })

  test('[4.4.2.2/1] a unit of the box may return at full strength with the leader of its battalion or the regiment', () => {
    const play = position({ units: { ...box, '5/I': { at: 'seize', side: 0 } }, dice: [1] }).say('seize', '5/I')
    expect([...play.options].sort()).toEqual(['0710', 'B', 'zone'])
    play.say('0710')
    expect(play.unit('5/I')).toEqual({ at: '0710', side: 0, pinned: null, regrouping: null })
    expect(play.rolls).toHaveLength(1)
  })

  test('[4.4.2.2/1] or in zone A, B or C by a die that nobody may reroll', () => {
    for (const [die, zone] of [
      [1, 'A'],
      [2, 'A'],
      [3, 'B'],
      [4, 'B'],
      [5, 'C'],
      [6, 'C'],
    ] as const) {
      const play = position({ units: box, dice: [1, die], rerolls: 'asked' }).say('seize', '5/I', 'zone')
      expect(play.unit('5/I').at).toBe(zone)
      expect(play.time).toBe('10:30')
    }
  })

  test('[4.4.2.2/1] nobody need return', () => {
    const play = position({ units: box, dice: [1] }).say('seize', 'nobody')
    expect(play.unit('5/I').at).toBe('seize')
  })

  test('[4.4.2.2/1] without the marker to gain and without a unit in the box it is not open', () => {
    expect(position({ units: { '15/I': '0710' }, initiative: 'german' }).refused('seize')).toBe('4.4.2.2')
    expect(position({ units: box, initiative: 'german' }).refused('seize')).toBeUndefined()
  })
})
