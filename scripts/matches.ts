// Plays the finished matches that each game's tests replay: 50 of a game, fewer of a long one. `npm run matches [game ...]`.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { botNamed, matchOf, playGame, playPart } from '@merkur/bots'
import { catalogue } from '@merkur/catalogue'
import { type Bot, type Match, type SeatId, saveText } from '@merkur/engine'
import { beginMatch } from '@merkur/suite'
import type { TableGame } from '@merkur/table'

const MATCHES = 50

interface Long {
  readonly matches: number
  /** The scenario that is not played out: after so many inputs its first seat resigns. */
  readonly longest: string
  readonly inputs: number
}

/** Games of thousands of decisions a match are kept in fewer matches. */
const LONG: Readonly<Record<string, Long>> = { descent: { matches: 24, longest: 'bg', inputs: 2500 } }

/** Who plays whom, in turn; the rest is chance against chance. */
const PAIRS = [
  ['bot', 'random'],
  ['random', 'bot'],
  ['bot', 'bot'],
  ['random', 'random'],
  ['greedy', 'random'],
] as const

/** Who plays whom in a long game, in each of its scenarios in turn: chance comes to rare cases, players to fights and goals. */
const LONG_PAIRS = [
  ['random', 'random'],
  ['bot', 'bot'],
  ['bot', 'random'],
  ['random', 'bot'],
] as const

/** One match as the text of a save. */
async function playMatch(game: TableGame, n: number): Promise<{ name: string; json: string }> {
  const scenario = game.scenarios[n % game.scenarios.length]
  const long = LONG[game.id]
  const round = Math.floor(n / game.scenarios.length)
  const names = long ? LONG_PAIRS[round % LONG_PAIRS.length] : PAIRS[n % PAIRS.length]
  if (!scenario || !names) throw new RangeError(`${game.id} has no scenario`)
  const bots = Object.fromEntries(
    await Promise.all(
      scenario.seats.map(async (seat, i) => [seat, await botNamed(game, names[i % names.length] ?? 'random')] as const),
    ),
  )
  const how = names.join('-')
  const seed = `corpus ${n}`
  const file = (more: string): string => `${String(n).padStart(2, '0')}-${scenario.id}-${how}${more}.json.gz`
  if (scenario.id === long?.longest)
    return { name: file('-resigned'), json: saveText(givenUp(game, bots, scenario, seed, long.inputs)) }
  const result = playGame(game, bots, { seed, scenario: scenario.id })
  return { name: file(''), json: saveText(matchOf(game, result, { scenario: scenario.id })) }
}

/** The first inputs of a scenario that is too long to be kept whole; then its first seat resigns. */
function givenUp(
  game: TableGame,
  bots: Readonly<Record<SeatId, Bot>>,
  scenario: TableGame['scenarios'][number],
  seed: string,
  inputs: number,
): Match {
  const match = beginMatch(game, seed, { scenario })
  playPart(match, bots, { seed, inputs })
  const outcome = match.resign(match.seats[0] ?? '')
  if (!outcome.ok) throw new Error(`${game.id} ${scenario.id}: its first seat could not resign`)
  return match
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
