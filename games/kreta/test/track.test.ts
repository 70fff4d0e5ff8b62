// 9.0 The communication track: leaving the map, stepping every phase, pushing, and coming onto the other part.
import { describe, expect, test } from 'vitest'
import { holdStrength, pushStrength } from '../rules/track.ts'
import { position, unitNamed, where } from './support.ts'

const far = { '16AU': '60,6', '3/100': '62,6' }

describe('9.1 the way between the maps', () => {
  test('[9.11] leaving over the common edge costs a point and ends on ENTRY-EXIT of that side', () => {
    const play = position({ units: { ...far, '1/85': '88,17', '2/85': '91,17' } }).say('move 1/85')
    expect(play.options).toContain('west')
    expect(play.refused('east')).toBe('9.11')
    play.say('west', 'move 2/85')
    expect(play.refused('west')).toBe('9.11')
    play.say('east')
    expect(where(play, '1/85', '2/85')).toEqual(['west', 'east'])
  })

  test('[9.11] one space a phase; at the far end onto a free hex of the edge column, where the move ends', () => {
    const play = position({ units: { ...far, '1/85': 'track-3', '2/85': '90,17' } })
    play.say('move 1/85', 'east')
    expect(play.decision).toBe('arrival')
    for (const hex of play.options) expect(hex.startsWith('90,')).toBe(true)
    expect(play.options).not.toContain('90,17')
    expect(play.refused('91,17')).toBe('9.11')
    play.say('90,16')
    expect(play.unit('1/85')).toBe('90,16')
    expect(play.refused('move 1/85')).toBe('4.27')
    expect(
      position({ units: { ...far, '1/85': 'west' } })
        .say('move 1/85?')
        .unit('1/85'),
    ).toBe('track-1')
  })

  test('[9.11] A19: without a free edge hex, the nearest free hex of row 1', () => {
    const edge = Array.from({ length: 21 }, (_, i) => `90,${i + 1}`)
    const play = position({ units: { ...far, '1/85': 'track-3' } })
    const names = play.s.box.germans
      .map((u) => play.s.box.units[u]?.id ?? '')
      .filter((id) => !['1/85', '3/100'].includes(id))
    const free = edge.filter((hex) => (play.s.box.land[play.s.box.spaces.indexOf(hex)] ?? 0) === 1)
    const full = position({
      units: { ...far, '1/85': 'track-3', ...Object.fromEntries(free.map((hex, i) => [names[i] ?? '', hex])) },
    })
    full.say('move 1/85', 'east')
    expect(full.unit('1/85')).toBe('91,1')
  })

  test('[9.22 9.23] any number of friends share a space, enemies never', () => {
    const play = position({
      units: { ...far, '1/85': 'west', '2/85': 'track-2', '3/85': 'track-1', '22NZ': 'track-3' },
    }).say('move 1/85?')
    expect(where(play, '1/85', '3/85')).toEqual(['track-1', 'track-1'])
    play.say('move 2/85')
    expect(play.unit('2/85')).toBe('track-1')
    const face = position({ units: { ...far, '1/85': 'track-1', '22NZ': 'track-2' } })
    expect(face.say('move 1/85').unit('1/85')).not.toBe('track-2')
  })

  test('[9.23] A26: an ENTRY-EXIT space with an enemy on it cannot be entered from the map', () => {
    const play = position({ units: { ...far, '1/85': '88,17', '22NZ': 'west' } }).say('move 1/85')
    expect(play.options).not.toContain('west')
  })

  test('[9.24] every unit on the track must step; one that cannot is eliminated', () => {
    const play = position({ units: { ...far, '1/85': 'track-1', '2/85': '24,12' } })
    expect(play.refused('done')).toBe('9.24')
    const held = position({ units: { ...far, bc1: 'track-2', '22NZ': 'track-1', '23NZ': 'track-3', '2/85': '24,12' } })
    expect(held.refused('move bc1')).toBe('9.24')
    held.say('done')
    expect(held.unit('bc1')).toBe('lost')
    expect(held.told).toContain('9.24 log.eliminated')
  })

  test('[9.24] A15: from the space it came in by, a unit can only go on', () => {
    const play = position({ units: { ...far, '1/85': 'west', '2/85': '24,12' } }).say('move 1/85')
    expect(play.unit('1/85')).toBe('track-1')
  })
})

describe('9.3 pushing', () => {
  test('[9.31] more attack than defence, added up, guns with their fire; no aircraft', () => {
    const units = { ...far, '1/85': 'track-1', '95art1': 'track-1', '22NZ': 'track-2', '23NZ': 'track-2' }
    const play = position({ units })
    const of = (...ids: string[]): number[] => ids.map(unitNamed)
    expect(pushStrength(play.s, of('1/85', '95art1'))).toBe(5 + 3)
    expect(holdStrength(play.s, of('22NZ', 'art5'))).toBe(4 + 3)
    expect(play.refused('push track-1 east')).toBeUndefined()
    play.say('push track-1 east')
    expect(where(play, '1/85', '95art1', '22NZ', '23NZ')).toEqual(['track-2', 'track-2', 'track-3', 'track-3'])
    const weak = position({ units: { ...units, '95art1': '24,12' } })
    expect(weak.refused('push track-1 east')).toBe('9.31')
    expect(weak.s.air).toBe(12)
    // As much as the defence is not more.
    const equal = position({ units: { ...far, '1/1s': 'track-1', '22NZ': 'track-2' } })
    expect(equal.refused('push track-1 east')).toBe('9.31')
    expect(position({ units: { ...far, '1/85': 'track-1' } }).refused('push track-1 east')).toBe('9.31')
  })

  test('[9.31] A37: units that have stepped push no more', () => {
    const units = { ...far, '1/85': { at: 'track-1', moved: true }, '95art1': 'track-1', '22NZ': 'track-2' } as const
    expect(position({ units }).refused('push track-1 east')).toBe('9.31')
  })

  test('[9.32] the pushed go one space on, off the end onto that map', () => {
    const play = position({ units: { ...far, '1/85': 'track-2', '22NZ': 'track-3' } }).say('push track-2 east')
    expect([play.decision, play.seat]).toEqual(['arrival', 'british'])
    play.say('90,14')
    expect(where(play, '22NZ', '1/85')).toEqual(['90,14', 'track-3'])
    const back = position({ stage: 'british-move', units: { ...far, '28NZ': 'track-2', bc1: 'track-1' } })
    back.say('push track-2 west', '89,14')
    expect(where(back, 'bc1', '28NZ')).toEqual(['89,14', 'track-1'])
  })

  test('[9.33] pushed onto an enemy’s space they are eliminated', () => {
    const play = position({ units: { ...far, '1/85': 'track-1', '22NZ': 'track-2', '2/85': 'track-3' } })
    play.say('push track-1 east')
    expect(where(play, '22NZ', '1/85')).toEqual(['lost', 'track-2'])
    expect(play.told).toContain('9.33 log.eliminated')
  })
})
