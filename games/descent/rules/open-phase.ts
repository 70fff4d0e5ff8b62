// The opening and the close of each phase: weather, and whether the scenario is over (5.0, 16.1).
import type { Flow } from '@merkur/engine'
import { line } from '../naming.ts'
import type { Descent } from '../state.ts'
import { openAir } from './air-landing.ts'
import { expire } from './arrivals.ts'
import { openCommand } from './command-phase.ts'
import { rallyAll } from './command-retreat.ts'
import { recoverFromFatigue } from './fatigue.ts'
import { openIrregulars } from './irregulars.ts'
import { restMarkers, spendMarkers } from './markers.ts'
import { isLastPhase, isPhaseOf, opensTurn, phaseOf } from './phases.ts'
import { endScenario } from './reckon.ts'
import { passOn } from './stages.ts'
import { settleGuns } from './surrender.ts'
import { nextPhase } from './turn.ts'
import { rollWeather, weatherDue } from './weather.ts'
import { checkWork } from './work.ts'

/** Begins a phase: in the first phase of some turns the weather is rolled (16.11). */
export function* openPhase(s: Descent): Flow {
  const { name, case: chapter, phasing } = phaseOf(s)
  const seat = phasing === 'nobody' ? {} : { seat: phasing }
  const begins = opensTurn(s) ? { value: s.turn } : {}
  s.journal?.push(line('phase', chapter, 'log.phase', { turn: s.turn, phase: s.phase, name }, { ...seat, ...begins }))
  const column = s.phase === 1 ? weatherDue(s) : undefined
  if (column) rollWeather(s, column)
  restMarkers(s)
  openAir(s)
  openIrregulars(s)
  yield* openCommand(s)
  if (s.phase === 1) expire(s)
  passOn(s)
}

/** Ends a phase, and the scenario after its last one. */
export function* closePhase(s: Descent): Flow {
  settleGuns(s)
  recoverFromFatigue(s)
  spendMarkers(s)
  if (isPhaseOf(s, 'commonwealth', 'movement')) rallyAll(s)
  checkWork(s)
  if (isLastPhase(s)) {
    endScenario(s)
    return
  }
  nextPhase(s)
  s.stage = 'open'
}
