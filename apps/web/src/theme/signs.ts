// Printed signs of areas: numbers of set-up zones in blue rings, letters of drop zones in red hexagons, letters of areas in squares.
import type { Art } from './art.ts'
import { SERIF, write } from './lettering.ts'
import { inPlane, type Pen, seen } from './pen.ts'

type Shape = 'ring' | 'hexagon' | 'square'

const INKS: Readonly<Record<Shape, string>> = { ring: '#1f4f86', hexagon: '#a3241a', square: '#3c2a78' }
const CORNERS: Readonly<Record<Shape, number>> = { ring: 40, hexagon: 6, square: 4 }

/** A sign of radius `r` around a place. */
export function sign(pen: Pen, shape: Shape, text: string, x: number, y: number, r: number): void {
  if (r * pen.scale < 5 || !seen(pen, x, y, r)) return
  const { g } = pen
  inPlane(pen)
  const n = CORNERS[shape]
  g.beginPath()
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) * 2 * Math.PI) / n + (shape === 'hexagon' ? Math.PI / 6 : 0)
    g.lineTo(x + r * Math.cos(a), y + r * Math.sin(a))
  }
  g.closePath()
  g.fillStyle = 'rgba(252,246,228,.95)'
  g.fill()
  g.strokeStyle = INKS[shape]
  g.lineWidth = Math.max(r * 0.16, 1 / pen.scale)
  g.stroke()
  write(pen, text, x, y + r * 0.06, r * 1.15, { font: 'bold', ink: INKS[shape], halo: '', haloWidth: 0, family: SERIF })
}

/** Zones and drop zones in sight that can be read; letters of areas stand with their names. */
export function drawSigns(pen: Pen, art: Art): void {
  const { zones = [], drops = [] } = art.marks ?? {}
  const small = Math.min(0.62, Math.max(0.34, 9 / pen.scale))
  for (const { number, x, y } of zones) if (number) sign(pen, 'ring', String(number), x, y, small)
  for (const { letter, x, y } of drops) if (letter) sign(pen, 'hexagon', letter, x, y, small)
  inPlane(pen)
}
