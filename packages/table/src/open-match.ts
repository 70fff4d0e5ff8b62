// A match to sit down at: a new one, or one from a file.
import {
  type Context,
  fillOptions,
  type Loaded,
  loadMatch,
  Match,
  type Options,
  parseSave,
  type StartPosition,
  seeded,
} from '@merkur/engine'
import { freedomOf, type Mode } from './local-host.ts'
import type { TableGame } from './table-game.ts'

/** How a new match begins. */
export interface NewMatch {
  readonly scenario: string
  readonly options?: Options
  /** The dice: the same seed and the same answers give the same match. */
  readonly seed: string
  readonly mode: Mode
  readonly position?: StartPosition
}

/** A new match on the printed box. Throws a ShapeError that names a wrong scenario, option or position and what is allowed. */
export function newMatch<P extends Context>(game: TableGame<P>, wish: NewMatch): Match<P> {
  const { scenario, seed, mode, position } = wish
  const options = fillOptions(game, scenario, wish.options ?? {})
  const start = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    pack: 'printed',
    scenario,
    options,
    chance: { kind: 'fast' },
  } as const
  return new Match(game, position ? { ...start, position } : start, { chance: seeded(seed), freedom: freedomOf(mode) })
}

/** The match in a save's text; the dice from here are those of `seed`. Throws a SaveError that says what is wrong and what to do. */
export function openSave<P extends Context>(
  game: TableGame<P>,
  text: string,
  how: { readonly seed: string; readonly mode: Mode },
): Loaded<P> {
  return loadMatch(game, parseSave(text), { seed: how.seed, freedom: freedomOf(how.mode) })
}
