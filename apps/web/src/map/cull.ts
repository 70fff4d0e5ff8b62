// Which counters are worth drawing: those that meet the window.
import type { Box } from '../theme/art.ts'
import type { Place } from './stacks.ts'

/** Whether a counter of `width` at a place meets the box. */
export const inSight = (place: Place, width: number, box: Box): boolean =>
  place.x + width > box[0] && place.x - width < box[2] && place.y + width > box[1] && place.y - width < box[3]
