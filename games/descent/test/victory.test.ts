// Who has won each scenario, and when it ends early.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { next } from '../flow.ts'
import { lostBy, pointsBy } from '../rules/points.ts'
import { endScenario, reckon } from '../rules/reckon.ts'
import { isDecided, keptEast, resultOf, verdict } from '../rules/victory.ts'
import { lose, put } from '../state.ts'
import { begin, ending, points } from './scenario-positions.ts'
import { hex, play, unit } from './support.ts'

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
