// What must always be true of a position of Descent on Crete: sentences about what is not.
import { cell } from '@merkur/engine'
import { groundAt } from './lines.ts'
import { countsForStacking, isOverstacked, strengthIn } from './rules/stack.ts'
import { type Descent, defOf, freshCache, isHex, seatOf, spaceId, stackAt, unitId } from './state.ts'

/** Sentences about what is wrong; empty when nothing is. */
export function faults(s: Descent): string[] {
  const out: string[] = []
  const fresh = freshCache(s)
  for (const row of ['head', 'below', 'german', 'commonwealth'] as const)
    for (let i = 0; i < fresh[row].length; i++)
      if (cell(fresh[row], i) !== cell(s.cache[row], i)) {
        out.push(`cache.${row}: found ${cell(s.cache[row], i)} at ${i}; a fresh count gives ${cell(fresh[row], i)}`)
        break
      }
  for (let u = 0; u < s.box.units.length; u++) {
    const def = defOf(s, u)
    const hex = cell(s.at, u)
    if (!isHex(s, hex)) continue
    const name = unitId(s, u)
    if (groundAt(s.box, hex).id === 'all-sea') out.push(`${name} stands in the sea at ${spaceId(s, hex)} (11.14)`)
    if (!def.leader && cell(s.strength, u) === 0) out.push(`${name} is on the map without Strength (6.33)`)
    if (!def.leader && !def.modes.includes(cell(s.mode, u))) out.push(`${name} is in a mode it does not have (15.0)`)
    const stack = stackAt(s, hex)
    if (cell(s.place, u) !== stack.indexOf(u))
      out.push(`${name} has place ${cell(s.place, u)} and lies elsewhere (10.0)`)
    if (stack[0] !== u) continue
    if (stack.some((x) => seatOf(s, x) !== seatOf(s, u)))
      out.push(`${spaceId(s, hex)} holds units of both sides (10.15)`)
    if (isOverstacked(s, hex) && !stack.some((x) => countsForStacking(s, x) && cell(s.disrupted, x) === 1))
      out.push(`${spaceId(s, hex)} holds ${strengthIn(s, hex)} points and is not Disrupted (10.32)`)
  }
  return out
}
