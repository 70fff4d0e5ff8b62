// `merkur strength`: how well a bot plays from each side against others, with random play beside it.
import type { Share } from '@merkur/bots'
import { mustBeWritable, writeText } from '../files.ts'
import type { Io } from '../io.ts'
import { gameWith } from '../packs.ts'
import { interval, ms, nameOfSeat } from '../series/report.ts'
import { playSeries } from '../series/run.ts'
import { quantile, type Times } from '../series/times.ts'
import { optionsFrom, scenarioOf } from '../shelf.ts'
import { type Column, percent, textTable } from '../text-table.ts'

export interface StrengthWish {
  readonly game: string
  readonly bot: string
  readonly against: readonly string[]
  readonly scenario?: string
  readonly option: readonly string[]
  readonly games: number
  readonly seed: string
  readonly jobs?: number
  /** A folder with a data pack. */
  readonly pack?: string
  readonly out?: string
}

interface Row {
  readonly seat: string
  readonly against: string
  readonly wins: Share
  readonly draws: Share
  /** How often random play in this seat beats random play, on the same seeds. */
  readonly random: Share
  readonly times: Times
}

const COLUMNS: readonly Column[] = [
  { title: 'seat' },
  { title: 'against' },
  { title: 'games', right: true },
  { title: 'wins', right: true },
  { title: '95 % interval', right: true },
  { title: 'draws', right: true },
  { title: 'random against random', right: true },
  { title: 'ms median', right: true },
  { title: 'p95', right: true },
  { title: 'max', right: true },
]

/** What a lone seat plays against: in a solitaire scenario no other bot has a seat. */
const ALONE = 'the rules alone'

/** @returns 0 */
export async function strength(wish: StrengthWish, io: Io): Promise<number> {
  const game = await gameWith(wish.game, wish.pack)
  const kit = game.kit(game.box)
  const scenario = scenarioOf(game, wish.scenario)
  const options = optionsFrom(scenario, wish.option)
  const jobs = wish.jobs ?? io.cores
  if (wish.out !== undefined) mustBeWritable(wish.out)
  const pack = wish.pack === undefined ? {} : { pack: wish.pack }
  const play = (bots: Record<string, string>, title: string) =>
    playSeries(
      { game: game.id, scenario: scenario.id, options, bots, seed: wish.seed, ...pack },
      { games: wish.games, jobs, title },
      io,
    )
  const all = (bot: string): Record<string, string> => Object.fromEntries(scenario.seats.map((seat) => [seat, bot]))
  const yardstick = await play(all('random'), 'random against random')
  const rows: Row[] = []
  for (const against of scenario.seats.length > 1 ? wish.against : [ALONE]) {
    for (const seat of scenario.seats) {
      const title = `${wish.bot} as ${nameOfSeat(kit, seat)} against ${against}`
      const { tally, times } = await play({ ...all(against), [seat]: wish.bot }, title)
      const wins = tally.wins[seat]
      const random = yardstick.tally.wins[seat]
      const own = times[seat]
      if (wins && random && own) rows.push({ seat, against, wins, draws: tally.draws, random, times: own })
    }
  }
  const lines = rows.map((r) => [
    nameOfSeat(kit, r.seat),
    r.against,
    `${r.wins.of}`,
    percent(r.wins.share),
    interval(r.wins),
    percent(r.draws.share),
    percent(r.random.share),
    ms(quantile(r.times, 0.5)),
    ms(quantile(r.times, 0.95)),
    ms(r.times.max),
  ])
  io.out(`${game.title}, scenario ${scenario.id}: bot '${wish.bot}', seed '${wish.seed}'\n\n`)
  io.out(textTable(COLUMNS, lines))
  if (wish.out !== undefined) {
    const data = rows.map(({ times, ...rest }) => ({
      ...rest,
      msPerDecision: { n: times.n, median: quantile(times, 0.5), p95: quantile(times, 0.95), max: times.max },
    }))
    const report = { merkur: 1, kind: 'strength', game: game.id, scenario: scenario.id, bot: wish.bot, rows: data }
    writeText(wish.out, `${JSON.stringify(report, null, 1)}\n`)
    io.out(`report: ${wish.out}\n`)
  }
  return 0
}
