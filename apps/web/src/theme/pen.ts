// The pen the theme draws with: a canvas in plane units, with line widths that never vanish when the map is small.
import type { Box, Line, Rings } from './art.ts'

export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface Pen {
  readonly g: Canvas2D
  /** Pixels a plane unit. */
  readonly scale: number
  /** What is being drawn, plane units. */
  readonly rect: Box
  /** How much bolder lines are on boards that show more land: 1 to 1.3. */
  readonly weight: number
  /** Letters and figures smaller than this many pixels are left out. */
  readonly smallest: number
}

/** Sets the canvas to plane units with the left upper corner of `rect` at its origin. */
export function inPlane(pen: Pen): void {
  const { g, scale, rect } = pen
  g.setTransform(scale, 0, 0, scale, -rect[0] * scale, -rect[1] * scale)
  g.lineJoin = 'round'
  g.lineCap = 'round'
}

/** Sets the canvas to pixels around a point of the plane, turned by `degrees`. */
export function inPixels(pen: Pen, x: number, y: number, degrees = 0): void {
  const { g, scale, rect } = pen
  const a = (degrees * Math.PI) / 180
  const c = Math.cos(a)
  const s = Math.sin(a)
  g.setTransform(c, s, -s, c, (x - rect[0]) * scale, (y - rect[1]) * scale)
}

const paths = new WeakMap<object, Path2D>()

/** The path of a list of lines, made once for each list. `close` joins last to first. */
export function pathOf(lines: readonly Line[], close = false): Path2D {
  const known = paths.get(lines)
  if (known) return known
  const path = new Path2D()
  for (const line of lines) trace(path, line, close)
  paths.set(lines, path)
  return path
}

const lines = new WeakMap<object, readonly Line[]>()

/** One line as a list, the same list each time, so that its path is kept. */
export function alone(line: Line): readonly Line[] {
  let known = lines.get(line)
  if (!known) {
    known = [line]
    lines.set(line, known)
  }
  return known
}

const flats = new WeakMap<object, readonly Line[]>()

/** All rings of several polygons as one list: one even-odd path. */
export function ringsOf(polygons: readonly Rings[]): readonly Line[] {
  let known = flats.get(polygons)
  if (!known) {
    known = polygons.flat()
    flats.set(polygons, known)
  }
  return known
}

/** Adds a line to a path. */
export function trace(path: Path2D | Canvas2D, line: Line, close: boolean): void {
  for (let i = 0; i + 1 < line.length; i += 2) {
    const x = line[i] ?? 0
    const y = line[i + 1] ?? 0
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  if (close) path.closePath()
}

const curves = new WeakMap<object, Path2D>()

/** A line drawn through the midpoints of its pieces, so that coarse lines look drawn by hand. */
export function curveOf(line: Line): Path2D {
  const known = curves.get(line)
  if (known) return known
  const path = new Path2D()
  const n = line.length
  const at = (i: number): number => line[i] ?? 0
  path.moveTo(at(0), at(1))
  for (let i = 2; i < n - 2; i += 2) {
    path.quadraticCurveTo(at(i), at(i + 1), (at(i) + at(i + 2)) / 2, (at(i + 1) + at(i + 3)) / 2)
  }
  path.lineTo(at(n - 2), at(n - 1))
  curves.set(line, path)
  return path
}

const boxes = new WeakMap<object, Box>()

/** The box around a line, made once. */
export function boxOf(line: Line): Box {
  const known = boxes.get(line)
  if (known) return known
  let x0 = Infinity
  let y0 = Infinity
  let x1 = -Infinity
  let y1 = -Infinity
  for (let i = 0; i + 1 < line.length; i += 2) {
    const x = line[i] ?? 0
    const y = line[i + 1] ?? 0
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  const box: Box = [x0, y0, x1, y1]
  boxes.set(line, box)
  return box
}

/** Whether a box, widened by `margin`, meets what is being drawn. */
export function meets(pen: Pen, box: Box, margin = 0.2): boolean {
  const r = pen.rect
  return box[2] > r[0] - margin && box[0] < r[2] + margin && box[3] > r[1] - margin && box[1] < r[3] + margin
}

/** Whether a point lies in what is being drawn, or within `margin` of it. */
export function seen(pen: Pen, x: number, y: number, margin = 0.5): boolean {
  const r = pen.rect
  return x > r[0] - margin && x < r[2] + margin && y > r[1] - margin && y < r[3] + margin
}

/** A width in plane units that is at least `least` pixels wide. */
export function width(pen: Pen, units: number, least = 0): number {
  return Math.max(units * pen.weight, least / pen.scale)
}

/** Strokes a path. Width and dashes in plane units; `least` is the smallest width in pixels. */
export function stroke(pen: Pen, path: Path2D, style: string, units: number, dash?: Line, least = 0.5): void {
  const { g } = pen
  g.strokeStyle = style
  g.lineWidth = width(pen, units, least)
  if (dash) g.setLineDash(dash as number[])
  g.stroke(path)
  if (dash) g.setLineDash([])
}

/** Strokes one line if it is in sight. */
export function strokeLine(pen: Pen, line: Line, style: string, units: number, dash?: Line, least = 0.5): void {
  if (meets(pen, boxOf(line))) stroke(pen, pathOf(alone(line)), style, units, dash, least)
}

/** Fills a path, holes left open. */
export function fill(pen: Pen, path: Path2D, style: string | CanvasGradient): void {
  pen.g.fillStyle = style
  pen.g.fill(path, 'evenodd')
}

/** Runs `draw` with a rectangle turned by `degrees` round its centre as the current path. */
export function rectAt(pen: Pen, x: number, y: number, w: number, h: number, degrees: number): void {
  const { g } = pen
  const a = (degrees * Math.PI) / 180
  const c = Math.cos(a)
  const s = Math.sin(a)
  g.beginPath()
  for (const [u, v] of [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ] as const) {
    g.lineTo(x + u * c - v * s, y + u * s + v * c)
  }
  g.closePath()
}
