// Bots by name, as commands and menus know them.
import type { Bot, Context } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search.ts'

/** `bot` is the game's own, or the search where it has none. */
export const BOT_NAMES = ['bot', 'search', 'greedy', 'random'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** Rejects with a RangeError that names the bots there are. */
export async function botNamed<P extends Context>(game: TableGame<P>, name: string): Promise<Bot<P>> {
  switch (name) {
    case 'bot':
      return (await game.bot?.()) ?? searchBot<P>()
    case 'search':
      return searchBot<P>()
    case 'greedy':
      return greedyBot<P>()
    case 'random':
      return randomBot<P>()
    default:
      throw new RangeError(`bot: found '${name}'; allowed: ${BOT_NAMES.join(', ')}`)
  }
}
