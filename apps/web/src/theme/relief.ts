// The shape of the ground: heights between the grid points as a smooth surface, and the light that falls on it.
import type { Relief } from './art.ts'

/** The four weights of a cubic B-spline at `t` between two grid points. */
function spline(t: number, out: Float64Array): void {
  const s = 1 - t
  out[0] = (s * s * s) / 6
  out[1] = (3 * t * t * t - 6 * t * t + 4) / 6
  out[2] = (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6
  out[3] = (t * t * t) / 6
}

const across = new Float64Array(4)
const down = new Float64Array(4)

/**
 * Heights in metres along one row of points: `count` points from x, `step` apart, at y.
 * The row is written to `out`.
 */
export function heightsAlong(
  relief: Relief,
  x: number,
  y: number,
  step: number,
  count: number,
  out: Float32Array,
): void {
  const { x0, y0, stepX, stepY, nx, ny, z } = relief
  const v = (y - y0) / stepY
  const j = Math.floor(v)
  spline(v - j, down)
  const rows = [0, 1, 2, 3].map((m) => Math.min(ny - 1, Math.max(0, j - 1 + m)) * nx)
  const [r0 = 0, r1 = 0, r2 = 0, r3 = 0] = rows
  const [d0 = 0, d1 = 0, d2 = 0, d3 = 0] = down
  // One column of the grid at a time, blended down; four of them at a time are blended across.
  const column = (i: number): number => {
    const c = Math.min(nx - 1, Math.max(0, i))
    return d0 * (z[r0 + c] ?? 0) + d1 * (z[r1 + c] ?? 0) + d2 * (z[r2 + c] ?? 0) + d3 * (z[r3 + c] ?? 0)
  }
  let at = Number.NaN
  let c0 = 0
  let c1 = 0
  let c2 = 0
  let c3 = 0
  for (let k = 0; k < count; k++) {
    const u = (x + k * step - x0) / stepX
    const i = Math.floor(u)
    if (i !== at) {
      at = i
      c0 = column(i - 1)
      c1 = column(i)
      c2 = column(i + 1)
      c3 = column(i + 2)
    }
    spline(u - i, across)
    out[k] = (across[0] ?? 0) * c0 + (across[1] ?? 0) * c1 + (across[2] ?? 0) * c2 + (across[3] ?? 0) * c3
  }
}

/** The highest point of the grid, metres. */
export function summit(relief: Relief): number {
  let top = 0
  for (let i = 0; i < relief.z.length; i++) top = Math.max(top, relief.z[i] ?? 0)
  return top
}

const unit = (x: number, y: number, z: number): readonly [number, number, number] => {
  const m = Math.hypot(x, y, z)
  return [x / m, y / m, z / m]
}
const MAIN = unit(-1, -1, 1.15)
const FILL = unit(-0.2, -1, 1.6)

/** Light on a slope (rise per unit east and south, exaggerated): 1 = level ground, above = lit, below = in shadow. */
export function lightOn(dx: number, dy: number): number {
  const m = 1 / Math.sqrt(1 + dx * dx + dy * dy)
  const a = ((-dx * MAIN[0] - dy * MAIN[1] + MAIN[2]) * m) / MAIN[2]
  const b = ((-dx * FILL[0] - dy * FILL[1] + FILL[2]) * m) / FILL[2]
  return 0.72 * a + 0.28 * b
}
