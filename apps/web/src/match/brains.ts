// Who plays a seat nobody sits at: bots as brains that a host can ask.
import { type BotName, botNamed } from '@merkur/bots'
import { fastChance } from '@merkur/engine'
import type { Brain, TableGame } from '@merkur/table'

/** The bot of this name as a brain. Its own dice come from `seed` and the number of its answers. */
export function brainOf(game: TableGame, name: BotName, seed: string): Brain {
  const bot = botNamed(game, name)
  let answers = 0
  return { choose: async (world) => bot.choose(world, fastChance(`${seed}/${name}/${answers++}`)) }
}
