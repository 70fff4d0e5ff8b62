// Checks the dice of a finished match: every one is computed again from the revealed key and compared with the log.
import { commitmentOf } from './committed.ts'
import type { Context, Game } from './game.ts'
import type { LogEntry, MatchStart } from './log.ts'
import { Match } from './match.ts'
import { keyed, mustFit, SaveError, type SaveFile } from './save.ts'

/** Something about a match's dice that is not as it should be. */
export interface DiceProblem {
  /** Number of the log entry; -1 for what was rolled before the first decision, or for the match as a whole. */
  readonly n: number
  readonly says: string
}

export interface DiceReport {
  readonly ok: boolean
  /** Dice and draws that were computed again and agree. */
  readonly checked: number
  readonly problems: readonly DiceProblem[]
}

const list = (faces: readonly number[]): string => faces.join(', ') || 'nothing'

const agree = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i])

/**
 * Computes every die and draw of a finished match with committed dice again. The rules only say how many outcomes each
 * input asks for and of how many faces; the faces come from the key, the contributions, the epoch and the input's
 * number alone. Stops at the first input that differs, since what follows hangs on it.
 * @param box another box than the printed one, where the match was played with a data pack
 */
export function verifyDice<P extends Context>(game: Game<P>, file: SaveFile, box?: P['box']): DiceReport {
  const whole = (says: string): DiceReport => ({ ok: false, checked: 0, problems: [{ n: -1, says }] })
  const { chance: terms, opening, ...rest } = file.start
  try {
    mustFit(game, file, box)
  } catch (error) {
    if (error instanceof SaveError) return whole(error.message)
    throw error
  }
  if (terms.kind !== 'committed')
    return whole('the dice of this match were not committed before play, so there is nothing to check them against')
  if (!file.finished) return whole('this match is not over; its key is revealed when it is')
  if (file.key === undefined) return whole('the key has not been revealed')
  if (!/^[0-9a-f]{64}$/.test(file.key)) return whole('the revealed key is not 32 bytes in hex')
  if (commitmentOf(file.key) !== terms.commitment)
    return whole(
      `the revealed key has the hash ${commitmentOf(file.key)}; promised before play was ${terms.commitment}`,
    )

  const start = { ...rest, chance: terms } as MatchStart
  let match: Match<P>
  try {
    match = new Match(game, start, { chance: keyed(file.key, terms), ...(box === undefined ? {} : { box }) })
  } catch (error) {
    return whole(
      `the match does not start under the rules at hand: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const problems: DiceProblem[] = []
  let checked = 0
  const compare = (n: number, logged: readonly number[], computed: readonly number[]): void => {
    if (agree(logged, computed)) checked += logged.length
    else problems.push({ n, says: `the log has ${list(logged)}; the key gives ${list(computed)}` })
  }
  compare(-1, opening ?? [], match.opening)
  for (const entry of file.log as readonly LogEntry[]) {
    if (problems.length > 0) break
    const outcome = match.repeat([entry], 'own')
    const again = match.log.at(-1)
    if (!outcome.ok)
      problems.push({ n: entry.n, says: `the rules at hand do not repeat this entry (${outcome.text.id})` })
    else if (entry.kind === 'input' && again?.kind === 'input') compare(entry.n, entry.rolls ?? [], again.rolls ?? [])
  }
  if (problems.length === 0 && match.hash !== file.hash)
    problems.push({ n: -1, says: 'every die agrees, but the match ends in another position than the file says' })
  return { ok: problems.length === 0, checked, problems }
}
