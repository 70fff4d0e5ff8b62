// What a series came to: a table to read, and plain data for other programs.
import type { Share } from '@merkur/bots'
import type { Kit, TableGame } from '@merkur/table'
import { type Column, percent, textTable } from '../text-table.ts'
import type { Finished } from './run.ts'
import { quantile, type Times } from './times.ts'

export const interval = ({ low, high }: Share): string => `${percent(low)} to ${percent(high)}`

/** Milliseconds with three figures: `0.0312`, `1.25`, `348`. */
export const ms = (time: number): string => (time >= 100 ? time.toFixed(0) : time.toPrecision(3))

export const nameOfSeat = (kit: Kit, seat: string): string => kit.seats.find((s) => s.id === seat)?.name ?? seat

const COLUMNS: readonly Column[] = [
  { title: 'seat' },
  { title: 'played by' },
  { title: 'wins', right: true },
  { title: 'share', right: true },
  { title: '95 % interval', right: true },
  { title: 'decisions a game', right: true },
  { title: 'ms median', right: true },
  { title: 'p95', right: true },
  { title: 'max', right: true },
]

const timed = (t: Times | undefined): string[] =>
  t && t.n > 0 ? [ms(quantile(t, 0.5)), ms(quantile(t, 0.95)), ms(t.max)] : ['', '', '']

/** How many games each case of the rules ended, most first: `7: 120, 7.1: 80`. */
function endings(finished: Finished): string {
  const by = new Map<string, number>()
  for (const g of finished.games) by.set(g.rule, (by.get(g.rule) ?? 0) + 1)
  return [...by]
    .sort((a, b) => b[1] - a[1])
    .map(([rule, n]) => `${rule || 'no case'}: ${n}`)
    .join(', ')
}

/** The summary of a series as a table. */
export function summary(finished: Finished, game: TableGame, kit: Kit): string {
  const { tally, times, series, games } = finished
  const perGame = (seat: string): string =>
    (games.reduce((sum, g) => sum + (g.decisions[seat] ?? 0), 0) / games.length).toFixed(1)
  const rows = Object.entries(series.bots).map(([seat, bot]) => {
    const wins = tally.wins[seat]
    return wins
      ? [
          nameOfSeat(kit, seat),
          bot,
          `${wins.n}`,
          percent(wins.share),
          interval(wins),
          perGame(seat),
          ...timed(times[seat]),
        ]
      : []
  })
  const { draws } = tally
  rows.push(['draws', '', `${draws.n}`, percent(draws.share), interval(draws), ''])
  const options = Object.entries(series.options).map(([name, value]) => `, ${name}=${value}`)
  const threads = finished.threads === 1 ? 'one thread' : `${finished.threads} threads`
  return [
    `${game.title}, scenario ${series.scenario}${options.join('')}: ${games.length} games, seed '${series.seed}', rules version ${game.rulesVersion}`,
    `${tally.decisions.toFixed(1)} decisions with two options or more a game; ${finished.seconds.toFixed(1)} s on ${threads}, ${(games.length / finished.seconds).toPrecision(3)} games a second`,
    '',
    textTable(COLUMNS, rows).trimEnd(),
    '',
    `ended by case: ${endings(finished)}`,
    '',
  ].join('\n')
}

/** The same as data, every game with its seed and hash. */
export function reportOf(finished: Finished, game: TableGame): unknown {
  const { series, games, tally, times, seconds, threads } = finished
  return {
    merkur: 1,
    kind: 'simulation',
    ...series,
    title: game.title,
    rulesVersion: game.rulesVersion,
    seconds,
    threads,
    tally,
    msPerDecision: Object.fromEntries(
      Object.entries(times).map(([seat, t]) => [
        seat,
        {
          n: t.n,
          mean: t.n === 0 ? 0 : t.sum / t.n,
          median: quantile(t, 0.5),
          p95: quantile(t, 0.95),
          max: t.max,
        },
      ]),
    ),
    games,
  }
}
