// What the page asks of the match's worker beside the host itself: games, tables, art, pace, handing over, keeping.
import type { SeatId, StateJson, Text } from '@merkur/engine'
import type { BoardArt, Book, Caller, Kit, Tutorial } from '@merkur/table'
import type { LabField } from './bench.ts'
import type { TableWish } from './saved.ts'

/** A change by hand in the lab. */
export type LabEdit =
  | { readonly do: 'place'; readonly piece: string; readonly space: string | null }
  | { readonly do: 'flip'; readonly piece: string }
  | { readonly do: 'set'; readonly change: StateJson }
  | { readonly do: 'dice'; readonly faces: readonly number[] }
  | { readonly do: 'take-back' }

/** Who must take over at one screen, and whether the screen has to be covered in between. */
export interface Handover {
  readonly to: SeatId
  readonly secret: boolean
}

/** What came of opening a table. */
export interface OpenedTable {
  readonly scenario: string
  /** It is played with the printed box, whose kit the desk gives. */
  readonly printed: boolean
  readonly seats: readonly SeatId[]
  /** Some seat sees now what another does not. */
  readonly secret: boolean
}

/** The calls of the desk, each answered by the worker. */
export interface Desk {
  kit(game: string): Promise<Kit>
  art(game: string, key: string): Promise<BoardArt>
  /** Rulebook and story of a game. */
  book(game: string): Promise<Book>
  /** The guided first turn of a game; null where it has none. */
  lesson(game: string): Promise<Tutorial | null>
  open(wish: TableWish): Promise<OpenedTable>
  /** Null when nobody has to take over. */
  handover(): Promise<Handover | null>
  setPace(milliseconds: number): Promise<void>
  halt(on: boolean): Promise<void>
  step(): Promise<void>
  /** Where the match stands in words, for the shelf. */
  caption(words: string): Promise<void>
  /** Resolves when everything so far is on the shelf. */
  kept(): Promise<void>
  /** Resolves when the whole match is on the table, with what is said when a saved one did not fit the rules of today. */
  settled(): Promise<Text | null>
  /** In the lab: the fields of the position, or of one thing in it. */
  fields(id?: string): Promise<readonly LabField[]>
  /** In the lab: changes the position by hand. Rejects in words with place, found and allowed. */
  edit(change: LabEdit): Promise<void>
  /** The position of this moment as a file. */
  position(): Promise<{ readonly name: string; readonly text: string }>
}

/** The desk at the other end of a port. */
export const deskAt = (caller: Caller): Desk => ({
  kit: (game) => caller.call('kit', game),
  art: (game, key) => caller.call('art', game, key),
  book: (game) => caller.call('book', game),
  lesson: (game) => caller.call('lesson', game),
  open: (wish) => caller.call('open', wish),
  handover: () => caller.call('handover'),
  setPace: (milliseconds) => caller.call('setPace', milliseconds),
  halt: (on) => caller.call('halt', on),
  step: () => caller.call('step'),
  caption: (words) => caller.call('caption', words),
  kept: () => caller.call('kept'),
  settled: () => caller.call('settled'),
  fields: (id) => caller.call('fields', id),
  edit: (change) => caller.call('edit', change),
  position: () => caller.call('position'),
})

/** The ports a worker is sent first. */
export interface Ports {
  readonly desk: MessagePort
  readonly host: MessagePort
  readonly brain: MessagePort
}

/**
 * What a worker is started for: to run a match, or to think for its computer players. Ahead of a match it may be told which
 * one, or of which game, and loads that game meanwhile.
 */
export type Task =
  | { readonly task: 'ahead'; readonly match?: string; readonly game?: string }
  | { readonly task: 'match'; readonly ports: Ports }
  | { readonly task: 'brain'; readonly port: MessagePort }
