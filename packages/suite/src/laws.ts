// The list of laws, for the suite and for the soak.
import type { TableGame } from '@merkur/table'
import { anyOrder, endsInTime, faultless, unmarkedRollsNothing } from './laws/flows.ts'
import { viewsFit } from './laws/kit.ts'
import {
  barriers,
  forkAnywhere,
  interleaved,
  replay,
  sameAgain,
  saveAndLoad,
  snapshotAlone,
  undoAndRedo,
} from './laws/matches.ts'
import { hashSeesAll, jsonRoundTrip } from './laws/state.ts'
import { allIsExplained, matchIsWorded } from './laws/words.ts'

export interface Law {
  readonly title: string
  /** Which part of the suite's runs it gets: costly ones get fewer. */
  readonly share: number
  /** @throws Broken, or rejects with it, when a random game of this seed breaks it */
  check(game: TableGame, seed: string): void | Promise<void>
}

export const laws: readonly Law[] = [
  { title: 'after every activity nothing is wrong and caches equal fresh computation', share: 1, check: faultless },
  { title: 'every random game ends within its stated limit', share: 2, check: endsInTime },
  { title: 'an option that promises nothing consumes no chance', share: 1, check: unmarkedRollsNothing },
  { title: 'where several are asked at once, the order of answers does not matter', share: 1, check: anyOrder },
  { title: 'saved and loaded, a match is the same and goes on the same', share: 1, check: saveAndLoad },
  { title: 'the last snapshot carries a match whose log no longer fits', share: 0.5, check: snapshotAlone },
  { title: 'undo and redo give the states that were there', share: 0.5, check: undoAndRedo },
  { title: 'what rolled, revealed or handed over stays in a fair match', share: 0.5, check: barriers },
  { title: 'forks and looks into the past give the states that were there', share: 0.5, check: forkAnywhere },
  { title: 'a log replays to the same match', share: 1, check: replay },
  { title: 'the same seed and answers give the same match', share: 0.5, check: sameAgain },
  { title: 'matches interleaved in one process equal each alone', share: 0.3, check: interleaved },
  { title: 'the hash sees every field, copies share nothing', share: 1, check: hashSeesAll },
  { title: 'positions survive JSON', share: 1, check: jsonRoundTrip },
  { title: 'views and options point at things of the kit', share: 0.5, check: viewsFit },
  {
    title: 'every space and piece has an option or a reason',
    share: 0.3,
    check: (game, seed) => {
      allIsExplained(game, seed, 7)
    },
  },
  {
    title: 'every text uttered is worded and its case is in the rulebook',
    share: 0.3,
    check: (game, seed) => matchIsWorded(game, seed, 7),
  },
]
