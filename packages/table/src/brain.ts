// A computer player as a host knows it: it gets an imagined world and answers with a key, whenever it is ready.
import {
  type Context,
  type Game,
  type Input,
  newPlay,
  type SeatId,
  type StateJson,
  toJson,
  type World,
  worldOf,
} from '@merkur/engine'

/** What a bot is asked. */
export interface Question {
  readonly seat: SeatId
  readonly decision: string
  /** The offered keys. */
  readonly options: readonly string[]
}

/** Chooses one of the offered keys. It may think as long as it likes and elsewhere: nothing waits for it. */
export interface Brain<P extends Context = Context> {
  choose(world: World<P>, question: Question): Promise<string>
}

/** An imagined world as plain data, to be sent to a worker. It holds nothing that its seat may not know. */
export interface PackedWorld {
  readonly game: string
  readonly scenario: string
  readonly seat: SeatId
  readonly activity: string
  readonly state: StateJson
  readonly inputs: readonly Input[]
  readonly rolls: readonly number[]
  readonly parallel: boolean
}

export function packWorld<P extends Context>(world: World<P>, scenario: string): PackedWorld {
  const { base, activity, inputs, rolls, parallel } = world.moment()
  return {
    game: world.game.id,
    scenario,
    seat: world.seat,
    activity,
    state: toJson(world.game.shape, base as never, world.game.ids(base.box)),
    inputs,
    rolls,
    parallel,
  }
}

/** The world that was packed, on the box of the game at hand. Throws a ShapeError when it does not fit the game. */
export function unpackWorld<P extends Context>(game: Game<P>, packed: PackedWorld): World<P> {
  const { scenario, state, activity, inputs, rolls, parallel, seat } = packed
  const base = newPlay(game, { scenario, options: {}, position: { state, whole: true } })
  return worldOf(game, { base, activity, inputs, rolls, parallel }, seat)
}
