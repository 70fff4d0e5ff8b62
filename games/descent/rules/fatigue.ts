// Fatigue of the German units (24.0).
import type { Flow } from '@merkur/engine'
import type { Descent } from '../state.ts'
import { passOn } from './stages.ts'

/** The rolls for Fatigue at the start of a German Command Phase. */
export function* fatigue(s: Descent): Flow {
  passOn(s)
}
