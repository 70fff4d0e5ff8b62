// `merkur replay`: plays saved matches again and says which of them the rules at hand would bend.
import { type LogEntry, Match, type MatchStart, seeded } from '@merkur/engine'
import { type Wording, wording } from '@merkur/table'
import { BadInput } from '../bad-input.ts'
import { readSave, type Saved, savesIn } from '../files.ts'
import type { Io } from '../io.ts'
import { journalLine } from '../play/story.ts'

/** What playing a saved match again came to. */
interface Replayed {
  readonly verdict: 'same' | 'bends'
  /** Inputs of the line that were repeated. */
  readonly inputs: number
  readonly says: string
  readonly match?: Match
}

/** Plays a saved match again with its logged dice, from its start to its exact end. */
function replayed({ game, file, box }: Saved, words: Wording): Replayed {
  const bends = (inputs: number, says: string, match?: Match): Replayed => ({
    verdict: 'bends',
    inputs,
    says,
    ...(match ? { match } : {}),
  })
  let match: Match
  try {
    match = new Match(game, file.start as MatchStart, {
      chance: seeded('a replay rolls no new dice'),
      freedom: 'free',
      box,
    })
  } catch (error) {
    return bends(0, `it does not start: ${error instanceof Error ? error.message : String(error)}`)
  }
  for (const entry of file.log as readonly LogEntry[]) {
    const outcome = match.repeat([entry])
    if (outcome.ok) continue
    const what = entry.kind === 'input' ? `${entry.seat} answers '${entry.key}' to '${entry.decision}'` : entry.kind
    return bends(match.seq, `entry ${entry.n} (${what}): ${words.plain(outcome.text)}`, match)
  }
  if (match.hash !== file.hash)
    return bends(match.seq, `every input fits, but it ends in ${match.hash}; the file has ${file.hash}`, match)
  if ((match.result !== null) !== file.finished)
    return bends(match.seq, file.finished ? 'it was over and is not now' : 'it was running and is over now', match)
  const { result } = match
  const end = result ? words.plain(result.text) : `runs, at input ${match.seq}`
  return { verdict: 'same', inputs: match.seq, says: end, match }
}

interface One {
  readonly path: string
  readonly game?: string
  readonly verdict: 'same' | 'bends' | 'unreadable'
  readonly inputs: number
  readonly says: string
}

async function one(path: string, journal: boolean, io: Io): Promise<One> {
  try {
    const saved = await readSave(path)
    const { game } = saved
    const words = wording(game.kit(saved.box))
    const { verdict, inputs, says, match } = replayed(saved, words)
    if (journal && match) for (const line of match.journal) io.out(`${journalLine(words, line)}\n`)
    return { path, game: game.id, verdict, inputs, says }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { path, verdict: 'unreadable', inputs: 0, says: error.message.replace(`${path}: `, '') }
  }
}

const tell = ({ path, verdict, inputs, says }: One): string =>
  verdict === 'unreadable' ? `${path}: ${says}\n` : `${path}: ${verdict}, ${inputs} inputs: ${says}\n`

export interface ReplayWish {
  readonly files: readonly string[]
  /** A folder: every saved match below it. */
  readonly all?: string
  readonly journal: boolean
  readonly json: boolean
}

/** @returns 0 when every match replays to its exact end, 1 when one bends, 2 when one cannot be read */
export async function replay(wish: ReplayWish, io: Io): Promise<number> {
  const paths = [...wish.files, ...(wish.all === undefined ? [] : savesIn(wish.all))]
  if (paths.length === 0)
    throw new BadInput(
      wish.all === undefined
        ? 'replay: found nothing; allowed: one or more files, or --all with a folder'
        : `${wish.all}: no saved match (*.json, *.json.gz) is below this folder`,
    )
  const done: One[] = []
  for (const path of paths) {
    const result = await one(path, wish.journal, io)
    done.push(result)
    if (wish.json) continue
    if (result.verdict === 'unreadable') io.err(tell(result))
    else if (result.verdict === 'bends' || paths.length < 10) io.out(tell(result))
  }
  const of = (verdict: One['verdict']): number => done.filter((r) => r.verdict === verdict).length
  if (wish.json) io.out(`${JSON.stringify(done, null, 1)}\n`)
  else if (paths.length > 1)
    io.out(
      `${paths.length} matches: ${of('same')} replay to their exact end, ${of('bends')} would bend, ${of('unreadable')} cannot be read\n`,
    )
  if (of('unreadable') > 0) return 2
  return of('bends') > 0 ? 1 : 0
}
