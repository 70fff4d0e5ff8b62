// The shelf: saved matches in this browser's IndexedDB, written by the match's worker, listed by the home page.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedMatch } from './saved.ts'

interface ShelfSchema extends DBSchema {
  matches: { key: string; value: SavedMatch }
  /** The saved match as text, by id. */
  logs: { key: string; value: string }
}

let opened: Promise<IDBPDatabase<ShelfSchema>> | undefined

function shelf(): Promise<IDBPDatabase<ShelfSchema>> {
  opened ??= openDB<ShelfSchema>('merkur', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' })
      db.createObjectStore('logs')
    },
    terminated() {
      opened = undefined
    },
  })
  return opened
}

/** All matches, the last played first. */
export async function listMatches(): Promise<SavedMatch[]> {
  const all = await (await shelf()).getAll('matches')
  return all.sort((a, b) => b.changed - a.changed)
}

/** What is known of a match; undefined when the shelf has none of this id. */
export async function matchOnShelf(id: string): Promise<SavedMatch | undefined> {
  return (await shelf()).get('matches', id)
}

/** A match and its log; undefined when the shelf has none of this id. */
export async function takeMatch(id: string): Promise<{ match: SavedMatch; log: string } | undefined> {
  const tx = (await shelf()).transaction(['matches', 'logs'])
  const [match, log] = await Promise.all([tx.objectStore('matches').get(id), tx.objectStore('logs').get(id)])
  return match && log !== undefined ? { match, log } : undefined
}

/** Writes a match and its log. */
export async function keepMatch(match: SavedMatch, log: string): Promise<void> {
  const tx = (await shelf()).transaction(['matches', 'logs'], 'readwrite')
  await Promise.all([tx.objectStore('matches').put(match), tx.objectStore('logs').put(log, match.id), tx.done])
}

/** Changes what is known of a match; nothing happens when it is gone. */
export async function changeMatch(id: string, change: Partial<Omit<SavedMatch, 'id'>>): Promise<void> {
  const tx = (await shelf()).transaction('matches', 'readwrite')
  const match = await tx.store.get(id)
  if (match) await tx.store.put({ ...match, ...change })
  await tx.done
}

export async function dropMatch(id: string): Promise<void> {
  const tx = (await shelf()).transaction(['matches', 'logs'], 'readwrite')
  await Promise.all([tx.objectStore('matches').delete(id), tx.objectStore('logs').delete(id), tx.done])
}
