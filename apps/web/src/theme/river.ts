// Rivers with gravel beds and braids, streams, canals and lakes.
import type { Art, Line, Rings, River } from './art.ts'
import { grain } from './chance-of-place.ts'
import { alone, boxOf, curveOf, fill, meets, type Pen, pathOf, ringsOf, stroke, strokeLine, width } from './pen.ts'
import { edgeRings, fillRings, onLand, stipple } from './sea.ts'

const EDGE = '#3d7489'
const WATER = '#a3c6cb'

const isLine = (water: River['water']): water is Line => typeof water?.[0] === 'number'

function everyRiver(art: Art): readonly River[] {
  const one = art.river ? [art.river, ...(art.river.rivers ?? [])] : []
  return [...one, ...(art.rivers ?? [])]
}

/** Gravel, bars, dots and dry channels, under the sand. */
export function drawBeds(pen: Pen, art: Art): void {
  for (const river of everyRiver(art)) {
    if (!river.bed) continue
    fillRings(pen, river.bed, '#e9e2cd')
    fillRings(pen, river.bed, 'rgba(172,174,158,.24)')
    pen.g.save()
    pen.g.clip(pathOf(ringsOf(river.bed), true), 'evenodd')
    for (const bar of river.bars ?? []) {
      const first = bar[0]
      if (!first || !meets(pen, boxOf(first))) continue
      const path = pathOf(bar, true)
      fill(pen, path, 'rgba(246,238,214,.74)')
      if (pen.scale > 22) stroke(pen, path, 'rgba(130,112,78,.35)', 0.01, [0.012, 0.035])
    }
    if (river.stipple) stipple(pen, river.stipple, 'rgba(112,98,70,.6)', 0.0095)
    for (const braid of river.braids ?? []) {
      if ('kind' in braid && braid.kind === 'dry')
        strokeLine(pen, braid.line, 'rgba(88,132,146,.75)', 0.014, [0.07, 0.05])
    }
    pen.g.restore()
    if (!river.banks) edgeRings(pen, river.bed, 'rgba(125,102,66,.6)', 0.012)
  }
}

/** A line whose width grows from source to mouth. */
function tapered(pen: Pen, line: Line, w0: number, w1: number, extra: number, style: string): void {
  const { g } = pen
  if (!meets(pen, boxOf(line))) return
  const n = line.length / 2 - 1
  g.strokeStyle = style
  for (let i = 0; i < n; i++) {
    const w = w0 + ((w1 - w0) * i) / n + extra
    g.lineWidth = width(pen, w, extra > 0 ? 1 : 0.6)
    g.beginPath()
    g.moveTo(line[2 * i] ?? 0, line[2 * i + 1] ?? 0)
    g.lineTo(line[2 * i + 2] ?? 0, line[2 * i + 3] ?? 0)
    g.stroke()
  }
}

const hachures = new WeakMap<object, Path2D>()

/** Short strokes from a bank toward the bed. `side` 1 = bed on the left hand of the line. */
function hachuresOf(bank: Line, side: number): Path2D {
  const known = hachures.get(bank)
  if (known) return known
  const path = new Path2D()
  for (let i = 2; i + 1 < bank.length; i += 2) {
    const x0 = bank[i - 2] ?? 0
    const y0 = bank[i - 1] ?? 0
    const dx = (bank[i] ?? 0) - x0
    const dy = (bank[i + 1] ?? 0) - y0
    const d = Math.hypot(dx, dy) || 1
    const n = Math.max(1, Math.round(d / 0.05))
    for (let j = 0; j < n; j++) {
      const x = x0 + (dx * j) / n
      const y = y0 + (dy * j) / n
      const h = (0.035 + 0.035 * grain(x, y)) * side
      path.moveTo(x, y)
      path.lineTo(x + (dy / d) * h, y - (dx / d) * h)
    }
  }
  hachures.set(bank, path)
  return path
}

/** On which hand of a bank the bed lies: -1 or 1, from the middle of the bed's box. */
function bedSide(bank: Line, bed: readonly Rings[]): number {
  const ring = bed[0]?.[0] ?? []
  const [x0, y0, x1, y1] = boxOf(ring)
  const n = Math.floor(bank.length / 4) * 2
  const dx = (bank[n + 2] ?? 0) - (bank[n] ?? 0)
  const dy = (bank[n + 3] ?? 0) - (bank[n + 1] ?? 0)
  const mx = (x0 + x1) / 2 - (bank[n] ?? 0)
  const my = (y0 + y1) / 2 - (bank[n + 1] ?? 0)
  return dy * mx - dx * my >= 0 ? 1 : -1
}

/** Water over sand and bed: braided polygons, tapered lines, lakes. */
export function drawRivers(pen: Pen, art: Art): void {
  onLand(pen, art, () => {
    for (const river of everyRiver(art)) {
      for (const braid of river.braids ?? []) if (!('kind' in braid)) strokeLine(pen, braid, '#5b93a4', 0.03)
      const line = isLine(river.water) ? river.water : river.line
      if (line && river.width) {
        const [w0, w1] = river.width
        tapered(pen, line, w0, w1, 0.026, '#2f6a82')
        tapered(pen, line, w0 * 0.72, w1 * 0.72, 0, '#94c0ca')
      } else if (river.water && !isLine(river.water)) {
        fillRings(pen, river.water, WATER)
        edgeRings(pen, river.water, EDGE, 0.017)
      }
    }
    for (const lake of art.lakes ?? []) {
      const path = pathOf(alone(lake.ring), true)
      fill(pen, path, WATER)
      stroke(pen, path, EDGE, 0.018)
    }
  })
  for (const river of everyRiver(art)) {
    for (const braid of river.braids ?? []) {
      if ('kind' in braid && braid.kind === 'main') strokeLine(pen, braid.line, 'rgba(228,242,238,.55)', 0.018)
    }
    for (const bank of Object.values(river.banks ?? {})) {
      strokeLine(pen, bank, '#7d6642', 0.02)
      if (pen.scale > 30 && river.bed) {
        stroke(pen, hachuresOf(bank, bedSide(bank, river.bed)), 'rgba(125,102,66,.75)', 0.01)
      }
    }
  }
}

/** Streams (gullies broken) and canals. */
export function drawStreams(pen: Pen, art: Art): void {
  onLand(pen, art, () => {
    for (const stream of art.streams ?? []) {
      if (!meets(pen, boxOf(stream.line))) continue
      if (typeof stream.width === 'number') {
        if (stream.order === 1 && pen.scale < 20) continue
        const dash = stream.order === 1 ? [0.12, 0.05] : undefined
        stroke(
          pen,
          curveOf(stream.line),
          stream.order === 1 ? 'rgba(72,128,148,.8)' : '#47849a',
          stream.width * 0.95,
          dash,
          0.7,
        )
      } else {
        const [w0, w1] = stream.width
        tapered(pen, stream.line, w0, w1, 0.034, 'rgba(236,228,200,.5)')
        tapered(pen, stream.line, w0, w1, 0.012, '#3a7990')
      }
    }
    if (art.canal) {
      strokeLine(pen, art.canal.line, '#34687c', art.canal.width, undefined, 1)
      strokeLine(pen, art.canal.line, '#c3dbd8', art.canal.width * 0.45)
    }
  })
}
