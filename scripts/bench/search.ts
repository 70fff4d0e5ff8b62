// Tree search: tries a second when each try plays 50 decisions on, from many points of random games.
import { searchFrom } from '@merkur/bots'
import { type Context, fastChance, imagine } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { spent } from './clock.ts'
import { atLeast, figure, mean, quantile, type Row } from './figures.ts'
import { playMatch } from './games.ts'
import type { Targets } from './targets.ts'

const DEPTH = 50
const ITERATIONS = 300

export function search<P extends Context>(game: TableGame<P>, targets: Targets): Row[] {
  const terms = { iterations: ITERATIONS, depth: DEPTH, worlds: 32, explore: 0.7, width: 12 }
  const rates: number[] = []
  for (let i = 0; i < 4; i++)
    playMatch(game, `search ${i}`, (match) => {
      const [ask] = match.run.asks
      if (match.seq % 50 !== 25 || !ask) return
      const world = imagine(match, ask.seat, fastChance(`world ${match.seq}`))
      const chance = fastChance(`search ${match.seq}`)
      let visits = 0
      const { processor } = spent(() => {
        visits = searchFrom(world, terms, chance).visits
      })
      // A decision with one option that leads on is not searched at all.
      if (i > 0 && visits > 0) rates.push(visits / processor)
    })
  const rate = 1 / mean(rates.map((r) => 1 / r))
  return [
    {
      what: `tree search, iterations a second at a depth of ${DEPTH} decisions`,
      found: `${figure(rate)} (over ${rates.length} positions; slowest ${figure(quantile(rates, 0))})`,
      ...(targets.search === undefined ? {} : { target: atLeast(rate, targets.search, 'a second', targets.of) }),
    },
  ]
}
