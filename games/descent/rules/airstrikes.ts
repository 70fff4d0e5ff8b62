// Airstrikes are resolved after fire or movement (17.0).
import type { Flow } from '@merkur/engine'
import type { Descent } from '../state.ts'
import { passOn } from './stages.ts'

/** Resolves one airstrike; the stage ends when none is left. */
export function* strikes(s: Descent): Flow {
  passOn(s)
}
