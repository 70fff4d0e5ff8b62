// A literal reading of 5.2 to 5.4 and 13.1: who lands where, by parachute, by air and by sea.
import { printed } from '../../box.ts'
import { owed } from './action.ts'
import { settle } from './fight.ts'
import {
  aloneIn,
  area,
  areaIds,
  at,
  empty,
  isLeader,
  leadsAssault,
  night,
  type Picture,
  type Piece,
  room,
} from './sheet.ts'
import { newcomersOf } from './walk.ts'
import type { Watch } from './watch.ts'

const groups = printed.tables.arrivals
const waiting = (p: Picture, ids: readonly string[]): Piece[] =>
  ids.flatMap((id) => p.pieces[id] ?? []).filter((x) => x.where === 'reinforcements')
const inPrint = (p: Picture, list: readonly Piece[]): Piece[] => Object.values(p.pieces).filter((x) => list.includes(x))

/** 5.5, 10 German: only Germans there, or nobody under a German marker. */
export const german = (p: Picture, where: string): boolean =>
  aloneIn(p, where, 'german') || (empty(p, where) && p.owner[where] === 1)

/** 13.1 Parachutists whose turn has come and who are still in the air, in the order of their group. */
export const inTheAir = (p: Picture): Piece[] =>
  groups.filter((g) => g.kind === 'drop' && g.turn === p.turn).flatMap((g) => waiting(p, g.units))

/** 13.1 Where a counter may jump: its letters, or any area of the maps of its wave in a game with free drops. */
function lettersOf(p: Picture, x: Piece): string[] {
  const wave = groups.find((g) => g.kind === 'drop' && g.units.includes(x.row.id))?.id
  const maps: Readonly<Record<string, string[]>> = { T1: ['west'], T2: ['centre', 'east'] }
  const free = p.freeDrops ? maps[wave ?? ''] : undefined
  return free ? areaIds.filter((a) => free.includes(area(a).map)) : [...x.row.areas]
}

/** 5.2 A counter comes down: it will be tested; it fights where enemies are, and who jumped does nothing else. */
function comeDown(p: Picture, x: Piece, where: string): void {
  x.where = where
  x.aim = ''
  x.untested = true
  const jumped = x.row.para && !x.glider
  x.scatter = jumped
  // At night nobody fights: he only reinforces (11).
  const enemies = at(p, where, 'commonwealth').length > 0 && !night(p)
  x.deed = enemies ? (isLeader(x) ? 1 : 3) : jumped ? 1 : 0
}

/** 13.1 The German names a landing area for each counter that has a choice; gives how many he names. */
export function planned(w: Watch, group: readonly Piece[]): number {
  const { p } = w
  let asked = 0
  for (const x of group) {
    if (x.aim !== '') continue
    const letters = lettersOf(p, x)
    const only = letters[0]
    if (letters.length === 1 && only !== undefined) {
      x.aim = only
      continue
    }
    const expected = (a: string): number =>
      at(p, a, 'german').length +
      Object.values(p.pieces).filter((y) => y.row.seat === 'german' && y.where === 'reinforcements' && y.aim === a)
        .length
    asked++
    x.aim = w.ask(
      'landing',
      'german',
      letters.filter((a) => expected(a) < 6),
      undefined,
      true,
    )
  }
  return asked
}

/** 5.2, 13.1 The whole group of the turn comes down. */
export function drop(w: Watch): string {
  const { p } = w
  const group = inTheAir(p)
  const asked = planned(w, group)
  for (const x of group) comeDown(p, x, x.aim)
  p.doing = 'testing'
  return asked > 0 ? 'asked' : 'printed'
}

/** Landing combats that are due now: who only came ashore may wait until the turn ends (5.4, ruling N42). */
const dueNow = (p: Picture): string[] =>
  owed(p).filter((a) => at(p, a, 'german').some((x) => x.deed === 3 && !x.ashore))

/** 5.2 One of the combats of those who landed among enemies. */
export function landingFight(w: Watch): string {
  const { p } = w
  lapse(p)
  const where = w.ask('landing-fight', 'german', dueNow(p))
  const who = at(p, where, 'german').filter((x) => x.deed === 3)
  const lead =
    p.pieces[
      w.ask(
        'lead',
        'german',
        who.filter(leadsAssault).map((x) => x.row.id),
      )
    ]
  if (!lead) throw new Error('nobody leads the landing combat')
  settle(
    w,
    'landing',
    where,
    lead,
    who.filter((x) => x !== lead),
  )
  lapse(p)
  if (dueNow(p).length === 0) p.doing = 'landing'
  return 'fought'
}

/** Debts without an enemy or without one who could lead lapse. */
export function lapse(p: Picture): void {
  const due = owed(p)
  for (const x of Object.values(p.pieces))
    if (x.row.seat === p.side && x.deed === 3 && !due.includes(x.where)) x.deed = 1
}

const AIR = groups.filter((g) => g.kind === 'air').sort((a, b) => (a.order ?? 0) - (b.order ?? 0))

type How = 'airfield' | 'crash' | 'sea'

/** In which ways a counter may come: with a group an airfield has brought, crashing, with a convoy. */
function waysOf(p: Picture, x: Piece): How[] {
  const held = areaIds.some((a) => area(a).airfield && german(p, a))
  const mine = (g: (typeof groups)[number]): boolean => g.units.includes(x.row.id)
  const first = AIR.find((g) => p.turn >= g.turn && waiting(p, g.units).length > 0)
  const out: How[] = []
  if (AIR.slice(0, p.airDue).some(mine)) out.push('airfield')
  if (!held && !p.used.crash && first && mine(first)) out.push('crash')
  if (groups.some((g) => g.kind === 'sea' && mine(g) && p.turn >= g.turn && (g.id === 'B2' || p.convoy === 'passed')))
    out.push('sea')
  return out
}

/** How a counter would land in an area; nothing where it may not. */
function landingAt(p: Picture, x: Piece, where: string): How | undefined {
  const { airfield, port, beach, terrain, map, road } = area(where)
  const may = waysOf(p, x)
  if (!room(p, where, 'german') || (x.row.mechanized && !road)) return undefined
  if (may.includes('airfield') && airfield && german(p, where)) return 'airfield'
  if (may.includes('sea') && port && german(p, where)) return 'sea'
  const enemy =
    aloneIn(p, where, 'commonwealth') || (at(p, where, 'commonwealth').length > 0 && newcomersOf(p, where, 'german'))
  if (enemy && night(p)) return undefined
  const led = at(p, where, 'german').some((y) => y.deed === 3 && leadsAssault(y))
  if (may.includes('sea') && beach) return !enemy || leadsAssault(x) || led ? 'sea' : undefined
  return may.includes('crash') && terrain === 'flat' && map !== 'strategic' ? 'crash' : undefined
}

const reinforcements = (p: Picture): Piece[] =>
  Object.values(p.pieces).filter((x) => x.row.seat === 'german' && x.where === 'reinforcements' && !x.row.para)

const open = (p: Picture, x: Piece): string[] => areaIds.filter((a) => landingAt(p, x, a) !== undefined)

/** Reinforcements that could land now. */
export const landable = (p: Picture): Piece[] => inPrint(p, reinforcements(p)).filter((x) => open(p, x).length > 0)

/** 5.3, 5.4 One counter lands, or no more do. */
export function land(w: Watch): string {
  const { p } = w
  const may = landable(p)
  const key =
    may.length === 0 ? 'done' : w.ask('land', 'german', ['done', ...may.map((x) => x.row.id)], undefined, true)
  const x = p.pieces[key]
  if (!x) {
    p.doing = 'choosing'
    return may.length === 0 ? 'nobody' : 'done'
  }
  // Enemy beaches are few: half of the counters go to one where they can.
  const hostile = (keys: readonly string[]): string => {
    const enemy = keys.filter((a) => aloneIn(p, a, 'commonwealth'))
    return w.any(enemy.length > 0 ? [...enemy, w.any(keys)] : keys)
  }
  const where = w.ask('land-at', 'german', open(p, x), hostile, true)
  const how = landingAt(p, x, where)
  if (how === 'crash') {
    p.used.crash = true
    comeDown(p, x, where)
    p.doing = 'testing'
    return 'crash'
  }
  const enemy =
    at(p, where, 'commonwealth').length > 0 && (at(p, where, 'german').length === 0 || newcomersOf(p, where, 'german'))
  x.where = where
  x.deed = enemy && !isLeader(x) ? 3 : 0
  x.ashore = enemy
  return enemy ? 'on a beach' : (how ?? 'nowhere')
}
