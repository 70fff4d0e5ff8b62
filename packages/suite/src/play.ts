// Random games from a seed: the raw material of every law.
import {
  type Chance,
  type Context,
  type Freedom,
  fastChance,
  item,
  keyAt,
  Match,
  type Options,
  optionsOf,
  type Run,
  type Scenario,
  seeded,
} from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { Broken, hold } from './difference.ts'

/** How a random match is begun. */
export interface Begin {
  readonly freedom?: Freedom
  readonly scenario?: Scenario
}

const pick = <T>(list: readonly T[], chance: Chance): T => item(list, chance.die(list.length) - 1)

/** A scenario and one value of each of its options. */
function anyStart(
  scenarios: readonly Scenario[],
  chance: Chance,
  scenario = pick(scenarios, chance),
): { scenario: string; options: Options } {
  const options: Record<string, string> = {}
  for (const [name, values] of Object.entries(scenario.options)) options[name] = pick(values, chance)
  return { scenario: scenario.id, options }
}

/** A match of a random scenario with random options, its dice from `seed`. */
export function beginMatch<P extends Context>(
  game: TableGame<P>,
  seed: string,
  { freedom, scenario }: Begin = {},
): Match<P> {
  const start = anyStart(game.scenarios, fastChance(`start ${seed}`), scenario)
  return new Match(
    game,
    { game: game.id, rulesVersion: game.rulesVersion, pack: 'printed', ...start, chance: { kind: 'fast' } },
    { chance: seeded(`dice ${seed}`), ...(freedom ? { freedom } : {}) },
  )
}

/** A seat that is asked and a key it is offered, each with equal chance. */
export function anyAnswer<P extends Context>(run: Run<P>, chance: Chance): { seat: string; key: string } {
  const ask = pick(run.asks, chance)
  const options = optionsOf(ask)
  hold(options.length > 0, `decision '${ask.id}' (${ask.rule}) offers ${ask.seat} no option`)
  return { seat: ask.seat, key: keyAt(ask, pick(options, chance)) }
}

/** Plays one random answer. */
export function step<P extends Context>(match: Match<P>, chance: Chance): void {
  const { seat, key } = anyAnswer(match.run, chance)
  const outcome = match.play(seat, match.seq, key)
  if (!outcome.ok)
    throw new Broken(
      `'${key}' was offered to ${seat} and refused: ${outcome.text.id} ${JSON.stringify(outcome.text.args)}`,
    )
}

/** Plays random answers until the game is over, `until` says so, or its limit is passed. */
export function playOn<P extends Context>(
  match: Match<P>,
  seed: string,
  until: (match: Match<P>) => boolean = () => false,
): Match<P> {
  const chance = fastChance(`answers ${seed}`)
  // Sets are built by toggles, so a random match has more inputs than decisions in earnest.
  const limit = match.seq + match.game.longest * 2
  while (!match.result && !until(match)) {
    hold(match.seq < limit, `no end after ${match.seq} inputs; longest is ${match.game.longest}`)
    step(match, chance)
  }
  return match
}

/** A whole random match. */
export const wholeMatch = <P extends Context>(game: TableGame<P>, seed: string, begin?: Begin): Match<P> =>
  playOn(beginMatch(game, seed, begin), seed)

/** A random match stopped somewhere between its start and its end; the end comes up too. */
export function partMatch<P extends Context>(game: TableGame<P>, seed: string, begin?: Begin): Match<P> {
  const length = wholeMatch(game, seed, begin).seq
  const stop = fastChance(`stop ${seed}`).die(length + 1) - 1
  return playOn(beginMatch(game, seed, begin), seed, (m) => m.seq >= stop)
}
