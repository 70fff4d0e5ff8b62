// Worlds that a seat cannot tell from the real one: bots get these and nothing else.
import { type Chance, noChance, replaying } from './chance.ts'
import { type Context, copyPlay, type Game } from './game.ts'
import type { Input } from './log.ts'
import type { Match } from './match.ts'
import type { SeatId } from './ref.ts'
import { Run } from './run.ts'

/** A moment as one seat knows it: what is hidden from it has been drawn anew. */
export interface World<P extends Context> {
  readonly game: Game<P>
  readonly seat: SeatId
  /** A fresh run at this moment; `chance` rolls what comes after it. As many as one likes, each on its own state. */
  open(chance: Chance): Run<P>
  /** What this world is made from, so that it can be sent elsewhere and more worlds imagined from it. */
  moment(): Moment<P>
}

/**
 * Imagines a world for `seat`: hidden things are drawn with `chance`, consistent with all the seat has seen;
 * what chance has already given in this activity is replayed; answers that another seat is giving in secret
 * at the same time are left out. Law: the world's view for `seat` equals the real one.
 */
export function imagine<P extends Context>(match: Match<P>, seat: SeatId, chance: Chance): World<P> {
  const { base, activity, inputs, rolls } = match.sinceActivity
  return imagineFrom(
    match.game,
    { base, now: match.s, activity, inputs, rolls, parallel: match.run.asks.length > 1 },
    seat,
    chance,
  )
}

/** What an imagined world is made from. */
export interface Moment<P extends Context> {
  readonly base: P
  readonly now: P
  readonly activity: string
  readonly inputs: readonly Input[]
  readonly rolls: readonly number[]
  /** Several seats are being asked at once, in secret from each other. */
  readonly parallel: boolean
}

export function imagineFrom<P extends Context>(
  game: Game<P>,
  moment: Moment<P>,
  seat: SeatId,
  chance: Chance,
): World<P> {
  const base = copyPlay(game, moment.base, chance)
  game.redraw(base, moment.now, seat, chance)
  base.cache = game.freshCache(base)
  const { activity, rolls, parallel } = moment
  const inputs = parallel ? moment.inputs.filter((i) => i.seat === seat) : moment.inputs
  return worldOf(game, { base, activity, inputs, rolls, parallel }, seat)
}

/** The world that a moment already imagined for `seat` describes: nothing is drawn anew. */
export function worldOf<P extends Context>(game: Game<P>, moment: Omit<Moment<P>, 'now'>, seat: SeatId): World<P> {
  const { base, activity, inputs, rolls } = moment
  const open = (later: Chance): Run<P> => {
    const run = new Run(game, copyPlay(game, base, replaying(rolls, later)), activity || undefined)
    for (const input of inputs) run.answer(input.seat, input.key)
    return run
  }
  const nothingLater = noChance('only the present was asked for')
  return { game, seat, open, moment: () => ({ ...moment, now: open(nothingLater).s }) }
}
