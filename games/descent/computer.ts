// The computer player of Descent on Crete: at every question it follows its doctrine, in imagined worlds only.
import { questionIn, usual } from '@merkur/bots'
import { type Bot, keyAt } from '@merkur/engine'
import { weigh } from './doctrine.ts'
import { evaluate } from './outlook.ts'
import type { Descent } from './state.ts'

const doctrine = { weigh, value: (s: Descent, seat: string): number => (evaluate(s, seat) + 1) / 2 }

export const bot = (): Bot<Descent> => ({
  choose: (world, chance) => {
    const { run, ask } = questionIn(world, chance)
    return keyAt(ask, usual(doctrine, ask, run.s, chance))
  },
})
