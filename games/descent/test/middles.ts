// Positions from the middle of games of every scenario: fights, losses, hunger and half a formation on the march, as play comes to them.
import { usual } from '@merkur/bots'
import { copyPlay, fastChance, item, newPlay, noChance, optionsOf, Run } from '@merkur/engine'
import { weigh } from '../doctrine.ts'
import { rules } from '../game.ts'
import { type Descent, scenarioOf, setTimeAndWeather } from '../state.ts'

/** The Game-Turn and the phase to which each scenario is played: different sorts of phases, by day and by night. */
const MIDDLES: Readonly<Record<string, { readonly turn: number; readonly phase: number }>> = {
  '28': { turn: 85, phase: 3 },
  '29': { turn: 3, phase: 7 },
  '30': { turn: 16, phase: 9 },
  '31': { turn: 57, phase: 8 },
  '32': { turn: 22, phase: 12 },
  bg: { turn: 10, phase: 10 },
}

/** One answer of so many is any that is allowed; the others are what an experienced player would do. */
const ODD_ANSWERS = 8

const doctrine = { weigh, value: () => 0 }

/** The position with which the named phase opens in a game of this scenario, the same each time. */
function playTo(scenario: string): Descent {
  const { turn, phase } = item(
    [MIDDLES[scenario]].flatMap((m) => m ?? []),
    0,
  )
  const s = newPlay(rules, { scenario, options: {} })
  s.chance = fastChance(`middle of ${scenario}`)
  const chance = fastChance(`players of ${scenario}`)
  let middle: Descent | undefined
  const run = new Run(rules, s, undefined, (_, now) => {
    if (!middle && now.stage === 'open' && now.turn === turn && now.phase === phase)
      middle = copyPlay(rules, now, noChance('a position is kept'))
  })
  while (!middle && !run.over) {
    const ask = item(run.asks, 0)
    const options = optionsOf(ask)
    const odd = chance.die(ODD_ANSWERS) === 1
    run.give(0, odd ? item(options, chance.die(options.length) - 1) : usual(doctrine, ask, run.s, chance))
  }
  if (!middle) throw new Error(`scenario ${scenario}: found its end; allowed: turn ${turn}, phase ${phase} before it`)
  return middle
}

const known = new Map<string, Descent>()

/** A fresh copy of the middle of a game of this scenario, on the last Game-Turn of its clock: what is left of it is short. */
export function middleOf(scenario: string): Descent {
  const middle = known.get(scenario) ?? playTo(scenario)
  known.set(scenario, middle)
  const s = copyPlay(rules, middle, noChance('a position is kept'))
  setTimeAndWeather(s, scenarioOf(s).row.lastTurn, s.weather)
  return s
}
