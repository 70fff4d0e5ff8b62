// A computer player in a worker of its own: imagined worlds go there as plain data, keys come back.
import type { Context } from '@merkur/engine'
import { type Brain, type PackedWorld, packWorld, type Question, unpackWorld } from './brain.ts'
import { answerCalls, callsTo, type Port } from './port.ts'
import type { TableGame } from './table-game.ts'

/** Serves brains to the other end of a port. `open` finds game and brain by the game's id, once. */
export function serveBrain(
  port: Port,
  open: (game: string) => Promise<{ readonly game: TableGame; readonly brain: Brain }>,
): () => void {
  const known = new Map<string, ReturnType<typeof open>>()
  return answerCalls(port, {
    choose: async (packed: PackedWorld, question: Question) => {
      const opening = known.get(packed.game) ?? open(packed.game)
      known.set(packed.game, opening)
      const { game, brain } = await opening
      return brain.choose(unpackWorld(game, packed), question)
    },
  })
}

/** The brain at the other end of a port. */
export function connectBrain<P extends Context>(port: Port, scenario: string): Brain<P> {
  const caller = callsTo(port)
  return { choose: (world, question) => caller.call<string>('choose', packWorld(world, scenario), question) }
}
