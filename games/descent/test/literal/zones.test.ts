// Zones of control against their literal reading, over the whole map and in crowded positions (8.0, 11.7).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { printed } from '../../box.ts'
import { controls, put, setDisrupted, setMode, setTimeAndWeather } from '../../state.ts'
import { position, unit } from '../support.ts'
import { around, groundOf } from './ground.ts'
import { lots, scattered } from './scatter.ts'
import { def, everybody, hexName, nameOf } from './sheet.ts'
import { readZone } from './zones.ts'

const sorted = (hexes: Iterable<number>): string[] => [...hexes].map(hexName).sort()

/** The hexes up to three steps from a unit: one more than any zone reaches. */
const nearby = (s: ReturnType<typeof position>, u: number): number[] => {
  const found = new Set([cell(s.at, u)])
  for (let n = 0; n < 3; n++) for (const hex of [...found]) for (const { to } of around(hex)) found.add(to)
  return [...found]
}
const found = (s: ReturnType<typeof position>, u: number): string[] =>
  sorted(nearby(s, u).filter((hex) => controls(s, u, hex)))

describe('8.0 zones of control', () => {
  it('[8.0/1 8.41 8.42 8.43 11.7/1] from every hex of the map, of a unit with range one and of one with two, by day', () => {
    const s = position()
    let far = 0
    for (let hex = 0; hex < printed.hexes; hex++) {
      if (groundOf(hex) === 'all-sea') continue
      for (const u of [unit('A/23'), unit('27-NZMG.1')]) {
        put(s, u, hex)
        const zone = readZone(s, u)
        expect(found(s, u), `${nameOf(u)} on ${hexName(hex)}`).toEqual(sorted(zone))
        put(s, u, printed.boxes.out)
        if (zone.size > 6) far++
      }
    }
    expect(far).toBeGreaterThan(500)
  })

  it('[8.61 8.62 8.63 7.5/1 7.62 7.63 7.64] of every unit in 60 crowded positions, in any mode, light and weather, and summed up for its side', () => {
    let zones = 0
    for (let n = 0; n < 60; n++) {
      const s = scattered(`zones ${n}`, 4)
      const { below, pick } = lots(`zones ${n} sky`)
      setTimeAndWeather(s, pick([3, 8, 12, 19]), pick([0, 6, 7, 11, 13]))
      const there = everybody.filter((u) => cell(s.at, u) >= 0 && cell(s.at, u) < printed.hexes)
      for (const u of there)
        if (below(4) === 0 && !def(u).leader) {
          if (below(2) === 0) setDisrupted(s, u, false)
          else setMode(s, u, pick(def(u).modes))
        }
      const sums = { german: new Map<number, number>(), commonwealth: new Map<number, number>() }
      for (const u of there) {
        const zone = readZone(s, u)
        if (zone.size > 0) zones++
        expect([n, nameOf(u), found(s, u)]).toEqual([n, nameOf(u), sorted(zone)])
        for (const hex of zone) sums[def(u).seat].set(hex, (sums[def(u).seat].get(hex) ?? 0) + 1)
      }
      for (const seat of ['german', 'commonwealth'] as const)
        for (let hex = 0; hex < printed.hexes; hex++)
          if (cell(s.cache[seat], hex) !== (sums[seat].get(hex) ?? 0))
            expect([n, seat, hexName(hex), cell(s.cache[seat], hex)]).toEqual([
              n,
              seat,
              hexName(hex),
              sums[seat].get(hex) ?? 0,
            ])
    }
    expect(zones).toBeGreaterThan(300)
  })
})
