// `merkur pack`: says whether a data pack fits a game, and what it replaces.
import type { Io } from '../io.ts'
import { packFrom } from '../packs.ts'
import { openGame } from '../shelf.ts'

export interface PackWish {
  readonly game: string
  readonly folder: string
  readonly json: boolean
}

/** @returns 0; a pack that does not fit is bad input */
export async function pack({ game: id, folder, json }: PackWish, io: Io): Promise<number> {
  const game = await openGame(id)
  const { pack: hash, packFiles = {} } = packFrom(game, folder).start
  const files = Object.keys(packFiles)
  if (json) io.out(`${JSON.stringify({ game: game.id, folder, hash, files }, null, 1)}\n`)
  else io.out(`${folder}: fits ${game.title} in the place of ${files.join(', ')}\nhash ${hash}\n`)
  return 0
}
