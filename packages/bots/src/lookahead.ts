// A bot that plays each promising option a little way on, as an experienced player would, and takes what turns out best.
import {
  type Ask,
  type Bot,
  type Chance,
  type Context,
  fastChance,
  item,
  keyAt,
  type Run,
  type SeatId,
  type World,
} from '@merkur/engine'
import { leadingOn, questionIn } from './asked.ts'

/** What a game teaches its bot. */
export interface Doctrine<P extends Context = Context> {
  /** Weights of a question's candidates as an experienced player would feel them: 0 for refused ones, else more than 0. */
  weigh(ask: Ask, s: P): readonly number[]
  /** How good a position promises to be for a seat, 0 (lost) to 1 (won). */
  value(s: P, seat: SeatId): number
  /** Whether a position can be judged: nothing is half done in it. Playing on goes past its horizon until it can; always unless told. */
  settled?(s: P): boolean
}

/** Activities played past the horizon for the sake of a settled position, at most. */
const PATIENCE = 16

export interface LookaheadTerms {
  /** Activities played on after the one in progress. */
  readonly horizon: number
  /** How many of the most promising options are looked at. */
  readonly width: number
  /** Options that doctrine likes less than this share of its favourite are not looked at: what is plain needs no thought; 0 unless told. */
  readonly doubt?: number
  /** Playings on in all, shared out among the options by halving. */
  readonly samples: number
  /** How much doctrine's liking counts beside what was seen: the gain, in chances of winning, of its favourite over a worthless option; 0 unless told. */
  readonly trust?: number
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

/** Answers of one playing on at the most: a doctrine that builds and unbuilds a set for ever thinks no longer. */
const LONGEST = 2000

/** Plays on by doctrine until `horizon` further activities have begun and ended and the position is settled, or the game is over. */
function playOn<P extends Context>(run: Run<P>, doctrine: Doctrine<P>, horizon: number, chance: Chance): void {
  let begun = 0
  run.onActivity = () => {
    begun++
  }
  const goesOn = (): boolean => begun <= horizon || (begun <= horizon + PATIENCE && doctrine.settled?.(run.s) === false)
  for (let n = 0; n < LONGEST && !run.over && goesOn(); n++)
    run.give(0, usual(doctrine, item(run.asks, 0), run.s, chance))
}

interface Candidate {
  readonly index: number
  readonly key: string
  /** What doctrine's liking adds. */
  readonly liked: number
  sum: number
  n: number
}

const promise = (c: Candidate): number => (c.n === 0 ? 0 : c.sum / c.n) + c.liked

/** Worlds that differ in what is hidden, among which the playings on are shared out. */
const WORLDS = 4

/**
 * Looks ahead: every round plays each remaining option on in the same worlds with the same dice, then drops the worse half.
 * @returns the key of the option taken
 */
export function lookAhead<P extends Context>(
  world: World<P>,
  doctrine: Doctrine<P>,
  terms: LookaheadTerms,
  chance: Chance,
): string {
  const { run: now, ask, part } = questionIn(world, chance)
  // Toggling a set is no step forward that a look ahead could tell apart: doctrine builds it.
  if (ask.chosen !== undefined) return keyAt(ask, usual(doctrine, ask, now.s, chance))
  const weights = doctrine.weigh(ask, now.s)
  const liking = (index: number): number => item(weights, index, 'weights')
  const most = Math.max(...weights)
  let left = leadingOn(ask)
    .filter((i) => liking(i) >= (terms.doubt ?? 0) * most)
    .sort((a, b) => liking(b) - liking(a))
    .slice(0, terms.width)
    .map(
      (index): Candidate => ({
        index,
        key: keyAt(ask, index),
        liked: ((terms.trust ?? 0) * liking(index)) / most,
        sum: 0,
        n: 0,
      }),
    )
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
  const worlds = left.length > 1 ? [world, ...Array.from({ length: WORLDS - 1 }, () => world.again(chance))] : []
  for (let tries = 0; left.length > 1; ) {
    const each = Math.max(1, Math.floor(terms.samples / rounds / left.length))
    for (let k = 0; k < each; k++) {
      const seed = `${chance.die(0x7fffffff)}`
      const place = item(worlds, tries++ % worlds.length)
      for (const candidate of left) {
        const dice = fastChance(seed)
        const run = place.open(dice)
        run.answer(item(run.asks, part).seat, candidate.key)
        playOn(run, doctrine, terms.horizon, dice)
        candidate.sum += doctrine.value(run.s, world.seat)
        candidate.n++
      }
    }
    left.sort((a, b) => promise(b) - promise(a))
    left = left.slice(0, Math.ceil(left.length / 2))
  }
  return item(left, 0).key
}

/** The bot of a game that has a doctrine. */
export const lookaheadBot = <P extends Context>(doctrine: Doctrine<P>, terms: LookaheadTerms): Bot<P> => ({
  choose: (world, chance) => lookAhead(world, doctrine, terms, chance),
})
