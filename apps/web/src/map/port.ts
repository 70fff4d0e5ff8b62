// The window onto the board: which part of the plane is on the screen, and how panning and zooming change it.
import type { Box } from '../theme/art.ts'

/** `x`, `y`: the plane point in the left upper corner. `scale`: CSS pixels a plane unit. Sizes in CSS pixels. */
export interface Port {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly width: number
  readonly height: number
}

export interface Limits {
  readonly least: number
  readonly most: number
}

/** A point of the screen (CSS pixels from the map's corner) in the plane. */
export const toPlane = (port: Port, sx: number, sy: number): readonly [number, number] => [
  port.x + sx / port.scale,
  port.y + sy / port.scale,
]

/** A point of the plane on the screen. */
export const toScreen = (port: Port, x: number, y: number): readonly [number, number] => [
  (x - port.x) * port.scale,
  (y - port.y) * port.scale,
]

/** The part of the plane that is on the screen. */
export const visible = (port: Port): Box => [
  port.x,
  port.y,
  port.x + port.width / port.scale,
  port.y + port.height / port.scale,
]

const held1 = (at: number, length: number, low: number, high: number): number => {
  const slack = length * 0.12
  if (length >= high - low) return Math.min(low, Math.max(high - length, at))
  return Math.min(high - length + slack, Math.max(low - slack, at))
}

/** The port moved so that the board cannot be lost: at most an eighth of the window shows what lies beside it. */
export function held(port: Port, bounds: Box): Port {
  const x = held1(port.x, port.width / port.scale, bounds[0], bounds[2])
  const y = held1(port.y, port.height / port.scale, bounds[1], bounds[3])
  return x === port.x && y === port.y ? port : { ...port, x, y }
}

/** The whole board in the window, in the middle, with `pad` pixels around it. */
export function fitted(bounds: Box, width: number, height: number, pad = 8): Port {
  const w = bounds[2] - bounds[0]
  const h = bounds[3] - bounds[1]
  const scale = Math.max(1, Math.min((width - 2 * pad) / w, (height - 2 * pad) / h))
  return {
    x: bounds[0] + w / 2 - width / scale / 2,
    y: bounds[1] + h / 2 - height / scale / 2,
    scale,
    width,
    height,
  }
}

/** How far one may zoom: from a little less than the whole board to counters of about 150 pixels. */
export function limitsOf(bounds: Box, width: number, height: number, counter: number): Limits {
  const fit = fitted(bounds, width, height).scale
  return { least: fit * 0.8, most: Math.max(fit * 2, 150 / counter) }
}

/** Moved by screen pixels: the board follows the hand. */
export const panned = (port: Port, dx: number, dy: number): Port => ({
  ...port,
  x: port.x - dx / port.scale,
  y: port.y - dy / port.scale,
})

/** Zoomed by a factor around a point of the screen, which stays where it is. */
export function zoomed(port: Port, factor: number, sx: number, sy: number, limits: Limits): Port {
  const scale = Math.min(limits.most, Math.max(limits.least, port.scale * factor))
  const [x, y] = toPlane(port, sx, sy)
  return { ...port, scale, x: x - sx / scale, y: y - sy / scale }
}

/** With a point of the plane in the middle of the window, at the same scale or another. */
export const centred = (port: Port, x: number, y: number, scale = port.scale): Port => ({
  ...port,
  scale,
  x: x - port.width / scale / 2,
  y: y - port.height / scale / 2,
})

/** The same middle in a window of another size. */
export const resized = (port: Port, width: number, height: number): Port => {
  const cx = port.x + port.width / port.scale / 2
  const cy = port.y + port.height / port.scale / 2
  return centred({ ...port, width, height }, cx, cy)
}

/** A port between two, for an animation: scale in even steps of the eye, t from 0 to 1. */
export function between(a: Port, b: Port, t: number): Port {
  const scale = a.scale * (b.scale / a.scale) ** t
  // The middle moves so that both ends are reached without a swing.
  const u = Math.abs(b.scale - a.scale) < 1e-9 ? t : (1 / scale - 1 / a.scale) / (1 / b.scale - 1 / a.scale)
  return { ...b, scale, x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u }
}
