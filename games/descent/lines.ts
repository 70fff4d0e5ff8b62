// What can be seen from where by the map alone, and how far apart hexes are; remembered, since the ground never changes (7.0, 11.6).
import { neighbours as boardNeighbours, lineBetween } from '@merkur/board'
import { cell } from '@merkur/engine'
import { type Ground, type GroundMap, MOUNTAIN } from './board.ts'

/** The condition of weather in which nothing flies (16.12): P. */
export const NO_FLYING = 13
/** No hex observes farther than this by day. */
const FARTHEST = 6
const WIDE = 2 * FARTHEST + 1
const UNKNOWN = 0
const CLEAR = 1
const BARRED = 2

/** Answers found so far. They follow from the map alone, so every state may share them. */
export interface Lines {
  /** For each hex and each offset within six hexes: unknown, clear or barred. */
  readonly seen: Uint8Array
  /** The hexes two away that an unhindered observer controls, for hexes asked so far. */
  readonly far: (readonly number[] | undefined)[]
  /** The hexes beside each hex that somebody there controls, and all of them. */
  readonly near: readonly (readonly number[])[]
  readonly beside: readonly (readonly number[])[]
}

/** The ground of a hex. */
export const groundAt = (map: GroundMap, hex: number): Ground => map.grounds[cell(map.ground, hex)] as Ground

/** Hexes from one hex to another, the target counted. */
export function distance({ board }: GroundMap, a: number, b: number): number {
  const q = cell(board.q, b) - cell(board.q, a)
  const r = cell(board.r, b) - cell(board.r, a)
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The hexes beside a hex. */
export const neighbours = (map: { readonly lines: Lines }, hex: number): readonly number[] =>
  map.lines.beside[hex] ?? []

export function makeLines(map: GroundMap): Lines {
  const { board } = map
  const near = Array.from({ length: board.size }, (_, hex) => {
    const out: number[] = []
    for (let d = 0; d < 6; d++) {
      const to = cell(board.around, 6 * hex + d)
      const side = cell(map.sideToward, 6 * hex + d)
      if (to >= 0 && (cell(map.sides, side) & MOUNTAIN) === 0 && groundAt(map, to).zone) out.push(to)
    }
    return out
  })
  const beside = Array.from({ length: board.size }, (_, hex) => [...boardNeighbours(board, hex)])
  return { seen: new Uint8Array(board.size * WIDE * WIDE), far: Array.from({ length: board.size }), near, beside }
}

/**
 * 7.1 Whether nothing bars the line from an observer's hex to another within six hexes; range and weather not asked.
 * The ground of the observer's hex says what blocks him, so the answer may differ the other way round.
 */
export function clearLine(map: GroundMap & { readonly lines: Lines }, from: number, to: number): boolean {
  const q = cell(map.board.q, to) - cell(map.board.q, from) + FARTHEST
  const r = cell(map.board.r, to) - cell(map.board.r, from) + FARTHEST
  if (q < 0 || q >= WIDE || r < 0 || r >= WIDE) return false
  const slot = (from * WIDE + q) * WIDE + r
  const known = cell(map.lines.seen, slot)
  if (known !== UNKNOWN) return known === CLEAR
  const clear = traceLine(map, from, to)
  map.lines.seen[slot] = clear ? CLEAR : BARRED
  return clear
}

/** 7.11, 7.13, ruling N1 The line walked hex by hex. */
function traceLine(map: GroundMap, from: number, to: number): boolean {
  const { blockedBy } = groundAt(map, from)
  const bars = (hex: number): boolean =>
    hex >= 0 && hex !== from && hex !== to && ((blockedBy >> groundAt(map, hex).number) & 1) === 1
  for (const part of lineBetween(map.board, from, to)) {
    if (crossesMountain(map, part)) return false
    if (part.kind === 'hex' && bars(part.space)) return false
    if (part.kind === 'along' && (bars(part.left) || bars(part.right))) return false
  }
  return true
}

type Part = ReturnType<typeof lineBetween>[number]

/** Whether a line goes over a mountain hexside here: across one, or between two that leave a point on either hand. */
function crossesMountain(map: GroundMap, part: Part): boolean {
  const isMountain = (side: number): boolean => side >= 0 && (cell(map.sides, side) & MOUNTAIN) !== 0
  if (part.kind === 'side') return isMountain(part.edge)
  return part.kind === 'corner' && part.left.some(isMountain) && part.right.some(isMountain)
}

/** 7.5, 7.6, ruling N2 How far somebody in this ground observes; the next hex always. `weather` 0 to 12, or NO_FLYING. */
export function observationRange(ground: Ground, weather: number, night: boolean, nightRange: number): number {
  const range = night ? Math.min(ground.observe, nightRange) : ground.observe
  if (weather === NO_FLYING) return Math.max(1, Math.floor(range / 2))
  const off = weather >= 11 ? ground.weather11 : weather >= 7 ? ground.weather7 : 0
  return Math.max(1, range - off)
}

/** 8.41, 11.7 The hexes two away that a unit here controls when it observes two hexes. */
export function farZone(map: GroundMap & { readonly lines: Lines }, hex: number): readonly number[] {
  const known = map.lines.far[hex]
  if (known) return known
  const out = new Set<number>()
  for (let d = 0; d < 6; d++) {
    const middle = cell(map.board.around, 6 * hex + d)
    if (middle < 0) continue
    for (let e = 0; e < 6; e++) {
      const to = cell(map.board.around, 6 * middle + e)
      if (to >= 0 && distance(map, hex, to) === 2 && groundAt(map, to).zone && clearLine(map, hex, to)) out.add(to)
    }
  }
  const list = [...out].sort((a, b) => a - b)
  map.lines.far[hex] = list
  return list
}

/**
 * 11.6 Whether a line of communication leads from an observer's hex (not counted) to a headquarters' hex (counted).
 * `most` and `mostOverMountain` are its greatest lengths in hexes.
 */
export function communicationLine(
  map: GroundMap,
  observer: number,
  headquarters: number,
  most: number,
  mostOverMountain: number,
): boolean {
  const length = distance(map, observer, headquarters)
  if (length > most) return false
  let two = 0
  let three = 0
  for (const part of lineBetween(map.board, observer, headquarters)) {
    if (length > mostOverMountain && crossesMountain(map, part)) return false
    const hexes = part.kind === 'hex' ? [part.space] : part.kind === 'along' ? [part.left, part.right] : []
    const counted = hexes.filter((hex) => hex >= 0 && hex !== observer).map((hex) => groundAt(map, hex))
    if (counted.some((g) => g.two)) two += 1
    if (counted.some((g) => g.three)) three += 1
  }
  return two < 2 && three < 3
}
