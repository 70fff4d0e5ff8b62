// What is kept of fire, assault, airstrikes and weariness: shots of the phase, who fought when, strikes that have been flown.
import { describe, flag, list, number, per, ref } from '@merkur/engine'

/** Firer and target of a shot as one number: firer times this, plus target. */
export const SHOT = 1000

export const fightFields = describe({
  /** Shots of this Fire Phase, each as SHOT * firer + target (6.16, 20.12). */
  shots: list(number(0, SHOT * SHOT)),
  /** Strength with which a unit that divides its fire has fired in this phase (6.16). */
  parted: per('units', number(0, 10)),
  /** Hexes at which direct and heavy weapons fire has been declared in this phase (ruling M4). */
  aimedAt: list(ref('spaces')),
  /** As `fought`, but being fired at does not count (24.21). */
  engaged: per('units', number(0, 1320)),
  /** Turn in which a unit became fatigued (24.21); 0 for never. */
  fatiguedOn: per('units', number(0, 88)),
  /** 24.22 A mountain unit has ended the rolls for fatigue. */
  fatigueOver: flag(),
  /** Airstrike counters placed in this turn, and the hasty ones among them (17.0, ruling M2). */
  flown: number(0, 99),
  commonwealthFlown: number(0, 99),
  hastyFlown: number(0, 99),
  commonwealthHastyFlown: number(0, 99),
  /** Hexes that airstrikes have hit in this phase, each as often as it was hit (17.32). */
  struck: list(ref('spaces')),
})
