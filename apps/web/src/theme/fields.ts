// Parcels of farmland: groves, vineyards with their rows, open fields and scrub.
import type { Art, House, Line } from './art.ts'
import { alone, boxOf, fill, inPlane, meets, type Pen, pathOf, seen, stroke, width } from './pen.ts'

const TINT: Readonly<Record<string, string>> = {
  grove: 'rgba(122,142,70,.22)',
  vineyard: 'rgba(150,132,62,.14)',
  open: 'rgba(216,186,106,.18)',
  scrub: 'rgba(120,110,60,.07)',
}
const EDGE = 'rgba(112,92,52,.34)'
const ROW = 'rgba(92,100,42,.58)'

const rowPaths = new WeakMap<object, Path2D>()

/** Pairs of ends x0,y0,x1,y1 as one path. */
export function strokesOf(ends: Line): Path2D {
  const known = rowPaths.get(ends)
  if (known) return known
  const path = new Path2D()
  for (let i = 0; i + 3 < ends.length; i += 4) {
    path.moveTo(ends[i] ?? 0, ends[i + 1] ?? 0)
    path.lineTo(ends[i + 2] ?? 0, ends[i + 3] ?? 0)
  }
  rowPaths.set(ends, path)
  return path
}

/** Rows of vines at an angle inside a ring, where the art gives the angle only. */
function rowsAt(pen: Pen, ring: Line, degrees: number): void {
  const { g } = pen
  const [x0, y0, x1, y1] = boxOf(ring)
  g.save()
  g.clip(pathOf(alone(ring), true))
  g.translate((x0 + x1) / 2, (y0 + y1) / 2)
  g.rotate((degrees * Math.PI) / 180)
  const r = Math.hypot(x1 - x0, y1 - y0) / 2
  g.beginPath()
  for (let v = -Math.ceil(r / 0.058); v <= r / 0.058; v++) {
    g.moveTo(-r, v * 0.058)
    g.lineTo(r, v * 0.058)
  }
  g.strokeStyle = ROW
  g.lineWidth = 0.012
  g.setLineDash([0.028, 0.022])
  g.stroke()
  g.setLineDash([])
  g.restore()
  inPlane(pen)
}

function vineyard(pen: Pen, house: House): void {
  const [x = 0, y = 0, w = 0, h = 0, degrees = 0] = house
  const { g } = pen
  g.save()
  g.translate(x, y)
  g.rotate((degrees * Math.PI) / 180)
  g.fillStyle = 'rgba(160,146,66,.20)'
  g.fillRect(-w / 2, -h / 2, w, h)
  if (pen.scale > 24) {
    g.strokeStyle = 'rgba(112,92,52,.42)'
    g.lineWidth = 0.01
    g.setLineDash([0.035, 0.03])
    g.strokeRect(-w / 2, -h / 2, w, h)
    const n = Math.max(3, Math.round(h / 0.055))
    g.beginPath()
    for (let k = 0; k < n; k++) {
      const v = -h / 2 + (h * (k + 0.5)) / n
      g.moveTo(-w / 2 + 0.02, v)
      g.lineTo(w / 2 - 0.02, v)
    }
    g.strokeStyle = 'rgba(92,100,44,.72)'
    g.lineWidth = 0.016
    g.setLineDash([0.03, 0.026])
    g.stroke()
    g.setLineDash([])
  }
  g.restore()
}

/** Draws the parcels in sight; rows and edges only where they can be told apart. */
export function drawFields(pen: Pen, art: Art): void {
  const fine = pen.scale > 26
  for (const field of art.fields ?? []) {
    if (!meets(pen, boxOf(field.ring))) continue
    const path = pathOf(alone(field.ring), true)
    fill(pen, path, TINT[field.kind] ?? 'rgba(120,110,60,.07)')
    if (!fine || (field.kind !== 'vineyard' && field.kind !== 'open')) continue
    pen.g.lineWidth = width(pen, 0.008)
    stroke(pen, path, EDGE, 0.008, [0.03, 0.03])
    if (field.rows) stroke(pen, strokesOf(field.rows), ROW, 0.013, [0.03, 0.026])
    else if (field.kind === 'vineyard' && field.rowAngle !== undefined) rowsAt(pen, field.ring, field.rowAngle)
  }
  for (const house of art.vineyards ?? []) if (seen(pen, house[0] ?? 0, house[1] ?? 0)) vineyard(pen, house)
}
