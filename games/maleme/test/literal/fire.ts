// A literal reading of 4.1.3, 4.2 and 4.2.3: who may fire at what, the totals, the table, and what a result does.
import type { Seat } from '../../state.ts'
import { couldEnd, roll } from './initiative.ts'
import {
  all,
  apart,
  at,
  chit,
  enemyBeside,
  face,
  goodOrder,
  isLeader,
  isMatilda,
  ofOf,
  onMap,
  other,
  type Picture,
  type Piece,
  piece,
  pinOf,
  plainOf,
  range,
  sideOf,
  tables,
} from './sheet.ts'
import { shift } from './victory.ts'
import type { Watch } from './watch.ts'

/** Line of sight, in hexes. */
const SIGHT = 4

export type Effect = 'none' | 'pin' | 'hit'

interface Shot {
  readonly kind: 'defensive' | 'group' | 'direct' | 'stuka' | 'population'
  readonly lead?: Piece
  readonly supports: readonly Piece[]
  readonly target: Piece
  readonly moved: number
}

/** In range, and not held by an enemy beside the firer while the target is another one. */
export function bears(p: Picture, firer: Piece, hex: string): boolean {
  if (!onMap(firer) || range(firer) === 0) return false
  const far = apart(firer.where, hex)
  return far <= range(firer) && (far === 1 || !enemyBeside(p, firer))
}

/** As a lead unit, and for Defensive Fire: line of sight too. */
export const bearsInSight = (p: Picture, firer: Piece, hex: string): boolean =>
  bears(p, firer, hex) && apart(firer.where, hex) <= SIGHT

/** Attack and Defense Totals as the sidebars of 4.1.3, 4.2.1 and 4.2.2 sum them up. */
export function totals(p: Picture, f: Shot): { attack: number; defence: number; column: number } {
  if (f.kind === 'population') return { attack: 1, defence: 0, column: 1 }
  const { lead, target } = f
  const ownOf = lead ? ofOf(lead) : (tables.hq.find((h) => h.id === 'stuka')?.attack_of ?? 0)
  // Sidebar of 4.1: an antitank lead counts 5 against armour.
  const attack = (lead?.row.antitank && target.row.armored ? 5 : ownOf) + f.supports.length
  let defence = f.kind === 'direct' || f.kind === 'stuka' ? 0 : plainOf(target)
  defence += pinOf(target)
  if (f.kind === 'defensive' && !target.row.armored) defence -= f.moved
  const firing = lead ? [lead, ...f.supports] : []
  if (lead && !firing.some((x) => apart(x.where, target.where) === 1)) defence += 1
  defence -= at(p, target.where, target.row.seat).length - 1
  return { attack, defence, column: Math.min(8, Math.max(1, attack - defence)) }
}

/** The result of a die in a column, by the fire table. */
function resultOf(die: number, column: number): string {
  const row = tables.fire.find((r) => r.roll === die)
  const columns = row ? [row.fn1, row.fn2, row.fn3, row.fn4, row.fn5, row.fn6, row.fn7, row.fn8] : []
  return columns[column - 1] ?? '-'
}

/** A chit from the cup; with an empty cup the stand-in. */
export function drawChit(w: Watch, name: 'pin' | 'regroup'): string {
  if (Object.values(w.p.cup).every((n) => n === 0)) return 'spare'
  const id = w.draw(name)
  if ((w.p.cup[id] ?? 0) < 1) w.differs(`chit ${id} is drawn and none is in the cup`)
  w.p.cup[id] = (w.p.cup[id] ?? 0) - 1
  return id
}

export function toCup(w: Watch, id: string | null): void {
  if (id !== null && id !== 'spare') w.p.cup[id] = (w.p.cup[id] ?? 0) + 1
}

const isCupEmpty = (w: Watch): boolean => Object.values(w.p.cup).every((n) => n === 0)

/** A chit for a unit that has no pin; with heavy weapons the worse of two. */
export function pinUnit(w: Watch, target: Piece, heavy: boolean): void {
  if (target.pin !== null) return
  target.pin = drawChit(w, 'pin')
  if (!heavy || isCupEmpty(w)) return
  const second = drawChit(w, 'pin')
  const worth = (id: string | null): number => chit(id)?.pin_modifier ?? 0
  const isWorse = worth(second) < worth(target.pin)
  toCup(w, isWorse ? target.pin : second)
  if (isWorse) target.pin = second
}

/** A full two-step unit is turned, any other is lost. */
function hitUnit(w: Watch, target: Piece): void {
  if (target.row.steps === 2 && !target.back) target.back = true
  else eliminate(w, target)
}

/** Off the map; the fourth German loss brings the withdrawal nearer (7.1). */
export function eliminate(w: Watch, lost: Piece): void {
  toCup(w, lost.pin)
  toCup(w, lost.regroup)
  lost.pin = null
  lost.regroup = null
  w.p.owed = w.p.owed.filter((id) => id !== lost.row.id)
  if (lost.row.seat === 'allied') {
    lost.where = 'allied-eliminated'
    return
  }
  lost.where = 'eliminated'
  const four = all(w.p).filter((x) => x.where === 'eliminated')
  if (four.length < 4) return
  const back = four.some((x) => !x.row.artillery) ? w.draw('seize') : ''
  if (back !== '' && piece(w.p, back).row.artillery) w.differs('artillery was drawn for the Seize the Initiative box')
  for (const x of four) x.where = x.row.id === back ? 'seize' : 'permanent'
  shift(w.p, 'german', -1)
}

/** Rolls a fire and applies its result. `name` is stuka where nobody may reroll. */
export function shoot(w: Watch, shot: Shot, ends: boolean): Effect {
  const { attack, defence, column } = totals(w.p, shot)
  const rolled = shot.kind === 'stuka' ? { sum: w.die('stuka'), rerolled: false } : roll(w, 'fire')
  const result = resultOf(rolled.sum, column)
  const pinned = shot.target.pin !== null
  const effect: Effect =
    result === 'H' || (result === 'PH' && pinned) ? 'hit' : result !== '-' && !pinned ? 'pin' : 'none'
  w.facts({ attack, defence, column, result: effect === 'pin' ? 'pinned' : effect })
  const firing = [...(shot.lead ? [shot.lead] : []), ...shot.supports]
  if (effect === 'pin')
    pinUnit(
      w,
      shot.target,
      firing.some((x) => x.row.heavy),
    )
  if (effect === 'hit') hitUnit(w, shot.target)
  for (const x of firing) noteMatilda(w, x)
  if (ends && w.p.winner === 'none') couldEnd(w, rolled)
  return effect
}

/** A Matilda that fires or moves is checked, once an action. */
export function noteMatilda(w: Watch, x: Piece): void {
  if (isMatilda(x) && !w.checks.includes(x.row.id)) w.checks.push(x.row.id)
}

/** 4.1.3 Defensive Fire at a unit that has moved so many hexes. */
export function defensiveFire(w: Watch, target: Piece, moved: number, ends: boolean): Effect {
  const seat = other(target.row.seat)
  const able = sideOf(w.p, seat).filter((x) => bearsInSight(w.p, x, target.where))
  if (able.length === 0) return 'none'
  const nearest = Math.min(...able.map((x) => apart(x.where, target.where)))
  const closest = able.filter((x) => apart(x.where, target.where) === nearest)
  const only = closest.length === 1 ? closest[0] : undefined
  const lead =
    only ??
    piece(
      w.p,
      w.ask(
        'lead',
        seat,
        closest.map((x) => x.row.id),
      ),
    )
  return shoot(w, { kind: 'defensive', lead, supports: able.filter((x) => x !== lead), target, moved }, ends)
}

/** In a stack: who picks the target, and among which units. */
export function pickTarget(w: Watch, hex: string, firing: Seat): Piece {
  const there = at(w.p, hex, other(firing))
  if (there.length === 1 && there[0]) return there[0]
  const good = there.filter(goodOrder)
  const seat = good.length > 0 ? other(firing) : firing
  const among = good.length > 0 ? good : there
  return piece(
    w.p,
    w.ask(
      'victim',
      seat,
      among.map((x) => x.row.id),
    ),
  )
}

/** Hexes with enemies that a unit may fire at as lead. */
export function targetHexes(p: Picture, lead: Piece): string[] {
  const enemies = sideOf(p, other(lead.row.seat)).filter(onMap)
  return [...new Set(enemies.map((x) => x.where))].filter((hex) => bearsInSight(p, lead, hex))
}

export const mayGroupFire = (p: Picture, x: Piece): boolean => targetHexes(p, x).length > 0
export const mayDirectFire = (p: Picture, x: Piece): boolean => face(x).direct && targetHexes(p, x).length > 0

/** Units beside the lead or in its hex, and those beside a leader who is beside it, each with the target in range. */
export function supportsOf(p: Picture, lead: Piece, hex: string): Piece[] {
  const friends = sideOf(p, lead.row.seat).filter((x) => onMap(x) && x !== lead)
  const leaders = sideOf(p, lead.row.seat).filter(
    (x) => isLeader(x) && onMap(x) && x.pin === null && apart(x.where, lead.where) === 1,
  )
  return friends.filter(
    (x) =>
      bears(p, x, hex) &&
      (apart(x.where, lead.where) <= 1 || leaders.some((l) => l !== x && apart(l.where, x.where) === 1)),
  )
}

/** 4.2.1 A Group Fire action. */
export function groupFire(w: Watch, lead: Piece): void {
  const hex = w.ask('target', lead.row.seat, targetHexes(w.p, lead))
  const target = pickTarget(w, hex, lead.row.seat)
  const able = supportsOf(w.p, lead, hex)
  const firing = new Set(able.map((x) => x.row.id))
  while (able.length > 0) {
    const keys = ['done', ...able.map((x) => x.row.id)]
    const key = w.ask('supports', lead.row.seat, keys, (offered) => (w.chance(2) === 1 ? 'done' : w.any(offered)))
    if (key === 'done') break
    if (!firing.delete(key)) firing.add(key)
  }
  const supports = able.filter((x) => firing.has(x.row.id))
  shoot(w, { kind: 'group', lead, supports, target, moved: 0 }, true)
}

/** 4.2.2 A Direct Fire action. */
export function directFire(w: Watch, lead: Piece): void {
  const hex = w.ask('target', lead.row.seat, targetHexes(w.p, lead))
  const target = pickTarget(w, hex, lead.row.seat)
  shoot(w, { kind: 'direct', lead, supports: [], target, moved: 0 }, true)
  // A gun shows its Fired side now.
  if (lead.row.artillery) lead.back = true
}
