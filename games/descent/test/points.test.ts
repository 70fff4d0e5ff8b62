// Who holds what, and what each scenario counts.
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { exit } from '../rules/arrivals.ts'
import { countTurn, holds, lostBy } from '../rules/points.ts'
import { at, lose, put, setCaptured } from '../state.ts'
import { begin, ending, points } from './scenario-positions.ts'
import { hex, unit } from './support.ts'

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
