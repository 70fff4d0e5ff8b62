// What a game adds to its rules so that people can sit at it: the kit, what each seat sees, overlays.
import type { Bot, Context, Game, Ref, Refusal, SeatId } from '@merkur/engine'
import type { Kit } from './kit.ts'
import type { OverlayView, View } from './protocol.ts'
import type { Timing } from './timing.ts'
import type { Tutorial } from './tutorial.ts'

/** What a seat sees of the state alone; decision, sequence and waiting are added by the host. */
export type Sight = Pick<View, 'phase' | 'status' | 'counters' | 'marks' | 'tracks' | 'displays' | 'duties' | 'lines'>

/** Art of a board: vector layers and a height grid, as JSON the theme draws. Loaded only by clients that draw. */
export interface BoardArt {
  readonly layers: unknown
  readonly relief: unknown
}

/** What a game tells in whole pages. Loaded only when someone reads. */
export interface Book {
  /** The rulebook in our own words, Markdown with an anchor a case (`<a id="4.1.3"></a>`). */
  readonly rulebook: string
  /** What the game is about, in our own words, for its page: Markdown; empty where nobody has told it. */
  readonly story: string
}

/** A game with a table to play it on. */
export interface TableGame<P extends Context = Context> extends Game<P> {
  /** The files of the printed box by name, each with its text; see docs/box-format.md. */
  readonly files: Readonly<Record<string, string>>
  /** A box of these files: the printed ones, or with a data pack's in their place. Throws an error that tells every problem. */
  openBox(files: Readonly<Record<string, string>>): P['box']
  /** Every refusal its rules can utter. */
  readonly refusals: readonly Refusal[]
  /** Its own bot, loaded only where it plays; where there is none, tree search plays. */
  readonly bot?: () => Promise<Bot<P>>
  kit(box: P['box']): Kit
  /** From what this seat may know; spectators (`'spectator'`) have a sight of their own. */
  sight(s: P, seat: SeatId): Sight
  /** Answers an overlay from what the seat knows; null when it does not apply. */
  overlay(s: P, seat: SeatId, id: string, ref?: Ref): OverlayView | null
  /** The refusal of a thing that no candidate of the decision touches, worded for its decision; default: not asked about now. */
  readonly notAskedRule: string
  art(key: string): Promise<BoardArt>
  book(): Promise<Book>
  /** A guided first turn, where the game has one. */
  readonly tutorial?: Tutorial
  /** What `npm run bench` times of this game alone; never loaded by a client. */
  readonly timings?: () => Promise<readonly Timing<P>[]>
}

/** The seat of whoever only watches. */
export const SPECTATOR = 'spectator'
