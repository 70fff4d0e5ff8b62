// Random play by `playout`: decisions with two options or more a second on one core, their mean options, games a second.
import { type Context, fastChance, optionsOf, type Policy, playout, uniform } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { spent } from './clock.ts'
import { atLeast, figure, quantile, type Row } from './figures.ts'
import { stateOf } from './games.ts'
import type { Targets } from './targets.ts'

const ROUNDS = 7
const ROUND_MS = 1500
const LISTED = 20

/** Plays game number `i`; gives its decisions with two options or more. */
function playOne<P extends Context>(game: TableGame<P>, i: number, policy?: (plain: Policy<P>) => Policy<P>): number {
  const plain = uniform(fastChance(`answers bench ${i}`)) as Policy<P>
  return playout(game, stateOf(game, `bench ${i}`), policy ? policy(plain) : plain).decisions
}

/** Mean options of the decisions with two or more, from a separate listing of all of them in the same games. */
function meanOptions<P extends Context>(game: TableGame<P>, games: number): number {
  let decisions = 0
  let options = 0
  const listing =
    (plain: Policy<P>): Policy<P> =>
    (ask, s) => {
      const open = optionsOf(ask).length
      if (open >= 2) {
        decisions++
        options += open
      }
      return plain(ask, s)
    }
  for (let i = 0; i < games; i++) playOne(game, i, listing)
  return options / decisions
}

export function randomPlay<P extends Context>(game: TableGame<P>, targets: Targets): Row[] {
  const warm = performance.now() + ROUND_MS
  for (let i = 0; performance.now() < warm; i++) playOne(game, i)
  const byProcessor: number[] = []
  const byClock: number[] = []
  const games: number[] = []
  let length = 0
  let played = 0
  for (let round = 0; round < ROUNDS; round++) {
    let decisions = 0
    let n = 0
    const { clock, processor } = spent(() => {
      const end = performance.now() + ROUND_MS
      while (performance.now() < end) decisions += playOne(game, played + n++)
    })
    byProcessor.push(decisions / processor)
    byClock.push(decisions / clock)
    games.push(n / processor)
    length += decisions
    played += n
  }
  const median = quantile(byProcessor, 0.5)
  return [
    {
      what: 'random play, decisions with two options or more a second',
      found: `${figure(median)} (median of ${ROUNDS} rounds; ${figure(quantile(byClock, 0.5))} by the clock)`,
      ...(targets.decisions === undefined
        ? {}
        : { target: atLeast(median, targets.decisions, 'a second', targets.of) }),
    },
    {
      what: 'mean options of these decisions, decisions a game, games a second',
      found: `${meanOptions(game, LISTED).toFixed(1)}, ${figure(length / played)}, ${figure(quantile(games, 0.5))}`,
    },
  ]
}
