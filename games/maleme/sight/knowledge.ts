// What a seat knows of the German plan: where markers lie, which group a unit lands with.
import { cell, item, type SeatId } from '@merkur/engine'
import type { Maleme, Space, Unit } from '../state.ts'

/** Whether every group that lands by marker has been turned up: then the dummies are gone too (ruling N4). */
const allRevealed = (s: Maleme): boolean => s.box.drops.every((d, i) => d.group < 0 || cell(s.revealed, i) === 1)

/**
 * 3.2 Markers that lie on the map face down, by hex. While the plan is being made nobody but the German seat sees any,
 * since the order in which they are laid would tell them apart.
 */
export function inPlan(s: Maleme, seat: SeatId): { readonly drop: number; readonly hex: Space }[] {
  if (s.stage === 'allied-setup' || (s.stage === 'german-plan' && seat !== 'german')) return []
  if (allRevealed(s) && s.dropping < 0) return []
  const out: { drop: number; hex: Space }[] = []
  for (let drop = 0; drop < s.plan.length; drop++)
    if (cell(s.plan, drop) >= 0 && cell(s.revealed, drop) === 0) out.push({ drop, hex: cell(s.plan, drop) })
  return out.sort((a, b) => a.hex - b.hex)
}

/** Whether a group has been turned up, or never was hidden. */
function isOpen(s: Maleme, group: number): boolean {
  const drop = s.box.drops.findIndex((d) => d.group === group)
  return drop < 0 || cell(s.revealed, drop) === 1
}

/** The group a German unit lands with, as far as a seat knows; -1 while it does not. */
export function groupKnownTo(s: Maleme, seat: SeatId, u: Unit): number {
  const group = cell(s.assigned, u)
  if (seat === 'german' || item(s.box.units, u).choices.length === 0) return group
  return group >= 0 && isOpen(s, group) ? group : -1
}
