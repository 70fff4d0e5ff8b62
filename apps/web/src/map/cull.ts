// Which counters are worth drawing: those that meet the window.
import type { Box } from '../theme/art.ts'
import type { Place } from './stacks.ts'

/** Whether a counter at a place meets the box. */
export const inSight = ({ x, y, width }: Place, box: Box): boolean =>
  x + width > box[0] && x - width < box[2] && y + width > box[1] && y - width < box[3]
