// The scenarios at their two ends: as they are set up, and in their last phase.
import { blank, forcedChance, noChance } from '@merkur/engine'
import { ids, printed } from '../box.ts'
import { linesOf, pointsOf } from '../rules/points.ts'
import { setUp } from '../rules/set-up.ts'
import { type Descent, freshCache, put, shape, stackAt } from '../state.ts'
import { hex, position, unit } from './support.ts'

/** The start of a scenario, before anybody is asked. */
export function begin(scenario: string, ...dice: number[]): Descent {
  const s = { box: printed, journal: undefined, ...blank(shape, ids(printed)) } as unknown as Descent
  s.chance = forcedChance({ dice }, () => [], noChance('this test names no more dice'))
  s.cache = freshCache(s)
  setUp(s, scenario)
  return s
}

/** The last phase of a scenario as it is set up, but for these units alone in their hexes; nobody has lost anything. */
export function ending(scenario: string, units: Readonly<Record<string, string>>): Descent {
  const s = position({ scenario, setUp: 'printed' })
  for (const id of Object.values(units)) for (const u of stackAt(s, hex(id))) put(s, u, hex('E4401'))
  for (const [id, where] of Object.entries(units)) put(s, unit(id), hex(where))
  s.turn = printed.scenarios[s.scenario]?.row.lastTurn ?? 88
  s.phase = 15
  s.stage = 'close'
  return s
}

/** What a line of the scenario counts for a seat. */
export const points = (s: Descent, id: string, seat = 'german'): number => {
  const found = linesOf(s).find(({ row }) => row.id === id && row.seat === seat)
  if (!found) throw new Error(`test: found no line ${id}; allowed: lines of the scenario`)
  return pointsOf(s, found.line, found.row)
}
