// The lines of the land: contours with their heights, terrace walls, rock, scarps and spot heights.
import type { Art, Line, Spot } from './art.ts'
import { grain } from './chance-of-place.ts'
import { strokesOf } from './fields.ts'
import { write } from './lettering.ts'
import { boxOf, curveOf, inPlane, meets, type Pen, seen, stroke, strokeLine } from './pen.ts'

/** Contours: index lines strong, half lines broken; the thin ones only where there is room. */
export function drawContours(pen: Pen, art: Art): void {
  for (const contour of art.contours ?? []) {
    if (!meets(pen, boxOf(contour.line))) continue
    if (!contour.index && pen.scale < 13) continue
    const high = contour.z > 1500
    const style = contour.index
      ? high
        ? 'rgba(120,72,40,.78)'
        : 'rgba(138,76,32,.9)'
      : contour.half
        ? 'rgba(150,90,44,.55)'
        : high
          ? 'rgba(134,88,54,.5)'
          : 'rgba(150,90,44,.64)'
    stroke(
      pen,
      curveOf(contour.line),
      style,
      contour.index ? 0.026 : 0.0138,
      contour.half ? [0.09, 0.05] : undefined,
      contour.index ? 0.7 : 0.45,
    )
  }
}

const ticks = new WeakMap<object, Path2D>()

/** A wall with short ticks on its right hand, downhill. */
function terraceOf(line: Line): Path2D {
  const known = ticks.get(line)
  if (known) return known
  const path = new Path2D()
  path.moveTo(line[0] ?? 0, line[1] ?? 0)
  for (let i = 2; i + 1 < line.length; i += 2) path.lineTo(line[i] ?? 0, line[i + 1] ?? 0)
  for (let i = 2; i + 1 < line.length; i += 2) {
    const x0 = line[i - 2] ?? 0
    const y0 = line[i - 1] ?? 0
    const dx = (line[i] ?? 0) - x0
    const dy = (line[i + 1] ?? 0) - y0
    const d = Math.hypot(dx, dy) || 1
    const n = Math.max(1, Math.round(d / 0.06))
    for (let j = 0; j < n; j++) {
      const x = x0 + (dx * (j + 0.5)) / n
      const y = y0 + (dy * (j + 0.5)) / n
      path.moveTo(x, y)
      path.lineTo(x - (dy / d) * 0.034, y + (dx / d) * 0.034)
    }
  }
  ticks.set(line, path)
  return path
}

/** Terrace walls and the strokes of bare rock. */
export function drawTerraces(pen: Pen, art: Art): void {
  if (pen.scale > 26) {
    for (const line of art.terraces ?? [])
      if (meets(pen, boxOf(line))) stroke(pen, terraceOf(line), 'rgba(126,84,48,.62)', 0.0105)
  }
  const { rocks } = art
  if (!rocks) return
  if (rocks.slopesLight) stroke(pen, strokesOf(rocks.slopesLight), 'rgba(112,70,36,.34)', 0.012)
  if (rocks.slopesDark) stroke(pen, strokesOf(rocks.slopesDark), 'rgba(96,58,30,.52)', 0.016)
  if (rocks.light) stroke(pen, strokesOf(rocks.light), 'rgba(84,66,54,.58)', 0.013)
  if (rocks.dark) stroke(pen, strokesOf(rocks.dark), 'rgba(56,43,36,.78)', 0.02)
}

const teeth = new WeakMap<object, Path2D>()

/** Wedges of a scarp, falling to the right hand of the line, or to both. */
function teethOf(line: Line, both: boolean): Path2D {
  const known = teeth.get(line)
  if (known) return known
  const path = new Path2D()
  for (let i = 2; i + 1 < line.length; i += 2) {
    const x0 = line[i - 2] ?? 0
    const y0 = line[i - 1] ?? 0
    const dx = (line[i] ?? 0) - x0
    const dy = (line[i + 1] ?? 0) - y0
    const d = Math.hypot(dx, dy)
    if (d === 0) continue
    const tx = dx / d
    const ty = dy / d
    const n = Math.max(1, Math.round(d / 0.068))
    for (let j = 0; j < n; j++) {
      const x = x0 + (dx * j) / n
      const y = y0 + (dy * j) / n
      for (const side of both ? [1, -1] : [1]) {
        const len = (both ? 0.13 : 0.19) * (0.72 + 0.42 * grain(x, y, side)) * side
        const lean = (grain(x, y, 7) - 0.5) * 0.03
        path.moveTo(x - tx * 0.026, y - ty * 0.026)
        path.lineTo(x + tx * 0.026, y + ty * 0.026)
        path.lineTo(x - ty * len + tx * lean, y + tx * len + ty * lean)
        path.closePath()
      }
    }
  }
  teeth.set(line, path)
  return path
}

/** Escarpments, strong because they are lines of the rules. */
export function drawScarps(pen: Pen, art: Art): void {
  for (const scarp of art.scarps ?? []) {
    if (!meets(pen, boxOf(scarp.line))) continue
    strokeLine(pen, scarp.line, 'rgba(240,224,186,.40)', 0.1)
    pen.g.fillStyle = 'rgba(66,36,18,.88)'
    pen.g.fill(teethOf(scarp.line, scarp.both))
    strokeLine(pen, scarp.line, '#3a1e0e', 0.045, undefined, 1)
  }
}

/** The heights of the index contours, breaking their line. */
export function drawContourLabels(pen: Pen, art: Art): void {
  for (const label of art.contourLabels ?? []) {
    if (!seen(pen, label.x, label.y)) continue
    const style = { font: 'italic', ink: '#80410f', halo: 'rgba(234,214,164,.95)', haloWidth: 0.45 } as const
    write(pen, String(label.z), label.x, label.y, label.size, style, { angle: label.angle })
  }
}

const INK = '#20160e'

function spot(pen: Pen, s: Spot, most: number): void {
  const { g } = pen
  const plain = s.kind === 'spot'
  const size = Math.min(s.size ?? (plain ? 0.15 : s.kind === 'trig' ? 0.22 : 0.17), most / pen.scale)
  if (plain && size * pen.scale < pen.smallest) return
  if (plain) {
    g.beginPath()
    g.arc(s.x, s.y, 0.018 * pen.weight, 0, 7)
    g.fillStyle = INK
    g.fill()
  } else {
    const r = Math.max(size * 0.46, 4 / pen.scale)
    g.beginPath()
    g.moveTo(s.x, s.y - r * 1.1)
    g.lineTo(s.x + r, s.y + r * 0.7)
    g.lineTo(s.x - r, s.y + r * 0.7)
    g.closePath()
    g.fillStyle = s.kind === 'peak' ? INK : '#f4e7c3'
    g.fill()
    g.strokeStyle = INK
    g.lineWidth = Math.max(0.02, 1 / pen.scale)
    g.stroke()
    g.beginPath()
    g.arc(s.x, s.y + r * 0.08, r * 0.2, 0, 7)
    g.fillStyle = INK
    g.fill()
  }
  const away = plain ? 0.05 : size * 0.66
  const end = s.anchor === 'end'
  const style = { font: plain ? '' : 'bold', ink: '#241a10', halo: 'rgba(240,228,190,.78)', haloWidth: 0.28 } as const
  write(pen, String(s.z), s.x + (end ? -away : away), s.y - 0.005, size, style, { align: end ? 'right' : 'left' })
}

/** Spot heights and trig points. */
export function drawSpots(pen: Pen, art: Art): void {
  for (const s of art.spots ?? []) if (seen(pen, s.x, s.y, 1)) spot(pen, s, art.borders ? 14 : Infinity)
  inPlane(pen)
}
