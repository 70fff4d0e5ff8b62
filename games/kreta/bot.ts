// The computer player of Kreta 1941: moves by what gains most ground, fights by looking ahead a little.
import { type Doctrine, type LookaheadTerms, lookAhead, questionIn, usual } from '@merkur/bots'
import { type Bot, keyAt } from '@merkur/engine'
import { weigh } from './doctrine.ts'
import { germanChance } from './outlook.ts'
import type { Kreta } from './state.ts'

const doctrine: Doctrine<Kreta> = {
  weigh,
  value: (s, seat) => (seat === 'german' ? germanChance(s) : 1 - germanChance(s)),
}

/** Decisions that are worth a look ahead: what follows from them falls with the next die. */
const FIGHTING = new Set(['combat', 'force', 'targets', 'air', 'air-support', 'support', 'pursue-to', 'retreat'])

const TERMS: LookaheadTerms = { horizon: 1, width: 6, samples: 24, trust: 0.02 }

export const kretaBot = (terms: LookaheadTerms = TERMS): Bot<Kreta> => ({
  choose: (world, chance) => {
    const { run, ask } = questionIn(world, chance)
    if (FIGHTING.has(ask.id)) return lookAhead(world, doctrine, terms, chance)
    return keyAt(ask, usual(doctrine, ask, run.s, chance, 0))
  },
})
