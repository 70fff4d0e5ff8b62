// Random play by `playout`: decisions with two options or more a second on one core, their mean options, games a second.
import { type Context, optionsOf, type Policy, playout } from '@merkur/engine'
import { processorMs, spent } from './clock.ts'
import { atLeast, figure, quantile, type Row } from './figures.ts'
import { answersOf, type Subject, stateOf } from './games.ts'
import type { Targets } from './targets.ts'

/** Rounds of whole games, each at least so long by processor time; none begins after the time of all. */
const ROUNDS = 5
const ROUND_MS = 1000
/** So long the code of the largest game is being compiled, on threads whose time would count. */
const WARM_MS = 8000

/** Of so many decisions one has its options listed. */
const LISTED = 8

/** Plays game number `i` to its end; gives its decisions with two options or more. */
function playOne<P extends Context>(subject: Subject<P>, i: number, see: (plain: Policy) => Policy = (p) => p): number {
  return playout(subject.game, stateOf(subject, `bench ${i}`), see(answersOf(`bench ${i}`))).decisions
}

interface Listed {
  decisions: number
  options: number
}

/** Plays whole games for a while, listing options now and then; warms the code up too. */
function listed<P extends Context>(subject: Subject<P>): Listed {
  const out = { decisions: 0, options: 0 }
  let asked = 0
  const listing =
    (plain: Policy): Policy =>
    (ask, s) => {
      const open = asked++ % LISTED === 0 ? optionsOf(ask).length : 0
      if (open >= 2) {
        out.decisions++
        out.options += open
      }
      return plain(ask, s)
    }
  const end = processorMs() + WARM_MS
  for (let i = 0; processorMs() < end; i++) playOne(subject, i, listing)
  return out
}

export function randomPlay<P extends Context>(subject: Subject<P>, targets: Targets): Row[] {
  const { decisions: sampled, options } = listed(subject)
  const byProcessor: number[] = []
  const byClock: number[] = []
  const games: number[] = []
  let length = 0
  let played = 0
  const last = processorMs() + ROUNDS * ROUND_MS
  for (let round = 0; round < ROUNDS && (round === 0 || processorMs() < last); round++) {
    let decisions = 0
    let n = 0
    const { clock, processor } = spent(() => {
      const end = processorMs() + ROUND_MS
      while (processorMs() < end) decisions += playOne(subject, played + n++)
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
      found: `${figure(median)} (median of ${games.length} rounds, ${played.toLocaleString('en')} whole games; ${figure(quantile(byClock, 0.5))} by the clock)`,
      ...(targets.decisions === undefined
        ? {}
        : { target: atLeast(median, targets.decisions, 'a second', targets.of) }),
    },
    {
      what: 'mean options of these decisions, decisions a game, games a second',
      found: `${(options / sampled).toFixed(1)} (over ${sampled.toLocaleString('en')}), ${figure(length / played)}, ${figure(quantile(games, 0.5))}`,
    },
  ]
}
