// What the drawing of a counter is made from: its face, its badges, its colours and how much of it is shown.
import type { Badge, CounterColours, Face } from '@merkur/table'

export type CounterStyle = 'plain' | 'relief'
/** How much is drawn: the figures alone, figures and sign, everything. */
export type Detail = 'small' | 'medium' | 'large'

export interface CounterDrawing {
  readonly short: string
  readonly face: Face
  readonly badges: readonly Badge[]
  /** Figures as they count now, in the order of the face's. */
  readonly figures?: readonly string[]
  readonly colours: CounterColours
  readonly style: CounterStyle
  readonly detail: Detail
}

/** The colours of one counter. */
export interface Inks {
  readonly ground: string
  readonly ink: string
  readonly edge: string
  readonly field: string
  readonly sign: string
}
