// 4.0, 5.0 and 10.1 Movement: prices, roads, rivers, friends, zones of control and nights.
import { describe, expect, test } from 'vitest'
import { halfPoints, reachOf } from '../rules/movement.ts'
import { spaceId } from '../state.ts'
import { position, type Setup, unitNamed, where } from './support.ts'

/** Half points by space that a unit can reach. */
function costs(setup: Setup, unit: string): Readonly<Record<string, number>> {
  const { s } = position({ dice: [], ...setup })
  return Object.fromEntries(reachOf(s, unitNamed(unit)).map(({ space, cost }) => [spaceId(s, space), cost]))
}

/** Half points of a mountain battalion alone on the map. */
const from = (hex: string, more: Readonly<Record<string, string>> = {}) =>
  costs({ units: { '1/85': hex, ...more } }, '1/85')

const budget = (setup: Setup, unit: string): number => halfPoints(position(setup).s, unitNamed(unit)) / 2

describe('4.1 and 4.2 a move', () => {
  test('[4.1/1 2.2/36] hex by hex, each hex at its price, until the points are spent', () => {
    const cost = from('24,11')
    expect([cost['24,12'], cost['25,12'], cost['26,12']]).toEqual([2, 4, 6])
    expect(Math.max(...Object.values(cost))).toBe(12)
    // All of it leads through hexes that are reached before.
    const play = position({ units: { '1/85': '24,11', '2/85': '60,6' } }).say('move 1/85', '26,12')
    expect(play.match.journal.at(-1)?.path).toHaveLength(3)
  })

  test('[4.1/1] units move in any order, each once, and may stay', () => {
    const play = position({ units: { '1/85': '24,11', '2/85': '26,9' } }).say('move 2/85', '27,10')
    play.say('move 1/85', '24,12')
    expect(where(play, '1/85', '2/85')).toEqual(['24,12', '27,10'])
    expect(
      position({ units: { '1/85': '24,11' } })
        .say('done')
        .unit('1/85'),
    ).toBe('24,11')
  })

  test('[4.21] no move into a hex with an enemy', () => {
    const play = position({ units: { '1/85': '24,11', '22NZ': '24,13' } }).say('move 1/85')
    expect(play.refused('24,13')).toBe('4.21')
  })

  test('[4.22 5.23] nobody leaves an enemy zone by day of his own will, not into another hex of it either', () => {
    const play = position({ units: { '1/85': '24,12', '2/85': '27,9', '22NZ': '24,13' } })
    expect(play.refused('move 1/85')).toBe('4.22')
    expect(play.refused('move 2/85')).toBeUndefined()
  })

  test('[4.23] what a unit spends never exceeds its movement, whatever way it takes', () => {
    const play = position({ units: { '1/85': '24,11' } }).say('move 1/85')
    expect(play.refused('24,3')).toBe('4.23')
    expect(costs({ units: { '95roz': '24,11' } }, '95roz')['24,4']).toBe(18)
  })

  test('[4.24 4.25] points may be left, and are gone in the next phase', () => {
    const play = position({ units: { '1/85': '24,11', '2/85': '60,6', '22NZ': '80,5' } })
    play.say('move 1/85', '24,12', 'done', 'done', 'done')
    expect([play.s.turn, play.decision]).toEqual([4, 'move'])
    expect(halfPoints(play.s, unitNamed('1/85'))).toBe(12)
  })

  test('[4.26] points one unit leaves are of no use to another', () => {
    const play = position({ units: { '1/85': '24,11', '95roz': '26,9' } }).say('move 95roz', '26,10', 'move 1/85')
    expect(play.refused('24,3')).toBe('4.23')
  })

  test('[4.27] a finished move is final: no unit moves twice in a phase', () => {
    const play = position({ units: { '1/85': '24,11', '2/85': '27,9' } }).say('move 1/85', '24,12')
    expect(play.refused('move 1/85')).toBe('4.27')
  })
})

describe('4.3 ground', () => {
  test('[4.31] clear ground one point, hills two, mountains three, high mountains four, a town half', () => {
    expect(from('24,11')['24,12']).toBe(2)
    expect(from('20,10')['20,11']).toBe(2)
    expect(from('20,11')['20,10']).toBe(4)
    expect(from('35,12')['35,11']).toBe(6)
    expect(from('36,7')['36,6']).toBe(6)
    expect(from('37,7')['37,6']).toBe(8)
    expect(from('34,17')['33,17']).toBe(1)
  })

  test('[4.32] sea, peaks and the hexes beyond the map are no places to go to', () => {
    const play = position({ units: { '1/85': '24,14', '2/85': '33,2' } })
    expect(play.say('move 1/85').refused('24,15')).toBe('4.32')
    expect(
      position({ units: { '1/85': '33,2' } })
        .say('move 1/85')
        .refused('33,1'),
    ).toBe('17.1')
    expect(from('88,17')['90,17']).toBeUndefined()
    expect(
      position({ units: { '1/85': '88,17' } })
        .say('move 1/85')
        .refused('90,17'),
    ).toBe('9.11')
  })

  test('[4.33 4.34] a step along a road costs half a point on any ground', () => {
    // The road through the hills south of Tavronitis.
    const cost = from('15,7')
    expect([cost['15,6'], cost['15,5'], cost['15,4']]).toEqual([1, 2, 3])
  })

  test('[4.35] who comes onto a road from the side pays for the ground, and half a point from the next step on', () => {
    const cost = from('14,7')
    expect([cost['15,7'], cost['15,6']]).toEqual([2, 3])
    expect(from('14,6')['15,6']).toBe(3)
    expect(from('14,5')['15,6']).toBe(4)
  })

  test('[4.36] a path costs one point a step on any ground, and its ground from the side', () => {
    const cost = from('33,8')
    expect([cost['33,9'], cost['32,8']]).toEqual([2, 6])
    expect(from('35,7')['34,6']).toBe(6)
  })

  test('[4.37] E2: over a river onto clear ground two points', () => {
    expect(from('16,12')['17,12']).toBe(4)
    expect(from('16,11')['17,11']).toBe(4)
    expect(from('17,12')['17,11']).toBe(2)
  })

  test('[4.33] Q2, A2: a bridge costs what its road or path costs, and nothing for the river', () => {
    expect(from('15,13')['16,13']).toBe(1)
    expect(from('44,11')['45,11']).toBe(2)
  })

  test('[4.31] A3: a town costs half a point from every side', () => {
    expect(from('34,17')['33,17']).toBe(1)
    expect(from('33,16')['33,17']).toBe(1)
  })
})

describe('4.4 friends', () => {
  test('[4.41 4.43] friends and their zones are passed at no extra cost, by any number of units', () => {
    const friends = { '2/85': '24,12', '3/85': '25,12', '1/100': '23,12' }
    expect(from('24,11', friends)['24,13']).toBe(from('24,11')['24,13'])
    const play = position({ units: { '1/85': '24,11', '1/100': '24,10', '2/85': '24,12' } })
    play.say('move 1/85', '24,13', 'move 1/100', '23,13')
    expect(where(play, '1/85', '1/100')).toEqual(['24,13', '23,13'])
  })

  test('[4.42] no move ends on a friend', () => {
    const play = position({ units: { '1/85': '24,11', '2/85': '24,12' } }).say('move 1/85')
    expect(play.refused('24,12')).toBe('4.42')
  })
})

describe('4.5 and 10.11 halved movement', () => {
  test('[4.5/1] British units have half their movement by day', () => {
    const day = { stage: 'british-move', units: { '22NZ': '24,11', T1: '26,9', L1: '22,9', '1/85': '60,6' } } as const
    expect(['22NZ', 'T1', 'L1'].map((u) => budget(day, u))).toEqual([3, 4, 5])
    expect(Math.max(...Object.values(costs(day, '22NZ')))).toBe(6)
  })

  test('[10.11] by night they have all of it, as Germans always have', () => {
    const night = { stage: 'british-move', turn: 4, units: { '22NZ': '24,11', '1/85': '60,6' } } as const
    expect([budget(night, '22NZ'), budget(night, '1/85')]).toEqual([6, 6])
    expect(budget({ units: { '1/85': '60,6' } }, '1/85')).toBe(6)
  })
})

describe('5.0 zones of control', () => {
  const round = ['24,14', '24,12', '25,13', '25,14', '23,13', '23,14']

  test('[5.11] E9: the zone is the six hexes around', () => {
    const { s } = position({ units: { '22NZ': '17,13', '1/85': '60,6' } })
    const zone = s.box.spaces.filter((_, x) => (s.cache.zoneBritish[x] ?? 0) > 0)
    expect(zone.sort()).toEqual(['16,12', '16,13', '17,12', '17,14', '18,12', '18,13'])
  })

  test.each(['german-move', 'german-combat', 'british-move', 'british-combat'] as const)(
    '[5.12] every unit has its zone: %s',
    (stage) => {
      for (const turn of [3, 4])
        for (const unit of ['22NZ', 'AA1', 'L1']) {
          const { s } = position({ stage, turn, units: { [unit]: '24,13', '1/85': '60,6' } })
          expect(s.box.spaces.filter((_, x) => (s.cache.zoneBritish[x] ?? 0) > 0).sort()).toEqual([...round].sort())
        }
    },
  )

  test('[5.13] zones of both sides on one hex all count: each stops the other side', () => {
    const setup = { units: { '22NZ': '24,13', '1/85': '26,13', '2/85': '28,11', '23NZ': '22,9' } } as const
    const { s } = position(setup)
    const both = s.box.spaces.indexOf('25,13')
    expect([s.cache.zoneBritish[both], s.cache.zoneGerman[both]]).toEqual([1, 1])
    expect(costs(setup, '2/85')['25,13']).toBe(6)
    expect(position({ units: { ...setup.units, '2/85': '25,13' } }).refused('move 2/85')).toBe('4.22')
    const british = { stage: 'british-move', units: { ...setup.units, '23NZ': '25,13' } } as const
    expect(position(british).refused('move 23NZ')).toBe('4.22')
  })

  test('[5.14] a zone does not touch its own side', () => {
    expect(from('24,11', { '2/85': '24,13' })).toMatchObject({ '24,12': 2, '23,13': 4 })
    expect(position({ units: { '1/85': '24,12', '2/85': '24,13' } }).refused('move 1/85')).toBeUndefined()
  })

  test('[5.21 5.22] entering an enemy zone ends the move and costs nothing extra', () => {
    const cost = from('24,10', { '22NZ': '24,13' })
    expect(cost['24,12']).toBe(4)
    // From there nothing leads on: the hexes behind are reached around the zone or not at all.
    expect([cost['23,13'], cost['23,14']]).toEqual([6, 9])
    expect(
      position({ units: { '1/85': '24,10', '22NZ': '24,13' } })
        .say('move 1/85')
        .refused('24,14'),
    ).toBe('5.21')
  })

  test('[10.12] Q6: by night a unit leaves a zone at the start of its move, and enters no other in that phase', () => {
    const setup: Setup = { turn: 4, units: { '1/85': '24,12', '22NZ': '24,13', '23NZ': '27,11' } }
    const cost = costs(setup, '1/85')
    expect(cost['24,11']).toBe(2)
    for (const hex of [...round, '26,11', '26,10', '27,12']) expect(cost[hex], hex).toBeUndefined()
    expect(position(setup).say('move 1/85').refused('23,13')).toBe('10.12')
    expect(position(setup).say('move 1/85').refused('26,11')).toBe('10.12')
  })

  test('[10.12] A34: by night a unit that starts outside zones may enter one, and stops', () => {
    const cost = costs({ turn: 4, units: { '1/85': '24,10', '22NZ': '24,13' } }, '1/85')
    expect([cost['24,12'], cost['23,14']]).toEqual([4, 9])
  })
})

describe('the track is left for over the common edge', () => {
  test('[9.11] leaving costs one point and ends on ENTRY-EXIT', () => {
    expect(from('88,17')).toMatchObject({ '89,17': 2, west: 4 })
  })
})
