// The sequence of play of Descent on Crete: what comes next, and which activity it is.
import type { Flow } from '@merkur/engine'
import { landing } from './rules/air-landing.ts'
import { strikes } from './rules/airstrikes.ts'
import { command, commandChecks } from './rules/command-phase.ts'
import { fatigue } from './rules/fatigue.ts'
import { fire } from './rules/fire-phase.ts'
import { hastyStrikes } from './rules/hasty-strikes.ts'
import { leaveTravelMode } from './rules/leave-travel.ts'
import { move } from './rules/movement-phase.ts'
import { closePhase, openPhase } from './rules/open-phase.ts'
import { organize } from './rules/organization.ts'
import { phaseOf } from './rules/phases.ts'
import { decide, reckon } from './rules/reckon.ts'
import { becomesOpen, openRoad } from './rules/restrictions.ts'
import { scenarioSetUp } from './rules/scenario-set-up.ts'
import { isDecided } from './rules/victory.ts'
import type { Descent } from './state.ts'

/** Every activity by name: what a position file may begin with. */
export const activities: Readonly<Record<string, (s: Descent) => Flow>> = {
  'set-up': scenarioSetUp,
  'open-phase': openPhase,
  fatigue,
  command,
  checks: commandChecks,
  organize,
  'hasty-strikes': hastyStrikes,
  fire,
  landing,
  move,
  'leave-travel': leaveTravelMode,
  strikes,
  reckon,
  'close-phase': closePhase,
  decide,
  'open-road': openRoad,
}

/** 5.0 The activity that comes next; null when the game is over. */
export function next(s: Descent): string | null {
  if (s.stage !== 'over' && isDecided(s)) return 'decide'
  if (becomesOpen(s)) return 'open-road'
  switch (s.stage) {
    case 'open':
      return 'open-phase'
    case 'close':
      return 'close-phase'
    case 'hasty':
      return 'hasty-strikes'
    case 'act':
      return acting(s)
    case 'over':
      return null
    default:
      return s.stage
  }
}

/** The acts of each sort of phase. */
function acting(s: Descent): string {
  switch (phaseOf(s).kind) {
    case 'command':
      return 'command'
    case 'organization':
      return 'organize'
    case 'conditional-fire':
    case 'free-fire':
      return 'fire'
    case 'movement':
      return 'move'
    case 'record':
      return 'reckon'
  }
}
