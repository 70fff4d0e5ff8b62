// Who plays a seat nobody sits at: bots as brains that a host can ask, loaded when they are first asked.
import type { BotName } from '@merkur/bots'
import { type Bot, fastChance } from '@merkur/engine'
import type { Brain, TableGame } from '@merkur/table'

/** The bot of this name as a brain. Its own dice come from `seed` and the number of its answers. */
export function brainOf(game: TableGame, name: BotName, seed: string): Brain {
  let bot: Promise<Bot> | undefined
  let answers = 0
  const load = async (): Promise<Bot> => (await import('@merkur/bots')).botNamed(game, name)
  return {
    choose: async (world) => {
      bot ??= load()
      return (await bot).choose(world, fastChance(`${seed}/${name}/${answers++}`))
    },
  }
}
