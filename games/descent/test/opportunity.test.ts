// Opportunity fire: who may give it, at whom, at which act, how often (9.4, 6.51, 10.43, 11.44, 11.71, 13.14).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { DISPERSED } from '../box.ts'
import { clearLine, distance } from '../lines.ts'
import { stepGroup } from '../rules/group.ts'
import {
  opportunity,
  opportunityFirers,
  opportunityTargets,
  refuseOpportunity,
  wouldFire,
} from '../rules/opportunity.ts'
import { restackHex, restacking } from '../rules/restacking.ts'
import { nextPhase } from '../rules/turn.ts'
import { leaving, type Trigger } from '../rules/walk.ts'
import { at, controls, type Descent, spaceId } from '../state.ts'
import { hex, names, play, position, type Standing, stack, unit } from './support.ts'

const OURS = { phase: 6 }
const COMPANIES = ['A/23', 'B/23', 'C/23', 'D/23']
const mine = (n: number, more: object = {}): Record<string, Standing> =>
  Object.fromEntries(COMPANIES.slice(0, n).map((id) => [id, { at: 'W0711', ...more }]))
const MISS = [6, 6]

/** The trigger of units that leave W0711. */
const leave = (...ids: string[]): Trigger => ({ kind: 'leave', hex: hex('W0711'), units: ids.map(unit) })
const why = (s: Descent, id: string, t: Trigger): string | undefined => refuseOpportunity(s, unit(id), t)?.id

describe('who gives Opportunity fire', () => {
  it('[9.4/1 9.44 8.2/1] enemies whose zone reaches the hex that is left, and nobody where no zone does', () => {
    const s = position({ ...OURS, units: { ...mine(1), 'AR/1/2': 'W0811', 'AR/1/3': 'W0911' } })
    expect(names(opportunityFirers(s, leave('A/23')))).toEqual(['AR/1/2'])
    expect(why(s, 'AR/1/3', leave('A/23'))).toBe('refuse.no-zone-there')
    const far = position({ ...OURS, units: { ...mine(1), 'AR/1/2': 'W0911' } })
    expect(leaving(far, [unit('A/23')])).toBeUndefined()
  })

  it('[9.45] any combat unit and headquarters, one with Effectiveness in parentheses too; no support group', () => {
    const s = position({
      phase: 13,
      units: { 'AR/1/2': 'W0711', '5-Bde': { at: 'W0811', mode: 'concentrated' }, SSS: 'W0712' },
    })
    const trigger: Trigger = { kind: 'leave', hex: hex('W0711'), units: [unit('AR/1/2')] }
    expect(names(opportunityFirers(s, trigger))).toEqual(['5-Bde'])
    expect(why(s, 'SSS', trigger)).toBe('refuse.nothing-to-fire')
  })

  it('[9.45] ruling M14: a unit of range two fires two hexes far, into its zone', () => {
    const { box } = position()
    const far = box.spaces
      .slice(0, box.hexes)
      .find((id, i) => distance(box, i, hex('W0711')) === 2 && clearLine(box, i, hex('W0711')) && id !== 'W0711')
    const s = position({ ...OURS, units: { ...mine(1), 'AR/18': far ?? '' } })
    expect(controls(s, unit('AR/18'), hex('W0711'))).toBe(true)
    expect(names(opportunityFirers(s, leave('A/23')))).toEqual(['AR/18'])
  })

  it('[10.43 14.32 20.22 charts-and/12] only from the top two of its own stack, leaders not counted', () => {
    const s = position({
      ...OURS,
      units: { ...mine(1), Meindl: 'W0811', 'AR/1/2': 'W0811', 'AR/1/3': 'W0811', 'AR/1/4': 'W0811' },
    })
    expect(names(opportunityFirers(s, leave('A/23')))).toEqual(['AR/1/2', 'AR/1/3'])
    expect(why(s, 'AR/1/4', leave('A/23'))).toBe('refuse.too-deep-for-opportunity')
  })

  it('[6.12] nobody Disrupted, Depleted or in Travel mode, who have no zone either', () => {
    const s = position({
      ...OURS,
      units: {
        ...mine(1),
        'AR/1/2': { at: 'W0811', disrupted: true },
        'AR/1/3': { at: 'W0712', depleted: true },
      },
    })
    expect(opportunityFirers(s, leave('A/23'))).toEqual([])
    expect(why(s, 'AR/1/2', leave('A/23'))).toBe('refuse.silent-mode')
  })

  it('[6.51 charts-and/13] artillery only when it is close assaulted, from the top two, at the top attacker alone', () => {
    const s = position({
      ...OURS,
      units: { ...mine(2), 'AR/19': { at: 'W0811', mode: 'dispersed' } },
      dice: MISS,
    })
    expect(why(s, 'AR/19', leave('A/23', 'B/23'))).toBe('refuse.only-when-assaulted')
    const trigger: Trigger = { ...leave('A/23', 'B/23'), kind: 'assault', target: hex('W0811') }
    expect(names(opportunityFirers(s, trigger))).toEqual(['AR/19'])
    expect(play(opportunity(s, trigger), 'fire', 'disperse')).toEqual([
      'german opportunity: fire pass hold W0811 hold',
      'commonwealth answer: disperse lose',
    ])
    expect(cell(s.mode, unit('A/23'))).toBe(DISPERSED)
  })

  it('[13.14] who is not activated, or frozen by a check, fires only when it is close assaulted itself', () => {
    const s = position({ phase: 13, units: { 'AR/1/2': 'W0711', 'A/23': { at: 'W0811', activated: false } } })
    const trigger: Trigger = { kind: 'leave', hex: hex('W0711'), units: [unit('AR/1/2')] }
    expect(why(s, 'A/23', trigger)).toBe('refuse.silent-without-orders')
    expect(why(s, 'A/23', { ...trigger, kind: 'assault', target: hex('W0811') })).toBeUndefined()
    s.activated[unit('A/23')] = 1
    s.check[unit('A/23')] = s.box.tables.commandResults.findIndex((r) => r.code === 'F')
    expect(why(s, 'A/23', trigger)).toBe('refuse.silent-by-check')
    expect(why(s, 'A/23', { ...trigger, kind: 'assault', target: hex('W0811') })).toBeUndefined()
    s.check[unit('A/23')] = s.box.tables.commandResults.findIndex((r) => r.code === 'Re')
    expect(why(s, 'A/23', trigger)).toBeUndefined()
  })

  it('[9.48 11.71] an assault from a forest is fired at by the defenders alone, whose zone does not reach it', () => {
    const box = position().box
    const forest = box.spaces.findIndex(
      (_, i) =>
        i < box.hexes && box.grounds[cell(box.ground, i)]?.id === 'forest' && cell(box.board.around, 6 * i + 1) >= 0,
    )
    const beside = [0, 1, 2, 3, 4, 5].map((d) => cell(box.board.around, 6 * forest + d)).filter((x) => x >= 0)
    const [target, other] = beside
    const s = position({
      phase: 6,
      units: {
        'A/23': spaceId(position(), forest),
        'AR/1/2': spaceId(position(), target ?? -1),
        'AR/1/3': spaceId(position(), other ?? -1),
      },
    })
    const trigger: Trigger = { kind: 'assault', hex: forest, units: [unit('A/23')], target: target ?? -1 }
    expect(names(opportunityFirers(s, trigger))).toEqual(['AR/1/2'])
  })

  it('[11.44] over a mountain hexside the defenders fire at an assault, others there do not', () => {
    const { box } = position()
    const side = [...box.sides].findIndex((bits, e) => {
      const [a, b] = [cell(box.board.ends, 2 * e), cell(box.board.ends, 2 * e + 1)]
      const dry = (x: number): boolean =>
        !['all-sea', 'forest', 'city'].includes(box.grounds[cell(box.ground, x)]?.id ?? '')
      return bits === 1 && dry(a) && dry(b)
    })
    const [a, b] = [cell(box.board.ends, 2 * side), cell(box.board.ends, 2 * side + 1)]
    const s = position({ ...OURS, units: { 'A/23': box.spaces[a] ?? '', 'AR/1/2': box.spaces[b] ?? '' } })
    const units = [unit('A/23')]
    expect(opportunityFirers(s, { kind: 'leave', hex: a, units })).toEqual([])
    expect(names(opportunityFirers(s, { kind: 'assault', hex: a, units, target: b }))).toEqual(['AR/1/2'])
  })
})

describe('at whom it is given', () => {
  it('[9.42 9.41] at the top two of those who leave together, nobody else of the hex', () => {
    const s = position({ ...OURS, units: { ...mine(4), 'AR/1/2': 'W0811' } })
    expect(names(opportunityTargets(s, leave('B/23', 'C/23', 'D/23')))).toEqual(['B/23', 'C/23'])
    expect(names(opportunityTargets(s, leave('C/23')))).toEqual(['C/23'])
  })

  it('[9.51 10.47] at the top two of the hex when a stack is rearranged', () => {
    const s = position({ ...OURS, units: { ...mine(3), 'AR/1/2': 'W0811' } })
    const trigger = restacking(s, hex('W0711'))
    expect(trigger && names(opportunityTargets(s, trigger))).toEqual(['A/23', 'B/23'])
    const calm = position({ ...OURS, units: mine(3) })
    expect(restacking(calm, hex('W0711'))).toBeUndefined()
  })

  it('[21.35] a leader who leaves a hex he held alone draws none, one who leaves others neither', () => {
    const s = position({ ...OURS, units: { Hargest: 'W0711', 'AR/1/2': 'W0811' } })
    expect(leaving(s, [unit('Hargest')])).toBeUndefined()
    const both = position({ ...OURS, units: { Hargest: 'W0711', 'A/23': 'W0711', 'AR/1/2': 'W0811' } })
    const trigger = leaving(both, [unit('Hargest')])
    expect(trigger && wouldFire(both, trigger)).toBe(false)
  })
})

describe('how often and how it goes', () => {
  it('[9.41 9.43 9.46] a stack that leaves together draws each controller once, and again from the next zone', () => {
    const s = position({
      ...OURS,
      units: { ...mine(2, { mode: 'dispersed' }), 'AR/1/2': 'W0811', 'AR/1/3': 'W0712' },
      dice: [...MISS, ...MISS],
    })
    const asked = play(
      stepGroup(s, ['A/23', 'B/23'].map(unit), hex('W0710'), 'march'),
      'fire',
      'done',
      'AR/1/2 at A/23',
      'AR/1/3 at B/23',
    )
    expect(asked).toEqual([
      'german opportunity: fire pass hold W0811 hold W0712 hold',
      'german opportunity-firers: done AR/1/2 AR/1/3',
      'german opportunity-shot: AR/1/2 at A/23 AR/1/2 at B/23 AR/1/3 at A/23 AR/1/3 at B/23 cease',
      'german opportunity-shot: AR/1/3 at A/23 AR/1/3 at B/23 cease',
    ])
    expect(stack(s, 'W0710')).toEqual(['A/23', 'B/23'])
    expect(leaving(s, ['A/23'].map(unit))).toBeUndefined()
  })

  it('[9.47] the fire comes before the step, in the hex that is left, and who falls does not step', () => {
    const s = position({
      ...OURS,
      units: { 'A/23': { at: 'W0711', strength: 1 }, 'AR/1/2': 'W0811' },
      dice: [1, 1],
    })
    play(stepGroup(s, [unit('A/23')], hex('W0710'), 'march'), 'fire')
    expect(spaceId(s, at(s, unit('A/23')))).toBe('lost')
    expect(s.moving).toEqual([])
  })

  it('[9.44] when all who acted are gone no more is fired; what is left over falls on the new top two', () => {
    const s = position({
      ...OURS,
      units: { ...mine(1, { strength: 1 }), 'B/23': 'W0711', 'AR/1/2': 'W0811', 'AR/1/3': 'W0712' },
      dice: [1, 1],
    })
    const before = cell(s.strength, unit('B/23'))
    const left = opportunity(s, leave('A/23'))
    expect(play(left, 'fire', 'done', 'AR/1/2 at A/23', 'disperse').length).toBe(4)
    expect(cell(s.strength, unit('B/23'))).toBeLessThan(before)
  })

  it('[9.49 6.32] whom the fire disperses is not fired at again for it', () => {
    const s = position({ ...OURS, units: { ...mine(1), 'AR/1/2': 'W0811' }, dice: [5, 6] })
    const asked = play(opportunity(s, leave('A/23')), 'fire', 'disperse')
    expect(cell(s.mode, unit('A/23'))).toBe(DISPERSED)
    expect(asked.filter((x) => x.includes(' opportunity:'))).toHaveLength(1)
  })

  it('[9.46] its owner may let a trigger pass, cease between two fires, or hold all fire of the phase', () => {
    const s = position({
      ...OURS,
      units: { ...mine(1), 'AR/1/2': 'W0811', 'AR/1/3': 'W0712' },
      dice: [...MISS],
    })
    play(opportunity(s, leave('A/23')), 'pass')
    play(opportunity(s, leave('A/23')), 'fire', 'done', 'AR/1/3 at A/23', 'lose', 'cease')
    play(opportunity(s, leave('A/23')), 'hold')
    expect(play(opportunity(s, leave('A/23')))).toEqual([])
  })

  it('the stack that holds its fire is not asked again in this phase, the others are (9.46)', () => {
    const s = position({ ...OURS, units: { ...mine(1), 'AR/1/2': 'W0811', 'AR/1/3': 'W0712' } })
    expect(play(opportunity(s, leave('A/23')), 'hold W0811', 'pass')).toEqual([
      'german opportunity: fire pass hold W0811 hold W0712 hold',
      'german opportunity: fire pass hold W0712 hold',
    ])
    expect(play(opportunity(s, leave('A/23')), 'hold W0712')).toEqual(['german opportunity: fire pass hold W0712 hold'])
    expect([wouldFire(s, leave('A/23')), names(opportunityFirers(s, leave('A/23')))]).toEqual([
      false,
      ['AR/1/2', 'AR/1/3'],
    ])
    expect(play(opportunity(s, leave('A/23')))).toEqual([])
    nextPhase(s)
    expect(s.holding).toEqual([])
  })

  it('[9.51] the stack is fired at before it is brought into its new order, once until somebody comes or goes', () => {
    const s = position({ ...OURS, units: { ...mine(3), 'AR/1/2': 'W0811' } })
    const asked = play(restackHex(s, hex('W0711')), 'pass', 'C/23', 'A/23')
    expect(asked[0]).toBe('german opportunity: fire pass hold W0811 hold')
    expect(stack(s, 'W0711')).toEqual(['C/23', 'A/23', 'B/23'])
    expect(s.restacked).toEqual([hex('W0711')])
    play(stepGroup(s, [unit('C/23')], hex('W0710'), 'march'), 'pass')
    expect(s.restacked).toEqual([])
  })

  it('[12.72] ruling M13: those declared at one trigger count their formations together, who fires alone does not', () => {
    const shot = (units: Record<string, Standing>, ...keys: string[]): number => {
      const s = position({ ...OURS, units: { ...mine(1, { mode: 'dispersed' }), ...units }, dice: MISS })
      s.journal = []
      play(opportunity(s, leave('A/23')), 'fire', ...keys)
      return Number(s.journal.find((e) => e.kind === 'fire')?.roll?.facts?.column)
    }
    const alone = shot({ 'AR/1/2': 'W0811' })
    const two = shot({ 'AR/1/2': 'W0811', '7R/I/2': 'W0712' }, 'done', 'AR/1/2 at A/23', 'cease')
    const chosen = shot({ 'AR/1/2': 'W0811', '7R/I/2': 'W0712' }, '7R/I/2', 'done')
    expect(two).toBeLessThan(alone)
    expect(chosen).toBe(alone)
  })
})
