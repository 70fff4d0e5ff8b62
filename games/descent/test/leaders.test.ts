// Leaders: death, return, what a new one gives, the changes of mode that are missing with them; the King; current Morale.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { faults } from '../faults.ts'
import { leaderBinds, leads } from '../rules/chain.ts'
import {
  headquartersFor,
  leaderBonus,
  loseLeader,
  mayStandWith,
  refuseLeaderless,
  returning,
  returnLeader,
  settleNewLeaders,
} from '../rules/leaders.ts'
import { fightingStrength, refuseMode } from '../rules/modes.ts'
import { anger, currentMorale } from '../rules/morale.ts'
import { type Descent, lose, put } from '../state.ts'
import { hex, names, position, type Setup, stack, unit } from './support.ts'

const LED = {
  Freyberg: 'E2122',
  CHCHQ: 'E2122',
  Puttick: 'E2122',
  '2-NZ-Div': 'E2122',
  Hargest: 'E2122',
  '5-Bde': 'E2122',
  '23/5-Bde': 'E2122',
  'A/23': 'E2122',
} as const

function led(more: Setup = {}, dead: readonly string[] = []): Descent {
  const s = position({ turn: 12, phase: 9, units: LED, ...more })
  for (const id of dead) loseLeader(s, unit(id))
  return s
}

describe('return', () => {
  it('[21.41 21.42 21.43] on his own headquarters, not while it is Disrupted, never (ruling M64) when it is lost', () => {
    const s = led({}, ['Hargest'])
    expect(names(headquartersFor(s, unit('Hargest')))).toEqual(['5-Bde'])
    expect(names(returning(s, 'commonwealth'))).toEqual(['Hargest'])
    s.disrupted[unit('5-Bde')] = 1
    expect(headquartersFor(s, unit('Hargest'))).toEqual([])
    s.disrupted[unit('5-Bde')] = 0
    lose(s, unit('5-Bde'), 10)
    expect(headquartersFor(s, unit('Hargest'))).toEqual([])
  })

  it('[21.44 21.41] for two turns he gives one point', () => {
    const s = led({}, ['Hargest'])
    returnLeader(s, unit('Hargest'), unit('5-Bde'))
    expect([stack(s, 'E2122').includes('Hargest'), leaderBonus(s, unit('Hargest'))]).toEqual([true, 1])
    settleNewLeaders(s, 'commonwealth')
    expect(leaderBonus(s, unit('Hargest'))).toBe(1)
    settleNewLeaders(s, 'commonwealth')
    expect(leaderBonus(s, unit('Hargest'))).toBe(2)
  })

  it('[28.2 28.2/11] in Scenario 28 Student comes back on any German headquarters', () => {
    const s = position({
      scenario: '28',
      turn: 83,
      phase: 1,
      units: { 'RHQ/100': 'E2024', 'RHQ/85': 'E2122', Student: 'E2024' },
    })
    loseLeader(s, unit('Student'))
    expect(names(headquartersFor(s, unit('Student'))).sort()).toEqual(['RHQ/100', 'RHQ/85'])
  })

  it('[28.2/11 21.11 21.12 21.7] there he stands above every German headquarters: its units are his', () => {
    const units = { Student: 'E2024', '100/1/2': 'E2024', '55-Kraf/2': 'E2023', Utz: 'E2122' } as const
    const s = position({ scenario: '28', turn: 83, units })
    expect(['100/1/2', '55-Kraf/2'].map((id) => leads(s, unit('Student'), unit(id)))).toEqual([true, true])
    expect(mayStandWith(s, unit('Student'), hex('E2024'))).toBe(true)
    expect(leaderBinds(s, [unit('100/1/2'), unit('55-Kraf/2')])).toBe(true)
    expect(leads(position({ scenario: '31', units }), unit('Student'), unit('100/1/2'))).toBe(false)
  })

  it('[28.2/11 21.51] and while he lives, units whose leader fell wait one turn, not three', () => {
    const wait = (units: NonNullable<Setup['units']>): boolean[] => {
      const s = position({ scenario: '28', turn: 83, phase: 9, units })
      loseLeader(s, unit('Utz'))
      return [84, 85].map((turn) => {
        s.turn = turn
        return refuseLeaderless(s, unit('100/1/2')) !== undefined
      })
    }
    const mountain = { '100/1/2': 'E2024', 'RHQ/100': 'E2024', Utz: 'E2024' } as const
    expect([wait(mountain), wait({ ...mountain, Student: 'E2024' })]).toEqual([
      [true, true],
      [true, false],
    ])
  })
})

describe('faults', () => {
  it('[21.3 16.37] a leader lost without a turn of death, and a marker in the sea, are named', () => {
    const s = position({ units: { Hargest: 'W0710', 'A/23': 'W0710' } })
    expect(faults(s)).toEqual([])
    put(s, unit('Hargest'), s.box.boxes.lost)
    s.markerAt[0] = s.box.spaces.findIndex((_, h) => s.box.grounds[cell(s.box.ground, h)]?.id === 'all-sea')
    expect(faults(s).map((f) => f.slice(0, 8))).toEqual(['Hargest ', 'supply-1'])
  })
})

describe('missing leaders', () => {
  const headless = (s: Descent, id = 'A/23'): boolean => refuseLeaderless(s, unit(id)) !== undefined
  const after = (s: Descent, turns: number): Descent => {
    s.turn += turns
    return s
  }

  it('[21.51 M46] one turn where a superior lives, from the next turn on', () => {
    const s = led({}, ['Hargest'])
    expect([headless(s), headless(after(s, 1)), headless(after(s, 1))]).toEqual([false, true, false])
  })

  it('[21.51 M46] three where none lives', () => {
    const s = led({}, ['Hargest', 'Puttick', 'Freyberg'])
    expect([1, 2, 3, 4].map(() => headless(after(s, 1)))).toEqual([true, true, true, false])
  })

  it('[21.53] a superior covers one lower post, the first that fell vacant; a living leader of their own frees', () => {
    const s = led({ units: { ...LED, Inglis: 'E2122', '4-Bde': 'E2122', '19/4-Bde': 'E2122', 'A/19': 'E2122' } }, [
      'Inglis',
    ])
    expect(headless(after(s, 1), 'A/23')).toBe(false)
    loseLeader(s, unit('Hargest'))
    loseLeader(s, unit('Freyberg'))
    // Puttick covers 4 Bde, which fell vacant first; 5 Bde waits three turns.
    expect([1, 2, 3, 4].map(() => headless(after(s, 1), 'A/23'))).toEqual([true, true, true, false])
  })

  it('[21.53 M147] the loss of one of several leaders of a headquarters takes no cover from another post', () => {
    const s = led({ units: { ...LED, Gentry: 'E2122' } }, ['Gentry'])
    after(s, 1)
    loseLeader(s, unit('Hargest'))
    expect([1, 2].map(() => headless(after(s, 1)))).toEqual([true, false])
  })

  it('[21.53 M147] of two posts that fall in one turn one is covered', () => {
    const two = { Inglis: 'E2122', '4-Bde': 'E2122', '19/4-Bde': 'E2122', 'A/19': 'E2122' } as const
    const s = led({ units: { ...LED, ...two } }, ['Inglis', 'Hargest', 'Freyberg'])
    const waits = [1, 2, 3, 4].map(() => [headless(after(s, 1), 'A/19'), headless(s, 'A/23')])
    expect(waits).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
    ])
  })

  it('[21.51 21.52] the Organization Phase knows it; a leader who is back ends it', () => {
    const s = after(led({ phase: 2 }, ['Hargest']), 1)
    expect(refuseMode(s, unit('A/23'), 0)?.rule).toBe('21.51')
    returnLeader(s, unit('Hargest'), unit('5-Bde'))
    expect(refuseMode(s, unit('A/23'), 0)).toBeUndefined()
  })
})

describe('company', () => {
  it('[21.7/1] with one of his or with nobody', () => {
    const s = position({ units: { Hargest: 'W0820', 'A/23': 'W0710', 'A/19': 'W0711' } })
    expect(['W0710', 'W0711', 'W0712'].map((h) => mayStandWith(s, unit('Hargest'), hex(h)))).toEqual([
      true,
      false,
      true,
    ])
  })

  it('[32.42 H17] German leaders have no effect in Scenario 32 before turn 22', () => {
    const s = position({ scenario: '32', turn: 21, units: { Koch: 'W0710', 'AR/1/2': 'W0710', 'AR/1/3': 'W0711' } })
    const both = [unit('AR/1/2'), unit('AR/1/3')]
    expect([leaderBinds(s, both), leaderBonus(s, unit('Koch'))]).toEqual([false, 0])
    s.turn = 22
    expect([leaderBinds(s, both), leaderBonus(s, unit('Koch'))]).toEqual([true, 2])
  })
})

describe('King George', () => {
  it('[21.81 21.82] gives nothing, does not return, and his death lowers Greek Morale by one for good', () => {
    const s = position({ turn: 12, units: { 'King-George': 'E2230', '1/1': 'W0710', 'A/23': 'W0711' } })
    expect(leaderBonus(s, unit('King-George'))).toBe(0)
    const [greek, other] = [currentMorale(s, unit('1/1')), currentMorale(s, unit('A/23'))]
    loseLeader(s, unit('King-George'))
    expect([currentMorale(s, unit('1/1')), currentMorale(s, unit('A/23'))]).toEqual([greek - 1, other])
    expect([s.kingDead, headquartersFor(s, unit('King-George'))]).toEqual([true, []])
  })
})

describe('current Morale', () => {
  it('[4.5/7 13.44] printed less losses, with the command result', () => {
    const s = position({ units: { 'A/23': { at: 'W0710', strength: 3 } } })
    expect(currentMorale(s, unit('A/23'))).toBe(3)
    s.check[unit('A/23')] = s.box.tables.commandResults.findIndex((r) => r.code === 'M2')
    expect(currentMorale(s, unit('A/23'))).toBe(5)
  })

  it('[15.65 4.5/11] losses of a Disrupted unit come off its whole current Strength', () => {
    const s = position({ units: { 'A/23': { at: 'W0710', disrupted: true } } })
    lose(s, unit('A/23'), 2)
    expect([cell(s.strength, unit('A/23')), fightingStrength(s, unit('A/23'))]).toEqual([3, 1])
  })

  it('[15.6/1 D12] Disrupted three less, and no command result helps; [24.13] fatigued two less', () => {
    const s = position({ units: { 'A/23': { at: 'W0710', disrupted: true }, 'AR/1/2': 'W0712' } })
    s.check[unit('A/23')] = s.box.tables.commandResults.findIndex((r) => r.code === 'M2')
    expect(currentMorale(s, unit('A/23'))).toBe(2)
    s.fatigued[unit('AR/1/2')] = 1
    expect(currentMorale(s, unit('AR/1/2'))).toBe(4)
  })

  it('[22.21 22.22 22.23] irregulars anger paratroops by day one, by night two and mountain troops one, for the next turn', () => {
    const s = position({ turn: 12, units: { 'AR/1/2': 'W0710', '100/1/1': 'W0711', 'A/23': 'W0712' } })
    const all = ['AR/1/2', '100/1/1', 'A/23'].map(unit)
    s.irregularDay = 11
    expect(all.map((u) => anger(s, u))).toEqual([1, 0, 0])
    s.irregularNight = 11
    expect(all.map((u) => anger(s, u))).toEqual([2, 1, 0])
    s.turn = 13
    expect(all.map((u) => anger(s, u))).toEqual([0, 0, 0])
    expect(cell(s.strength, all[0] ?? -1)).toBe(6)
  })
})
