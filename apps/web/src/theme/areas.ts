// Areas of the set-up and boxes beside the map: lines of the rules that the player may switch off.
import type { Art, Grid } from './art.ts'
import { SERIF, write } from './lettering.ts'
import { alone, boxOf, fill, inPlane, meets, type Pen, pathOf, ringsOf, stroke } from './pen.ts'

/** Inks for areas in the order they come, unless the art names a colour. */
const INKS = ['#7d2d1e', '#4f4a12', '#2d5a3c', '#5b2c62', '#2a4a78', '#6b4410', '#1f5a5c', '#6a2443']

/** Outlines with a soft band inside. */
export function drawAreas(pen: Pen, art: Art): void {
  const { g } = pen
  ;(art.areas ?? []).forEach((area, i) => {
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

function box(pen: Pen, ring: readonly number[]): void {
  const path = pathOf(alone(ring), true)
  fill(pen, path, 'rgba(240,230,203,.5)')
  stroke(pen, path, 'rgba(60,45,30,.22)', 0.1)
  stroke(pen, path, 'rgba(60,45,30,.78)', 0.022, undefined, 1)
}

/** The art's zones, and rings of the board for which the art has no zone. */
export function drawZones(pen: Pen, art: Art, grid: Grid): void {
  const drawn: { x: number; y: number }[] = []
  for (const zone of art.zones ?? []) {
    const [x, y] = zone.label
    drawn.push({ x, y })
    if (!meets(pen, boxOf(zone.ring))) continue
    box(pen, zone.ring)
    // At the head of the box, so that counters leave it to be seen.
    write(pen, zone.zone, x, boxOf(zone.ring)[1] + 0.5, 0.7, ZONE_LETTERS)
  }
  for (const { ring, name, x, y } of grid.rings) {
    const [x0, y0, x1, y1] = boxOf(ring)
    if (drawn.some((d) => d.x > x0 && d.x < x1 && d.y > y0 && d.y < y1)) continue
    if (!meets(pen, [x0, y0, x1, y1])) continue
    box(pen, ring)
    const size = Math.min(0.34, ((x1 - x0) / Math.max(4, name.length)) * 1.3)
    write(pen, name, art.zones ? (x0 + x1) / 2 : x, art.zones ? y0 + size : y, size, {
      font: 'italic',
      ink: '#3a2c1c',
      halo: 'rgba(0,0,0,0)',
      haloWidth: 0,
    })
  }
  inPlane(pen)
}
