// 5.1 step 3: the Allied seat, or the local population, fires at what has just landed.
import { type About, choose, type Flow, item, refusal, text } from '@merkur/engine'
import { orButton, pieces } from '../naming.ts'
import { at, distance, type Maleme, type Space, type Unit, unitId, unitsAt } from '../state.ts'
import { closest, defensiveFire, defensiveFireBy, firersAt } from './defensive-fire.ts'
import { breakdownOf, type Fire, populationFire } from './fire.ts'
import { driftZone, dropHexOf } from './groups.ts'
import { resolveFire } from './resolve.ts'
import { onMap, rangeOf } from './units.ts'

export const notInZone = refusal('5.1', 'refuse.not-in-zone')
export const noFirerBears = refusal('5.1', 'refuse.no-firer-bears')
export const populationOnly = refusal('5.1', 'refuse.population-only')

/** German units on the hexes of the active drift zone. */
const targetsInZone = (s: Maleme): Unit[] => driftZone(s, dropHexOf(s)).flatMap((h) => unitsAt(s, h, 'german'))

/** Whether any Allied unit has this hex in range, whatever its line of sight and whoever stands beside it (ruling M7). */
const inRangeOfAny = (s: Maleme, hex: Space): boolean =>
  s.box.allies.some((u) => onMap(s, u) && rangeOf(s, u) > 0 && distance(s, at(s, u), hex) <= rangeOf(s, u))

/** 5.1 step 3: the Allied seat may fire at one German unit of the zone; if none is in range, the local population may. */
export function* fireFromTheGround(s: Maleme): Flow {
  const targets = targetsInZone(s)
  if (targets.length === 0) return
  const population = !targets.some((u) => inRangeOfAny(s, at(s, u)))
  const refuse = (u: Unit) => (population || firersAt(s, at(s, u), 'allied').length > 0 ? undefined : noFirerBears)
  if (targets.every(refuse)) return
  const likely = (u: Unit): Fire => {
    if (population) return populationFire(u)
    const firers = firersAt(s, at(s, u), 'allied')
    return defensiveFireBy(s, item(closest(s, firers, at(s, u)), 0), firers, u, 0)
  }
  const target = yield* choose<Maleme, number | 'hold'>(s, {
    id: 'ground-fire',
    seat: 'allied',
    rule: '5.1',
    of: [...targets, 'hold'],
    as: orButton<'hold'>(pieces),
    refuse: (c) => (c === 'hold' ? undefined : refuse(c)),
    commits: (c) =>
      c !== 'hold' && (population || closest(s, firersAt(s, at(s, c), 'allied'), at(s, c)).length === 1)
        ? 'roll'
        : undefined,
    outside: () => (population ? populationOnly : notInZone),
    prompt: () => text(population ? 'ask.population' : 'ask.ground-fire'),
    about: () => ({ pieces: targets.map((u) => unitId(s, u)) }),
    preview: (c): About | undefined =>
      c === 'hold' ? undefined : { pieces: [unitId(s, c)], breakdowns: [breakdownOf(s, likely(c))] },
    auto: false,
  })
  if (target === 'hold') return
  if (population) yield* resolveFire(s, populationFire(target), false)
  else yield* defensiveFire(s, target, 0, false)
}
