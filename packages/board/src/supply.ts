// Lines of supply and of command, groups that hang together, and the nearest space that will do.
import type { Board } from './board.ts'
import { cell } from './cell.ts'
import { type FloodRules, flood, type StepCost } from './flood.ts'
import { type Reach, reach } from './reach.ts'

export interface SupplyRules {
  /** Spaces a line may not pass (enemy units, uncontested enemy zones). A line may begin in one; a source in one serves nobody. */
  readonly blocked?: (space: number) => boolean
  /** The cost of each step on the way from the unit to the source; 1 unless told. IMPASSABLE where no line may cross. */
  readonly cost?: StepCost
  /** The greatest length of a line in costs; no limit unless told. */
  readonly limit?: number
}

/**
 * Traces lines of supply from all sources at once. In the result, cost >= 0 means that a unit in the space is in supply;
 * `pathOf` gives its line from the unit to the source. Chains of several legs: take one result's spaces as the next one's sources.
 */
export function traceSupply(board: Board, sources: ArrayLike<number>, rules: SupplyRules = {}): Reach {
  const { blocked, cost, limit } = rules
  const open = blocked ? Array.from(sources).filter((s) => !blocked(s)) : sources
  return reach(board, open, {
    toward: true,
    ...(blocked && { stop: blocked }),
    ...(cost && { cost }),
    ...(limit !== undefined && { budget: limit }),
  })
}

/** Groups of spaces joined to each other. */
export interface Groups {
  readonly count: number
  /** The number of each space's group from 0, in the order of their lowest spaces; -1 for spaces that are no members. */
  readonly of: Int32Array
}

/** Parts the member spaces into connected groups; `joins` may forbid single edges. One-way links join like others. */
export function groups(
  board: Board,
  member: (space: number) => boolean,
  joins: (edge: number) => boolean = () => true,
): Groups {
  const of = new Int32Array(board.size).fill(-1)
  const belongs = Int32Array.from({ length: board.size }, (_, s) => Number(member(s)))
  let count = 0
  for (let first = 0; first < board.size; first++) {
    if (cell(belongs, first) === 0 || cell(of, first) >= 0) continue
    const queue = [first]
    of[first] = count
    for (const s of queue) {
      for (const rows of board.out === board.back ? [board.out] : [board.out, board.back]) {
        for (let i = cell(rows.offset, s); i < cell(rows.offset, s + 1); i++) {
          const to = cell(rows.target, i)
          if (cell(belongs, to) === 0 || cell(of, to) >= 0 || !joins(cell(rows.edge, i))) continue
          of[to] = count
          queue.push(to)
        }
      }
    }
    count += 1
  }
  return { count, of }
}

/** The nearest spaces that will do, all those at the same least cost, lowest number first; none when there is none within the budget. */
export function nearest(
  board: Board,
  from: number | ArrayLike<number>,
  willDo: (space: number) => boolean,
  rules: FloodRules = {},
): number[] {
  const found: number[] = []
  let least = -1
  flood(board, from, rules, (space, cost) => {
    if (least >= 0 && cost > least) return true
    if (!willDo(space)) return false
    least = cost
    found.push(space)
    return false
  })
  return found.sort((a, b) => a - b)
}
