// A match to measure the table on: a random game at the moment when most counters lie on the map.
import { type Context, forkMatch, saveText } from '@merkur/engine'
import { SPECTATOR } from '@merkur/table'
import { matchOf, playOn, type Subject } from './games.ts'

export interface Busiest {
  /** The text of a save. */
  readonly text: string
  readonly counters: number
}

export function busiestMatch<P extends Context>(subject: Subject<P>): Busiest {
  const { game } = subject
  const onMap = new Set(game.kit(game.box).boards.flatMap((b) => b.spaces.map((s) => s.id)))
  let most = 0
  let at = 0
  const match = matchOf(subject, 'busiest')
  playOn(match, 'busiest', ({ s, seq }) => {
    const counters = Object.values(game.sight(s, SPECTATOR).counters).filter((c) => onMap.has(c.space)).length
    if (counters > most) {
      most = counters
      at = seq
    }
    return false
  })
  const fork = forkMatch(match, at, { seed: 'busiest', freedom: 'fair' })
  if (fork.result) throw new Error(`${game.id}: the busiest moment is the end of the game`)
  return { text: saveText(fork), counters: most }
}
