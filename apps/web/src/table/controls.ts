// What a table's controller is told and what it can do; the controller itself is in `controller.ts`.
import type { Ref, SeatId, StandingOrder } from '@merkur/engine'
import type { Host, JournalLine, Kit, Wording } from '@merkur/table'
import type { Store } from '../app/store.ts'
import type { Handover } from '../match/desk.ts'
import type { TableState } from './state.ts'

/** How the player likes it; asked each time. */
export interface Liking {
  readonly confirmRolls: boolean
  readonly curtain: 'needed' | 'always'
}

export interface TableTerms {
  readonly host: Host
  readonly liking: () => Liking
  /** Who must take over at one screen; absent where nobody ever does. */
  readonly handover?: () => Promise<Handover | null>
  /** Takes touches on the board for itself, as the lab's hands do; false leaves them to the game. */
  readonly hands?: (ref: Ref) => boolean
  /** Says whether an answer may be given now; a lesson keeps to its way. */
  readonly guard?: (key: string) => boolean
  /** The screen is covered before anything is shown. */
  readonly covered?: boolean
  /** Hears each new line of the journal, once, and not those of a table just opened. */
  readonly onNews?: (lines: readonly JournalLine[], shown: TableState) => void
}

/** Where a gesture came from: a finger cannot hover, so it sees the odds by a first press. */
interface Gesture {
  readonly at?: { readonly x: number; readonly y: number }
}

export interface TableController {
  readonly kit: Kit
  readonly words: Wording
  readonly state: Store<TableState>
  /** Touches a thing on the board: takes up, puts down, plays, or tells why not. */
  touch(ref: Ref, gesture?: Gesture): Promise<void>
  /** Points at a thing, or at nothing. */
  point(ref: Ref | null): void
  /** Points at an option. */
  pointOption(key: string | null): void
  /** Takes an option; one that rolls is taken only when its odds have been shown. */
  take(key: string): Promise<void>
  /** Gives an answer at once, as a lesson does for its player. */
  answer(key: string): Promise<boolean>
  /** Points at things from now on, as a lesson does. */
  teach(refs: readonly Ref[]): void
  /** Takes the option that waits, and goes on along its way. */
  confirm(): Promise<void>
  /** Puts down what is picked, closes what is open; whether there was anything. */
  putDown(): boolean
  why(ref: Ref, gesture?: Gesture): Promise<void>
  closeWhy(): void
  inspect(ref: Ref | null): void
  light(refs: readonly Ref[]): void
  /** Shows an overlay, or none; asked for a piece or space where it is about one. */
  overlay(id: string | null): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  resign(): Promise<void>
  order(order: StandingOrder | { readonly drop: StandingOrder }): Promise<void>
  /** Looks at the past; null comes back to now. */
  lookBack(seq: number | null): Promise<void>
  /** Looks so many moments on from the one last asked for; negative ones go back. */
  lookBy(steps: number): Promise<void>
  lookAs(seat: SeatId): Promise<void>
  /** The next player has taken the seat. */
  uncover(): Promise<void>
  /** Forgets what was said. */
  heard(): void
  close(): void
}
