// What the page asks of the drawing room, and what it gets back.
import type { Box, Look, Picture } from './art.ts'
import type { Face } from './fonts.ts'

export type Order =
  | { readonly kind: 'open'; readonly picture: Picture; readonly faces: readonly Face[]; readonly base: string }
  | { readonly kind: 'tile'; readonly id: number; readonly rect: Box; readonly scale: number; readonly look: Look }

/** A drawn tile. */
export interface Sheet {
  readonly id: number
  readonly bitmap: ImageBitmap
}
