// What every view of a table may use.

import type { SeatId } from '@merkur/engine'
import type { Kit, Mode } from '@merkur/table'
import { createContext, useContext } from 'react'
import type { Desk } from '../match/desk.ts'
import type { SavedMatch } from '../match/saved.ts'
import type { TableBook } from './book.ts'
import type { Coach } from './coach.ts'
import type { TableController } from './controls.ts'
import type { Lab } from './lab.ts'
import type { TableUi } from './ui.ts'

export interface Sitting {
  readonly table: TableController
  readonly ui: TableUi
  /** The kit with the colours this player sees. */
  readonly kit: Kit
  readonly match: SavedMatch
  readonly mode: Mode
  readonly desk: Desk
  /** The rulebook, on its way until someone reads in it. */
  readonly book: TableBook
  /** Hands that change the position, in the lab. */
  readonly lab?: Lab
  /** Who leads through a lesson, at a table that is one. */
  readonly coach?: Coach
  /** Whose eyes may be chosen while looking at a replay. */
  readonly eyes: readonly SeatId[]
  /** Saved text for a file. */
  save(): Promise<{ readonly name: string; readonly text: string }>
  /** A new match that goes on from a moment; gives its id. */
  fork(seq: number): Promise<string>
}

export const SittingOf = createContext<Sitting | null>(null)

/** Throws outside a table. */
export function useSitting(): Sitting {
  const sitting = useContext(SittingOf)
  if (!sitting) throw new Error('this view stands outside a table')
  return sitting
}
