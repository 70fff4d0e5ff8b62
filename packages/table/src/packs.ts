// Data packs: a player's own tables in the place of printed ones, opened for a match and carried in its save.
import { BoxError, type BoxFiles, layPack, PRINTED, packHash } from '@merkur/box'
import { type Context, type MatchStart, SaveError } from '@merkur/engine'
import type { TableGame } from './table-game.ts'

/** A box with a pack laid over it, and what a match's start says of it. */
export interface Packed<P extends Context> {
  readonly box: P['box']
  readonly start: Pick<MatchStart, 'pack' | 'packFiles'>
}

const files = new WeakMap<object, BoxFiles>()

/** The pack that a box was opened with; undefined for the printed one. */
export const packIn = (box: unknown): BoxFiles | undefined =>
  typeof box === 'object' && box !== null ? files.get(box) : undefined

/** Lays a pack over the printed box. @throws BoxError with every problem of its files */
export function openPack<P extends Context>(game: TableGame<P>, pack: BoxFiles): Packed<P> {
  const box = game.openBox(layPack(game.files, pack))
  if (typeof box === 'object' && box !== null) files.set(box, pack)
  return { box, start: { pack: packHash(pack), packFiles: pack } }
}

/**
 * The box that a match's start asks for; undefined for the printed one.
 * @throws SaveError when the pack is not in it, is not the one it names, or does not fit the game
 */
export function boxFor<P extends Context>(
  game: TableGame<P>,
  start: Pick<MatchStart, 'pack' | 'packFiles'>,
): P['box'] | undefined {
  if (start.pack === PRINTED || start.packFiles === undefined) return undefined
  const hash = packHash(start.packFiles)
  if (hash !== start.pack)
    throw new SaveError(`the files of the data pack in this match have the hash ${hash}; it says ${start.pack}`)
  try {
    return openPack(game, start.packFiles).box
  } catch (error) {
    if (error instanceof BoxError) throw new SaveError(`the data pack in this match cannot be opened: ${error.message}`)
    throw error
  }
}
