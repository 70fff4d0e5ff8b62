// 6.1, 7.4, 2.4 Retreats: where a counter may go, what befalls one that cannot, and the leader who goes with his last unit.
import { cell, type Flow, type Refusal, refusal, text } from '@merkur/engine'
import { areas, buttons, line, piece, space } from '../naming.ts'
import {
  type Area,
  after,
  at,
  type Crete,
  countAt,
  DONE,
  defOf,
  firstAt,
  otherSeat,
  seatOf,
  spaceId,
  type Unit,
  unitId,
} from '../state.ts'
import { areaFull, hasRoom, noRoad, put } from './areas.ts'
import { commitsWithin, decide } from './decide.ts'
import { isGone, type Loss, suffer } from './losses.ts'
import { refuge } from './solo/picks.ts'
import { isLeader } from './units.ts'

export const notNeighbour = refusal('6.1', 'refuse.retreat-neighbour')
export const enemyInTheWay = refusal('6.1', 'refuse.retreat-enemy')

/** 6.1, ruling N19 Why a counter may not retreat into an area. */
export function refuseRetreat(s: Crete, u: Unit, to: Area): Refusal | undefined {
  if (!(s.box.near[at(s, u)] ?? []).includes(to)) return notNeighbour
  const seat = seatOf(s, u)
  if (countAt(s, to, otherSeat(seat)) > 0) return enemyInTheWay
  if (defOf(s, u).mechanized && cell(s.box.road, to) === 0) return noRoad
  return hasRoom(s, to, seat) ? undefined : areaFull
}

/** Areas a counter may retreat into. */
export const retreatsOf = (s: Crete, u: Unit): Area[] =>
  (s.box.near[at(s, u)] ?? []).filter((a) => !refuseRetreat(s, u, a))

/** 2.4, ruling N20 Leaders whose last unit here this one is, of those who command it. */
function leadersOfLast(s: Crete, u: Unit, area: Area): Unit[] {
  const seat = seatOf(s, u)
  const { formation } = defOf(s, u)
  const out: Unit[] = []
  if (isLeader(s, u)) return out
  for (let l = firstAt(s, area, seat); l >= 0; l = after(s, l)) {
    if (!isLeader(s, l)) continue
    const commands = s.box.leaders[cell(s.box.leaderOf, l)]?.commands ?? 0
    if (((commands >> formation) & 1) === 0) continue
    let others = false
    for (let x = firstAt(s, area, seat); x >= 0; x = after(s, x))
      if (x !== u && !isLeader(s, x) && ((commands >> defOf(s, x).formation) & 1) === 1) others = true
    if (!others) out.push(l)
  }
  return out
}

type Button = 'follow' | 'stay'
const followOrStay = buttons<Button>()
const FOLLOW: readonly Button[] = ['follow', 'stay']

/** Carries a retreat out; in his own turn a counter has then done its deed (ruling N2). */
function go(s: Crete, u: Unit, to: Area, rule: string): void {
  const from = at(s, u)
  put(s, u, to)
  if (seatOf(s, u) === s.side) s.deed[u] = DONE
  s.journal?.push(
    line(
      'move',
      rule,
      'log.retreat',
      { unit: piece(s, u), from: space(s, from), to: space(s, to) },
      { seat: seatOf(s, u), path: [spaceId(s, from), spaceId(s, to)] },
    ),
  )
}

/**
 * 7.4 A counter retreats to an area its owner chooses; one that cannot is reduced once more (ruling N17).
 * Leaders may go with the last unit they command (2.4).
 */
export function* retreat(s: Crete, u: Unit, loss: Loss): Flow {
  if (isGone(s, u)) return
  const from = at(s, u)
  const open = retreatsOf(s, u)
  const seat = seatOf(s, u)
  if (open.length === 0) {
    s.journal?.push(line('note', '6.1', 'log.no-retreat', { unit: piece(s, u) }, { seat }))
    yield* suffer(s, u, loss)
    return
  }
  const followers = leadersOfLast(s, u, from)
  const to = yield* decide<Area>(
    s,
    {
      id: 'retreat',
      seat,
      rule: '6.1',
      of: s.box.everywhere,
      as: areas,
      refuse: (a) => refuseRetreat(s, u, a),
      commits: () => commitsWithin(s),
      prompt: () => text('ask.retreat', { unit: piece(s, u) }),
      about: () => ({ pieces: [unitId(s, u)], spaces: [spaceId(s, from)] }),
    },
    () => refuge(s, u, open),
  )
  go(s, u, to, '7.4')
  for (const leader of followers) {
    if (!hasRoom(s, to, seat)) continue
    const answer = yield* decide<Button>(
      s,
      {
        id: 'follow',
        seat,
        rule: '2.4',
        of: FOLLOW,
        as: followOrStay,
        commits: () => commitsWithin(s),
        usual: (b) => b === 'follow',
        prompt: () => text('ask.follow', { unit: piece(s, leader), area: space(s, to) }),
        about: () => ({ pieces: [unitId(s, leader)], spaces: [spaceId(s, to)] }),
      },
      () => ({ value: 'follow', why: 'auto.follow', args: { unit: piece(s, leader) } }),
    )
    if (answer === 'follow') go(s, leader, to, '2.4')
  }
}
