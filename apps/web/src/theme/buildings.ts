// What people built: houses, camps, towns with their walls, churches, harbours, gun pits.
import type { Art, House } from './art.ts'
import { alone, boxOf, fill, inPlane, meets, type Pen, pathOf, rectAt, seen, stroke, strokeLine } from './pen.ts'

const INK = '#2a1a12'

function house(pen: Pen, b: House, roof: string): void {
  const [x = 0, y = 0, w = 0, h = 0, a = 0] = b
  if (!seen(pen, x, y)) return
  const { g } = pen
  rectAt(pen, x + 0.013, y + 0.015, w, h, a)
  g.fillStyle = 'rgba(60,40,20,.38)'
  g.fill()
  rectAt(pen, x, y, w, h, a)
  g.fillStyle = roof
  g.fill()
  if (pen.scale < 24) return
  g.strokeStyle = INK
  g.lineWidth = 0.008
  g.stroke()
  if (pen.scale < 60) return
  // The lit half of the roof.
  const r = (a * Math.PI) / 180
  rectAt(pen, x + (Math.sin(r) * h) / 4, y - (Math.cos(r) * h) / 4, w * 0.94, h * 0.46, a)
  g.fillStyle = 'rgba(255,226,190,.13)'
  g.fill()
}

function tent(pen: Pen, x: number, y: number): void {
  const { g } = pen
  const r = 0.055
  g.beginPath()
  g.moveTo(x + r * 0.3, y + r * 0.8)
  g.lineTo(x + r * 1.5, y + r * 0.8)
  g.lineTo(x + r * 0.1, y - r * 0.4)
  g.fillStyle = 'rgba(70,50,20,.30)'
  g.fill()
  g.beginPath()
  g.moveTo(x, y - r)
  g.lineTo(x + r, y + r * 0.8)
  g.lineTo(x - r, y + r * 0.8)
  g.closePath()
  g.fillStyle = '#f8f0d6'
  g.fill()
  g.beginPath()
  g.moveTo(x, y - r)
  g.lineTo(x + r, y + r * 0.8)
  g.lineTo(x + r * 0.15, y + r * 0.8)
  g.closePath()
  g.fillStyle = 'rgba(150,124,76,.35)'
  g.fill()
  g.beginPath()
  g.moveTo(x, y - r)
  g.lineTo(x + r, y + r * 0.8)
  g.lineTo(x - r, y + r * 0.8)
  g.closePath()
  g.strokeStyle = '#4b3a22'
  g.lineWidth = 0.011
  g.stroke()
}

function church(pen: Pen, x: number, y: number, r: number): void {
  const { g } = pen
  g.fillStyle = INK
  g.beginPath()
  g.arc(x, y + r * 0.4, r * 0.75, 0, 7)
  g.fill()
  g.strokeStyle = INK
  g.lineWidth = r * 0.3
  g.lineCap = 'butt'
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x, y - r * 2.1)
  g.moveTo(x - r * 0.62, y - r * 1.45)
  g.lineTo(x + r * 0.62, y - r * 1.45)
  g.stroke()
  g.lineCap = 'round'
}

function cemetery(pen: Pen, x: number, y: number, w: number, h: number, a: number): void {
  const { g } = pen
  rectAt(pen, x, y, w, h, a)
  g.fillStyle = 'rgba(244,236,208,.95)'
  g.fill()
  g.strokeStyle = '#3a2a1c'
  g.lineWidth = 0.014
  g.stroke()
  g.save()
  g.translate(x, y)
  g.rotate((a * Math.PI) / 180)
  g.beginPath()
  for (const [u, v] of [
    [-0.08, -0.035],
    [0, -0.035],
    [0.08, -0.035],
    [-0.04, 0.045],
    [0.04, 0.045],
  ] as const) {
    g.moveTo(u, v - 0.03)
    g.lineTo(u, v + 0.026)
    g.moveTo(u - 0.018, v - 0.012)
    g.lineTo(u + 0.018, v - 0.012)
  }
  g.lineWidth = 0.011
  g.stroke()
  g.restore()
}

const PIT: Readonly<Record<string, number>> = { heavy: 0.075, bofors: 0.06, field: 0.06, mortar: 0.05, mg: 0.045 }

function gun(pen: Pen, x: number, y: number, kind: string, a: number): void {
  const { g } = pen
  const r = PIT[kind] ?? 0.055
  g.save()
  g.translate(x, y)
  g.rotate((a * Math.PI) / 180)
  g.beginPath()
  g.arc(0, 0, r, 0.55, 2 * Math.PI - 0.55)
  g.strokeStyle = '#6f5533'
  g.lineWidth = 0.035
  g.stroke()
  g.strokeStyle = '#1f2a2a'
  g.fillStyle = '#1f2a2a'
  g.lineWidth = 0.018
  g.beginPath()
  g.arc(0, 0, r * 0.28, 0, 7)
  g.fill()
  g.beginPath()
  g.moveTo(0, 0)
  g.lineTo(r * 1.5, 0)
  g.stroke()
  g.restore()
}

/** An anchor: a port. */
function anchor(pen: Pen, x: number, y: number, r: number): void {
  const { g } = pen
  for (const [style, w] of [
    ['rgba(228,238,230,.85)', 0.34],
    ['#1d3c50', 0.16],
  ] as const) {
    g.strokeStyle = style
    g.lineWidth = r * w
    g.beginPath()
    g.arc(x, y - r * 0.78, r * 0.2, 0, 7)
    g.moveTo(x, y - r * 0.58)
    g.lineTo(x, y + r * 0.8)
    g.moveTo(x - r * 0.45, y - r * 0.3)
    g.lineTo(x + r * 0.45, y - r * 0.3)
    g.moveTo(x - r * 0.8, y + r * 0.2)
    g.quadraticCurveTo(x - r * 0.6, y + r * 0.8, x, y + r * 0.84)
    g.quadraticCurveTo(x + r * 0.6, y + r * 0.8, x + r * 0.8, y + r * 0.2)
    g.stroke()
  }
}

function city(pen: Pen, c: NonNullable<Art['city']>): void {
  if (c.oldTown) fill(pen, pathOf(alone(c.oldTown), true), 'rgba(206,150,120,.40)')
  for (const street of c.streets ?? []) strokeLine(pen, street, 'rgba(246,234,206,.8)', 0.042)
  for (const block of c.blocks) house(pen, block, '#5a2f26')
  if (c.wall) {
    strokeLine(pen, c.wall, INK, 0.075)
    strokeLine(pen, c.wall, '#b98f66', 0.03)
  }
  for (const bastion of c.bastions ?? []) {
    const path = pathOf(alone(bastion), true)
    fill(pen, path, '#b98f66')
    stroke(pen, path, INK, 0.026)
  }
  if (c.mole) {
    strokeLine(pen, c.mole, INK, 0.062)
    strokeLine(pen, c.mole, '#e9d9b4', 0.028)
  }
}

/** Places that are more than houses, by kind. */
function landmark(pen: Pen, kind: string, x: number, y: number): void {
  const { g } = pen
  const u = 0.1
  g.strokeStyle = INK
  g.lineWidth = 0.024
  if (kind === 'monastery' || kind === 'chapel') {
    if (kind === 'monastery') g.strokeRect(x - u * 0.9, y - u * 0.2, u * 1.8, u * 1.1)
    church(pen, x, y, u * 0.62)
  } else if (kind === 'prison' || kind === 'hospital') {
    g.fillStyle = '#f4e9cc'
    g.fillRect(x - u, y - u * 0.8, 2 * u, 1.6 * u)
    g.strokeRect(x - u, y - u * 0.8, 2 * u, 1.6 * u)
    g.fillStyle = kind === 'prison' ? INK : '#b1301f'
    g.fillRect(x - u * 0.6, y - u * 0.18, u * 1.2, u * 0.36)
    if (kind === 'hospital') g.fillRect(x - u * 0.18, y - u * 0.6, u * 0.36, u * 1.2)
  } else if (kind === 'fort') {
    g.beginPath()
    for (let i = 0; i < 8; i++) {
      const r = i % 2 ? u * 0.62 : u * 1.15
      const a = (i * Math.PI) / 4 + Math.PI / 4
      g.lineTo(x + r * Math.cos(a), y + r * Math.sin(a))
    }
    g.closePath()
    g.fillStyle = '#d9bb8c'
    g.fill()
    g.stroke()
  } else if (kind === 'hill') {
    g.beginPath()
    for (let i = 0; i < 12; i++) {
      const q = (i * Math.PI) / 6
      g.moveTo(x + 0.055 * Math.cos(q), y + 0.045 * Math.sin(q))
      g.lineTo(x + 0.125 * Math.cos(q), y + 0.1 * Math.sin(q))
    }
    g.strokeStyle = 'rgba(96,52,24,.9)'
    g.stroke()
  } else {
    ruin(pen, x, y)
  }
}

function ruin(pen: Pen, x: number, y: number): void {
  const { g } = pen
  g.strokeStyle = INK
  g.lineWidth = 0.018
  for (const [u, v] of [
    [-0.07, 0],
    [0.07, 0],
    [0, -0.09],
  ] as const) {
    g.strokeRect(x + u - 0.028, y + v - 0.028, 0.055, 0.055)
  }
}

/** Everything built, in sight. */
export function drawBuildings(pen: Pen, art: Art): void {
  for (const village of art.villages ?? []) for (const b of village.buildings) house(pen, b, '#4a2e25')
  for (const town of art.towns ?? []) for (const b of town.buildings) house(pen, b, '#8c2f22')
  for (const wall of art.walls ?? []) {
    strokeLine(pen, wall.line, '#5b3f28', 0.05)
    strokeLine(pen, wall.line, '#caa877', 0.022)
  }
  if (art.city && meets(pen, boxOf(art.city.blocks.flat()), 2)) city(pen, art.city)
  for (const b of art.camp?.huts ?? []) house(pen, b, '#7a6248')
  if (pen.scale > 14) for (const [x = 0, y = 0] of art.camp?.tents ?? []) if (seen(pen, x, y)) tent(pen, x, y)
  for (const c of art.churches ?? []) {
    if (!seen(pen, c.x, c.y) || pen.scale < 14) continue
    if (c.kind === 'ruin') ruin(pen, c.x, c.y)
    else church(pen, c.x, c.y, c.kind === 'church' || c.kind === 'monastery' ? 0.075 : 0.052)
  }
  for (const c of art.cemeteries ?? []) if (seen(pen, c.x, c.y)) cemetery(pen, c.x, c.y, c.w, c.h, c.angle)
  for (const l of art.landmarks ?? []) if (seen(pen, l.x, l.y)) landmark(pen, l.kind, l.x, l.y)
  if (pen.scale > 22) for (const q of art.guns ?? []) if (seen(pen, q.x, q.y)) gun(pen, q.x, q.y, q.kind, q.angle)
  for (const port of art.ports ?? []) {
    for (const mole of port.moles ?? []) {
      strokeLine(pen, mole, '#2e2419', 0.052)
      strokeLine(pen, mole, '#d9c8a0', 0.024)
    }
    if (seen(pen, port.x, port.y)) anchor(pen, port.x, port.y, 0.24)
  }
  inPlane(pen)
}
