// Airstrikes: how many, where, scatter, whom they hit, and what their results do.
import { cell, forcedChance, noChance } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { faults } from '../faults.ts'
import {
  strikeBreakdown,
  strikeColumn,
  strikeEffect,
  strikeHex,
  strikeOdds,
  strikeResult,
  strikes,
  strikeTargets,
} from '../rules/airstrikes.ts'
import { hastyStrikes } from '../rules/hasty-strikes.ts'
import { mayBePushed } from '../rules/passage.ts'
import { strikeRetreats } from '../rules/retreat.ts'
import { mostAt, placeStrike, refuseStrikeAt, refuseStrikes, strikesLeft, weightAt } from '../rules/strike-allotment.ts'
import { nextPhase } from '../rules/turn.ts'
import { type Descent, spaceId } from '../state.ts'
import { hex, names, play, position, type Setup, stack, unit } from './support.ts'

const CLEAR = 'W1020'
const ROUGH = 'W1211'
const FOREST = 'W1727'
const at = (units: Setup['units'], more: Omit<Setup, 'units'> = {}): Descent => {
  const s = position({ phase: 1, turn: 12, units: units ?? {}, ...more })
  s.stage = 'hasty'
  return s
}

describe('whom an airstrike sees', () => {
  it('[7.4/1] ruling N35: the Depleted by their face: one that is Dispersed in forest is no target, a Disrupted one is', () => {
    const s = at({
      'A/23': { at: FOREST, mode: 'dispersed', depleted: true },
      'B/23': { at: FOREST, mode: 'concentrated', depleted: true },
      'C/23': { at: FOREST, mode: 'dispersed', disrupted: true },
    })
    expect(names(strikeTargets(s, hex(FOREST)))).toEqual(['B/23', 'C/23'])
  })
})

describe('the allotment', () => {
  it('[17.0/2 17.11 17.13] twelve on turn 12, set anew each turn; hasty ones at most half of them (ruling M2)', () => {
    const s = at({ 'A/23': CLEAR })
    expect([strikesLeft(s, 'german'), strikesLeft(s, 'commonwealth')]).toEqual([12, 0])
    placeStrike(s, 'german', hex(CLEAR))
    s.phase = 3
    expect(strikesLeft(s, 'german')).toBe(6)
    for (let n = 0; n < 6; n++) placeStrike(s, 'german', hex(CLEAR))
    expect([strikesLeft(s, 'german'), refuseStrikes(s, 'german')?.rule]).toEqual([0, '17.0'])
    s.phase = 15
    nextPhase(s)
    expect([s.turn, strikesLeft(s, 'german')]).toEqual([13, 12])
  })

  it('[17.15 17.14] none at night; none where nothing flies (ruling M49)', () => {
    expect(refuseStrikes(at({}, { turn: 9 }), 'german')?.rule).toBe('17.15')
    expect(refuseStrikes(at({}, { weather: 13 }), 'german')?.rule).toBe('16.12')
  })

  it('[17.14 17.18 17.24] rulings G19, M122: two make one in bad weather or over bad ground, four in both', () => {
    const weights = (weather: number): number[] =>
      [CLEAR, ROUGH, FOREST, 'E1727'].map((h) => weightAt(at({}, { weather }), hex(h)))
    expect([weights(3), weights(6)]).toEqual([
      [1, 2, 2, 2],
      [2, 4, 4, 4],
    ])
    const s = at({ 'A/23': ROUGH }, { weather: 6 })
    s.flown = 9
    expect(refuseStrikeAt(s, 'german', hex(ROUGH))?.rule).toBe('17.18')
    expect(refuseStrikeAt(s, 'german', hex(CLEAR))).toBeUndefined()
  })

  it('[17.12] ruling G22: two on a hex in effect; one in bad weather over bad ground', () => {
    const s = at({ 'A/23': CLEAR })
    placeStrike(s, 'german', hex(CLEAR))
    expect(refuseStrikeAt(s, 'german', hex(CLEAR))).toBeUndefined()
    placeStrike(s, 'german', hex(CLEAR))
    expect(refuseStrikeAt(s, 'german', hex(CLEAR))?.rule).toBe('17.12')
    expect([mostAt(at({}, { weather: 9 }), hex(ROUGH)), mostAt(at({}, { weather: 9 }), hex(CLEAR))]).toEqual([1, 2])
  })

  it('[16.36] ruling M57: Supply markers that lie alone may be aimed at, not those with a unit or leader of one’s own', () => {
    const s = at({ 'A/23': CLEAR, 'AR/1/2': FOREST, Koch: 'W0712' }, { dice: [1, 1] })
    for (const [m, id] of ['W0710', FOREST, 'W0712'].entries()) s.markerAt[m] = hex(id)
    expect(play(hastyStrikes(s), 'W0710')).toEqual([`german airstrike: done ${CLEAR} W0710`])
    s.phase = 4
    s.stage = 'strikes'
    s.chance = forcedChance({ dice: [3, 4, 1, 1] }, () => [], noChance('no more dice'))
    play(strikes(s))
    expect([cell(s.markerAt, 0), cell(s.markerAt, 1)]).toEqual([-1, hex(FOREST)])
  })

  it('[17.0/2] ruling M57: asked hex by hex where enemies stand, until done or nothing is left', () => {
    const s = at({ 'A/23': CLEAR, Hargest: FOREST })
    expect(play(hastyStrikes(s), CLEAR)).toEqual([`german airstrike: done ${CLEAR}`])
    expect([s.flown, cell(s.strikeAt, 0), cell(s.strikeHasty, 0)]).toEqual([1, hex(CLEAR), 0])
    s.flown = 12
    expect(play(hastyStrikes(s))).toEqual([])
    expect(s.stage).toBe('checks')
  })
})

describe('scatter', () => {
  const aimed = (hasty: boolean, dice: number[]): string => {
    const s = at({ 'A/23': CLEAR }, { phase: hasty ? 3 : 1, dice })
    placeStrike(s, 'german', hex(CLEAR))
    s.phase = hasty ? 3 : 4
    s.stage = 'strikes'
    s.journal = []
    play(strikes(s))
    return spaceId(s, s.struck[0] ?? -1)
  }

  it('[17.21 17.2/1] ruling G17: normal ones stray one hex on 3 and 12, two on 2; else they are on target', () => {
    expect(aimed(false, [6, 6, 2])).toBe('W1019')
    expect(aimed(false, [1, 1, 2])).toBe('W1018')
    expect(aimed(false, [1, 2, 5])).toBe('W1021')
    expect(aimed(false, [3, 4, 6, 6])).toBe(CLEAR)
  })

  it('[17.22] hasty ones stray one hex on 7, two on 5 and 9, three on 3 and 11', () => {
    expect([aimed(true, [3, 4, 2]), aimed(true, [1, 4, 2]), aimed(true, [4, 5, 2]), aimed(true, [5, 6, 2])]).toEqual([
      'W1019',
      'W1018',
      'W1018',
      'W1017',
    ])
    expect(aimed(true, [2, 2, 6, 6])).toBe(CLEAR)
  })

  it('[17.23 17.19 17.17 17.31] rulings M56: where one’s own side is hit the enemy picks the targets', () => {
    const s = at({ 'AR/1/2': 'W1019', 'AR/1/3': 'W1019', 'AR/1/1': 'W1019' }, { dice: [6, 6, 2, 6, 6, 6, 6] })
    placeStrike(s, 'german', hex(CLEAR))
    s.phase = 4
    s.stage = 'strikes'
    expect(play(strikes(s), 'AR/1/3', 'AR/1/1')).toEqual([
      'commonwealth strike-target: AR/1/2 AR/1/3 AR/1/1',
      'commonwealth strike-target: AR/1/2 AR/1/1',
    ])
    expect([cell(s.strikeOwner, 0), play(strikes(s)), s.stage]).toEqual([0, [], 'close'])
  })

  it('[17.32] what exceeds the limit after scatter has no effect', () => {
    const s = at({ 'A/23': CLEAR }, { dice: [3, 4] })
    placeStrike(s, 'german', hex(CLEAR))
    s.phase = 4
    s.stage = 'strikes'
    s.struck = [hex(CLEAR), hex(CLEAR)]
    expect(play(strikes(s))).toEqual([])
  })
})

describe('results', () => {
  it('[17.35 17.45 17.41] ruling G20: Dispersed 5 nothing, Concentrated 5 D; Travel by ground', () => {
    const s = at({
      'A/23': { at: CLEAR, mode: 'dispersed' },
      'B/23': CLEAR,
      '3-Hus.1': { at: FOREST, mode: 'travel' },
      'C/23': { at: CLEAR, disrupted: true },
    })
    const columns = ['A/23', 'B/23', 'C/23', '3-Hus.1'].map((u) => strikeColumn(s, unit(u)))
    expect(columns).toEqual(['dispersed', 'concentrated', 'disrupted', 'travel_covered'])
    expect([strikeResult(s, 'dispersed', 5), strikeResult(s, 'concentrated', 5)]).toEqual(['-', 'D'])
    for (const c of columns) expect(strikeOdds(s, c).reduce((n, o) => n + o.p, 0)).toBeCloseTo(1)
    expect(strikeBreakdown(s, unit('A/23')).outcomes.length).toBe(2)
  })

  it('[17.43 17.44] 1* is D for armor, a point for headquarters, a point and D for others; 1 is a point and D for all', () => {
    const s = at({})
    const effect = (id: string, result: '1' | '1*'): object => strikeEffect(s, unit(id), result)
    expect(['7-RTR.1', '5-Bde', 'A/23'].map((u) => effect(u, '1*'))).toEqual([
      { loss: 0, disrupted: true },
      { loss: 1, disrupted: false },
      { loss: 1, disrupted: true },
    ])
    expect(['7-RTR.1', '5-Bde', 'A/23'].map((u) => effect(u, '1'))).toEqual(
      Array.from({ length: 3 }, () => ({ loss: 1, disrupted: true })),
    )
  })

  it('[17.16 7.4/1] ruling M57: no leaders, no Dispersed units in city or forest', () => {
    const s = at({
      'A/23': { at: FOREST, mode: 'dispersed' },
      'B/23': FOREST,
      Hargest: FOREST,
      'C/23': { at: CLEAR, mode: 'dispersed' },
    })
    expect([names(strikeTargets(s, hex(FOREST))), names(strikeTargets(s, hex(CLEAR)))]).toEqual([['B/23'], ['C/23']])
  })

  it('[17.33 17.42 17.34] D: the target alone is Disrupted and driven off; friends it reaches are Disrupted', () => {
    const s = at({ 'A/23': CLEAR, 'B/23': CLEAR, 'C/23': 'W1121' }, { dice: [2, 3, 6, 6] })
    const ways = strikeRetreats(s, unit('A/23')).map((h) => spaceId(s, h))
    expect(ways).toContain('W1121')
    play(strikeHex(s, hex(CLEAR)), 'A/23', 'W1121')
    expect([stack(s, CLEAR), stack(s, 'W1121')]).toEqual([['B/23'], ['A/23', 'C/23']])
    expect(['A/23', 'B/23', 'C/23'].map((u) => cell(s.disrupted, unit(u)))).toEqual([1, 0, 1])
    expect(faults(s)).toEqual([])
  })

  it('[13.12 28.43] rulings M70, M128: who is bombed was not in combat; a bombed reinforcement of Scenario 28 frees the others', () => {
    const s = at({ 'A/23': { at: CLEAR, mode: 'dispersed' } }, { dice: [6, 6] })
    play(strikeHex(s, hex(CLEAR)))
    expect([cell(s.fought, unit('A/23')), s.opened]).toEqual([0, false])
    const road = at({ '1/CRE': { at: 'E4305', mode: 'dispersed' } }, { scenario: '28', turn: 84, dice: [6, 6] })
    play(strikeHex(road, hex('E4305')))
    expect(road.opened).toBe(true)
  })

  it('[17.42 15.62] ruling N32: static and Dispersed guns stay where they are', () => {
    const s = at({ '27-Bty/5.1': { at: CLEAR, mode: 'dispersed' } }, { dice: [1, 1] })
    play(strikeHex(s, hex(CLEAR)))
    expect([stack(s, CLEAR), cell(s.disrupted, unit('27-Bty/5.1'))]).toEqual([['27-Bty/5.1'], 1])
  })

  it('[17.42 11.14] rulings M97, M151: a destroyed bridge carries nobody, and no road leads over it', () => {
    const over = (id: string, bridge: number): [boolean, boolean] => {
      const s = at({ [id]: { at: 'W0710', mode: 'concentrated' } })
      const { id: name, side } = s.box.bridges.find((b) => b.id === 'W0710-W0711') ?? { id: '', side: -1 }
      s.bridge[s.box.bridges.findIndex((b) => b.id === name)] = bridge
      const ways = strikeRetreats(s, unit(id)).map((h) => spaceId(s, h))
      return [mayBePushed(s, unit(id), side, hex('W0710'), hex('W0711')), ways.includes('W0711')]
    }
    for (const id of ['3-Hus.1', 'A/23'])
      expect([over(id, 0), over(id, 2)]).toEqual([
        [true, true],
        [true, true],
      ])
    expect([over('3-Hus.1', 1), over('A/23', 1)]).toEqual([
      [false, false],
      [true, false],
    ])
  })

  it('[17.42] roads into other ground come first; nothing over mountain or blocked hexsides, onto enemies, or beyond the limit', () => {
    const s = at({ 'A/23': 'W0616' })
    const ways = strikeRetreats(s, unit('A/23'))
    expect(ways.length).toBeGreaterThan(0)
    for (const to of ways) expect(['city', 'rough', 'forest']).not.toContain(s.box.grounds[cell(s.box.ground, to)]?.id)
    const blocked = at({ 'A/23': 'W0609' })
    expect(strikeRetreats(blocked, unit('A/23')).map((h) => spaceId(blocked, h))).not.toContain('W0610')
  })
})
