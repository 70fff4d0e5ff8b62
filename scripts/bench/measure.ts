// Takes one measure of one scenario of a game and prints it as JSON: bundled, and run by plain node on one core.
import { loadGame } from '@merkur/catalogue'
import { takenAgain } from './clock.ts'
import type { Row } from './figures.ts'
import { finishedMatches } from './match.ts'
import { randomPlay } from './random-play.ts'
import { search } from './search.ts'
import { positionCopy } from './state.ts'
import { ownTimings, previews, views } from './table.ts'
import { targetsOf } from './targets.ts'

const [id = '', scenario = '', what = ''] = process.argv.slice(2)
const subject = { game: await loadGame(id), scenario }
const wanted = targetsOf(id, scenario)

/** Each measure by name; every one is taken in a process of its own, so that none warms or clutters another. */
const measures: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  play: () => randomPlay(subject, wanted),
  view: () => views(subject, wanted),
  copy: () => positionCopy(subject, wanted),
  match: () => finishedMatches(subject, wanted),
  odds: () => previews(subject, wanted),
  own: () => ownTimings(subject),
  search: () => search(subject, wanted),
}

const take = measures[what]
if (!take) throw new RangeError(`measure: found '${what}'; allowed: ${Object.keys(measures).join(', ')}`)
const rows = await take()
process.stdout.write(JSON.stringify({ rows, again: takenAgain() }))
