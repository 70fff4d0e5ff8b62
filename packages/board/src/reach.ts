// Where a unit can go with the movement points it has, what it costs, and by which way.
import { type Board, idOf } from './board.ts'
import { cell, entry, fault } from './cell.ts'
import { type FloodRules, flood } from './flood.ts'

/** What a search found, copied out of its working room: it stays as it is. */
export interface Reach {
  /** The spaces reached, cheapest first, the sources among them. */
  readonly spaces: Int32Array
  /** For each space of the board the least cost, -1 when it is not reached. */
  readonly cost: Int32Array
  /** For each space the one next to it on the way from (or, with `toward`, to) the source; -1 at a source and when not reached. */
  readonly from: Int32Array
  readonly toward: boolean
}

/** All spaces within the budget, from one source or from many at once. Errors as in `flood`. */
export function reach(board: Board, sources: number | ArrayLike<number>, rules: FloodRules = {}): Reach {
  return gather(board, sources, rules, -1)
}

function gather(board: Board, sources: number | ArrayLike<number>, rules: FloodRules, goal: number): Reach {
  const cost = new Int32Array(board.size).fill(-1)
  const from = new Int32Array(board.size).fill(-1)
  const spaces: number[] = []
  flood(board, sources, rules, (space, at, before) => {
    spaces.push(space)
    cost[space] = at
    from[space] = before
    return space === goal
  })
  return { spaces: Int32Array.from(spaces), cost, from, toward: rules.toward ?? false }
}

/** The way to a space reached, in the order travelled: from its source to the space, or with `toward` from the space to its source. Error when not reached. */
export function pathOf(board: Board, found: Reach, space: number): number[] {
  if (entry(found.cost, space, 'spaces of the board') < 0)
    throw fault('path', `${idOf(board, space)}, which is not reached`, 'a space with cost 0 or more')
  const path: number[] = []
  for (let at = space; at >= 0; at = cell(found.from, at)) path.push(at)
  return found.toward ? path : path.reverse()
}

/** The cheapest way between two spaces, both included, and its cost; undefined when there is none within the budget. */
export function cheapestPath(
  board: Board,
  from: number,
  to: number,
  rules: Omit<FloodRules, 'toward'> = {},
): { readonly spaces: number[]; readonly cost: number } | undefined {
  const found = gather(board, from, rules, to)
  const cost = entry(found.cost, to, 'spaces of the board')
  return cost < 0 ? undefined : { spaces: pathOf(board, found, to), cost }
}
