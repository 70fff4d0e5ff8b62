// How the sides of each scenario make ready before its first turn.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { markersLeft, refuseStartMode, scenarioSetUp } from '../rules/scenario-set-up.ts'
import { type Descent, stackAt } from '../state.ts'
import { begin } from './scenario-positions.ts'
import { hex, play, stack, unit } from './support.ts'

const ALL = ['28', '29', '30', '31', '32', 'bg'] as const

/** Sides make ready: one act after the other, as many as there are keys. */
function makeReady(s: Descent, ...keys: string[]): void {
  for (const key of keys) play(scenarioSetUp(s), key)
}

describe('27.2 making ready', () => {
  it('[27.23] each side in the order of the scenario, then the game begins', () => {
    const order = ALL.map((id) => {
      const s = begin(id, 3, 4)
      const seats: string[] = []
      while (s.stage === 'set-up') {
        seats.push(s.acting)
        const key = markersLeft(s, s.acting) > 0 ? undefined : 'done'
        const usual = s.box.units.findIndex(
          (d, u) => d.seat === s.acting && cell(s.at, u) < s.box.hexes && d.nation === 'paratroop',
        )
        const own = s.box.units.findIndex((d, u) => d.seat === s.acting && !d.leader && cell(s.at, u) < s.box.hexes)
        const where = s.box.spaces[cell(s.at, s.acting === 'german' && usual >= 0 ? usual : own)] ?? ''
        const flow = scenarioSetUp(s)
        let step = flow.next()
        if (!step.done) {
          const ask = step.value as never as { of: { verb: string; hex?: number }[] }
          const wanted = ask.of.find((a) =>
            key === 'done' ? a.verb === 'done' : a.verb === 'marker' && s.box.spaces[a.hex ?? -1] === where,
          )
          step = flow.next(wanted)
        }
      }
      return `${id} ${[...new Set(seats)].map((x) => x[0]).join('')} ${s.stage}`
    })
    expect(order).toEqual(['28 cg open', '29 cg open', '30 cg open', '31 gc open', '32 gc open', 'bg cg open'])
  })

  it('[28.42] Scenario 28: any mode that a unit has, chosen once, or all at a time', () => {
    const s = begin('28')
    expect(refuseStartMode(s, unit('D/28'), 1)).toBeUndefined()
    expect(refuseStartMode(s, unit('2-NZ-Div'), 2)).toBeUndefined()
    expect(refuseStartMode(s, unit('D/28'), 2)?.id).toBe('refuse.no-such-mode')
    makeReady(s, 'concentrated D/28', 'all-concentrated')
    expect([cell(s.mode, unit('D/28')), cell(s.mode, unit('H/28'))]).toEqual([1, 1])
    expect(refuseStartMode(s, unit('D/28'), 0)?.id).toBe('refuse.mode-chosen')
  })

  it('[29.44] Scenario 29: Commonwealth Dispersed where it can be, else Concentrated', () => {
    const s = begin('29')
    expect(refuseStartMode(s, unit('A/22'), 1)?.id).toBe('refuse.mode-not-at-start')
    for (const [u, d] of s.box.units.entries())
      if (d.seat === 'commonwealth' && !d.leader && cell(s.at, u) < s.box.hexes)
        expect([d.id, cell(s.mode, u)]).toEqual([d.id, d.modes.includes(0) ? 0 : 1])
  })

  it('[30.43 31.43 32.44 33.41] nobody of the forbidden side begins in Travel mode', () => {
    expect(refuseStartMode(begin('30'), unit('2-NZ-Div'), 2)?.id).toBe('refuse.mode-not-at-start')
    expect(refuseStartMode(begin('30'), unit('AR/17'), 2)).toBeUndefined()
    expect(refuseStartMode(begin('31'), unit('RHQ'), 2)?.id).toBe('refuse.mode-not-at-start')
    expect(refuseStartMode(begin('31'), unit('2-NZ-Div'), 2)).toBeUndefined()
    expect(refuseStartMode(begin('32'), unit('RHQ'), 2)?.id).toBe('refuse.mode-not-at-start')
    expect(refuseStartMode(begin('32'), unit('2-NZ-Div'), 2)).toBeUndefined()
    expect(refuseStartMode(begin('bg'), unit('2-NZ-Div'), 2)?.id).toBe('refuse.mode-not-at-start')
  })

  it('[33.2] those who begin the Battle Game Disrupted choose no mode and come back Dispersed or Concentrated', () => {
    const s = begin('bg')
    const disrupted = s.box.units.flatMap((d, u) => (cell(s.disrupted, u) === 1 ? [d.id] : []))
    expect(disrupted).toHaveLength(27)
    expect(refuseStartMode(s, unit('A/19'), 1)?.id).toBe('refuse.starts-disrupted')
    expect(begin('29').disrupted.includes(1)).toBe(false)
  })

  it('[27.23] units lie in the order of the box, and each may be put on top once', () => {
    const s = begin('28')
    const before = stack(s, 'E2615')
    expect(before.length).toBeGreaterThan(1)
    const last = before.at(-1) ?? ''
    makeReady(s, `top ${last}`)
    expect(stack(s, 'E2615')).toEqual([last, ...before.slice(0, -1)])
    expect(() => makeReady(s, `top ${last}`)).toThrow('allowed')
  })

  it('[30.2/12 31.2/14 31.2/15 32.2] markers are set up with units of the kind, all of them, before play begins', () => {
    const s = begin('30')
    expect([markersLeft(s, 'commonwealth'), markersLeft(s, 'german')]).toEqual([5, 7])
    expect(() => makeReady(s, 'done')).toThrow('allowed')
    const there = s.box.spaces[cell(s.at, unit('A/22'))] ?? ''
    makeReady(s, ...Array.from({ length: 5 }, () => `marker ${there}`))
    expect(markersLeft(s, 'commonwealth')).toBe(0)
    expect(() => makeReady(s, `marker ${there}`)).toThrow('allowed')
    const scenario31 = begin('31')
    const mountain = s.box.spaces[cell(scenario31.at, unit('RHQ/85'))] ?? ''
    const flow = scenarioSetUp(scenario31)
    const ask = flow.next().value as never as {
      of: { verb: string; hex?: number }[]
      refuse: (a: object) => object | undefined
    }
    const act = ask.of.find((a) => a.verb === 'marker' && s.box.spaces[a.hex ?? -1] === mountain)
    if (act && stackAt(scenario31, hex(mountain)).every((u) => s.box.units[u]?.nation === 'mountain'))
      expect(ask.refuse(act)).toBeDefined()
  })
})
