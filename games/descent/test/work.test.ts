// Engineers and pioneers at work: bridges blown and repaired, entrenchments, and what breaks a work off (18.2, 18.3, 20.42).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { isEntrenched } from '../rules/fire-tables.ts'
import { leaveTravelMode } from '../rules/leave-travel.ts'
import { move } from '../rules/movement-phase.ts'
import { phaseCount } from '../rules/phases.ts'
import { groundPrice } from '../rules/walk.ts'
import {
  BLOW,
  beginWork,
  checkWork,
  ENTRENCH,
  finishWork,
  REPAIR,
  refuseBlow,
  refuseWork,
  turnsWorked,
} from '../rules/work.ts'
import { type Descent, put } from '../state.ts'
import { hex, play, position, type Setup, type Standing, unit } from './support.ts'

const PHASES = 15
const ENGINEER = unit('42-FC')
const [ROAD, TRAIL, WEST] = ['W1709-W1809', 'W1408-W1508', 'W0519-W0520']
const bridge = (s: Descent, id: string): number => s.box.bridges.findIndex((b) => b.id === id)

/** The end of a Commonwealth Conditional Movement Phase. */
const atWork = (units: Readonly<Record<string, Standing>>, more: Setup = {}): Descent =>
  Object.assign(position({ phase: 6, ...more, units }), { stage: 'leave-travel' })

/** The same phase so many turns on. */
function later(s: Descent, turns: number): void {
  s.turn += turns
  s.stage = 'act'
}

describe('bridges', () => {
  it('[18.21 18.22] five turns beside a road bridge, then a die in each Movement Phase: 1 to 4 destroys', () => {
    const s = atWork({ '42-FC': { at: 'W1709', strength: 3 } }, { dice: [5, 4] })
    play(leaveTravelMode(s), 'mine 42-FC W1809')
    later(s, 4)
    expect(refuseBlow(s, ENGINEER)?.rule).toBe('18.21')
    later(s, 1)
    play(move(s), 'blow 42-FC')
    expect([cell(s.bridge, bridge(s, ROAD)), refuseBlow(s, ENGINEER)?.rule]).toEqual([0, '18.22'])
    s.blew.fill(0)
    s.phase = 11
    play(move(s), 'blow 42-FC')
    expect([cell(s.bridge, bridge(s, ROAD)), cell(s.task, ENGINEER)]).toEqual([1, 0])
  })

  it('[18.21] a destroyed bridge leaves the river and no road (ruling M97)', () => {
    const s = atWork({ 'A/23': 'W0710' })
    expect(groundPrice(s, unit('A/23'), hex('W0710'), hex('W0711'))).toBe(4)
    s.bridge[bridge(s, 'W0710-W0711')] = 1
    expect(groundPrice(s, unit('A/23'), hex('W0710'), hex('W0711'))).toBeLessThan(0)
  })

  it('[18.21 18.25] three turns at a trail bridge; the owner may wait as long as he likes', () => {
    const s = atWork({ '42-FC': { at: 'W1408', strength: 3 } }, { dice: [1] })
    play(leaveTravelMode(s), 'mine 42-FC W1508')
    later(s, 2)
    expect(refuseBlow(s, ENGINEER)?.rule).toBe('18.21')
    later(s, 3)
    play(move(s), 'blow 42-FC')
    expect(cell(s.bridge, bridge(s, TRAIL))).toBe(1)
  })

  it('[18.23] after six turns at a trail bridge and ten at a road bridge no die is rolled', () => {
    for (const [from, to, turns] of [
      ['W1408', 'W1508', 6],
      ['W1709', 'W1809', 10],
    ] as const) {
      const s = atWork({ '42-FC': { at: from, strength: 3 } })
      play(leaveTravelMode(s), `mine 42-FC ${to}`)
      later(s, turns)
      play(move(s), 'blow 42-FC')
      expect(cell(s.bridge, bridge(s, `${from}-${to}`))).toBe(1)
    }
  })

  it('[18.24] a repaired bridge is surely destroyed after three turns, a road bridge too', () => {
    const s = atWork({ '42-FC': { at: 'W1709', strength: 3 } })
    s.bridge[bridge(s, ROAD)] = 2
    play(leaveTravelMode(s), 'mine 42-FC W1809')
    later(s, 3)
    play(move(s), 'blow 42-FC')
    expect(cell(s.bridge, bridge(s, ROAD))).toBe(1)
  })

  it('[18.21] not the bridges of the Tavronitis, not by pioneers, nor with a Strength below three', () => {
    const s = atWork({
      '42-FC': { at: 'W0519', strength: 5 },
      '1/CRE': { at: 'W1709', strength: 2 },
      '606-Pion': { at: 'W1709', strength: 4 },
    })
    expect(refuseWork(s, ENGINEER, BLOW, bridge(s, WEST))?.id).toBe('refuse.tavronitis')
    expect(refuseWork(s, unit('1/CRE'), BLOW, bridge(s, ROAD))?.id).toBe('refuse.too-weak-to-work')
    expect(refuseWork(s, unit('606-Pion'), BLOW, bridge(s, ROAD))?.id).toBe('refuse.no-worker')
  })

  it('[18.3/1] one turn beside a destroyed bridge, Strength two, Concentrated, no enemy at it: repaired', () => {
    const s = atWork({ '42-FC': { at: 'W1709', strength: 2 } })
    s.bridge[bridge(s, ROAD)] = 1
    play(leaveTravelMode(s), 'repair 42-FC W1809')
    later(s, 1)
    checkWork(s)
    finishWork(s)
    expect([cell(s.bridge, bridge(s, ROAD)), cell(s.task, ENGINEER)]).toEqual([2, 0])
    const held = atWork({ '42-FC': { at: 'W1709', strength: 2 }, 'AR/1/2': 'W1809' })
    held.bridge[bridge(held, ROAD)] = 1
    expect(refuseWork(held, ENGINEER, REPAIR, bridge(held, ROAD))?.id).toBe('refuse.enemy-beside')
  })
})

describe('entrenchments', () => {
  it('[20.42] engineers or pioneers, Strength four together, six turns Concentrated in a hex', () => {
    const s = atWork({ '42-FC': { at: 'W0711', strength: 2 }, '606-Pion': { at: 'W0711', strength: 2 } })
    play(leaveTravelMode(s), 'entrench 42-FC')
    play(leaveTravelMode(s), 'entrench 606-Pion')
    later(s, 5)
    finishWork(s)
    expect(isEntrenched(s, hex('W0711'))).toBe(false)
    later(s, 1)
    checkWork(s)
    finishWork(s)
    expect(isEntrenched(s, hex('W0711'))).toBe(true)
    expect([cell(s.task, ENGINEER), refuseWork(s, ENGINEER, ENTRENCH, -1)?.id]).toEqual([
      0,
      'refuse.entrenched-already',
    ])
  })

  it('[20.42] a Strength of three is not enough, and Dispersed units do not dig', () => {
    const s = atWork({
      '42-FC': { at: 'W0711', strength: 3 },
      '1/CRE': { at: 'W0709', mode: 'dispersed', strength: 4 },
    })
    play(leaveTravelMode(s), 'entrench 42-FC')
    later(s, 6)
    finishWork(s)
    expect(isEntrenched(s, hex('W0711'))).toBe(false)
    expect(refuseWork(s, unit('1/CRE'), ENTRENCH, -1)?.id).toBe('refuse.work-concentrated')
  })

  it('[20.42 18.21] ruling M59: who moves, fires, is Disrupted, dispersed or ferries begins anew', () => {
    const breaks: readonly ((s: Descent) => void)[] = [
      (s) => {
        s.spent[ENGINEER] = 4
      },
      (s) => {
        s.engaged[ENGINEER] = phaseCount(s)
      },
      (s) => {
        s.disrupted[ENGINEER] = 1
      },
      (s) => {
        s.mode[ENGINEER] = 0
      },
      (s) => {
        s.ferried[ENGINEER] = 3
      },
      (s) => {
        s.activated[ENGINEER] = 0
      },
    ]
    for (const interrupt of breaks) {
      const s = atWork({ '42-FC': { at: 'W0711', strength: 5 } })
      beginWork(s, ENGINEER, ENTRENCH, -1)
      later(s, 2)
      checkWork(s)
      expect([cell(s.task, ENGINEER), turnsWorked(s, ENGINEER)]).toEqual([ENTRENCH, 2])
      interrupt(s)
      checkWork(s)
      expect(cell(s.task, ENGINEER)).toBe(0)
    }
  })

  it('[18.21 18.3/1 20.42] who leaves in the phase in which the work would end has not ended it', () => {
    const leave = (s: Descent): void => {
      s.spent[ENGINEER] = 8
      put(s, ENGINEER, hex('W0612'))
    }
    const dig = atWork({ '42-FC': { at: 'W0711', strength: 5 } })
    beginWork(dig, ENGINEER, ENTRENCH, -1)
    later(dig, 6)
    leave(dig)
    finishWork(dig)
    expect(dig.entrenched.filter((h) => [hex('W0711'), hex('W0612')].includes(h))).toEqual([])
    const span = atWork({ '42-FC': { at: 'W1709', strength: 5 } })
    span.bridge[bridge(span, ROAD)] = 1
    beginWork(span, ENGINEER, REPAIR, bridge(span, ROAD))
    later(span, 1)
    leave(span)
    finishWork(span)
    expect(cell(span.bridge, bridge(span, ROAD))).toBe(1)
    const mine = atWork({ '42-FC': { at: 'W1709', strength: 5 } })
    beginWork(mine, ENGINEER, BLOW, bridge(mine, ROAD))
    later(mine, 5)
    expect(refuseBlow(mine, ENGINEER)).toBeUndefined()
    leave(mine)
    expect(refuseBlow(mine, ENGINEER)?.rule).toBe('18.21')
  })

  it('[20.42 18.21] ruling M59: who has moved, or fired in the phase before, does not begin; who observed does', () => {
    const s = atWork({
      '42-FC': { at: 'W0711', strength: 5, spent: 4 },
      '1/CRE': { at: 'W0709', strength: 4 },
      '2/8-RAE': { at: 'W0709', strength: 4, bound: true },
    })
    s.engaged[unit('1/CRE')] = phaseCount(s) - 1
    const why = ['42-FC', '1/CRE', '2/8-RAE'].map((id) => refuseWork(s, unit(id), ENTRENCH, -1)?.id)
    expect(why).toEqual(['refuse.busy', 'refuse.busy', undefined])
    beginWork(s, unit('2/8-RAE'), ENTRENCH, -1)
    checkWork(s)
    expect(cell(s.task, unit('2/8-RAE'))).toBe(ENTRENCH)
    expect(phaseCount(s) % PHASES).toBe(6)
  })
})
