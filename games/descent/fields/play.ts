// What is kept of the game as a whole: time, weather, points, and what the phase that is on has come to.
import { describe, flag, list, number, oneOf, per, ref } from '@merkur/engine'
import { NO_FLYING } from '../lines.ts'

export const playFields = describe({
  scenario: ref('scenarios'),
  /** Option 15.61: recovery is rolled for each unit, or once for a stack. */
  recovery: oneOf('unit', 'stack'),
  /** Option 29.42: turns of the command checks of the night. */
  nightChecks: oneOf('8 9', '7 8'),
  /** Option 33.5: villages that score. */
  villages: oneOf('major', 'all'),
  /** Option 28.1: the Game-Turn with which the match began. */
  firstTurn: number(1, 88, 1),
  turn: number(1, 88, 1),
  phase: number(1, 15, 1),
  /** Where within the phase play stands; `flow.ts` says which activity each is. */
  stage: oneOf(
    'set-up',
    'open',
    'fatigue',
    'act',
    'checks',
    'hasty',
    'landing',
    'leave-travel',
    'strikes',
    'reckon',
    'close',
    'over',
  ),
  /** Of sub-stages in which both sides act in turn: who does now. */
  acting: oneOf('german', 'commonwealth'),
  winner: oneOf('none', 'german', 'commonwealth', 'draw'),
  /** The condition of weather, 0 to 12; NO_FLYING for P (16.12). */
  weather: number(0, NO_FLYING),

  /** Command points left in this Commonwealth Command Phase (13.0). */
  commandLeft: number(0, 99),
  /** Transport points of mountain landings that are left (16.81). */
  transportLeft: number(0, 50),
  /** Transport points lost so far, which damage the airfield (16.84). */
  transportLost: number(0, 99),
  /** Damaged hexes of Maleme airfield: bit 1 the first, bit 2 the second (16.84). */
  airfieldDamaged: number(0, 3),
  /** Strength points landed in this phase on W0419 and on W0519 (16.83). */
  landedNorth: number(0, 99),
  landedSouth: number(0, 99),
  /** Planes that are left and have flown a mountain unit to Crete in this Game-Turn (16.84). */
  flights: number(0, 99),
  /** Supply markers that are still to be dropped (16.31). */
  dropsDue: number(0, 60),
  /** Hexes whose overstacked landers may stay so until one of them leaves (16.53). */
  crowded: list(ref('spaces')),
  /** Irregular attacks left this turn, and the units attacked in this phase (22.0, 22.11). */
  irregularsLeft: number(0, 5),
  irregularOn: list(ref('units')),
  /** The last turns in which irregulars attacked by day and by night; 0 for none (22.2). */
  irregularDay: number(0, 88),
  irregularNight: number(0, 88),
  kingDead: flag(),
  /** 28.43 The Commonwealth reinforcements may fight. */
  opened: flag(),
  /** 30.42 Game-Turns in a row at whose end too few Germans stood in the east. */
  tooFew: number(0, 99),

  /** The group that is moving, all in one hex (9.1). */
  moving: list(ref('units')),
  /** The side has said that it gives no more Opportunity fire in this phase (6.11). */
  germanHolds: flag(),
  commonwealthHolds: flag(),
  /** Hexes whose stack gives no more Opportunity fire in this phase, as its owner has said. */
  holding: list(ref('spaces')),
  /** Those who will fire at the target hex, as declared (6.22, 12.2). */
  declared: list(ref('units')),
  target: ref('spaces'),
  /** Hexes whose stack has been rearranged in this phase and has not changed since (9.51). */
  restacked: list(ref('spaces')),
  /** The hex near which the first of Layforce landed: the others do so too (26.13). */
  layforceAt: ref('spaces'),
  /** Phases since the start of turn 1 when one of 7 RTR last moved, counted from 1; 0 for never (23.1). */
  matildas: number(0, 1320),
})

export const groundFields = describe({
  /** Entrenched hexes; they serve whoever holds them (11.53). */
  entrenched: list(ref('spaces')),
  /** 0 whole, 1 destroyed, 2 repaired. */
  bridge: per('bridges', number(0, 2)),
  /** Who holds a scoring hex: 0 nobody, 1 German, 2 Commonwealth. */
  owner: per('scoring', number(0, 2)),
  /** Points of each line of victory.csv so far. */
  score: per('victory', number(0, 9999)),

  /** Supply markers: where; who took it up in this phase, and whether it was left again (16.32); how it is used up: 0 not, 1 in Phases 1 to 7, 2 in 8 to 14, 3 to the end of the turn (16.33, 16.34). */
  markerAt: per('markers', ref('spaces')),
  markerCarrier: per('markers', ref('units')),
  markerLeft: per('markers', flag()),
  markerUsed: per('markers', number(0, 3)),
  /** Airstrikes on the map: where, whose (1 German, 2 Commonwealth), hasty, how many counters it stands for. */
  strikeAt: per('strikes', ref('spaces')),
  strikeOwner: per('strikes', number(0, 2)),
  strikeHasty: per('strikes', flag()),
  strikeWeight: per('strikes', number(0, 9)),
})
