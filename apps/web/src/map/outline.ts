// Outlines of spaces in the plane, made once: rings of areas, hexes, and squares where a board has neither.
import type { BoardDef, SpaceDef } from '@merkur/table'
import type { Box } from '../theme/art.ts'
import { cornersOf } from './grid.ts'
import type { Spaces } from './hit.ts'

const squareAround = ({ x, y }: SpaceDef, w: number): number[] => [
  x - w / 2,
  y - w / 2,
  x + w / 2,
  y - w / 2,
  x + w / 2,
  y + w / 2,
  x - w / 2,
  y + w / 2,
]

const paths = new WeakMap<SpaceDef, Path2D>()

/** The outline of a space as a path in plane units. */
export function outlineOf(board: BoardDef, space: SpaceDef): Path2D {
  const known = paths.get(space)
  if (known) return known
  const { hex, counter } = board
  const ring =
    space.ring ??
    (hex
      ? cornersOf(hex.orientation, hex.size).map((v, i) => v + (i % 2 ? space.y : space.x))
      : squareAround(space, counter * 1.15))
  const path = new Path2D()
  for (let i = 0; i + 1 < ring.length; i += 2) path.lineTo(ring[i] ?? 0, ring[i + 1] ?? 0)
  path.closePath()
  paths.set(space, path)
  return path
}

/** Whether anything of a space lies in the box. */
export function meetsBox(spaces: Spaces, space: SpaceDef, box: Box): boolean {
  const around = space.ring ? spaces.boxes.get(space.id) : undefined
  if (around) return around[2] > box[0] && around[0] < box[2] && around[3] > box[1] && around[1] < box[3]
  return space.x > box[0] - 1 && space.x < box[2] + 1 && space.y > box[1] - 1 && space.y < box[3] + 1
}
