// Areas and boxes: the ground of whole areas, their borders, areas of the set-up, boxes beside the map.
import type { Art, Grid } from './art.ts'
import { SERIF, write } from './lettering.ts'
import { alone, boxOf, fill, inPlane, meets, type Pen, pathOf, ringsOf, stroke } from './pen.ts'

/** Inks for areas in the order they come, unless the art names a colour. */
const INKS = ['#7d2d1e', '#4f4a12', '#2d5a3c', '#5b2c62', '#2a4a78', '#6b4410', '#1f5a5c', '#6a2443']

/** Outlines with a soft band inside. */
export function drawAreas(pen: Pen, art: Art): void {
  const { g } = pen
  ;(art.areas ?? []).forEach((area, i) => {
    if (area.terrain) return
    const ink = area.colour ?? INKS[i % INKS.length] ?? '#4f4a12'
    const path = pathOf(ringsOf(area.rings), true)
    if (!meets(pen, boxOf(area.rings[0]?.[0] ?? []))) return
    g.save()
    g.clip(path, 'evenodd')
    stroke(pen, path, `${ink}30`, 0.22)
    g.restore()
    stroke(pen, path, `${ink}cc`, 0.022, [0.11, 0.06], 0.9)
  })
}

const ZONE_LETTERS = {
  font: 'bold',
  ink: 'rgba(74,48,28,.42)',
  halo: 'rgba(0,0,0,0)',
  haloWidth: 0,
  family: SERIF,
} as const

const AREA_LETTERS = { font: 'italic', ink: '#241a10', halo: 'rgba(242,232,204,.85)', haloWidth: 0.18 } as const

/** Whether a ring nearly fills its bounding box: a box beside the map, not an area on it. */
function isBox(ring: readonly number[]): boolean {
  const [x0, y0, x1, y1] = boxOf(ring)
  const n = ring.length / 2
  let twice = 0
  for (let i = 0; i < n; i++) {
    const k = (i + 1) % n
    twice += (ring[2 * i] ?? 0) * (ring[2 * k + 1] ?? 0) - (ring[2 * k] ?? 0) * (ring[2 * i + 1] ?? 0)
  }
  return Math.abs(twice) / 2 > 0.965 * (x1 - x0) * (y1 - y0)
}

function box(pen: Pen, ring: readonly number[]): void {
  const path = pathOf(alone(ring), true)
  fill(pen, path, 'rgba(240,230,203,.5)')
  stroke(pen, path, 'rgba(60,45,30,.22)', 0.1)
  stroke(pen, path, 'rgba(60,45,30,.78)', 0.022, undefined, 1)
}

function border(pen: Pen, ring: readonly number[]): void {
  const path = pathOf(alone(ring), true)
  stroke(pen, path, 'rgba(244,232,200,.55)', 0.1)
  stroke(pen, path, 'rgba(78,52,30,.9)', 0.034, undefined, 1.2)
}

/** The art's zones; then rings of the board that the art has not drawn: boxes beside the map, borders of areas on it. */
export function drawZones(pen: Pen, art: Art, grid: Grid): void {
  const labels = (art.zones ?? []).map((zone) => zone.label)
  for (const zone of art.zones ?? []) {
    if (!meets(pen, boxOf(zone.ring))) continue
    box(pen, zone.ring)
    // At the head of the box, so that counters leave it to be seen.
    write(pen, zone.zone, zone.label[0], boxOf(zone.ring)[1] + 0.5, 0.7, ZONE_LETTERS)
  }
  const names = art.names ?? []
  const lettered = new Set(names.map((name) => name.text.toLowerCase()))
  // Art that names its areas and draws their borders needs neither again.
  const named = names.some((name) => name.area !== undefined)
  const hexes = grid.centres.length > 0
  for (const { ring, name, x, y } of grid.rings) {
    const [x0, y0, x1, y1] = boxOf(ring)
    if (labels.some(([u, v]) => u > x0 && u < x1 && v > y0 && v < y1) || !meets(pen, [x0, y0, x1, y1])) continue
    const boxed = hexes || isBox(ring)
    if (boxed) box(pen, ring)
    else if (!art.borders) border(pen, ring)
    if ((named && !boxed) || lettered.has(name.toLowerCase())) continue
    const size = Math.min(0.34, ((x1 - x0) / Math.max(4, name.length)) * 1.3)
    if (boxed) write(pen, name, (x0 + x1) / 2, y0 + size * 0.9, size, { ...AREA_LETTERS, haloWidth: 0 })
    else write(pen, name, x, y - 0.5, size, AREA_LETTERS)
  }
  inPlane(pen)
}
