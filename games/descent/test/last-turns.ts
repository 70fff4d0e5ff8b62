// Descent on Crete on the last Game-Turn of each scenario: as it is set up, and from mid-play. What its suite plays.
import { copyFields, item } from '@merkur/engine'
import type { Kit } from '@merkur/table'
import { descent } from '../index.ts'
import { freshCache, scenarioOf, shape } from '../state.ts'
import { middleOf } from './middles.ts'

/** How a game of the suite begins, as an option of every scenario. */
const BEGINNINGS = ['set-up', 'middle'] as const
const begin = {
  id: 'begin',
  label: 'Beginning',
  values: BEGINNINGS.map((value) => ({ value, label: value })),
  default: BEGINNINGS[0],
}

const withBeginnings = (kit: Kit): Kit => ({
  ...kit,
  scenarios: kit.scenarios.map((x) => ({ ...x, options: [...x.options, begin] })),
})

/**
 * A whole scenario takes thousands of decisions, and most laws look at each several times; whole games are played in
 * `random-play.test.ts`. Here each scenario begins with its last Game-Turn: with the units as they are set up, or as they
 * stand in the middle of a game.
 */
export const lastTurns: typeof descent = {
  ...descent,
  scenarios: descent.scenarios.map((x) => ({ ...x, options: { ...x.options, begin: BEGINNINGS } })),
  kit: (box) => withBeginnings(descent.kit(box)),
  setUp: (s, scenario, options) => {
    descent.setUp(s, scenario, options)
    s.turn = scenarioOf(s).row.lastTurn
    if (options.begin !== item(BEGINNINGS, 1)) return
    const { recovery, nightChecks, villages } = s
    copyFields(shape, middleOf(scenario), s)
    Object.assign(s, { recovery, nightChecks, villages })
    s.cache = freshCache(s)
  },
}
