// A match to sit down at: a new one, or one from a file, whole or first as it stands.
import { PRINTED } from '@merkur/box'
import {
  type Context,
  fillOptions,
  type Loaded,
  loadingMatch,
  loadMatch,
  Match,
  type MatchStart,
  type Options,
  parseSave,
  type SaveFile,
  type StartPosition,
  seeded,
  standingMatch,
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

/** How a saved match goes on: the dice from here are those of `seed`. */
interface Going {
  readonly seed: string
  readonly mode: Mode
}

function loadTerms<P extends Context>(game: TableGame<P>, file: SaveFile, { seed, mode }: Going) {
  const terms = { seed, freedom: freedomOf(mode) }
  const box = file.start.game === game.id ? boxFor(game, file.start as MatchStart) : undefined
  return box === undefined ? terms : { ...terms, box }
}

/** The match in a save's text. Throws a SaveError that says what is wrong and what to do. */
export function openSave<P extends Context>(game: TableGame<P>, text: string, how: Going): Loaded<P> {
  const file = parseSave(text)
  return loadMatch(game, file, loadTerms(game, file, how))
}

/** A saved match on its way to the table. */
export interface Opening<P extends Context> {
  /** As it stands, at once, to be looked at only; undefined where the log must be repeated to know it. */
  readonly standing: Match<P> | undefined
  /** The whole match in steps, which may say that the log did not fit. */
  readonly whole: Generator<undefined, Loaded<P>>
}

/** The same for a table that shows the match before its log is repeated. Throws as `openSave` does. */
export function openingSave<P extends Context>(game: TableGame<P>, text: string, how: Going): Opening<P> {
  const file = parseSave(text)
  const terms = loadTerms(game, file, how)
  return { standing: standingMatch(game, file, terms), whole: loadingMatch(game, file, terms) }
}
