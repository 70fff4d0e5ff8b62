// The table one comes in by, opened while the page around it is still on its way.
import { wishFor } from './begin.ts'
import { frontDesk, type OpenTable, openTable } from './open.ts'

let early: { readonly id: string; readonly table: Promise<OpenTable> } | undefined

const openNow = async (id: string, pace: number): Promise<OpenTable> => openTable(await wishFor(id, pace))

/** Begins to open the table of a match. What goes wrong is told to whoever sits down. */
export function openEarly(id: string, pace: number): void {
  // The worker starts while the shelf is still being read.
  frontDesk()
  const table = openNow(id, pace)
  table.catch(() => undefined)
  early = { id, table }
}

/** Opens the table of a match, or takes the one already begun. Rejects with words for the player. */
export function tableOf(id: string, pace: number): Promise<OpenTable> {
  const begun = early
  early = undefined
  if (begun?.id === id) return begun.table
  // Someone went elsewhere before the table stood.
  begun?.table.then(
    (table) => table.close(),
    () => undefined,
  )
  return openNow(id, pace)
}
