// Games in the worker, each with the kit of its printed box made once: for the page ahead of the match, and for the match.
import { loadGame } from '@merkur/catalogue'
import type { Kit, TableGame } from '@merkur/table'

const boxed = new Map<string, Promise<TableGame>>()

async function load(id: string): Promise<TableGame> {
  const game = await loadGame(id)
  let printed: Kit | undefined
  return {
    ...game,
    kit: (box) => {
      if (box !== game.box) return game.kit(box)
      printed ??= game.kit(box)
      return printed
    },
  }
}

/** The game of an id; rejects as `loadGame` does. */
export function boxedGame(id: string): Promise<TableGame> {
  const game = boxed.get(id) ?? load(id)
  boxed.set(id, game)
  game.catch(() => boxed.delete(id))
  return game
}
