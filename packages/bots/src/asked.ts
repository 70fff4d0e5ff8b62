// What a bot is asked: the question to its seat in an imagined world, and the options worth a thought.
import { type Ask, type Chance, type Context, keyAt, type Run, refusalAt, type World } from '@merkur/engine'

/** The world opened, and the question in it. @throws RangeError when the seat is not asked */
export function questionIn<P extends Context>(
  world: World<P>,
  chance: Chance,
): { run: Run<P>; ask: Ask; part: number } {
  const run = world.open(chance)
  const part = run.asks.findIndex((a) => a.seat === world.seat)
  const ask = run.asks[part]
  if (!ask)
    throw new RangeError(`${world.seat} is not asked; asked: ${run.asks.map((a) => a.seat).join(', ') || 'nobody'}`)
  return { run, ask, part }
}

/** Whether an option only takes back a toggle of a set: legal, but a bot that tries it plays in a circle. */
const undoes = (ask: Ask, i: number): boolean =>
  ask.chosen !== undefined && ask.chosen.length > 0 && ask.chosen.includes(keyAt(ask, i))

/** Indices of the options that lead on, in the order of the candidates; all options when none does. */
export function leadingOn(ask: Ask): number[] {
  const all: number[] = []
  const on: number[] = []
  for (let i = 0; i < ask.of.length; i++) {
    if (refusalAt(ask, i)) continue
    all.push(i)
    if (!undoes(ask, i)) on.push(i)
  }
  return on.length > 0 ? on : all
}

/** The usual answer where the game names one, else the first that leads on. */
export function plainAnswer(ask: Ask): number {
  let first = -1
  for (let i = 0; i < ask.of.length; i++) {
    if (refusalAt(ask, i)) continue
    if (ask.usual?.(ask.of[i] as never)) return i
    if (first < 0 && !undoes(ask, i)) first = i
  }
  return first >= 0 ? first : (leadingOn(ask)[0] ?? -1)
}
