// What grows: scrub, tufts, olives, trees, forest, and the crags where nothing does.
import type { Art, Line } from './art.ts'
import { grain } from './chance-of-place.ts'
import { type Pen, width } from './pen.ts'
import { dot, eachInSight, scattered } from './scatter.ts'

const pair = (points: Line) => (i: number) => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0] as const

function signs(
  pen: Pen,
  points: Line,
  name: string,
  style: string,
  units: number,
  sign: (path: Path2D, x: number, y: number) => void,
): void {
  const at = pair(points)
  const cells = scattered(points, name, points.length / 2, 1, at, ([path], i) => {
    if (path) sign(path, ...at(i))
  })
  pen.g.strokeStyle = style
  pen.g.lineWidth = width(pen, units, 0.5)
  eachInSight(pen, cells, ([path]) => path && pen.g.stroke(path))
}

function scrubSign(r: number): (path: Path2D, x: number, y: number) => void {
  return (path, x, y) => {
    path.moveTo(x - r, y)
    path.lineTo(x - r * 0.4, y - r)
    path.moveTo(x, y)
    path.lineTo(x, y - r * 1.25)
    path.moveTo(x + r, y)
    path.lineTo(x + r * 0.4, y - r)
  }
}

function cragSign(path: Path2D, x: number, y: number): void {
  const lean = (grain(x, y) - 0.5) * 0.06
  for (const k of [-1, 0, 1]) {
    path.moveTo(x + k * 0.05, y)
    path.lineTo(x + k * 0.05 + lean, y + (k === 0 ? 0.1 : 0.065))
  }
  path.moveTo(x - 0.075, y)
  path.lineTo(x + 0.075, y - 0.01)
}

/** Round trees: shadow, crown, light on the crown. `stride` 3 = each tree brings its radius. */
function crowns(pen: Pen, points: Line, stride: 2 | 3, radius: number, crown: string, edge: string): void {
  const at = (i: number) => [points[stride * i] ?? 0, points[stride * i + 1] ?? 0] as const
  const cells = scattered(points, `crowns${stride}`, points.length / stride, 3, at, ([shadow, body, light], i) => {
    const [x, y] = at(i)
    const r = (stride === 3 ? (points[3 * i + 2] ?? 0) * 0.79 : radius) * (0.92 + 0.16 * grain(x, y))
    dot(shadow, x + r * 0.34, y + r * 0.36, r * 0.96)
    dot(body, x, y, r)
    dot(light, x - r * 0.26, y - r * 0.28, r * 0.48)
  })
  const { g } = pen
  g.lineWidth = width(pen, 0.009, 0.4)
  eachInSight(pen, cells, ([shadow, body, light]) => {
    if (!shadow || !body || !light) return
    g.fillStyle = 'rgba(66,60,24,.32)'
    g.fill(shadow)
    g.fillStyle = crown
    g.fill(body)
    if (pen.scale < 20) return
    g.strokeStyle = edge
    g.stroke(body)
    g.fillStyle = 'rgba(206,208,150,.42)'
    g.fill(light)
  })
}

/** Forest: clumps of three crowns with a dark edge. */
function forest(pen: Pen, points: Line): void {
  const at = pair(points)
  const cells = scattered(points, 'forest', points.length / 2, 2, at, ([shadow, body], i) => {
    const [x, y] = at(i)
    const r = 0.06 * (0.85 + 0.3 * grain(x, y))
    dot(shadow, x + 0.024, y + 0.028, 0.06)
    for (const [u, v] of [
      [-0.48, 0.2],
      [0.48, 0.2],
      [0, -0.42],
    ] as const) {
      dot(body, x + u * r, y + v * r, r * 0.62)
    }
  })
  const { g } = pen
  g.lineWidth = width(pen, 0.018, 0.4)
  eachInSight(pen, cells, ([shadow, body]) => {
    if (!shadow || !body) return
    g.fillStyle = 'rgba(40,50,24,.34)'
    g.fill(shadow)
    g.strokeStyle = 'rgba(40,60,30,.95)'
    if (pen.scale > 14) g.stroke(body)
    g.fillStyle = 'rgb(104,134,78)'
    g.fill(body)
  })
}

/** All plants in sight. */
export function drawPlants(pen: Pen, art: Art): void {
  const fine = pen.scale > 22
  if (fine && art.scrub)
    signs(pen, art.scrub, 'scrub', 'rgba(102,98,46,.7)', 0.0115, scrubSign(art.olives ? 0.045 : 0.029))
  if (fine && art.crags) signs(pen, art.crags, 'crags', 'rgba(84,58,34,.62)', 0.0125, cragSign)
  if (fine && art.tufts) {
    signs(pen, art.tufts, 'tufts', 'rgba(140,136,66,.7)', 0.012, (path, x, y) => {
      path.moveTo(x - 0.05, y)
      path.lineTo(x + 0.05, y)
    })
  }
  const edge = 'rgba(84,96,48,.88)'
  if (art.olives) crowns(pen, art.olives, 2, 0.043, 'rgb(148,158,98)', edge)
  if (art.trees) {
    if (art.olives) forest(pen, art.trees)
    else crowns(pen, art.trees, 3, 0, 'rgb(149,158,98)', edge)
  }
}
