// Finished matches kept as files: each must replay to its exact end, or a change of rules has bent it.

import type { Context } from '@merkur/engine'
import { Match, parseSave, type SaveFile, seeded } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { equal, hold } from './difference.ts'

/** A finished match as it is kept: the save without its snapshot's state, which the replay makes again. */
export function replaysToItsEnd<P extends Context>(game: TableGame<P>, json: string): Match<P> {
  const file: SaveFile = parseSave(json)
  hold(file.start.game === game.id, `this is a match of '${file.start.game}'`)
  hold(file.finished, 'this match is not finished')
  const match = new Match(game, file.start as Match<P>['start'], {
    chance: seeded('a finished match asks for no more dice'),
  })
  const outcome = match.repeat(file.log as Match<P>['log'])
  hold(
    outcome.ok,
    `input ${match.seq + 1} no longer fits: ${outcome.ok ? '' : `${outcome.text.id} ${JSON.stringify(outcome.text.args)}`}`,
  )
  equal(match.hash, file.hash, 'hash at the end')
  hold(match.result !== null, 'the match does not end where it did')
  return match
}
