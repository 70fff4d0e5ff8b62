// The games as commands find them: by id, with their seats, scenarios and options.
import { type CatalogueEntry, catalogue } from '@merkur/catalogue'
import { item, type Options, type Scenario } from '@merkur/engine'
import type { TableGame } from '@merkur/table'
import { oneOf, wrong } from './bad-input.ts'

/** Ids of the games that can be played. */
export const playable: readonly string[] = catalogue.filter((g) => g.load).map((g) => g.id)

/** A playable game. Throws a BadInput that names those there are. */
export async function openGame(id: string, place = 'game'): Promise<TableGame> {
  const entry: CatalogueEntry | undefined = catalogue.find((g) => g.id === id)
  if (entry?.load) return entry.load()
  if (entry) throw wrong(place, id, `${playable.join(', ')} (${entry.title} is still to come)`)
  throw wrong(place, id, playable.join(', '))
}

/** Every seat of any scenario, in their order. */
export const seatsOf = (game: TableGame): string[] => [...new Set(game.scenarios.flatMap((s) => s.seats))]

/** A scenario by its id, the first when none is named. */
export function scenarioOf(game: TableGame, id: string | undefined): Scenario {
  if (id !== undefined)
    oneOf(
      '--scenario',
      id,
      game.scenarios.map((s) => s.id),
    )
  return game.scenarios.find((s) => s.id === id) ?? item(game.scenarios, 0, 'scenarios')
}

/** Options of a scenario from `name=value` words. Throws a BadInput that names the option and what it may be. */
export function optionsFrom(scenario: Scenario, words: readonly string[]): Options {
  const out: Record<string, string> = {}
  for (const word of words) {
    const at = word.indexOf('=')
    const names = Object.keys(scenario.options)
    if (names.length === 0) throw wrong('--option', word, `none, since scenario '${scenario.id}' has no options`)
    if (at < 1) throw wrong('--option', word, `name=value with one of ${names.join(', ')}`)
    const name = oneOf('--option', word.slice(0, at), names)
    out[name] = oneOf(`--option ${name}`, word.slice(at + 1), scenario.options[name] ?? [])
  }
  return out
}

/**
 * Who plays each seat of a scenario: as asked, else by habit.
 * @param asked by seat; a seat the scenario does not have is refused
 */
export function playersOf(
  scenario: Scenario,
  asked: Readonly<Record<string, string>>,
  habit: (seat: string, i: number) => string,
): Record<string, string> {
  for (const seat of Object.keys(asked)) oneOf(`--${seat}: seat of scenario '${scenario.id}'`, seat, scenario.seats)
  return Object.fromEntries(scenario.seats.map((seat, i) => [seat, asked[seat] ?? habit(seat, i)]))
}
