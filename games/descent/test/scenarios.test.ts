// How each scenario is set up, who holds what at its start, its points, and how it ends.
import { blank, cell, forcedChance, noChance } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { ids, printed } from '../box.ts'
import { next } from '../flow.ts'
import { exit } from '../rules/arrivals.ts'
import { countTurn, holds, linesOf, lostBy, pointsBy, pointsOf } from '../rules/points.ts'
import { endScenario, reckon } from '../rules/reckon.ts'
import { markersLeft, refuseStartMode, scenarioSetUp } from '../rules/scenario-set-up.ts'
import { setUp } from '../rules/set-up.ts'
import { isDecided, keptEast, resultOf, verdict } from '../rules/victory.ts'
import { at, type Descent, freshCache, lose, put, setCaptured, shape, stackAt } from '../state.ts'
import { hex, play, position, stack, unit } from './support.ts'

const ALL = ['28', '29', '30', '31', '32', 'bg'] as const

/** The start of a scenario, before anybody is asked. */
function begin(scenario: string, ...dice: number[]): Descent {
  const s = { box: printed, journal: undefined, ...blank(shape, ids(printed)) } as unknown as Descent
  s.chance = forcedChance({ dice }, () => [], noChance('this test names no more dice'))
  s.cache = freshCache(s)
  setUp(s, scenario)
  return s
}

/** Sides make ready: one act after the other, as many as there are keys. */
function makeReady(s: Descent, ...keys: string[]): void {
  for (const key of keys) play(scenarioSetUp(s), key)
}

const points = (s: Descent, id: string, seat = 'german'): number => {
  const found = linesOf(s).find(({ row }) => row.id === id && row.seat === seat)
  if (!found) throw new Error(`test: found no line ${id}; allowed: lines of the scenario`)
  return pointsOf(s, found.line, found.row)
}

/** The last phase of a scenario as it is set up, but for these units alone in their hexes; nobody has lost anything. */
function ending(scenario: string, units: Readonly<Record<string, string>>): Descent {
  const s = position({ scenario, setUp: 'printed' })
  for (const id of Object.values(units)) for (const u of stackAt(s, hex(id))) put(s, u, hex('E4401'))
  for (const [id, where] of Object.entries(units)) put(s, unit(id), hex(where))
  s.turn = printed.scenarios[s.scenario]?.row.lastTurn ?? 88
  s.phase = 15
  s.stage = 'close'
  return s
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

describe('33.5 who holds a hex', () => {
  it('[33.5/1 M75] the last to have a unit in it; at the start who stands there, the airfield German in 30 to 32', () => {
    const s = begin('bg')
    expect(holds(s, 'commonwealth', hex('W0419'))).toBe(true)
    expect(holds(begin('32'), 'german', hex('W0419'))).toBe(true)
    put(s, unit('AR/1/1'), hex('W0419'))
    put(s, unit('AR/1/1'), hex('W0420'))
    expect(holds(s, 'german', hex('W0419'))).toBe(true)
    put(s, unit('Freyberg'), hex('W0419'))
    expect(holds(s, 'german', hex('W0419'))).toBe(true)
    put(s, unit('A/22'), hex('W0419'))
    expect(holds(s, 'commonwealth', hex('W0419'))).toBe(true)
  })
})

describe('points', () => {
  it('[28.5 M76] every point lost counts: by fire, by capture of a gun, by removal', () => {
    const s = begin('29')
    expect(lostBy(s, 'commonwealth')).toBe(0)
    lose(s, unit('A/22'), 2)
    lose(s, unit('B/22'), 99)
    const gun = s.box.units.findIndex((d, u) => d.kind.move === 'static' && cell(s.at, u) < s.box.hexes)
    const b22 = s.box.units[unit('B/22')]?.strength ?? 0
    setCaptured(s, gun, true)
    expect(lostBy(s, 'commonwealth')).toBe(2 + b22 + (s.box.units[gun]?.strength ?? 0))
    setCaptured(s, gun, false)
    expect(lostBy(s, 'commonwealth')).toBe(2 + b22)
  })

  it('[28.5/2 N22] Scenario 28: reinforcements count two each, and five if they are whole', () => {
    const s = ending('28', {})
    expect([points(s, 'reinforcements-whole', 'commonwealth'), points(s, 'reinforcement-strength')]).toEqual([5, 0])
    lose(s, unit('A/2/4'), 2)
    expect([points(s, 'reinforcements-whole', 'commonwealth'), points(s, 'reinforcement-strength')]).toEqual([0, 4])
    expect(points(s, 'commonwealth-strength')).toBe(0)
    lose(s, unit('D/28'), 1)
    expect(points(s, 'commonwealth-strength')).toBe(1)
    put(s, unit('100/1/1'), hex('E6110'))
    expect(points(s, 'E6110')).toBe(5)
    put(s, unit('5-Mountain'), s.box.boxes.lost)
    expect(points(s, '5-Mountain', 'commonwealth')).toBe(10)
  })

  it('[29.53 N30] Scenario 29: airfield one 35, both 75; headquarters 3 and 2, RHQ 20 more; the King 25', () => {
    const s = ending('29', {})
    put(s, unit('AR/1/1'), hex('W0419'))
    expect([points(s, 'airfield-one'), points(s, 'airfield-both')]).toEqual([35, 0])
    put(s, unit('AR/1/2'), hex('W0519'))
    expect([points(s, 'airfield-one'), points(s, 'airfield-both')]).toEqual([0, 75])
    put(s, unit('22/5-Bde'), s.box.boxes.lost)
    expect(points(s, 'commonwealth-headquarters')).toBe(3)
    put(s, unit('RHQ'), s.box.boxes.lost)
    expect([points(s, 'german-headquarters', 'commonwealth'), points(s, 'RHQ', 'commonwealth')]).toEqual([2, 20])
    s.kingDead = true
    expect(points(s, 'king')).toBe(25)
  })

  it('[33.5/4 33.5/5] the Battle Game counts villages, airfield and Canea at the end of each day', () => {
    const s = ending('bg', {})
    s.owner.fill(2)
    s.turn = 7
    expect(countTurn(s).map((x) => x.row.id)).toEqual([])
    s.turn = 8
    expect(countTurn(s).map((x) => `${x.row.seat[0]} ${x.row.id} ${x.points}`)).toEqual([
      'c village 74',
      'c airfield-hex 8',
      'c canea 17',
    ])
    const canea = s.box.tables.map.findIndex((m) => m.terrain === 'city')
    put(s, unit('AR/1/1'), hex(s.box.tables.map[canea]?.hex ?? ''))
    s.turn = 18
    expect(countTurn(s).map((x) => x.row.id)).toEqual(['village', 'airfield-hex'])
    expect(points(s, 'village', 'commonwealth')).toBe(148)
    s.villages = 'all'
    s.turn = 28
    expect(countTurn(s).find((x) => x.row.id === 'village')?.points).toBe(155)
  })

  it('[33.5 M112] a headquarters counts when every unit of its box has gone with it', () => {
    const s = ending('bg', {})
    const battalion = ['22/5-Bde', 'A/22', 'B/22', 'C/22', 'D/22', 'H/22']
    for (const id of battalion.slice(0, -1)) put(s, unit(id), s.box.boxes.lost)
    expect(points(s, 'headquarters-and-units')).toBe(0)
    put(s, unit('H/22'), s.box.boxes.lost)
    expect(points(s, 'headquarters-and-units')).toBe(6)
  })

  it('[16.54] a German unit on Ay Theodhoroi gives the Commonwealth a point a turn', () => {
    const s = begin('29')
    const island = s.box.tables.map.find((m) => m.island === 'theodhoroi')?.hex ?? ''
    put(s, unit('AR/1/1'), hex(island))
    countTurn(s)
    countTurn(s)
    expect(points(s, 'theodhoroi', 'commonwealth')).toBe(2)
  })

  it('[31.5/2 M111] Germans off the map in supply, Suda and the airfield', () => {
    const s = ending('31', {})
    put(s, unit('100/1/2'), hex('E4401'))
    exit(s, [unit('100/1/2')])
    expect(points(s, 'exited')).toBe(0)
    const fed = at(s, unit('RHQ/100'))
    s.supplied[unit('RHQ/100')] = 1
    put(s, unit('100/13'), fed)
    exit(s, [unit('100/13')])
    expect(points(s, 'exited')).toBe(cell(s.strength, unit('100/13')))
    expect([points(s, 'E2122'), points(s, 'E2122', 'commonwealth')]).toEqual([0, 25])
    put(s, unit('100/1/3'), hex('E2122'))
    expect([points(s, 'E2122'), points(s, 'E2122', 'commonwealth')]).toEqual([15, 0])
    put(s, unit('A/20'), hex('W0419'))
    put(s, unit('A/20'), hex('W0519'))
    expect(points(s, 'airfield-both', 'commonwealth')).toBe(100)
  })
})

describe('27.5 who has won', () => {
  it('[28.5/3] ten ahead the German wins, one to nine is a draw, anything else is the Commonwealth’s', () => {
    const lead = (lost: number): string | null | undefined => {
      const s = ending('28', {})
      for (let n = 0; n < lost; n++) {
        const u = s.box.units.findIndex(
          (d, x) => d.id.endsWith('/28') && cell(s.at, x) < s.box.hexes && cell(s.strength, x) > 1,
        )
        lose(s, u, 1)
      }
      expect(pointsBy(s, 'german') - pointsBy(s, 'commonwealth')).toBe(lost - 5)
      return verdict(s, true)?.winner
    }
    expect([lead(5), lead(6), lead(9), lead(0)]).toEqual(['commonwealth', 'draw', 'draw', 'commonwealth'])
    const s = ending('28', {})
    for (const id of ['D/28', 'A/28', 'B/28', 'C/28', 'H/28']) lose(s, unit(id), 3)
    expect(pointsBy(s, 'german') - pointsBy(s, 'commonwealth')).toBe(10)
    expect(verdict(s, true)?.winner).toBe('german')
  })

  it('[29.51] above 200 German points lost the Commonwealth wins at once; not with 200', () => {
    const s = begin('29')
    s.stage = 'act'
    let left = 200
    for (let u = 0; u < s.box.units.length && left > 0; u++)
      if (s.box.units[u]?.seat === 'german' && cell(s.strength, u) > 0) {
        const points = Math.min(left, cell(s.strength, u))
        lose(s, u, points)
        left -= points
      }
    expect([lostBy(s, 'german'), isDecided(s)]).toEqual([200, false])
    lose(
      s,
      s.box.units.findIndex((d, u) => d.seat === 'german' && cell(s.strength, u) > 0),
      1,
    )
    expect(isDecided(s)).toBe(true)
    expect(next(s)).toBe('decide')
    endScenario(s)
    expect([s.winner, next(s), resultOf(s)?.rule]).toEqual(['commonwealth', null, '29.51'])
  })

  it('[29.51] Commonwealth units on both airfield hexes at the end win, before points are counted', () => {
    const s = ending('29', { 'A/22': 'W0419', 'B/22': 'W0519' })
    expect(verdict(s, true)).toMatchObject({ winner: 'commonwealth', rule: '29.51' })
    expect(verdict(s, false)).toBeUndefined()
  })

  it('[29.52] airfield and Kastelli, or few losses and nobody within two hexes', () => {
    const both = { 'AR/1/1': 'W0419', 'AR/1/2': 'W0519' }
    const s = ending('29', { ...both, 'MD/1': 'W1041', 'MD/2': 'W1042', 'AR/1/3': 'W1142' })
    expect(verdict(s, true)).toMatchObject({ winner: 'german', why: 'airfield-kastelli' })
    const near = ending('29', both)
    expect(verdict(near, true)?.why).toBe('points')
    for (const [u, d] of near.box.units.entries())
      if (d.seat === 'commonwealth' && !d.leader && cell(near.at, u) < near.box.hexes) put(near, u, hex('E4401'))
    expect(verdict(near, true)).toMatchObject({ winner: 'german', why: 'foothold' })
    for (const u of near.box.units.keys())
      if (near.box.units[u]?.seat === 'german' && lostBy(near, 'german') < 125) lose(near, u, 1)
    while (lostBy(near, 'german') < 125)
      lose(
        near,
        near.box.units.findIndex(
          (d, u) => d.seat === 'german' && cell(near.strength, u) > 1 && cell(near.at, u) >= near.box.hexes,
        ),
        1,
      )
    expect(verdict(near, true)?.why).toBe('points')
  })

  it('[29.53 29.5/2] fifteen ahead wins, else a draw', () => {
    const s = ending('29', { 'AD/1/1': 'W0419', 'D/22': 'W0519' })
    put(s, unit('AD/1/1'), s.box.boxes.air)
    put(s, unit('C/22'), hex('W0419'))
    put(s, unit('C/22'), hex('E4401'))
    expect(verdict(s, true)?.winner).toBe('draw')
    s.kingDead = true
    expect(verdict(s, true)?.winner).toBe('german')
  })

  it('[30.42 M74] too few in the east two turns running, or at the end', () => {
    const s = begin('30')
    s.stage = 'reckon'
    s.phase = 15
    expect(keptEast(s)).toBeGreaterThanOrEqual(11)
    const held = s.box.units.flatMap((d, u) => (d.id.startsWith('III/') || d.id.endsWith('/Eng') ? [u] : []))
    for (const u of held) put(s, u, hex('W1206'))
    expect(keptEast(s)).toBe(0)
    play(reckon(s))
    expect([s.tooFew, isDecided(s)]).toEqual([1, false])
    expect(verdict(s, true)).toMatchObject({ winner: 'commonwealth', rule: '30.42' })
    s.stage = 'reckon'
    play(reckon(s))
    expect(isDecided(s)).toBe(true)
    for (const u of held) put(s, u, hex('W1205'))
    s.tooFew = 1
    s.stage = 'reckon'
    play(reckon(s))
    expect(s.tooFew).toBe(0)
  })

  it('[30.5/3 31.5/3] twenty ahead in Scenario 30; in 31 the greater number, a draw when equal', () => {
    const s = ending('30', {})
    expect(verdict(s, true)?.winner).toBe('commonwealth')
    for (const id of ['A/18', 'B/18', 'C/18', 'D/18']) lose(s, unit(id), 4)
    expect([points(s, 'airfield-both'), pointsBy(s, 'german') - pointsBy(s, 'commonwealth')]).toEqual([5, 21])
    expect(verdict(s, true)?.winner).toBe('german')
    const even = ending('31', { '100/1/1': 'E2122' })
    for (const id of ['A/20', 'B/20', 'C/20', 'D/20', 'H/20']) expect(cell(even.strength, unit(id))).toBeGreaterThan(0)
    const lead = pointsBy(even, 'german') - pointsBy(even, 'commonwealth')
    expect(lead).toBe(15)
    lose(even, unit('100/1/2'), 3)
    expect(verdict(even, true)?.winner).toBe('german')
  })

  it('[32.5/1] a Commonwealth unit on the airfield wins; else who lost fewer points; a draw when equal', () => {
    const s = ending('32', {})
    expect(verdict(s, true)?.winner).toBe('draw')
    lose(s, unit('A/20'), 1)
    expect(verdict(s, true)?.winner).toBe('german')
    lose(s, unit('AR/1/1'), 2)
    expect(verdict(s, true)?.winner).toBe('commonwealth')
    const held = ending('32', { 'A/20': 'W0519' })
    lose(held, unit('B/20'), 5)
    expect(verdict(held, true)).toMatchObject({ winner: 'commonwealth', rule: '32.5' })
  })

  it('[33.5/6] after turn 88 more points win the Battle Game; equal is a draw', () => {
    const s = ending('bg', {})
    expect(verdict(s, true)?.winner).toBe('draw')
    lose(s, unit('A/22'), 1)
    expect([pointsBy(s, 'german'), verdict(s, true)?.winner]).toEqual([2, 'german'])
    lose(s, unit('AR/1/1'), 2)
    expect([pointsBy(s, 'commonwealth'), verdict(s, true)?.winner]).toEqual([4, 'commonwealth'])
  })
})
