// Where counters lie: piles in hexes, rows in areas, and a fan that never moves the counter under the pointer.
import type { SpaceDef } from '@merkur/table'
import type { Box } from '../theme/art.ts'
import { inRing } from './hit.ts'

/** Centre of a counter in the plane and its height in the stack. */
export interface Place {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly z: number
  /** How wide it lies there, plane units. */
  readonly width: number
  /** The middle of the pile it belongs to. */
  readonly pile: readonly [number, number]
}

/** Counters deeper than this lie exactly on one another. */
const DEEPEST = 4
/** How far the next counter of a pile peeps out, in counter widths. */
const STEP = 0.085

/** A pile around a point, bottom first. */
function pile(ids: readonly string[], x: number, y: number, width: number): Place[] {
  const shown = Math.min(DEEPEST, ids.length - 1)
  const middle = [x, y] as const
  return ids.map((id, z) => {
    const k = Math.max(0, z - (ids.length - 1 - shown)) - shown / 2
    return { id, x: x + k * STEP * width, y: y - k * STEP * width, z, width, pile: middle }
  })
}

/** Places for counters inside an outline, nearest to the space's own place first. */
export function slotsIn(space: SpaceDef, width: number): readonly (readonly [number, number])[] {
  const ring = space.ring ?? []
  const pitch = width * 1.1
  const half = width * 0.46
  const fits = (x: number, y: number): boolean =>
    [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ].every(([u = 0, v = 0]) => inRing(ring, x + u, y + v))
  let reach = 1
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const d = Math.max(Math.abs((ring[i] ?? 0) - space.x), Math.abs((ring[i + 1] ?? 0) - space.y))
    reach = Math.max(reach, Math.ceil(d / pitch))
  }
  const slots: (readonly [number, number])[] = []
  // Two lattices, one with a column through the middle, one with the middle between two columns: the roomier wins.
  for (const shift of [0, pitch / 2]) {
    const found: (readonly [number, number])[] = []
    for (let j = -reach; j <= reach; j++) {
      for (let i = -reach; i <= reach; i++) {
        const x = space.x + i * pitch + shift
        const y = space.y + j * pitch
        if (fits(x, y)) found.push([x, y])
      }
    }
    if (found.length > slots.length) slots.splice(0, slots.length, ...found)
  }
  const away = (p: readonly [number, number]): number => Math.hypot(p[0] - space.x, (p[1] - space.y) * 0.8)
  return slots.length > 0 ? slots.sort((a, b) => away(a) - away(b)) : [[space.x, space.y]]
}

/** Deals counters to slots in turn; those too many for the slots lie on the others. */
function dealt(
  ids: readonly string[],
  slots: readonly (readonly [number, number])[],
  width: number,
  middle: readonly [number, number],
): Place[] {
  const piles: string[][] = []
  ids.forEach((id, i) => {
    const at = i % Math.max(1, slots.length)
    const known = piles[at]
    if (known) known.push(id)
    else piles[at] = [id]
  })
  return piles.flatMap((stack, i) => {
    const [x, y] = slots[i] ?? middle
    return pile(stack, x, y, width)
  })
}

const pairs = (line: readonly number[]): (readonly [number, number])[] =>
  Array.from({ length: line.length >> 1 }, (_, i) => [line[2 * i] ?? 0, line[2 * i + 1] ?? 0] as const)

/**
 * Places of the counters in one space; `ids` from bottom to top, `width` of a counter in plane units.
 * Hexes hold one pile; areas lay counters side by side as long as there is room, then pile them: in the slots that are
 * printed for their seat, or wherever the outline leaves room.
 */
export function placesIn(
  space: SpaceDef,
  ids: readonly string[],
  width: number,
  seatOf: (id: string) => string = () => '',
): Place[] {
  if (ids.length === 0) return []
  const middle = [space.x, space.y] as const
  const { slots } = space
  if (slots) {
    const seats = new Map<string, string[]>()
    for (const id of ids) seats.set(seatOf(id), [...(seats.get(seatOf(id)) ?? []), id])
    return [...seats].flatMap(([seat, own]) => dealt(own, pairs(slots.places[seat] ?? []), slots.width, middle))
  }
  return space.ring ? dealt(ids, slotsIn(space, width), width, middle) : pile(ids, space.x, space.y, width)
}

/** Where the others of a fan may go, in counter widths from the one that stays: beside it first, then above, then below. */
const SEATS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [1, -1],
  [-1, -1],
  [0, 1],
  [1, 1],
  [-1, 1],
  [2, 0],
  [-2, 0],
  [2, -1],
  [-2, -1],
  [0, -2],
  [1, -2],
  [-1, -2],
  [2, 1],
  [-2, 1],
  [2, -2],
  [-2, -2],
]

/**
 * A pile spread out around `keep`, which stays exactly where it is. Seats outside `room` (plane units) are used last.
 */
export function fanned(places: readonly Place[], keep: string, room: Box): Place[] {
  const stays = places.find((p) => p.id === keep)
  if (!stays) return [...places]
  const { width } = stays
  const pitch = width * 1.12
  const half = width / 2
  const inRoom = ([u, v]: readonly [number, number]): boolean => {
    const x = stays.x + u * pitch
    const y = stays.y + v * pitch
    return x - half >= room[0] && x + half <= room[2] && y - half >= room[1] && y + half <= room[3]
  }
  const seats = [...SEATS.filter(inRoom), ...SEATS.filter((s) => !inRoom(s))]
  let next = 0
  return places.map((place) => {
    if (place.id === keep) return stays
    const [u, v] = seats[next++ % seats.length] ?? [1, 0]
    return { ...place, x: stays.x + u * pitch, y: stays.y + v * pitch }
  })
}

/** The counters of one pile, bottom first. */
export function pileAt(places: Iterable<Place>, of: Place): Place[] {
  const same: Place[] = []
  for (const p of places) if (p.pile[0] === of.pile[0] && p.pile[1] === of.pile[1]) same.push(p)
  return same.sort((a, b) => a.z - b.z)
}
