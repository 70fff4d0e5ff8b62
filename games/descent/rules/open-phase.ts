// The opening and the close of each phase: weather, and whether the scenario is over (5.0, 16.1).
import type { Flow } from '@merkur/engine'
import type { Descent } from '../state.ts'
import { recoverFromFatigue } from './fatigue.ts'
import { isLastPhase } from './phases.ts'
import { endScenario } from './reckon.ts'
import { passOn } from './stages.ts'
import { nextPhase } from './turn.ts'
import { rollWeather, weatherDue } from './weather.ts'

/** Begins a phase: in the first phase of some turns the weather is rolled (16.11). */
export function* openPhase(s: Descent): Flow {
  const column = s.phase === 1 ? weatherDue(s) : undefined
  if (column) rollWeather(s, column)
  s.moving = []
  s.germanHolds = false
  s.commonwealthHolds = false
  passOn(s)
}

/** Ends a phase, and the scenario after its last one. */
export function* closePhase(s: Descent): Flow {
  recoverFromFatigue(s)
  if (isLastPhase(s)) {
    endScenario(s)
    return
  }
  nextPhase(s)
  s.stage = 'open'
}
