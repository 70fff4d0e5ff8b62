// Each side makes ready before a scenario begins: modes and order of its units (27.2).
import type { Flow } from '@merkur/engine'
import type { Descent } from '../state.ts'
import { rollWeather, weatherAtStart } from './weather.ts'

/** What the sides choose before the first phase; then the weather that is in force (27.25). */
export function* scenarioSetUp(s: Descent): Flow {
  const column = weatherAtStart(s)
  if (column) rollWeather(s, column)
  s.stage = 'open'
}
