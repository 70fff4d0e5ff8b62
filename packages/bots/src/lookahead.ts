// A bot that plays each promising option a little way on, as an experienced player would, and takes what turns out best.
import {
  type Ask,
  type Chance,
  type Context,
  fastChance,
  item,
  keyAt,
  type Run,
  refusalAt,
  type SeatId,
  type World,
} from '@merkur/engine'

/** What a game teaches its bot. */
export interface Doctrine<P extends Context = Context> {
  /** Weights of a question's candidates as an experienced player would feel them: 0 for refused ones, else more than 0. */
  weigh(ask: Ask, s: P): readonly number[]
  /** How good a position promises to be for a seat, 0 (lost) to 1 (won). */
  value(s: P, seat: SeatId): number
}

export interface LookaheadTerms {
  /** Activities played on after the one in progress. */
  readonly horizon: number
  /** How many of the most promising options are looked at. */
  readonly width: number
  /** Playings on in all, shared out among the options by halving. */
  readonly samples: number
}

/** The candidate that doctrine likes best, each weight shaken a little so that not every game is the same. */
export function usual<P extends Context>(doctrine: Doctrine<P>, ask: Ask, s: P, chance: Chance, shake = 0.06): number {
  const weights = doctrine.weigh(ask, s)
  let best = -1
  let found = -1
  for (let i = 0; i < weights.length; i++) {
    const w = item(weights, i, 'weights')
    if (w === 0) continue
    const felt = w * (1 + shake * chance.die(6))
    if (felt > best) {
      best = felt
      found = i
    }
  }
  if (found < 0) throw new RangeError(`doctrine weighs no option of decision '${ask.id}' (${ask.rule})`)
  return found
}

/** Plays on by doctrine until `horizon` further activities have begun and ended, or the game is over. */
function playOn<P extends Context>(run: Run<P>, doctrine: Doctrine<P>, horizon: number, chance: Chance): void {
  let begun = 0
  run.onActivity = () => {
    begun++
  }
  while (!run.over && begun <= horizon) run.give(0, usual(doctrine, item(run.asks, 0), run.s, chance))
}

interface Candidate {
  readonly index: number
  sum: number
  n: number
}

const mean = (c: Candidate): number => (c.n === 0 ? 0 : c.sum / c.n)

/**
 * Looks ahead from an imagined world. Every round plays each remaining option on with the same dice, then drops the worse half.
 * @returns the key of the option taken
 */
export function lookAhead<P extends Context>(
  world: World<P>,
  seat: SeatId,
  doctrine: Doctrine<P>,
  terms: LookaheadTerms,
  chance: Chance,
): string {
  const now = world.open(chance)
  const ask = now.askOf(seat)
  if (!ask) throw new RangeError(`${seat} is not asked in this world`)
  // Toggling a set is no step forward that a look ahead could tell apart: doctrine builds it.
  if (ask.chosen !== undefined) return keyAt(ask, usual(doctrine, ask, now.s, chance))
  const weights = doctrine.weigh(ask, now.s)
  const open: Candidate[] = []
  for (let index = 0; index < ask.of.length; index++) if (!refusalAt(ask, index)) open.push({ index, sum: 0, n: 0 })
  open.sort((a, b) => item(weights, b.index, 'weights') - item(weights, a.index, 'weights'))
  let left = open.slice(0, terms.width)
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
  const budget = Math.floor(terms.samples / rounds)
  for (let round = 0; left.length > 1; round++) {
    const each = Math.max(1, Math.floor(budget / left.length))
    for (let k = 0; k < each; k++) {
      const seed = `${chance.die(0x7fffffff)}`
      for (const candidate of left) {
        const dice = fastChance(seed)
        const run = world.open(dice)
        const part = run.asks.findIndex((a) => a.seat === seat)
        run.give(part, candidate.index)
        playOn(run, doctrine, terms.horizon, dice)
        candidate.sum += doctrine.value(run.s, seat)
        candidate.n++
      }
    }
    left.sort((a, b) => mean(b) - mean(a))
    left = left.slice(0, Math.ceil(left.length / 2))
  }
  return keyAt(ask, item(left, 0).index)
}
