// 6.3, 6.4 and 9.21 Retreats: ways, friends moved aside, elimination where no way is left.
import { describe, expect, test } from 'vitest'
import { reaches, refuseGun } from '../rules/artillery.ts'
import { position, type Setup, unitNamed, where } from './support.ts'

/** 22 NZ on 24,11, beaten by the battalion on 24,10. */
const beaten = (back: number, units: Readonly<Record<string, string>> = {}, more: Setup = {}) =>
  position({
    stage: 'german-combat',
    air: 0,
    beaten: ['22NZ'],
    victors: ['1/85'],
    back,
    ...more,
    units: { '1/85': '24,10', '22NZ': '24,11', ...units, ...more.units },
  })

/** Three friends on all ways of one hex, a ring around them that is full. */
const friends = { '23NZ': '24,12', '21NZ': '23,12', '20NZ': '25,12' }
const ring = {
  '19NZ': '24,13',
  '18NZ': '23,13',
  '28NZ': '25,13',
  '1Gk': '22,12',
  '2Gk': '22,11',
  '6Gk': '26,12',
  '8Gk': '26,11',
}

describe('6.3 retreat', () => {
  test('[6.32] the full distance from the hex of the combat, in any direction, out of the enemy zone', () => {
    const play = beaten(2)
    expect(play.options).toEqual(['24,12', '25,12', '23,12'])
    play.say('24,12')
    // Back beside the start would not be two hexes away from it.
    expect(play.refused('23,12')).toBe('6.32')
    expect(play.options).toEqual(['24,13', '25,13', '23,13'])
    play.say('25,13')
    expect(play.unit('22NZ')).toBe('25,13')
  })

  test('[6.32] A5: n steps that end n hexes away', () => {
    for (const back of [1, 2, 3, 4]) {
      const play = beaten(back)
      while (play.decision === 'retreat') play.say(play.options.at(-1) ?? '')
      const path = play.match.journal.find((l) => l.rule === '6.32')?.path ?? []
      expect(path).toHaveLength(back + 1)
      expect(new Set(path).size).toBe(back + 1)
    }
  })

  test('[6.33] no enemy zone, no closed ground, no enemy on the way; without a way eliminated', () => {
    const play = beaten(1, { '2/85': '24,13' })
    // 24,12, 23,13 and 25,13 are in the zone of 24,13.
    expect(play.options).toEqual(['25,12', '23,12'])
    expect(play.refused('24,12')).toBe('6.33')
    const lost = beaten(1, { '2/85': '24,13', '3/85': '22,11', '1/100': '26,11' })
    expect(lost.unit('22NZ')).toBe('lost')
    expect(lost.told).toContain('6.33 log.eliminated')
    const coast = position({
      stage: 'german-combat',
      air: 0,
      beaten: ['22NZ'],
      victors: ['1/85'],
      back: 1,
      units: { '1/85': '22,13', '22NZ': '22,14' },
    })
    expect(coast.unit('22NZ')).toBe('lost')
  })

  test('[9.21 6.33] K18: no retreat leads off the map or across the cut between its parts', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      beaten: ['22NZ'],
      victors: ['1/85', '2/85'],
      back: 1,
      units: { '1/85': '88,11', '2/85': '88,12', '22NZ': '89,12', '3/85': '89,10' },
    })
    // East of it lies the cut; north and south are enemy zones.
    expect(play.unit('22NZ')).toBe('lost')
  })

  test('[6.34] a way free of friends comes first', () => {
    const play = beaten(2, { '23NZ': '24,12' })
    expect(play.options).toEqual(['25,12', '23,12'])
    expect(play.refused('24,12')).toBe('6.34')
  })

  test('[6.35] movement points and ground do not count, closed ground does', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      beaten: ['AA1'],
      victors: ['1/85'],
      back: 4,
      units: { '1/85': '36,8', AA1: '37,8' },
    })
    // Four high mountains would cost sixteen points.
    play.say('37,7', '37,6', '37,5', '37,4')
    expect(play.unit('AA1')).toBe('37,4')
  })

  test('[6.32] A32: those who still have to go stand in the way where they are', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      beaten: ['22NZ', '23NZ'],
      victors: ['1/85'],
      back: 1,
      units: { '1/85': '24,10', '22NZ': '24,11', '23NZ': '25,11' },
    })
    expect(play.decision).toBe('retreat-unit')
    play.say('22NZ')
    expect(play.options).toEqual(['24,12', '25,12', '23,12'])
  })
})

describe('6.4 displacement', () => {
  test('[6.41 6.42] through friends only as the last way, each moved one hex off it', () => {
    const play = beaten(1, friends)
    expect(play.options).toEqual(['24,12', '25,12', '23,12'])
    play.say('24,12')
    expect([play.decision, play.seat]).toEqual(['displace', 'british'])
    expect(play.options).toEqual(['24,13', '25,13', '23,13'])
    play.say('24,13')
    expect(where(play, '22NZ', '23NZ')).toEqual(['24,12', '24,13'])
  })

  test('[6.43] a displaced unit neither leaves nor enters an enemy zone', () => {
    const play = beaten(1, { ...friends, '2/85': '25,15' })
    // 25,15 controls 25,14 and 24,14; 26,13 controls more.
    play.say('24,12')
    expect(play.options).toEqual(['24,13', '25,13', '23,13'])
    const zone = beaten(1, { ...friends, '2/85': '25,14' }).say('24,12')
    expect(where(zone, '22NZ', '23NZ')).toEqual(['24,12', '23,13'])
    // A friend inside an enemy zone is on no way at all.
    expect(beaten(1, { ...friends, '2/85': '24,13' }).refused('24,12')).toBe('6.33')
  })

  test('[6.44] movement points and ground do not count in displacement', () => {
    const play = position({
      stage: 'german-combat',
      air: 0,
      beaten: ['22NZ'],
      victors: ['1/85'],
      back: 1,
      units: {
        '1/85': '37,8',
        '22NZ': '37,7',
        '23NZ': { at: '37,6', moved: true },
        '21NZ': { at: '36,6', moved: true },
        '20NZ': { at: '38,6', moved: true },
      },
    })
    play.say('37,6', '37,5')
    expect(where(play, '22NZ', '23NZ')).toEqual(['37,6', '37,5'])
  })

  test('[6.45] where a friend cannot be moved aside the retreating unit is eliminated, not the friend', () => {
    const play = beaten(1, { ...friends, ...ring })
    expect(play.unit('22NZ')).toBe('lost')
    expect(where(play, '23NZ', '21NZ', '20NZ')).toEqual(['24,12', '23,12', '25,12'])
    const gap = beaten(1, { ...friends, ...ring, '8Gk': '60,6' })
    // Only 25,12 has somewhere to go.
    expect(where(gap, '22NZ', '20NZ')).toEqual(['25,12', '26,11'])
  })

  test('[6.46] a unit may be displaced again in the same phase', () => {
    const play = beaten(1, {}, { units: { ...friends, '23NZ': { at: '24,12', displaced: true } } })
    play.say('24,12', '23,13')
    expect(play.unit('23NZ')).toBe('23,13')
  })

  test('[6.47] a displaced gun does not fire or support in that phase', () => {
    const play = beaten(
      1,
      {},
      { units: { ...friends, '23NZ': '60,6', art1: '24,12', '2/85': '40,12', '16AU': '40,13' } },
    )
    play.say('24,12', '24,13')
    expect(refuseGun(play.s, unitNamed('art1'))?.rule).toBe('6.47')
    expect(reaches(play.s, unitNamed('art1'), [unitNamed('22NZ')])).toBe(true)
  })
})
