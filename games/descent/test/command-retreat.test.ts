// Retreats of command checks: the edge, the hexes, where they stop, and the leaders who end a rout.
import { cell } from '@merkur/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printed } from '../box.ts'
import { distance } from '../lines.ts'
import { openCommand } from '../rules/command-phase.ts'
import { edgeDistances, edgesFor, rally, rallyAll, retreatByCheck, retreatHexes } from '../rules/command-retreat.ts'
import { at, isControlled, onMap, spaceId } from '../state.ts'
import { hex, play, position, type Setup, unit } from './support.ts'

const ROUT = printed.tables.commandResults.findIndex((r) => r.code === 'Rt')
const phase8 = (more: Setup = {}) => position({ turn: 4, phase: 8, ...more })

describe('the edge', () => {
  it('[13.42] the nearer of the south and east edges in hexes', () => {
    const s = phase8({ units: { 'A/23': 'W1422', 'B/23': 'E3003' } })
    expect(edgesFor(s, unit('A/23'))).toEqual(['south'])
    expect(edgesFor(s, unit('B/23'))).toEqual(['east'])
  })

  it('[13.42] as far as the nearest hex of that edge, wherever one stands', () => {
    const s = phase8()
    const edge = { south: 'S', east: 'E' } as const
    fc.assert(
      fc.property(fc.integer({ min: 0, max: printed.hexes - 1 }), fc.constantFrom('south', 'east'), (from, which) => {
        const literal = Math.min(
          ...printed.tables.map
            .filter((m) => m.supply_edge === edge[which])
            .map((m) => distance(printed, from, hex(m.hex))),
        )
        const found = cell(edgeDistances(s)[which], from)
        expect(found).toBeGreaterThanOrEqual(literal)
        if (found >= 0 && /^E/.test(printed.spaces[from] ?? '')) expect(found).toBe(literal)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the way', () => {
  it('[13.42 M41] three hexes nearer to the edge each, within four points', () => {
    const s = phase8({ units: { 'A/23': 'W1422' } })
    const before = cell(edgeDistances(s).south, at(s, unit('A/23')))
    const first = retreatHexes(s, unit('A/23'), 'south')
    expect(first.length).toBeGreaterThan(0)
    for (const to of first) expect(cell(edgeDistances(s).south, to)).toBe(before - 1)
    const flow = retreatByCheck(s, unit('A/23'), false)
    for (let step = flow.next(); !step.done; ) {
      const ask = step.value as unknown as { of: readonly number[] }
      step = flow.next(ask.of[0])
    }
    const moved = before - cell(edgeDistances(s).south, at(s, unit('A/23')))
    expect(moved).toBeGreaterThanOrEqual(1)
    expect(moved).toBeLessThanOrEqual(3)
    expect(cell(s.spent, unit('A/23'))).toBe(0)
  })

  it('[13.46] it stops before an enemy zone', () => {
    const s = phase8({ units: { 'A/23': 'W1422', 'AR/1/2': 'W1623' } })
    const options = retreatHexes(s, unit('A/23'), 'south')
    for (const to of options) expect(isControlled(s, to, 'commonwealth')).toBe(false)
    const blocked = phase8({ units: { 'A/23': 'W1422', 'AR/1/2': 'W1522', 'AR/1/3': 'W1523' } })
    expect(retreatHexes(blocked, unit('A/23'), 'south')).toEqual([])
  })

  it('[13.42 M41] who is Disrupted, or a gun that is not in Travel mode, stays', () => {
    const s = phase8({
      units: { 'A/23': { at: 'W1422', disrupted: true }, '28-Bty/10': { at: 'W1825', mode: 'dispersed' } },
    })
    expect(retreatHexes(s, unit('A/23'), 'south')).toEqual([])
    expect(retreatHexes(s, unit('28-Bty/10'), 'south')).toEqual([])
  })
})

describe('rout', () => {
  it('[13.45 E6] it may leave the map and is then gone, not lost; Re stays on it', () => {
    const edge = printed.tables.map.find(
      (m) => m.supply_edge === 'S' && m.terrain !== 'all-sea' && m.terrain === 'clear',
    )
    const start = edge?.hex ?? ''
    const s = phase8({ units: { 'A/23': start } })
    play(retreatByCheck(s, unit('A/23'), true))
    expect(at(s, unit('A/23'))).toBe(printed.boxes.left)
    const stays = phase8({ units: { 'A/23': start } })
    play(retreatByCheck(stays, unit('A/23'), false))
    expect(spaceId(stays, at(stays, unit('A/23')))).toBe(start)
  })

  it('[13.45 13.47 M43] a routed unit retreats again at the start of the next Command Phase, odd turns too', () => {
    const s = position({ turn: 5, phase: 8, units: { 'A/23': 'W1422' } })
    s.check[unit('A/23')] = ROUT
    const before = at(s, unit('A/23'))
    const flow = openCommand(s)
    for (let step = flow.next(); !step.done; )
      step = flow.next((step.value as unknown as { of: readonly number[] }).of[0])
    expect(at(s, unit('A/23'))).not.toBe(before)
    expect(cell(s.check, unit('A/23'))).toBe(ROUT)
  })

  it('[13.45] a leader who ends his move there rallies it; Forrester rallies Greeks in passing, nobody else does', () => {
    const s = phase8({ units: { 'A/23': 'W0710', '1/1': 'W0712', Hargest: 'W0714', Forrester: 'W0716' } })
    for (const id of ['A/23', '1/1']) s.check[unit(id)] = ROUT
    rally(s, unit('Hargest'), hex('W0710'), true)
    rally(s, unit('Forrester'), hex('W0710'), true)
    expect(cell(s.check, unit('A/23'))).toBe(ROUT)
    rally(s, unit('Forrester'), hex('W0712'), true)
    expect(cell(s.check, unit('1/1'))).toBe(0)
    s.at[unit('Hargest')] = hex('W0710')
    const placed = phase8({ units: { 'A/23': 'W0710', Hargest: 'W0710' } })
    placed.check[unit('A/23')] = ROUT
    rallyAll(placed)
    expect([cell(placed.check, unit('A/23')), onMap(placed, unit('A/23'))]).toEqual([0, true])
  })
})
