// What plays when nobody does: it gets imagined worlds and nothing else, and answers with a key.
import type { Chance } from './chance.ts'
import type { Context } from './game.ts'
import type { World } from './imagine.ts'

/** A computer player. It keeps nothing between decisions, so a match can be taken back or loaded under it. */
export interface Bot<P extends Context = Context> {
  /**
   * The key of an option of the world's seat. Deterministic: the same world and chance give the same key.
   * Throws a RangeError when the seat is not asked.
   */
  choose(world: World<P>, chance: Chance): string
}
