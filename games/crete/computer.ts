// The computer player of Crete 1941: its doctrine, played ahead.
import { type Doctrine, lookaheadBot } from '@merkur/bots'
import type { Bot } from '@merkur/engine'
import { weigh } from './doctrine.ts'
import { standing } from './outlook.ts'
import type { Crete } from './state.ts'

const doctrine: Doctrine<Crete> = {
  weigh,
  // In the middle of an activation what it has cost is seen, and not yet what it brings: it is played to its end.
  settled: (s) => s.doing === 'choosing',
  value: (s, seat) => (seat === 'german' ? standing(s) : 1 - standing(s)),
}

export const bot = (): Bot<Crete> => lookaheadBot(doctrine, { horizon: 2, width: 6, samples: 16, trust: 0.015 })
