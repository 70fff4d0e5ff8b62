// The sequence of play of 12 Hours at Maleme: what comes next, and which activity it is.
import type { Flow } from '@merkur/engine'
import { dropUnit, reveal } from './rules/drop.ts'
import { cleanUp, endTurn, owing, regroupOrStep, unpin } from './rules/end-of-turn.ts'
import { byZone, inTheAir, toReveal } from './rules/groups.ts'
import { impulse } from './rules/impulse.ts'
import { alliedSetup, germanPlan } from './rules/setup.ts'
import { landByZone } from './rules/zone-drop.ts'
import type { Maleme } from './state.ts'

/** Every activity by name: what a position file may begin with. */
export const activities: Readonly<Record<string, (s: Maleme) => Flow>> = {
  'allied-setup': alliedSetup,
  'german-plan': germanPlan,
  reveal,
  drop: dropUnit,
  zone: landByZone,
  'impulses-begin': beginImpulses,
  impulse,
  'end-of-turn': endTurn,
  regroup: regroupOrStep,
  unpin,
  'clean-up': tidy,
}

/** 3, 4, 5, 6 The activity that comes next; null when the game is over. */
export function next(s: Maleme): string | null {
  switch (s.stage) {
    case 'allied-setup':
    case 'german-plan':
      return s.stage
    case 'drop':
      if (inTheAir(s).length > 0) return 'drop'
      if (toReveal(s).length > 0) return 'reveal'
      return byZone(s).length > 0 ? 'zone' : 'impulses-begin'
    case 'impulses':
      return 'impulse'
    case 'end':
      return 'end-of-turn'
    case 'regroup':
      return owing(s).length > 0 ? 'regroup' : 'unpin'
    case 'unpin':
      return 'unpin'
    case 'clean-up':
      return 'clean-up'
    case 'over':
      return null
  }
}

/** 5.1 step 5: the impulses after the drops, the holder of the Initiative first. */
function* beginImpulses(s: Maleme): Flow {
  s.stage = 'impulses'
  s.active = s.initiative
}

function* tidy(s: Maleme): Flow {
  cleanUp(s)
}
