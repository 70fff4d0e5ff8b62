// The rules of Kreta 1941 as the engine runs them.
import type { Game } from '@merkur/engine'
import { ids, printed } from './box.ts'
import { faults } from './faults.ts'
import { activities, next } from './flow.ts'
import { redraw } from './hidden.ts'
import { evaluate } from './outlook.ts'
import { findContacts } from './rules/contact.ts'
import { setUp } from './rules/setup.ts'
import { resultOf } from './rules/victory.ts'
import { copyCache, freshCache, type Kreta, shape } from './state.ts'

const lists = printed.tables.lists

export const rules: Game<Kreta> = {
  id: 'kreta',
  title: 'Kreta 1941',
  rulesVersion: 1,
  shape,
  scenarios: (lists?.scenarios ?? []).map((x) => ({
    id: x.id,
    seats: ['german', 'british'],
    options: Object.fromEntries(
      (lists?.options ?? [])
        .filter((o) => o.scenario === x.id)
        .map((o) => [o.id, [o.default, ...o.values.filter((v) => v !== o.default)]]),
    ),
  })),
  box: printed,
  ids,
  drawNames: () => [],
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
  redraw,
  evaluate,
  faults,
  // A position of a combat phase tells who stands where; who owes whom is found from that.
  settle: (s) => {
    s.cache = freshCache(s)
    const fighting = s.stage === 'german-combat' || s.stage === 'british-combat'
    const between = s.beaten.length === 0 && s.victors.length === 0
    if (fighting && between && !s.contact.includes(1) && !s.fought.includes(1)) findContacts(s)
  },
  longest: 20000,
}
