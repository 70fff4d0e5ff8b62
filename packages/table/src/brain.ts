// A computer player as a host knows it: it gets an imagined world and answers with a key, whenever it is ready.
import { type BoxFiles, packHash } from '@merkur/box'
import {
  type Context,
  type Input,
  newPlay,
  type SeatId,
  type StateJson,
  toJson,
  type World,
  worldOf,
} from '@merkur/engine'
import { openPack, packIn } from './packs.ts'
import type { TableGame } from './table-game.ts'

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
  /** The files of the data pack it is played with. */
  readonly packFiles?: BoxFiles
  readonly seat: SeatId
  readonly activity: string
  readonly state: StateJson
  readonly inputs: readonly Input[]
  readonly rolls: readonly number[]
  readonly parallel: boolean
}

export function packWorld<P extends Context>(world: World<P>, scenario: string): PackedWorld {
  const { base, activity, inputs, rolls, parallel } = world.moment()
  const packFiles = packIn(base.box)
  return {
    game: world.game.id,
    scenario,
    ...(packFiles ? { packFiles } : {}),
    seat: world.seat,
    activity,
    state: toJson(world.game.shape, base as never, world.game.ids(base.box)),
    inputs,
    rolls,
    parallel,
  }
}

/** The box of the world that was unpacked last for a game: a match asks for the same one again and again. */
const lastBox = new WeakMap<object, { readonly hash: string; readonly box: unknown }>()

function boxOf<P extends Context>(game: TableGame<P>, pack: BoxFiles | undefined): P['box'] {
  if (!pack) return game.box
  const hash = packHash(pack)
  const last = lastBox.get(game)
  if (last?.hash === hash) return last.box
  const { box } = openPack(game, pack)
  lastBox.set(game, { hash, box })
  return box
}

/** The world that was packed. Throws a ShapeError when it does not fit the game. */
export function unpackWorld<P extends Context>(game: TableGame<P>, packed: PackedWorld): World<P> {
  const { scenario, state, activity, inputs, rolls, parallel, seat, packFiles } = packed
  const base = newPlay(game, { scenario, options: {}, position: { state, whole: true } }, boxOf(game, packFiles))
  return worldOf(game, { base, activity, inputs, rolls, parallel }, seat)
}
