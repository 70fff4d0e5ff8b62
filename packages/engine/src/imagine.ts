// Worlds that a seat cannot tell from the real one: bots get these and nothing else.

import { item } from './cells.ts'
import { type Chance, noChance, replaying } from './chance.ts'
import { type Context, copyPlay, type Game } from './game.ts'
import type { Input } from './log.ts'
import type { Match } from './match.ts'
import { keyAt, optionsOf } from './options.ts'
import type { SeatId } from './ref.ts'
import { Run } from './run.ts'

/** A moment as one seat knows it: what is hidden from it has been drawn anew. */
export interface World<P extends Context> {
  readonly game: Game<P>
  readonly seat: SeatId
  /** A fresh run at this moment; `chance` rolls what comes after it. As many as one likes, each on its own state. */
  open(chance: Chance): Run<P>
  /** Another world that the seat cannot tell from this one, made from this one alone. */
  again(chance: Chance): World<P>
  /** What this world is made from, so that it can be sent elsewhere and more worlds imagined from it. */
  moment(): Moment<P>
}

/**
 * Imagines a world for `seat`: hidden things are drawn with `chance`, consistent with all the seat has seen;
 * what chance has already given in this activity is replayed; answers that another seat gives in secret at the same
 * time are left out, or made up when that seat is known to have given them all. Law: the world's view for `seat`
 * equals the real one.
 */
export function imagine<P extends Context>(match: Match<P>, seat: SeatId, chance: Chance): World<P> {
  const { base, activity, inputs, rolls } = match.sinceActivity
  const { s: now, parallel, asks } = match.run
  return imagineFrom(
    match.game,
    { base, now, activity, inputs, rolls, parallel, asked: asks.map((a) => a.seat) },
    seat,
    chance,
  )
}

/**
 * Hidden numbers in any order, each order with equal chance. How they are given does not matter: that would tell where each
 * truly lies, and no imagined world may depend on it.
 */
export function shuffled(hidden: readonly number[], chance: Chance): number[] {
  const out = [...hidden].sort((a, b) => a - b)
  for (let i = out.length - 1; i > 0; i--) {
    const j = chance.die(i + 1) - 1
    const held = item(out, i)
    out[i] = item(out, j)
    out[j] = held
  }
  return out
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
  /** Seats that are being asked. */
  readonly asked: readonly SeatId[]
}

export function imagineFrom<P extends Context>(
  game: Game<P>,
  moment: Moment<P>,
  seat: SeatId,
  chance: Chance,
): World<P> {
  const base = copyPlay(game, moment.base, chance)
  if (game.redraw) {
    game.redraw(base, moment.now, seat, chance)
    base.cache = game.freshCache(base)
  }
  const { activity, rolls, parallel } = moment
  const inputs = parallel ? known(game, base, moment, seat, chance) : moment.inputs
  return worldOf(game, { base, activity, inputs, rolls, parallel }, seat)
}

/** The inputs of an activity with those that others gave in secret left out, or drawn with `chance` when they are done. */
function known<P extends Context>(game: Game<P>, base: P, moment: Moment<P>, seat: SeatId, chance: Chance): Input[] {
  const play = copyPlay(game, base, replaying(moment.rolls, noChance('answers given in secret are made up')))
  const run = new Run(game, play, moment.activity || undefined)
  const inputs: Input[] = []
  const give = (input: Input): void => {
    run.answer(input.seat, input.key)
    inputs.push(input)
  }
  for (const input of moment.inputs) if (!run.parallel || input.seat === seat) give(input)
  for (;;) {
    const ask = run.asks.find((a) => !moment.asked.includes(a.seat))
    if (!ask) return inputs
    const options = optionsOf(ask)
    const key = keyAt(ask, item(options, chance.die(options.length, 'made up') - 1, 'options'))
    give({ n: 0, kind: 'input', by: ask.seat, seat: ask.seat, decision: ask.id, key })
  }
}

/** The world that a moment already imagined for `seat` describes: nothing is drawn anew. */
export function worldOf<P extends Context>(
  game: Game<P>,
  moment: Omit<Moment<P>, 'now' | 'asked'>,
  seat: SeatId,
): World<P> {
  const { base, activity, inputs, rolls } = moment
  const open = (later: Chance): Run<P> => {
    const run = new Run(game, copyPlay(game, base, replaying(rolls, later)), activity || undefined)
    for (const input of inputs) run.answer(input.seat, input.key)
    return run
  }
  const whole = (): Moment<P> => {
    const { s: now, asks } = open(noChance('only the present was asked for'))
    return { ...moment, now, asked: asks.map((a) => a.seat) }
  }
  let own: Moment<P> | undefined
  const again = (chance: Chance): World<P> => {
    own ??= whole()
    return imagineFrom(game, own, seat, chance)
  }
  return { game, seat, open, again, moment: whole }
}
