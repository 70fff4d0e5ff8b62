// Supply lines, groups and nearest spaces, against slow searches by the words.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Board, groups, makeBoard, nearest, pathOf, reach, spaceOf, traceSupply } from '../src/index.ts'
import { allWays, anyGround, malemePlan, plainSteps } from './boards.ts'

const anyTrace = anyGround.chain((ground) =>
  fc.record({
    ground: fc.constant(ground),
    sources: fc.uniqueArray(fc.nat(ground.board.size - 1), { maxLength: 3 }),
    limit: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
  }),
)

/** From one unit's space: is there a line to an unblocked source that passes no blocked space? One unit at a time, depth first with the cost so far. */
function plainlySupplied(
  board: Board,
  unit: number,
  sources: number[],
  blocked: (s: number) => boolean,
  cost: (a: number, b: number) => number,
  limit: number,
): boolean {
  const ways = allWays(board)
  const spent = new Map<number, number>()
  const search = (at: number, so: number): boolean => {
    if (so > limit || (spent.get(at) ?? Infinity) <= so) return false
    spent.set(at, so)
    if (at !== unit && blocked(at)) return false
    if (sources.includes(at) && !blocked(at)) return true
    return ways.some(
      ([a, b]) =>
        a === at && cost(a, b) >= 0 && (board.closed[a] === 0 || sources.includes(a)) && search(b, so + cost(a, b)),
    )
  }
  return (board.closed[unit] === 0 || sources.includes(unit)) && search(unit, 0)
}

describe('supply lines', () => {
  test('equal a slow search from each unit', () => {
    fc.assert(
      fc.property(anyTrace, ({ ground: { board, cost, marked }, sources, limit }) => {
        fc.pre(board.size <= 24)
        const open = sources.filter((s) => board.closed[s] === 0)
        const found = traceSupply(board, open, { blocked: marked, cost, ...(limit === undefined ? {} : { limit }) })
        for (let unit = 0; unit < board.size; unit++)
          expect((found.cost[unit] ?? -1) >= 0).toBe(
            plainlySupplied(board, unit, open, marked, cost, limit ?? Infinity),
          )
      }),
      { numRuns: 120 },
    )
  })
  test('a line runs from the unit to a source and passes no blocked space', () => {
    fc.assert(
      fc.property(anyTrace, ({ ground: { board, cost, marked }, sources }) => {
        const found = traceSupply(board, sources, { blocked: marked, cost })
        for (const unit of found.spaces) {
          const line = pathOf(board, found, unit)
          expect(line[0]).toBe(unit)
          expect(sources).toContain(line.at(-1))
          expect(line.slice(1).some(marked)).toBe(false)
        }
      }),
    )
  })
  test('chains: a unit, its headquarters, the source; each leg with its own limit', () => {
    const board = makeBoard(malemePlan)
    const at = (id: string): number => spaceOf(board, id)
    const first = traceSupply(board, [at('1509')], { limit: 6 })
    const second = traceSupply(
      board,
      [at('0807')].filter((hq) => (first.cost[hq] ?? -1) >= 0),
      { limit: 3 },
    )
    expect(second.cost[at('0607')]).toBe(-1)
    expect(first.cost[at('0909')]).toBe(6)
    expect(first.cost[at('0809')]).toBe(-1)
    expect(
      traceSupply(
        board,
        [at('0909')].filter((hq) => (first.cost[hq] ?? -1) >= 0),
        { limit: 3 },
      ).cost[at('0608')],
    ).toBe(3)
  })
})

describe('groups', () => {
  test('two members are of one group exactly when a way of members joins them', () => {
    fc.assert(
      fc.property(anyGround, ({ board, marked }) => {
        const member = (s: number): boolean => !marked(s)
        const { count, of } = groups(board, member)
        const joined = makeBoard({
          places: board.ids.map((id) => ({ id })),
          links: allWays(board)
            .filter(
              ([a, b]) => member(a) && member(b) && (a < b || !allWays(board).some(([c, d]) => c === b && d === a)),
            )
            .map(([a, b]) => ({ from: board.ids[a] ?? '', to: board.ids[b] ?? '' })),
        })
        expect(new Set([...of].filter((g) => g >= 0)).size).toBe(count)
        for (let a = 0; a < board.size; a++) {
          expect((of[a] ?? -1) >= 0).toBe(member(a))
          if (!member(a)) continue
          const steps = plainSteps(joined, a)
          for (let b = 0; b < board.size; b++)
            if (member(b)) expect(of[a] === of[b]).toBe((steps[b] ?? Infinity) < Infinity)
        }
      }),
      { numRuns: 25 },
    )
  })
  test('single edges may part what touches', () => {
    const board = makeBoard({ places: [{ id: 'a', neighbours: ['b'] }, { id: 'b' }, { id: 'c', neighbours: ['b'] }] })
    expect([...groups(board, () => true).of]).toEqual([0, 0, 0])
    expect([
      ...groups(
        board,
        () => true,
        (edge) => edge !== 0,
      ).of,
    ]).toEqual([0, 1, 1])
  })
})

test('nearest: all accepted spaces at the least cost, none beyond the budget', () => {
  fc.assert(
    fc.property(anyTrace, ({ ground: { board, cost, marked }, sources, limit }) => {
      const from = sources[0] ?? 0
      const rules = { cost, ...(limit === undefined ? {} : { budget: limit }) }
      const found = reach(board, from, rules)
      const accepted = [...found.spaces].filter(marked)
      const least = Math.min(...accepted.map((s) => found.cost[s] ?? Infinity))
      expect(nearest(board, from, marked, rules)).toEqual(
        accepted.filter((s) => found.cost[s] === least).sort((a, b) => a - b),
      )
    }),
  )
})
