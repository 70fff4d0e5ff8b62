// 6.3 and 6.4 Retreat: every way that leads far enough, friends moved aside on the last ways left, or elimination.
import { withdrawals } from '@merkur/board'
import { cell, choose, type Flow, item, type Ref, type Refusal, refusal, text } from '@merkur/engine'
import { pieces, spaceRef, spaces, unitRef } from '../naming.ts'
import {
  beside,
  distance,
  enemiesAt,
  enemyZone,
  friendsAt,
  here,
  isHex,
  type Kreta,
  type Space,
  seatOf,
  spaceId,
  spaceNamed,
  type Unit,
  unitAt,
  unitId,
} from '../state.ts'
import { inSecret } from './camouflage.ts'
import { comeToRest, eliminate, revealsAt, show } from './losses.ts'
import { journalMove } from './movement.ts'

export const retreatClosed = refusal('6.33', 'refuse.retreat-closed')
export const retreatEnemy = refusal('6.33', 'refuse.retreat-enemy')
export const retreatZone = refusal('6.33', 'refuse.retreat-zone')
export const retreatFriend = refusal('6.34', 'refuse.retreat-friend')
export const retreatShort = refusal('6.32', 'refuse.retreat-short')
export const retreatBeside = refusal('6.32', 'refuse.retreat-beside')
export const notBeaten = refusal('6.32', 'refuse.not-beaten')
export const cannotDisplace = refusal('6.43', 'refuse.cannot-displace')

/** 6.33 Whether a retreating unit may enter a hex, friends there or not. */
const isPassable = (s: Kreta, u: Unit, hex: Space): boolean => {
  const seat = seatOf(s, u)
  return enemiesAt(s, seat, hex) === 0 && enemyZone(s, seat, hex) === 0
}

/** 6.42, 6.43 Hexes where a friend on the way may be moved aside (ruling K20). */
export function asideHexes(s: Kreta, friend: Unit, way: readonly Space[], from: Space): Space[] {
  const seat = seatOf(s, friend)
  const hex = here(s, friend)
  if (enemyZone(s, seat, hex) > 0) return []
  const out: Space[] = []
  for (let d = 0; d < 6; d++) {
    const to = beside(s, hex, d)
    if (to < 0 || cell(s.box.land, to) === 0 || to === from || way.includes(to)) continue
    if (isPassable(s, friend, to) && friendsAt(s, seat, to) === 0) out.push(to)
  }
  return out
}

/** Whether each friend can have a hex of its own among those open to it. */
function allFit(open: readonly (readonly Space[])[], taken: readonly Space[] = []): boolean {
  const [first, ...rest] = open
  if (!first) return true
  return first.some((hex) => !taken.includes(hex) && allFit(rest, [...taken, hex]))
}

/** Friends on a way, in its order. */
const friendsOn = (s: Kreta, u: Unit, way: readonly Space[]): Unit[] =>
  way.flatMap((hex) => {
    const f = unitAt(s, seatOf(s, u), hex)
    return f < 0 ? [] : [f]
  })

/**
 * 6.32 to 6.34, 6.41 Every way a unit may retreat by: free ones, else those from which all friends can be moved aside.
 * Empty when it is eliminated.
 */
export function retreatWays(s: Kreta, u: Unit, hexes: number): Space[][] {
  const from = here(s, u)
  const seat = seatOf(s, u)
  const free = withdrawals(s.box.board, from, hexes, (x) => isPassable(s, u, x) && friendsAt(s, seat, x) === 0)
  if (free.length > 0) return free
  return withdrawals(s.box.board, from, hexes, (x) => isPassable(s, u, x)).filter((way) =>
    allFit(friendsOn(s, u, way).map((f) => asideHexes(s, f, way, from))),
  )
}

/** Why the retreat does not lead over a hex. */
function refuseWay(s: Kreta, u: Unit, at: Space, gone: number, ref: Ref): Refusal {
  const hex = 'space' in ref ? spaceNamed(s, ref.space) : -1
  if (!isHex(s, hex) || distance(s, at, hex) !== 1) return retreatBeside
  const seat = seatOf(s, u)
  if (cell(s.box.land, hex) === 0) return retreatClosed
  if (enemiesAt(s, seat, hex) > 0) return retreatEnemy
  if (enemyZone(s, seat, hex) > 0) return retreatZone
  if (friendsAt(s, seat, hex) > 0) return retreatFriend
  return distance(s, here(s, u), hex) <= gone ? retreatShort : retreatClosed
}

/** 6.3 The retreat of one of the beaten units. */
export const retreat = (s: Kreta): Flow => inSecret(s, seatOf(s, item(s.beaten, 0, 'beaten units')), retreatOne(s))

function* retreatOne(s: Kreta): Flow {
  const seat = seatOf(s, item(s.beaten, 0, 'beaten units'))
  const u = yield* choose<Kreta, Unit>(s, {
    id: 'retreat-unit',
    seat,
    rule: '6.32',
    of: s.beaten.slice(),
    as: pieces,
    outside: () => notBeaten,
    prompt: () => text('ask.retreat-unit', { hexes: s.back }),
    about: () => ({ pieces: s.beaten.map((b) => unitId(s, b)) }),
  })
  const from = here(s, u)
  const ways = retreatWays(s, u, s.back)
  if (ways.length === 0) {
    if (s.victors.length > 0) s.emptied.push(from)
    eliminate(s, u, '6.33')
  } else {
    const way = yield* chooseWay(s, u, ways)
    const friends = friendsOn(s, u, way)
    const aside = yield* chooseAside(s, u, way, friends)
    for (const [i, f] of friends.entries()) moveAside(s, f, item(aside, i))
    if (s.victors.length > 0) s.ways.push(from, ...way)
    const to = item(way, way.length - 1)
    show(s, u, '16.32')
    comeToRest(s, u, to)
    journalMove(s, u, from, to, '6.32', [from, ...way])
  }
  s.beaten = s.beaten.filter((b) => b !== u)
  if (s.beaten.length === 0 && s.victors.length === 0) s.back = 0
}

/** 6.32 The way, hex by hex, among those that lead far enough. */
function* chooseWay(s: Kreta, u: Unit, ways: readonly Space[][]): Flow<Space[]> {
  const from = here(s, u)
  const way: Space[] = []
  let open = ways
  for (let gone = 0; gone < s.back; gone++) {
    const at = item([from, ...way], gone)
    const hex = yield* choose<Kreta, Space>(s, {
      id: 'retreat',
      seat: seatOf(s, u),
      rule: '6.32',
      of: [...new Set(open.map((w) => item(w, gone)))],
      as: spaces,
      commits: (x) => (gone === s.back - 1 ? revealsAt(s, u, x) : undefined),
      outside: (ref) => refuseWay(s, u, at, gone, ref),
      prompt: () => text('ask.retreat', { unit: unitRef(s, u), left: s.back - gone }),
      about: () => ({ pieces: [unitId(s, u)], path: [from, ...way].map((x) => spaceId(s, x)) }),
    })
    way.push(hex)
    open = open.filter((w) => w[gone] === hex)
  }
  return way
}

/** 6.41 Where each friend on the way goes, one after the other, so that each of the others keeps a hex. */
function* chooseAside(s: Kreta, u: Unit, way: readonly Space[], friends: readonly Unit[]): Flow<Space[]> {
  const from = here(s, u)
  const chosen: Space[] = []
  for (const [i, f] of friends.entries()) {
    const rest = friends.slice(i + 1).map((x) => asideHexes(s, x, way, from))
    chosen.push(
      yield* choose<Kreta, Space>(s, {
        id: 'displace',
        seat: seatOf(s, f),
        rule: '6.42',
        of: asideHexes(s, f, way, from).filter((x) => !chosen.includes(x) && allFit(rest, [...chosen, x])),
        as: spaces,
        commits: (x) => revealsAt(s, f, x),
        outside: () => cannotDisplace,
        prompt: () => text('ask.displace', { unit: unitRef(s, f), retreating: unitRef(s, u) }),
        about: () => ({ pieces: [unitId(s, f), unitId(s, u)], path: [from, ...way].map((x) => spaceId(s, x)) }),
      }),
    )
  }
  return chosen
}

/** 6.42 A friend makes way by one hex. */
function moveAside(s: Kreta, f: Unit, to: Space): void {
  const from = here(s, f)
  show(s, f, '16.32')
  comeToRest(s, f, to)
  s.displaced[f] = 1
  s.journal?.push({
    kind: 'move',
    seat: seatOf(s, f),
    rule: '6.42',
    text: text('log.displaced', { unit: unitRef(s, f), to: spaceRef(s, to) }),
    refs: [unitRef(s, f), spaceRef(s, to)],
    path: [spaceId(s, from), spaceId(s, to)],
  })
}
