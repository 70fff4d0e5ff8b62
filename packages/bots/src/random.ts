// Takes any option, each with equal chance: the yardstick for every other bot.
import { type Bot, type Context, keyAt, uniform } from '@merkur/engine'
import { questionIn } from './asked.ts'

export const randomBot = <P extends Context>(): Bot<P> => ({
  choose: (world, chance) => {
    const { ask, run } = questionIn(world, chance)
    return keyAt(ask, uniform(chance)(ask, run.s))
  },
})
