// Plays the finished matches that each game's tests replay: 50 of a game, fewer of a long one. `npm run matches [game ...]`.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { botNamed, matchOf, playGame } from '@merkur/bots'
import { catalogue } from '@merkur/catalogue'
import { saveText } from '@merkur/engine'
import { beginMatch, playOn } from '@merkur/suite'
import type { TableGame } from '@merkur/table'

const MATCHES = 50

interface Long {
  readonly matches: number
  /** The scenario that is not played out: after so many inputs its first seat resigns. */
  readonly longest: string
  readonly inputs: number
}

/** Games of thousands of decisions a match are kept in fewer matches, played by chance. */
const LONG: Readonly<Record<string, Long>> = { descent: { matches: 24, longest: 'bg', inputs: 2500 } }

/** Who plays whom, in turn; the rest is chance against chance. */
const PAIRS = [
  ['bot', 'random'],
  ['random', 'bot'],
  ['bot', 'bot'],
  ['random', 'random'],
  ['greedy', 'random'],
] as const

/** One match as the text of a save. */
async function playMatch(game: TableGame, n: number): Promise<{ name: string; json: string }> {
  const scenario = game.scenarios[n % game.scenarios.length]
  const long = LONG[game.id]
  if (long && scenario?.id === long.longest) return giveUp(game, n, long)
  const names = long ? (['random', 'random'] as const) : PAIRS[n % PAIRS.length]
  if (!scenario || !names) throw new RangeError(`${game.id} has no scenario`)
  const bots = Object.fromEntries(
    await Promise.all(
      scenario.seats.map(async (seat, i) => [seat, await botNamed(game, names[i % names.length] ?? 'random')] as const),
    ),
  )
  const result = playGame(game, bots, { seed: `corpus ${n}`, scenario: scenario.id })
  const match = matchOf(game, result, { scenario: scenario.id })
  return { name: nameOf(n, scenario.id, names.join('-')), json: saveText(match) }
}

const nameOf = (n: number, scenario: string, how: string): string =>
  `${String(n).padStart(2, '0')}-${scenario}-${how}.json.gz`

/** The first inputs of a scenario that is too long to be kept whole; then its first seat resigns. */
function giveUp(game: TableGame, n: number, long: Long): { name: string; json: string } {
  const scenario = game.scenarios.find((x) => x.id === long.longest)
  if (!scenario) throw new RangeError(`${game.id} has no scenario ${long.longest}`)
  const match = playOn(beginMatch(game, `corpus ${n}`, { scenario }), `corpus ${n}`, (m) => m.seq >= long.inputs)
  const outcome = match.resign(match.seats[0] ?? '')
  if (!outcome.ok) throw new Error(`${game.id} ${long.longest}: its first seat could not resign`)
  return { name: nameOf(n, scenario.id, 'random-resigned'), json: saveText(match) }
}

const wanted = process.argv.slice(2)
for (const { id, load } of catalogue) {
  if (!load || (wanted.length > 0 && !wanted.includes(id))) continue
  const game = await load()
  const folder = join('games', id, 'test', 'matches')
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) if (old.endsWith('.json.gz')) rmSync(join(folder, old))
  let bytes = 0
  const matches = LONG[id]?.matches ?? MATCHES
  for (let n = 0; n < matches; n++) {
    const { name, json } = await playMatch(game, n)
    const packed = gzipSync(json, { level: 9 })
    bytes += packed.length
    writeFileSync(join(folder, name), packed)
    console.log(`${id} ${name} ${packed.length} bytes`)
  }
  console.log(`${id}: ${matches} matches, ${Math.round(bytes / 1024)} kB`)
}
