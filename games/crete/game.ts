// The rules of Crete 1941 as the engine runs them.
import type { Game } from '@merkur/engine'
import { ids, printed } from './box.ts'
import { faults } from './faults.ts'
import { activities, next } from './flow.ts'
import { evaluate } from './outlook.ts'
import { setUp } from './rules/setup.ts'
import { resultOf } from './rules/victory.ts'
import { type Crete, copyCache, freshCache, shape } from './state.ts'

const lists = printed.tables.lists

export const rules: Game<Crete> = {
  id: 'crete',
  title: 'Crète 1941: Opération Merkur',
  rulesVersion: 1,
  shape,
  scenarios: (lists?.scenarios ?? []).map((x) => ({
    id: x.id,
    seats: x.seats,
    options: Object.fromEntries(
      (lists?.options ?? [])
        .filter((o) => o.scenarios.includes(x.id))
        .map((o) => {
          const usual = x.defaults[o.id] ?? o.values[0] ?? ''
          return [o.id, [usual, ...o.values.filter((v) => v !== usual)]]
        }),
    ),
  })),
  box: printed,
  ids,
  drawNames: (box, draw) => (draw === 'auto-area' ? box.spaces : box.units.map((u) => u.id)),
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
  longest: 20000,
}
