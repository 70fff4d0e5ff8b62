// Airfields: the field, its strip and taxiway, blast pens, parked aircraft and the windsock.
import type { Aerodrome, Art } from './art.ts'
import { grain } from './chance-of-place.ts'
import { alone, boxOf, fill, inPlane, meets, type Pen, pathOf, stroke, strokeLine } from './pen.ts'

/** An aircraft from above, nose to the right before it is turned. */
function aircraft(pen: Pen, x: number, y: number, degrees: number, size: number): void {
  const { g } = pen
  g.save()
  g.translate(x, y)
  g.rotate((degrees * Math.PI) / 180)
  g.fillStyle = '#37362a'
  for (const [cx, rx, ry] of [
    [0, 1, 0.15],
    [0.28, 0.19, 1.02],
    [-0.85, 0.1, 0.38],
  ] as const) {
    g.beginPath()
    g.ellipse(size * cx, 0, size * rx, size * ry, 0, 0, 7)
    g.fill()
  }
  g.restore()
}

/** Grass: short strokes whose place is a matter of the place alone. */
function grass(pen: Pen, field: Aerodrome): void {
  const { g } = pen
  const [x0, y0, x1, y1] = boxOf(field.outline)
  g.save()
  g.clip(pathOf(alone(field.outline), true))
  g.beginPath()
  const step = 0.14
  for (let j = Math.floor(y0 / step); j * step < y1; j++) {
    for (let i = Math.floor(x0 / step); i * step < x1; i++) {
      const a = grain(i, j)
      if (a > 0.62) continue
      const x = (i + grain(i, j, 1)) * step
      const y = (j + grain(i, j, 2)) * step
      g.moveTo(x, y)
      g.lineTo(x + 0.05, y + 0.004)
    }
  }
  g.strokeStyle = 'rgba(150,150,82,.32)'
  g.lineWidth = 0.012
  g.stroke()
  g.restore()
}

function strips(pen: Pen, field: Aerodrome): void {
  for (const strip of [...(field.strip ? [field.strip] : []), ...(field.strips ?? [])]) {
    const path = pathOf(alone(strip.polygon), true)
    fill(pen, path, 'rgba(208,188,136,.88)')
    stroke(pen, path, 'rgba(104,84,50,.85)', 0.014, strip.length > 2 ? [0.12, 0.05] : [0.09, 0.04])
    const [cx, cy] = strip.centre
    const a = (strip.angle * Math.PI) / 180
    const r = strip.length / 2 - strip.width * 0.55
    const line = new Path2D()
    line.moveTo(cx - r * Math.cos(a), cy - r * Math.sin(a))
    line.lineTo(cx + r * Math.cos(a), cy + r * Math.sin(a))
    stroke(pen, line, 'rgba(255,250,230,.8)', Math.min(0.022, strip.width * 0.16), [0.14, 0.12])
  }
}

function airfield(pen: Pen, field: Aerodrome): void {
  const { g } = pen
  if (!meets(pen, boxOf(field.outline))) return
  const outline = pathOf(alone(field.outline), true)
  const big = boxOf(field.outline)[2] - boxOf(field.outline)[0] > 3
  fill(pen, outline, big ? 'rgba(227,224,164,.66)' : 'rgba(226,224,160,.84)')
  if (big && pen.scale > 26) grass(pen, field)
  strips(pen, field)
  if (field.taxiway) {
    const way = pathOf(alone(field.taxiway), true)
    stroke(pen, way, 'rgba(120,98,58,.55)', 0.045)
    stroke(pen, way, 'rgba(238,228,188,.95)', 0.03)
  }
  stroke(pen, outline, '#5d4c2c', 0.026, [0.13, 0.045, 0.02, 0.045], 0.8)
  for (const bay of field.bays ?? []) {
    strokeLine(pen, bay.wall, '#6f5533', 0.052)
    strokeLine(pen, bay.wall, '#b8955f', 0.022)
  }
  for (const [x = 0, y = 0, a = 0] of field.pens ?? []) {
    g.beginPath()
    g.arc(x, y, 0.045, ((a + 60) * Math.PI) / 180, ((a + 300) * Math.PI) / 180)
    g.strokeStyle = '#6f5533'
    g.lineWidth = 0.03
    g.stroke()
  }
  for (const plane of field.aircraft ?? []) {
    if ('x' in plane) aircraft(pen, plane.x, plane.y, plane.angle, 0.085)
    else aircraft(pen, plane[0] ?? 0, plane[1] ?? 0, plane[2] ?? 0, 0.1)
  }
  if (field.windsock) {
    const [x, y] = field.windsock
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x, y - 0.16)
    g.strokeStyle = '#3b3a2c'
    g.lineWidth = 0.014
    g.stroke()
    g.beginPath()
    g.moveTo(x, y - 0.17)
    g.lineTo(x + 0.13, y - 0.135)
    g.lineTo(x, y - 0.1)
    g.fillStyle = '#a23b28'
    g.fill()
  }
  inPlane(pen)
}

/** All airfields in sight. */
export function drawAerodromes(pen: Pen, art: Art): void {
  if (art.aerodrome) airfield(pen, art.aerodrome)
  for (const field of art.aerodromes ?? []) airfield(pen, field)
}
