// The long run: every law on fresh random games of every game, property tests from a fresh seed, and every refusal a game can utter seen at least once.
// `npm run soak [-- game ...] [--minutes N] [--seed S]`; failing seeds are printed and make the exit code 1.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { botNamed, playPart } from '@merkur/bots'
import { catalogue } from '@merkur/catalogue'
import { Match, type Refusal, saveText, seeded } from '@merkur/engine'
import { fitPosition, openPosition, readPosition } from '@merkur/lab'
import {
  beginMatch,
  faultless,
  hiddenStaysHidden,
  laws,
  mutatedInputs,
  refusalsMet,
  secretFields,
  wholeMatch,
} from '@merkur/suite'
import type { TableGame } from '@merkur/table'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new RangeError(`--minutes: found '${values.minutes}'; allowed: a number above 0`)
const series = values.seed ?? String(Date.now())

/** What went wrong, as a line that can be run again. */
const failures: string[] = []

async function attempt(game: string, title: string, seed: string, run: () => void | Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error)
    failures.push(`${game}: ${title}\n  seed ${seed}: ${told}`)
    console.error(`BROKEN ${failures.at(-1) ?? ''}`)
  }
}

/** The questions of the position files of a game's tests: moments so rare that no play can be trusted to come to them. */
function refusalsMetInPositions(game: TableGame, seen: Set<Refusal>): void {
  const folder = join('games', game.id, 'test', 'positions')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const read = readPosition(readFileSync(join(folder, name), 'utf8'), name)
    refusalsMet(game, name, seen, (watched) => openPosition(fitPosition(read, watched), watched))
  }
}

/** Answers of a game between greedy bots: most games end before, and what follows in the longest is more of the same. */
const GREEDY_ANSWERS = 3000

/** A game of two players who know what they want: it comes to moments that random play hardly ever sees. */
async function refusalsMetByBots(game: TableGame, seed: string, seen: Set<Refusal>): Promise<void> {
  for (const scenario of game.scenarios) {
    const bot = await botNamed(game, 'greedy')
    const match = beginMatch(game, seed, { scenario })
    playPart(match, Object.fromEntries(scenario.seats.map((seat) => [seat, bot])), { seed, inputs: GREEDY_ANSWERS })
    refusalsMet(game, seed, seen, (watched) => {
      const again = new Match(watched, { ...match.start, opening: match.opening }, { chance: seeded('replayed') })
      const outcome = again.repeat(match.line)
      if (!outcome.ok) throw new Error(`a game between bots does not repeat: ${JSON.stringify(outcome)}`)
    })
  }
}

/** What a save of any match may weigh, packed. */
const SAVE_BYTES = 200 * 1024

/** The last scenario of a game is its longest: it is played whole, looked at after every answer, and its save is weighed. */
function longestScenario(game: TableGame, seed: string): void {
  const longest = { ...game, scenarios: game.scenarios.slice(-1) }
  faultless(longest, seed)
  const bytes = gzipSync(saveText(wholeMatch(longest, seed)), { level: 9 }).length
  if (bytes > SAVE_BYTES) throw new RangeError(`a save of ${bytes} bytes; at most ${SAVE_BYTES} are allowed`)
}

/** A game's own tests once more, with property tests drawn from another seed than `npm test` uses. */
function properties(game: TableGame): void {
  const seed = String(Date.now() % 2 ** 31)
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'node', `games/${game.id}`], {
    env: { ...process.env, MERKUR_SEED: seed },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`MERKUR_SEED=${seed} npx vitest run games/${game.id} failed`)
}

/** Runs one game's laws in turn until its time is up. */
async function soak(game: TableGame): Promise<void> {
  const seen = new Set<Refusal>()
  const changed = new Set<string>()
  const end = Date.now() + minutes * 60_000
  let rounds = 0
  let refused = 0
  await attempt(game.id, 'every refusal met in position files is listed', '', () => {
    refusalsMetInPositions(game, seen)
  })
  await attempt(game.id, 'property tests hold for another seed', '', () => {
    properties(game)
  })
  do {
    const seed = `${series} ${rounds}`
    await attempt(game.id, 'the longest scenario is without faults and its save small', seed, () => {
      longestScenario(game, seed)
    })
    for (const law of laws) await attempt(game.id, law.title, seed, () => law.check(game, seed))
    await attempt(game.id, 'nothing hidden from a seat shows', seed, () => {
      hiddenStaysHidden(game, seed, 6, changed)
    })
    await attempt(game.id, 'every refusal met is listed', seed, () => {
      refusalsMet(game, seed, seen)
    })
    await attempt(game.id, 'every refusal met by bots is listed', seed, () => refusalsMetByBots(game, seed, seen))
    await attempt(game.id, 'mutated inputs are refused', seed, () => {
      refused += mutatedInputs(game, seed, 2000)
    })
    rounds++
  } while (Date.now() < end && failures.length < 20)
  for (const field of secretFields(game.shape)) {
    if (!changed.has(field))
      failures.push(`${game.id}: the secret field '${field}' was never drawn anew in ${rounds} rounds`)
  }
  const unseen = game.refusals.filter((r) => !seen.has(r))
  for (const { id, rule } of unseen)
    failures.push(`${game.id}: refusal '${id}' (${rule}) was never met in ${rounds} rounds`)
  const met = game.refusals.length - unseen.length
  console.log(
    `${game.id}: ${rounds} rounds of ${laws.length + 5} laws, ${refused} wrong inputs refused, ${met} of ${game.refusals.length} refusals met`,
  )
}

console.log(`series ${series} (--seed ${series} runs it again)`)
for (const { id, load } of catalogue)
  if (load && (positionals.length === 0 || positionals.includes(id))) await soak(await load())
if (failures.length > 0) {
  console.error(`\n${failures.length} failures:\n${failures.join('\n')}`)
  process.exitCode = 1
}
