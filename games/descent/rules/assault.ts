// Close assault: who takes part, its fire, its odds, its result, retreat and advance (9.6, 9.7).
import { type Flow, type Refusal, refusal } from '@merkur/engine'
import type { Descent, Space, Unit } from '../state.ts'

export const noAssaultYet = refusal('9.6', 'refuse.no-assault')

/** Why this group may not close assault this hex; nothing when it may. */
export function refuseAssault(_s: Descent, _units: readonly Unit[], _to: Space): Refusal | undefined {
  return noAssaultYet
}

/** 9.6 The group that stands in `from` close assaults `to`, from the Opportunity fire it draws to the advance. */

export function* assault(_s: Descent, _from: Space, _to: Space, _units: readonly Unit[]): Flow {
  return
}
