// The furniture of a printed sheet: title, scale bar, north arrow, compass rose.
import type { Art } from './art.ts'
import { SERIF, write } from './lettering.ts'
import { inPlane, meets, type Pen } from './pen.ts'

const INK = '#20160e'
const plain = (font: string) => ({ font, ink: INK, halo: 'rgba(240,231,205,.5)', haloWidth: 0, family: SERIF })

/** Black and white blocks of `step` units, labelled at the ends and the middle. */
function bar(
  pen: Pen,
  x: number,
  y: number,
  step: number,
  blocks: number,
  h: number,
  labels: readonly (readonly [number, string])[],
): void {
  const { g } = pen
  for (let i = 0; i < blocks; i++) {
    g.beginPath()
    g.rect(x + i * step, y, step, h)
    g.fillStyle = i % 2 ? '#f3ead0' : INK
    g.fill()
    g.strokeStyle = INK
    g.lineWidth = Math.max(h * 0.18, 0.7 / pen.scale)
    g.stroke()
  }
  for (const [at, label] of labels) write(pen, label, x + at * step, y - h * 1.9, h * 2.3, plain(''))
}

/** A panel with a double line. */
function panel(pen: Pen, x: number, y: number, w: number, h: number): void {
  const { g } = pen
  const unit = Math.min(w, h) / 30
  g.fillStyle = 'rgba(244,236,212,.94)'
  g.fillRect(x, y, w, h)
  g.strokeStyle = INK
  g.lineWidth = unit * 0.4
  g.strokeRect(x, y, w, h)
  g.lineWidth = unit * 0.12
  g.strokeRect(x + unit, y + unit, w - 2 * unit, h - 2 * unit)
}

function title(pen: Pen, art: Art): void {
  const t = art.furniture?.title
  if (!t) return
  const text = (t.text ?? art.about.sheetTitle ?? art.about.title).toUpperCase()
  const sub = t.sub ?? art.about.subtitle ?? ''
  const metres = art.about.metresPerUnit ?? 1000
  if (t.w && t.h) {
    if (!meets(pen, [t.x, t.y, t.x + t.w, t.y + t.h])) return
    panel(pen, t.x, t.y, t.w, t.h)
    const cx = t.x + t.w / 2
    const size = Math.min(t.h * 0.21, (t.w / text.length) * 1.15)
    write(pen, text, cx, t.y + t.h * 0.22, size, plain('bold'), { spacing: 0.1 })
    if (sub) write(pen, sub, cx, t.y + t.h * 0.4, size * 0.46, plain('italic'))
    const km = 1000 / metres
    const blocks = Math.max(2, Math.floor((t.w * 0.7) / km))
    const n = blocks > 5 ? 10 : blocks
    const step = (blocks * km) / n
    bar(pen, cx - (blocks * km) / 2, t.y + t.h * 0.62, step, n, t.h * 0.022, [
      [0, '0'],
      [n, `${blocks} km`],
    ])
    const note = t.note ?? `One hex ${metres} metres`
    write(pen, note, cx, t.y + t.h * 0.86, size * 0.26, plain('italic'))
    return
  }
  if (!meets(pen, [t.x, t.y, t.x + 7, t.y + 1.2])) return
  const size = Math.min(0.42, 4 / (text.length * 0.86))
  write(
    pen,
    text,
    t.x,
    t.y + 0.28,
    size,
    { ...plain('bold'), halo: 'rgba(190,214,210,.6)', haloWidth: 0.14 },
    { align: 'left', spacing: 0.12 },
  )
  const denominator = `${Math.round((metres * 100) / 1000) * 1000}`.replace(/\B(?=(\d{3})+$)/g, ',')
  write(pen, sub || `1 : ${denominator}`, t.x, t.y + 0.6, 0.17, plain(''), { align: 'left', spacing: 0.04 })
}

/** The interval of the contours, read off the art. */
function interval(art: Art): number {
  const heights = [...new Set((art.contours ?? []).filter((c) => !c.half).map((c) => c.z))].sort((a, b) => a - b)
  let step = 0
  for (let i = 1; i < heights.length; i++) {
    const d = (heights[i] ?? 0) - (heights[i - 1] ?? 0)
    if (step === 0 || d < step) step = d
  }
  return step
}

function scaleBar(pen: Pen, art: Art): void {
  const s = art.furniture?.scale
  if (!s || art.furniture.title?.w) return
  if (!meets(pen, [s.x - 0.2, s.y - 0.6, s.x + 6, s.y + 0.6])) return
  const step = interval(art)
  if (step) write(pen, `Contours at ${step} metres`, s.x, s.y - 0.06, 0.145, plain('italic'), { align: 'left' })
  const metres = art.about.metresPerUnit ?? 1000
  // Soldiers' maps of the island were in yards.
  const yard = 0.9144 / metres
  bar(pen, s.x, s.y + 0.24, 100 * yard, 5, 0.055, [
    [0, '0'],
    [2.5, '250'],
    [5, '500 yds'],
  ])
}

function north(pen: Pen, x: number, y: number, degrees: number): void {
  const { g } = pen
  if (!meets(pen, [x - 1, y - 1, x + 1, y + 1])) return
  const a = (degrees * Math.PI) / 180
  const s = Math.sin(a)
  const c = Math.cos(a)
  const u = 0.62
  g.strokeStyle = INK
  g.lineWidth = 0.016
  g.beginPath()
  g.moveTo(x, y + 0.25)
  g.lineTo(x + u * s, y + 0.25 - u * c)
  g.stroke()
  const tx = x + u * s
  const ty = y + 0.25 - u * c
  g.beginPath()
  g.moveTo(tx + 0.14 * s, ty - 0.14 * c)
  g.lineTo(tx + 0.05 * c, ty + 0.05 * s)
  g.lineTo(tx - 0.05 * c, ty - 0.05 * s)
  g.closePath()
  g.fillStyle = INK
  g.fill()
  write(pen, 'T.N.', tx + 0.26 * s, ty - 0.26 * c, 0.14, plain(''))
}

/** A ray of the rose, half dark, half light. */
function ray(pen: Pen, x: number, y: number, a: number, length: number, half: number, dark: string): void {
  const { g } = pen
  for (const s of [1, -1]) {
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + length * Math.sin(a), y - length * Math.cos(a))
    g.lineTo(x + half * Math.sin(a + (s * Math.PI) / 4), y - half * Math.cos(a + (s * Math.PI) / 4))
    g.closePath()
    g.fillStyle = s > 0 ? '#f4ead0' : dark
    g.fill()
    g.strokeStyle = '#1a3a4a'
    g.lineWidth = length * 0.008
    g.stroke()
  }
}

function rose(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  degrees: number,
  numbers: readonly (readonly number[])[],
): void {
  const { g } = pen
  if (!meets(pen, [x - r * 1.4, y - r * 1.4, x + r * 1.4, y + r * 1.4])) return
  const turn = (degrees * Math.PI) / 180
  const blue = 'rgba(26,58,74,.85)'
  for (const [q, w] of [
    [1, 0.015],
    [0.94, 0.006],
    [0.6, 0.006],
  ] as const) {
    g.beginPath()
    g.arc(x, y, r * q, 0, 7)
    g.strokeStyle = blue
    g.lineWidth = Math.max(r * w, 0.7 / pen.scale)
    g.stroke()
  }
  g.beginPath()
  for (let i = 0; i < 72; i++) {
    const a = (i * Math.PI) / 36 + turn
    const k = i % 6 ? 0.97 : 0.955
    g.moveTo(x + r * k * Math.cos(a), y + r * k * Math.sin(a))
    g.lineTo(x + r * Math.cos(a), y + r * Math.sin(a))
  }
  g.lineWidth = Math.max(r * 0.006, 0.5 / pen.scale)
  g.stroke()
  for (let k = 0; k < 4; k++) ray(pen, x, y, turn + Math.PI / 4 + (k * Math.PI) / 2, r * 0.5, r * 0.12, '#7fa2ac')
  for (let k = 0; k < 4; k++) ray(pen, x, y, turn + (k * Math.PI) / 2, r * (k === 0 ? 0.72 : 0.58), r * 0.15, '#2a5064')
  const letters = { font: 'bold', ink: '#1a3a4a', halo: 'rgba(246,238,214,.8)', haloWidth: 0.2, family: SERIF }
  write(pen, 'N', x + r * 1.17 * Math.sin(turn), y - r * 1.17 * Math.cos(turn), r * 0.26, letters)
  for (const [n = 0, deg = 0] of numbers) {
    const q = (deg * Math.PI) / 180
    const nx = x + r * 0.77 * Math.sin(q)
    const ny = y - r * 0.77 * Math.cos(q)
    g.beginPath()
    g.arc(nx, ny, r * 0.125, 0, 7)
    g.fillStyle = 'rgba(246,238,214,.95)'
    g.fill()
    g.strokeStyle = '#1a3a4a'
    g.lineWidth = r * 0.009
    g.stroke()
    write(pen, String(n), nx, ny, r * 0.17, letters)
  }
}

/** Title, scale, north and compass, where the art has room for them. */
export function drawFurniture(pen: Pen, art: Art): void {
  const f = art.furniture
  if (!f) return
  title(pen, art)
  scaleBar(pen, art)
  if (f.compass) rose(pen, f.compass.x, f.compass.y, f.compass.r, 0, f.compass.scatter ?? [])
  if (f.north && 'x' in f.north) north(pen, f.north.x, f.north.y, f.north.trueNorth)
  else for (const n of f.north ?? []) rose(pen, n.x, n.y, n.r, n.trueNorth, [])
  inPlane(pen)
}
