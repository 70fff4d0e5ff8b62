// Plays the finished matches that each game's tests replay: 50 a game, bots and chance on either side. `npm run matches [game ...]`.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { botNamed, matchOf, playGame } from '@merkur/bots'
import { catalogue } from '@merkur/catalogue'
import { saveText } from '@merkur/engine'
import type { TableGame } from '@merkur/table'

const MATCHES = 50
/** Who plays whom, in turn; the rest is chance against chance. */
const PAIRS = [
  ['bot', 'random'],
  ['random', 'bot'],
  ['bot', 'bot'],
  ['random', 'random'],
  ['greedy', 'random'],
] as const

/** One match as the text of a save. */
function playMatch(game: TableGame, n: number): { name: string; json: string } {
  const scenario = game.scenarios[n % game.scenarios.length]
  const names = PAIRS[n % PAIRS.length]
  if (!scenario || !names) throw new RangeError(`${game.id} has no scenario`)
  const bots = Object.fromEntries(
    scenario.seats.map((seat, i) => [seat, botNamed(game, names[i % names.length] ?? 'random')]),
  )
  const result = playGame(game, bots, { seed: `corpus ${n}`, scenario: scenario.id })
  const match = matchOf(game, result, { scenario: scenario.id })
  const name = `${String(n).padStart(2, '0')}-${scenario.id}-${names.join('-')}.json.gz`
  return { name, json: saveText(match) }
}

const wanted = process.argv.slice(2)
for (const { id, load } of catalogue) {
  if (!load || (wanted.length > 0 && !wanted.includes(id))) continue
  const game = await load()
  const folder = join('games', id, 'test', 'matches')
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) if (old.endsWith('.json.gz')) rmSync(join(folder, old))
  let bytes = 0
  for (let n = 0; n < MATCHES; n++) {
    const { name, json } = playMatch(game, n)
    const packed = gzipSync(json, { level: 9 })
    bytes += packed.length
    writeFileSync(join(folder, name), packed)
    console.log(`${id} ${name} ${packed.length} bytes`)
  }
  console.log(`${id}: ${MATCHES} matches, ${Math.round(bytes / 1024)} kB`)
}
