// Saved matches that do not fit: nothing of them is lost, and what the shelf holds can always be taken out as a file.
import type { SavedMatch, TableWish } from './saved.ts'
import { keepMatch, takeMatch } from './shelf.ts'

/**
 * Before a table writes over a save that did not fit in full: keeps it on the shelf as a match of its own.
 * @returns the name it is kept under; undefined when the shelf does not hold it
 */
export async function keepAsSaved({ keep, match, opening }: TableWish): Promise<string | undefined> {
  if (!keep || opening.kind !== 'save') return undefined
  const stored = await takeMatch(match.id)
  if (stored?.log !== opening.text) return undefined
  const name = `${match.name}, as it was saved`
  await keepMatch({ ...stored.match, id: crypto.randomUUID().slice(0, 13), name }, stored.log)
  return name
}

/** A match as a file for others. What cannot be read goes out as it is. */
export function fileOf(match: Pick<SavedMatch, 'name'>, log: string): { readonly name: string; readonly text: string } {
  const name = `${match.name.replace(/[^\w -]+/g, '')}.merkur.json`
  try {
    // The seed stays here: whoever opens the file must not know the dice to come.
    const { seed: _seed, ...rest } = JSON.parse(log) as Record<string, unknown>
    return { name, text: JSON.stringify(rest) }
  } catch {
    return { name: `damaged ${name}`, text: log }
  }
}
