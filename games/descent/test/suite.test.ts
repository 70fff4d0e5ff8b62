// The suite that every game must pass, on the last Game-Turn of every scenario of Descent on Crete.
import { suite } from '@merkur/suite'
import { descent } from '../index.ts'
import { scenarioOf } from '../state.ts'

/**
 * A whole scenario takes thousands of decisions, and most laws look at each several times; whole games are played in
 * `random-play.test.ts`. Here each scenario begins with its last Game-Turn.
 */
const lastTurns: typeof descent = {
  ...descent,
  setUp: (s, scenario, options) => {
    descent.setUp(s, scenario, options)
    s.turn = scenarioOf(s).row.lastTurn
  },
}

suite(lastTurns, { runs: 3, wrongInputs: 5_000, looks: 2 })
