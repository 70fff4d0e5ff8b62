// 8 Bombardment from the ground: by a leader or battery of the active area, by Ringel with two batteries.
import { cell, choose, type Flow, item, type Refusal, refusal, text } from '@merkur/engine'
import { areas, piece, pieces, space } from '../naming.ts'
import {
  type Area,
  at,
  type Crete,
  DONE,
  defOf,
  otherSeat,
  type Seat,
  seatOf,
  spaceId,
  type Unit,
  unitId,
} from '../state.ts'
import { isNight } from './areas.ts'
import { bombing, commitsBombing } from './bombing.ts'
import { type Bombing, bombingBreakdown, canBeBombed } from './bombing-values.ts'
import {
  addsBatteries,
  batteriesWith,
  gunsReach,
  hasFired,
  noArtillery,
  noStrength,
  refuseGuns,
  strengthOf,
} from './leaders.ts'
import { faceOf } from './units.ts'

export const noCombatAtNight = refusal('11', 'refuse.night-combat')
export const nothingToBombard = refusal('8', 'refuse.nothing-to-bombard')
export const notBombardable = refusal('8', 'refuse.not-bombardable', (s: Crete, to: Area) => ({ area: space(s, to) }))
export const notOwnArea = refusal('2.5', 'refuse.pair-own-area')
export const notABattery = refusal('2.5', 'refuse.not-battery')

/** Why a leader or battery of an area may not bombard another area (2.5, 8, ruling N26). */
export function refuseBombarded(s: Crete, u: Unit, to: Area): Refusal | undefined {
  const from = at(s, u)
  if (!gunsReach(s, from, to)) return notBombardable
  if (!canBeBombed(s, to, otherSeat(seatOf(s, u)), 'ground')) return notBombardable
  return to === from && addsBatteries(s, u) ? notOwnArea : undefined
}

/** Why a counter may not bombard at all now, its deed of the turn left aside. */
export function refuseBombarding(s: Crete, u: Unit): Refusal | undefined {
  if (isNight(s)) return noCombatAtNight
  const { kind } = defOf(s, u)
  if (kind !== 'leader' && kind !== 'battery') return noArtillery
  if (cell(s.fired, u) === 1) return hasFired
  if (kind === 'leader' && addsBatteries(s, u)) {
    if (batteriesWith(s, u).length < 2) return noStrength
  } else {
    const refused = refuseGuns(s, u)
    if (refused) return refused
  }
  let why = nothingToBombard
  for (const to of reachable(s, u)) {
    const refused = refuseBombarded(s, u, to)
    if (!refused) return undefined
    if (refused === notOwnArea) why = notOwnArea
  }
  return why
}

const reachable = (s: Crete, u: Unit): Area[] => [at(s, u), ...(s.box.near[at(s, u)] ?? [])]

/** The bombing that a leader or battery would make; Ringel with two of his batteries. */
export function bombardmentOf(s: Crete, u: Unit, to: Area, pair: readonly Unit[] = []): Bombing {
  const value = pair.length > 0 ? pair.reduce((sum, b) => sum + faceOf(s, b).artillery, 0) : strengthOf(s, u)
  return {
    from: 'ground',
    seat: seatOf(s, u),
    area: to,
    bombers: pair.length > 0 ? pair : [u],
    value,
    defenceGuns: -1,
    target: -1,
  }
}

/** 2.5, ruling M9 Which battery stays out when Ringel has three. */
function* pairOf(s: Crete, ringel: Unit, all: readonly Unit[]): Flow<Unit[]> {
  if (all.length <= 2) return [...all]
  const out = yield* choose<Crete, Unit>(s, {
    id: 'spare-battery',
    seat: seatOf(s, ringel),
    rule: '2.5',
    of: all,
    as: pieces,
    outside: () => notABattery,
    usual: (b) => b === all.at(-1),
    prompt: () => text('ask.spare-battery'),
    about: () => ({ pieces: all.map((b) => unitId(s, b)) }),
    auto: false,
  })
  return all.filter((b) => b !== out)
}

/** 8 One bombardment: the area, the dice, the result. */
export function* bombard(s: Crete, u: Unit): Flow {
  const seat: Seat = seatOf(s, u)
  const ringel = defOf(s, u).kind === 'leader' && addsBatteries(s, u)
  const pair = ringel ? yield* pairOf(s, u, batteriesWith(s, u)) : []
  const to = yield* choose<Crete, Area>(s, {
    id: 'bombard',
    seat,
    rule: '8',
    of: s.box.everywhere,
    as: areas,
    refuse: (a) => refuseBombarded(s, u, a),
    commits: (a) => commitsBombing(s, seat, a, 'ground'),
    prompt: () => text('ask.bombard', { unit: piece(s, u) }),
    about: () => ({ pieces: [unitId(s, u)], spaces: [spaceId(s, at(s, u))] }),
    preview: (a) => ({ spaces: [spaceId(s, a)], breakdowns: [bombingBreakdown(s, bombardmentOf(s, u, a, pair))] }),
  })
  yield* bombardArea(s, u, to, pair)
}

/** Carries a bombardment out. */
export function* bombardArea(s: Crete, u: Unit, to: Area, pair: readonly Unit[]): Flow {
  for (const x of [u, ...pair]) s.deed[x] = DONE
  yield* bombing(s, bombardmentOf(s, u, to, pair))
}

/** The one area a bombardment could be aimed at, -1 when there are several or Ringel is asked for his batteries. */
export function onlyTarget(s: Crete, u: Unit): Area {
  if (defOf(s, u).kind === 'leader' && addsBatteries(s, u) && batteriesWith(s, u).length > 2) return -1
  const open = reachable(s, u).filter((a) => !refuseBombarded(s, u, a))
  return open.length === 1 ? item(open, 0) : -1
}
