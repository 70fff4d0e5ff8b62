// The measured strength of a game's computer player, where a `strength.json` beside its front door tells it: the file that
// `npm run merkur -- strength GAME --out FILE` writes.
import type { Share } from '@merkur/bots'
import type { SeatId } from '@merkur/engine'

/** One seat played by the bot, and how it went. */
export interface StrengthRow {
  readonly seat: SeatId
  /** The player in the other seats. */
  readonly against: string
  readonly wins: Share
  readonly draws: Share
  /** How often random play in this seat beats random play. */
  readonly random: Share
  /** Milliseconds a decision. */
  readonly msPerDecision: { readonly n: number; readonly median: number; readonly p95: number; readonly max: number }
}

export interface Strength {
  readonly merkur: 1
  readonly kind: 'strength'
  readonly game: string
  readonly scenario: string
  readonly bot: string
  readonly rows: readonly StrengthRow[]
}

const FILES = import.meta.glob<Strength>('../../../../../games/*/strength.json', { eager: true, import: 'default' })

export const strengthOf = (game: string): Strength | undefined =>
  Object.entries(FILES).find(([path]) => path.split('/').at(-2) === game)?.[1]

/** The command that measures it again. */
export const commandFor = ({ game, bot, rows }: Strength): string =>
  `npm run merkur -- strength ${game} --bot ${bot} --games ${Math.max(0, ...rows.map((r) => r.wins.of))}`
