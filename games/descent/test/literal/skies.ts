// Random positions for readings of landings: a crowd on the ground, others in the air, and what a landing does to a hex.
import { printed } from '../../box.ts'
import { distance } from '../../lines.ts'
import { type Descent, freshCache, type Space, type Unit } from '../../state.ts'
import type { Standing } from '../support.ts'
import { groundOf } from './ground.ts'
import { lots } from './scatter.ts'
import { counters, def, everybody, fighters, lay, nameOf, type Sheet } from './sheet.ts'

export const british = everybody.filter((u) => def(u).seat === 'commonwealth')
export const paras = everybody.filter((u) => def(u).nation === 'paratroop' && !def(u).leader)
export const mountain = everybody.filter((u) => def(u).nation === 'mountain' && !def(u).leader)

/** Some units in the hexes around a place, each side in hexes of its own. */
export function crowd(
  seed: string,
  centre: Space,
  steps: number,
  among: readonly Unit[],
  count: number,
): Record<string, Standing> {
  const { below, pick } = lots(seed)
  const units: Record<string, Standing> = {}
  const sides = new Map<Space, string>()
  const near = Array.from({ length: printed.hexes }, (_, h) => h).filter(
    (h) => distance(printed, centre, h) <= steps && groundOf(h) !== 'all-sea',
  )
  for (let n = 0; n < count; n++) {
    const u = pick(among)
    const at = pick(near)
    if ((sides.get(at) ?? def(u).seat) !== def(u).seat) continue
    sides.set(at, def(u).seat)
    const mode = (['dispersed', 'concentrated', 'travel'] as const)[def(u).leader ? 0 : pick(def(u).modes)]
    units[nameOf(u)] = {
      at: printed.spaces[at] ?? '',
      ...(mode && !def(u).leader ? { mode } : {}),
      strength: def(u).leader ? 0 : 1 + below(def(u).strength),
      ...(below(6) === 0 && !def(u).leader ? { disrupted: true as const } : {}),
      ...(below(8) === 0 && !def(u).leader ? { depleted: true as const } : {}),
      ...(below(6) === 0 ? { activated: false as const } : {}),
    }
  }
  return units
}

/** Puts units into the air, whole and due. */
export function launch(s: Descent, units: readonly Unit[], modes: (u: Unit) => number): void {
  for (const u of units) {
    s.at[u] = printed.boxes.air
    s.strength[u] = def(u).strength
    s.disrupted[u] = 0
    s.depleted[u] = 0
    s.mode[u] = modes(u)
    s.due[u] = 1
  }
  s.cache = freshCache(s)
}

/** 21.31 Enemy leaders who are alone where somebody lands. */
export function leadersFall(p: Sheet, h: Space): void {
  for (const x of counters(p, h)) if (def(x).leader && def(x).seat === 'commonwealth') lay(p, x, printed.boxes.lost)
}
/** 10.31 */
export const disruptAll = (p: Sheet, h: Space): void => {
  for (const x of fighters(p, h)) p.disrupted[x] = 1
}
