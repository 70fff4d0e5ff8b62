// The bare ground: paper tinted by height and terrain and shaded by a light from the upper left, as pixels.
import type { Art, Relief } from './art.ts'
import { waves } from './chance-of-place.ts'
import { heightsAlong, lightOn, summit } from './relief.ts'
import { type Wash, washAt, washOf } from './wash.ts'

/** What is worked out once a board. */
export interface Ground {
  readonly relief: Relief | null
  readonly wash: Wash | null
  readonly ramp: readonly (readonly number[])[]
  /** Rise of one metre in plane units. */
  readonly metre: number
  readonly mountains: boolean
}

/** Height in metres, then the colour of the paper there. */
const LOW = [
  [-2, 236, 229, 204],
  [4, 237, 231, 203],
  [12, 238, 229, 195],
  [25, 238, 223, 179],
  [45, 234, 211, 156],
  [70, 225, 194, 131],
  [95, 213, 175, 109],
  [120, 198, 154, 91],
  [155, 179, 131, 77],
]
const HIGH = [
  [-2, 238, 232, 200],
  [20, 238, 229, 190],
  [80, 238, 223, 174],
  [200, 234, 209, 150],
  [400, 226, 192, 128],
  [700, 214, 172, 108],
  [1050, 199, 151, 92],
  [1450, 186, 142, 96],
  [1850, 198, 166, 130],
  [2200, 224, 206, 182],
  [2500, 244, 236, 222],
]

/** Prepares a board's ground. */
export function groundOf(art: Art, relief?: Relief): Ground {
  const mountains = relief ? summit(relief) > 300 : false
  return {
    relief: relief ?? null,
    wash: washOf(art),
    ramp: mountains ? HIGH : LOW,
    metre: 1 / (art.about.metresPerUnit ?? 1000),
    mountains,
  }
}

function tint(ramp: readonly (readonly number[])[], h: number, out: Float32Array): void {
  let k = 0
  while (k < ramp.length - 2 && h > (ramp[k + 1]?.[0] ?? 0)) k++
  const a = ramp[k] ?? []
  const b = ramp[k + 1] ?? a
  const low = a[0] ?? 0
  const t = Math.min(1, Math.max(0, (h - low) / ((b[0] ?? 1) - low)))
  for (let i = 0; i < 3; i++) out[i] = (a[i + 1] ?? 0) + ((b[i + 1] ?? 0) - (a[i + 1] ?? 0)) * t
}

const DARK = [0.5, 0.6, 0.66]
const WARM = [1, 0.96, 0.8]

/**
 * The ground of a rectangle: `w` x `h` pixels, `density` of them a plane unit, its left upper corner at x, y.
 * Deterministic per place: rectangles side by side fit without a seam.
 */
export function groundPixels(
  ground: Ground,
  x: number,
  y: number,
  w: number,
  h: number,
  density: number,
): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(w * h * 4)
  const step = 1 / density
  const row = new Float32Array(w + 1)
  const above = new Float32Array(w + 1)
  const colour = new Float32Array(3)
  const wash = new Float32Array(4)
  const { relief, mountains } = ground
  if (relief) heightsAlong(relief, x, y - step, step, w + 1, above)
  for (let j = 0; j < h; j++) {
    const wy = y + j * step
    if (relief) heightsAlong(relief, x, wy, step, w + 1, row)
    for (let i = 0; i < w; i++) {
      const wx = x + i * step
      const z = relief ? (row[i] ?? 0) : 10
      const rise = ground.metre * density * (mountains ? 2.05 * (0.84 + 1.25 * Math.exp(-Math.max(0, z) / 240)) : 2.7)
      const light = relief ? lightOn(((row[i + 1] ?? 0) - z) * rise, (z - (above[i] ?? 0)) * rise) : 1
      tint(ground.ramp, z, colour)
      if (ground.wash) {
        const t = 2 * ground.wash.tremble
        washAt(ground.wash, wx + waves(wx * 2.1 + 9, wy * 2.1) * t, wy + waves(wx * 2.1, wy * 2.1 + 31) * t, wash)
        const a = (wash[3] ?? 0) * (1 - 0.55 * Math.min(1, Math.max(0, (z - 1150) / 700)))
        for (let q = 0; q < 3; q++) colour[q] = (colour[q] ?? 0) * (1 - a) + (wash[q] ?? 0) * a
      }
      const paper = waves(wx, wy) * 6 + waves(wx * 3.9, wy * 3.9) * 4 + waves(wx * 18, wy * 18) * 3
      const lit = Math.min(0.62, Math.max(0, light - 1) * 0.8)
      const dark = Math.max(0, 1 - light)
      const k = 4 * (j * w + i)
      for (let q = 0; q < 3; q++) {
        const c = colour[q] ?? 0
        data[k + q] = c * (1 - Math.min(0.66, dark * (DARK[q] ?? 0))) + (255 - c) * lit * (WARM[q] ?? 0) + paper
      }
      data[k + 3] = 255
    }
    above.set(row)
  }
  return data
}
