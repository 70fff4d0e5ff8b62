// The truth of a match: an append-only log. The line of play is a fold of it.

import type { Options } from './game.ts'
import type { SeatId } from './ref.ts'
import type { StateJson } from './shape.ts'

/** Whenever this decision comes up for this seat (in this activity, if named), answer so. */
export interface StandingOrder {
  readonly seat: SeatId
  readonly when: { readonly decision: string; readonly phase?: string }
  readonly answer: string
}

/** An answer to a decision, with the outcomes it made chance give before the next decision. */
export interface Input {
  readonly n: number
  readonly kind: 'input'
  /** The seat, or `order` when a standing order answered for it. */
  readonly by: SeatId
  readonly seat: SeatId
  readonly decision: string
  readonly key: string
  readonly rolls?: readonly number[]
  /** Rolled, revealed or handed over: a barrier to undo. */
  readonly sealed?: true
  /** One toggle of a set that is taken back as a whole. */
  readonly toggle?: true
}

export type LogEntry =
  | Input
  | { readonly n: number; readonly kind: 'takeback'; readonly by: SeatId; readonly to: number }
  | {
      readonly n: number
      readonly kind: 'order'
      readonly by: SeatId
      readonly order: StandingOrder
      readonly drop?: true
    }
  | { readonly n: number; readonly kind: 'resign'; readonly by: SeatId }
  | { readonly n: number; readonly kind: 'offer'; readonly by: SeatId; readonly to: number }
  | { readonly n: number; readonly kind: 'timeout'; readonly by: SeatId }

/** Who rolls: a fast generator, or a committed one whose key's hash is known before play. */
export type ChanceTerms =
  | { readonly kind: 'fast' }
  | { readonly kind: 'committed'; readonly commitment: string; readonly contributions: readonly string[] }

/** Where play begins when it is not the scenario's own start. */
export interface StartPosition {
  /** The activity to begin with; else what the game names next. */
  readonly at?: string
  readonly state: StateJson
  /** The state is complete: what it does not name stands at its field's start, not where the scenario puts it. */
  readonly whole?: true
}

/** All that must be known to run a log: the first part of a save. */
export interface MatchStart {
  readonly game: string
  readonly rulesVersion: number
  /** Hash of the data pack, or `printed`. */
  readonly pack: string
  /** The files of the data pack by name, so that the match opens wherever its save is brought. */
  readonly packFiles?: Readonly<Record<string, string>>
  readonly scenario: string
  readonly options: Options
  readonly chance: ChanceTerms
  /** Outcomes before the first decision. */
  readonly opening?: readonly number[]
  /** A position laid over the scenario's start. */
  readonly position?: StartPosition
}

/** An input as the log keeps it: what it has not done is not in it. */
export const inputEntry = (
  made: Pick<Input, 'n' | 'by' | 'seat' | 'decision' | 'key'>,
  did: { readonly rolled: readonly number[]; readonly sealed: boolean; readonly toggle: boolean },
): Input => ({
  n: made.n,
  kind: 'input',
  by: made.by,
  seat: made.seat,
  decision: made.decision,
  key: made.key,
  ...(did.rolled.length > 0 ? { rolls: did.rolled } : {}),
  ...(did.sealed ? { sealed: true as const } : {}),
  ...(did.toggle ? { toggle: true as const } : {}),
})

/** The inputs that count: take-backs drop what came after them. */
export function foldLine(log: readonly LogEntry[]): Input[] {
  const line: Input[] = []
  for (const entry of log) {
    if (entry.kind === 'input') line.push(entry)
    else if (entry.kind === 'takeback') line.length = Math.min(line.length, entry.to)
  }
  return line
}
