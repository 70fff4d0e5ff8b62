// What `npm run bench` times of Descent alone: supply, Opportunity fire against a step, and a fire worked out.
import type { Timing } from '@merkur/table'
import { formationPenalty } from './rules/chain.ts'
import { fireCase, refuseFire, whyCannotFire } from './rules/fire-case.ts'
import { opportunityFirers, opportunityTargets } from './rules/opportunity.ts'
import { phasingSeat } from './rules/phases.ts'
import { judgeSupply } from './rules/supply.ts'
import { leaving } from './rules/walk.ts'
import { at, type Descent, onMap, seatOf, stackAt, type Unit } from './state.ts'

type Cases = (() => unknown)[]

/** The units of the phasing side on the map. */
const ofSide = (s: Descent): Unit[] =>
  s.box.units.flatMap((_, u) => (onMap(s, u) && seatOf(s, u) === phasingSeat(s) ? [u] : []))

/** Every Opportunity fire against each stack that could be left now, its penalty and its columns. */
function stepsUnderFire(s: Descent): Cases {
  return [...new Set(ofSide(s).map((u) => at(s, u)))].flatMap((hex): Cases => {
    const trigger = leaving(s, stackAt(s, hex))
    if (!trigger) return []
    return [
      () => {
        const firers = opportunityFirers(s, trigger)
        const manner = { opportunity: true, penalty: formationPenalty(s, firers) }
        return opportunityTargets(s, trigger).map((target) => firers.map((f) => fireCase(s, f, target, manner).column))
      },
    ]
  })
}

/** Each unit that can fire now, at every enemy: refused or worked out. */
const firesOf = (s: Descent): Cases =>
  ofSide(s)
    .filter((u) => !whyCannotFire(s, u))
    .map((firer) => () => {
      for (let target = 0; target < s.box.units.length; target++)
        if (onMap(s, target) && !refuseFire(s, firer, target, false)) fireCase(s, firer, target)
    })

export const timings: readonly Timing<Descent>[] = [
  {
    title: 'supply of the whole Commonwealth',
    cases: (s) => [() => judgeSupply(s, 'commonwealth')],
    target: { at: 'p99', ms: 3, of: 'issue 6' },
  },
  {
    title: 'all Opportunity fires against one step',
    cases: stepsUnderFire,
    target: { at: 'p99', ms: 0.2, of: 'issue 6' },
  },
  { title: 'one unit against every enemy in its Fire Phase', cases: firesOf },
]
