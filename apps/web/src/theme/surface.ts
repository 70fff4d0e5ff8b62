// The ground under the pen: worked out for the rectangle that is drawn, at no more points than the eye can use.
import type { PaintGround } from './draw.ts'
import { type Ground, groundPixels } from './ground.ts'

/** Makes a canvas: off screen in a worker, an element on a page. */
export type MakeCanvas = (w: number, h: number) => OffscreenCanvas | HTMLCanvasElement

/** The smooth relief needs no more points a plane unit than this; between them the canvas blends. */
const DENSEST = 44

/**
 * A painter of bare ground. Points lie on one lattice for the whole board, so that neighbouring tiles agree.
 */
export function groundPainter(ground: Ground, make: MakeCanvas): PaintGround {
  return ({ g, scale, rect }) => {
    const density = Math.min(scale, DENSEST)
    const i0 = Math.floor(rect[0] * density) - 1
    const j0 = Math.floor(rect[1] * density) - 1
    const w = Math.ceil(rect[2] * density) + 2 - i0
    const h = Math.ceil(rect[3] * density) + 2 - j0
    const canvas = make(w, h)
    const pixels = canvas.getContext('2d')
    if (!pixels) return
    const data = groundPixels(ground, (i0 + 0.5) / density, (j0 + 0.5) / density, w, h, density)
    pixels.putImageData(new ImageData(data, w, h), 0, 0)
    g.imageSmoothingEnabled = true
    g.imageSmoothingQuality = 'medium'
    g.drawImage(canvas, i0 / density, j0 / density, w / density, h / density)
  }
}
