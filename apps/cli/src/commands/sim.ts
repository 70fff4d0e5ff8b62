// `merkur sim`: many games between bots, and what they came to.
import { mustBeWritable, writeText } from '../files.ts'
import type { Io } from '../io.ts'
import { reportOf, summary } from '../series/report.ts'
import { playSeries } from '../series/run.ts'
import { openGame, optionsFrom, playersOf, scenarioOf } from '../shelf.ts'

export interface SimWish {
  readonly game: string
  readonly seats: Readonly<Record<string, string>>
  readonly scenario?: string
  readonly option: readonly string[]
  readonly games: number
  readonly seed: string
  readonly jobs?: number
  readonly out?: string
}

/** @returns 0 */
export async function sim(wish: SimWish, io: Io): Promise<number> {
  const game = await openGame(wish.game)
  const scenario = scenarioOf(game, wish.scenario)
  const series = {
    game: game.id,
    scenario: scenario.id,
    options: optionsFrom(scenario, wish.option),
    bots: playersOf(scenario, wish.seats, () => 'random'),
    seed: wish.seed,
  }
  if (wish.out !== undefined) mustBeWritable(wish.out)
  const terms = { games: wish.games, jobs: wish.jobs ?? io.cores, title: game.title }
  const finished = await playSeries(series, terms, io)
  io.out(summary(finished, game, game.kit(game.box)))
  if (wish.out !== undefined) {
    writeText(wish.out, `${JSON.stringify(reportOf(finished, game), null, 1)}\n`)
    io.out(`report: ${wish.out}\n`)
  }
  return 0
}
