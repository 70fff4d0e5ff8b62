// What must always be true of a state; each sentence names what is not.
import { cell } from '@merkur/engine'
import { germansIn, type Sfakia } from './state.ts'

export function faults(s: Sfakia): string[] {
  const out: string[] = []
  const { box } = s
  for (const [i, area] of box.areas.entries()) {
    if (i !== box.askifou && germansIn(s, i) > box.scenario.stacking)
      out.push(`${germansIn(s, i)} German battalions in ${area.id}`)
    const held = [...s.postAt].filter((at) => at === i).length + box.rearguard.filter((u) => cell(s.at, u) === i).length
    if (i !== box.beach && held > 1) out.push(`${held} of the rearguard in ${area.id}`)
    if (i !== box.beach && held > 0 && germansIn(s, i) > 0) out.push(`both seats in ${area.id}`)
  }
  for (const [p, post] of box.posts.entries()) {
    if (cell(s.postAt, p) >= 0 !== cell(s.under, p) >= 0)
      out.push(`post ${post} lies on the map and has nothing under it, or the other way round`)
    const unit = cell(s.under, p)
    if (unit >= 0 && cell(s.at, unit) >= 0) out.push(`${box.units[unit]?.id} is under post ${post} and on the map`)
    if (unit >= 0 && s.under.indexOf(unit) !== p) out.push(`${box.units[unit]?.id} is under two posts`)
  }
  for (const [i, ship] of box.ships.entries()) {
    const came = s.came.filter((c) => c === i).length
    if (cell(s.cup, i) + came !== ship.copies)
      out.push(`${cell(s.cup, i)} '${ship.id}' chits in the cup and ${came} drawn; the box has ${ship.copies}`)
  }
  return out
}
