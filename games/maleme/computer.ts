// The computer player of 12 Hours at Maleme: its doctrine, played ahead.
import { type Doctrine, lookaheadBot } from '@merkur/bots'
import type { Bot } from '@merkur/engine'
import { weigh } from './doctrine.ts'
import { chance } from './outlook.ts'
import type { Maleme } from './state.ts'

const doctrine: Doctrine<Maleme> = {
  weigh,
  value: (s, seat) => (seat === 'german' ? chance(s) : 1 - chance(s)),
}

export const bot = (): Bot<Maleme> =>
  lookaheadBot(doctrine, { horizon: 1, width: 6, doubt: 0.35, samples: 32, trust: 0.1 })
