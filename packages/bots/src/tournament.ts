// Two bots against each other from every side, and what the results are worth.
import { type Bot, type Context, type Game, item, type SeatId } from '@merkur/engine'
import { type GameResult, type GameTerms, playGames } from './play-game.ts'

/** A share with its 95 % interval (Wilson), each 0 to 1. */
export interface Share {
  readonly n: number
  readonly of: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** The Wilson interval of `n` of `of`; z = 1.96 is 95 %. Of nothing it is 0 to 1. */
export function wilson(n: number, of: number, z = 1.959964): Share {
  if (of === 0) return { n, of, share: 0, low: 0, high: 1 }
  const p = n / of
  const z2 = z * z
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of)
  const half = (z / (1 + z2 / of)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of))
  return { n, of, share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** How a series went, seat by seat. */
export interface Tally {
  readonly games: number
  readonly wins: Readonly<Record<SeatId, Share>>
  readonly draws: Share
  /** Mean number of decisions with two options or more in a game. */
  readonly decisions: number
}

export function tally(results: readonly GameResult[], seats: readonly SeatId[]): Tally {
  const games = results.length
  const of = (is: (r: GameResult) => boolean): Share => wilson(results.filter(is).length, games)
  const decisions = results.reduce((sum, r) => sum + Object.values(r.decisions).reduce((a, b) => a + b, 0), 0)
  return {
    games,
    wins: Object.fromEntries(seats.map((seat) => [seat, of((r) => r.winner === seat)])),
    draws: of((r) => r.winner === null),
    decisions: games === 0 ? 0 : decisions / games,
  }
}

/** One side of a tournament: bot A plays this seat, bot B every other. */
export interface Leg {
  readonly seat: SeatId
  readonly wins: Share
  readonly draws: Share
  readonly losses: Share
  readonly results: readonly GameResult[]
}

/** Plays `games` games with A in each seat against B in the others, the same seeds for each seat. */
export function tournament<P extends Context>(
  game: Game<P>,
  a: Bot<P>,
  b: Bot<P>,
  terms: GameTerms & { readonly games: number },
): Leg[] {
  const scenario = game.scenarios.find((x) => x.id === terms.scenario) ?? item(game.scenarios, 0)
  return scenario.seats.map((seat) => {
    const bots = Object.fromEntries(scenario.seats.map((one) => [one, one === seat ? a : b]))
    const results = playGames(game, bots, { ...terms, count: terms.games })
    const of = (is: (r: GameResult) => boolean): Share => wilson(results.filter(is).length, results.length)
    return {
      seat,
      wins: of((r) => r.winner === seat),
      draws: of((r) => r.winner === null),
      losses: of((r) => r.winner !== null && r.winner !== seat),
      results,
    }
  })
}
