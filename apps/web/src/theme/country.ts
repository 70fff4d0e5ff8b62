// The country outside the limit of play: drawn pale, with its roads and places.
import type { Art } from './art.ts'
import { write } from './lettering.ts'
import { inPlane, type Pen, seen, strokeLine, trace } from './pen.ts'

const masks = new WeakMap<object, Path2D>()

/** Draws and pales everything outside `art.outline`. */
export function drawCountry(pen: Pen, art: Art): void {
  const { g } = pen
  if (!art.outline) return
  let mask = masks.get(art)
  if (!mask) {
    mask = new Path2D()
    const [x0, y0, x1, y1] = art.about.extent.map
    mask.rect(x0 - 2, y0 - 2, x1 - x0 + 4, y1 - y0 + 4)
    trace(mask, art.outline, true)
    masks.set(art, mask)
  }
  g.save()
  g.clip(mask, 'evenodd')
  for (const stream of art.ghost?.streams ?? []) strokeLine(pen, stream, 'rgba(79,135,151,.9)', 0.04)
  for (const road of art.ghost?.roads ?? []) {
    const track = road.class === 'track'
    strokeLine(
      pen,
      road.line,
      track ? 'rgba(94,61,34,.85)' : 'rgba(150,70,44,.9)',
      track ? 0.032 : 0.06,
      track ? [0.18, 0.09] : undefined,
    )
  }
  g.fillStyle = 'rgba(243,234,208,.46)'
  g.fill(mask, 'evenodd')
  for (const place of art.ghost?.places ?? []) {
    if (!seen(pen, place.x, place.y, 4)) continue
    g.beginPath()
    g.arc(place.x, place.y, 0.1, 0, 7)
    g.fillStyle = 'rgba(243,234,208,.8)'
    g.fill()
    g.strokeStyle = 'rgba(60,40,24,.7)'
    g.lineWidth = 0.03
    g.stroke()
    write(
      pen,
      place.name,
      place.x + 0.2,
      place.y,
      0.44,
      { font: 'italic', ink: 'rgba(50,36,22,.78)', halo: '', haloWidth: 0 },
      { align: 'left' },
    )
  }
  g.restore()
  inPlane(pen)
}
