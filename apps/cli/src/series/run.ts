// Plays a whole series on as many threads as wanted, with a bar that tells how far it is.
import { type Tally, tally } from '@merkur/bots'
import { Presets, SingleBar } from 'cli-progress'
import { Piscina } from 'piscina'
import type { Io } from '../io.ts'
import { type Chunk, type ChunkResult, type Played, playChunk, type Series } from './chunk.ts'
import { addTimes, noTimes, type Times } from './times.ts'

export interface Finished {
  readonly series: Series
  /** In the order of their numbers. */
  readonly games: readonly Played[]
  readonly tally: Tally
  readonly times: Readonly<Record<string, Times>>
  /** Wall clock. */
  readonly seconds: number
  readonly threads: number
}

/** Without a terminal, a line this often tells how far a series is, in milliseconds. */
const TELL_EVERY = 10_000

/** Chunks small enough that the bar moves and no thread waits long for the last one. */
export function chunksOf(series: Series, games: number, threads: number): Chunk[] {
  const size = Math.max(1, Math.min(50, Math.floor(games / (threads * 32))))
  const out: Chunk[] = []
  for (let from = 0; from < games; from += size) out.push({ ...series, from, count: Math.min(size, games - from) })
  return out
}

/** Minutes and seconds: `3:05`. */
const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/**
 * Plays `games` games. The results do not depend on the number of threads.
 * @throws Error when rules or a bot fail; it names the seed
 */
export async function playSeries(
  series: Series,
  { games, jobs, title }: { readonly games: number; readonly jobs: number; readonly title: string },
  io: Io,
): Promise<Finished> {
  const began = performance.now()
  const threads = io.worker === undefined ? 1 : Math.min(jobs, games)
  const chunks = chunksOf(series, games, threads)
  const bar = new SingleBar(
    {
      format: `${title} [{bar}] {value} of {total} games, {eta_formatted} left`,
      hideCursor: true,
      stream: process.stderr,
    },
    Presets.shades_grey,
  )
  if (io.terminal) bar.start(games, 0)
  const pool =
    io.worker === undefined || threads === 1
      ? undefined
      : new Piscina<Chunk, ChunkResult>({ filename: io.worker, minThreads: threads, maxThreads: threads })
  const results: ChunkResult[] = []
  let done = 0
  let told = began
  const tell = (more: number): void => {
    done += more
    bar.increment(more)
    const now = performance.now()
    if (io.terminal || done === games || now - told < TELL_EVERY) return
    told = now
    io.err(`${title}: ${done} of ${games} games, about ${clock(((now - began) / done) * (games - done))} left\n`)
  }
  try {
    const play = async (chunk: Chunk, i: number): Promise<void> => {
      results[i] = await (pool ? pool.run(chunk) : playChunk(chunk))
      tell(chunk.count)
    }
    if (pool) await Promise.all(chunks.map(play))
    else for (const [i, chunk] of chunks.entries()) await play(chunk, i)
  } finally {
    bar.stop()
    await pool?.destroy()
  }
  const times = Object.fromEntries(Object.keys(series.bots).map((seat) => [seat, noTimes()]))
  for (const result of results)
    for (const [seat, more] of Object.entries(result.times)) {
      const to = times[seat]
      if (to) addTimes(to, more)
    }
  const played = results.flatMap((r) => r.games)
  const whole = played.map((g) => ({ ...g, inputs: [], opening: [] }))
  return {
    series,
    games: played,
    tally: tally(whole, Object.keys(series.bots)),
    times,
    seconds: (performance.now() - began) / 1000,
    threads,
  }
}
