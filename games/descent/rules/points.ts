// Victory Points: what each line of the schedule is worth now, and what a day and a turn add (28.5 to 33.5).
import { cell } from '@merkur/engine'
import type { Seat } from '../box.ts'
import { distance } from '../lines.ts'
import {
  at,
  combatUnitsOf,
  type Descent,
  defOf,
  hasUnitIn,
  isControlled,
  isHex,
  type Space,
  scenarioOf,
  type Unit,
} from '../state.ts'
import type { Tables } from '../tables.ts'
import { airfield } from './airfield.ts'

export type VictoryRow = Tables['victory'][number]
/** Index of a line of victory.csv, and of the field `score`. */
export type VictoryLine = number

/** The values of the field `owner`. */
const HOLDS: Readonly<Record<Seat, number>> = { german: 1, commonwealth: 2 }
const KASTELLI = ['W1041', 'W1042', 'W1142']
/** The village of Suda. */
const SUDA = 'E2122'

const hexNamed = (s: Descent, id: string): Space => s.box.board.named.get(id) ?? -1
export const kastelli = (s: Descent): Space[] => KASTELLI.map((id) => hexNamed(s, id))

/** 28.3 Whether a unit comes over the edge in Scenario 28: what is lost of these counts otherwise. */
export const isReinforcement = (s: Descent, u: Unit): boolean =>
  scenarioOf(s).id === '28' && (cell(s.due, u) > 0 || cell(s.arrived, u) > 0)

/** Strength points that this unit has lost: by fire, landing, removal, or, a gun, by capture (ruling M76). */
function lostOf(s: Descent, u: Unit, full = cell(scenarioOf(s).strength, u)): number {
  return cell(s.captured, u) === 1 || isLost(s, u) ? full : full - cell(s.strength, u)
}

/** Strength points that a side has lost, of those units that count. */
export function lostBy(s: Descent, seat: Seat, counts: (u: Unit) => boolean = () => true): number {
  let sum = 0
  const { units, strength } = scenarioOf(s)
  for (const u of units[seat]) if (counts(u)) sum += lostOf(s, u, cell(strength, u))
  return sum
}

const isIn = (s: Descent, u: Unit): boolean => cell(s.at, u) !== s.box.boxes.out
const isLost = (s: Descent, u: Unit): boolean => cell(s.at, u) === s.box.boxes.lost
const isNamedLost = (s: Descent, id: string): boolean => s.box.units.some((d, u) => d.id === id && isLost(s, u))

/** Whether a side holds a scoring hex: it was the last to have a unit in it (33.5, ruling M75). */
export const holds = (s: Descent, seat: Seat, hex: Space): boolean => {
  const i = isHex(s, hex) ? cell(s.box.scoringAt, hex) : -1
  return i >= 0 && cell(s.owner, i) === HOLDS[seat]
}

/** How many of these hexes a side holds. */
const held = (s: Descent, seat: Seat, hexes: readonly Space[]): number => hexes.filter((h) => holds(s, seat, h)).length

/** 33.5, ruling M77, option The village hexes that score. */
export function scoringVillages(s: Descent): readonly Space[] {
  const { majorVillages, minorVillages } = s.box.places
  return s.villages === 'all' ? [...majorVillages, ...minorVillages] : majorVillages
}

/** 29.53 Headquarters of a side that are destroyed. */
const headquartersLost = (s: Descent, seat: Seat): number =>
  s.box.headquarters.filter((u) => defOf(s, u).seat === seat && isLost(s, u)).length

/** 33.5, ruling M112 Headquarters that are destroyed with every unit that the box has below them. */
function headquartersWithUnitsLost(s: Descent, seat: Seat): number {
  return s.box.headquarters.filter((hq) => {
    if (defOf(s, hq).seat !== seat || !isLost(s, hq)) return false
    const below = s.box.below[hq]?.filter((u) => isIn(s, u)) ?? []
    return below.length > 0 && below.every((u) => isLost(s, u))
  }).length
}

/** 31.5, ruling M111 Strength points of Germans who have left the map in supply. */
function exited(s: Descent): number {
  let sum = 0
  for (const u of scenarioOf(s).units.german)
    if (at(s, u) === s.box.boxes.left && cell(s.supplied, u) === 1) sum += cell(s.strength, u)
  return sum
}

/** 16.54 Whether a German unit is on Ay Theodhoroi. */
const onTheodhoroi = (s: Descent): boolean => s.box.places.theodhoroi.some((hex) => hasUnitIn(s, 'german', hex))

/** How often a line of the schedule counts now: Strength points, headquarters, hexes, or once for a thing that is so. */
function timesOf(s: Descent, { id, seat }: VictoryRow): number {
  const once = (so: boolean): number => (so ? 1 : 0)
  const { canea } = s.box.places
  switch (id) {
    case 'german-strength':
      return lostBy(s, 'german')
    case 'commonwealth-strength':
      return scenarioOf(s).id === '28'
        ? lostBy(s, 'commonwealth', (u) => !isReinforcement(s, u))
        : lostBy(s, 'commonwealth')
    case 'reinforcement-strength':
      return lostBy(s, 'commonwealth', (u) => isReinforcement(s, u))
    case 'reinforcements-whole':
      return once(lostBy(s, 'commonwealth', (u) => isReinforcement(s, u)) === 0)
    case 'E6110': {
      const hex = s.box.gates.sfakia
      return once(hasUnitIn(s, 'german', hex) || isControlled(s, hex, 'commonwealth'))
    }
    case 'E2122':
      return once(holds(s, seat, hexNamed(s, SUDA)))
    case '5-Mountain':
    case 'RHQ':
      return once(isNamedLost(s, id))
    case 'king':
      return once(s.kingDead)
    case 'airfield-one':
      return once(held(s, seat, airfield(s)) === 1)
    case 'airfield-both':
      return once(held(s, seat, airfield(s)) === airfield(s).length)
    case 'airfield-hex':
      return held(s, seat, airfield(s))
    case 'commonwealth-headquarters':
      return headquartersLost(s, 'commonwealth')
    case 'german-headquarters':
      return headquartersLost(s, 'german')
    case 'headquarters-and-units':
      return headquartersWithUnitsLost(s, seat === 'german' ? 'commonwealth' : 'german')
    case 'village':
      return held(s, seat, scoringVillages(s))
    case 'canea':
      return once(held(s, seat, canea) === canea.length)
    case 'exited':
      return exited(s)
    case 'theodhoroi':
      return once(onTheodhoroi(s))
    default:
      throw new RangeError(`victory.csv: found the line ${id}; allowed: lines that the rules know`)
  }
}

const isCounted = ({ per }: VictoryRow): boolean => per === 'day' || per === 'turn'

/** The lines of the scenario that is played, with their numbers. */
export const linesOf = (s: Descent): { readonly row: VictoryRow; readonly line: VictoryLine }[] =>
  s.box.tables.victory.flatMap((row, line) => (row.scenario === scenarioOf(s).id ? [{ row, line }] : []))

/** Points of a line as things stand: those of days and turns that are over, or what the position is worth. */
export const pointsOf = (s: Descent, line: VictoryLine, row: VictoryRow): number =>
  isCounted(row) ? cell(s.score, line) : row.points * timesOf(s, row)

/** Victory Points of a side as things stand; what counts at the end only as if this were the end. */
export function pointsBy(s: Descent, seat: Seat): number {
  let sum = 0
  for (const { row, line } of linesOf(s)) if (row.seat === seat) sum += pointsOf(s, line, row)
  return sum
}

/** 33.5, 16.54 At the end of a Game-Turn: points of the turn, and of the day where it is over. Gives what each line brought. */
export function countTurn(s: Descent): { readonly row: VictoryRow; readonly points: number }[] {
  const dayOver = s.box.tables.turns[s.turn - 1]?.reckoning ?? false
  return linesOf(s).flatMap(({ row, line }) => {
    if (!(row.per === 'turn' || (row.per === 'day' && dayOver))) return []
    const points = row.points * timesOf(s, row)
    s.score[line] = cell(s.score, line) + points
    return points === 0 ? [] : [{ row, points }]
  })
}

/** 29.52 Whether a Commonwealth unit stands within so many hexes of Maleme airfield. */
export const isNearAirfield = (s: Descent, hexes: number): boolean =>
  combatUnitsOf(s, 'commonwealth').some((u) => airfield(s).some((a) => distance(s.box, a, at(s, u)) <= hexes))
