// The hexes: their sides, their numbers, closed sides, the limit of play.
import type { Art, Grid } from './art.ts'
import { NARROW, write } from './lettering.ts'
import { alone, boxOf, inPlane, meets, type Pen, pathOf, seen, stroke, strokeLine } from './pen.ts'
import { eachInSight, scattered } from './scatter.ts'

/** Sides of the hexes in cells; a side shared by two hexes is drawn once. */
function sidesOf(grid: Grid): ReturnType<typeof scattered> {
  const done = new Set<string>()
  const at = (i: number) => [grid.centres[2 * i] ?? 0, grid.centres[2 * i + 1] ?? 0] as const
  return scattered(grid, 'sides', grid.centres.length / 2, 1, at, ([path], i) => {
    const [x, y] = at(i)
    const n = grid.corners.length / 2
    for (let k = 0; k < n; k++) {
      const m = (k + 1) % n
      const ax = x + (grid.corners[2 * k] ?? 0)
      const ay = y + (grid.corners[2 * k + 1] ?? 0)
      const bx = x + (grid.corners[2 * m] ?? 0)
      const by = y + (grid.corners[2 * m + 1] ?? 0)
      const id = `${Math.round((ax + bx) * 20)},${Math.round((ay + by) * 20)}`
      if (done.has(id)) continue
      done.add(id)
      path?.moveTo(ax, ay)
      path?.lineTo(bx, by)
    }
  })
}

/** Hexsides. */
export function drawGrid(pen: Pen, grid: Grid): void {
  const { g } = pen
  if (grid.centres.length === 0) return
  g.strokeStyle = pen.scale < 16 ? 'rgba(66,60,52,.3)' : 'rgba(66,60,52,.5)'
  g.lineWidth = Math.max(0.0125, 0.7 / pen.scale)
  eachInSight(pen, sidesOf(grid), ([path]) => path && g.stroke(path))
}

const NUMBER = {
  font: '',
  ink: 'rgba(54,46,36,.82)',
  halo: 'rgba(240,231,205,.5)',
  haloWidth: 0.28,
  family: NARROW,
} as const

/** Numbers of the hexes, at the place the art names for them. */
export function drawNumbers(pen: Pen, art: Art, grid: Grid): void {
  const where = art.about.hex?.number ?? { dx: 0, dy: -0.39, size: 0.15 }
  if (where.size * pen.scale < 6) return
  grid.numbers.forEach((number, i) => {
    const x = (grid.centres[2 * i] ?? 0) + where.dx
    const y = (grid.centres[2 * i + 1] ?? 0) + where.dy
    if (seen(pen, x, y)) write(pen, number, x, y, where.size, NUMBER)
  })
  inPlane(pen)
}

/** Closed sides, the limit of play and the join of two sheets. */
export function drawLimits(pen: Pen, art: Art): void {
  for (const side of art.blocked ?? []) {
    if (!meets(pen, boxOf(side.line))) continue
    const path = pathOf(alone(side.line))
    stroke(pen, path, 'rgba(244,240,220,.95)', 0.1)
    stroke(pen, path, '#1d4a63', 0.064)
    stroke(pen, path, '#f2f0de', 0.02, [0.05, 0.07])
  }
  if (art.outline) {
    const path = pathOf(alone(art.outline), true)
    stroke(pen, path, '#2a1c12', 0.06, undefined, 1.4)
    stroke(pen, path, '#e8d9b2', 0.018)
  }
  if (art.join) strokeLine(pen, art.join.line, 'rgba(60,40,24,.55)', 0.026, [0.22, 0.12, 0.04, 0.12])
}
