// What the issues ask of each game's speed.

export interface Targets {
  /** The issue that sets them. */
  readonly of: string
  /** Decisions with two options or more a second in random play, one core. */
  readonly decisions?: number
  /** Milliseconds of one seat's view, p99. */
  readonly view?: number
  /** Microseconds of a copy. */
  readonly copy?: number
  /** Bytes of a position. */
  readonly bytes?: number
  /** Kilobytes of a finished match, compressed. */
  readonly save?: number
  /** Milliseconds of a jump to any point of a match. */
  readonly jump?: number
  /** Milliseconds of a preview with exact odds. */
  readonly odds?: number
  /** Iterations a second of tree search at a depth of 50 decisions. */
  readonly search?: number
}

/** By game; what an issue does not name is measured all the same. */
const targets: Readonly<Record<string, Targets>> = {
  maleme: {
    of: 'issue 2',
    decisions: 100_000,
    view: 0.2,
    copy: 5,
    bytes: 2048,
    save: 10,
    jump: 10,
    odds: 1,
    search: 1000,
  },
  kreta: { of: 'issue 4', decisions: 50_000, view: 0.5 },
  crete: { of: 'issue 5', decisions: 100_000, view: 0.3, odds: 1 },
  descent: { of: 'issue 6', decisions: 50_000, view: 0.5, copy: 20 },
}

/** What is asked of one scenario besides, by game and scenario. */
const more: Readonly<Record<string, Readonly<Record<string, Partial<Targets>>>>> = {
  descent: { bg: { save: 200, jump: 100 } },
}

/** All that is asked of a game in this scenario. */
export const targetsOf = (game: string, scenario: string): Targets => ({
  ...(targets[game] ?? { of: '' }),
  ...more[game]?.[scenario],
})
