// Roads by class, from the main road in red to the dotted path, and the bridges that carry them.
import type { Art, Line } from './art.ts'
import { boxOf, curveOf, meets, type Pen, stroke } from './pen.ts'

interface Coat {
  readonly style: string
  readonly units: number
  readonly dash?: Line
  readonly least: number
}

/** Each class from the ground up; all classes are drawn coat by coat, so that junctions join. */
const COATS: readonly (readonly [road: string, coat: Coat])[] = [
  ['path', { style: 'rgba(245,236,208,.6)', units: 0.04, least: 0 }],
  ['path', { style: '#6b4a2a', units: 0.017, dash: [0.07, 0.055], least: 0.6 }],
  ['lane', { style: '#6b4a2a', units: 0.05, least: 0 }],
  ['lane', { style: '#f3e8c8', units: 0.03, least: 0 }],
  ['track', { style: 'rgba(245,236,206,.75)', units: 0.068, least: 0 }],
  ['track', { style: '#5a3a20', units: 0.025, dash: [0.15, 0.06], least: 0.8 }],
  ['secondary', { style: '#5e2f1e', units: 0.08, least: 1.6 }],
  ['road', { style: '#5a2a1a', units: 0.088, least: 1.8 }],
  ['main', { style: '#52241a', units: 0.12, least: 2.4 }],
  ['secondary', { style: '#efd3a0', units: 0.05, least: 0.9 }],
  ['road', { style: '#e6b184', units: 0.056, least: 1 }],
  ['main', { style: '#cf6844', units: 0.084, least: 1.5 }],
  ['main', { style: 'rgba(246,190,150,.6)', units: 0.02, least: 0 }],
]

/** All roads in sight. */
export function drawRoads(pen: Pen, art: Art): void {
  const seen = (art.roads ?? []).filter((road) => meets(pen, boxOf(road.line)))
  for (const [name, coat] of COATS) {
    if (coat.least === 0 && pen.scale < 16) continue
    for (const road of seen)
      if (road.class === name) stroke(pen, curveOf(road.line), coat.style, coat.units, coat.dash, coat.least)
  }
}

/** The rails of a bridge whose middle is the origin and whose road runs along x. */
function rails(pen: Pen, half: number, away: number, splay: number): void {
  const { g } = pen
  for (const s of [-1, 1]) {
    g.beginPath()
    g.moveTo(-half - splay, s * (away + splay))
    g.lineTo(-half, s * away)
    g.lineTo(half, s * away)
    g.lineTo(half + splay, s * (away + splay))
    g.strokeStyle = '#20160e'
    g.lineWidth = Math.max(0.026, 0.9 / pen.scale)
    g.stroke()
  }
}

function bridge(pen: Pen, x: number, y: number, degrees: number, length: number, trail: boolean): void {
  const { g } = pen
  g.save()
  g.translate(x, y)
  g.rotate((degrees * Math.PI) / 180)
  const half = length / 2
  const away = trail ? 0.062 : 0.085
  g.fillStyle = '#f2e7cc'
  g.fillRect(-half, -away, length, 2 * away)
  g.fillStyle = trail ? '#55371f' : '#cf6844'
  const road = trail ? 0.016 : 0.044
  g.fillRect(-half, -road, length, 2 * road)
  rails(pen, half, away, 0.055)
  g.restore()
}

/** All bridges in sight; a long one shows its piers. */
export function drawBridges(pen: Pen, art: Art): void {
  const { g } = pen
  for (const b of art.bridges ?? []) {
    if (meets(pen, [b.x - 0.5, b.y - 0.5, b.x + 0.5, b.y + 0.5])) {
      bridge(pen, b.x, b.y, b.angle, b.length, (b.kind ?? b.route) !== 'road')
    }
  }
  const long = art.bridge
  if (!long) return
  const [ax, ay] = long.from
  const [bx, by] = long.to
  if (!meets(pen, [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)], 0.4)) return
  const degrees = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  bridge(pen, (ax + bx) / 2, (ay + by) / 2, degrees, Math.hypot(bx - ax, by - ay), false)
  const piers = long.piers ?? []
  const nx = -(by - ay) / Math.hypot(bx - ax, by - ay)
  const ny = (bx - ax) / Math.hypot(bx - ax, by - ay)
  g.beginPath()
  for (let i = 0; i + 1 < piers.length; i += 2) {
    const x = piers[i] ?? 0
    const y = piers[i + 1] ?? 0
    for (const s of [-1, 1]) {
      g.moveTo(x + nx * s * 0.085, y + ny * s * 0.085)
      g.lineTo(x + nx * s * 0.13, y + ny * s * 0.13)
    }
  }
  g.strokeStyle = '#20160e'
  g.lineWidth = 0.02
  g.stroke()
}
