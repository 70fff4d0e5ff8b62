// Makes what the theme draws from what a game brings: its art, or for a board without art its spaces alone.
import type { BoardDef } from '@merkur/table'
import type { Art, Box, Picture, Relief } from '../theme/art.ts'
import { gridOf } from './grid.ts'

/**
 * Art as it comes from a game's file: layers, and heights as a grid `{ x0, y0, step | stepX, stepY, nx, ny, z, zStep? }`.
 * `z` counts steps of `zStep` metres (1 unless told).
 */
export interface BoardArt {
  readonly layers: unknown
  readonly relief?: unknown
}

function reliefFrom(raw: unknown): Relief | undefined {
  if (raw === null || typeof raw !== 'object' || !('z' in raw)) return undefined
  const r = raw as Partial<Relief> & { readonly step?: number; readonly zStep?: number; readonly z: Relief['z'] }
  const { x0 = 0, y0 = 0, nx = 1, ny = 1, step = 1, zStep = 1 } = r
  const z = zStep === 1 ? r.z : Float32Array.from(r.z, (h) => h * zStep)
  return { x0, y0, nx, ny, z, stepX: r.stepX ?? step, stepY: r.stepY ?? step }
}

/** A board without art is a plain sheet of paper with its hexes or areas. */
function plainArt(board: BoardDef): Art {
  return { about: { title: board.title, extent: { map: board.extent } } }
}

/** The picture of a board. */
export function pictureOf(board: BoardDef, art: BoardArt | undefined): Picture {
  const layers = (art?.layers ?? plainArt(board)) as Art
  const relief = reliefFrom(art?.relief)
  return { art: layers, grid: gridOf(board), ...(relief ? { relief } : {}) }
}

/** Everything that belongs on the sheet: what the art frames and every space of the board. */
export function boundsOf(board: BoardDef, sheet: Box): Box {
  let [x0, y0, x1, y1] = sheet
  for (const s of board.spaces) {
    x0 = Math.min(x0, s.x - 0.6)
    y0 = Math.min(y0, s.y - 0.6)
    x1 = Math.max(x1, s.x + 0.6)
    y1 = Math.max(y1, s.y + 0.6)
  }
  return [x0, y0, x1, y1]
}
