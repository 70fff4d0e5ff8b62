// A literal reading of 3.0, 5.3, 15.0 and 16: how phases and turns end, who is in contact, and who has won.
import type { Seat } from '../../state.ts'
import { isHeld, turnUp } from './counters.ts'
import {
  all,
  apart,
  around,
  at,
  inZone,
  isEnemy,
  isGun,
  isHex,
  isTrack,
  other,
  type Picture,
  type Piece,
  seatOf,
  sideOf,
  tables,
} from './sheet.ts'
import type { Watch } from './watch.ts'

/** 12.23, A13 Paratroops on a unit's hex. */
export const riders = (p: Picture, x: Piece): Piece[] =>
  seatOf(x) === 'british' && isHex(x.where) ? at(p, 'german', x.where) : []
export const sitsOnEnemy = (p: Picture, x: Piece): boolean =>
  seatOf(x) === 'german' && isHex(x.where) && at(p, 'british', x.where).length > 0

/** 6.21, 6.22 Enemies a unit is in contact with. */
export function touching(p: Picture, x: Piece): Piece[] {
  if (!isHex(x.where)) return []
  const enemy = other(seatOf(x))
  if (sitsOnEnemy(p, x)) return at(p, enemy, x.where)
  return [
    ...riders(p, x),
    ...around(x.where)
      .flatMap((h) => at(p, enemy, h))
      .filter((e) => !sitsOnEnemy(p, e)),
  ]
}

/** 5.32, 7.51 The start of a combat phase. */
export function contacts(p: Picture, seat: Seat): void {
  for (const x of all(p))
    Object.assign(x, { contact: false, direct: false, fought: false, fired: false, displaced: false })
  for (const x of sideOf(p, seat))
    for (const e of touching(p, x)) {
      x.contact = true
      e.contact = true
    }
  for (const x of all(p))
    if (isGun(x) && isHex(x.where))
      x.direct = [x.where, ...around(x.where)].some((h) => at(p, other(seatOf(x)), h).length > 0)
}

/** 16.31 Counters within six hexes of a German on the map. */
function reveal(p: Picture): void {
  if (!p.full) return
  const germans = sideOf(p, 'german').filter((x) => isHex(x.where))
  const seen = (hex: string): boolean => germans.some((g) => apart(g.where, hex) <= 6)
  const gone = p.empty.filter(seen)
  for (const x of all(p)) if (x.down && seen(x.where)) turnUp(p, x)
  p.empty = p.empty.filter((hex) => !gone.includes(hex))
  p.quiet = p.quiet.filter((hex) => !gone.includes(hex))
}

/** 16.43 Who stands where at the end of a phase. */
function note(p: Picture): void {
  for (const place of tables.places) {
    const german = at(p, 'german', place.hex).length > 0
    const british = at(p, 'british', place.hex).length > 0
    if (german && !british) p.taken[place.id] = true
    if (british && !german) p.taken[place.id] = false
  }
}

/** 9.24, 16.31, 16.43 The end of a movement phase. */
export function closePhase(w: Watch, seat: Seat): void {
  const { p } = w
  for (const x of sideOf(p, seat)) if (isTrack(x.where) && !x.moved) x.where = 'lost'
  reveal(p)
  note(p)
  p.stage = `${seat}-combat`
  contacts(p, seat)
}

/** 6.29 The end of a combat phase. */
export function closeCombat(p: Picture): void {
  note(p)
  for (const x of all(p))
    Object.assign(x, { contact: false, direct: false, fought: false, fired: false, displaced: false })
  if (p.stage === 'german-combat') {
    p.stage = 'british-move'
    fresh(p)
  } else p.stage = 'turn-end'
}

function fresh(p: Picture): void {
  for (const x of all(p)) Object.assign(x, { moved: false, landed: false })
}

/** 16.42 */
const pointsOf = (p: Picture): number =>
  tables.places.reduce((sum, place) => sum + (p.taken[place.id] === true ? place.points : 0), 0)

/** 15.0, 16.44, 16.45 Who has won at the end of a turn. */
function judge(p: Picture): string {
  if (p.full) {
    if (p.turn === 2 && pointsOf(p) >= 5) return 'german'
    // Fifteen points in all.
    return p.turn < p.last ? 'none' : pointsOf(p) >= 8 ? 'german' : 'british'
  }
  for (const place of tables.places) {
    if (place.kind === 'locality') continue
    p.held[place.id] = isHeld(p, place.hex) ? (p.held[place.id] ?? 0) + 1 : 0
  }
  if (Object.values(p.held).some((n) => n >= 10)) return 'german'
  return p.turn >= p.last ? 'british' : 'none'
}

/** 3.0 The end of a turn and the beginning of the next. */
export function turnEnd(w: Watch): void {
  const { p } = w
  p.winner = judge(p)
  if (p.winner !== 'none') {
    p.stage = 'over'
    return
  }
  p.turn++
  const day = p.turn % 2 === 1
  Object.assign(p, { air: day ? 12 : 0, dropDone: false, convoyDone: false, stage: day ? 'opening' : 'german-move' })
  for (const id of Object.keys(p.flown)) p.flown[id] = 0
  fresh(p)
}

/** Places of 11.11 where a reinforcement may appear. */
function arrivals(p: Picture, x: Piece): string[] {
  const open = (hex: string): boolean =>
    at(p, 'british', hex).length === 0 && !isEnemy(p, 'british', hex) && !inZone(p, 'british', hex)
  if (x.row.arrives_at === 'port')
    return tables.places.filter((place) => place.kind === 'port' && open(place.hex)).map((place) => place.hex)
  if (open('94,1')) return ['94,1']
  const south = tables.map
    .filter((h) => h.row === 1 && h.part === 'east' && !['sea', 'peaks'].includes(h.terrain) && open(h.hex))
    .map((h) => h.hex)
  const least = Math.min(...south.map((hex) => apart(hex, '94,1')))
  return south.filter((hex) => apart(hex, '94,1') === least)
}

/** 11.11 One reinforcement. */
export function arrive(w: Watch): void {
  const x = sideOf(w.p, 'british').find((u) => u.where === 'reserve' && u.row.arrives === w.p.turn)
  if (!x) w.differs('nobody is due')
  const open = arrivals(w.p, x)
  if (open.length === 0) x.where = 'lost'
  else {
    const to = w.ask('reinforcement', 'british', open)
    w.p.empty = w.p.empty.filter((hex) => hex !== to)
    w.p.quiet = w.p.quiet.filter((hex) => hex !== to)
    x.where = to
  }
}
