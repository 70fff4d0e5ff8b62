// What is kept of every counter during play: where it is, in which state, and what it has done.
import { describe, flag, number, per, ref } from '@merkur/engine'

export const unitFields = describe({
  at: per('units', ref('spaces')),
  /** Place in the stack, 0 on top. */
  place: per('units', number(0, 99)),
  strength: per('units', number(0, 10)),
  /** Dispersed, Concentrated, Travel: also the mode to which a Disrupted unit comes back (15.63). */
  mode: per('units', number(0, 2)),
  disrupted: per('units', flag()),
  depleted: per('units', flag()),
  /** The headquarters it belongs to now (12.0). */
  superior: per('units', ref('units')),
  /** The destroyed headquarters in whose place it serves (12.63). */
  replaces: per('units', ref('units')),
  /** Effectiveness lost for good by a change of division (12.64). */
  effectivenessLost: per('units', number(0, 9)),
  /** Turn in which an independent unit was freed or bound (19.4); 0 for never. */
  freed: per('units', number(0, 88)),

  /** Movement points spent in this phase, in eighths. */
  spent: per('units', number(0, 999)),
  /** Its own move in this phase is over; it may still go along with others who come by (9.11). */
  moved: per('units', flag()),
  /** It fired, observed or controlled in the Conditional Fire Phase and may not move in the next phase (14.51). */
  bound: per('units', flag()),
  /** It has fired in this Fire Phase (6.14). */
  fired: per('units', flag()),
  /** It has made its close assault of this phase (9.6). */
  assaulted: per('units', flag()),
  /** Strength points that an engineer has ferried in this phase (18.14). */
  ferried: per('units', number(0, 99)),
  /** It left Travel mode under fire and is Disrupted at the end of this phase (6.31, ruling M8). */
  shaken: per('units', flag()),
  /** It has changed its mode, or its headquarters, in this phase. */
  changed: per('units', flag()),
  /** It tried to recover from Disruption, or recovered, in this phase (15.6). */
  tried: per('units', flag()),

  /** A headquarters that is in supply until its side's next Command Phase (19.24). */
  supplied: per('units', flag()),
  /** A used Supply marker feeds it: bit 1 in Phases 1 to 7, bit 2 in Phases 8 to 15 (16.33, 16.34). */
  fed: per('units', number(0, 3)),
  activated: per('units', flag()),
  /** It, or its group, has been paid for in this Command Phase (13.12). */
  paid: per('units', flag()),
  /** Its command result as a row of command-results.csv (13.4); 0 for none. */
  check: per('units', number(0, 9)),
  /** Its command check of this Command Phase has been rolled (13.36). */
  checked: per('units', flag()),
  /** Phases since the start of turn 1 when it was last in combat, counted from 1; 0 for never (13.12). */
  fought: per('units', number(0, 1320)),
  /** A headquarters whose formation the penalty of 12.2 does not count until the next Command Phase (13.16). */
  exempt: per('units', flag()),
  fatigued: per('units', flag()),
  /** It has been Fatigued before (24.1). */
  wasFatigued: per('units', flag()),
  /** A tank that has rolled for its move in this phase (23.2). */
  started: per('units', flag()),
  /** Armor that has broken down for good (23.2). */
  brokenDown: per('units', flag()),
  /** A static gun in the hands of the other side (20.65). */
  captured: per('units', flag()),

  /** Turn in which it came onto the map, by air, by sea or over the edge; 0 for those who stood there. */
  arrived: per('units', number(0, 88)),
  /** A reinforcement that has been in Travel mode ever since it came (26.5). */
  inColumn: per('units', flag()),
  /** Turn in which it is due on the map (26.0); 0 for those who stand there. */
  due: per('units', number(0, 99)),
  /** The hex by which it came onto the map in this phase (26.17). */
  entry: per('units', ref('spaces')),
  /** What an engineer or pioneer works at: 0 nothing, 1 entrenching, 2 blowing a bridge, 3 repairing one (18.2, 18.3, 20.42). */
  task: per('units', number(0, 3)),
  /** Where it works, at which bridge, and since which phase, counted from the start of turn 1 (ruling M59). */
  taskAt: per('units', ref('spaces')),
  taskBridge: per('units', ref('bridges')),
  taskSince: per('units', number(0, 1320)),
  /** It has tried to blow its bridge in this phase (18.22). */
  blew: per('units', flag()),

  /** Turn in which a leader was lost, 0 for never (21.4, 21.5). */
  lostTurn: per('units', number(0, 88)),
  /** Turns left in which a leader who came back gives one Morale point only (21.44). */
  newLeader: per('units', number(0, 2)),
})
