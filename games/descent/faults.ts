// What must always be true of a position of Descent on Crete: sentences about what is not.
import { cell } from '@merkur/engine'
import { groundAt } from './lines.ts'
import { chainOf } from './rules/chain.ts'
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
  for (const [list, now, then] of [
    ['onMap.german', s.cache.onMap.german, fresh.onMap.german],
    ['onMap.commonwealth', s.cache.onMap.commonwealth, fresh.onMap.commonwealth],
    ['off', s.cache.off, fresh.off],
    ['air', s.cache.air, fresh.air],
  ] as const)
    if (now.join() !== then.join())
      out.push(`cache.${list}: found ${now.join(', ')}; a fresh count gives ${then.join(', ')}`)
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
  out.push(...leaderFaults(s), ...markerFaults(s), ...chainFaults(s))
  return out
}

/** 21.3, 21.4 A leader who is lost has the turn of his death, and nobody else has one. */
const leaderFaults = (s: Descent): string[] =>
  s.box.units.flatMap((d, u) => {
    const dead = cell(s.at, u) === s.box.boxes.lost
    if (!d.leader) return cell(s.lostTurn, u) > 0 ? [`${d.id} is no leader and has a turn of death (21.3)`] : []
    if (dead !== cell(s.lostTurn, u) > 0)
      return [`${d.id} is ${dead ? 'lost without' : 'alive with'} a turn of death (21.4)`]
    return []
  })

/** 16.3 A Supply marker lies on land, and only one that lies somewhere is used up. */
function markerFaults(s: Descent): string[] {
  const out: string[] = []
  for (let m = 0; m < s.markerAt.length; m++) {
    const hex = cell(s.markerAt, m)
    if (hex >= 0 && (!isHex(s, hex) || groundAt(s.box, hex).id === 'all-sea'))
      out.push(`supply-${m + 1} lies at ${spaceId(s, hex)}; allowed: hexes that are not all-sea (16.37)`)
    if (hex < 0 && cell(s.markerUsed, m) > 0) out.push(`supply-${m + 1} is used up and lies nowhere (16.33)`)
  }
  return out
}

/** 12.0 Nobody stands above himself. */
const chainFaults = (s: Descent): string[] =>
  s.box.units.flatMap((d, u) => (chainOf(s, u).includes(u) ? [`${d.id} stands above itself (12.0)`] : []))
