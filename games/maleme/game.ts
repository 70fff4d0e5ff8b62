// The rules of 12 Hours at Maleme as the engine runs them.
import type { Game } from '@merkur/engine'
import { evaluate } from './bot.ts'
import { ids, printed } from './box.ts'
import { faults } from './faults.ts'
import { activities, next } from './flow.ts'
import { redraw } from './hidden.ts'
import { setUp } from './rules/setup.ts'
import { resultOf } from './rules/victory.ts'
import { copyCache, freshCache, type Maleme, shape } from './state.ts'

const lists = printed.tables.lists

export const rules: Game<Maleme> = {
  id: 'maleme',
  title: '12 Hours at Maleme',
  rulesVersion: 1,
  shape,
  scenarios: (lists?.scenarios ?? []).map((x) => ({
    id: x.id,
    seats: ['german', 'allied'],
    options: Object.fromEntries(
      (lists?.options ?? []).map((o) => [o.id, [o.default, ...o.values.filter((v) => v !== o.default)]]),
    ),
  })),
  box: printed,
  ids,
  drawNames: (box, draw) => (draw === 'seize' ? box.units.map((u) => u.id) : box.markers.map((m) => m.id)),
  freshCache,
  copyCache,
  setUp: (s, _scenario, options) => {
    setUp(s, options)
  },
  activities: Object.keys(activities),
  start: (s, activity) => {
    const begin = activities[activity]
    if (!begin) throw new Error(`no activity '${activity}'; there are ${Object.keys(activities).join(', ')}`)
    return begin(s)
  },
  next,
  result: resultOf,
  redraw,
  evaluate,
  faults,
  longest: 20000,
}
