// Random games to measure on: states for the fast driver, matches for the slow one, both by seed.
import {
  type Chance,
  type Context,
  fastChance,
  item,
  keyAt,
  Match,
  newPlay,
  optionsOf,
  type Run,
  seeded,
} from '@merkur/engine'
import type { TableGame } from '@merkur/table'

/** A new state of the game's first scenario, its dice from `seed`. */
export function stateOf<P extends Context>(game: TableGame<P>, seed: string): P {
  const s = newPlay(game, { scenario: item(game.scenarios, 0).id, options: {} })
  s.chance = fastChance(`dice ${seed}`)
  return s
}

/** A new match of the game's first scenario. */
const matchOf = <P extends Context>(game: TableGame<P>, seed: string): Match<P> =>
  new Match(
    game,
    {
      game: game.id,
      rulesVersion: game.rulesVersion,
      pack: 'printed',
      scenario: item(game.scenarios, 0).id,
      options: {},
      chance: { kind: 'fast' },
    },
    { chance: seeded(`dice ${seed}`) },
  )

/** Any offered answer of whoever is asked first, each with equal chance. */
function anyAnswer<P extends Context>(run: Run<P>, chance: Chance): { seat: string; key: string } {
  const ask = item(run.asks, 0)
  const options = optionsOf(ask)
  return { seat: ask.seat, key: keyAt(ask, item(options, chance.die(options.length) - 1)) }
}

/** Plays a match at random to its end; `see` is called at each decision. */
export function playMatch<P extends Context>(
  game: TableGame<P>,
  seed: string,
  see: (match: Match<P>) => void = () => undefined,
): Match<P> {
  const match = matchOf(game, seed)
  const answers = fastChance(`answers ${seed}`)
  while (!match.result) {
    see(match)
    const { seat, key } = anyAnswer(match.run, answers)
    const outcome = match.play(seat, match.seq, key)
    if (!outcome.ok) throw new Error(`seed ${seed}: '${key}' was refused: ${outcome.text.id}`)
  }
  return match
}
