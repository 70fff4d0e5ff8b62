// Random games of one scenario to measure on: states for the fast driver, matches for the slow one, both by seed.
import {
  type Context,
  fastChance,
  item,
  keyAt,
  Match,
  newPlay,
  type Policy,
  type StartPosition,
  seeded,
  uniform,
} from '@merkur/engine'
import type { TableGame } from '@merkur/table'

/** What is measured: a game in one of its scenarios. */
export interface Subject<P extends Context = Context> {
  readonly game: TableGame<P>
  readonly scenario: string
}

/** A new state, its dice from `seed`. */
export function stateOf<P extends Context>({ game, scenario }: Subject<P>, seed: string): P {
  const s = newPlay(game, { scenario, options: {} })
  s.chance = fastChance(`dice ${seed}`)
  return s
}

/** Any option with equal chance, by `seed`. */
export const answersOf = (seed: string): Policy => uniform(fastChance(`answers ${seed}`))

/** A new match, or one that begins at `position`. */
export const matchOf = <P extends Context>(
  { game, scenario }: Subject<P>,
  seed: string,
  position?: StartPosition,
): Match<P> =>
  new Match(
    game,
    {
      game: game.id,
      rulesVersion: game.rulesVersion,
      pack: 'printed',
      scenario,
      options: {},
      chance: { kind: 'fast' },
      ...(position ? { position } : {}),
    },
    { chance: seeded(`dice ${seed}`) },
  )

/** Answers a match at random until it is over or `stop` says so before a decision. */
export function playOn<P extends Context>(match: Match<P>, seed: string, stop: (match: Match<P>) => boolean): void {
  const answer = answersOf(seed)
  while (!match.result && !stop(match)) {
    const ask = item(match.run.asks, 0)
    const key = keyAt(ask, answer(ask, match.s))
    const outcome = match.play(ask.seat, match.seq, key)
    if (!outcome.ok) throw new Error(`seed ${seed}: '${key}' was refused: ${outcome.text.id}`)
  }
}
