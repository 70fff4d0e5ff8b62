// What the Morale of a unit is now: printed, less its losses, with command results, mode, fatigue, anger and grief (4.5, 9.7).
import { cell } from '@merkur/engine'
import { type Descent, defOf, isDisrupted, type Unit } from '../state.ts'
import { checkMorale } from './checks.ts'
import { modeRow } from './modes.ts'

/** 24.13 What a Fatigued unit loses. */
const FATIGUE = 2
/** 21.82 What the Greeks lose with their King. */
const GRIEF = 1

/** 22.2 What the irregular attacks of the last turn add to German Morale: paratroops 1 after a day and 2 after a night, mountain troops 1 after a night. */
export function anger(s: Descent, u: Unit): number {
  const { nation } = defOf(s, u)
  if (nation !== 'paratroop' && nation !== 'mountain') return 0
  const byNight = s.irregularNight > 0 && s.irregularNight === s.turn - 1
  if (nation === 'mountain') return byNight ? 1 : 0
  if (byNight) return 2
  return s.irregularDay > 0 && s.irregularDay === s.turn - 1 ? 1 : 0
}

/**
 * 4.5, 9.7 Current Morale, which may be negative: printed, less one for each Strength point lost, with the command result
 * (13.44), fatigue (24.13), irregulars (22.23) and the King's death (21.82). A Disrupted unit has three less and gains
 * nothing by a command result (15.6). Leaders, ground and engineers are the affair of close assault.
 */
export function currentMorale(s: Descent, u: Unit): number {
  const def = defOf(s, u)
  const result = isDisrupted(s, u) ? 0 : checkMorale(s, u)
  const fatigue = cell(s.fatigued, u) === 1 ? FATIGUE : 0
  const grief = s.kingDead && def.nation === 'greek' ? GRIEF : 0
  const lost = def.strength - cell(s.strength, u)
  return def.morale - lost + modeRow(s, u).morale + result + anger(s, u) - fatigue - grief
}
