// Movement: what can be reached, at what cost and by which way, against a plain reading of the same words.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Board,
  cheapestPath,
  flood,
  IMPASSABLE,
  idOf,
  makeBoard,
  pathOf,
  reach,
  type StepCost,
  spaceOf,
} from '../src/index.ts'
import { allWays, anyGround, malemePlan } from './boards.ts'

/** The least costs from the sources, by going over all ways until nothing gets cheaper. */
function plainCosts(
  board: Board,
  sources: number[],
  cost: StepCost,
  budget: number,
  stop: (s: number) => boolean,
  toward: boolean,
): number[] {
  const least = Array.from({ length: board.size }, (_, s) => (sources.includes(s) ? 0 : Infinity))
  const ways = allWays(board)
  for (let changed = true; changed; ) {
    changed = false
    for (const [a, b, edge] of ways) {
      const [near, far] = toward ? [b, a] : [a, b]
      const step = cost(a, b, edge)
      if (step === IMPASSABLE || board.closed[far] === 1 || (stop(near) && !sources.includes(near))) continue
      const total = (least[near] ?? Infinity) + step
      if (total > budget || total >= (least[far] ?? Infinity)) continue
      least[far] = total
      changed = true
    }
  }
  return least.map((c) => (c === Infinity ? -1 : c))
}

const anySearch = anyGround.chain((ground) =>
  fc.record({
    ground: fc.constant(ground),
    sources: fc.uniqueArray(fc.nat(ground.board.size - 1), { minLength: 1, maxLength: 3 }),
    budget: fc.integer({ min: 0, max: 14 }),
    toward: fc.boolean(),
  }),
)

describe('laws', () => {
  test('costs equal the plain reading: budget, stops, closed spaces, one-way links, either direction', () => {
    fc.assert(
      fc.property(anySearch, ({ ground: { board, cost, marked }, sources, budget, toward }) => {
        const found = reach(board, sources, { cost, budget, stop: marked, toward })
        expect([...found.cost]).toEqual(plainCosts(board, sources, cost, budget, marked, toward))
      }),
      { numRuns: 200 },
    )
  })
  test('each way is a chain of neighbours that costs what is said, and spaces come cheapest first', () => {
    fc.assert(
      fc.property(anySearch, ({ ground: { board, cost, marked }, sources, budget, toward }) => {
        const found = reach(board, sources, { cost, budget, stop: marked, toward })
        const ways = new Map(allWays(board).map(([a, b, edge]) => [a * board.size + b, edge]))
        const costs = [...found.spaces].map((s) => found.cost[s] ?? -1)
        expect(costs).toEqual(costs.toSorted((a, b) => a - b))
        expect(costs.length).toBe(found.cost.filter((c) => c >= 0).length)
        for (const space of found.spaces) {
          const path = pathOf(board, found, space)
          expect(sources).toContain(toward ? path.at(-1) : path[0])
          expect(toward ? path[0] : path.at(-1)).toBe(space)
          let sum = 0
          for (const [i, b] of path.entries()) {
            const a = path[i - 1]
            if (a === undefined) continue
            const edge = ways.get(a * board.size + b)
            expect(edge).toBeDefined()
            sum += cost(a, b)
          }
          expect(sum).toBe(found.cost[space])
        }
      }),
    )
  })
  test('of equally cheap ways the one through the lower number counts, however the neighbours are listed', () => {
    fc.assert(
      fc.property(anySearch, ({ ground: { board, cost }, sources, budget }) => {
        const dear: StepCost = (a, b) => (cost(a, b) < 0 ? IMPASSABLE : cost(a, b) + 1)
        const found = reach(board, sources, { cost: dear, budget })
        for (const space of found.spaces) {
          if (sources.includes(space)) continue
          const ways = allWays(board).filter(
            ([a, b, edge]) => b === space && (found.cost[a] ?? -1) >= 0 && dear(a, b, edge) >= 0,
          )
          const best = ways
            .filter(([a, b, edge]) => (found.cost[a] ?? 0) + dear(a, b, edge) === found.cost[space])
            .map(([a]) => a)
          expect(found.from[space]).toBe(Math.min(...best))
        }
      }),
    )
  })
  test('the cheapest path is the one reach gives', () => {
    fc.assert(
      fc.property(anySearch, fc.nat(), ({ ground: { board, cost, marked }, sources, budget }, n) => {
        const [from = 0] = sources
        const to = n % board.size
        const rules = { cost, budget, stop: marked }
        const found = reach(board, from, rules)
        const path = cheapestPath(board, from, to, rules)
        expect(path?.cost ?? -1).toBe(found.cost[to])
        if (path) expect(path.spaces).toEqual(pathOf(board, found, to))
      }),
    )
  })
  test('a cost that itself searches the board, or throws, harms no search', () => {
    fc.assert(
      fc.property(anySearch, ({ ground: { board, cost }, sources, budget }) => {
        const nested: StepCost = (a, b) => {
          reach(board, b, { budget: 2 })
          return cost(a, b)
        }
        const plain = reach(board, sources, { cost, budget })
        expect(reach(board, sources, { cost: nested, budget })).toEqual(plain)
        try {
          reach(board, sources, {
            cost: () => {
              throw new Error('mid search')
            },
          })
        } catch {}
        expect(reach(board, sources, { cost, budget })).toEqual(plain)
      }),
      { numRuns: 40 },
    )
  })
})

describe('cases', () => {
  const board = makeBoard(malemePlan)
  const at = (id: string): number => spaceOf(board, id)
  test('a unit may leave the stop space it starts in, but not one it enters', () => {
    const zone = new Set([at('0909'), at('0910'), at('0810')])
    const found = reach(board, at('0810'), { budget: 3, stop: (s) => zone.has(s) })
    expect(found.cost[at('0909')]).toBe(1)
    expect(found.cost[at('1009')]).toBe(3)
  })
  test('the sea is not entered, the way leads round it', () => {
    const path = cheapestPath(board, at('0902'), at('1504'))
    expect(path).toBeUndefined()
    const round = cheapestPath(board, at('1002'), at('1505'))
    expect(round?.spaces.every((s) => board.closed[s] === 0)).toBe(true)
  })
  test('a search ends when the visitor says so, and costs beyond the first room are kept in order', () => {
    const costs: number[] = []
    flood(board, at('0810'), { cost: (_, to) => 1 + (to % 900) }, (_, cost) => {
      costs.push(cost)
      return costs.length === 40
    })
    expect(costs.length).toBe(40)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    expect(reach(board, at('0810'), { budget: 1 }).spaces.length).toBe(7)
  })
  test('the result stays as it is while other searches run', () => {
    const found = reach(board, at('0810'), { budget: 2 })
    const copy = structuredClone(found)
    reach(board, at('0105'), { budget: 9 })
    expect(found).toEqual(copy)
  })
  test('bad input is refused by place', () => {
    expect(() => reach(board, 9999)).toThrow('search, source: found 9999; allowed: a space of the board, 0 to 273')
    expect(() => reach(board, -1)).toThrow('search, source: found -1')
    expect(() => reach(board, 0, { budget: 1.5 })).toThrow('search, budget: found 1.5')
    expect(() => reach(board, at('0810'), { cost: () => 0.5 })).toThrow(
      /cost of a step between 0810 and 0809: found 0.5; allowed: a whole number from 0/,
    )
    expect(() => reach(board, at('0810'), { cost: () => -2 })).toThrow('found -2')
    const near = reach(board, at('0810'), { budget: 1 })
    expect(() => pathOf(board, near, at('0101'))).toThrow('path: found 0101, which is not reached')
    expect(idOf(board, pathOf(board, near, at('0809'))[0] ?? -1)).toBe('0810')
  })
})
