// Leaders: their death and return, what a new one gives, and the changes of mode that units without one must forgo (21.0).
import { cell, type Refusal, refusal } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { at, type Descent, defOf, isDisrupted, onMap, put, type Space, seatOf, type Unit } from '../state.ts'
import { chainOf, isIdle, isOverAll, leads } from './chain.ts'

export const leaderless = refusal('21.51', 'refuse.leaderless')

/** 21.44 Turns in which a leader who came back gives less. */
const NEW_FOR = 2

const isKing = (s: Descent, u: Unit): boolean => defOf(s, u).id === 'King-George'

/** 21.3 A leader dies: the one way in which it happens. The King's death saddens the Greeks for good (21.82). */
export function loseLeader(s: Descent, leader: Unit): void {
  put(s, leader, s.box.boxes.lost)
  s.lostTurn[leader] = s.turn
  s.newLeader[leader] = 0
  if (isKing(s, leader)) s.kingDead = true
}

/** 21.11, 21.44, 21.81 What one leader adds to Morale in close assault where one of his is in the stack; nothing from the King. */
export function leaderBonus(s: Descent, leader: Unit): number {
  if (isKing(s, leader) || isIdle(s, leader)) return 0
  return s.box.limits[cell(s.newLeader, leader) > 0 ? 'leader-bonus-returned' : 'leader-bonus'] ?? 0
}

/** Leaders who died and have not come back. */
export function deadLeaders(s: Descent, seat: Seat): Unit[] {
  const out: Unit[] = []
  for (const u of s.box.leaders)
    if (cell(s.lostTurn, u) > 0 && cell(s.at, u) === s.box.boxes.lost && seatOf(s, u) === seat) out.push(u)
  return out
}

const returns = (s: Descent, leader: Unit): boolean =>
  s.box.tables.leaders.some((row) => row.leader === defOf(s, leader).id && row.returns)

/** 21.41 to 21.43, 21.54, 28.2 The headquarters on which a dead leader may come back now; in Scenario 28 any German one for Student. */
export function headquartersFor(s: Descent, leader: Unit): Unit[] {
  if (!returns(s, leader)) return []
  const stands = (hq: Unit): boolean => hq >= 0 && onMap(s, hq) && !isDisrupted(s, hq)
  if (isOverAll(s, leader)) return s.box.headquarters.filter((u) => seatOf(s, u) === 'german' && stands(u))
  const hq = defOf(s, leader).leads
  return stands(hq) ? [hq] : []
}

/** 21.41 The leaders of a side who may come back at the end of its Command Phase. */
export const returning = (s: Descent, seat: Seat): Unit[] =>
  deadLeaders(s, seat).filter((l) => headquartersFor(s, l).length > 0)

/** 21.44 At the end of a side's Command Phase those who came back earlier grow into their post. */
export function settleNewLeaders(s: Descent, seat: Seat): void {
  for (const u of s.box.leaders) if (seatOf(s, u) === seat) s.newLeader[u] = Math.max(0, cell(s.newLeader, u) - 1)
}

/** 21.41 Brings a leader back on a headquarters. */
export function returnLeader(s: Descent, leader: Unit, headquarters: Unit): void {
  put(s, leader, at(s, headquarters))
  s.lostTurn[leader] = 0
  s.newLeader[leader] = NEW_FOR
}

/** Higher than any chain of headquarters. */
const OVER_ALL = 99

/** How far above a unit a leader stands: 0 for its own headquarters or regiment; -1 when it is not one of his. */
function heightOf(s: Descent, leader: Unit, u: Unit): number {
  if (!leads(s, leader, u)) return -1
  if (isOverAll(s, leader)) return OVER_ALL
  const { leads: hq, leadsWhom } = defOf(s, leader)
  return leadsWhom === 'chain' ? [u, ...chainOf(s, u)].indexOf(hq) : 1
}

/** The dead leaders at the lowest headquarters of a unit's chain that has leaders, if none of them lives; else nobody. */
function missing(s: Descent, u: Unit): Unit[] {
  let lowest = Number.POSITIVE_INFINITY
  let out: Unit[] = []
  for (const l of s.box.leaders) {
    if (!onMap(s, l) && cell(s.lostTurn, l) <= 0) continue
    const height = heightOf(s, l, u)
    if (height < 0 || height > lowest) continue
    if (height < lowest) out = []
    lowest = height
    out.push(l)
  }
  return out.every((l) => cell(s.lostTurn, l) > 0) ? out : []
}

/** When the last leader of a post died. */
const vacantSince = (s: Descent, post: readonly Unit[]): number => Math.max(...post.map((l) => cell(s.lostTurn, l)))

/** Whether a headquarters has had a leader and none of its leaders lives. */
const isVacant = (s: Descent, hq: Unit): boolean => !s.box.leaders.some((l) => defOf(s, l).leads === hq && onMap(s, l))

/** 21.53, ruling M147 Whether this is the post that a leader stands in for: of the vacant ones below his own headquarters the first that fell so; of one turn the first of the box. */
function standsInFor(s: Descent, leader: Unit, hq: Unit): boolean {
  const dead = deadLeaders(s, seatOf(s, leader))
  const since = (post: Unit): number =>
    vacantSince(
      s,
      dead.filter((d) => defOf(s, d).leads === post),
    )
  const own = defOf(s, leader).leads
  const posts = [...new Set(dead.map((d) => defOf(s, d).leads))]
    .filter((post) => post === hq || (post >= 0 && post !== own && onMap(s, post) && leads(s, leader, post)))
    .filter((post) => isVacant(s, post))
  return posts.every((post) => since(post) > since(hq) || (since(post) === since(hq) && post >= hq))
}

/** 21.53 Whether a living leader higher up covers this post. */
function isCovered(s: Descent, u: Unit, post: readonly Unit[]): boolean {
  const first = post[0] ?? -1
  const height = heightOf(s, first, u)
  return s.box.leaders.some(
    (l) => onMap(s, l) && heightOf(s, l, u) > height && standsInFor(s, l, defOf(s, first).leads),
  )
}

/**
 * 21.51, 21.53, ruling M46 Why a unit may not change its mode of its own will: its leader is dead, for one turn where a
 * living one above covers the post, else for three, from the turn after his death. Units that never had one are free.
 */
export function refuseLeaderless(s: Descent, u: Unit): Refusal | undefined {
  if (deadLeaders(s, seatOf(s, u)).length === 0) return undefined
  const post = missing(s, u)
  if (post.length === 0) return undefined
  const since = s.turn - vacantSince(s, post)
  const turns = s.box.limits[isCovered(s, u, post) ? 'no-mode-changes-covered' : 'no-mode-changes'] ?? 0
  return since >= 1 && since <= turns ? leaderless : undefined
}

/** 21.7 Whether a leader may stand in a hex: with somebody of his, or with nobody else. */
export function mayStandWith(s: Descent, leader: Unit, hex: Space): boolean {
  let others = false
  for (let u = cell(s.cache.head, hex); u >= 0; u = cell(s.cache.below, u)) {
    if (u === leader || defOf(s, u).leader) continue
    if (leads(s, leader, u)) return true
    others = true
  }
  return !others
}
