// A state ready to run: the scenario's start, with a position laid over it where one is given.
import { noChance } from './chance.ts'
import type { Context, Game, Options } from './game.ts'
import type { StartPosition } from './log.ts'
import { blank, override, ShapeError } from './shape.ts'

/** The options of a scenario with defaults filled in. Throws a ShapeError that names option, value and allowed values. */
export function fillOptions(game: Pick<Game, 'scenarios'>, scenario: string, options: Options): Options {
  const found = game.scenarios.find((x) => x.id === scenario)
  if (!found) throw new ShapeError('scenario', scenario, `one of ${game.scenarios.map((x) => x.id).join(', ')}`)
  const filled: Record<string, string> = {}
  for (const [name, values] of Object.entries(found.options)) filled[name] = values[0] ?? ''
  for (const [name, value] of Object.entries(options)) {
    const allowed = Object.hasOwn(found.options, name) ? found.options[name] : undefined
    if (!allowed)
      throw new ShapeError(
        `options.${name}`,
        name,
        `one of ${Object.keys(found.options).join(', ') || 'no options at all'}`,
      )
    if (!allowed.includes(value)) throw new ShapeError(`options.${name}`, value, `one of ${allowed.join(', ')}`)
    filled[name] = value
  }
  return filled
}

/** Where a state starts: scenario, options, and what is laid over them. */
export interface Beginning {
  readonly scenario: string
  readonly options: Options
  readonly position?: StartPosition
}

/** Builds the starting state; its chance is still refused. */
export function newPlay<P extends Context>(game: Game<P>, start: Beginning, box: P['box'] = game.box): P {
  const ids = game.ids(box)
  const context: Context = { box, chance: noChance('the game is being set up'), journal: undefined, cache: undefined }
  const s = { ...context, ...blank(game.shape, ids) } as unknown as P
  const options = fillOptions(game, start.scenario, start.options)
  if (!start.position?.whole) game.setUp(s, start.scenario, options)
  if (start.position) {
    override(game.shape, s as never, start.position.state, ids)
    game.settle?.(s)
    const at = start.position.at
    if (at !== undefined && !game.activities.includes(at))
      throw new ShapeError('at', at, `one of ${game.activities.join(', ')}`)
  }
  s.cache = game.freshCache(s)
  return s
}
