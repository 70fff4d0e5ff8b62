// What the Allied seat cannot know: which marker hides which group, and who was assigned to it; drawn anew for imagined worlds.
import { type Chance, cell, item, type SeatId, shuffled } from '@merkur/engine'
import type { Maleme } from './state.ts'

/** Drop markers that have not been turned up, laid or not. */
const faceDown = (s: Maleme): number[] => s.box.drops.map((_, d) => d).filter((d) => cell(s.revealed, d) === 0)

/** Where the markers that lie face down may be: the hexes they are seen on; any Drop hex while they are being laid. */
function dealt(s: Maleme, now: Maleme, laid: readonly number[], chance: Chance): number[] {
  const hexes = now.stage === 'german-plan' ? s.box.dropHexes : laid.map((d) => cell(now.plan, d))
  const glider = laid.findIndex((d) => s.box.groups[item(s.box.drops, d).group]?.glider)
  for (;;) {
    const out = shuffled(hexes, chance)
    if (glider < 0 || s.box.gliderHexes.includes(item(out, glider))) return out
  }
}

/**
 * Draws the plan anew for any seat but the German: the markers face down change places, gliders on glider hexes only;
 * units assigned to a group not yet revealed are dealt among the groups that are not.
 */
export function redraw(s: Maleme, now: Maleme, seat: SeatId, chance: Chance): void {
  if (seat === 'german') return
  const down = faceDown(now)
  const laid = down.filter((d) => cell(now.plan, d) >= 0)
  const hexes = dealt(s, now, laid, chance)
  laid.forEach((d, i) => {
    if (cell(s.plan, d) >= 0) s.plan[d] = item(hexes, i)
  })
  for (const u of s.box.germans) {
    const { choices } = item(s.box.units, u)
    if (choices.length === 0 || cell(s.assigned, u) < 0) continue
    const open = choices.filter((g) => down.some((d) => item(s.box.drops, d).group === g))
    if (open.includes(cell(now.assigned, u))) s.assigned[u] = item(open, chance.die(open.length) - 1)
  }
}
