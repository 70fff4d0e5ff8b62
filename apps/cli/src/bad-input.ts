// Input that a person got wrong: told in one line with the place, what was found and what is allowed; exit code 2.

export class BadInput extends Error {
  override readonly name = 'BadInput'
}

/** `--games: found 'x'; allowed: a whole number from 1`. */
export const wrong = (place: string, found: string, allowed: string): BadInput =>
  new BadInput(`${place}: found '${found}'; allowed: ${allowed}`)

/** A value out of a list. Throws a BadInput that names the place and the list. */
export function oneOf(place: string, found: string, allowed: readonly string[]): string {
  if (allowed.includes(found)) return found
  throw wrong(place, found, allowed.join(', ') || 'nothing')
}
