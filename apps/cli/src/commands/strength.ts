// `merkur strength`: how well a bot plays from each side against others, with random play beside it.
import { rowsOn, type Share, type StrengthRow, type StrengthTerms, withScenario } from '@merkur/bots'
import type { Io } from '../io.ts'
import { gameWith } from '../packs.ts'
import { interval, ms, nameOfSeat } from '../series/report.ts'
import { playSeries } from '../series/run.ts'
import { strengthIn, writeStrength } from '../series/strength-file.ts'
import { quantile } from '../series/times.ts'
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
  /** The file that gets the rows, each as soon as it is measured; what it says of other scenarios stays. */
  readonly out?: string
  /** Rows of this scenario that the file holds on the same terms stay, and are not measured again. */
  readonly resume: boolean
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
  const pack = wish.pack === undefined ? {} : { pack: wish.pack }
  const terms: StrengthTerms = { scenario: scenario.id, options, bot: wish.bot, seed: wish.seed }
  let file = strengthIn(wish.out, game.id)
  const kept = wish.resume ? rowsOn(file, terms).filter((row) => row.wins.of === wish.games) : []
  const all = (bot: string): Record<string, string> => Object.fromEntries(scenario.seats.map((seat) => [seat, bot]))
  const play = (bots: Record<string, string>, title: string) =>
    playSeries(
      { game: game.id, scenario: scenario.id, options, bots, seed: wish.seed, ...pack },
      { games: wish.games, jobs, title },
      io,
    )
  let yardstick: Readonly<Record<string, Share>> | undefined
  const measure = async (seat: string, against: string): Promise<StrengthRow | undefined> => {
    yardstick ??= (await play(all('random'), 'random against random')).tally.wins
    const title = `${wish.bot} as ${nameOfSeat(kit, seat)} against ${against}`
    const { tally, times } = await play({ ...all(against), [seat]: wish.bot }, title)
    const wins = tally.wins[seat]
    const random = yardstick[seat]
    const own = times[seat]
    if (!wins || !random || !own) return undefined
    const msPerDecision = { n: own.n, median: quantile(own, 0.5), p95: quantile(own, 0.95), max: own.max }
    return { seat, against, wins, draws: tally.draws, random, msPerDecision }
  }
  const rows: StrengthRow[] = [...kept]
  for (const against of scenario.seats.length > 1 ? wish.against : [ALONE]) {
    for (const seat of scenario.seats) {
      if (kept.some((row) => row.seat === seat && row.against === against)) continue
      const row = await measure(seat, against)
      if (!row) continue
      rows.push(row)
      if (wish.out === undefined) continue
      const order = game.scenarios.map((one) => one.id)
      file = withScenario(file, { ...terms, rows }, order)
      writeStrength(wish.out, file)
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
    ms(r.msPerDecision.median),
    ms(r.msPerDecision.p95),
    ms(r.msPerDecision.max),
  ])
  io.out(`${game.title}, scenario ${scenario.id}: bot '${wish.bot}', seed '${wish.seed}'\n\n`)
  io.out(textTable(COLUMNS, lines))
  if (wish.out !== undefined) io.out(`report: ${wish.out}\n`)
  return 0
}
