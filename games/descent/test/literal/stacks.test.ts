// Stacks against their literal reading in random positions: what a hex holds, who is on top, who must go and where (10.0).
import { cell } from '@merkur/engine'
import { describe, expect, it } from 'vitest'
import { BLOCKED } from '../../board.ts'
import { printed } from '../../box.ts'
import { displacementHexes, fits, limitOf, strengthIn, surplus, topTwo } from '../../rules/stack.ts'
import { controls, type Descent, type Space, type Unit } from '../../state.ts'
import { lots, pile, scattered } from './scatter.ts'

const def = (u: Unit) => printed.units[u] as NonNullable<(typeof printed.units)[number]>
const isStatic = (u: Unit): boolean => def(u).type === 'static-artillery'
const groundId = (hex: Space): string => printed.grounds[cell(printed.ground, hex)]?.id ?? ''

/** 10.1 "The stacking limit assigned to a given type of terrain", as the Terrain Effects Chart prints it. */
const readLimit = (hex: Space): number => Number(printed.tables.terrain.find((t) => t.id === groundId(hex))?.stack)

/** 10.12, 10.13, 20.61 "A unit's current Strength is counted"; leaders have none; static guns count on the coast alone. */
const weight = (s: Descent, u: Unit, hex: Space): number =>
  def(u).leader || (isStatic(u) && cell(printed.coast, hex) === 0) ? 0 : cell(s.strength, u)

const readStrength = (s: Descent, hex: Space): number => pile(s, hex).reduce((sum, u) => sum + weight(s, u, hex), 0)

/** 10.33, ruling M22 "the offending units (those causing overstack) are immediately displaced": who came last, till the rest fits. */
function readSurplus(s: Descent, hex: Space): Unit[] {
  const out: Unit[] = []
  for (const u of pile(s, hex)) {
    const gone = out.reduce((sum, x) => sum + weight(s, x, hex), 0)
    if (readStrength(s, hex) - gone <= readLimit(hex)) break
    if (!def(u).leader && !isStatic(u)) out.push(u)
  }
  return out
}

/** Ruling M22: open hexes; else friends where it fits; else enemy-controlled ones where it fits; else friends it overstacks. */
function readWays(s: Descent, u: Unit): Space[] {
  const from = cell(s.at, u)
  const inPlay = printed.scenarios[s.scenario]?.inPlay
  const ways: [Space, number][] = []
  for (let d = 0; d < 6; d++) {
    const to = cell(printed.board.around, 6 * from + d)
    if (to < 0 || !inPlay || cell(inPlay, to) !== 1) continue
    const there = pile(s, to)
    if (there.some((x) => def(x).seat !== def(u).seat)) continue
    const side = cell(printed.sideToward, 6 * from + d)
    if (side < 0 || cell(printed.sides, side) & BLOCKED || groundId(to) === 'all-sea') continue
    const controlled = printed.units.some((x, i) => x.seat !== def(u).seat && controls(s, i, to))
    const room = readStrength(s, to) + cell(s.strength, u) <= readLimit(to)
    if (room) ways.push([to, controlled ? 3 : there.length > 0 ? 2 : 1])
    else if (there.length > 0) ways.push([to, 4])
  }
  const best = Math.min(...ways.map(([, rank]) => rank))
  return ways.flatMap(([hex, rank]) => (rank === best ? [hex] : []))
}

describe('10.0 stacks in 200 crowded positions', () => {
  const positions = Array.from({ length: 200 }, (_, n) => {
    const s = scattered(`stacks ${n}`, 4)
    const standing = printed.units.flatMap((_, u) => (cell(s.at, u) < printed.hexes && cell(s.at, u) >= 0 ? [u] : []))
    return { n, s, standing, hexes: [...new Set(standing.map((u) => cell(s.at, u)))] }
  })

  it('[10.1/1 10.12 10.13] limit and Strength of every hex, and whether one more fits', () => {
    let full = 0
    for (const { n, s, standing, hexes } of positions) {
      const { pick } = lots(`stacks ${n} who`)
      for (const hex of hexes) {
        const name = `${n}: ${printed.board.ids[hex]}`
        expect([name, limitOf(s, hex), strengthIn(s, hex)]).toEqual([name, readLimit(hex), readStrength(s, hex)])
        const u = pick(standing.filter((x) => cell(s.at, x) !== hex))
        const more = def(u).leader ? 0 : cell(s.strength, u)
        expect([name, fits(s, hex, [u])]).toEqual([name, readStrength(s, hex) + more <= readLimit(hex)])
        if (!fits(s, hex, [u])) full++
      }
    }
    expect(full).toBeGreaterThan(20)
  })

  it('[6.13 10.41 10.46] the two topmost units with a Strength', () => {
    for (const { n, s, hexes } of positions)
      for (const hex of hexes)
        expect([n, hex, topTwo(s, hex)]).toEqual([
          n,
          hex,
          pile(s, hex)
            .filter((u) => !def(u).leader)
            .slice(0, 2),
        ])
  })

  it('[10.33] who is displaced, and the hexes among which the owner chooses', () => {
    const met = new Set<number>()
    for (const { n, s, standing, hexes } of positions) {
      for (const hex of hexes) {
        expect([n, hex, surplus(s, hex)]).toEqual([n, hex, readSurplus(s, hex)])
        met.add(Math.min(2, surplus(s, hex).length))
      }
      for (const u of standing)
        if (def(u).type === 'infantry' && def(u).modes.includes(0))
          expect([n, def(u).id, displacementHexes(s, u).toSorted()]).toEqual([n, def(u).id, readWays(s, u).toSorted()])
    }
    expect([...met].sort()).toEqual([0, 1, 2])
  })
})
