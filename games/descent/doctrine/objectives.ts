// What a scenario is about on the map: the hexes of its victory schedule, and what holding each is worth.
import { cell } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { airfield } from '../rules/airfield.ts'
import { isReinforcement, linesOf, lostBy, scoringVillages, type VictoryRow } from '../rules/points.ts'
import { type Descent, defOf, type Space, scenarioOf, seatOf, someAt, type Unit } from '../state.ts'

export interface Objective {
  readonly hex: Space
  /** Victory Points between holding it to the end of the scenario and leaving it to the enemy. */
  readonly worth: number
}

/** 29.51, 29.52, 32.5 A combat unit on the airfield decides these scenarios: as much as any schedule gives for a hex. */
const DECISIVE = 50
const DECIDED_BY_AIRFIELD = ['29', '32']

/** The hexes that a line of the schedule is about; none for losses. */
function hexesOf(s: Descent, { id }: VictoryRow): readonly Space[] {
  switch (id) {
    case 'airfield-both':
    case 'airfield-hex':
      return airfield(s)
    case 'village':
      return scoringVillages(s)
    case 'canea':
      return s.box.places.canea
    default: {
      const hex = s.box.board.named.get(id)
      return hex === undefined ? [] : [hex]
    }
  }
}

/** Reckonings of a line that are still to come. */
const timesLeft = (s: Descent, row: VictoryRow): number =>
  row.per === 'day'
    ? s.box.tables.turns.filter((t, i) => t.reckoning && i + 1 >= s.turn && i < scenarioOf(s).row.lastTurn).length
    : 1

/** The objectives of the scenario that is played, the same for both sides: what one gains there the other loses. */
export function objectivesOf(s: Descent): readonly Objective[] {
  const worth = new Map<Space, number>()
  const add = (hex: Space, points: number): unknown => worth.set(hex, (worth.get(hex) ?? 0) + points)
  for (const { row } of linesOf(s)) {
    const hexes = hexesOf(s, row)
    const each = row.id === 'airfield-both' || row.id === 'canea' ? row.points / hexes.length : row.points
    for (const hex of hexes) add(hex, each * timesLeft(s, row))
  }
  if (DECIDED_BY_AIRFIELD.includes(scenarioOf(s).id)) for (const hex of airfield(s)) add(hex, DECISIVE)
  return [...worth].flatMap(([hex, points]) =>
    hex >= 0 && cell(scenarioOf(s).inPlay, hex) === 1 ? [{ hex, worth: points }] : [],
  )
}

/** Whether a combat unit of a side, other than this one, stands in a hex. */
export const isGarrisoned = (s: Descent, hex: Space, seat: Seat, but = -1): boolean =>
  someAt(s, hex, (x) => x !== but && seatOf(s, x) === seat && !defOf(s, x).leader)

/**
 * What the schedule gives for a Strength point of this unit, where an ordinary one counts 1: more for a unit of the
 * reinforcements that are only to pass, most for the first of them (28.5), and for one whose end has a line of its own.
 */
export function prizeOf(s: Descent, u: Unit): number {
  let ordinary = 1
  let prize = 0
  let more = 0
  const passing = isReinforcement(s, u)
  for (const { row } of linesOf(s)) {
    if (row.id === 'german-strength') ordinary = row.points
    if (row.id === 'reinforcement-strength' && passing) prize = row.points
    if (row.id === 'reinforcements-whole' && passing && lostBy(s, 'commonwealth', (x) => isReinforcement(s, x)) === 0)
      more += row.points
    if (row.id === defOf(s, u).id) more += row.points / Math.max(1, cell(s.strength, u))
  }
  return ((prize || ordinary) + more) / ordinary
}
