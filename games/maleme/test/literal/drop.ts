// A literal reading of 5: the drops, hex by hex, and the fire from the ground.
import { bears, defensiveFire, drawChit, eliminate, shoot, toCup } from './fire.ts'
import { zoneOf } from './headquarters.ts'
import { roll } from './initiative.ts'
import {
  all,
  apart,
  around,
  at,
  dropNames,
  halves,
  isHex,
  nextTo,
  onMap,
  type Picture,
  type Piece,
  piece,
  range,
  sideOf,
  tables,
} from './sheet.ts'
import { stars } from './victory.ts'
import type { Watch } from './watch.ts'

const groupsOf = (p: Picture) => tables.groups.filter((g) => halves(g.turn) === p.turn)

/** Markers of groups that land this turn and still lie face down. */
export const faceDown = (p: Picture): string[] =>
  groupsOf(p)
    .filter((g) => g.marker && !p.revealed.includes(g.id))
    .map((g) => g.id)

/** Units of the revealed group that have not landed. */
export const inTheAir = (p: Picture): Piece[] =>
  p.dropping === null ? [] : all(p).filter((x) => x.group === p.dropping && x.where === 'waiting')

/** Units of the 10:00 groups that have not arrived. */
export const arriving = (p: Picture): Piece[] =>
  all(p).filter((x) => x.where === 'waiting' && groupsOf(p).some((g) => !g.marker && g.id === x.group))

/** 5.1 step 1. */
export function reveal(w: Watch): void {
  const id = w.ask('reveal', 'german', faceDown(w.p))
  w.p.dropping = id
  w.p.revealed = dropNames.filter((d) => d === id || w.p.revealed.includes(d))
}

/** 5.1 steps 2 and 3 for one unit. */
export function drop(w: Watch): void {
  const centre = w.p.plan[w.p.dropping ?? ''] ?? ''
  const zone = [centre, ...around(centre)]
  const unit = piece(
    w.p,
    w.ask(
      'drop',
      'german',
      inTheAir(w.p).map((x) => x.row.id),
    ),
  )
  land(w, unit, drift(w, centre, zone))
  if (w.p.winner !== 'none') return
  if (unit.where !== 'eliminated' && unit.where !== 'seize' && unit.where !== 'permanent') regroup(w, unit)
  groundFire(w, zone)
  stars(w.p)
  if (inTheAir(w.p).length === 0) w.p.dropping = null
}

/** Two dice on the drift diagram. */
function drift(w: Watch, centre: string, zone: readonly string[]): string {
  const { sum } = roll(w, 'drift', 2)
  w.facts({ drift: sum })
  const way = tables.drift.find((d) => d.roll === sum)?.direction ?? 'stay'
  if (way === 'perfect') return w.ask('landing-hex', 'german', zone)
  if (way === 'snafu') return w.ask('landing-hex', 'allied', zone)
  if (way === 'stay') return centre
  return nextTo(centre, way) ?? 'B'
}

/** Sidebar of 5.1: a landing on Allied units costs a step and goes to a hex beside them; elsewhere that is the German choice. */
function land(w: Watch, unit: Piece, hex: string): void {
  if (!isHex(hex)) {
    unit.where = hex
    return
  }
  const free = around(hex).filter((h) => at(w.p, h, 'allied').length === 0)
  const onEnemies = at(w.p, hex, 'allied').length > 0
  if (onEnemies && (unit.row.steps === 1 || free.length === 0)) {
    eliminate(w, unit)
    return
  }
  const keys = [...(onEnemies ? [] : ['stay']), ...(unit.row.steps === 2 ? free : [])]
  const to = w.ask('landing', 'german', keys, (offered) =>
    offered.includes('stay') && w.chance(4) > 1 ? 'stay' : w.any(offered),
  )
  if (to === 'stay') {
    unit.where = hex
    return
  }
  unit.back = true
  unit.where = to
}

/** A chit for the unit; Koch's group draws two and keeps one. */
function regroup(w: Watch, unit: Piece): void {
  unit.regroup = drawChit(w, 'regroup')
  const two = tables.groups.find((g) => g.id === w.p.dropping)?.draws === 2
  if (!two || unit.regroup === 'spare') return
  const second = drawChit(w, 'regroup')
  if (second === 'spare') return
  const kept = second === unit.regroup ? second : w.ask('chit', 'german', [unit.regroup, second])
  toCup(w, kept === second ? unit.regroup : second)
  unit.regroup = kept
}

/** 5.1 step 3: one German unit of the zone may be fired at; with none in range of anybody, the local population may. */
function groundFire(w: Watch, zone: readonly string[]): void {
  const germans = sideOf(w.p, 'german').filter((x) => zone.includes(x.where))
  if (germans.length === 0) return
  const allies = sideOf(w.p, 'allied').filter((x) => onMap(x) && range(x) > 0)
  const inRange = germans.filter((g) => allies.some((x) => apart(x.where, g.where) <= range(x)))
  if (inRange.length === 0) {
    const id = w.ask('ground-fire', 'allied', [...germans.map((x) => x.row.id), 'hold'])
    if (id === 'hold') return
    shoot(w, { kind: 'population', supports: [], target: piece(w.p, id), moved: 0 }, false)
    return
  }
  const targets = germans.filter((g) => allies.some((x) => bears(w.p, x, g.where) && apart(x.where, g.where) <= 4))
  if (targets.length === 0) return
  const id = w.ask('ground-fire', 'allied', [...targets.map((x) => x.row.id), 'hold'])
  if (id !== 'hold') defensiveFire(w, piece(w.p, id), 0, false)
}

/** 5.1.4 step 1 for one unit: a die for its zone, and its Fired side up if it has one. */
export function arrive(w: Watch): void {
  const unit = arriving(w.p)[0]
  if (!unit) w.differs('nobody arrives')
  unit.where = zoneOf(roll(w, 'zone').sum)
  w.facts({ zone: unit.where })
  if (unit.row.back === 'fired') unit.back = true
}
