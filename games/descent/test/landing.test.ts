// Parachutists: scatter, the ground, the enemy in the hex, leaders, reserves.
import { spaceOf } from '@merkur/board'
import { cell, type Journal, type Text } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { next } from '../flow.ts'
import { distance } from '../lines.ts'
import { aimHexes, landing, openAir, refusePara } from '../rules/air-landing.ts'
import { landOverstacked } from '../rules/landing-fire.ts'
import { land, landLeader, uncrowd } from '../rules/parachutes.ts'
import { ashore, drift, scatter, scatterResult } from '../rules/scatter.ts'
import { passOn } from '../rules/stages.ts'
import { at, isDisrupted, onMap, spaceId } from '../state.ts'
import { hex, inAir, play, position, stack, unit } from './support.ts'

describe('scatter', () => {
  it('[16.28 charts-and/41 G11] weather 0 to 2, dice 3: none; 3 to 6: one hex; at night seven are added', () => {
    const at0 = (weather: number, dice: number, turn = 12): string => scatterResult(position({ turn, weather }), dice)
    expect([at0(0, 3), at0(2, 3), at0(3, 3), at0(6, 3), at0(7, 3), at0(11, 2)]).toEqual([
      '-',
      '-',
      'S1',
      'S1',
      'S2',
      'A',
    ])
    expect(at0(0, 2, 18)).toBe('A')
  })

  it('[16.28 M106] the die gives the direction; the map holds what drifts', () => {
    const s = position({ turn: 12 })
    const dirs = [1, 2, 3, 4, 5, 6].map((die) => drift(s, hex('W0710'), die, 1))
    expect(new Set(dirs).size).toBe(6)
    for (const h of dirs) expect(distance(printed, h, hex('W0710'))).toBe(1)
    expect(distance(printed, drift(s, hex('W0710'), 2, 2), hex('W0710'))).toBe(2)
    expect(spaceId(s, drift(s, hex('E6101'), 2, 2))).toBe('E6101')
  })

  it('[16.28 charts-and/48] A: lost on ten or more, else another try', () => {
    const lost = position({ turn: 12, weather: 12, dice: [1, 1, 5, 5] })
    expect(scatter(lost, hex('W0710'))).toBe('lost')
    const again = position({ turn: 12, weather: 12, dice: [1, 1, 5, 4] })
    expect(scatter(again, hex('W0710'))).toBe('again')
  })
})

describe('after landing', () => {
  it('[16.21] nobody near: it lands', () => {
    const s = inAir(['AR/1/2'])
    play(land(s, { units: [unit('AR/1/2')], hex: hex('W0710') }))
    expect([stack(s, 'W0710'), isDisrupted(s, unit('AR/1/2')), cell(s.arrived, unit('AR/1/2'))]).toEqual([
      ['AR/1/2'],
      false,
      12,
    ])
  })

  it('[16.51 G7] forest, city and rough Disrupt it and those who stand there', () => {
    const rough = printed.tables.map.find((m) => m.terrain === 'rough' && m.sheet === 'west')?.hex ?? ''
    const s = inAir(['AR/1/2'], { units: { 'AR/1/3': rough } })
    play(land(s, { units: [unit('AR/1/2')], hex: hex(rough) }))
    expect(['AR/1/2', 'AR/1/3'].map((id) => isDisrupted(s, unit(id)))).toEqual([true, true])
  })

  it('[16.52 N55] from all-sea it is put on the nearest coast, Disrupted, without the three of the coast', () => {
    const sea = printed.board.ids.findIndex(
      (id, h) => printed.grounds[cell(printed.ground, h)]?.id === 'all-sea' && id.startsWith('W03'),
    )
    const s = inAir(['AR/1/2'])
    const coast = ashore(s, sea)
    expect([cell(s.box.coast, coast), coast === sea]).toEqual([1, false])
    play(land(s, { units: [unit('AR/1/2')], hex: sea }))
    expect([at(s, unit('AR/1/2')), isDisrupted(s, unit('AR/1/2'))]).toEqual([coast, true])
  })

  it('[16.54 G23] on Ay Theodhoroi it is Disrupted', () => {
    const s = inAir(['AR/1/2'], { dice: [6, 6] })
    play(land(s, { units: [unit('AR/1/2')], hex: hex('W0307') }))
    expect(isDisrupted(s, unit('AR/1/2'))).toBe(true)
  })

  it('[16.53] landers who overstack together stay so until the first of them leaves', () => {
    const ids = ['AR/1/1', 'AR/1/2', 'AR/1/3', 'AR/1/4', 'AR/2/5']
    const s = inAir(ids, { dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6] })
    const target = hex('W0912')
    expect(landOverstacked(s, ids.map(unit), target)).toBe(true)
    play(land(s, { units: ids.map(unit), hex: target }))
    expect([s.crowded, ids.some((id) => isDisrupted(s, unit(id)))]).toEqual([[target], false])
    const flow = uncrowd(s, target)
    for (let step = flow.next(); !step.done; )
      step = flow.next((step.value as unknown as { of: readonly number[] }).of[0])
    expect([s.crowded, isDisrupted(s, unit('AR/1/1'))]).toEqual([[], true])
  })

  it('[16.22 16.25 G6 M31] among enemies: the table, then an assault at full Strength; an enemy left eliminates them', () => {
    const s = inAir(['AR/1/2', 'AR/1/3'], { units: { '606-Pion': { at: 'W0710', strength: 1 } }, dice: [1] })
    const flow = land(s, { units: ['AR/1/2', 'AR/1/3'].map(unit), hex: hex('W0710'), printed: () => 0 })
    for (let step = flow.next(); !step.done; )
      step = flow.next((step.value as unknown as { of: readonly number[] }).of[0])
    const there = stack(s, 'W0710')
    const lost = ['AR/1/2', 'AR/1/3'].filter((id) => at(s, unit(id)) === printed.boxes.lost)
    expect(there.includes('606-Pion')).toBe(lost.length === 2)
  })

  it('[21.31] a lone enemy leader in the hex dies', () => {
    const s = inAir(['AR/1/2'], { units: { Hargest: 'W0710' } })
    play(land(s, { units: [unit('AR/1/2')], hex: hex('W0710') }))
    expect([at(s, unit('Hargest')), cell(s.lostTurn, unit('Hargest'))]).toEqual([printed.boxes.lost, 12])
  })
})

describe('leaders', () => {
  it('[33.43 M53] in the Battle Game each rolls as he lands: 4 is dead', () => {
    const s = inAir(['Koch'], { dice: [4] })
    landLeader(s, unit('Koch'), hex('W0710'), true)
    expect(at(s, unit('Koch'))).toBe(printed.boxes.lost)
    const lives = inAir(['Koch'], { dice: [3] })
    landLeader(lives, unit('Koch'), hex('W0710'), true)
    expect(stack(lives, 'W0710')).toEqual(['Koch'])
  })

  it('[M53] with enemies and no friend in his hex he comes down on the nearest German unit', () => {
    const s = inAir(['Koch'], { units: { 'A/23': 'W0710', 'AR/1/2': 'W0713', 'AR/1/3': 'W0723' } })
    landLeader(s, unit('Koch'), hex('W0710'), false)
    expect(stack(s, 'W0713')).toContain('Koch')
  })
})

describe('the landings of a phase', () => {
  it('[16.31] where nothing can be done but drop a marker, the hex alone is asked for', () => {
    const s = position({ turn: 1, phase: 4, units: { 'AR/1/2': 'W0820' }, dice: [3, 4, 3, 4] })
    s.stage = 'landing'
    s.dropsDue = 2
    expect(play(landing(s), 'W0820').map((q) => q.split(':')[0])).toEqual(['german drop-hex'])
    expect(s.dropsDue).toBe(1)
  })

  /** The counter that a line names as its unit. */
  const named = ({ args }: Text): string => {
    const unit = args?.unit
    return typeof unit === 'object' && 'piece' in unit ? unit.piece : ''
  }

  /** The first drop of Scenario 29, every die a 6, the first option each time: the position after it, and every die's name. */
  const dropped = () => {
    const dice = new Set<string>()
    const die = (_: number, name?: string): number => {
      dice.add(name ?? '')
      return 6
    }
    const s = Object.assign(position({ scenario: '29', turn: 1, phase: 4, setUp: 'printed' }), {
      chance: { die, draw: () => 0 },
      journal: [] as Journal,
    })
    s.stage = 'landing'
    openAir(s)
    const isUp = (u: number): boolean => at(s, u) === printed.boxes.air && cell(s.due, u) === 1
    for (let n = 0; n < 100 && printed.units.some((_, u) => isUp(u)); n++) {
      const flow = landing(s)
      for (let step = flow.next(); !step.done; )
        step = flow.next((step.value as unknown as { of: readonly unknown[] }).of[0])
    }
    const rows = printed.tables.setups.filter((row) => row.scenario === '29' && row.how === 'drop')
    return { s, dice, rows }
  }

  it('[16.4/1 G9] turn 1: everybody comes down in his fixed hex without a roll for scatter, in the order of the display', () => {
    const { s, dice, rows } = dropped()
    expect([dice.has('landing'), [...dice].filter((name) => name.startsWith('scatter'))]).toEqual([true, []])
    const fighters = rows.filter((row) => printed.units[unit(row.unit)]?.leader === false)
    for (const row of fighters) {
      const u = unit(row.unit)
      if (!onMap(s, u) || isDisrupted(s, u)) continue
      expect(distance(printed, at(s, u), spaceOf(printed.board, row.hex))).toBeLessThanOrEqual(1)
    }
    const rolled = s.journal.flatMap((l) => (l.text.id === 'log.landing' ? [unit(named(l.text))] : []))
    const hexOf = (u: number): string => rows.find((row) => unit(row.unit) === u)?.hex ?? ''
    const hexes = rolled.map(hexOf).filter((h, i, all) => h !== all[i - 1])
    const display = fighters.map((row) => row.hex).filter((h, i, all) => all.indexOf(h) === i && hexes.includes(h))
    expect(hexes).toEqual(display)
  })

  it('[16.24] turn 1: the capability rolled against is the printed one, whoever stands near', () => {
    const { s, rows } = dropped()
    const rolls = s.journal.filter((l) => l.text.id === 'log.landing')
    expect(rolls.length).toBeGreaterThan(40)
    for (const { text } of rolls)
      expect([text.args?.unit, text.args?.capability]).toEqual([
        text.args?.unit,
        rows.find((row) => row.unit === named(text))?.capability,
      ])
  })

  it('[16.0/7 29.2/9] in the German Movement Phase the landings come first; then those who landed may act as ground units', () => {
    const { s, rows } = dropped()
    const landed = rows.filter((row) => onMap(s, unit(row.unit)))
    expect(landed.length).toBeGreaterThan(rows.length / 2)
    expect(rows.filter((row) => at(s, unit(row.unit)) === printed.boxes.air)).toEqual([])
    expect(next(s)).toBe('landing')
    passOn(s)
    expect(next(s)).toBe('move')
  })

  it('[29.2/14] fifteen Supply markers are due on turn 1 and dropped by the rule of any drop', () => {
    const s = position({ scenario: '29', turn: 1, phase: 4, units: { 'AR/1/2': 'W0820' }, dice: [3, 4] })
    openAir(s)
    expect([s.dropsDue, s.markerAt.some((m) => m >= 0)]).toEqual([15, false])
    s.stage = 'landing'
    play(landing(s), 'W0820')
    expect([s.dropsDue, s.markerAt.filter((m) => m >= 0).length]).toEqual([14, 1])
    const later = position({ scenario: '29', turn: 2, phase: 4, units: { 'AR/1/2': 'W0820' } })
    openAir(later)
    expect(later.dropsDue).toBe(0)
  })

  it('[16.6/1 26.2/1 29.3/5 G10 16.4] reserves: turn 9 in Scenario 29, a later day turn else; within three of a friend, not sea or coast', () => {
    const ready = (scenario: string, turn: number, phase = 13): boolean => {
      const s = inAir(['FR/1'], { scenario, turn, phase, units: { 'AR/1/2': 'W0710' } })
      s.due[unit('FR/1')] = 9
      return refusePara(s, unit('FR/1')) === undefined
    }
    expect([
      ready('29', 8),
      ready('29', 9),
      ready('bg', 9),
      ready('bg', 10),
      ready('bg', 18),
      ready('bg', 10, 6),
    ]).toEqual([false, true, false, true, false, false])
    const s = inAir(['FR/1'], { turn: 10, units: { 'AR/1/2': 'W0710' } })
    for (const h of aimHexes(s)) {
      expect(distance(printed, h, hex('W0710'))).toBeLessThanOrEqual(3)
      expect(cell(printed.coast, h)).toBe(0)
    }
  })

  it('[16.26 charts-and/46 charts-and/49 M50 M51] a stack of the reserve scatters together; the Commonwealth names who fires at each', () => {
    const s = inAir(['FR/1', 'FR/2'], {
      turn: 10,
      phase: 4,
      units: { 'AR/1/2': 'W0710', 'A/23': 'W0714' },
      dice: [6, 6, 6, 6, 6, 6],
    })
    for (const id of ['FR/1', 'FR/2']) s.due[unit(id)] = 9
    s.stage = 'landing'
    const asked = play(landing(s), 'para', 'FR/1', 'FR/2', 'done', 'W0712', 'done', 'done', 'done')
    expect(asked.filter((q) => q.startsWith('commonwealth landing-fire'))).toHaveLength(2)
    expect(stack(s, 'W0712')).toEqual(['FR/1', 'FR/2'])
  })
})
