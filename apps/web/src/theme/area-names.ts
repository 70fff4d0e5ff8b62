// Names of areas: readable from afar while the area has room for them, and never over one another.
import type { Art, Box, Name } from './art.ts'
import { boxOf } from './pen.ts'

/** The name of one area as it is written at a scale. */
export interface AreaName {
  readonly lines: readonly Name[]
  /** Middle of all lines, plane units. */
  readonly x: number
  readonly y: number
  /** Height of the letters and of a line, pixels. */
  readonly px: number
  readonly lead: number
  /** The letter of the area, where it has one. */
  readonly letter: string | undefined
}

interface Named {
  readonly lines: readonly Name[]
  readonly x: number
  readonly y: number
  /** Width and height of the area. */
  readonly room: readonly [number, number]
  readonly letter: string | undefined
}

/** The least height at which an area's name is worth reading, and the height it is kept at while the area has room. */
const READABLE = 9.5
const COMFORTABLE = 13

/** Lines of a name gathered by area, the roomiest area first. */
function gathered(art: Art): readonly Named[] {
  const groups = new Map<string, Name[]>()
  for (const name of art.names ?? []) {
    if (name.area === undefined || name.path) continue
    groups.set(name.area, [...(groups.get(name.area) ?? []), name])
  }
  const rooms = new Map((art.areas ?? []).map((a) => [a.area ?? '', boxOf(a.rings[0]?.[0] ?? [])]))
  return [...groups]
    .map(([area, lines]): Named => {
      const mean = (read: (n: Name) => number | undefined) =>
        lines.reduce((sum, n) => sum + (read(n) ?? 0), 0) / lines.length
      const box = rooms.get(area)
      const room = box ? ([box[2] - box[0], box[3] - box[1]] as const) : ([0, 0] as const)
      const letter = art.marks?.letters?.find((m) => m.area === area)?.letter
      return { lines, x: mean((n) => n.x), y: mean((n) => n.y), room, letter }
    })
    .sort((a, b) => b.room[0] * b.room[1] - a.room[0] * a.room[1])
}

/** How a name is written at a scale; null when it would be too small. */
function written({ lines, x, y, room, letter }: Named, scale: number): AreaName | null {
  const longest = Math.max(...lines.map((n) => n.text.length))
  const size = Math.max(...lines.map((n) => n.size))
  const fits = Math.min((room[0] * scale * 1.05) / (longest * 0.54), (room[1] * scale) / (lines.length + 1))
  const px = Math.max(size * scale, Math.min(COMFORTABLE, fits))
  if (px < READABLE) return null
  const pitch = lines.length > 1 ? Math.abs((lines[1]?.y ?? 0) - (lines[0]?.y ?? 0)) * scale : 0
  return { lines, x, y, px, lead: Math.max(px * 1.06, pitch), letter }
}

/** The box of a written name in pixels of the whole plane. */
function boxAround({ lines, x, y, px, lead }: AreaName, scale: number): Box {
  const half = Math.max(...lines.map((n) => n.text.length)) * px * 0.25
  const high = (lines.length * lead) / 2
  return [x * scale - half, y * scale - high, x * scale + half, y * scale + high]
}

const known = new WeakMap<Art, { readonly all: readonly Named[]; readonly at: Map<number, readonly AreaName[]> }>()

/**
 * The names to write at a scale, for the whole board, so that tiles agree. A name that would cover one of a roomier area
 * is left out.
 */
export function areaNames(art: Art, scale: number): readonly AreaName[] {
  let found = known.get(art)
  if (!found) {
    found = { all: gathered(art), at: new Map() }
    known.set(art, found)
  }
  let names = found.at.get(scale)
  if (!names) {
    const taken: Box[] = []
    names = found.all.flatMap((named) => {
      const name = written(named, scale)
      if (!name) return []
      const box = boxAround(name, scale)
      if (taken.some((t) => t[0] < box[2] && t[2] > box[0] && t[1] < box[3] && t[3] > box[1])) return []
      taken.push(box)
      return [name]
    })
    found.at.set(scale, names)
  }
  return names
}
