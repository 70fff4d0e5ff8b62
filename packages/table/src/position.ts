// This moment of a match as data for a position file: what the scenario does not say already, the dice and the inputs since.
import {
  type Chance,
  type Context,
  copyPlay,
  type Game,
  type Moment,
  newPlay,
  noChance,
  type Options,
  Run,
  replaying,
  type StateJson,
  toJson,
} from '@merkur/engine'

/** What a position file says before anything is expected of it. */
export interface PositionData {
  readonly game: string
  readonly scenario: string
  readonly options?: Options
  /** The activity that starts here. */
  readonly at?: string
  readonly position: StateJson
  readonly dice?: readonly number[]
  readonly draws?: Readonly<Record<string, readonly string[]>>
  /** Each `seat:key`, so that it is clear who answers where several are asked. */
  readonly play?: readonly string[]
}

/** Notes dice and draws by name while they are replayed. */
function noting(
  source: Chance,
  names: (draw: string) => readonly string[],
  dice: number[],
  draws: Record<string, string[]>,
): Chance {
  return {
    die: (sides, name) => {
      const face = source.die(sides, name)
      dice.push(face)
      return face
    },
    draw: (weights, name) => {
      const index = source.draw(weights, name)
      draws[name] ??= []
      draws[name].push(names(name)[index] ?? String(index))
      return index
    },
  }
}

/**
 * The position of a moment: the start of the running activity against the scenario's start, then what chance gave and
 * players answered since. Hand in an imagined moment where hidden things must not be told.
 */
export function positionOf<P extends Context>(
  game: Game<P>,
  moment: Pick<Moment<P>, 'base' | 'activity' | 'inputs' | 'rolls'>,
  scenario: string,
  options: Options,
): PositionData {
  const { base, activity, inputs, rolls } = moment
  const ids = game.ids(base.box)
  const start = newPlay(game, { scenario, options }, base.box)
  const dice: number[] = []
  const draws: Record<string, string[]> = {}
  const nothingLater = noChance('only the present was asked for')
  const chance = noting(replaying(rolls, nothingLater), (draw) => game.drawNames(base.box, draw), dice, draws)
  const run = new Run(game, copyPlay(game, base, chance), activity || undefined)
  for (const input of inputs) run.answer(input.seat, input.key)
  return {
    game: game.id,
    scenario,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(activity ? { at: activity } : {}),
    position: toJson(game.shape, base as never, ids, start as never),
    ...(dice.length > 0 ? { dice } : {}),
    ...(Object.keys(draws).length > 0 ? { draws } : {}),
    ...(inputs.length > 0 ? { play: inputs.map((i) => `${i.seat}:${i.key}`) } : {}),
  }
}
