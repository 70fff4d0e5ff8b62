// The sequence of play of Crete 1941: what comes next, and which activity it is.
import type { Flow } from '@merkur/engine'
import { act } from './rules/action.ts'
import { activate } from './rules/activation.ts'
import { aim, bombBefore, sortie } from './rules/air.ts'
import { interception } from './rules/convoy.ts'
import { dropGroup, landingFight, landingTest } from './rules/landing.ts'
import { land } from './rules/reinforcements.ts'
import { forts } from './rules/setup.ts'
import { automaton } from './rules/solo/automaton.ts'
import { deploy, soloForts } from './rules/solo/deploy.ts'
import { brigades, gliders, wave } from './rules/solo/draw.ts'
import { activationDie, endGermanTurn, endTurn, startTurn } from './rules/turn.ts'
import { type Crete, isAutomaton } from './state.ts'

/** An activity that asks nobody. */
const silently = (run: (s: Crete) => void) =>
  function* (s: Crete): Flow {
    run(s)
  }

/** Every activity by name: what a position file may begin with. */
export const activities: Readonly<Record<string, (s: Crete) => Flow>> = {
  forts,
  gliders,
  brigades: silently(brigades),
  wave,
  deploy: silently(deploy),
  'solo-forts': soloForts,
  bombing: bombBefore,
  'turn-start': silently(startTurn),
  activate,
  act,
  drop: dropGroup,
  test: landingTest,
  'landing-fight': landingFight,
  land,
  aim,
  sortie,
  'german-end': endGermanTurn,
  interception,
  limit: activationDie,
  automaton,
  'turn-end': silently(endTurn),
}

const DOING: Readonly<Record<Crete['doing'], string>> = {
  choosing: 'activate',
  acting: 'act',
  placing: 'drop',
  testing: 'test',
  fighting: 'landing-fight',
  landing: 'land',
  aiming: 'aim',
  flying: 'sortie',
}

/** 4, 12 The activity that comes next; null when the game is over. */
export function next(s: Crete): string | null {
  switch (s.stage) {
    case 'german':
      return DOING[s.doing]
    case 'commonwealth':
      return isAutomaton(s, 'commonwealth') ? 'automaton' : DOING[s.doing]
    case 'regroup':
      return 'german-end'
    case 'royal-navy':
      return 'interception'
    case 'turn-start':
      return 'turn-start'
    case 'over':
      return null
    default:
      return s.stage
  }
}
