// The Conditional Movement Phase as it is played: groups, drops and joins, ferries, tanks, limits (9.1, 9.5, 18.1, 21.7, 23.0).

import { IMPASSABLE } from '@merkur/board'
import { type Ask, cell, indexOfKey, item, type Ref } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { CONCENTRATED, printed } from '../box.ts'
import { refuseArmor } from '../rules/armor.ts'
import { ferryFor, refuseFerry } from '../rules/ferry.ts'
import { refuseMove, refuseTake, stepGroup } from '../rules/group.ts'
import { placeMarker } from '../rules/markers.ts'
import { whyCannotMove } from '../rules/mobility.ts'
import { refuseMode } from '../rules/modes.ts'
import { move } from '../rules/movement-phase.ts'
import { refuseRestack } from '../rules/restacking.ts'
import { strengthIn } from '../rules/stack.ts'
import { nextPhase } from '../rules/turn.ts'
import { stepPrice } from '../rules/walk.ts'
import { at, type Descent, spaceId } from '../state.ts'
import { hex, names, play, position, type Setup, type Standing, stack, unit } from './support.ts'

const moving = (units: Readonly<Record<string, Standing>>, more: Setup = {}): Descent =>
  Object.assign(position({ phase: 6, ...more, units }), { stage: 'act' })
const where = (s: Descent, id: string): string => spaceId(s, at(s, unit(id)))
/** What was offered at the last question. */
const offered = (s: Descent, ...keys: string[]): string[] => {
  for (const key of keys.slice(0, -1)) play(move(s), key)
  return (play(move(s), keys.at(-1) ?? '').at(0) ?? '').replace(/^.*?: /, '').split(/ (?=[a-z-]+(?: |$))/)
}

describe('groups', () => {
  it('[9.1 9.0/2 9.0/3] one unit or a stack moves hex by hex, each unit paying for itself', () => {
    const s = moving({ 'A/23': 'W0711', 'B/23': 'W0711' })
    play(move(s), 'stack W0711')
    play(move(s), 'step W0710')
    expect(stack(s, 'W0710')).toEqual(['A/23', 'B/23'])
    play(move(s), 'step W0709')
    play(move(s), 'stop')
    expect([where(s, 'A/23'), where(s, 'B/23')]).toEqual(['W0709', 'W0709'])
    // The road over the bridge, then along it: Concentrated foot pays half a point a hex.
    expect(cell(s.spent, unit('A/23'))).toBe(8)
  })

  it('[9.11 9.52] a group leaves units behind and takes others along on its way', () => {
    const s = moving({ 'A/23': 'W0711', 'B/23': 'W0711', 'C/23': 'W0710' })
    for (const key of ['stack W0711', 'step W0710', 'detach B/23', 'join C/23', 'step W0709', 'stop'])
      play(move(s), key)
    expect([stack(s, 'W0709').toSorted(), stack(s, 'W0710')]).toEqual([['A/23', 'C/23'], ['B/23']])
    expect(refuseTake(s, unit('B/23'))).toBeUndefined()
  })

  it('[9.11] who has stopped begins no other move of its own, but goes along with others who come by', () => {
    const s = moving({ 'A/23': 'W0710', 'B/23': 'W0711' })
    for (const key of ['take A/23', 'stop']) play(move(s), key)
    expect(refuseTake(s, unit('A/23'))?.rule).toBe('9.11')
    for (const key of ['take B/23', 'step W0710', 'join A/23', 'step W0709', 'stop']) play(move(s), key)
    expect(where(s, 'A/23')).toBe('W0709')
  })

  it('[5.0] [9.11] what a question does not offer at all says whose it is, or what comes first', () => {
    const s = moving({ 'A/23': 'W0711', 'B/23': 'W0512', 'AR/1/2': 'W0811' })
    const why = (ref: Ref): string | undefined => (move(s).next().value as Ask).outside?.(ref)?.id
    const things: readonly Ref[] = [{ piece: 'AR/1/2' }, { piece: 'B/23' }, { space: 'W0914' }, { piece: 'C/23' }]
    expect(things.map(why)).toEqual([
      'refuse.other-side',
      'refuse.take-first',
      'refuse.take-first',
      'refuse.not-on-map',
    ])
    play(move(s), 'take A/23')
    expect(things.map(why)).toEqual([
      'refuse.other-side',
      'refuse.another-move',
      'refuse.hex-by-hex',
      'refuse.not-on-map',
    ])
  })

  it('[9.12] no way leads into a hex of the enemy but close assault, and lone leaders die there', () => {
    const s = moving({ 'A/23': 'W0711', 'AR/1/2': { at: 'W0811', disrupted: true }, Meindl: 'W0712' })
    const options = offered(s, 'take A/23', 'stop')
    expect(options).toContain('assault W0811')
    expect(options).not.toContain('step W0811')
    const again = moving({ 'A/23': 'W0711', Meindl: 'W0712' })
    for (const key of ['take A/23', 'step W0712']) play(move(again), key)
    expect([where(again, 'A/23'), where(again, 'Meindl')]).toEqual(['W0712', 'lost'])
  })

  it('[10.11] who steps into a full hex Disrupts it, is displaced from it and moves no more; it is told before', () => {
    const full = { at: 'W0710', strength: 8 }
    const s = moving({ 'A/23': 'W0711', 'B/23': full, 'C/23': full, 'D/23': full, Hargest: 'W0711' })
    play(move(s), 'take A/23')
    const asked = move(s).next().value as Ask
    const at = indexOfKey(asked, 'step W0710')
    expect(asked.commits?.(item<never>(asked.of, at))).toBe('handover')
    expect(asked.preview?.(item<never>(asked.of, at))?.text?.id).toBe('preview.overstacks')
    play(move(s), 'join Hargest')
    const [, displaced] = play(move(s), 'step W0710', 'W0609')
    expect(displaced).toMatch(/^commonwealth displace: .*W0609/)
    expect([where(s, 'A/23'), stack(s, 'W0710')]).toEqual(['W0609', ['Hargest', 'B/23', 'C/23', 'D/23']])
    expect(['A/23', 'B/23', 'C/23', 'D/23'].map((id) => cell(s.disrupted, unit(id)))).toEqual([1, 1, 1, 1])
    expect(names(s.moving)).toEqual(['Hargest'])
  })

  it('[16.53] who steps among overstacked landers ends their privilege', () => {
    const s = moving(
      { 'AR/1/2': 'W0711', 'AR/1/3': { at: 'W0710', strength: 9 }, 'AR/1/4': { at: 'W0710', strength: 18 } },
      { phase: 4 },
    )
    s.crowded = [hex('W0710')]
    play(move(s), 'take AR/1/2')
    play(move(s), 'step W0710', 'W0609', 'W0709')
    expect(s.crowded).toEqual([])
    expect(['W0710', 'W0609', 'W0709'].map((id) => stack(s, id))).toEqual([['AR/1/4'], ['AR/1/2'], ['AR/1/3']])
    expect(cell(s.disrupted, unit('AR/1/4'))).toBe(1)
  })

  it('[9.41 9.42] who is left by the fire goes on, who can no longer move stays', () => {
    const s = moving({ 'A/23': 'W0711', 'B/23': 'W0711', 'AR/1/2': 'W0811' }, { dice: [1, 1] })
    s.strength[unit('A/23')] = 1
    play(stepGroup(s, ['A/23', 'B/23'].map(unit), hex('W0710'), 'march'), 'fire', 'AR/1/2 at A/23', 'disperse')
    expect(where(s, 'A/23')).toBe('lost')
    expect([where(s, 'B/23'), names(s.moving)]).toEqual(['W0710', ['B/23']])
  })

  it('[10.31] ruling M23: who joins Disrupted units is Disrupted, and its move ends', () => {
    const s = moving({ 'A/23': 'W0711', 'B/23': { at: 'W0710', disrupted: true } })
    for (const key of ['take A/23', 'step W0710']) play(move(s), key)
    expect([cell(s.disrupted, unit('A/23')), s.moving.map((u) => whyCannotMove(s, u)?.rule)]).toEqual([1, []])
  })

  it('[21.7/1] a leader goes where one of his is or comes along, not among strangers', () => {
    const s = moving({ Hargest: 'W0711', 'A/22': 'W0710' })
    const strangers = moving({ Hargest: 'W0711', 'A/NH': 'W0710' })
    expect(refuseMove(s, [unit('Hargest')], hex('W0710'), 'march')).toBeUndefined()
    expect(refuseMove(strangers, [unit('Hargest')], hex('W0710'), 'march')?.rule).toBe('21.7')
  })

  it('[9.52] only the top two leave their stack', () => {
    const s = moving({ 'A/23': 'W0711', 'B/23': 'W0711', 'C/23': 'W0711' })
    play(move(s), 'take C/23')
    expect(refuseMove(s, [unit('C/23')], hex('W0710'), 'march')?.rule).toBe('9.52')
    expect(refuseMove(s, [unit('B/23')], hex('W0710'), 'march')).toBeUndefined()
  })
})

describe('modes and types on the march', () => {
  it('[9.2/1 9.3/1] from Dispersed over Concentrated to Travel fewer steps are open, and clear ones are cheaper; vehicles pay otherwise than feet', () => {
    const { whole } = printed.prices
    const open = (column: keyof typeof whole): number => whole[column].filter((p) => p !== IMPASSABLE).length
    expect(open('dispersed')).toBeGreaterThan(open('concentrated'))
    expect(open('concentrated')).toBeGreaterThan(open('travel'))
    const s = position({
      phase: 6,
      units: {
        'A/23': { at: 'W0711', mode: 'dispersed' },
        'B/23': { at: 'W0711', mode: 'concentrated' },
        '3-Hus.1': { at: 'W0711', mode: 'concentrated' },
        '3-Hus.2': { at: 'W0711', mode: 'travel' },
      },
    })
    const prices = ['A/23', 'B/23', '3-Hus.1', '3-Hus.2'].map((id) => stepPrice(s, unit(id), hex('W0811')))
    expect(prices).toEqual([16, 8, 8, 4])
  })

  it('[9.21 9.33] headquarters march Concentrated and in Travel mode, some Dispersed too; guns have a Travel face alone to march', () => {
    const columns = (id: string): boolean[] => (printed.units[unit(id)]?.columns ?? []).map((c) => c !== undefined)
    expect([columns('5-Bde'), columns('AR/4/13'), columns('27-Bty/5.1'), columns('3-Hus.1')]).toEqual([
      [false, true, true],
      [true, true, false],
      [false, false, true],
      [true, true, true],
    ])
  })

  it('[10.14 10.15] friends of any nation share a hex, markers weigh nothing, enemies never share one', () => {
    const s = moving({ 'A/23': 'W0711', 'A/NH': 'W0710', 'AR/1/2': { at: 'W0811', disrupted: true } })
    const before = strengthIn(s, hex('W0710'))
    placeMarker(s, hex('W0710'))
    expect(strengthIn(s, hex('W0710'))).toBe(before)
    expect(refuseMove(s, [unit('A/23')], hex('W0710'), 'march')).toBeUndefined()
    expect(refuseMove(s, [unit('A/23')], hex('W0811'), 'march')?.rule).toBe('9.12')
  })

  it('[10.21 9.22] stacks and modes are changed in no other phase than their own', () => {
    const at = (phase: number): (string | undefined)[] => {
      const s = position({ phase, units: { 'A/23': 'W0711', 'B/23': 'W0711' } })
      return [refuseRestack(s, hex('W0711'))?.rule, refuseMode(s, unit('A/23'), 0)?.rule]
    }
    expect([1, 2, 3, 4, 5, 6, 7].map(at)).toEqual([
      ['10.21', '15.54'],
      ['10.21', undefined],
      ['10.21', '15.54'],
      ['10.21', '15.54'],
      ['10.21', '15.54'],
      [undefined, '15.54'],
      ['10.21', '15.54'],
    ])
  })
})

describe('ferries', () => {
  const river = (more: Readonly<Record<string, Standing>> = {}): Descent =>
    moving({ '42-FC': { at: 'W2505', strength: 5 }, 'A/23': { at: 'W2505', strength: 4 }, ...more })
  const [HERE, THERE] = ['W2505', 'W2506']

  it('[18.11 18.12 11.13] an engineer takes units over a river for the price of the ground alone', () => {
    const s = river()
    play(move(s), 'take A/23')
    expect(refuseMove(s, s.moving, hex(THERE), 'march')?.rule).toBe('11.14')
    play(move(s), `ferry ${THERE}`)
    expect([where(s, 'A/23'), cell(s.spent, unit('A/23'))]).toEqual([THERE, 8])
  })

  it('[18.14] ruling M60: no more Strength in a phase than its own, and then it does not move', () => {
    const s = river({ 'B/23': { at: HERE, strength: 1 }, 'C/23': { at: HERE, strength: 1 } })
    for (const key of ['take A/23', `ferry ${THERE}`, 'stop']) play(move(s), key)
    expect(whyCannotMove(s, unit('42-FC'))?.rule).toBe('18.14')
    expect(refuseFerry(s, [unit('B/23')], hex(THERE))).toBeUndefined()
    expect(refuseFerry(s, ['B/23', 'C/23'].map(unit), hex(THERE))?.rule).toBe('18.14')
  })

  it('[18.14] it may ferry itself and nobody else', () => {
    const s = river()
    expect(ferryFor(s, [unit('42-FC')])).toBe(unit('42-FC'))
    for (const key of ['take 42-FC', `ferry ${THERE}`, 'stop']) play(move(s), key)
    expect(refuseFerry(s, [unit('A/23')], hex(THERE))?.rule).toBe('18.14')
  })

  it('[18.13 18.12] only who begins the phase there, Concentrated', () => {
    const s = river({ 'B/23': { at: HERE, mode: 'dispersed' }, 'C/23': { at: HERE, spent: 4 } })
    expect(refuseFerry(s, [unit('B/23')], hex(THERE))?.rule).toBe('18.13')
    expect(refuseFerry(s, [unit('C/23')], hex(THERE))?.rule).toBe('18.12')
    const led = river({ Hargest: { at: HERE, spent: 4 } })
    expect(refuseFerry(led, ['A/23', 'Hargest'].map(unit), hex(THERE))?.rule).toBe('18.12')
  })

  it('[18.11 18.15] no guns nor tanks, and leaders only with a unit', () => {
    const s = river({ '3-Hus.1': HERE, Hargest: HERE })
    expect(refuseFerry(s, [unit('3-Hus.1')], hex(THERE))?.rule).toBe('18.11')
    expect(refuseFerry(s, [unit('Hargest')], hex(THERE))?.rule).toBe('18.15')
    expect(refuseFerry(s, ['A/23', 'Hargest'].map(unit), hex(THERE))).toBeUndefined()
  })

  it('[18.13] the engineer who stays draws no fire, those it ferries do', () => {
    const s = river({ 'AR/1/2': 'W2504' })
    s.mode[unit('A/23')] = CONCENTRATED
    s.chance = position({ dice: [6, 6] }).chance
    play(move(s), 'take A/23')
    // With two targets the firer would be asked at whom it shoots.
    const asked = play(move(s), `ferry ${THERE}`, 'fire', 'lose')
    expect(asked.slice(1)).toEqual([
      'german opportunity: fire pass hold W2504 hold',
      'commonwealth answer: disperse lose',
    ])
    expect([where(s, 'A/23'), where(s, '42-FC')]).toEqual([THERE, HERE])
  })

  it('[20.8] pioneers do not ferry', () => {
    const s = moving({ '606-Pion': { at: HERE, strength: 4 }, 'A/23': { at: HERE, strength: 4 } })
    expect(refuseFerry(s, [unit('A/23')], hex(THERE))?.rule).toBe('18.14')
  })
})

describe('Commonwealth armor', () => {
  it('[23.1/1] ruling M69: the Matildas move in one phase of each of the first two days', () => {
    const s = moving({ '7-RTR.1': 'W0711', '7-RTR.2': 'W0709' }, { turn: 3 })
    for (const key of ['take 7-RTR.1', 'step W0710', 'stop']) play(move(s), key)
    expect(refuseArmor(s, unit('7-RTR.2'))).toBeUndefined()
    s.stage = 'open'
    s.phase = 11
    expect(refuseArmor(s, unit('7-RTR.2'))?.rule).toBe('23.1')
    s.turn = 9
    expect(refuseArmor(s, unit('7-RTR.1'))).toBeUndefined()
    s.turn = 19
    expect(refuseArmor(s, unit('7-RTR.1'))?.rule).toBe('23.1')
  })

  it('[23.2/1] rulings C15, M109: each move of a tank of the Hussars is a die, on a 1 it stays for good', () => {
    const s = moving({ '3-Hus.1': 'W0711', '3-Hus.2': 'W0709' }, { dice: [2, 1] })
    for (const key of ['take 3-Hus.1', 'step W0710', 'step W0711', 'stop']) play(move(s), key)
    play(move(s), 'take 3-Hus.2')
    expect(s.moving).toEqual([])
    expect([where(s, '3-Hus.2'), cell(s.brokenDown, unit('3-Hus.2'))]).toEqual(['W0709', 1])
    s.turn = 4
    nextPhase(s)
    s.phase = 11
    expect(whyCannotMove(s, unit('3-Hus.2'))?.rule).toBe('23.2')
  })
})

describe('the limits of scenarios', () => {
  it('[27.1] rulings M72, M76: Scenario 31 lets nobody out but by loss, Scenario 32 not at all', () => {
    const out = (scenario: string, from: string, to: string): string => {
      const s = moving({ 'A/23': from }, { scenario, turn: scenario === '31' ? 55 : 20 })
      play(move(s), 'take A/23')
      const refused = refuseMove(s, s.moving, hex(to), 'march')
      if (refused) return refused.rule
      play(move(s), `step ${to}`)
      return where(s, 'A/23')
    }
    const edge = Array.from({ length: 36 }, (_, i) => `W${String(i + 1).padStart(2, '0')}23`)
    const walked = edge
      .map((from) => [from, from.replace(/23$/, '24')] as const)
      .filter(([from, to]) => {
        const s = moving({ 'A/23': from }, { scenario: 'bg' })
        return refuseMove(s, [unit('A/23')], hex(to), 'march') === undefined
      })
      .slice(0, 3)
    expect(walked.length).toBeGreaterThan(0)
    for (const [from, to] of walked) expect(out('31', from, to)).toBe('lost')
    const shut = moving({ 'A/23': 'W0501' }, { scenario: '32', turn: 20 })
    const east = [0, 1, 2, 3, 4, 5]
      .map((d) => cell(shut.box.board.around, 6 * hex('W0501') + d))
      .filter((x) => x >= 0 && spaceId(shut, x).startsWith('E'))
    expect(east.map((x) => refuseMove(shut, [unit('A/23')], x, 'march')?.rule)).toEqual(east.map(() => '27.1'))
    expect(east.length).toBeGreaterThan(0)
  })
})
