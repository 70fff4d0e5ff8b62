// What areas are worth to a side: how near they lie to what it must take or keep, and whom they need.
import { cell } from '@merkur/engine'
import { pointsBetween, pressure } from '../outlook.ts'
import { isAlone, isContested, isEmpty, isGerman } from '../rules/areas.ts'
import { type Area, type Crete, countAt, defOf, otherSeat, type Seat, type Unit } from '../state.ts'

/** The ground as one side sees it now. */
export interface Ground {
  readonly seat: Seat
  /** How near an area lies to what the side goes for, about -1 to 1.5. */
  pull(area: Area): number
  /** Worth of going to an area: its pull, company there, an objective for the taking. */
  value(area: Area, unit: Unit): number
  /** What is lost when one counter leaves an area. */
  leaving(area: Area): number
  /** German weight in reach of each area's objective, 0 where there is none. */
  readonly threat: readonly number[]
}

interface Goal {
  readonly area: Area
  readonly worth: number
}

/** What the German goes for: objectives that are not his, the weakly held ones first; those he holds keep a garrison. */
function germanGoals(s: Crete): Goal[] {
  const { german, commonwealth } = pressure(s)
  return s.box.objectives.flatMap((area, i) => {
    if (isGerman(s, area)) return []
    const lead = Math.log(((german[i] ?? 0) + 2) / ((commonwealth[i] ?? 0) + 2))
    const airfield = s.box.airfields.includes(area) ? 0.25 : 0
    const empty = countAt(s, area, 'commonwealth') === 0 ? 0.5 : 0
    return [{ area, worth: 1 + 0.35 * Math.max(-1.5, Math.min(1.5, lead)) + airfield + empty }]
  })
}

/** What the Commonwealth goes for: objectives that Germans hold or contest, and its own where they threaten. */
function commonwealthGoals(s: Crete): Goal[] {
  const { german, commonwealth } = pressure(s)
  return s.box.objectives.map((area, i) => {
    const threat = (german[i] ?? 0) / ((commonwealth[i] ?? 0) + 4)
    if (isGerman(s, area)) return { area, worth: 0.9 }
    if (isContested(s, area)) return { area, worth: 1.2 }
    const guards = countAt(s, area, 'commonwealth')
    if (guards === 0) return { area, worth: 1.25 }
    return { area, worth: Math.min(1.1, 0.35 + 0.6 * threat) - 0.08 * Math.max(0, guards - 2) }
  })
}

/** Whether an objective that is not this side's lies there for the taking. */
const isOpen = (s: Crete, area: Area, seat: Seat): boolean =>
  cell(s.box.isObjective, area) === 1 && isEmpty(s, area) && isGerman(s, area) !== (seat === 'german')

export function ground(s: Crete, seat: Seat): Ground {
  const table = pointsBetween(s.box)
  let goals: readonly Goal[] | undefined
  let known: Float64Array | undefined
  const pull = (area: Area): number => {
    known ??= new Float64Array(s.box.areas).fill(Number.NaN)
    const before = known[area] ?? Number.NaN
    if (!Number.isNaN(before)) return before
    goals ??= seat === 'german' ? germanGoals(s) : commonwealthGoals(s)
    let best = -1
    for (const goal of goals) {
      const points = cell(table, area * s.box.areas + goal.area)
      best = Math.max(best, goal.worth - (points <= 12 ? 0.09 * points : 0.7 + 0.03 * points))
    }
    known[area] = best
    return best
  }
  const threats: number[] = []
  return {
    seat,
    pull,
    value: (area, unit) => {
      const friends = Math.min(5, countAt(s, area, seat))
      const kind = unit >= 0 ? defOf(s, unit).kind : 'unit'
      const exposed = kind !== 'unit' && friends === 0 ? -0.8 : 0
      return (
        pull(area) + 0.035 * friends + exposed + (isContested(s, area) ? 0.1 : 0) + (isOpen(s, area, seat) ? 0.9 : 0)
      )
    },
    leaving: (area) => {
      if (cell(s.box.isObjective, area) === 0 && !isContested(s, area)) return 0
      const left = countAt(s, area, seat)
      const mine = seat === 'german' ? isGerman(s, area) : isAlone(s, area, seat)
      const beside = (s.box.near[area] ?? []).some((a) => countAt(s, a, otherSeat(seat)) > 0)
      if (isContested(s, area)) return left <= 4 ? 0.6 : 0.1
      if (!mine) return 0
      return left <= 1 ? 1 : left <= (seat === 'german' ? (beside ? 2 : 1) : 3) ? 0.5 : 0.1
    },
    get threat() {
      if (threats.length === 0) {
        const { german } = pressure(s)
        for (const a of s.box.everywhere) {
          const i = s.box.objectives.indexOf(a)
          threats.push(i < 0 ? 0 : (german[i] ?? 0))
        }
      }
      return threats
    },
  }
}
