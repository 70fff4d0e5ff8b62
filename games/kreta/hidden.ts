// What the German seat cannot know: which face-down counter hides which unit; drawn anew for imagined worlds.
import { type Cells, type Chance, cell, item, type SeatId, shuffled } from '@merkur/engine'
import type { Kreta } from './state.ts'

/**
 * Draws the British deployment anew for any seat but the British: while it is being made, its counters change places; once
 * it lies, what is under the counters still face down. Those known to be no battery get none (12.31).
 */
export function redraw(s: Kreta, now: Kreta, seat: SeatId, chance: Chance): void {
  if (seat === 'british') return
  if (s.stage === 'setup') redrawPlan(s, chance)
  const down: number[] = []
  for (let m = 0; m < now.maskAt.length; m++) if (cell(now.maskAt, m) >= 0) down.push(m)
  if (down.length === 0) return
  const under = down.map((m) => cell(now.maskOf, m))
  const isBattery = (u: number): boolean => u >= 0 && item(s.box.units, u).antiAircraft
  const batteries = shuffled(under.filter(isBattery), chance)
  const others = shuffled(
    under.filter((u) => !isBattery(u)),
    chance,
  )
  const open = shuffled(
    down.filter((m) => cell(now.quiet, m) === 0),
    chance,
  ).slice(0, batteries.length)
  for (const m of down) {
    const b = open.indexOf(m)
    s.maskOf[m] = b >= 0 ? item(batteries, b) : (others.pop() ?? -1)
  }
}

/** Counters already placed change hexes among each other. */
function redrawPlan(s: Kreta, chance: Chance): void {
  const rows: readonly Cells[] = [s.plan, s.planEmpty]
  const hexes = shuffled(
    rows.flatMap((row) => [...row].filter((hex) => hex >= 0)),
    chance,
  )
  for (const row of rows) for (let i = 0; i < row.length; i++) if (cell(row, i) >= 0) row[i] = hexes.pop() ?? -1
}
