// `merkur sim`: many games between bots, and what they came to.
import { mustBeWritable, writeText } from '../files.ts'
import type { Io } from '../io.ts'
import { gameWith } from '../packs.ts'
import { reportOf, summary } from '../series/report.ts'
import { playSeries } from '../series/run.ts'
import { optionsFrom, playersOf, scenarioOf } from '../shelf.ts'

export interface SimWish {
  readonly game: string
  readonly seats: Readonly<Record<string, string>>
  readonly scenario?: string
  readonly option: readonly string[]
  readonly games: number
  readonly seed: string
  readonly jobs?: number
  /** A folder with a data pack. */
  readonly pack?: string
  readonly out?: string
}

/** @returns 0 */
export async function sim(wish: SimWish, io: Io): Promise<number> {
  const game = await gameWith(wish.game, wish.pack)
  const scenario = scenarioOf(game, wish.scenario)
  const series = {
    game: game.id,
    scenario: scenario.id,
    options: optionsFrom(scenario, wish.option),
    bots: playersOf(scenario, wish.seats, () => 'random'),
    seed: wish.seed,
    ...(wish.pack === undefined ? {} : { pack: wish.pack }),
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
