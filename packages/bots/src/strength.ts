// How strong a bot plays, as measured: the file beside a game that the command line writes and its page shows.
import type { Options, SeatId } from '@merkur/engine'
import type { Share } from './tournament.ts'

/** One seat played by the bot, and how it went. */
export interface StrengthRow {
  readonly seat: SeatId
  /** The player in the other seats. */
  readonly against: string
  readonly wins: Share
  readonly draws: Share
  /** How often random play in this seat beats random play, on the same seeds. */
  readonly random: Share
  /** Milliseconds a decision: by the clock, but no more than its thread had the processor. */
  readonly msPerDecision: { readonly n: number; readonly median: number; readonly p95: number; readonly max: number }
}

/** The rows of one scenario, all measured on the same terms. */
export interface ScenarioStrength {
  readonly scenario: string
  /** Options of the scenario that were not left as they are by habit. */
  readonly options: Options
  readonly bot: string
  readonly seed: string
  readonly rows: readonly StrengthRow[]
}

/** A game's measurements, scenario by scenario. */
export interface Strength {
  readonly merkur: 1
  readonly kind: 'strength'
  readonly game: string
  readonly scenarios: readonly ScenarioStrength[]
}

/** What was measured, without what came of it. */
export type StrengthTerms = Omit<ScenarioStrength, 'rows'>

const same = (a: StrengthTerms, b: StrengthTerms): boolean =>
  a.scenario === b.scenario &&
  a.bot === b.bot &&
  a.seed === b.seed &&
  Object.keys({ ...a.options, ...b.options }).every((name) => a.options[name] === b.options[name])

/** The rows measured on exactly these terms. */
export const rowsOn = (strength: Strength, terms: StrengthTerms): readonly StrengthRow[] =>
  strength.scenarios.find((one) => same(one, terms))?.rows ?? []

/**
 * The measurements with these rows in the place of whatever the file said of their scenario; other scenarios stay as they are.
 * @param order ids of the game's scenarios as its box tells them: theirs is the order in the file
 */
export function withScenario(strength: Strength, one: ScenarioStrength, order: readonly string[]): Strength {
  const others = strength.scenarios.filter((x) => x.scenario !== one.scenario)
  const place = ({ scenario }: StrengthTerms): number => order.indexOf(scenario)
  return { ...strength, scenarios: [...others, one].sort((a, b) => place(a) - place(b)) }
}
