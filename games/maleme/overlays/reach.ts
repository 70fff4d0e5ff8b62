// Where a unit can go in one Movement, by which hexes, and the Defensive Fire it must expect on the way.
import { copyPlay, type SeatId, text } from '@merkur/engine'
import type { OverlayView } from '@merkur/table'
import { rules } from '../game.ts'
import { expectedFire } from '../rules/defensive-fire.ts'
import { allowance, refuseMove, refuseStep } from '../rules/movement.ts'
import { antitankSees, defOf, faceOf } from '../rules/units.ts'
import { at, isHex, type Maleme, place, type Space, seatOf, spaceId, type Unit, unitId } from '../state.ts'

type Drawn = Omit<OverlayView, 'id' | 'title'>

/** A space within reach: how it is reached and what that costs. */
export interface Step {
  readonly space: Space
  /** Hexes moved when it has been entered. */
  readonly moved: number
  /** Spaces entered, this one last. */
  readonly path: readonly Space[]
  /** Column of the Defensive Fire in this space; 0 when nobody may fire. */
  readonly column: number
  /** Columns added up along the path. */
  readonly danger: number
  /** The move ends here, whatever the dice say. */
  readonly ends: boolean
}

/** What happens to a unit that has moved into a space: the column of the fire, and whether it must stop. */
function entered(world: Maleme, u: Unit, to: Space, moved: number): { column: number; ends: boolean } {
  place(world, u, to)
  if (!isHex(world, to)) return { column: 0, ends: true }
  const column = expectedFire(world, u, to, moved)?.column ?? 0
  return { column, ends: defOf(world, u).armored && antitankSees(world, to, u) }
}

/**
 * 4.1 All spaces a unit can enter with the fewest hexes, and among those ways the one under the least fire. Reckoned in a
 * copy of the position, since units beside the mover are free to fire elsewhere once it has left them.
 */
export function reachOf(s: Maleme, u: Unit): Step[] {
  const limit = allowance(s, u)
  if (limit <= 0 || refuseMove(s, u)) return []
  const world = copyPlay(rules, s, s.chance)
  if (faceOf(world, u).immobile) world.side[u] = 1
  const start = at(s, u)
  const found = new Map<Space, Step>()
  let edge: Step[] = [{ space: start, moved: 0, path: [], column: 0, danger: 0, ends: false }]
  for (let moved = 1; moved <= limit && edge.length > 0; moved++) {
    const next = new Map<Space, Step>()
    for (const from of edge) {
      if (from.ends) continue
      for (const to of s.box.steps[from.space] ?? []) {
        if (to === start || found.has(to) || refuseStep(s, u, to)) continue
        const before = next.get(to)
        if (before && before.danger - before.column <= from.danger) continue
        const { column, ends } = before ?? entered(world, u, to, moved)
        next.set(to, { space: to, moved, path: [...from.path, to], column, danger: from.danger + column, ends })
      }
    }
    for (const [space, step] of next) found.set(space, step)
    edge = [...next.values()]
  }
  return [...found.values()]
}

/** Reach with its cost in hexes; for the seat that may move the unit now also the keys of the whole gesture. */
export function reach(s: Maleme, seat: SeatId, u: Unit): Drawn {
  const steps = reachOf(s, u)
  const own = seatOf(s, u) === seat && s.stage === 'impulses' && s.active === seat
  const routes: Record<string, string[]> = {}
  if (own)
    for (const step of steps)
      routes[spaceId(s, step.space)] = [`move ${unitId(s, u)}`, ...step.path.map((x) => spaceId(s, x))]
  return {
    fills: steps.map((step) => ({
      space: spaceId(s, step.space),
      colour: step.danger === 0 ? 'good' : step.column === 0 ? 'warn' : 'bad',
      strength: step.danger === 0 ? 0.5 : Math.min(1, 0.3 + step.column / 8),
      label: String(step.moved),
    })),
    ...(own ? { routes } : {}),
    legend: [
      { colour: 'good', text: text('legend.free') },
      { colour: 'warn', text: text('legend.fire-before') },
      { colour: 'bad', text: text('legend.fire-there') },
    ],
  }
}

/** 4.1.3 The column of the Defensive Fire in each hex within reach. */
export function risk(s: Maleme, u: Unit): Drawn {
  return {
    fills: reachOf(s, u)
      .filter((step) => isHex(s, step.space))
      .map((step) => ({
        space: spaceId(s, step.space),
        colour: step.column === 0 ? 'good' : step.column <= 2 ? 'warn' : 'bad',
        strength: step.column === 0 ? 0.25 : Math.min(1, 0.2 + step.column / 8),
        label: step.column === 0 ? '–' : String(step.column),
      })),
    legend: [
      { colour: 'good', text: text('legend.no-fire') },
      { colour: 'warn', text: text('legend.column-low') },
      { colour: 'bad', text: text('legend.column-high') },
    ],
  }
}
