// The rulebook at a table, fetched when someone reads in it or when the table has long stood: nothing of play waits for it.
import { type Book, type Rulebook, rulebook } from '@merkur/table'
import { type Store, storeOf } from '../app/store.ts'

/** Milliseconds after sitting down; then the titles of cases are there before one asks for them. */
const QUIET = 4000

export interface TableBook {
  /** Null until it has come. */
  readonly rules: Store<Rulebook | null>
  /** Fetches it, once; what could not be fetched is tried again by the next call. */
  open(): void
  close(): void
}

export function bookAt(fetched: () => Promise<Book>): TableBook {
  const rules = storeOf<Rulebook | null>(null)
  let coming = false
  const open = (): void => {
    clearTimeout(later)
    if (coming) return
    coming = true
    fetched().then(
      (book) => rules.set(rulebook(book.rulebook)),
      () => {
        coming = false
      },
    )
  }
  const later = setTimeout(open, QUIET)
  return { rules, open, close: () => clearTimeout(later) }
}
