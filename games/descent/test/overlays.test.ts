// Overlays say the same as the rules that see, move, fire, lead and feed.
import { cell, copyPlay, entry, fastChance, hashOf, Run } from '@merkur/engine'
import { describe, expect, test } from 'vitest'
import { printed } from '../box.ts'
import { rules } from '../game.ts'
import { distance } from '../lines.ts'
import { overlay, overlays } from '../overlays.ts'
import { refuseShot } from '../rules/fire-targets.ts'
import { sees } from '../rules/observation.ts'
import { inSupply } from '../rules/supply.ts'
import { controlledBy, type Descent, seatOf, shape, stackAt } from '../state.ts'
import { hex, position, unit } from './support.ts'

/** The road to Stilos as the lesson has it, in a phase that asks. */
function road(phase: number): Descent {
  const s = position({ scenario: '28', setUp: 'printed', turn: 82, phase })
  for (const u of s.box.units.keys()) if (s.box.units[u]?.headquarters) s.supplied[u] = 1
  s.stage = 'act'
  return s
}

const view = (s: Descent, id: string, of?: { piece: string } | { space: string }, seat = 'german') =>
  overlay(s, seat, id, of)
const spaces = (s: Descent, id: string, of?: { piece: string } | { space: string }) =>
  (view(s, id, of)?.fills ?? []).map((f) => f.space).sort()

describe('overlays', () => {
  test('every overlay answers what it is asked about, and changes nothing', () => {
    const s = road(4)
    const before = hashOf(shape, s)
    for (const { id, about } of overlays) {
      const of = about === 'piece' ? { piece: '55-Kraf/3' } : about === 'space' ? { space: 'E2615' } : undefined
      expect(view(s, id, of)?.fills.length, id).toBeGreaterThan(0)
      if (about !== 'board') expect(view(s, id)).toBeNull()
    }
    expect(view(s, 'no-such-overlay')).toBeNull()
    expect(hashOf(shape, s)).toBe(before)
  })

  test('[7.0] observation has the hexes that are seen', () => {
    const s = road(4)
    const from = hex('E2617')
    const expected = printed.board.ids.filter(
      (_, h) =>
        h !== from &&
        cell(s.box.board.closed, h) === 0 &&
        entry(s.box.scenarios[s.scenario]?.inPlay ?? [], h) === 1 &&
        sees(s, from, h),
    )
    expect(spaces(s, 'observation', { space: 'E2617' })).toEqual([...expected].sort())
  })

  test('[8.0] zones have the count of those who control each hex', () => {
    const s = road(4)
    const fills = view(s, 'commonwealth-zones')?.fills ?? []
    expect(fills.length).toBeGreaterThan(20)
    for (const f of fills) expect(f.label).toBe(String(controlledBy(s, hex(f.space), 'commonwealth')))
  })

  test('[9.1] a reach has keys that lead where they say, under the prices that are shown', () => {
    const s = road(4)
    const of = { piece: '100/II/7' }
    const shown = view(s, 'reach', of)
    const routes = Object.entries(shown?.routes ?? {})
    expect(routes.length).toBeGreaterThan(3)
    for (const [to, keys] of routes) {
      const run = new Run(rules, copyPlay(rules, s, fastChance('reach')), 'move')
      const full = shown?.fills.find((f) => f.space === to)?.colour === 'plain'
      for (const key of keys) {
        // Into a full hex the way may end before, since who steps there is displaced.
        if (full && !run.keys('german').includes(key)) break
        run.answer('german', key)
      }
      if (!full) expect(printed.spaces[cell(run.s.at, unit('100/II/7'))]).toBe(to)
    }
    expect(view(s, 'reach', of, 'commonwealth')?.routes).toBeUndefined()
    // Where nobody moves, or this unit may not, the reach is only looked at.
    for (const phase of [9, 12]) expect(view(road(phase), 'reach', of)?.routes).toBeUndefined()
    s.bound[unit('100/II/7')] = 1
    expect(view(s, 'reach', of)?.routes).toBeUndefined()
  })

  test('[9.4] a way draws nothing where nobody controls it, and more the more zones are left', () => {
    const s = position({
      scenario: '28',
      turn: 82,
      phase: 4,
      units: {
        '55-Kraf/3': 'E2515',
        'D/28': { at: 'E2615', mode: 'dispersed' },
        'H/28': { at: 'E2615', mode: 'dispersed' },
      },
    })
    s.stage = 'act'
    const risk = view(s, 'risk', { piece: '55-Kraf/3' })?.fills ?? []
    expect(risk.length).toBeGreaterThan(0)
    expect(risk.every((f) => Number(f.label) > 0)).toBe(true)
    const quiet = position({ scenario: '28', turn: 82, phase: 4, units: { '55-Kraf/3': 'E2417' } })
    quiet.stage = 'act'
    expect((view(quiet, 'risk', { piece: '55-Kraf/3' })?.fills ?? []).every((f) => f.label === '0')).toBe(true)
  })

  test('[6.0 12.2] the fire planner names just those who may fire, and the field of fire just those hit', () => {
    const s = road(12)
    const planned = view(s, 'fire-planner', { space: 'E2615' })
    const named = (planned?.legend ?? []).flatMap((l) => {
      const of = l.text.args?.unit
      return typeof of === 'object' && 'piece' in of ? [of.piece] : []
    })
    const expected = printed.units.flatMap((d, u) =>
      seatOf(s, u) === 'german' &&
      cell(s.at, u) < s.box.hexes &&
      stackAt(s, hex('E2615')).some((x) => refuseShot(s, u, x) === undefined)
        ? [d.id]
        : [],
    )
    expect(named.sort()).toEqual(expected.sort())
    for (const id of expected) {
      const bears = view(s, 'fire-range', { piece: id })?.fills.find((f) => f.space === 'E2615')
      expect(bears?.colour).toBe('bad')
      expect(Number.parseInt(bears?.label ?? '', 10)).toBe(distance(printed, cell(s.at, unit(id)), hex('E2615')))
    }
  })

  test('[12.2 12.22] the planner tells the penalty of each: two battalions lose two, artillery nothing', () => {
    const units = {
      'A/22': 'W0711',
      'A/23': 'W0710',
      '27-Bty/5.1': { at: 'W0710', mode: 'dispersed' },
      'AR/1/2': 'W0810',
    } as const
    const s = position({ turn: 12, phase: 5, units })
    s.stage = 'act'
    const lines = (view(s, 'fire-planner', { space: 'W0810' })?.legend ?? []).filter(
      (l) => l.text.id === 'legend.firer',
    )
    const penalty = Object.fromEntries(lines.map((l) => [JSON.stringify(l.text.args?.unit), l.text.args?.penalty]))
    expect(penalty).toEqual({ '{"piece":"A/22"}': 2, '{"piece":"A/23"}': 2, '{"piece":"27-Bty/5.1"}': 0 })
  })

  test('[12.0 19.0] a chain goes up to the top; supply marks whoever is out of it', () => {
    const s = road(4)
    const up = spaces(s, 'chain', { piece: '100/1/2' })
    for (const id of ['100/1/2', '100/1/1', 'RHQ/100', '5-Mountain'])
      expect(up).toContain(printed.spaces[cell(s.at, unit(id))])
    const marked = new Set(
      (view(s, 'german-supply')?.fills ?? []).filter((f) => f.colour === 'bad').map((f) => f.space),
    )
    for (const [u, d] of printed.units.entries())
      if (d.seat === 'german' && !d.leader && cell(s.at, u) < s.box.hexes && !inSupply(s, u))
        expect(marked).toContain(printed.spaces[cell(s.at, u)])
  })
})
