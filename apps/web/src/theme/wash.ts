// The soft colour of the terrain classes: where a board's rules know kinds of ground, the map is tinted by them.
import type { Art } from './art.ts'

/** A field of colour over the board: red, green, blue (0 to 255) and strength (0 to 1) at each point of a grid. */
export interface Wash {
  readonly x0: number
  readonly y0: number
  /** Points a plane unit. */
  readonly density: number
  readonly nx: number
  readonly ny: number
  readonly rgba: Float32Array
  /** How far the point that is looked up trembles, plane units. */
  readonly tremble: number
}

type Tint = readonly [number, number, number, number]

const TINTS: Readonly<Record<string, Tint>> = {
  clear: [238, 234, 186, 0.66],
  mixed: [221, 214, 142, 0.5],
  woods: [170, 182, 108, 0.58],
  forest: [112, 142, 84, 0.66],
  broken: [224, 190, 126, 0.46],
  rough: [188, 156, 118, 0.52],
  village: [230, 206, 160, 0.5],
  town: [230, 214, 172, 0.6],
  city: [222, 178, 150, 0.6],
  airfield: [228, 226, 166, 0.7],
  hills: [239, 220, 168, 0.62],
  mountains: [219, 180, 114, 0.6],
  high_mountains: [190, 144, 92, 0.62],
  peaks: [190, 176, 158, 0.7],
}

const OUTSIDE: Tint = [214, 186, 134, 0.25]
const DENSITY = 8

interface Class {
  readonly x: number
  readonly y: number
  readonly word: string
}

function* rowsOfGround(ground: NonNullable<Art['ground']>): Iterable<Class> {
  for (const row of ground.rows) {
    for (let i = 0; i < row.classes.length; i++) {
      yield { x: row.x0 + i, y: row.y, word: ground.letters[row.classes[i] ?? ''] ?? '' }
    }
  }
}

function* rowsOfTerrain(terrain: NonNullable<Art['terrain']>, hex: Art['about']['hex']): Iterable<Class> {
  const columnStep = hex?.columnStep ?? 0.8660254
  const even = hex?.evenColumnOffset ?? -0.5
  const down = hex?.rowStep === -1
  const count = terrain.rows.length
  for (let k = 0; k < count; k++) {
    const letters = terrain.rows[k] ?? ''
    const row = down ? count - k : k + 1
    for (let i = 0; i < letters.length; i++) {
      const column = i + 1
      const past = hex?.seam && column > hex.seam.lastWestColumn ? hex.seam.gap : 0
      const y = (down ? 1 - row : row - 1) + (column % 2 === 0 ? even : 0)
      yield { x: i * columnStep + past, y, word: terrain.codes[letters[i] ?? ''] ?? '' }
    }
  }
}

/** The wash of a board, or nothing where its ground has no classes. */
export function washOf(art: Art): Wash | null {
  const classes = art.ground
    ? [...rowsOfGround(art.ground)]
    : art.terrain
      ? [...rowsOfTerrain(art.terrain, art.about.hex)]
      : []
  if (classes.length === 0) return null
  const spread = art.ground ? 0.075 : 0.12
  const [bx0, by0, bx1, by1] = art.about.extent.map
  const x0 = bx0 - 1
  const y0 = by0 - 1
  const nx = Math.ceil((bx1 - bx0 + 2) * DENSITY) + 1
  const ny = Math.ceil((by1 - by0 + 2) * DENSITY) + 1
  const sum = new Float32Array(nx * ny * 5)
  for (const { x, y, word } of classes) {
    const tint = TINTS[word]
    if (!tint) continue
    const i0 = Math.max(0, Math.ceil((x - 1.1 - x0) * DENSITY))
    const i1 = Math.min(nx - 1, Math.floor((x + 1.1 - x0) * DENSITY))
    const j0 = Math.max(0, Math.ceil((y - 1.1 - y0) * DENSITY))
    const j1 = Math.min(ny - 1, Math.floor((y + 1.1 - y0) * DENSITY))
    for (let j = j0; j <= j1; j++) {
      for (let i = i0; i <= i1; i++) {
        const dx = x0 + i / DENSITY - x
        const dy = y0 + j / DENSITY - y
        const d2 = dx * dx + dy * dy
        if (d2 > 1.2) continue
        const w = Math.exp(-d2 / spread)
        const k = 5 * (j * nx + i)
        for (let q = 0; q < 4; q++) sum[k + q] = (sum[k + q] ?? 0) + w * (tint[q] ?? 0)
        sum[k + 4] = (sum[k + 4] ?? 0) + w
      }
    }
  }
  const rgba = new Float32Array(nx * ny * 4)
  for (let p = 0; p < nx * ny; p++) {
    const w = sum[5 * p + 4] ?? 0
    for (let q = 0; q < 4; q++) rgba[4 * p + q] = w > 1e-6 ? (sum[5 * p + q] ?? 0) / w : (OUTSIDE[q] ?? 0)
  }
  return { x0, y0, density: DENSITY, nx, ny, rgba, tremble: art.ground?.edge ?? 0.2 }
}

/** Writes the wash at a place into `out`: red, green, blue, strength. */
export function washAt(wash: Wash, x: number, y: number, out: Float32Array): void {
  const u = Math.min(wash.nx - 1.001, Math.max(0, (x - wash.x0) * wash.density))
  const v = Math.min(wash.ny - 1.001, Math.max(0, (y - wash.y0) * wash.density))
  const i = Math.floor(u)
  const j = Math.floor(v)
  const fu = u - i
  const fv = v - j
  const k = 4 * (j * wash.nx + i)
  const below = k + 4 * wash.nx
  for (let q = 0; q < 4; q++) {
    const a = wash.rgba[k + q] ?? 0
    const b = wash.rgba[k + 4 + q] ?? 0
    const c = wash.rgba[below + q] ?? 0
    const d = wash.rgba[below + 4 + q] ?? 0
    out[q] = (a + (b - a) * fu) * (1 - fv) + (c + (d - c) * fu) * fv
  }
}
