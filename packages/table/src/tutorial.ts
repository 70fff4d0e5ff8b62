// A guided first turn as data: what is said step by step, what is done about it, and the dice that fall.
import type { Case, Options, Ref, SeatId, StartPosition, Text } from '@merkur/engine'

/** Dice and draws that an input makes fall, in order. */
export interface Forced {
  readonly dice?: readonly number[]
  readonly draws?: Readonly<Record<string, readonly string[]>>
}

/** One input of the lesson. */
export interface TutorialMove {
  readonly seat: SeatId
  /** The decision it answers. */
  readonly decision: string
  readonly key: string
  /** Other keys the player may choose instead; what follows is the same but for decisions that no longer come up. */
  readonly also?: readonly string[]
  readonly forced?: Forced
  /** Made by the tutorial on the player's behalf. */
  readonly auto?: true
}

/** One thing that is said, and what is done about it. */
export interface TutorialStep {
  readonly say: Text
  readonly rule: Case
  /** What lights up. */
  readonly show: readonly Ref[]
  /** Inputs in order; the player's own first one is what the step asks him to do. None: he reads, and goes on. */
  readonly moves: readonly TutorialMove[]
}

export interface Tutorial {
  readonly title: Text
  /** The player's seat; the tutorial plays the others. */
  readonly seat: SeatId
  readonly scenario: string
  readonly options: Options
  readonly position?: StartPosition
  readonly steps: readonly TutorialStep[]
  /** Said when all is done; the match may be played on from here with real dice. */
  readonly end: Text
}
