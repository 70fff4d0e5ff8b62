// Spreads over the board from one or many spaces, cheapest first: the one search behind movement, paths and supply.
import type { Board } from './board.ts'
import { cell, fault } from './cell.ts'

/** The cost of a step that is not allowed. */
export const IMPASSABLE = -1

/** More than any search can cost. */
export const NO_LIMIT = 1_000_000

/** The cost of the step from space `from` to its neighbour `to` over `edge`: a whole number from 0 (halves count double), or IMPASSABLE. */
export type StepCost = (from: number, to: number, edge: number) => number

export interface FloodRules {
  /** 1 for every step unless told. */
  readonly cost?: StepCost
  /** The most a way may cost, 0 to NO_LIMIT, which it is unless told. */
  readonly budget?: number
  /** Spaces that may be entered but not left again; a source may always be left. */
  readonly stop?: (space: number) => boolean
  /** Price ways that lead to the sources instead of away from them; what counts is the cost of each step in that sense. */
  readonly toward?: boolean
}

/** Called for each space reached, cheapest first (sources: cost 0, from -1); `true` ends the search. */
export type Visit = (space: number, cost: number, from: number) => boolean | undefined

/** Working room of one search: `state` is 2g when seen, 2g + 1 when settled in generation g, so that nothing is ever cleared. */
interface Room {
  generation: number
  readonly state: Int32Array
  readonly cost: Int32Array
  readonly from: Int32Array
  /** Queue: the first and last entry (from 1, 0 for none) of each cost; the entries' spaces and successors. */
  first: Int32Array
  last: Int32Array
  readonly item: Int32Array
  readonly next: Int32Array
}

/** Rooms are lent for the length of one search, so a cost may itself search; nothing in them outlives it. */
const rooms = new WeakMap<Board, Room[]>()

function newRoom({ size, out }: Board): Room {
  const entries = size + out.target.length + 1
  const per = (n: number): Int32Array => new Int32Array(n)
  return {
    generation: 0,
    state: per(size),
    cost: per(size),
    from: per(size),
    first: per(64),
    last: per(64),
    item: per(entries),
    next: per(entries),
  }
}

const oneEach: StepCost = () => 1

/**
 * Searches outward from the sources and calls `visit` for each space once, with its least cost.
 * Of two ways of equal cost the one through the space with the lower number counts (over steps of cost 0: the one found first).
 * Closed spaces are never entered. Errors: an unknown source, a budget or a cost that is no whole number.
 */
export function flood(board: Board, sources: number | ArrayLike<number>, rules: FloodRules, visit: Visit): void {
  const budget = rules.budget ?? NO_LIMIT
  if (!Number.isInteger(budget) || budget < 0 || budget > NO_LIMIT)
    throw fault('search, budget', String(budget), `a whole number, 0 to ${NO_LIMIT}`)
  let free = rooms.get(board)
  if (!free) {
    free = []
    rooms.set(board, free)
  }
  const room = free.pop() ?? newRoom(board)
  try {
    spread(board, room, typeof sources === 'number' ? [sources] : sources, rules, budget, visit)
  } finally {
    room.first.fill(0)
    free.push(room)
  }
}

function spread(
  board: Board,
  room: Room,
  sources: ArrayLike<number>,
  rules: FloodRules,
  budget: number,
  visit: Visit,
): void {
  const { cost: stepCost = oneEach, stop, toward = false } = rules
  const { offset, target, edge } = toward ? board.back : board.out
  const { state, cost, from, item, next } = room
  const { closed } = board
  if (room.generation > 1e9) {
    state.fill(0)
    room.generation = 0
  }
  room.generation += 1
  const seen = 2 * room.generation
  const settled = seen + 1
  let used = 0
  let high = 0
  for (let i = 0; i < sources.length; i++) {
    const s = sources[i] ?? -1
    if (state[s] === undefined) throw fault('search, source', String(s), `a space of the board, 0 to ${board.size - 1}`)
    if (cell(state, s) === seen) continue
    state[s] = seen
    cost[s] = 0
    from[s] = -1
    enqueue(room, ++used, s, 0)
  }
  for (let now = 0; now <= high; now++) {
    for (let e = now < room.first.length ? cell(room.first, now) : 0; e !== 0; e = cell(next, e)) {
      const s = cell(item, e)
      if (cell(state, s) === settled) continue
      state[s] = settled
      if (visit(s, now, cell(from, s)) === true) return
      if (stop !== undefined && cell(from, s) >= 0 && stop(s)) continue
      const end = cell(offset, s + 1)
      for (let i = cell(offset, s); i < end; i++) {
        const t = cell(target, i)
        const status = cell(state, t)
        if (status === settled || cell(closed, t) === 1) continue
        const step = toward ? stepCost(t, s, cell(edge, i)) : stepCost(s, t, cell(edge, i))
        if (step === IMPASSABLE) continue
        if ((step | 0) !== step || step < 0) throw costFault(board, s, t, step)
        const total = now + step
        if (total > budget) continue
        if (status === seen && total >= cell(cost, t)) {
          if (total === cell(cost, t) && step > 0 && s < cell(from, t)) from[t] = s
          continue
        }
        state[t] = seen
        cost[t] = total
        from[t] = s
        if (total > high) high = total
        enqueue(room, ++used, t, total)
      }
    }
  }
}

function enqueue(room: Room, slot: number, space: number, cost: number): void {
  if (cost >= room.first.length) {
    room.first = grown(room.first, cost)
    room.last = grown(room.last, cost)
  }
  room.item[slot] = space
  room.next[slot] = 0
  if (cell(room.first, cost) === 0) room.first[cost] = slot
  else room.next[cell(room.last, cost)] = slot
  room.last[cost] = slot
}

function grown(table: Int32Array, need: number): Int32Array {
  const larger = new Int32Array(Math.max(need + 1, table.length * 2))
  larger.set(table)
  return larger
}

const costFault = (board: Board, a: number, b: number, cost: number): Error =>
  fault(
    `cost of a step between ${board.ids[a]} and ${board.ids[b]}`,
    String(cost),
    'a whole number from 0, or IMPASSABLE',
  )
