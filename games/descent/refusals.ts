// Every refusal that the rules can utter, by the chapters that export them.
import { refusalsIn } from '@merkur/engine'
import * as activation from './rules/activation.ts'
import * as airLanding from './rules/air-landing.ts'
import * as armor from './rules/armor.ts'
import * as arrivals from './rules/arrivals.ts'
import * as assaultResult from './rules/assault-result.ts'
import * as assaultWho from './rules/assault-who.ts'
import * as commandActs from './rules/command-acts.ts'
import * as crashLanding from './rules/crash-landing.ts'
import * as drops from './rules/drops.ts'
import * as ferry from './rules/ferry.ts'
import * as fireCase from './rules/fire-case.ts'
import * as firePhase from './rules/fire-phase.ts'
import * as fireTargets from './rules/fire-targets.ts'
import * as group from './rules/group.ts'
import * as hastyStrikes from './rules/hasty-strikes.ts'
import * as irregulars from './rules/irregulars.ts'
import * as leaders from './rules/leaders.ts'
import * as markerUse from './rules/marker-use.ts'
import * as markers from './rules/markers.ts'
import * as mobility from './rules/mobility.ts'
import * as modes from './rules/modes.ts'
import * as mountain from './rules/mountain.ts'
import * as movementPhase from './rules/movement-phase.ts'
import * as opportunity from './rules/opportunity.ts'
import * as organization from './rules/organization.ts'
import * as outside from './rules/outside.ts'
import * as owedMoves from './rules/owed-moves.ts'
import * as recovery from './rules/recovery.ts'
import * as restacking from './rules/restacking.ts'
import * as restrictions from './rules/restrictions.ts'
import * as resubordination from './rules/resubordination.ts'
import * as scenarioSetUp from './rules/scenario-set-up.ts'
import * as stack from './rules/stack.ts'
import * as strikeAllotment from './rules/strike-allotment.ts'
import * as walk from './rules/walk.ts'
import * as weapons from './rules/weapons.ts'
import * as work from './rules/work.ts'

/** All refusals; a test holds the list against the files of the rules. */
export const refusals = refusalsIn(
  activation,
  airLanding,
  armor,
  arrivals,
  assaultResult,
  assaultWho,
  commandActs,
  crashLanding,
  drops,
  ferry,
  fireCase,
  firePhase,
  fireTargets,
  group,
  hastyStrikes,
  irregulars,
  leaders,
  markerUse,
  markers,
  mobility,
  modes,
  mountain,
  movementPhase,
  opportunity,
  organization,
  outside,
  owedMoves,
  recovery,
  restacking,
  restrictions,
  resubordination,
  scenarioSetUp,
  stack,
  strikeAllotment,
  walk,
  weapons,
  work,
)
