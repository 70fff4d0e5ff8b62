// The mask that keeps rivers and roads off the sea.
import type { Art } from './art.ts'
import { type Pen, ringsOf, trace } from './pen.ts'

const masks = new WeakMap<object, Path2D>()

/** Clips to everything that is not sea. The caller restores. */
export function clipToLand(pen: Pen, art: Art): void {
  if (!art.sea) return
  let mask = masks.get(art.sea)
  if (!mask) {
    mask = new Path2D()
    const [x0, y0, x1, y1] = art.about.extent.map
    mask.rect(x0 - 5, y0 - 5, x1 - x0 + 10, y1 - y0 + 10)
    for (const ring of ringsOf(art.sea.polygons)) trace(mask, ring, true)
    masks.set(art.sea, mask)
  }
  pen.g.clip(mask, 'evenodd')
}
