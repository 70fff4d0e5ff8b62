// Which space lies under a point: hexes by arithmetic, areas and boxes by their outline.
import type { BoardDef, SpaceDef } from '@merkur/table'
import type { Box, Line } from '../theme/art.ts'

/** A board's spaces, ready to be found. */
export interface Spaces {
  readonly board: BoardDef
  readonly byId: ReadonlyMap<string, SpaceDef>
  /** Hexes by the unit square their centre lies in. */
  readonly cells: ReadonlyMap<number, readonly SpaceDef[]>
  readonly rings: readonly { readonly space: SpaceDef; readonly ring: Line; readonly box: Box }[]
  /** Boxes around the rings, by space. */
  readonly boxes: ReadonlyMap<string, Box>
}

const cellOf = (x: number, y: number): number => Math.floor(x) * 65536 + Math.floor(y)

function boxAround(ring: Line): Box {
  const xs = ring.filter((_, i) => i % 2 === 0)
  const ys = ring.filter((_, i) => i % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Prepares a board's spaces. */
export function spacesOf(board: BoardDef): Spaces {
  const cells = new Map<number, SpaceDef[]>()
  const rings: { space: SpaceDef; ring: Line; box: Box }[] = []
  for (const space of board.spaces) {
    if (space.ring) rings.push({ space, ring: space.ring, box: boxAround(space.ring) })
    else {
      const key = cellOf(space.x, space.y)
      const cell = cells.get(key)
      if (cell) cell.push(space)
      else cells.set(key, [space])
    }
  }
  return {
    board,
    byId: new Map(board.spaces.map((s) => [s.id, s])),
    cells,
    rings,
    boxes: new Map(rings.map(({ space, box }) => [space.id, box])),
  }
}

/** Whether a point, given from a hex's centre, lies in the hex; `size` is centre to corner. */
export function inHex(dx: number, dy: number, orientation: 'flat' | 'pointy', size: number): boolean {
  const a = Math.abs(orientation === 'flat' ? dx : dy)
  const b = Math.abs(orientation === 'flat' ? dy : dx)
  const half = (size * Math.sqrt(3)) / 2
  return b <= half && Math.sqrt(3) * a + b <= 2 * half
}

/** Whether a point lies inside a ring (even-odd). */
export function inRing(ring: Line, x: number, y: number): boolean {
  let inside = false
  const n = ring.length / 2
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const xi = ring[2 * i] ?? 0
    const yi = ring[2 * i + 1] ?? 0
    const xj = ring[2 * j] ?? 0
    const yj = ring[2 * j + 1] ?? 0
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** The space under a point of the plane, or null. Spaces without hex or ring answer within half a counter of their place. */
export function spaceAt(spaces: Spaces, x: number, y: number): string | null {
  const { hex, counter } = spaces.board
  let best: string | null = null
  let least = Infinity
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      for (const space of spaces.cells.get(cellOf(x + i, y + j)) ?? []) {
        const dx = x - space.x
        const dy = y - space.y
        const d = dx * dx + dy * dy
        const inside = hex
          ? inHex(dx, dy, hex.orientation, hex.size)
          : Math.max(Math.abs(dx), Math.abs(dy)) <= counter / 2
        if (d < least && inside) {
          least = d
          best = space.id
        }
      }
    }
  }
  if (best !== null) return best
  let area = Infinity
  for (const { space, ring, box } of spaces.rings) {
    if (x < box[0] || x > box[2] || y < box[1] || y > box[3] || !inRing(ring, x, y)) continue
    const size = (box[2] - box[0]) * (box[3] - box[1])
    if (size < area) {
      area = size
      best = space.id
    }
  }
  return best
}

/**
 * The neighbour to step to with an arrow key. `dx`, `dy`: the key's direction; `lane`: the line the cursor keeps to
 * when two neighbours lie equally well, so that pressing right again and again walks along a row.
 */
export function stepFrom(spaces: Spaces, from: string, dx: number, dy: number, lane: number): string | null {
  const here = spaces.byId.get(from)
  if (!here) return null
  let best: string | null = null
  let most = 0.3
  for (const id of spaces.board.neighbours[from] ?? []) {
    const there = spaces.byId.get(id)
    if (!there) continue
    const vx = there.x - here.x
    const vy = there.y - here.y
    const d = Math.hypot(vx, vy) || 1
    const along = (vx * dx + vy * dy) / d
    const off = dx === 0 ? Math.abs(there.x - lane) : Math.abs(there.y - lane)
    const score = along - 0.12 * Math.min(2, off)
    if (score > most) {
      most = score
      best = id
    }
  }
  return best
}
