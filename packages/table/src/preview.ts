// What an option would lead to, before it is taken: path, calculation, exact odds, from what the seat knows.
import {
  type About,
  type Ask,
  type Chance,
  type Context,
  indexOfKey,
  item,
  type Ref,
  refKey,
  refusalAt,
  type World,
} from '@merkur/engine'

/** The number of the candidate a key or a touched thing means; -1 when none is offered, or a thing is touched by several. */
function indexOf(ask: Ask, what: string | Ref): number {
  if (typeof what === 'string') {
    const i = indexOfKey(ask, what)
    return i >= 0 && !refusalAt(ask, i) ? i : -1
  }
  const wanted = refKey(what)
  let found = -1
  for (let i = 0; i < ask.of.length; i++) {
    if (!ask.as.touches(ask.s as never, item<never>(ask.of, i)).some((t) => refKey(t) === wanted)) continue
    if (refusalAt(ask, i)) continue
    if (found >= 0) return -1
    found = i
  }
  return found
}

/** The preview of an offered option, by its key or by the thing it touches; null when the game has nothing to say about it. */
export function previewOf(ask: Ask, what: string | Ref): About | null {
  const i = indexOf(ask, what)
  return i < 0 ? null : (ask.preview?.(item<never>(ask.of, i)) ?? null)
}

/**
 * The preview of what a gesture comes to, key by key and then `what`: of the first key that rolls or reveals, since what
 * follows it is open, else of the end. They are played in an imagined world, so the answer tells nothing the seat does
 * not know. Null when something on the way would not be offered.
 * @param chance what the imagined world rolls; no answer depends on it
 */
export function previewAhead<P extends Context>(
  world: World<P>,
  after: readonly string[],
  what: string | Ref,
  chance: Chance,
): About | null {
  const run = world.open(chance)
  for (const key of after) {
    const ask = run.askOf(world.seat)
    const i = ask ? indexOf(ask, key) : -1
    if (!ask || i < 0) return null
    if (ask.commits?.(item<never>(ask.of, i))) return previewOf(ask, key)
    run.answer(world.seat, key)
  }
  const ask = run.askOf(world.seat)
  return ask ? previewOf(ask, what) : null
}
