// All words of Descent on Crete in English, ICU messages by id: one file a chapter.
import { air } from './air.ts'
import { arrivals } from './arrivals.ts'
import { assault } from './assault.ts'
import { command } from './command.ts'
import { fire } from './fire.ts'
import { irregulars } from './irregulars.ts'
import { landing } from './landing.ts'
import { leaders } from './leaders.ts'
import { movement } from './movement.ts'
import { opportunity } from './opportunity.ts'
import { organization } from './organization.ts'
import { scenarios } from './scenarios.ts'
import { strikes } from './strikes.ts'
import { supply } from './supply.ts'
import { table } from './table.ts'
import { tutorial } from './tutorial.ts'

export const en: Readonly<Record<string, string>> = {
  ...air,
  ...arrivals,
  ...assault,
  ...command,
  ...fire,
  ...irregulars,
  ...landing,
  ...leaders,
  ...movement,
  ...opportunity,
  ...organization,
  ...scenarios,
  ...strikes,
  ...supply,
  ...table,
  ...tutorial,
}
