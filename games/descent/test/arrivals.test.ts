// Reinforcements: when, where and how they come, and how units leave the map (26.0, 28.43, 31.5, 33.42).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { arrivalPrice, entryHexes, expire, refuseArrival } from '../rules/arrivals.ts'
import { needsOrders, whyCannotMove } from '../rules/mobility.ts'
import { move } from '../rules/movement-phase.ts'
import { at, type Descent, put, spaceId } from '../state.ts'
import { hex, play, position, type Setup, unit } from './support.ts'

const TRAVEL = 2
/** A Conditional Movement Phase with these units waiting beside the map. */
function waiting(ids: readonly string[], setup: Setup = {}): Descent {
  const s = position({ phase: 6, ...setup })
  for (const id of ids) {
    const u = unit(id)
    put(s, u, s.box.boxes.off)
    s.strength[u] = printed.units[u]?.strength ?? 0
    s.activated[u] = 0
    s.due[u] = s.box.scenarios[s.scenario]?.setups.get(u)?.turn ?? 0
  }
  s.stage = 'act'
  return s
}
const ids = (s: Descent, hexes: readonly number[]): string[] => hexes.map((h) => spaceId(s, h))
const where = (s: Descent, id: string): string => spaceId(s, at(s, unit(id)))

describe('arrivals', () => {
  it('[26.11 26.14] on their turn or later, in either own Conditional Movement Phase', () => {
    const s = waiting(['23-1-MTC', '106-RHA'], { turn: 3 })
    expect(refuseArrival(s, unit('23-1-MTC'))?.rule).toBe('26.14')
    expect(refuseArrival(s, unit('106-RHA'))).toBeUndefined()
    s.turn = 4
    expect([6, 11, 5, 4].map((phase) => refuseArrival(Object.assign(s, { phase }), unit('23-1-MTC'))?.rule)).toEqual([
      undefined,
      undefined,
      '26.14',
      '26.14',
    ])
    expect(ids(s, entryHexes(s, unit('23-1-MTC')))).toEqual(['E6110'])
  })

  it('[26.12] code A: by a road of column 01 of the East map', () => {
    const s = waiting(['106-RHA'])
    expect(ids(s, entryHexes(s, unit('106-RHA')))).toEqual(['E3901', 'E4401'])
  })

  it('[26.13 26.19] ruling M58: Layforce at the coast near one of three places, all near the same, Germans bar a hex', () => {
    const s = waiting(['A/LF', 'B/LF'], { turn: 44 })
    expect(ids(s, entryHexes(s, unit('A/LF')))).toEqual(['E2022', 'E2023', 'E2121', 'E2416', 'E2411', 'E2412', 'E2510'])
    for (const key of ['arrive A/LF', 'stop'])
      play(move(s), ...(key === 'stop' ? [key] : [key, 'concentrated', 'E2411']))
    expect(where(s, 'A/LF')).toBe('E2411')
    expect(ids(s, entryHexes(s, unit('B/LF')))).toEqual(['E2411', 'E2412', 'E2510'])
    for (const [i, id] of ['E2411', 'E2412', 'E2510'].entries()) {
      put(s, unit('A/LF'), s.box.boxes.left)
      s.strength[unit(`AR/1/${i + 2}`)] = 6
      put(s, unit(`AR/1/${i + 2}`), hex(id))
    }
    expect(ids(s, entryHexes(s, unit('B/LF')))).toEqual(['E2022', 'E2023', 'E2121', 'E2416'])
  })

  it('[26.15 26.16 26.5/1] in any mode, paying from its first hex, activated', () => {
    const s = waiting(['23-1-MTC'], { turn: 4 })
    const modes = printed.units[unit('23-1-MTC')]?.modes.length ?? 0
    const asked = play(move(s), 'arrive 23-1-MTC', ...(modes > 1 ? ['concentrated'] : []))
    expect(asked[0]).toContain('arrive 23-1-MTC')
    expect([where(s, '23-1-MTC'), cell(s.spent, unit('23-1-MTC')), needsOrders(s, unit('23-1-MTC'))]).toEqual([
      'E6110',
      4,
      false,
    ])
    expect(cell(s.arrived, unit('23-1-MTC'))).toBe(4)
  })

  it('[26.17] later ones by the same hex pay as if they had marched in a column behind', () => {
    const s = waiting(['A/2/4', 'B/2/4', 'D/2/4', 'D/2/1', '2/8-RAE', '2/1-MG'], { turn: 84 })
    const [first, next] = [unit('A/2/4'), unit('2/1-MG')]
    const once = arrivalPrice(s, first, 1, hex('E3901'))
    const limit = s.box.grounds[cell(s.box.ground, hex('E3901'))]?.stack ?? 0
    for (const id of ['A/2/4', 'B/2/4', 'D/2/4', 'D/2/1', '2/8-RAE']) s.entry[unit(id)] = hex('E3901')
    const before = ['A/2/4', 'B/2/4', 'D/2/4', 'D/2/1', '2/8-RAE'].reduce((n, id) => n + cell(s.strength, unit(id)), 0)
    const stacks = Math.floor((before + cell(s.strength, next) - 1) / limit)
    expect(stacks).toBe(1)
    expect(arrivalPrice(s, next, 1, hex('E3901'))).toBe(2 * once)
  })

  it('[26.18] up to ten turns late, then it does not come and is no loss', () => {
    const s = waiting(['23-1-MTC'], { turn: 14 })
    expire(s)
    expect(where(s, '23-1-MTC')).toBe('off')
    s.turn = 15
    expire(s)
    expect(where(s, '23-1-MTC')).toBe('out')
  })

  it('[26.19] a blocked entry hex gives way to its neighbours on the edge, then to the whole edge', () => {
    const s = waiting(['23-1-MTC'], { turn: 4 })
    const enemies = ['AR/1/2', 'AR/1/3', 'AR/1/4']
    s.strength[unit('AR/1/2')] = 6
    put(s, unit('AR/1/2'), hex('E6110'))
    expect(ids(s, entryHexes(s, unit('23-1-MTC'))).toSorted()).toEqual(['E6109', 'E6111'])
    for (const [i, id] of ['E6110', 'E6109', 'E6111'].entries()) {
      s.strength[unit(enemies[i] ?? '')] = 6
      put(s, unit(enemies[i] ?? ''), hex(id))
    }
    const open = ids(s, entryHexes(s, unit('23-1-MTC')))
    expect(open).toContain('E6112')
    expect(open).not.toContain('E6110')
  })

  it('[26.19 21.31] a lone German leader blocks nothing and dies, but keeps a leader out', () => {
    const s = waiting(['23-1-MTC'], { turn: 4 })
    put(s, unit('Koch'), hex('E6110'))
    expect(ids(s, entryHexes(s, unit('23-1-MTC')))).toEqual(['E6110'])
    play(move(s), 'arrive 23-1-MTC')
    expect([where(s, '23-1-MTC'), where(s, 'Koch'), cell(s.lostTurn, unit('Koch'))]).toEqual(['E6110', 'lost', 4])
    const led = waiting(['Campbell'], { scenario: '28', turn: 83 })
    put(led, unit('Utz'), hex('E4401'))
    expect(ids(led, entryHexes(led, unit('Campbell')))).not.toContain('E4401')
  })

  it('[26.19 M134] the edge of E6110 is that of the East map', () => {
    const s = waiting(['23-1-MTC'], { turn: 4 })
    for (const [i, id] of ['E6110', 'E6109', 'E6111'].entries()) put(s, unit(`AR/1/${i + 2}`), hex(id))
    expect(ids(s, entryHexes(s, unit('23-1-MTC'))).every((id) => id.startsWith('E61'))).toBe(true)
  })

  it('[26.4/1 25.33] army units land on the beaches of Kastelli', () => {
    const s = waiting(['55-Kraf/1'], { turn: 49, phase: 4 })
    expect(ids(s, entryHexes(s, unit('55-Kraf/1')))).toEqual(['W0943', 'W1040', 'W1041', 'W1042'])
  })

  it('[28.43] ruling M163: every reinforcement of Scenario 28 has a Travel mode, and comes in it unasked', () => {
    const due = printed.tables.setups.filter((r) => r.scenario === '28' && r.how === 'edge').map((r) => r.unit)
    const units = due.filter((id) => printed.units[unit(id)]?.leader === false)
    expect(units).toHaveLength(10)
    for (const id of units) {
      const s = waiting([id], { scenario: '28', turn: 84 })
      const asked = play(move(s), `arrive ${id}`, 'E4401')
      expect([id, asked.some((x) => x.includes('arrival-mode')), cell(s.mode, unit(id))]).toEqual([id, false, TRAVEL])
    }
  })
})

describe('leaders as reinforcements', () => {
  it('[26.14] Campbell comes by the road in Scenario 28, and has no mode to choose', () => {
    const s = waiting(['Campbell'], { scenario: '28', turn: 83 })
    expect(refuseArrival(s, unit('Campbell'))).toBeUndefined()
    play(move(s), 'arrive Campbell', 'E4401')
    expect(where(s, 'Campbell')).toBe('E4401')
  })
})

describe('leaving the map', () => {
  const at28 = (id: string, space: string, arrived: number): Descent => {
    const s = position({ scenario: '28', turn: 84, phase: 6, units: { [id]: space } })
    s.arrived[unit(id)] = arrived
    s.stage = 'act'
    return s
  }
  const offers = (s: Descent, id: string): string => {
    play(move(s), `take ${id}`)
    return play(move(s), 'stop')[0] ?? ''
  }

  it('[28.43] the reinforcements of Scenario 28 leave by the road to Sfakia, others do not', () => {
    expect(offers(at28('A/2/4', 'E6110', 83), 'A/2/4')).toContain('exit')
    expect(offers(at28('A/2/4', 'E6110', 0), 'A/2/4')).not.toContain('exit')
    expect(offers(at28('A/2/4', 'E6109', 83), 'A/2/4')).not.toContain('exit')
    const s = at28('A/2/4', 'E6110', 83)
    play(move(s), 'take A/2/4')
    play(move(s), 'exit')
    expect([where(s, 'A/2/4'), s.moving]).toEqual(['left', []])
  })

  it('[33.42] in the Battle Game the Commonwealth leaves southward, the Germans never; it pays as for one more hex', () => {
    const s = position({ phase: 6, units: { 'A/23': { at: 'W3931', spent: 29 }, 'AR/1/2': 'W3920' } })
    s.stage = 'act'
    play(move(s), 'take A/23')
    // Half a point more than it has: nothing is left but to stop.
    expect(play(move(s))).toEqual([])
    s.moved.fill(0)
    s.spent[unit('A/23')] = 28
    play(move(s), 'take A/23')
    play(move(s), 'exit')
    expect(where(s, 'A/23')).toBe('left')
    s.phase = 4
    play(move(s), 'take AR/1/2')
    expect(play(move(s), 'stop')[0]).not.toContain('exit')
  })

  it('[33.42 9.4/1] leaving it draws the fire of any step', () => {
    const s = position({ phase: 6, units: { 'A/23': 'W3931', 'AR/1/2': 'W3831' } })
    s.stage = 'act'
    play(move(s), 'take A/23')
    const asked = play(move(s), 'exit', 'pass')
    expect(asked[1]).toBe('german opportunity: fire pass hold W3831 hold')
    expect(whyCannotMove(s, unit('A/23'))?.rule).toBe('9.0')
  })
})
