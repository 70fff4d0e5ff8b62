// The measured strength of a game's computer player, where a `strength.json` beside its front door tells it.

/** One pairing of players and how it went. Shares are 0 to 1. */
export interface Strength {
  /** The command that made the file. */
  readonly command: string
  readonly pairings: readonly {
    readonly pairing: string
    readonly games: number
    readonly share: number
    readonly low: number
    readonly high: number
  }[]
}

const FILES = import.meta.glob<Strength>('../../../../../games/*/strength.json', { eager: true, import: 'default' })

export const strengthOf = (game: string): Strength | undefined =>
  Object.entries(FILES).find(([path]) => path.split('/').at(-2) === game)?.[1]
