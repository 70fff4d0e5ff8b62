// Files that people bring: tells a saved match from a position, and says clearly what is wrong with anything else.
import type { CatalogueEntry } from '@merkur/catalogue'

/** What a file turned out to be. */
export interface Brought {
  readonly kind: 'match' | 'position'
  readonly game: string
  readonly scenario: string
  /** Seats named by the file, if it names any. */
  readonly text: string
}

/** A file that cannot be used: what was found, what is allowed. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Files larger than this are none of ours. */
const MOST = 5_000_000

function knownGame(id: unknown, name: string, shelf: readonly CatalogueEntry[]): string {
  const playable = shelf.filter((entry) => entry.load)
  if (typeof id !== 'string' || !shelf.some((entry) => entry.id === id))
    throw new ImportError(
      `${name}: game: found ${id === undefined ? 'nothing' : JSON.stringify(id)}; allowed: ${playable.map((e) => e.id).join(', ')}.`,
    )
  if (!playable.some((entry) => entry.id === id))
    throw new ImportError(`${name}: the game '${id}' is still coming to this table and cannot be opened yet.`)
  return id
}

/** Reads a file's text as far as is needed to open the right table; the rest is checked when it opens. Throws an ImportError. */
export function recognise(name: string, text: string, shelf: readonly CatalogueEntry[]): Brought {
  if (text.trim() === '')
    throw new ImportError(`${name} is empty. Choose a match or a position that Merkur has written.`)
  if (text.length > MOST)
    throw new ImportError(`${name} has ${Math.round(text.length / 1e6)} MB; a match or position has less than 5 MB.`)
  if (text.trimStart().startsWith('{')) {
    let raw: unknown
    try {
      raw = JSON.parse(text)
    } catch (error) {
      throw new ImportError(
        `${name} is broken: ${error instanceof Error ? error.message : 'no JSON'}. It may have been cut off; export it again.`,
      )
    }
    const data = raw as {
      kind?: unknown
      merkur?: unknown
      start?: { game?: unknown; scenario?: unknown }
      game?: unknown
      scenario?: unknown
    }
    if (data.kind === 'match' || data.merkur !== undefined) {
      const game = knownGame(data.start?.game, name, shelf)
      return { kind: 'match', game, scenario: textOf(data.start?.scenario), text }
    }
    return { kind: 'position', game: knownGame(data.game, name, shelf), scenario: textOf(data.scenario), text }
  }
  const game = /^game:\s*['"]?([\w-]+)/m.exec(text)?.[1]
  if (game === undefined)
    throw new ImportError(
      `${name} is neither a saved match (JSON with "kind": "match") nor a position (YAML with a line "game: ..."). Choose a file that Merkur has written.`,
    )
  const scenario = /^scenario:\s*['"]?([\w-]+)/m.exec(text)?.[1] ?? ''
  return { kind: 'position', game: knownGame(game, name, shelf), scenario, text }
}
