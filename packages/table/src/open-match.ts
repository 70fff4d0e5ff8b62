// A match to sit down at: a new one, or one from a file.
import { PRINTED } from '@merkur/box'
import {
  type Context,
  fillOptions,
  type Loaded,
  loadMatch,
  Match,
  type MatchStart,
  type Options,
  parseSave,
  type StartPosition,
  seeded,
} from '@merkur/engine'
import { freedomOf, type Mode } from './mode.ts'
import { boxFor, type Packed } from './packs.ts'
import type { TableGame } from './table-game.ts'

/** How a new match begins. */
export interface NewMatch<P extends Context = Context> {
  readonly scenario: string
  readonly options?: Options
  /** The dice: the same seed and the same answers give the same match. */
  readonly seed: string
  readonly mode: Mode
  readonly position?: StartPosition
  /** The box of a data pack in the place of the printed one. */
  readonly packed?: Packed<P>
}

/** A new match. Throws a ShapeError that names a wrong scenario, option or position and what is allowed. */
export function newMatch<P extends Context>(game: TableGame<P>, wish: NewMatch<P>): Match<P> {
  const { scenario, seed, mode, position, packed } = wish
  const options = fillOptions(game, scenario, wish.options ?? {})
  const start = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...(packed?.start ?? { pack: PRINTED }),
    scenario,
    options,
    chance: { kind: 'fast' },
  } as const
  const terms = { chance: seeded(seed), freedom: freedomOf(mode) }
  return new Match(game, position ? { ...start, position } : start, packed ? { ...terms, box: packed.box } : terms)
}

/** The match in a save's text; the dice from here are those of `seed`. Throws a SaveError that says what is wrong and what to do. */
export function openSave<P extends Context>(
  game: TableGame<P>,
  text: string,
  how: { readonly seed: string; readonly mode: Mode },
): Loaded<P> {
  const file = parseSave(text)
  const terms = { seed: how.seed, freedom: freedomOf(how.mode) }
  const box = file.start.game === game.id ? boxFor(game, file.start as MatchStart) : undefined
  return loadMatch(game, file, box === undefined ? terms : { ...terms, box })
}
