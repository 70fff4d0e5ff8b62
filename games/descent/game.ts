// The rules of Descent on Crete as the engine runs them.
import type { Game } from '@merkur/engine'
import { ids, printed } from './box.ts'
import { copyCache } from './cache.ts'
import { faults } from './faults.ts'
import { activities, next } from './flow.ts'
import { evaluate } from './outlook.ts'
import { setUp } from './rules/set-up.ts'
import { resultOf } from './rules/victory.ts'
import { type Descent, freshCache, shape } from './state.ts'

const lists = printed.tables.lists

export const rules: Game<Descent> = {
  id: 'descent',
  title: 'Descent on Crete',
  rulesVersion: 1,
  shape,
  scenarios: (lists?.scenarios ?? []).map((x) => ({
    id: x.id,
    seats: ['german', 'commonwealth'],
    options: Object.fromEntries(
      (lists?.options ?? [])
        .filter((o) => o.scenarios.includes(x.id))
        .map((o) => [o.id, [o.default, ...o.values.filter((v) => v !== o.default)]]),
    ),
  })),
  box: printed,
  ids,
  drawNames: (box) => box.units.map((u) => u.id),
  freshCache,
  copyCache,
  setUp,
  activities: Object.keys(activities),
  start: (s, activity) => {
    const begin = activities[activity]
    if (!begin) throw new Error(`no activity '${activity}'; there are ${Object.keys(activities).join(', ')}`)
    return begin(s)
  },
  next,
  result: resultOf,
  evaluate,
  faults,
  longest: 150000,
}
