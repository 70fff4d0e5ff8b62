// What must always be true of a position of 12 Hours at Maleme: sentences about what is not.
import { cell } from '@merkur/engine'
import { defOf, isPinned, isRegrouping } from './rules/units.ts'
import { at, countAt, isHex, isInPlay, type Maleme, otherSeat, seatOf, spaceId, unitId } from './state.ts'

/** Sentences about what is wrong; empty when nothing is. */
export function faults(s: Maleme): string[] {
  const out: string[] = []
  const markers = s.box.markers.map((_, m) => cell(s.cup, m))
  for (let u = 0; u < s.box.units.length; u++) {
    const name = unitId(s, u)
    const space = at(s, u)
    for (const marker of [cell(s.pinned, u), cell(s.regrouping, u)])
      if (marker >= 0) markers[marker] = (markers[marker] ?? 0) + 1
    if (cell(s.side, u) === 1 && defOf(s, u).backKind === 'none') out.push(`${name} lies on a back it does not have`)
    if (!isInPlay(s, space)) {
      if (isPinned(s, u) || isRegrouping(s, u)) out.push(`${name} is out of play with a marker on it`)
      continue
    }
    if (isHex(s, space) && cell(s.box.playable, space) === 0)
      out.push(`${name} stands in the sea at ${spaceId(s, space)}`)
    if (countAt(s, space, otherSeat(seatOf(s, u))) > 0)
      out.push(`${name} shares ${spaceId(s, space)} with the enemy (2.2.4)`)
    const company = defOf(s, u).company
    if (company >= 0 && cell(s.contacted, company) === 0 && cell(s.box.area, space) !== company)
      out.push(`${name} is outside its area before contact (4.1)`)
  }
  s.box.markers.forEach((m, i) => {
    if (i !== s.box.spare && markers[i] !== m.copies) out.push(`marker ${m.id}: ${markers[i]} of ${m.copies} (2.2.2)`)
  })
  const lost = s.box.germans.filter((u) => at(s, u) === s.box.boxes.eliminated).length
  if (lost > 3) out.push(`${lost} units in the Eliminated box, which holds three at most between actions (7.1)`)
  if (s.winner === 'none' && (s.germanWithdrawal <= s.turn || s.alliedWithdrawal <= s.turn))
    out.push('a Withdrawal marker has met the clock and nobody has won (7)')
  return out
}
