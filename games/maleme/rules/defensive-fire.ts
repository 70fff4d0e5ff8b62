// 4.1.3 Defensive Fire: who must fire at a unit that enters a hex, who leads, and the roll.
import { choose, type Flow, item, refusal, text } from '@merkur/engine'
import { pieces } from '../naming.ts'
import {
  at,
  distance,
  type Maleme,
  otherSeat,
  type Seat,
  type Space,
  seatOf,
  standingIn,
  type Unit,
  unitId,
  unitsOf,
} from '../state.ts'
import { breakdownOf, type Fire, fireAt } from './fire.ts'
import { resolveFire } from './resolve.ts'
import { sights } from './units.ts'

/** All units of a seat that may fire at a hex: in range, in line of sight, not held by an enemy elsewhere. */
export function firersAt(s: Maleme, hex: Space, seat: Seat): Unit[] {
  const out: Unit[] = []
  for (const u of unitsOf(s, seat)) if (sights(s, u, hex) >= 0) out.push(u)
  return out
}

/** 4.1.3 The firers among which the lead must be chosen: the closest ones (ruling N19). */
export function closest(s: Maleme, firers: readonly Unit[], hex: Space): Unit[] {
  let best = 99
  for (const u of firers) best = Math.min(best, distance(s, at(s, u), hex))
  return firers.filter((u) => distance(s, at(s, u), hex) === best)
}

/** The Defensive Fire with a given lead: all other firers support, like it or not (ruling M9). */
export function defensiveFireBy(s: Maleme, lead: Unit, firers: readonly Unit[], target: Unit, moved: number): Fire {
  return fireAt(
    s,
    'defensive',
    lead,
    firers.filter((u) => u !== lead),
    target,
    moved,
  )
}

export const notClosest = refusal('4.1.3', 'refuse.not-closest')
export const notFiring = refusal('4.1.3', 'refuse.not-firing')

/**
 * 4.1.3 Compulsory fire at `target`, which has moved `moved` hexes; nothing when nobody may fire.
 * @param ends whether the die may end the turn
 */
export function* defensiveFire(s: Maleme, target: Unit, moved: number, ends: boolean): Flow<'none' | 'pin' | 'hit'> {
  const seat = otherSeat(seatOf(s, target))
  const firers = firersAt(s, at(s, target), seat)
  if (firers.length === 0) return 'none'
  const near = closest(s, firers, at(s, target))
  const fireOf = (lead: Unit): Fire => defensiveFireBy(s, lead, firers, target, moved)
  const lead =
    near.length === 1
      ? item(near, 0)
      : yield* choose<Maleme, Unit>(s, {
          id: 'lead',
          seat,
          rule: '4.1.3',
          of: firers,
          as: pieces,
          refuse: (u) => (near.includes(u) ? undefined : notClosest),
          outside: () => notFiring,
          commits: () => 'roll',
          prompt: () => text('ask.lead', { target: { piece: unitId(s, target) } }),
          about: () => ({ pieces: [unitId(s, target)] }),
          preview: (u) => ({ pieces: firers.map((x) => unitId(s, x)), breakdowns: [breakdownOf(s, fireOf(u))] }),
        })
  return yield* resolveFire(s, fireOf(lead), ends)
}

/** The Defensive Fire that a unit would draw in a hex, for previews: by the closest unit, strongest first. Undefined when none. */
export const expectedFire = (s: Maleme, target: Unit, hex: Space, moved: number): Fire | undefined =>
  standingIn(s, target, hex, () => {
    const firers = firersAt(s, hex, otherSeat(seatOf(s, target)))
    let best: Fire | undefined
    for (const lead of closest(s, firers, hex)) {
      const fire = defensiveFireBy(s, lead, firers, target, moved)
      if (!best || fire.column > best.column) best = fire
    }
    return best
  })
