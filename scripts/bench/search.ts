// Tree search: tries a second when each try plays 50 decisions on, from points all over random games.
import { searchFrom } from '@merkur/bots'
import { type Context, fastChance, imagine } from '@merkur/engine'
import { spent } from './clock.ts'
import { atLeast, figure, mean, quantile, type Row } from './figures.ts'
import type { Subject } from './games.ts'
import { inStretches, walk } from './positions.ts'
import type { Targets } from './targets.ts'

const SECONDS = 4
const DEPTH = 50
const ITERATIONS = 300

export function search<P extends Context>(subject: Subject<P>, targets: Targets): Row[] {
  const terms = { iterations: ITERATIONS, depth: DEPTH, worlds: 32, explore: 0.7, width: 12 }
  const rates: number[] = []
  const walked = walk(subject, 'search', SECONDS, (match, counts) => {
    const [ask] = match.run.asks
    if (match.seq !== 5 || !ask) return
    const world = imagine(match, ask.seat, fastChance(`world ${match.hash}`))
    const chance = fastChance(`search ${match.hash}`)
    let visits = 0
    const { processor } = spent(() => {
      visits = searchFrom(world, terms, chance).visits
    })
    // A decision with one option that leads on is not searched at all.
    if (counts && visits > 0) rates.push(visits / processor)
  })
  if (rates.length === 0) return [{ what: `tree search`, found: `no decision to search ${inStretches(walked)}` }]
  const rate = 1 / mean(rates.map((r) => 1 / r))
  return [
    {
      what: `tree search, iterations a second at a depth of ${DEPTH} decisions`,
      found: `${figure(rate)} (over ${rates.length} positions ${inStretches(walked)}; slowest ${figure(quantile(rates, 0))})`,
      ...(targets.search === undefined ? {} : { target: atLeast(rate, targets.search, 'a second', targets.of) }),
    },
  ]
}
