// The margin of the sheet: neat line, outer frame, degrees and minutes, and the track in a seam between two parts.
import type { Art, Box } from './art.ts'
import { write } from './lettering.ts'
import { alone, boxOf, fill, inPlane, meets, type Pen, pathOf, stroke, strokeLine } from './pen.ts'

const INK = '#20160e'
const PAPER = '#f0e7ce'

/** The neat lines of the art's parts. */
export function partsOf(art: Art): readonly Box[] {
  const many = art.frame?.neatlines ?? art.about.extent.panels
  if (many) return Object.values(many)
  return [art.frame?.neatline ?? art.about.extent.map]
}

/** How wide the margin of the sheet is, plane units. */
function marginOf(art: Art): number {
  const [x0, y0, x1, y1] = art.about.extent.map
  return Math.max(0.56, Math.min(x1 - x0, y1 - y0) * 0.024)
}

/** Everything that is drawn: the map and its margin. */
export function sheetOf(art: Art): Box {
  const [x0, y0, x1, y1] = art.about.extent.map
  const m = marginOf(art)
  return [x0 - m, y0 - m, x1 + m, y1 + m]
}

const masks = new WeakMap<object, Path2D>()

function seam(pen: Pen, s: NonNullable<Art['seam']>): void {
  const letters = (font: string, ink = INK) => ({ font, ink, halo: '', haloWidth: 0 })
  for (const link of s.links) {
    strokeLine(pen, link, '#52241a', 0.12, undefined, 2)
    strokeLine(pen, link, '#cf6844', 0.084, undefined, 1.2)
  }
  for (const b of s.track) {
    if (!meets(pen, boxOf(b.ring))) continue
    const path = pathOf(alone(b.ring), true)
    fill(pen, path, b.sub ? 'rgba(228,206,160,.96)' : 'rgba(247,240,219,.96)')
    stroke(pen, path, 'rgba(60,45,30,.9)', 0.035)
    const [x, y] = b.centre
    if (b.sub) {
      write(pen, b.label, x, y - 0.16, 0.34, letters('bold'))
      write(pen, b.sub, x, y + 0.28, 0.32, letters(''), { spacing: 0.06 })
    } else write(pen, b.label, x, y, 1, letters('bold', 'rgba(74,48,28,.42)'))
  }
  for (const [i, text] of s.title.text.entries())
    write(pen, text, s.title.x, s.title.y + i * 0.52, 0.3, letters('bold'))
  write(pen, s.note.text, s.note.x, s.note.y, 0.3, letters('italic'))
}

function ticks(pen: Pen, art: Art, margin: number): void {
  const size = Math.min(0.42, margin * 0.26)
  const letters = { font: '', ink: INK, halo: '', haloWidth: 0 }
  for (const t of art.frame?.ticks ?? []) {
    const box = (t.part && art.frame?.neatlines?.[t.part]) || art.frame?.neatline || art.about.extent.map
    const top = Math.abs(t.y - box[1]) < 0.01
    const bottom = Math.abs(t.y - box[3]) < 0.01
    const left = Math.abs(t.x - box[0]) < 0.01
    const [u, v] = top ? [0, -1] : bottom ? [0, 1] : left ? [-1, 0] : [1, 0]
    const length = margin * (t.label ? 0.13 : 0.08)
    if (!meets(pen, [t.x - 2, t.y - 2, t.x + 2, t.y + 2])) continue
    strokeLine(pen, [t.x, t.y, t.x + u * length, t.y + v * length], INK, 0.014, undefined, 0.6)
    if (!t.label) continue
    const angle = top || bottom ? 0 : left ? -90 : 90
    write(pen, t.label, t.x + u * margin * 0.3, t.y + v * margin * 0.3, size, letters, { angle })
  }
}

/** Paper over everything outside the neat lines, then the lines themselves. */
export function drawFrame(pen: Pen, art: Art): void {
  const { g } = pen
  const margin = marginOf(art)
  const [x0, y0, x1, y1] = art.about.extent.map
  let mask = masks.get(art)
  if (!mask) {
    mask = new Path2D()
    mask.rect(x0 - 9, y0 - 9, x1 - x0 + 18, y1 - y0 + 18)
    for (const [a, b, c, d] of partsOf(art)) mask.rect(a, b, c - a, d - b)
    masks.set(art, mask)
  }
  fill(pen, mask, PAPER)
  const rect = (b: Box, away: number, units: number) => {
    g.strokeStyle = INK
    g.lineWidth = Math.max(units, 0.8 / pen.scale)
    g.strokeRect(b[0] - away, b[1] - away, b[2] - b[0] + 2 * away, b[3] - b[1] + 2 * away)
  }
  const k = margin / 0.56
  for (const part of partsOf(art)) rect(part, 0, 0.018 * k)
  rect([x0, y0, x1, y1], margin * 0.6, 0.045 * k)
  rect([x0, y0, x1, y1], margin * 0.7, 0.012 * k)
  if (art.seam) seam(pen, art.seam)
  ticks(pen, art, margin)
  inPlane(pen)
}

/** The age of the paper: darker toward the edges of the sheet. */
export function drawAge(pen: Pen, art: Art): void {
  const { g } = pen
  const [x0, y0, x1, y1] = sheetOf(art)
  const h = y1 - y0
  const w = x1 - x0
  const r = Math.hypot(w, h) / 2
  const age = g.createRadialGradient((x0 + x1) / 2, (y0 + y1) / 2, r * 0.58, (x0 + x1) / 2, (y0 + y1) / 2, r * 1.02)
  age.addColorStop(0, 'rgba(90,60,20,0)')
  age.addColorStop(1, 'rgba(90,60,20,.17)')
  g.fillStyle = age
  g.fillRect(x0 - 1, y0 - 1, w + 2, h + 2)
}
