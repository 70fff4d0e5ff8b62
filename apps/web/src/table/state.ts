// Everything a table shows besides the match itself: what is picked up, pointed at, asked about, looked back at.
import type { About, Ref, SeatId, Text } from '@merkur/engine'
import type { JournalLine, OptionView, OverlayView, Reason, Timeline, View } from '@merkur/table'
import type { Picked } from './choices.ts'

/** "Why not?" about a thing, and where on the screen it was asked (CSS pixels of the window), if by pointer. */
interface Why {
  readonly ref: Ref
  readonly reasons: readonly Reason[]
  readonly at?: { readonly x: number; readonly y: number }
}

interface Preview {
  readonly key: string
  /** Null when the game has nothing to say about it. */
  readonly about: About | null
}

export interface TableState {
  readonly view: View
  readonly journal: readonly JournalLine[]
  readonly timeline: Timeline
  /** Whose eyes. */
  readonly seat: SeatId
  readonly picked: Picked
  /** Buttons that this sort of decision offered before and does not now. */
  readonly closed: readonly OptionView[]
  readonly pointed: Ref | null
  readonly preview: Preview | null
  /** Option that waits for a second press, its odds being shown. */
  readonly pending: string | null
  /** Keys of a way still to go after the pending option. */
  readonly onward: readonly string[]
  readonly reach: OverlayView | null
  readonly overlay: OverlayView | null
  readonly why: Why | null
  /** Unit or space whose card lies open. */
  readonly inspected: Ref | null
  /** Things a line of text points at. */
  readonly lit: readonly Ref[]
  /** Things a lesson points at. */
  readonly taught: readonly Ref[]
  /** A moment of the past that is looked at. */
  readonly past: { readonly seq: number; readonly view: View } | null
  /** Somebody else must take over: the screen is covered. */
  readonly curtain: { readonly to: SeatId; readonly secret: boolean } | null
  /** Said once: why an input was refused, what a computer player stumbled over. */
  readonly notice: Text | null
}

/** What falls when another moment is shown. */
export const HANDS_FREE = {
  picked: [],
  preview: null,
  pending: null,
  onward: [],
  reach: null,
  why: null,
} as const satisfies Partial<TableState>
