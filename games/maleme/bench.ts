// What `npm run bench` times of 12 Hours at Maleme alone: exact odds of a fire through its whole flow, and reach.
import { type Ask, gather, odds } from '@merkur/engine'
import type { Timing } from '@merkur/table'
import { rules } from './game.ts'
import { reachOf } from './overlays/reach.ts'
import { type Fire, fireAt, resultOfRoll } from './rules/fire.ts'
import { refuseGroup, refuseTarget, supportersOf } from './rules/fire-actions.ts'
import { rollWithInitiative } from './rules/initiative.ts'
import { resolveFire } from './rules/resolve.ts'
import { onMap } from './rules/units.ts'
import { at, type Maleme, otherSeat, type Seat, unitsOf } from './state.ts'

/** Every Group Fire the active seat could make now, with all its supports, at each enemy it may pick. */
function firesIn(s: Maleme): Fire[] {
  if (s.stage !== 'impulses') return []
  const enemies = unitsOf(s, otherSeat(s.active)).filter((u) => onMap(s, u))
  return unitsOf(s, s.active).flatMap((lead) =>
    refuseGroup(s, lead)
      ? []
      : enemies
          .filter((u) => !refuseTarget(s, lead, at(s, u)))
          .map((u) => fireAt(s, 'group', lead, supportersOf(s, lead, at(s, u)), u)),
  )
}

/** Keeps every roll; or the holder of the Initiative rerolls a miss, which hands the Initiative over and ends it. */
const policy =
  (fire: Fire, holder: Seat | undefined) =>
  (ask: Ask, s: Maleme): number => {
    if (ask.id !== 'reroll' || s.initiative !== holder) return 0
    const [die = 0] = ask.about?.().roll?.dice ?? []
    return resultOfRoll(s, fire.column, die) === '-' ? 1 : 0
  }

/** The results of the roll with their odds. */
const ofRoll = (s: Maleme, fire: Fire, holder?: Seat): unknown =>
  gather(
    odds(
      rules,
      s,
      (copy) => rollWithInitiative(copy, { rule: fire.rule, name: 'fire', seat: copy.active }),
      policy(fire, holder),
      (_, { sum }) => resultOfRoll(s, fire.column, sum),
    ),
    (result) => result,
  )

/** What becomes of the target with every marker that may be drawn: its side, its marker, where it is. */
const ofFate = (s: Maleme, fire: Fire): unknown =>
  gather(
    odds(
      rules,
      s,
      (copy) => resolveFire(copy, fire, true),
      policy(fire, undefined),
      ({ at: where, side, pinned }) => `${where[fire.target]} ${side[fire.target]} ${pinned[fire.target]}`,
    ),
    (fate) => fate,
  )

const target = { at: 'max', ms: 1, of: 'issue 2' } as const

export const timings: readonly Timing<Maleme>[] = [
  {
    title: 'exact odds of a Group Fire through the flow of its roll, no reroll',
    cases: (s) => firesIn(s).map((fire) => () => ofRoll(s, fire)),
    target,
  },
  {
    title: 'the same, the holder of the Initiative rerolling a miss',
    cases: (s) => firesIn(s).map((fire) => () => ofRoll(s, fire, s.initiative)),
    target,
  },
  {
    title: 'the same without reroll, and every marker that may be drawn after it',
    cases: (s) => firesIn(s).map((fire) => () => ofFate(s, fire)),
  },
  {
    title: 'reach of one unit with the Defensive Fire on its way',
    cases: (s) => (s.stage === 'impulses' ? unitsOf(s, s.active).map((u) => () => reachOf(s, u)) : []),
  },
]
