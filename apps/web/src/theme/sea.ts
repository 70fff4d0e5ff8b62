// The sea with the lines that follow the shore, the sand, and the coast itself.
import type { Art, Line, Rings } from './art.ts'
import { clipToLand } from './land.ts'
import { boxOf, curveOf, fill, meets, type Pen, pathOf, ringsOf, stroke, strokeLine } from './pen.ts'
import { dot, eachInSight, scattered } from './scatter.ts'

/** Fills the sea, lighter toward the south, with fading lines along the shore. */
export function drawSea(pen: Pen, art: Art): void {
  const sea = art.sea
  if (!sea) return
  const { g } = pen
  const [, top, , bottom] = art.about.extent.map
  const path = pathOf(ringsOf(sea.polygons), true)
  const deep = g.createLinearGradient(0, top, 0, top + (bottom - top) * 0.45)
  deep.addColorStop(0, '#83abb5')
  deep.addColorStop(0.55, '#9dc0c3')
  deep.addColorStop(1, '#b5cfca')
  fill(pen, path, deep)
  g.save()
  g.clip(path, 'evenodd')
  const lines = sea.waterlines ?? []
  // A pale shelf along the shore, then the lines, then the wet edge of the sand.
  for (const [k, alpha] of [0.1, 0.13, 0.16].entries()) {
    for (const coast of sea.coast) strokeLine(pen, coast, `rgba(214,232,224,${alpha})`, 0.62 - k * 0.2)
  }
  lines.forEach((ring, i) => {
    const alpha = Math.max(0.06, 0.6 - i * 0.058)
    for (const line of ring.lines) {
      if (meets(pen, boxOf(line))) stroke(pen, curveOf(line), `rgba(52,98,116,${alpha})`, 0.0135, undefined, 0.6)
    }
  })
  for (const coast of sea.coast) strokeLine(pen, coast, 'rgba(226,240,230,.78)', 0.1)
  g.restore()
}

/** Dots of sand or gravel. */
export function stipple(pen: Pen, points: Line, style: string, r: number): void {
  if (pen.scale < 22) return
  const cells = scattered(
    points,
    'dots',
    points.length / 2,
    1,
    (i) => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0],
    ([path], i) => {
      dot(path, points[2 * i] ?? 0, points[2 * i + 1] ?? 0, r * (0.75 + ((i * 7919) % 13) / 26))
    },
  )
  pen.g.fillStyle = style
  eachInSight(pen, cells, ([path]) => path && pen.g.fill(path))
}

/** Sand over the river bed and under the water. */
export function drawBeach(pen: Pen, art: Art): void {
  if (!art.beach) return
  fill(pen, pathOf(ringsOf(art.beach.polygons), true), 'rgba(247,234,192,.88)')
  if (art.beach.stipple) stipple(pen, art.beach.stipple, 'rgba(142,108,58,.64)', 0.0095)
}

/** The shore line, drawn over sand and river mouth. */
export function drawCoast(pen: Pen, art: Art): void {
  for (const coast of art.sea?.coast ?? []) strokeLine(pen, coast, '#2b5566', 0.025, undefined, 1)
}

/** Runs `draw` with the sea masked out. */
export function onLand(pen: Pen, art: Art, draw: () => void): void {
  pen.g.save()
  clipToLand(pen, art)
  draw()
  pen.g.restore()
}

/** Fills a ring list once with a colour. */
export function fillRings(pen: Pen, polygons: readonly Rings[], style: string): void {
  const path = pathOf(ringsOf(polygons), true)
  fill(pen, path, style)
}

/** Strokes the outline of polygons. */
export function edgeRings(pen: Pen, polygons: readonly Rings[], style: string, units: number, dash?: Line): void {
  stroke(pen, pathOf(ringsOf(polygons), true), style, units, dash)
}
