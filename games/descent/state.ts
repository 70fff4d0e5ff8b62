// What changes during play of Descent on Crete, and the few ways to read and change it.
import { type Context, cell, describe, type StateOf } from '@merkur/engine'
import { type Box, type ScenarioDef, type Seat, TRAVEL, type UnitDef } from './box.ts'
import { type Cache, emptyRows } from './cache.ts'
import { fightFields } from './fields/fight.ts'
import { groundFields, playFields } from './fields/play.ts'
import { unitFields } from './fields/units.ts'
import { farZone, groundAt, observationRange } from './lines.ts'

/** Index of a counter in the box. */
export type Unit = number
/** Index of a hex, or of a box beside the map. */
export type Space = number

export const shape = describe({ ...playFields, ...unitFields, ...groundFields, ...fightFields })

export interface Descent extends StateOf<typeof shape>, Context {
  readonly box: Box
  cache: Cache
}

export const otherSeat = (seat: Seat): Seat => (seat === 'german' ? 'commonwealth' : 'german')
export const defOf = (s: Descent, u: Unit): UnitDef => s.box.units[u] as UnitDef
export const unitId = (s: Descent, u: Unit): string => s.box.units[u]?.id ?? ''
export const spaceId = (s: Descent, space: Space): string => s.box.spaces[space] ?? ''
export const at = (s: Descent, u: Unit): Space => cell(s.at, u)
export const isHex = (s: Descent, space: Space): boolean => space >= 0 && space < s.box.hexes
export const onMap = (s: Descent, u: Unit): boolean => isHex(s, cell(s.at, u))
export const isDisrupted = (s: Descent, u: Unit): boolean => cell(s.disrupted, u) === 1
export const isDepleted = (s: Descent, u: Unit): boolean => cell(s.depleted, u) === 1
export const scenarioOf = (s: Descent): ScenarioDef => s.box.scenarios[s.scenario] as ScenarioDef

/** The side a counter fights for. */
export const seatOf = (s: Descent, u: Unit): Seat =>
  cell(s.captured, u) === 1 ? otherSeat(defOf(s, u).seat) : defOf(s, u).seat

/** Whether the Game-Turn is a night turn. */
export const isNight = (s: Descent): boolean => s.box.tables.turns[s.turn - 1]?.night ?? false

/** The counters of a hex, top first, leaders included; the boxes beside the map hold no stacks. */
export function stackAt(s: Descent, space: Space): Unit[] {
  const out: Unit[] = []
  if (!isHex(s, space)) return out
  for (let u = cell(s.cache.head, space); u >= 0; u = cell(s.cache.below, u)) out.push(u)
  return out
}

/** The counters of a seat on the map, leaders included, in the order of the box. The list stays as it is while counters come and go. */
export const unitsOf = (s: Descent, seat: Seat): readonly Unit[] => s.cache.onMap[seat]

/** The units of a seat on the map that are no leaders. */
export const combatUnitsOf = (s: Descent, seat: Seat): Unit[] => unitsOf(s, seat).filter((u) => !defOf(s, u).leader)

/** Hexes with counters of a seat, leaders too, in the order of the map. */
export function heldBy(s: Descent, seat: Seat): readonly Space[] {
  const known = s.cache.held[seat]
  if (known) return known
  const held = hexesOf(s, unitsOf(s, seat))
  s.cache.held[seat] = held
  return held
}

const hexesOf = (s: Descent, units: readonly Unit[]): Space[] =>
  [...new Set(units.map((u) => at(s, u)))].sort((a, b) => a - b)

/** Reinforcements that wait beside the map, of both seats. */
export const waiting = (s: Descent): readonly Unit[] => s.cache.off

/** 16.0 Who waits to land. */
export const inTheAir = (s: Descent): readonly Unit[] => s.cache.air

/** Whether a counter of a hex is so. */
export function someAt(s: Descent, hex: Space, is: (u: Unit) => boolean): boolean {
  if (!isHex(s, hex)) return false
  for (let u = cell(s.cache.head, hex); u >= 0; u = cell(s.cache.below, u)) if (is(u)) return true
  return false
}

/** Whether a combat unit of a side stands in a hex; leaders are none. */
export const hasUnitIn = (s: Descent, seat: Seat, hex: Space): boolean =>
  someAt(s, hex, (u) => seatOf(s, u) === seat && !defOf(s, u).leader)

/** How many enemies of `seat` control a hex (8.0). */
export const controlledBy = (s: Descent, hex: Space, seat: Seat): number =>
  cell(seat === 'german' ? s.cache.german : s.cache.commonwealth, hex)

/** Whether an enemy of `seat` controls a hex. */
export const isControlled = (s: Descent, hex: Space, seat: Seat): boolean => controlledBy(s, hex, otherSeat(seat)) > 0

/** 8.6 Whether a unit has a zone of control at all: on the map, with Effectiveness, in a mode that has one. */
const hasZone = (s: Descent, u: Unit): boolean =>
  onMap(s, u) &&
  cell(s.disrupted, u) === 0 &&
  cell(s.depleted, u) === 0 &&
  cell(s.mode, u) !== TRAVEL &&
  (defOf(s, u).effectiveness[cell(s.mode, u)] ?? 0) > 0

/** 8.41 Whether weather and darkness let somebody in a hex observe two hexes. */
const observesTwo = (s: Descent, hex: Space): boolean =>
  observationRange(groundAt(s.box, hex), s.weather, isNight(s), s.box.limits['night-observation'] ?? 0) >= 2

/** 8.0 Whether a unit's zone reaches a hex: the six around it, and two hexes far with range two, as ground and sight let it. */
export function controls(s: Descent, u: Unit, hex: Space): boolean {
  if (!hasZone(s, u)) return false
  const from = cell(s.at, u)
  if (s.box.lines.near[from]?.includes(hex)) return true
  return defOf(s, u).range >= 2 && observesTwo(s, from) && farZone(s.box, from).includes(hex)
}

function zone(s: Descent, cache: Cache, u: Unit, by: number): void {
  if (!hasZone(s, u)) return
  const row = seatOf(s, u) === 'german' ? cache.german : cache.commonwealth
  const hex = cell(s.at, u)
  for (const n of s.box.lines.near[hex] ?? []) row[n] = cell(row, n) + by
  if (defOf(s, u).range >= 2 && observesTwo(s, hex)) for (const n of farZone(s.box, hex)) row[n] = cell(row, n) + by
}

/** Changes fields that bear on a unit's zone. */
function rezoned(s: Descent, u: Unit, change: () => void): void {
  zone(s, s.cache, u, -1)
  change()
  zone(s, s.cache, u, 1)
}

/** Puts a counter into a space at a place of its stack, 0 on top; counters from there on move down. The one setter of `at`. */
export function put(s: Descent, u: Unit, space: Space, place = 0): void {
  const from = cell(s.at, u)
  rezoned(s, u, () => {
    if (from >= 0)
      relink(
        s,
        from,
        stackAt(s, from).filter((x) => x !== u),
      )
    s.at[u] = space
  })
  muster(s, u, from)
  if (space < 0) {
    s.place[u] = 0
    return
  }
  const stack = stackAt(s, space)
  stack.splice(place, 0, u)
  relink(s, space, stack)
  hold(s, u)
}

/** Lists anew who is on the map and who waits, after a counter came from `from` to where it is. */
function muster(s: Descent, u: Unit, from: Space): void {
  const to = cell(s.at, u)
  if (from === to) return
  s.cache.held[seatOf(s, u)] = undefined
  if (isHex(s, from) !== isHex(s, to)) s.cache.onMap[seatOf(s, u)] = listOnMap(s, seatOf(s, u))
  const { off, air } = s.box.boxes
  if (from === off || to === off) s.cache.off = listIn(s, off)
  if (from === air || to === air) s.cache.air = listIn(s, air)
}

const listed = (s: Descent, is: (u: Unit) => boolean): Unit[] => {
  const out: Unit[] = []
  for (let u = 0; u < s.box.units.length; u++) if (is(u)) out.push(u)
  return out
}
const listOnMap = (s: Descent, seat: Seat): Unit[] => listed(s, (u) => onMap(s, u) && seatOf(s, u) === seat)
const listIn = (s: Descent, box: Space): Unit[] => listed(s, (u) => cell(s.at, u) === box)
const nobodyKnown = (): Cache['held'] => ({ german: undefined, commonwealth: undefined })
const listBoth = (s: Descent): Cache['onMap'] => ({
  german: listOnMap(s, 'german'),
  commonwealth: listOnMap(s, 'commonwealth'),
})

/** 33.5, ruling M75 A scoring hex belongs to the side that last had a unit in it, leaders aside. */
function hold(s: Descent, u: Unit): void {
  const hex = cell(s.at, u)
  const i = isHex(s, hex) && !defOf(s, u).leader ? cell(s.box.scoringAt, hex) : -1
  if (i >= 0) s.owner[i] = seatOf(s, u) === 'german' ? 1 : 2
}

/** Brings a stack into this order, top first. The same counters, or a RangeError. */
export function reorder(s: Descent, space: Space, order: readonly Unit[]): void {
  const stack = stackAt(s, space)
  if (order.length !== stack.length || stack.some((u) => !order.includes(u)))
    throw new RangeError(
      `stack of ${spaceId(s, space)}: found ${order.map((u) => unitId(s, u)).join(', ')}; allowed: each of ${stack.map((u) => unitId(s, u)).join(', ')} once`,
    )
  relink(s, space, order)
}

function relink(s: Descent, space: Space, stack: readonly Unit[]): void {
  s.cache.head[space] = stack[0] ?? -1
  for (const [i, u] of stack.entries()) {
    s.cache.below[u] = stack[i + 1] ?? -1
    s.place[u] = i
  }
}

/** The one setter of `mode`. A reinforcement that leaves Travel mode marches in column no more (26.5). */
export function setMode(s: Descent, u: Unit, mode: number): void {
  if (mode !== TRAVEL) s.inColumn[u] = 0
  rezoned(s, u, () => {
    s.mode[u] = mode
  })
}

/** The one setter of `disrupted`. */
export function setDisrupted(s: Descent, u: Unit, disrupted: boolean): void {
  rezoned(s, u, () => {
    s.disrupted[u] = disrupted ? 1 : 0
  })
}

/** The one setter of `depleted`. */
export function setDepleted(s: Descent, u: Unit, depleted: boolean): void {
  rezoned(s, u, () => {
    s.depleted[u] = depleted ? 1 : 0
  })
}

/** The one setter of `captured` (20.64). */
export function setCaptured(s: Descent, u: Unit, captured: boolean): void {
  rezoned(s, u, () => {
    s.captured[u] = captured ? 1 : 0
  })
  Object.assign(s.cache.onMap, listBoth(s))
  Object.assign(s.cache.held, nobodyKnown())
  hold(s, u)
}

/** Takes Strength points off a unit; at zero it is eliminated. The one setter of `strength` in play. */
export function lose(s: Descent, u: Unit, points: number): void {
  const left = Math.max(0, cell(s.strength, u) - points)
  s.strength[u] = left
  if (left === 0) put(s, u, s.box.boxes.lost)
}

/** The one setter of `turn` and `weather`: both bear on how far zones reach. */
export function setTimeAndWeather(s: Descent, turn: number, weather: number): void {
  s.turn = turn
  s.weather = weather
  s.cache.german.fill(0)
  s.cache.commonwealth.fill(0)
  for (let u = 0; u < s.box.units.length; u++) zone(s, s.cache, u, 1)
}

/** Counts afresh, the hexes held too if they are known: so that a cache that is right equals a fresh one. */
export function freshCache(s: Descent): Cache {
  const { hexes, units } = s.box
  const known = (s as { readonly cache?: Cache }).cache?.held
  const both = listBoth(s)
  const cache: Cache = {
    ...emptyRows(hexes, units.length),
    onMap: both,
    off: listIn(s, s.box.boxes.off),
    air: listIn(s, s.box.boxes.air),
    held: {
      german: known?.german && hexesOf(s, both.german),
      commonwealth: known?.commonwealth && hexesOf(s, both.commonwealth),
    },
  }
  cache.head.fill(-1)
  cache.below.fill(-1)
  const order = units.map((_, u) => u).sort((a, b) => cell(s.place, b) - cell(s.place, a) || b - a)
  for (const u of order) {
    const space = cell(s.at, u)
    if (!isHex(s, space)) continue
    cache.below[u] = cell(cache.head, space)
    cache.head[space] = u
  }
  for (let u = 0; u < units.length; u++) zone(s, cache, u, 1)
  return cache
}
