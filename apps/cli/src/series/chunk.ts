// A part of a series of games: what one thread plays at a time.
import { botNamed, type GameResult, playGames } from '@merkur/bots'
import type { Options } from '@merkur/engine'
import { gameWith } from '../packs.ts'
import { thinking } from './thinking.ts'
import { noTimes, note, type Times } from './times.ts'

/** Games of one series: the same game, seats and seed, numbered on. */
export interface Series {
  readonly game: string
  readonly scenario: string
  readonly options: Options
  /** The name of a bot by seat. */
  readonly bots: Readonly<Record<string, string>>
  /** Game `i` of the series has the seed `<seed> <i>`. */
  readonly seed: string
  /** A folder with a data pack. */
  readonly pack?: string
}

export interface Chunk extends Series {
  readonly from: number
  readonly count: number
}

/** A finished game without its answers: what a report holds. */
export type Played = Omit<GameResult, 'inputs' | 'opening'>

export interface ChunkResult {
  readonly games: readonly Played[]
  /** Time of each decision with two options or more, by seat. */
  readonly times: Readonly<Record<string, Times>>
}

/** Plays the games of a chunk. @throws Error when rules or a bot fail; it names the seed */
export async function playChunk(chunk: Chunk): Promise<ChunkResult> {
  const { from, count, seed, scenario, options } = chunk
  const game = await gameWith(chunk.game, chunk.pack)
  const bots = Object.fromEntries(
    await Promise.all(
      Object.entries(chunk.bots).map(async ([seat, name]) => [seat, await botNamed(game, name)] as const),
    ),
  )
  const times = Object.fromEntries(Object.keys(bots).map((seat) => [seat, noTimes()]))
  const around = (seat: string, think: () => string): string => {
    const took = thinking()
    const key = think()
    const kept = times[seat]
    if (kept) note(kept, took())
    return key
  }
  const results = playGames(game, bots, { seed, scenario, options, from, count, around })
  return { games: results.map(({ inputs: _inputs, opening: _opening, ...rest }) => rest), times }
}
