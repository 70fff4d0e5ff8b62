// The suite that every game must pass, on the last Game-Turn of every scenario of Descent on Crete: as it is set up, and from mid-play.
import { suite } from '@merkur/suite'
import { lastTurns } from './last-turns.ts'

suite(lastTurns, { runs: 3, wrongInputs: 5_000, looks: 2, apart: true })
