// The computer player of Crete 1941: its doctrine, played ahead.
import { type Doctrine, lookaheadBot } from '@merkur/bots'
import type { Bot } from '@merkur/engine'
import { weigh } from './doctrine.ts'
import { standing } from './outlook.ts'
import type { Crete } from './state.ts'

const doctrine: Doctrine<Crete> = {
  weigh,
  value: (s, seat) => (seat === 'german' ? standing(s) : 1 - standing(s)),
}

export const bot = (): Bot<Crete> => lookaheadBot(doctrine, { horizon: 2, width: 6, samples: 24, trust: 0.1 })
