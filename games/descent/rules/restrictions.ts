// What single scenarios forbid: who stays near whom, who stays in the east, and whose sole use is to get away (28.4 to 31.4).
import { flood, IMPASSABLE } from '@merkur/board'
import { cell, type Flow, type Refusal, refusal } from '@merkur/engine'
import { ROAD } from '../board.ts'
import { distance } from '../lines.ts'
import { line } from '../naming.ts'
import { perBox } from '../once.ts'
import {
  at,
  type Descent,
  defOf,
  hasUnitIn,
  isControlled,
  onMap,
  type Space,
  scenarioOf,
  type Unit,
  unitsOf,
} from '../state.ts'
import { isReinforcement } from './points.ts'
import { heldEast, isEast, isHeldEast, KEPT_EAST, keptEast } from './victory.ts'

export const tooFarFromPrison = refusal('29.43', 'refuse.too-far-from-prison')
export const neededEast = refusal('30.42', 'refuse.needed-east')
export const divisionScattered = refusal('31.42', 'refuse.division-scattered')
export const onlyToSfakia = refusal('28.43', 'refuse.only-to-sfakia')

/** 29.43 The Prison valley, and how far from it the III Regiment and the Engineers go. */
const PRISON = { hex: 'W1203', radius: 15 }
/** 31.42 How far apart units of the mountain division are. */
const FRONT = 35

const hexNamed = (s: Descent, id: string): Space => s.box.board.named.get(id) ?? -1
const binds = (s: Descent, rule: string): boolean => scenarioOf(s).row.restrictions.includes(rule)

/** A step that brings a unit out of its limits; from outside, one that does not bring it nearer (ruling M72). */
const breaks = (before: number, after: number, limit: number): boolean => after > limit && after >= before

/** 31.42 The mountain units on the map, but for these. */
const mountainUnits = (s: Descent, without: readonly Unit[]): Unit[] =>
  unitsOf(s, 'german').filter((u) => isMountain(s, u) && !without.includes(u))

const isMountain = (s: Descent, u: Unit): boolean => defOf(s, u).nation === 'mountain' && !defOf(s, u).leader

/** How far a hex is from the farthest of these units; 0 without any. */
const farthest = (s: Descent, hex: Space, units: readonly Unit[]): number =>
  units.reduce((most, u) => Math.max(most, distance(s.box, hex, at(s, u))), 0)

/** 29.43, 30.42, 31.42, ruling M72 Why the scenario forbids a group this step of its own will; nothing when it does not. */
export function refuseRestricted(s: Descent, units: readonly Unit[], to: Space): Refusal | undefined {
  const from = at(s, units[0] ?? -1)
  if (binds(s, '29.43') && units.some((u) => isHeldEast(s, u))) {
    const prison = hexNamed(s, PRISON.hex)
    if (breaks(distance(s.box, from, prison), distance(s.box, to, prison), PRISON.radius)) return tooFarFromPrison
  }
  if (binds(s, '30.42') && isEast(s, from) && !isEast(s, to)) {
    const leaving = units.filter((u) => isHeldEast(s, u)).length
    if (leaving > 0 && keptEast(s) - leaving < KEPT_EAST) return neededEast
  }
  if (binds(s, '31.42') && units.some((u) => isMountain(s, u))) {
    const others = mountainUnits(s, units)
    if (breaks(farthest(s, from, others), farthest(s, to, others), FRONT)) return divisionScattered
  }
  return undefined
}

/** Units out of their limits, each with the case. */
export type Strays = readonly { readonly unit: Unit; readonly rule: string }[]

/** 29.43, 31.42 Units that were forced out of their limits and must come nearer in their own movement, with the case. */
export function strayed(s: Descent): Strays {
  const rules: readonly string[] = ['29.43', '31.42'].filter((rule) => binds(s, rule))
  return rules.flatMap((rule) => {
    const prison = hexNamed(s, PRISON.hex)
    const units =
      rule === '29.43'
        ? heldEast(s.box).filter((u) => onMap(s, u) && distance(s.box, at(s, u), prison) > PRISON.radius)
        : scattered(s)
    return units.map((unit) => ({ unit, rule }))
  })
}

/** 31.42 Mountain units too far from another one. Measured from one of them, two are never farther apart than both distances together. */
function scattered(s: Descent): Unit[] {
  const units = mountainUnits(s, [])
  const centre = at(s, units[0] ?? -1)
  const reach = units.map((u) => distance(s.box, centre, at(s, u)))
  const most = Math.max(0, ...reach)
  return units.filter((u, i) => (reach[i] ?? 0) + most > FRONT && farthest(s, at(s, u), units) > FRONT)
}

/** 28.43 Why a reinforcement of Scenario 28 neither fights nor leaves Travel mode; nothing once it may. */
export const refuseSoleUse = (s: Descent, u: Unit): Refusal | undefined =>
  !s.opened && binds(s, '28.43') && isReinforcement(s, u) ? onlyToSfakia : undefined

/** Hexes from which no road leads to Sfakia. */
const OFF_ROAD = -2

/** The way along the road from each of its hexes toward Sfakia: the next hex of it, -1 at its end; OFF_ROAD elsewhere. */
const wayToSfakia = perBox((box): Int16Array => {
  const way = new Int16Array(box.hexes).fill(OFF_ROAD)
  const isRoad = (side: number): boolean => (cell(box.sides, side) & ROAD) !== 0
  flood(box.board, box.gates.sfakia, { cost: (_a, _b, side) => (isRoad(side) ? 1 : IMPASSABLE) }, (hex, _, from) => {
    way[hex] = from
    return false
  })
  return way
})

/** 28.43, ruling M70 Whether a German unit or zone lies on the road between a hex of it and Sfakia. */
export function isRoadBlocked(s: Descent, from: Space): boolean {
  const way = wayToSfakia(s.box)
  for (let hex = from; hex >= 0; hex = cell(way, hex)) {
    if (isControlled(s, hex, 'commonwealth')) return true
    if (hasUnitIn(s, 'german', hex)) return true
  }
  return false
}

/** 28.43, ruling M70 Whether the reinforcements have just become free to fight: one was in combat, or its road is blocked. */
export const becomesOpen = (s: Descent): boolean =>
  !s.opened &&
  s.stage !== 'set-up' &&
  binds(s, '28.43') &&
  scenarioOf(s).units.commonwealth.some(
    (u) =>
      !defOf(s, u).leader &&
      isReinforcement(s, u) &&
      (cell(s.fought, u) > 0 ||
        (onMap(s, u) && cell(wayToSfakia(s.box), at(s, u)) !== OFF_ROAD && isRoadBlocked(s, at(s, u)))),
  )

/** 28.43, ruling M70 Whether bombing this unit frees the reinforcements. */
export const opensWhenBombed = (s: Descent, u: Unit): boolean => !s.opened && binds(s, '28.43') && isReinforcement(s, u)

/** 28.43 The reinforcements may fight from now on. */
export function* openRoad(s: Descent): Flow {
  s.opened = true
  s.journal?.push(line('note', '28.43', 'log.road-open'))
}
