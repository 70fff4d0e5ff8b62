// The whole picture of a board: every layer in its order, for any rectangle of the plane at any scale.
import { drawAerodromes } from './aerodrome.ts'
import { drawAreas, drawZones } from './areas.ts'
import type { Box, Look, Picture } from './art.ts'
import { drawBuildings } from './buildings.ts'
import { drawContourLabels, drawContours, drawScarps, drawSpots, drawTerraces } from './contours.ts'
import { drawCountry } from './country.ts'
import { drawFields } from './fields.ts'
import { drawAge, drawFrame, partsOf } from './frame.ts'
import { drawFurniture } from './furniture.ts'
import { drawGrid, drawLimits, drawNumbers } from './grid.ts'
import { drawNames } from './names.ts'
import { type Canvas2D, inPlane, type Pen } from './pen.ts'
import { drawPlants } from './plants.ts'
import { drawBorders, drawClosed, drawLinks, drawRegions } from './regions.ts'
import { drawBeds, drawRivers, drawStreams } from './river.ts'
import { drawBridges, drawRoads } from './roads.ts'
import { drawBeach, drawCoast, drawSea } from './sea.ts'
import { drawSigns } from './signs.ts'

/** Paints the bare ground of the pen's rectangle in plane units; the draughtsman keeps it ready. */
export type PaintGround = (pen: Pen) => void

export interface Drawing {
  readonly picture: Picture
  readonly look: Look
  readonly ground: PaintGround
  /** The repeating grain of the paper, laid over at pixel scale. */
  readonly grain?: CanvasImageSource
}

/** Boards that show more land in the same width get bolder lines. */
function weightOf(picture: Picture): number {
  const [x0, , x1] = picture.art.about.extent.map
  return 1 + 0.3 * Math.min(1, Math.max(0, (x1 - x0 - 20) / 60))
}

/**
 * Draws `rect` (plane units) on the canvas at `scale` pixels a unit, its left upper corner in the canvas's.
 * The result depends on place, scale and look only: rectangles side by side fit without a seam.
 */
export function draw(g: Canvas2D, drawing: Drawing, rect: Box, scale: number): void {
  const { picture, look } = drawing
  const { art, grid } = picture
  const pen: Pen = { g, scale, rect, weight: weightOf(picture), smallest: 6.5 }
  inPlane(pen)
  drawing.ground(pen)
  g.save()
  g.beginPath()
  for (const [a, b, c, d] of partsOf(art)) g.rect(a, b, c - a, d - b)
  g.clip()
  drawRegions(pen, art)
  drawClosed(pen, art)
  drawFields(pen, art)
  drawSea(pen, art)
  drawBeds(pen, art)
  drawBeach(pen, art)
  drawCoast(pen, art)
  drawRivers(pen, art)
  drawContours(pen, art)
  drawTerraces(pen, art)
  drawStreams(pen, art)
  drawPlants(pen, art)
  drawScarps(pen, art)
  drawCountry(pen, art)
  drawAerodromes(pen, art)
  drawRoads(pen, art)
  drawBridges(pen, art)
  drawBuildings(pen, art)
  drawBorders(pen, art)
  drawLinks(pen, art)
  if (look.areas) drawAreas(pen, art)
  if (look.grid) drawGrid(pen, grid)
  drawLimits(pen, art)
  if (look.grid) drawNumbers(pen, art, grid)
  if (look.names) {
    drawContourLabels(pen, art)
    drawSpots(pen, art)
  }
  if (look.zones) drawZones(pen, art, grid)
  if (look.names) drawNames(pen, art)
  drawSigns(pen, art)
  drawFurniture(pen, art)
  g.restore()
  if (art.frame) drawFrame(pen, art)
  drawAge(pen, art)
  finish(pen, drawing)
}

/** Grain over everything, and lamplight when it is dark. */
function finish(pen: Pen, drawing: Drawing): void {
  const { g, rect, scale } = pen
  const w = (rect[2] - rect[0]) * scale
  const h = (rect[3] - rect[1]) * scale
  g.setTransform(1, 0, 0, 1, 0, 0)
  if (drawing.grain) {
    const pattern = g.createPattern(drawing.grain, 'repeat')
    if (pattern) {
      g.fillStyle = pattern
      g.fillRect(0, 0, w, h)
    }
  }
  if (drawing.look.light === 'dark') {
    g.globalCompositeOperation = 'multiply'
    g.fillStyle = '#c3bba9'
    g.fillRect(0, 0, w, h)
    g.globalCompositeOperation = 'source-over'
  }
}
