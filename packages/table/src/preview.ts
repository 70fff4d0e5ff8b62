// What an option would lead to, before it is taken: path, calculation, exact odds, from what the seat knows.
import { type About, type Ask, indexOfKey, item, refusalAt } from '@merkur/engine'

/** The preview of an offered key; null when the key is not offered or the game has nothing to say about it. */
export function previewOf(ask: Ask, key: string): About | null {
  const i = indexOfKey(ask, key)
  if (i < 0 || refusalAt(ask, i)) return null
  return ask.preview?.(item<never>(ask.of, i)) ?? null
}
