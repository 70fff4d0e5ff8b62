// Thousands of small signs (trees, scrub, stipple) gathered by place, so that a tile draws only its own.
import type { Box } from './art.ts'
import { meets, type Pen } from './pen.ts'

const CELL = 4

interface Cell {
  readonly box: Box
  readonly paths: readonly Path2D[]
}

const known = new WeakMap<object, Map<string, readonly Cell[]>>()

/**
 * The signs of `source` as paths, one set a cell of four units.
 * `at(i)` is the place of sign i; `draw(paths, i)` adds it to `layers` paths that are filled one over the other.
 */
export function scattered(
  source: object,
  name: string,
  count: number,
  layers: number,
  at: (i: number) => readonly [number, number],
  draw: (paths: readonly Path2D[], i: number) => void,
): readonly Cell[] {
  let bySource = known.get(source)
  if (!bySource) {
    bySource = new Map()
    known.set(source, bySource)
  }
  const made = bySource.get(name)
  if (made) return made
  const cells = new Map<string, Cell>()
  for (let i = 0; i < count; i++) {
    const [x, y] = at(i)
    const cx = Math.floor(x / CELL)
    const cy = Math.floor(y / CELL)
    const id = `${cx},${cy}`
    let cell = cells.get(id)
    if (!cell) {
      cell = {
        box: [cx * CELL, cy * CELL, (cx + 1) * CELL, (cy + 1) * CELL],
        paths: Array.from({ length: layers }, () => new Path2D()),
      }
      cells.set(id, cell)
    }
    draw(cell.paths, i)
  }
  const list = [...cells.values()]
  bySource.set(name, list)
  return list
}

/** Calls `paint` for the paths of each cell in sight. */
export function eachInSight(pen: Pen, cells: readonly Cell[], paint: (paths: readonly Path2D[]) => void): void {
  for (const cell of cells) if (meets(pen, cell.box)) paint(cell.paths)
}

/** A dot in a path. */
export function dot(path: Path2D | undefined, x: number, y: number, r: number): void {
  path?.moveTo(x + r, y)
  path?.arc(x, y, r, 0, 2 * Math.PI)
}
