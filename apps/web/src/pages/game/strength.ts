// The measured strength of a game's computer player, where a `strength.json` beside its front door tells it: the file that
// `npm run merkur -- strength GAME --out FILE` writes.
import type { ScenarioStrength, Strength } from '@merkur/bots'

const FILES = import.meta.glob<Strength>('../../../../../games/*/strength.json', { eager: true, import: 'default' })

export const strengthOf = (game: string): Strength | undefined =>
  Object.entries(FILES).find(([path]) => path.split('/').at(-2) === game)?.[1]

/** Games of each row of a scenario. */
export const gamesOf = ({ rows }: ScenarioStrength): number => Math.max(0, ...rows.map((r) => r.wins.of))

/** The command that measures a scenario again. */
export function commandFor(game: string, one: ScenarioStrength): string {
  const options = Object.entries(one.options).map(([name, value]) => ` --option ${name}=${value}`)
  return `npm run merkur -- strength ${game} --scenario ${one.scenario}${options.join('')} --bot ${one.bot} --games ${gamesOf(one)}`
}
