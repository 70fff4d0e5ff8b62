// The draughtsman: keeps one board's picture ready and draws any tile of it.
import type { Box, Look, Picture } from './art.ts'
import { draw } from './draw.ts'
import { groundOf } from './ground.ts'
import { paperGrain } from './paper.ts'
import { groundPainter, type MakeCanvas } from './surface.ts'

/** Draws a rectangle of the plane as a canvas of `scale` pixels a unit. */
export type DrawTile = (rect: Box, scale: number, look: Look) => OffscreenCanvas | HTMLCanvasElement

/** Prepares a board. `make` makes canvases where this runs. */
export function draughtsman(picture: Picture, make: MakeCanvas): DrawTile {
  const ground = groundPainter(groundOf(picture.art, picture.relief), make)
  const grain = paperGrain(make)
  return (rect, scale, look) => {
    const canvas = make(Math.round((rect[2] - rect[0]) * scale), Math.round((rect[3] - rect[1]) * scale))
    const g = canvas.getContext('2d', { alpha: false })
    if (g) draw(g, { picture, look, ground, grain }, rect, scale)
    return canvas
  }
}
