// Takes all measures of one game and prints them as JSON: bundled, and run by plain node on one core.
import { loadGame } from '@merkur/catalogue'
import { takenAgain } from './clock.ts'
import type { Row } from './figures.ts'
import { finishedMatches } from './match.ts'
import { randomPlay } from './random-play.ts'
import { search } from './search.ts'
import { positionCopy } from './state.ts'
import { ownTimings, previews, views } from './table.ts'
import { targets } from './targets.ts'

const [id = '', what = ''] = process.argv.slice(2)
const game = await loadGame(id)
const wanted = targets[id] ?? { of: '' }

/** Each measure by name; every one is taken in a process of its own, so that none warms or clutters another. */
const measures: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  play: () => randomPlay(game, wanted),
  view: () => views(game, wanted),
  copy: () => positionCopy(game, wanted),
  match: () => finishedMatches(game, wanted),
  odds: () => previews(game, wanted),
  own: () => ownTimings(game),
  search: () => search(game, wanted),
}

const take = measures[what]
if (!take) throw new RangeError(`measure: found '${what}'; allowed: ${Object.keys(measures).join(', ')}`)
const rows = await take()
process.stdout.write(JSON.stringify({ rows, again: takenAgain() }))
