// The sequence of play of Kreta 1941: what comes next, and which activity it is.
import type { Flow } from '@merkur/engine'
import { combat } from './rules/combat.ts'
import { convoy } from './rules/convoy.ts'
import { land, planDrop } from './rules/drop.ts'
import { movementAct, opening } from './rules/movement-phase.ts'
import { endTurn } from './rules/phases.ts'
import { pursue } from './rules/pursuit.ts'
import { arrive, dueNow } from './rules/reinforcements.ts'
import { retreat } from './rules/retreat.ts'
import { britishSetUp } from './rules/setup.ts'
import type { Kreta } from './state.ts'

/** Every activity by name: what a position file may begin with. */
export const activities: Readonly<Record<string, (s: Kreta) => Flow>> = {
  'british-setup': britishSetUp,
  opening,
  convoy,
  'drop-plan': planDrop,
  drop: land,
  move: movementAct,
  arrive,
  combat,
  retreat,
  pursuit: pursue,
  'turn-end': turnEnd,
}

/** 3.0 The activity that comes next; null when the game is over. */
export function next(s: Kreta): string | null {
  switch (s.stage) {
    case 'setup':
      return 'british-setup'
    case 'opening':
    case 'convoy':
    case 'drop-plan':
    case 'drop':
    case 'turn-end':
      return s.stage
    case 'german-move':
      return 'move'
    case 'british-move':
      return dueNow(s) >= 0 ? 'arrive' : 'move'
    case 'german-combat':
    case 'british-combat':
      return s.beaten.length > 0 ? 'retreat' : s.victors.length > 0 ? 'pursuit' : 'combat'
    case 'over':
      return null
  }
}

function* turnEnd(s: Kreta): Flow {
  endTurn(s)
}
