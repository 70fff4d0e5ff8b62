// Maleme airfield: which of its two hexes are open, how many may land there, and what crashed planes do to it (16.7, 16.8).

import { cell } from '@merkur/engine'
import { line, space } from '../naming.ts'
import { type Descent, hasUnitIn, type Space, stackAt, type Unit } from '../state.ts'

/** 16.7 The two hexes of the airfield, W0419 first. */
export const airfield = (s: Descent): readonly [Space, Space] => s.box.gates.airfield

/** Whether a Commonwealth combat unit stands there, Disrupted or not; leaders are none (16.72). */
export const isHeld = (s: Descent, hex: Space): boolean => hasUnitIn(s, 'commonwealth', hex)

/** 16.84 Whether planes that were lost have closed this hex of the airfield. */
const isDamaged = (s: Descent, hex: Space): boolean => (s.airfieldDamaged & (hex === airfield(s)[0] ? 1 : 2)) !== 0

/** 16.83, 16.84 The hexes of the airfield on which the Germans may land: theirs, or nobody's, and usable. */
export const openHexes = (s: Descent): Space[] => airfield(s).filter((hex) => !isHeld(s, hex) && !isDamaged(s, hex))

/** 16.83, ruling G14 Strength that counts against the rate of a hex: who stood there before this phase, and who landed in it. */
function rateUsed(s: Descent, hex: Space): number {
  let used = hex === airfield(s)[0] ? s.landedNorth : s.landedSouth
  for (const u of stackAt(s, hex)) if (cell(s.tried, u) === 0) used += cell(s.strength, u)
  return used
}

/** 16.83 The open hexes with room in their rate for this unit. */
export const hexesFor = (s: Descent, u: Unit): Space[] =>
  openHexes(s).filter((hex) => rateUsed(s, hex) + cell(s.strength, u) <= (s.box.limits['landing-rate'] ?? 0))

/** 16.83 Who landed there counts against its rate. */
export function countLanded(s: Descent, hex: Space, strength: number): void {
  if (hex === airfield(s)[0]) s.landedNorth += strength
  else s.landedSouth += strength
}

/** 16.84 A plane is lost with its unit, and flies for nobody else in this turn or later; at 25 lost ones a die closes one hex of the airfield, at 40 both are closed. */
export function losePlane(s: Descent): void {
  s.transportLeft = Math.max(0, s.transportLeft - 1)
  s.flights = Math.max(0, s.flights - 1)
  s.transportLost += 1
  if (s.transportLost === s.box.limits['airfield-damage-one']) {
    const even = s.chance.die(6, 'airfield damage') % 2 === 0
    s.airfieldDamaged |= even ? 1 : 2
    s.journal?.push(line('note', '16.84', 'log.airfield-damaged', { hex: space(s, airfield(s)[even ? 0 : 1]) }))
  }
  if (s.transportLost === s.box.limits['airfield-damage-both']) {
    s.airfieldDamaged = 3
    s.journal?.push(line('note', '16.84', 'log.airfield-closed'))
  }
}
