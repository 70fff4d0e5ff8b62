// How a client speaks with a match, local or remote: the same calls, so that no client can tell them apart.
import type { About, Ref, SeatId, StandingOrder, Text } from '@merkur/engine'
import type { Kit } from './kit.ts'
import type { Delta, JournalLine, OverlayView, Reason, View } from './protocol.ts'

/** Refused input: who may act, what was expected, in words for the person who acted. Nothing has changed. */
export interface Rejected {
  readonly ok: false
  readonly code: 'seat' | 'seq' | 'key' | 'barrier' | 'over' | 'fault' | 'unsupported'
  readonly text: Text
}

export interface Accepted {
  readonly ok: true
  readonly seq: number
  /** How many of the keys of a gesture were played before something interrupted it. */
  readonly played: number
}

export type Answer = Accepted | Rejected

/** A point of the match for the replay slider. */
export interface Milestone {
  readonly seq: number
  readonly label: Text
  readonly kind: 'turn' | 'phase' | 'moment'
}

/** Facts about the whole match so far. */
export interface Timeline {
  readonly length: number
  readonly milestones: readonly Milestone[]
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** A saved match or a position as text, ready for a file. */
export interface FileText {
  readonly name: string
  readonly text: string
}

/** A table with somebody sitting at it. All calls answer in order. */
export interface Host {
  readonly kit: Kit
  /** Whose eyes the views are for. In hot-seat it follows the seat that is asked, after the curtain. */
  readonly seat: SeatId
  /** The listener gets everything at once (a delta from -1), then each change. Gives what ends the subscription. */
  subscribe(listener: (delta: Delta, timeline: Timeline) => void): () => void
  /**
   * Plays keys one after another: one gesture. The first answers the decision at `seq`; each later one is played only
   * while nothing has interrupted: the same seat is asked, no die has fallen and nothing was revealed, the key is
   * offered, and the decision is one that `through` lists (when it is given).
   */
  play(keys: readonly string[], at: { seq: number; through?: readonly string[] }): Promise<Answer>
  undo(): Promise<Answer>
  redo(): Promise<Answer>
  takeBack(seq: number): Promise<Answer>
  resign(): Promise<Answer>
  order(order: StandingOrder | { readonly drop: StandingOrder }): Promise<Answer>
  /**
   * What an option would lead to: path, calculation, exact odds; from what the seat knows. The option is named by its key,
   * or by a thing that it alone touches. With `after` it is looked at as if these keys had been played; the first of them
   * that rolls or reveals is told instead of it.
   */
  preview(what: string | Ref, after?: readonly string[]): Promise<About | null>
  /** Why this thing is not offered; `after` looks one step ahead, as if these keys had been played. */
  whyNot(ref: Ref, after?: readonly string[]): Promise<readonly Reason[]>
  ask(overlay: string, ref?: Ref): Promise<OverlayView | null>
  /** The view of this seat after `seq` inputs. */
  history(seq: number): Promise<View>
  journal(): Promise<readonly JournalLine[]>
  /** Looks with another seat's eyes (hot-seat, replay, lab). */
  lookAs(seat: SeatId): Promise<Answer>
  save(): Promise<FileText>
  /** A position file of this moment. */
  position(): Promise<FileText>
  /** A new match that starts from `seq` with fresh chance. */
  fork(seq: number): Promise<FileText>
  close(): void
}
