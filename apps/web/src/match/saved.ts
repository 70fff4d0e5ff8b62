// What the shelf of saved matches knows of each, and the wish a table is opened with.
import type { Options, SeatId } from '@merkur/engine'
import type { Mode } from '@merkur/table'

/** Who sits at a seat. */
export type Player = 'human' | 'bot' | 'random'

/** A match on the shelf, without its log. Times are milliseconds since 1970. */
export interface SavedMatch {
  readonly id: string
  readonly game: string
  /** What the player calls it. */
  readonly name: string
  readonly scenario: string
  readonly players: Readonly<Record<SeatId, Player>>
  /** The dice: the same seed goes on with the same dice after a refresh. */
  readonly seed: string
  readonly created: number
  readonly changed: number
  /** Inputs made. */
  readonly seq: number
  readonly finished: boolean
  /** Where it stands, in words. */
  readonly caption: string
  /** A position tried in the lab, not a match. */
  readonly lab?: true
}

/** What a table begins with. */
export type Opening =
  | { readonly kind: 'new'; readonly scenario: string; readonly options: Options }
  | { readonly kind: 'save'; readonly text: string }
  | { readonly kind: 'position'; readonly text: string }
  | { readonly kind: 'lesson' }

/** A table to be opened: which match, how it begins, who sits where. */
export interface TableWish {
  readonly match: SavedMatch
  readonly opening: Opening
  readonly mode: Mode
  /** Whose eyes at first; else the seat that is asked. */
  readonly seat?: SeatId
  /** Milliseconds between a computer player's answers. */
  readonly pace: number
  /** Written to the shelf after every input. */
  readonly keep: boolean
}

/** How one sits at a table with these players: one screen for all, one seat against computers, or only watching. */
export function modeOf(players: Readonly<Record<SeatId, Player>>): Mode {
  const people = Object.values(players).filter((p) => p === 'human').length
  if (people === 0) return 'watch'
  return people === Object.keys(players).length ? 'hot-seat' : 'solo'
}

/** The seat of the only person at the table, if there is only one. */
export function onlySeat(players: Readonly<Record<SeatId, Player>>): SeatId | undefined {
  const people = Object.keys(players).filter((seat) => players[seat] === 'human')
  return people.length === 1 ? people[0] : undefined
}
