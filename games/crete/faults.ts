// What must always be true of a position of Crete 1941: sentences about what is not.
import { cell } from '@merkur/engine'
import { at, type Crete, countAt, DONE, defOf, inPlay, OWES, spaceId, unitId } from './state.ts'

/** Sentences about what is wrong; empty when nothing is. */
export function faults(s: Crete): string[] {
  const out: string[] = []
  for (const area of s.box.everywhere) {
    for (const seat of ['german', 'commonwealth'] as const) {
      const n = countAt(s, area, seat)
      if (n > cell(s.box.stack, area)) out.push(`${n} ${seat} counters in ${spaceId(s, area)} (5.1)`)
    }
    if (cell(s.fort, area) === 1 && countAt(s, area, 'commonwealth') === 0)
      out.push(`a fort in ${spaceId(s, area)} without Commonwealth counters (3.2)`)
    if (cell(s.fort, area) === 1 && cell(s.box.city, area) === 1)
      out.push(`a fort in the city ${spaceId(s, area)} (3.2)`)
  }
  for (let u = 0; u < s.box.units.length; u++) {
    const name = unitId(s, u)
    const def = defOf(s, u)
    if (def.kind === 'aircraft' && inPlay(s, u)) out.push(`the aircraft ${name} stands in an area`)
    if (def.mechanized && inPlay(s, u) && cell(s.box.road, at(s, u)) === 0)
      out.push(`${name} stands in ${spaceId(s, at(s, u))}, where no road leads (6.1)`)
    if (!inPlay(s, u) && (cell(s.scatter, u) === 1 || cell(s.untested, u) === 1))
      out.push(`${name} is scattered or untested and not on the map (5.2)`)
    if (!inPlay(s, u) && def.kind !== 'aircraft' && cell(s.deed, u) > DONE)
      out.push(`${name} owes an assault off the map`)
    if (cell(s.scatter, u) === 1 && !def.para) out.push(`${name} is scattered and no parachutist (3.2)`)
    if (inPlay(s, u) && cell(s.deed, u) === OWES && def.kind === 'leader')
      out.push(`the leader ${name} owes an assault (7)`)
  }
  for (const u of s.lost)
    if (at(s, u) !== (s.box.boxes.regrouping ?? -1))
      out.push(`${unitId(s, u)} is counted as lost and not in the box (9)`)
  const inBox = s.box.sides.german.filter((u) => at(s, u) === (s.box.boxes.regrouping ?? -1)).length
  if (inBox !== s.lost.length) out.push(`${inBox} counters in the regrouping box, ${s.lost.length} counted (9)`)
  return out
}
