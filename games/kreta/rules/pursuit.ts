// 6.5 Pursuit: victors follow, ignoring zones on the way of the retreat, or enter the hex of an eliminated unit.
import { cheapestPath, type FloodRules, flood, IMPASSABLE } from '@merkur/board'
import { cell, choose, type Flow, type Ref, type Refusal, refusal, text } from '@merkur/engine'
import { orButton, pieces, spaces, unitRef } from '../naming.ts'
import {
  activeSeat,
  distance,
  enemiesAt,
  enemyZone,
  friendsAt,
  here,
  isHex,
  type Kreta,
  type Space,
  seatOf,
  spaceNamed,
  type Unit,
  unitId,
} from '../state.ts'
import { inSecret } from './camouflage.ts'
import { comeToRest, revealsAt } from './losses.ts'
import { chooseHex, journalMove, peaks, sea } from './movement.ts'

export const notAVictor = refusal('6.55', 'refuse.not-a-victor')
export const nowhereToPursue = refusal('6.51', 'refuse.nowhere-to-pursue')
export const pursuitFriend = refusal('4.42', 'refuse.friend-there')
export const pursuitTooFar = refusal('6.51', 'refuse.pursuit-too-far')
export const onlyEmptied = refusal('6.56', 'refuse.only-emptied')

/** 6.52, 6.53 A pursuer spreads hex by hex; off the retreat way the first enemy zone stops it. */
function rulesOf(s: Kreta, u: Unit): FloodRules {
  const seat = seatOf(s, u)
  return {
    budget: s.back,
    cost: (_from, to) => (enemiesAt(s, seat, to) > 0 ? IMPASSABLE : 1),
    stop: (hex) => enemyZone(s, seat, hex) > 0 && !s.ways.includes(hex),
  }
}

/** 6.51 to 6.56 Hexes where a victor may end, those of friends too, which are refused. */
export function pursuitHexes(s: Kreta, u: Unit): Space[] {
  const out: Space[] = []
  const from = here(s, u)
  if (s.ways.length > 0)
    flood(s.box.board, from, rulesOf(s, u), (hex, _cost, before) => {
      if (before >= 0) out.push(hex)
      return undefined
    })
  for (const hex of s.emptied)
    if (!out.includes(hex) && distance(s, from, hex) === 1 && enemiesAt(s, seatOf(s, u), hex) === 0) out.push(hex)
  return out
}

const refuseEnd = (s: Kreta, u: Unit, hex: Space): Refusal | undefined =>
  friendsAt(s, seatOf(s, u), hex) > 0 ? pursuitFriend : undefined

/** 6.55 Why a victor cannot pursue. */
export const refusePursuer = (s: Kreta, u: Unit): Refusal | undefined =>
  pursuitHexes(s, u).some((hex) => !refuseEnd(s, u, hex)) ? undefined : nowhereToPursue

/** 6.5 The pursuit of one victor, or the end of all pursuit. */
export const pursue = (s: Kreta): Flow => inSecret(s, activeSeat(s), pursueOne(s))

function* pursueOne(s: Kreta): Flow {
  const seat = activeSeat(s)
  const u = yield* choose<Kreta, Unit | 'done'>(s, {
    id: 'pursue',
    seat,
    rule: '6.55',
    of: [...s.victors, 'done'],
    as: orButton<'done'>(pieces),
    refuse: (c) => (c === 'done' ? undefined : refusePursuer(s, c)),
    outside: () => notAVictor,
    prompt: () => text('ask.pursue', { hexes: s.back }),
    about: () => ({ pieces: s.victors.map((v) => unitId(s, v)) }),
  })
  if (u === 'done') {
    endPursuit(s)
    return
  }
  const from = here(s, u)
  const to = yield* choose<Kreta, Space | 'stay'>(s, {
    id: 'pursue-to',
    seat,
    rule: '6.51',
    of: [...pursuitHexes(s, u), 'stay'],
    as: orButton<'stay'>(spaces),
    commits: (c) => (c === 'stay' ? undefined : revealsAt(s, u, c)),
    refuse: (c) => (c === 'stay' ? undefined : refuseEnd(s, u, c)),
    outside: (ref) => refuseFar(s, u, ref),
    prompt: () => text('ask.pursue-to', { unit: unitRef(s, u), hexes: s.back }),
    about: () => ({ pieces: [unitId(s, u)] }),
  })
  if (to !== 'stay') {
    const way = s.journal ? cheapestPath(s.box.board, from, to, rulesOf(s, u))?.spaces : undefined
    comeToRest(s, u, to)
    journalMove(s, u, from, to, s.emptied.includes(to) ? '6.56' : '6.51', way ?? [from, to])
  }
  s.victors = s.victors.filter((v) => v !== u)
  if (s.victors.length === 0) endPursuit(s)
}

function refuseFar(s: Kreta, u: Unit, ref: Ref): Refusal {
  const hex = 'space' in ref ? spaceNamed(s, ref.space) : -1
  if (s.ways.length === 0) return onlyEmptied
  if (!isHex(s, hex)) return chooseHex
  if (cell(s.box.land, hex) === 0) return cell(s.box.peak, hex) === 1 ? peaks : sea
  return enemiesAt(s, seatOf(s, u), hex) > 0 ? pursuitEnemy : pursuitTooFar
}

export const pursuitEnemy = refusal('4.21', 'refuse.enemy-there')

/** Everything about the last combat is over; the next may be declared. */
export function endPursuit(s: Kreta): void {
  s.victors = []
  s.ways = []
  s.emptied = []
  s.back = 0
}
