// The games whose boards the demo can show: whatever the catalogue can load.
import { catalogue } from '@merkur/catalogue'
import type { BoardDef, Kit } from '@merkur/table'
import type { BoardArt } from '../src/map/index.ts'

export interface Shown {
  readonly kit: Kit
  readonly board: BoardDef
  readonly art: BoardArt | undefined
}

/** Ids of the games that can be shown. */
export const shownGames = catalogue.filter((entry) => entry.load).map((entry) => entry.id)

/** Loads kit, first board and art of a game. Error when the catalogue cannot load it. */
export async function show(id: string): Promise<Shown> {
  const game = await catalogue.find((entry) => entry.id === id)?.load?.()
  if (!game) throw new RangeError(`There is no game "${id}" to show; there are ${shownGames.join(', ')}.`)
  const kit = game.kit(game.openBox(game.files))
  const board = kit.boards[0]
  if (!board) throw new RangeError(`The kit of "${id}" has no board.`)
  return { kit, board, art: board.art === undefined ? undefined : await game.art(board.art) }
}
