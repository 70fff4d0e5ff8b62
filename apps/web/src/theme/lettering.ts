// Letters on the map: straight, turned or along a curve, each with a halo that lifts it off the ground.
import type { Line } from './art.ts'
import { inPixels, inPlane, type Pen } from './pen.ts'

export const SERIF = "'Old Standard TT', 'Source Serif 4', Georgia, serif"
export const NARROW = "'PT Sans Narrow', 'IBM Plex Sans Condensed', 'Arial Narrow', sans-serif"

export interface Letters {
  /** '', 'italic' or 'bold'. */
  readonly font: string
  readonly ink: string
  readonly halo: string
  /** Of the height of the letters. */
  readonly haloWidth: number
  readonly family?: string
}

interface Placing {
  readonly angle?: number
  readonly align?: CanvasTextAlign
  /** In em. */
  readonly spacing?: number
  /** Never smaller than this many pixels. */
  readonly least?: number
}

/** Writes `text` with its middle (or its end, by `align`) at x, y; `size` is the height of the font in plane units. */
export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  style: Letters,
  placing: Placing = {},
): void {
  const { g } = pen
  const px = Math.max(size * pen.scale, placing.least ?? 0)
  if (px < pen.smallest) return
  inPixels(pen, x, y, placing.angle ?? 0)
  g.font = `${style.font} ${px}px ${style.family ?? SERIF}`
  g.textAlign = placing.align ?? 'center'
  g.textBaseline = 'middle'
  g.letterSpacing = `${(placing.spacing ?? 0) * px}px`
  haloed(pen, text, 0, 0, px, style)
  g.letterSpacing = '0px'
  inPlane(pen)
}

function haloed(pen: Pen, text: string, x: number, y: number, px: number, style: Letters): void {
  const { g } = pen
  if (style.haloWidth > 0) {
    g.lineWidth = Math.max(1.5, px * style.haloWidth)
    g.strokeStyle = style.halo
    g.strokeText(text, x, y)
  }
  g.fillStyle = style.ink
  g.fillText(text, x, y)
}

interface Stop {
  readonly x: number
  readonly y: number
  readonly degrees: number
}

/** The point at distance `d` along a line and the direction there. */
function along(line: Line, lengths: readonly number[], d: number): Stop {
  let i = 1
  while (i < lengths.length - 1 && (lengths[i] ?? 0) < d) i++
  const from = lengths[i - 1] ?? 0
  const t = (d - from) / ((lengths[i] ?? 1) - from || 1)
  const x0 = line[2 * i - 2] ?? 0
  const y0 = line[2 * i - 1] ?? 0
  const x1 = line[2 * i] ?? 0
  const y1 = line[2 * i + 1] ?? 0
  return { x: x0 + t * (x1 - x0), y: y0 + t * (y1 - y0), degrees: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI }
}

/** Writes `text` letter by letter along a line, centred on it. */
export function writeAlong(pen: Pen, text: string, line: Line, size: number, spacing: number, style: Letters): void {
  const { g } = pen
  const px = size * pen.scale
  if (px < pen.smallest) return
  const lengths = [0]
  for (let i = 2; i + 1 < line.length; i += 2) {
    const step = Math.hypot((line[i] ?? 0) - (line[i - 2] ?? 0), (line[i + 1] ?? 0) - (line[i - 1] ?? 0))
    lengths.push((lengths[lengths.length - 1] ?? 0) + step)
  }
  const total = lengths[lengths.length - 1] ?? 0
  const letters = Array.from(text)
  // Measured once at a fixed size, so that every tile places a letter alike.
  g.font = `${style.font} 100px ${style.family ?? SERIF}`
  const widths = letters.map((c) => (g.measureText(c).width / 100) * size)
  const gap = spacing * size
  const length = widths.reduce((a, b) => a + b, 0) + gap * (letters.length - 1)
  g.font = `${style.font} ${px}px ${style.family ?? SERIF}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  for (const pass of ['halo', 'ink'] as const) {
    let d = (total - length) / 2
    letters.forEach((letter, i) => {
      const w = widths[i] ?? 0
      const middle = d + w / 2
      d += w + gap
      if (letter === ' ') return
      const stop = along(line, lengths, middle)
      const a = along(line, lengths, middle - size * 0.3)
      const b = along(line, lengths, middle + size * 0.3)
      inPixels(pen, stop.x, stop.y, (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI)
      if (pass === 'ink') {
        g.fillStyle = style.ink
        g.fillText(letter, 0, 0)
      } else if (style.haloWidth > 0) {
        g.lineWidth = Math.max(1.5, px * style.haloWidth)
        g.strokeStyle = style.halo
        g.strokeText(letter, 0, 0)
      }
    })
  }
  inPlane(pen)
}
