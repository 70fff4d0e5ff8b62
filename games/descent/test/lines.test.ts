// Observation, communication and zones: worked cases, and the line drawn literally, point by point.
import { edgeBetween, hexAtPoint } from '@merkur/board'
import { cell } from '@merkur/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOUNTAIN } from '../board.ts'
import { printed } from '../box.ts'
import { clearLine, communicationLine, distance, groundAt, NO_FLYING, observationRange } from '../lines.ts'
import { communicates, mayControl, mayObserve, rangeFrom, sees, seesItself } from '../rules/observation.ts'
import { controlledBy } from '../state.ts'
import { hex, position, unit } from './support.ts'

const SAMPLES = 1409
/** How far beside the line its two hands walk, in hexes: within a hair for what bars, and for sides wide enough that no sample steps over the tip of a hex. */
const HAIR = 1e-6
const TIP = 0.003

/** The hexes just left or right of the line at each of many points, and where one passes into the next. */
function walk(
  a: number,
  b: number,
  hand: 1 | -1,
  away: number,
): { hexes: number[]; crossings: { t: number; side: number }[] } {
  const { board } = printed
  const at = (row: Float64Array, i: number): number => row[i] ?? Number.NaN
  const [ax, ay, bx, by] = [at(board.x, a), at(board.y, a), at(board.x, b), at(board.y, b)]
  const long = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [(-(by - ay) / long) * away * hand, ((bx - ax) / long) * away * hand]
  const hexes: number[] = []
  const crossings: { t: number; side: number }[] = []
  for (let k = 0; k < SAMPLES; k++) {
    const t = (k + 0.371) / SAMPLES
    const here = hexAtPoint(board, { x: ax + t * (bx - ax) + nx, y: ay + t * (by - ay) + ny })
    const last = hexes.at(-1)
    if (here === last) continue
    if (last !== undefined && last >= 0 && here >= 0) crossings.push({ t, side: edgeBetween(board, last, here) })
    hexes.push(here)
  }
  return { hexes, crossings }
}

/** 7.11, ruling N1: a mountain hexside is crossed where the line has one on either hand at the same point. */
function overMountain(a: number, b: number): boolean {
  const mountains = (hand: 1 | -1): number[] =>
    walk(a, b, hand, TIP)
      .crossings.filter(({ side }) => side >= 0 && (cell(printed.sides, side) & MOUNTAIN) !== 0)
      .map(({ t }) => t)
  const right = mountains(-1)
  return mountains(1).some((t) => right.some((r) => Math.abs(r - t) < 0.02))
}

/** 7.1 read literally, from the drawn line. */
function literallyClear(a: number, b: number): boolean {
  if (overMountain(a, b)) return false
  const numbers = printed.tables.terrain.find((x) => x.id === groundAt(printed, a).id)?.blocked_by ?? []
  return ![...walk(a, b, 1, HAIR).hexes, ...walk(a, b, -1, HAIR).hexes].some(
    (h) => h >= 0 && h !== a && h !== b && numbers.includes(groundAt(printed, h).number),
  )
}

const somewhere = fc
  .tuple(
    fc.integer({ min: 0, max: printed.hexes - 1 }),
    fc.integer({ min: -6, max: 6 }),
    fc.integer({ min: -6, max: 6 }),
  )
  .map(([a, q, r]) => {
    const lattice = printed.board.lattices[0]
    const b = printed.board.ids.findIndex(
      (_, h) =>
        cell(printed.board.q, h) === cell(printed.board.q, a) + q &&
        cell(printed.board.r, h) === cell(printed.board.r, a) + r,
    )
    return lattice && b >= 0 && b !== a ? ([a, b] as const) : undefined
  })

describe('observation', () => {
  it('[7.0/2 7.0/3 7.11 7.13] the line is clear exactly when the drawn line is', () => {
    fc.assert(
      fc.property(somewhere, (pair) => {
        if (!pair || distance(printed, ...pair) > 6) return
        expect(clearLine(printed, ...pair)).toBe(literallyClear(...pair))
      }),
      { numRuns: 400 },
    )
  })

  it.each([
    ['W0334', 'W0229'],
    ['E0623', 'E0518'],
    ['E2727', 'E2229'],
  ])('[7.11] the end of one mountain hexside beside the line from %s to %s bars nothing', (from, to) => {
    expect([clearLine(printed, hex(from), hex(to)), literallyClear(hex(from), hex(to))]).toEqual([true, true])
  })

  it('[7.11] across a mountain hexside nobody sees, not even the next hex', () => {
    const s = position()
    expect(sees(s, hex('E0314'), hex('E0414'))).toBe(false)
    expect(sees(s, hex('E0414'), hex('E0314'))).toBe(false)
  })

  it.each([
    ['clear', 0, false, 5],
    ['mixed', 6, false, 6],
    ['village', 7, false, 3],
    ['airfield', 10, false, 4],
    ['city', 11, false, 1],
    ['woods', 12, false, 2],
    ['clear', 12, false, 5],
    ['rough', NO_FLYING, false, 3],
    ['clear', NO_FLYING, false, 2],
    ['clear', 0, true, 2],
    ['woods', 12, true, 1],
    ['rough', NO_FLYING, true, 1],
    ['forest', 12, true, 1],
  ] as const)('[7.5/1 7.61 7.62 7.63 7.64] from %s in weather %i, night %s: %i hexes', (id, weather, night, range) => {
    const ground = printed.grounds.find((g) => g.id === id)
    expect(ground && observationRange(ground, weather, night, 2)).toBe(range)
  })

  it('[7.5/1] turn 8 is a night turn: two hexes', () => {
    expect(rangeFrom(position({ turn: 8 }), hex('W0710'))).toBe(2)
    expect(rangeFrom(position({ turn: 3 }), hex('W0710'))).toBe(5)
  })

  it('[7.12] a Disrupted unit sees nothing and observes for nobody', () => {
    const s = position({ units: { 'A/23': { at: 'W0710', disrupted: true }, 'C/23': 'W0711' } })
    expect([seesItself(s, unit('A/23'), hex('W0711')), mayObserve(s, unit('A/23'))]).toEqual([false, false])
    expect([seesItself(s, unit('C/23'), hex('W0710')), mayObserve(s, unit('C/23'))]).toEqual([true, true])
  })

  it('[7.3/1] combat units, support groups and headquarters observe for others, leaders do not', () => {
    const s = position({ units: { SSS: 'E1727', 'A/23': 'W0710', '5-Bde': 'W0711', Hargest: 'W0711' } })
    expect(['SSS', 'A/23', '5-Bde', 'Hargest'].map((u) => mayObserve(s, unit(u)))).toEqual([true, true, true, false])
  })

  it('[14.52] in Travel mode only headquarters observe, and none control', () => {
    const s = position({
      units: { '5-Bde': { at: 'W0711', mode: 'travel' }, '27-Bty/5.1': { at: 'W0711', mode: 'travel' } },
    })
    expect([mayObserve(s, unit('5-Bde')), mayObserve(s, unit('27-Bty/5.1'))]).toEqual([true, false])
    expect(mayControl(s, unit('5-Bde'))).toBe(false)
  })
})

describe('communication', () => {
  it('[11.6/1 11.6/2 11.6/3 11.6/4 11.6/5] the line counts what the drawn line passes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: printed.hexes - 1 }),
        fc.integer({ min: 0, max: printed.hexes - 1 }),
        (a, b) => {
          const far = distance(printed, a, b)
          if (a === b || far > 20) return
          const passed = [walk(a, b, 1, HAIR), walk(a, b, -1, HAIR)].map(({ hexes }) =>
            hexes.filter((h) => h >= 0 && h !== a),
          )
          const places = new Map<number, Set<string>>()
          for (const list of passed)
            for (const h of list) {
              const on = distance(printed, a, h)
              places.set(on, (places.get(on) ?? new Set()).add(groundAt(printed, h).id))
            }
          const count = (...kinds: string[]): number =>
            [...places.values()].filter((ids) => kinds.some((k) => ids.has(k))).length
          const literal =
            far <= 15 &&
            count('city', 'forest') < 2 &&
            count('city', 'village', 'rough', 'forest') < 3 &&
            !(far > 5 && overMountain(a, b))
          if (new Set(passed.flat()).size > far) return // along hexsides: judged by cases
          expect(communicationLine(printed, a, b, 15, 5)).toBe(literal)
        },
      ),
      { numRuns: 1500 },
    )
  })

  it('14.2: Greeks and Cretans communicate with nobody, Australians and New Zealanders with each other', () => {
    const s = position({ units: { 'A/23': 'W0710', '1R/5-Bde': 'W0710', '5-Bde': 'W0711', '19IB': 'W0711' } })
    expect(communicates(s, unit('A/23'), unit('19IB'))).toBe(true)
    expect(communicates(s, unit('A/23'), unit('1R/5-Bde'))).toBe(false)
    expect(communicates(s, unit('1R/5-Bde'), unit('5-Bde'))).toBe(false)
    expect(communicates(s, unit('1R/5-Bde'), unit('1R/5-Bde'))).toBe(true)
  })
})

describe('zones of control', () => {
  const ring = (id: string, n: number): number[] =>
    printed.board.ids.flatMap((_, h) => (distance(printed, hex(id), h) === n ? [h] : []))

  it('[8.0/1 8.42 11.7/1] a unit of range one controls the six hexes around it, never its own; no city, forest or mountain hexside', () => {
    const s = position({ units: { 'A/23': 'W0711' } })
    expect(controlledBy(s, hex('W0711'), 'commonwealth')).toBe(0)
    for (const h of ring('W0711', 1))
      expect(controlledBy(s, h, 'commonwealth')).toBe(printed.lines.near[hex('W0711')]?.includes(h) ? 1 : 0)
    for (const h of ring('W0711', 2)) expect(controlledBy(s, h, 'commonwealth')).toBe(0)
    const scarp = position({ units: { 'A/23': 'E0314' } })
    expect(controlledBy(scarp, hex('E0414'), 'commonwealth')).toBe(0)
    const town = position({ units: { 'A/23': 'E1626' } })
    expect(controlledBy(town, hex('E1726'), 'commonwealth')).toBe(0)
  })

  it('[8.0/1 8.41 8.43] a range of two controls all within two that it observes, over water too', () => {
    const s = position({ units: { '27-NZMG.1': 'W0710' } })
    expect(printed.units[unit('27-NZMG.1')]?.range).toBe(2)
    for (const h of ring('W0710', 2))
      expect(controlledBy(s, h, 'commonwealth')).toBe(
        groundAt(printed, h).zone && literallyClear(hex('W0710'), h) ? 1 : 0,
      )
    expect(controlledBy(s, hex('W0711'), 'commonwealth')).toBe(1)
  })

  it('[8.61 8.62 8.63] without Effectiveness, Disrupted, Depleted or in Travel mode there is no zone', () => {
    const zone = (id: string, standing: object): number =>
      controlledBy(position({ units: { [id]: { at: 'W0711', ...standing } } }), hex('W0710'), 'commonwealth')
    expect(zone('A/23', {})).toBe(1)
    expect(zone('A/23', { disrupted: true })).toBe(0)
    expect(zone('A/23', { depleted: true })).toBe(0)
    expect(zone('5-Bde', {})).toBe(1)
    expect(zone('5-Bde', { mode: 'travel' })).toBe(0)
    expect(zone('SSS', {})).toBe(0)
    expect(zone('Hargest', {})).toBe(0)
  })
})
