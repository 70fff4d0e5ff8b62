// What `npm run bench` times of Crete alone: the exact distribution of any combat and bombing, and the reach of a counter.
import type { Timing } from '@merkur/table'
import { isContested } from './rules/areas.ts'
import { bombardmentOf, refuseBombarded, refuseBombarding } from './rules/bombardment.ts'
import { bombingBreakdown, canBeBombed } from './rules/bombing-values.ts'
import { maySupport, previewAttack } from './rules/combat.ts'
import { reachOf } from './rules/movement.ts'
import { faceOf } from './rules/units.ts'
import { at, type Crete, countAt, defOf, inPlay, otherSeat, type Unit } from './state.ts'

type Cases = (() => unknown)[]

const ofSide = (s: Crete): Unit[] =>
  s.stage === 'german' || s.stage === 'commonwealth' ? s.box.sides[s.side].filter((u) => inPlay(s, u)) : []

/** Every shot and assault that could be made now, with all who may support it: values, terms and the chance of each band. */
function combatsIn(s: Crete): Cases {
  return ofSide(s).flatMap((u): Cases => {
    const here = at(s, u)
    const targets = (s.box.near[here] ?? []).filter((a) => countAt(s, a, otherSeat(s.side)) > 0)
    const shots = targets.map((a) => () => previewAttack(s, 'shot', a, u, maySupport(s, 'shot', u)))
    const assault = () => previewAttack(s, 'assault', here, u, maySupport(s, 'assault', u))
    return [
      ...(defOf(s, u).leadsShot ? shots : []),
      ...(defOf(s, u).leadsAssault && isContested(s, here) ? [assault] : []),
    ]
  })
}

/** Every bombardment and every attack from the air that could be made now. */
function bombingsIn(s: Crete): Cases {
  const raids = s.stage !== 'german' ? [] : s.box.aircraft
  return [
    ...ofSide(s).flatMap((u): Cases => {
      const { kind } = defOf(s, u)
      if ((kind !== 'leader' && kind !== 'battery') || refuseBombarding(s, u)) return []
      return [at(s, u), ...(s.box.near[at(s, u)] ?? [])]
        .filter((a) => !refuseBombarded(s, u, a))
        .map((a) => () => bombingBreakdown(s, bombardmentOf(s, u, a)))
    }),
    ...raids.flatMap((u): Cases => {
      const value = faceOf(s, u).artillery
      const raid = { from: 'air', seat: 'german', bombers: [u], value, defenceGuns: -1, target: -1 } as const
      return s.box.everywhere
        .filter((area) => canBeBombed(s, area, 'commonwealth', 'air'))
        .map((area) => () => bombingBreakdown(s, { ...raid, area }))
    }),
  ]
}

const target = { at: 'max', ms: 1, of: 'issue 5' } as const

export const timings: readonly Timing<Crete>[] = [
  { title: 'exact distribution of a shot or assault with all its terms', cases: combatsIn, target },
  { title: 'exact distribution of a bombing with all its terms', cases: bombingsIn, target },
  { title: 'reach of one counter', cases: (s) => ofSide(s).map((u) => () => reachOf(s, u)) },
]
