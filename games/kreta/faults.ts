// What must always be true of a position of Kreta 1941: sentences about what is not.
import { cell } from '@merkur/engine'
import { isOpen, openEnemies } from './rules/contact.ts'
import { here, isHex, isTrack, type Kreta, seatOf, spaceId, turnDef, unitId } from './state.ts'

/** Sentences about what is wrong; empty when nothing is. */
export function faults(s: Kreta): string[] {
  const out: string[] = []
  for (let u = 0; u < s.box.units.length; u++) unitFaults(s, u, out)
  for (let m = 0; m < s.maskAt.length; m++) {
    const hex = cell(s.maskAt, m)
    const u = cell(s.maskOf, m)
    if (hex < 0 && u >= 0) out.push(`${unitId(s, u)} is under a counter that lies nowhere (16.1)`)
    if (hex >= 0 && cell(s.cache.british, hex) !== 1) out.push(`two British counters on ${spaceId(s, hex)} (16.1)`)
    if (u >= 0 && cell(s.at, u) >= 0) out.push(`${unitId(s, u)} is face up and face down (16.33)`)
  }
  if (s.beaten.length + s.victors.length > 0 && s.stage !== 'german-combat' && s.stage !== 'british-combat')
    out.push('a combat is unfinished outside its phase (6.5)')
  if (s.air > 0 && s.stage !== 'over' && !turnDef(s).day) out.push(`${s.air} air support points by night (8.23)`)
  return out
}

function unitFaults(s: Kreta, u: number, out: string[]): void {
  const space = here(s, u)
  const name = unitId(s, u)
  const german = seatOf(s, u) === 'german'
  if (isHex(s, space)) {
    if (cell(s.box.land, space) === 0) out.push(`${name} stands on closed ground at ${spaceId(s, space)} (4.32)`)
    if (cell(german ? s.cache.german : s.cache.troops, space) > 1)
      out.push(`${name} shares ${spaceId(s, space)} with a friend (4.42)`)
  }
  // Paratroops sit on an enemy from their landing until they have fought (12.23).
  const mayShare = isHex(s, space) && (s.stage === 'german-combat' || !s.stage.startsWith('british'))
  const shares = (isHex(s, space) || isTrack(s, space)) && cell(german ? s.cache.british : s.cache.german, space) > 0
  if (shares && !mayShare) out.push(`${name} shares ${spaceId(s, space)} with an enemy (4.21, 9.23)`)
  if (isOpen(s, u) && openEnemies(s, u).length === 0) out.push(`${name} owes an attack and has nobody to fight (6.2)`)
  if (cell(s.planned, u) >= 0 && space !== s.box.reserve) out.push(`${name} is in the air and on the map (12.1)`)
}
