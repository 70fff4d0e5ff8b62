// A game between bots as a match: what is saved, replayed and looked at.
import { type Context, type Game, item, Match, seeded } from '@merkur/engine'
import type { GameResult, GameTerms } from './play-game.ts'

/**
 * The match that repeats a game which was played by `playGame` with the same terms.
 * @throws Error when it comes out otherwise: the game is then not a function of its inputs and dice
 */
export function matchOf<P extends Context>(
  game: Game<P>,
  result: GameResult,
  terms: Pick<GameTerms, 'scenario' | 'options'> = {},
): Match<P> {
  const match = new Match(
    game,
    {
      game: game.id,
      rulesVersion: game.rulesVersion,
      pack: 'printed',
      scenario: terms.scenario ?? item(game.scenarios, 0).id,
      options: terms.options ?? {},
      chance: { kind: 'fast' },
      opening: result.opening,
    },
    { chance: seeded('replayed') },
  )
  const outcome = match.repeat(result.inputs)
  if (!outcome.ok || match.hash !== result.hash)
    throw new Error(`the game of seed '${result.seed}' does not repeat as a match: ${JSON.stringify(outcome)}`)
  return match
}
