// What a map is: numbered spaces (hexes, areas, zones, boxes) and which of them touch.
import { cell, entry, fault, sample } from './cell.ts'
import { type Point, planeToAxial } from './hex.ts'
import { hexAt, type Lattice, layNeighbours, laySheets, type PlacedHex, type Sheet } from './sheets.ts'
import { type Rows, startWays } from './ways.ts'

/** A space that is no hex of a sheet: an area, an off-map zone, a box. */
export interface Place {
  readonly id: string
  /** Where its label stands in the board's plane; unknown (NaN) unless told. */
  readonly x?: number
  readonly y?: number
  /** The ids it touches. Each must name this one in turn, if it has a list of its own. */
  readonly neighbours?: readonly string[]
}

/** Two spaces joined beyond what the hexes say; with `oneWay` only from the first to the second. */
export interface Link {
  readonly from: string
  readonly to: string
  readonly oneWay?: boolean
}

export interface BoardPlan {
  readonly sheets?: readonly Sheet[]
  readonly places?: readonly Place[]
  readonly links?: readonly Link[]
  /** Spaces that are on the map but may never be entered (sea, peaks): range and sight count over them, floods keep out. */
  readonly closed?: readonly string[]
  /** Other names of the same spaces. */
  readonly secondNames?: readonly { readonly name: string; readonly of: string }[]
}

/** A board: never changed after it is made. Spaces and edges (hexsides, borders, links) are numbers from 0. */
export interface Board {
  readonly size: number
  /** The main name of each space. */
  readonly ids: readonly string[]
  /** The space of each name, main or second. */
  readonly named: ReadonlyMap<string, number>
  /** Neighbours: first hexes clockwise from direction 0, then links in the order given. */
  readonly out: Rows
  /** The same read backwards, who leads here; the same object as `out` when no link is one-way. */
  readonly back: Rows
  readonly edges: number
  /** The two spaces of edge e, the lower number first, at 2e and 2e + 1. */
  readonly ends: Int32Array
  /** The hex beside space s in direction d at 6s + d, -1 for none. */
  readonly around: Int32Array
  /** 1 for spaces that may never be entered. */
  readonly closed: Int32Array
  readonly x: Float64Array
  readonly y: Float64Array
  readonly lattices: readonly Lattice[]
  /** The lattice of a space (-1 when it is no hex) and its axial place there. */
  readonly lattice: Int32Array
  readonly q: Int32Array
  readonly r: Int32Array
}

/**
 * Makes a board of hex sheets, places and links.
 * Errors: a name used twice, an unknown name, a sheet joined to nothing, a neighbour named by one side only, a link between
 * spaces that touch already; each names the place, what was found and what is allowed.
 */
export function makeBoard(plan: BoardPlan): Board {
  const named = new Map<string, number>()
  const ids: string[] = []
  const add = (id: string, space: number): void => {
    if (named.has(id)) throw fault('board', `the name "${id}" twice`, 'each name once')
    named.set(id, space)
  }
  const find = (id: string, place: string): number => {
    const space = named.get(id)
    if (space === undefined) throw fault(place, `unknown space "${id}"`, sample(named.keys()))
    return space
  }

  const { hexes, lattices } = laySheets(plan.sheets ?? [])
  for (const hex of hexes) {
    for (const name of hex.names) add(name, ids.length)
    ids.push(entry(hex.names, 0, 'names of a hex'))
  }
  const places = plan.places ?? []
  for (const { id } of places) {
    add(id, ids.length)
    ids.push(id)
  }
  for (const { name, of } of plan.secondNames ?? []) add(name, find(of, `second name "${name}"`))
  const size = ids.length
  const around = layNeighbours(hexes, lattices, size)

  const ways = startWays(ids)
  for (let i = 0; i < size * 6; i++) {
    const to = cell(around, i)
    if (to >= 0) ways.add((i / 6) | 0, to, 'hexes')
  }
  for (const [from, to, place] of neighbourPairs(places, find)) ways.add(from, to, place)
  for (const { from, to, oneWay } of plan.links ?? []) {
    const place = `link ${from} - ${to}`
    ways.add(find(from, place), find(to, place), place)
    if (!oneWay) ways.add(find(to, place), find(from, place), place)
  }

  const closed = new Int32Array(size)
  for (const id of plan.closed ?? []) closed[find(id, 'closed spaces')] = 1
  const at = (of: (hex: PlacedHex) => number, other: (place: Place) => number): number[] => [
    ...hexes.map(of),
    ...places.map(other),
  ]
  return {
    size,
    ids,
    named,
    ...ways.rows(),
    around,
    closed,
    x: Float64Array.from(
      at(
        (h) => h.x,
        (p) => p.x ?? Number.NaN,
      ),
    ),
    y: Float64Array.from(
      at(
        (h) => h.y,
        (p) => p.y ?? Number.NaN,
      ),
    ),
    lattices,
    lattice: Int32Array.from(
      at(
        (h) => h.lattice,
        () => -1,
      ),
    ),
    q: Int32Array.from(
      at(
        (h) => h.q,
        () => 0,
      ),
    ),
    r: Int32Array.from(
      at(
        (h) => h.r,
        () => 0,
      ),
    ),
  }
}

/** The ways out of places, from their lists of neighbours; a list that is answered by a list without the first name is refused. */
function* neighbourPairs(
  places: readonly Place[],
  find: (id: string, place: string) => number,
): Generator<[number, number, string]> {
  const lists = new Map(places.flatMap((p) => (p.neighbours ? [[p.id, p.neighbours] as const] : [])))
  for (const [id, neighbours] of lists) {
    const place = `neighbours of ${id}`
    for (const other of neighbours) {
      const to = find(other, place)
      const answer = lists.get(other)
      if (answer && !answer.includes(id))
        throw fault(
          place,
          `${other}, which does not name ${id}`,
          `neighbours of ${other}: ${sample(answer)}; both or neither`,
        )
      yield [find(id, place), to, place]
      if (!answer) yield [to, find(id, place), place]
    }
  }
}

/** The space of a name. Error naming `place` when the board has no such name. */
export function spaceOf(board: Board, id: string, place = 'board'): number {
  const space = board.named.get(id)
  if (space === undefined) throw fault(place, `unknown space "${id}"`, sample(board.ids))
  return space
}

/** The main name of a space. Error when there is no such space. */
export const idOf = (board: Board, space: number): string => entry(board.ids, space, 'spaces of the board')

/** The neighbours of a space (ways out), in the board's order; a view, not to be changed. */
export const neighbours = (board: Board, space: number): Int32Array =>
  board.out.target.subarray(entry(board.out.offset, space, 'spaces of the board'), board.out.offset[space + 1])

/** The hex next to a hex in a direction 0-5 (see `directionNames`), -1 where the board has none. */
export const neighbourIn = (board: Board, space: number, direction: number): number =>
  cell(board.around, space * 6 + direction)

/** The hex under a point of the board's plane, -1 where there is none. */
export function hexAtPoint(board: Board, { x, y }: Point): number {
  for (const lattice of board.lattices) {
    const { q, r } = planeToAxial(lattice.orientation, { x: x - lattice.x, y: y - lattice.y })
    const space = hexAt(lattice, q, r)
    if (space >= 0) return space
  }
  return -1
}
