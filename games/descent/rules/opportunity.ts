// Opportunity fire at units that move, change their mode, restack or assault in a zone of control (9.4).
import type { Flow } from '@merkur/engine'
import { type Descent, isHex, onMap, type Unit } from '../state.ts'
import type { Trigger } from './walk.ts'

/** 9.4 The other side fires as long as it may and will; gives the units of the trigger that are still there. */

export function* opportunity(s: Descent, trigger: Trigger): Flow<Unit[]> {
  return trigger.units.filter((u) => onMap(s, u) && isHex(s, trigger.hex))
}
