// What the map knows: the board, the view it was given, what is lit, and how it is looked at. Plain data.
import type { Ref, Text } from '@merkur/engine'
import type { BoardDef, CounterColours, Kit, OverlayView, PieceDef, View } from '@merkur/table'
import type { Look } from '../theme/art.ts'
import type { CounterStyle } from './counter-drawing.ts'
import type { Spaces } from './hit.ts'
import type { Motion } from './motion.ts'
import type { Port } from './port.ts'

/** The part of a view that is drawn on a map. */
export type Tableau = Pick<View, 'counters' | 'marks' | 'lines'> & Partial<Pick<View, 'tracks'>>

/** What is lit. Everything is optional; what is left out is not lit. */
export interface Highlights {
  /** Pieces that may be chosen; while there are any, other counters are dimmed. */
  readonly pieces?: readonly string[] | undefined
  /** Spaces that may be chosen. */
  readonly spaces?: readonly string[] | undefined
  /** Pieces that are chosen or acted with. */
  readonly selected?: readonly string[] | undefined
  /** Things a journal line or a hovered option points at. */
  readonly lit?: readonly Ref[] | undefined
  /** Spaces of a way, in order. */
  readonly path?: readonly string[] | undefined
  /** Arrows between spaces or pieces; `kind`: fire, move, supply, command. */
  readonly arrows?: readonly { readonly from: string; readonly to: string; readonly kind: string }[] | undefined
  readonly overlay?: OverlayView | null | undefined
}

export interface Callbacks {
  onSpace?(space: string, event: Event): void
  onPiece?(piece: string, event: Event): void
  onHover?(ref: Ref | null): void
  onContext?(ref: Ref, event: Event): void
  /** Whether a counter can be carried to another space now; asked when it is pressed. */
  canDrag?(piece: string): boolean
  /** A counter was carried to a space. When this is done and the view is the same, it goes back. */
  onDrop?(piece: string, space: string): Promise<unknown> | undefined
}

/** The kit as far as the map reads it. */
export type MapKit = Pick<Kit, 'pieces' | 'palette'> & Partial<Pick<Kit, 'seats'>>

export interface MapState {
  readonly board: BoardDef
  readonly spaces: Spaces
  readonly pieces: ReadonlyMap<string, PieceDef>
  readonly palette: Readonly<Record<string, CounterColours>>
  /** Palette keys of the seats. */
  readonly colours: ReadonlyMap<string, string>
  readonly words: (text: Text) => string
  view: Tableau
  high: Highlights
  port: Port
  look: Look
  style: CounterStyle
  motion: Motion
  /** Hex or area under the keyboard's cursor; null until a key is pressed. */
  cursor: string | null
  /** Space under the pointer. */
  hover: string | null
  /** The counter a fan is spread around, or null. */
  fan: string | null
}

/** A board's empty view. */
export const EMPTY: Tableau = { counters: {}, marks: {}, lines: {} }

/** Where a line's end lies: a space, or the space a piece is in. */
export function spaceOfEnd(state: MapState, end: string): string | null {
  if (state.spaces.byId.has(end)) return end
  const space = state.view.counters[end]?.space
  return space !== undefined && state.spaces.byId.has(space) ? space : null
}
