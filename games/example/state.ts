// What changes during a game: one description that copies, hashes, writes and hides it.
import {
  type Context,
  cell,
  describe,
  flag,
  item,
  list,
  number,
  oneOf,
  per,
  ref,
  type StateOf,
  secret,
} from '@merkur/engine'
import type { Box } from './box.ts'

export const GERMAN = 'german'
export const ALLIED = 'allied'

export const shape = describe({
  turn: number(1, 9),
  phase: oneOf('plan', 'arrival', 'advance', 'march', 'night', 'over'),
  /** Where a unit stands for everybody to see: an area, `afloat` or `lost`; none while it is hidden or to come. */
  at: per('units', ref('spaces')),
  moved: per('units', flag()),
  reduced: per('units', flag()),
  /** Face-down rearguard posts: everybody sees where they lie, only the Allied seat what is under them. */
  postAt: per('posts', ref('spaces')),
  under: secret(per('posts', ref('units')), ALLIED),
  /** The Allied set-up while it is being made; empty afterwards. */
  plan: secret(per('units', ref('spaces')), ALLIED),
  /** Where the flank march will come out; none once it has. */
  flank: secret(ref('spaces'), GERMAN),
  /** Chits left in the cup. */
  cup: per('ships', number(0, 99)),
  /** Ships that have come, in order. */
  came: list(ref('ships')),
})

/** What can be read off the other fields and is asked often: German units in each space. */
export interface Cache {
  readonly germans: Int16Array
}

export interface Sfakia extends StateOf<typeof shape>, Context {
  readonly box: Box
  cache: Cache
}

export const freshCache = (s: Sfakia): Cache => {
  const germans = new Int16Array(s.box.spaces.length)
  for (const unit of s.box.germans) count(germans, cell(s.at, unit), 1)
  return { germans }
}

export const copyCache = ({ germans }: Cache): Cache => ({ germans: germans.slice() })

function count(germans: Int16Array, space: number, by: number): void {
  if (space >= 0) germans[space] = cell(germans, space) + by
}

/** The one way to move a unit: keeps the cache right. */
export function place(s: Sfakia, unit: number, space: number): void {
  if (item(s.box.units, unit).seat === GERMAN) {
    count(s.cache.germans, cell(s.at, unit), -1)
    count(s.cache.germans, space, 1)
  }
  s.at[unit] = space
}

/** Whether a battalion counts as one less. */
export const strengthOf = (s: Sfakia, unit: number): number => item(s.box.units, unit).strength - cell(s.reduced, unit)

/** German units in a space. */
export const germansIn = (s: Sfakia, space: number): number => cell(s.cache.germans, space)

/** The post in an area, -1 for none. */
export const postIn = (s: Sfakia, space: number): number => s.postAt.indexOf(space)

/** Rearguard battalions that stand face up in a space, strongest first. */
export const rearguardIn = (s: Sfakia, space: number): number[] =>
  s.box.rearguard.filter((u) => cell(s.at, u) === space).sort((a, b) => strengthOf(s, b) - strengthOf(s, a))

/** Whether a post or a battalion of the rearguard is in a space. */
export const heldIn = (s: Sfakia, space: number): boolean =>
  postIn(s, space) >= 0 || s.box.rearguard.some((u) => cell(s.at, u) === space)

/** Points of all that is afloat. */
export const pointsOf = (s: Sfakia): number =>
  s.box.units.reduce((sum, def, u) => sum + (cell(s.at, u) === s.box.afloat ? def.points : 0), 0)
