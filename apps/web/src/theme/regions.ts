// The ground of whole areas: a tint and a soft band of its colour inside the border, and hatching where nobody goes.
import type { Art, Line, Rings } from './art.ts'
import { alone, boxOf, fill, meets, type Pen, pathOf, ringsOf, stroke, width } from './pen.ts'

/** Ground colours: of the tint, and of the band along the border. */
const GROUNDS: Readonly<Record<string, readonly [tint: string, band: string]>> = {
  flat: ['#cfd49a', '#93a85c'],
  clear: ['#cfd49a', '#93a85c'],
  mixed: ['#b9c48a', '#7f9a62'],
  difficult: ['#b3c296', '#5f8a5c'],
  groves: ['#b3c296', '#5f8a5c'],
  woods: ['#a8ba88', '#567f4c'],
  broken: ['#c4b47c', '#96803c'],
  hill: ['#e3bd84', '#bd8444'],
  hills: ['#e3bd84', '#bd8444'],
  mountain: ['#c69c70', '#855634'],
  mountains: ['#c69c70', '#855634'],
  city: ['#d9a58c', '#a85a40'],
  town: ['#d9a58c', '#a85a40'],
}

interface Region {
  readonly terrain?: string
  readonly rings: readonly Rings[]
}

/** How wide the band is: of the smaller side of the area, so that small areas keep their middle. */
function bandOf(region: Region): number {
  const [x0, y0, x1, y1] = boxOf(region.rings[0]?.[0] ?? [])
  return Math.min(x1 - x0, y1 - y0) * 0.16
}

/** Tints areas by their ground. */
export function drawRegions(pen: Pen, art: Art): void {
  const { g } = pen
  for (const region of [...(art.regions ?? []), ...(art.areas ?? [])] as readonly Region[]) {
    const colours = GROUNDS[region.terrain ?? '']
    if (!colours || !meets(pen, boxOf(region.rings[0]?.[0] ?? []))) continue
    const path = pathOf(ringsOf(region.rings), true)
    fill(pen, path, `${colours[0]}5c`)
    g.save()
    g.clip(path, 'evenodd')
    const band = Math.min(1.6, bandOf(region))
    // Many thin coats, so that the colour fades without an edge.
    for (let k = 1; k <= 9; k++) stroke(pen, path, `${colours[1]}16`, (k / 6) * band, undefined, 1.1 * k)
    stroke(pen, path, `${colours[1]}70`, 0.12 * band, undefined, 2)
    g.restore()
  }
}

const hatches = new WeakMap<object, Path2D>()

function hatchOf(ring: Line): Path2D {
  const known = hatches.get(ring)
  if (known) return known
  const path = new Path2D()
  const [x0, y0, x1, y1] = boxOf(ring)
  const h = y1 - y0
  for (let x = x0 - h; x < x1; x += 1.7) {
    path.moveTo(x, y1)
    path.lineTo(x + h, y0)
  }
  hatches.set(ring, path)
  return path
}

/** Country nobody enters: hatched and a little paler. */
export function drawClosed(pen: Pen, art: Art): void {
  const { g } = pen
  for (const { ring } of art.closed ?? []) {
    if (!meets(pen, boxOf(ring))) continue
    const path = pathOf(alone(ring), true)
    g.save()
    g.clip(path)
    fill(pen, path, 'rgba(246,236,208,.2)')
    stroke(pen, hatchOf(ring), 'rgba(70,44,22,.34)', 0.12, undefined, 0.7)
    g.restore()
  }
}

/** A border: pale casing below, the line on it. */
const BORDERS: Readonly<Record<string, { ink: string; units: number; least: number; dash?: Line }>> = {
  road: { ink: '#8a3b22', units: 0.05, least: 1.2, dash: [0.36, 0.2] },
  plain: { ink: '#4a2e18', units: 0.075, least: 1.4 },
  block: { ink: '#2a1a0e', units: 0.14, least: 2.2 },
}

/** Borders between areas: broken and red where a road leads over them, plain and brown elsewhere, heavy where closed. */
export function drawBorders(pen: Pen, art: Art): void {
  for (const border of art.borders ?? []) {
    if (!meets(pen, boxOf(border.line))) continue
    const coat = BORDERS[border.kind] ?? BORDERS.plain
    if (!coat) continue
    const path = pathOf(alone(border.line))
    // On the large areas between the sectors the lines are as bold as their counters.
    const bold = border.scope === 'strategic' || border.scope === 'block' ? 2.4 : 1
    stroke(pen, path, 'rgba(247,238,212,.82)', coat.units * 2.3 * bold, undefined, coat.least + 1.6)
    const dash = coat.dash?.map((d) => Math.max(d, (d * 11) / pen.scale))
    stroke(pen, path, coat.ink, coat.units * bold, dash, coat.least)
  }
}

/** Arrows where one map goes on in another: red along a road, white without. */
export function drawLinks(pen: Pen, art: Art): void {
  const { g } = pen
  for (const link of art.links ?? []) {
    const r = Math.max(0.9, 8 / pen.scale)
    if (!meets(pen, [link.x - r, link.y - r, link.x + r, link.y + r])) continue
    g.save()
    g.translate(link.x, link.y)
    g.rotate((link.angle * Math.PI) / 180)
    g.beginPath()
    for (const [u, v] of [
      [-1, 0],
      [-0.45, -0.5],
      [-0.45, -0.2],
      [0.45, -0.2],
      [0.45, -0.5],
      [1, 0],
      [0.45, 0.5],
      [0.45, 0.2],
      [-0.45, 0.2],
      [-0.45, 0.5],
    ] as const)
      g.lineTo(u * r, v * r)
    g.closePath()
    g.fillStyle = link.road ? '#b23420' : '#fbf4de'
    g.fill()
    g.strokeStyle = '#2a1a0e'
    g.lineWidth = width(pen, 0.05, 0.8)
    g.stroke()
    g.restore()
  }
}
