// The fifteen phases with what is done in each, in order; and what units are by their type (4.0, 5.0, 15.0, 20.0).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { CONCENTRATED, DISPERSED, printed, TRAVEL, type UnitDef } from '../box.ts'
import { next } from '../flow.ts'
import { frozenFire, whyCannotFire, wrongMode } from '../rules/fire-case.ts'
import { whyCannotMove } from '../rules/mobility.ts'
import { faceEffectiveness, fightingStrength, modeRow, refuseMode } from '../rules/modes.ts'
import { mayControl, mayObserve } from '../rules/observation.ts'
import { openPhase } from '../rules/open-phase.ts'
import { opportunityOf, phaseOf } from '../rules/phases.ts'
import { setUp } from '../rules/set-up.ts'
import { passOn } from '../rules/stages.ts'
import { type Descent, lose } from '../state.ts'
import { position, unit } from './support.ts'

const stageOf = (s: Descent): string => s.stage

/** What is done in a phase, from its opening to its close, in order. */
function activitiesOf(phase: number): string {
  const s = position({ phase })
  s.stage = 'open'
  const out: string[] = []
  for (;;) {
    out.push(next(s) ?? '-')
    if (stageOf(s) === 'close') break
    passOn(s)
  }
  return `${phaseOf(s).phasing[0]} ${out.slice(1, -1).join(' ')}`
}

const COMMAND = 'fatigue command hasty-strikes checks'
const MOVEMENT = 'landing move leave-travel strikes'
const FIRE = 'hasty-strikes fire strikes'

describe('5.0 the sequence of play', () => {
  it.each([
    ['[5.0/3 5.0/10] Command Phases', 1, `g ${COMMAND}`, 8, `c ${COMMAND}`],
    ['[5.0/4 5.0/11] Organization Phases', 2, 'c organize', 9, 'g organize'],
    ['[5.0/7 5.0/12] Conditional Fire of the Commonwealth', 5, `c ${FIRE}`, 10, `c ${FIRE}`],
    ['[5.0/14] Conditional Fire of the Germans', 3, `g ${FIRE}`, 12, `g ${FIRE}`],
    ['[5.0/8 5.0/13] Conditional Movement of the Commonwealth', 6, `c ${MOVEMENT}`, 11, `c ${MOVEMENT}`],
    ['[5.0/15] Conditional Movement of the Germans', 4, `g ${MOVEMENT}`, 13, `g ${MOVEMENT}`],
    ['[5.0/16] Free Fire', 7, `g ${FIRE}`, 14, `c ${FIRE}`],
  ] as const)('%s: Phases %i (%s) and %i (%s)', (_, first, acts, second, others) => {
    expect([activitiesOf(first), activitiesOf(second)]).toEqual([acts, others])
  })

  it('[5.0/3 27.2] the course of the match is marked once a turn: at Phase 1, or where the scenario starts in mid-turn', () => {
    const marks = (scenario: string, turn: number): number[] => {
      const out: number[] = []
      for (let phase = 1; phase <= 15; phase++) {
        const s = position({ scenario, turn, phase, dice: Array<number>(9).fill(1) })
        s.journal = []
        openPhase(s).next()
        if (s.journal.some((l) => l.text.id === 'log.phase' && l.value === turn)) out.push(phase)
      }
      return out
    }
    expect([marks('28', 82), marks('28', 83), marks('bg', 2)]).toEqual([[4], [1], [1]])
  })

  it('[28.1] with turn 80 as its first turn Scenario 28 is marked there at Phase 4, and from then on, turn 82 too, at Phase 1', () => {
    const marks = (turn: number): number[] => {
      const out: number[] = []
      for (let phase = 1; phase <= 15; phase++) {
        const s = position({ scenario: '28', dice: Array<number>(9).fill(1) })
        setUp(s, '28', { start: '80' })
        expect([s.firstTurn, s.turn, s.phase]).toEqual([80, 80, 4])
        s.turn = turn
        s.phase = phase
        s.journal = []
        openPhase(s).next()
        if (s.journal.some((l) => l.text.id === 'log.phase' && l.value === turn)) out.push(phase)
      }
      return out
    }
    expect([marks(80), marks(81), marks(82)]).toEqual([[4], [1], [1]])
  })

  it('[5.0/17] Phase 15 is nobody’s', () => {
    expect(activitiesOf(15)).toBe('n reckon')
  })

  it('[charts-and/5 published-errata/8] fire in own Fire Phases; the other side answers in Organization and Movement alone', () => {
    for (let phase = 1; phase <= 15; phase++) {
      const s = position({ phase, units: { 'A/23': 'W0710', 'AR/1/2': 'W0711' } })
      const { kind, phasing } = phaseOf(s)
      const inFire = kind === 'conditional-fire' || kind === 'free-fire'
      expect([phase, whyCannotFire(s, unit('A/23')) === undefined]).toEqual([
        phase,
        inFire && phasing === 'commonwealth',
      ])
      expect([phase, whyCannotFire(s, unit('AR/1/2')) === undefined]).toEqual([phase, inFire && phasing === 'german'])
      expect([phase, opportunityOf(s) !== undefined]).toEqual([phase, kind === 'organization' || kind === 'movement'])
    }
  })
})

const units = printed.units
const ofType = (...types: readonly string[]): UnitDef[] => units.filter((u) => types.includes(u.type))
const typesWhere = (is: (u: UnitDef) => boolean): string[] => [...new Set(units.filter(is).map((u) => u.type))].sort()

describe('what units are', () => {
  it('[4.31 4.5/3] two faces share Strength and Morale; Effectiveness goes with the face', () => {
    const s = position({
      units: { 'A/22': { at: 'W0710', mode: 'concentrated' }, 'B/22': { at: 'W0711', mode: 'dispersed' } },
    })
    expect([faceEffectiveness(s, unit('A/22')), faceEffectiveness(s, unit('B/22'))]).toEqual([4, 3])
    expect(fightingStrength(s, unit('A/22'))).toBe(units[unit('A/22')]?.strength)
    for (const u of units) for (const e of u.effectiveness) expect(e).toBeLessThanOrEqual(9)
  })

  it('[4.33] support groups are only Concentrated, static guns only Dispersed and immobile, leaders without a mode', () => {
    for (const u of ofType('support-group')) expect([u.id, u.modes]).toEqual([u.id, [CONCENTRATED]])
    for (const u of ofType('static-artillery')) {
      expect([u.id, u.modes]).toEqual([u.id, [DISPERSED]])
      expect(u.columns.every((c) => c === undefined)).toBe(true)
    }
    for (const u of ofType('leader')) expect(u.modes).toEqual([])
  })

  it('[4.4/1 4.4/5 4.5/5 4.5/2] infantry-type and artillery-type by type; headquarters are infantry-type', () => {
    expect(typesWhere((u) => u.kind.infantry_type)).toEqual([
      'cavalry-machine-gun',
      'engineer',
      'headquarters',
      'infantry',
      'machine-gun',
      'pioneer',
      'reconnaissance',
      'support-group',
    ])
    expect(typesWhere((u) => u.kind.artillery_type)).toEqual(['anti-tank', 'artillery', 'flak', 'static-artillery'])
    const plain = (type: string): string => {
      const {
        type: _type,
        case: _case,
        source: _source,
        ...row
      } = printed.tables.types.find((t) => t.type === type) ?? {}
      return JSON.stringify(row)
    }
    expect(plain('machine-gun')).toBe(plain('infantry'))
  })

  it('[4.4/2] parachute and glider units differ in nothing but their landing', () => {
    for (const u of ofType('infantry').filter((x) => x.nation === 'paratroop')) expect(u.kind.type).toBe('infantry')
    expect(JSON.stringify(units[unit('AR/1/2')]?.columns)).toBe(JSON.stringify(units[unit('7R/I/2')]?.columns))
  })

  it('[4.4/3] cavalry machine guns have range two and pay as vehicles', () => {
    for (const u of ofType('cavalry-machine-gun')) {
      expect([u.id, u.range]).toEqual([u.id, 2])
      expect(u.columns[DISPERSED]).toBe('dispersed-vehicle')
    }
    for (const u of ofType('machine-gun')) expect([u.id, u.range]).toEqual([u.id, 2])
  })

  it('[4.4/4] a headquarters of anti-tank guns fires as they do and leads its formation', () => {
    const hq = units[unit('HQ/PzJ-95')]
    expect([hq?.type, hq?.headquarters]).toEqual(['anti-tank', true])
    expect(units.some((u) => u.superior === unit('HQ/PzJ-95'))).toBe(true)
  })

  it('[4.5/9] a unit without a printed range fires one hex far', () => {
    for (const row of printed.tables.units)
      if (row.range === null && row.type !== 'leader') expect(units[unit(row.id)]?.range).toBe(1)
    expect(units[unit('A/22')]?.range).toBe(1)
  })

  it('[4.5/11] losses lower the current Strength; the printed one stays', () => {
    const s = position({ units: { 'A/22': 'W0710' } })
    const full = cell(s.strength, unit('A/22'))
    lose(s, unit('A/22'), 2)
    expect([cell(s.strength, unit('A/22')), units[unit('A/22')]?.strength]).toEqual([full - 2, full])
  })

  it('[4.5/13] support groups have no Effectiveness and do not fire', () => {
    for (const u of ofType('support-group'))
      expect([u.id, u.kind.fire, u.kind.assault]).toEqual([u.id, 'none', 'defends-9'])
  })

  it('[4.5/8] four points a phase', () => {
    expect([printed.limits.movement, printed.limits.eighths]).toEqual([4, 8])
  })
})

describe('modes', () => {
  const moves = (s: Descent, id: string): boolean => whyCannotMove(s, unit(id)) === undefined
  const fires = (s: Descent, id: string): boolean => whyCannotFire(s, unit(id)) === undefined
  const both = (id: string, mode: 'dispersed' | 'concentrated' | 'travel') => {
    const units = { [id]: { at: 'W0710', mode } }
    return [moves(position({ phase: 4, units }), id), fires(position({ phase: 3, units }), id)]
  }

  it('[15.1/1] guns fire Dispersed and move in Travel mode', () => {
    expect([both('III/13', 'dispersed'), both('III/13', 'travel')]).toEqual([
      [false, true],
      [true, false],
    ])
    for (const u of ofType('artillery', 'anti-tank', 'flak').filter((x) => !x.headquarters))
      expect([u.id, u.modes.includes(CONCENTRATED)]).toEqual([u.id, false])
  })

  it('[15.2/1 20.31] a two-mode headquarters moves and gives Opportunity fire only; three-mode ones are as infantry', () => {
    expect([both('5-Mountain', 'concentrated'), both('5-Mountain', 'travel')]).toEqual([
      [true, false],
      [true, false],
    ])
    for (const u of units.filter(
      (x) => x.type === 'headquarters' && x.modes.includes(TRAVEL) && !x.modes.includes(DISPERSED),
    ))
      expect([u.id, u.opportunityOnly]).toEqual([u.id, true])
    expect(both('AR/1/1', 'dispersed')).toEqual([true, true])
  })

  it('[15.3/1] infantry moves and fires in both modes; Travel mode is for those who have it', () => {
    expect([both('AR/1/2', 'dispersed'), both('AR/1/2', 'concentrated')]).toEqual([
      [true, true],
      [true, true],
    ])
    const s = position({ phase: 9, units: { 'AR/1/2': { at: 'W0710', mode: 'concentrated' } } })
    expect(refuseMode(s, unit('AR/1/2'), TRAVEL)?.id).toBe('refuse.no-such-mode')
  })

  it('[15.4/1 N5] armor has three modes and moves in all of them; in Travel mode it does not fire', () => {
    for (const u of ofType('armor')) {
      expect([...u.modes].sort()).toEqual([DISPERSED, CONCENTRATED, TRAVEL])
      expect(u.columns.every((c) => c !== undefined)).toBe(true)
    }
    const armor = ofType('armor')[0]?.id ?? ''
    const s = position({ phase: 5, units: { [armor]: { at: 'W0710', mode: 'travel' } } })
    expect(whyCannotFire(s, unit(armor))).toBe(wrongMode)
  })

  it('[4.5/6 15.0/5 19.34 charts-and/7] a Disrupted unit does nothing; a Depleted one observes and coordinates only', () => {
    const at = 'W0710'
    const s = position({
      phase: 3,
      units: { 'AR/1/1': { at, disrupted: true }, 'AR/2/5': { at: 'W0810', depleted: true } },
    })
    expect([modeRow(s, unit('AR/1/1')).mode, modeRow(s, unit('AR/2/5')).mode]).toEqual(['disrupted', 'depleted'])
    expect([mayObserve(s, unit('AR/1/1')), mayControl(s, unit('AR/1/1'))]).toEqual([false, false])
    expect([mayObserve(s, unit('AR/2/5')), mayControl(s, unit('AR/2/5'))]).toEqual([true, true])
    for (const id of ['AR/1/1', 'AR/2/5']) {
      expect([id, faceEffectiveness(s, unit(id)), fightingStrength(s, unit(id))]).toEqual([id, 0, 3])
      expect(whyCannotFire(s, unit(id))).toBe(wrongMode)
    }
    const moving = position({ phase: 4, units: { 'AR/1/1': { at, disrupted: true } } })
    expect(moves(moving, 'AR/1/1')).toBe(false)
    expect(frozenFire.rule).toBe('13.43')
  })
})

describe('the two sheets', () => {
  it('[published-errata/2 H4] E..33 is W..01, nine rows fewer', () => {
    for (const row of printed.tables.map.filter((m) => m.east_name !== '')) {
      expect(row.hex.slice(3)).toBe('01')
      expect(row.east_name.slice(3)).toBe('33')
      expect(Number(row.east_name.slice(1, 3)) - Number(row.hex.slice(1, 3))).toBe(9)
      expect(printed.board.named.get(row.east_name)).toBe(printed.board.named.get(row.hex))
    }
  })
})
