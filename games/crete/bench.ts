// What `npm run bench` times of Crete alone: the exact distribution of any combat, and the reach of a counter.
import type { Timing } from '@merkur/table'
import { maySupport, previewAttack } from './rules/combat.ts'
import { reachOf } from './rules/movement.ts'
import { type Crete, countAt, defOf, inPlay, otherSeat, type Unit } from './state.ts'

const ofSide = (s: Crete): Unit[] =>
  s.stage === 'german' || s.stage === 'commonwealth' ? s.box.sides[s.side].filter((u) => inPlay(s, u)) : []

/** Every shot that could be made now, with all who may support it: values, terms and the chance of each band. */
function shotsIn(s: Crete): (() => unknown)[] {
  return ofSide(s).flatMap((u) => {
    if (!defOf(s, u).leadsShot) return []
    const supporters = maySupport(s, 'shot', u)
    return (s.box.near[s.at[u] ?? -1] ?? [])
      .filter((a) => countAt(s, a, otherSeat(s.side)) > 0)
      .map((a) => () => previewAttack(s, 'shot', a, u, supporters))
  })
}

export const timings: readonly Timing<Crete>[] = [
  {
    title: 'exact distribution of a combat with all its terms',
    cases: shotsIn,
    target: { at: 'max', ms: 1, of: 'issue 5' },
  },
  { title: 'reach of one counter', cases: (s) => ofSide(s).map((u) => () => reachOf(s, u)) },
]
