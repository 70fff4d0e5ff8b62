// What the box of Kreta 1941 holds once it is opened: units, map, track, charts, and everything rules look up.
import type { Board } from '@merkur/board'
import type { CombatResult, Tables } from './tables.ts'

export type Part = 'west' | 'east'

export interface UnitDef {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly seat: 'british' | 'german'
  /** What it attacks with: guns use their attack fire (7.51). */
  readonly attack: number
  readonly defence: number
  /** Defensive fire of guns; 0 for others. */
  readonly fireDefence: number
  /** Range of guns in hexes; 0 for others. */
  readonly range: number
  /** Movement points. */
  readonly move: number
  readonly gun: boolean
  readonly antiAircraft: boolean
  readonly tank: boolean
  readonly parachute: boolean
  readonly byAir: boolean
  readonly byBeach: boolean
  readonly byPort: boolean
  /** Hex of the historical set-up; -1 for none. */
  readonly setup: number
  /** Hex of the historical landing; -1 for none. */
  readonly landing: number
  /** Turn of arrival as a reinforcement; 0 for none. */
  readonly arrives: number
  /** Hex of arrival; -1 for any open port. */
  readonly arrivesAt: number
}

export interface PlaceDef {
  readonly id: string
  readonly name: string
  readonly kind: 'airfield' | 'port' | 'locality'
  readonly hex: number
  readonly points: number
  /** Units that may land by air in a phase. */
  readonly capacity: number
  readonly sea: boolean
  /** Counts for the ten turns of 15.0. */
  readonly hold: boolean
}

export interface TurnDef {
  readonly day: boolean
  readonly air: number
  readonly landings: boolean
  readonly halved: boolean
}

export interface Box {
  readonly tables: Tables
  readonly board: Board
  /** Spaces 0 to hexes-1 are the map, then come five of the track, then boxes beside the map. */
  readonly hexes: number
  readonly spaces: readonly string[]
  /** The first space of the track, ENTRY-EXIT west; the last one is ENTRY-EXIT east. */
  readonly west: number
  readonly east: number
  readonly reserve: number
  readonly lost: number
  readonly units: readonly UnitDef[]
  /** British units come first. */
  readonly firstGerman: number
  readonly british: readonly number[]
  readonly germans: readonly number[]
  readonly guns: Readonly<Record<'british' | 'german', readonly number[]>>
  readonly batteries: readonly number[]
  /** Half movement points of the step over an edge: at 2e to its lower space, at 2e+1 to its higher one; -1 for closed ground. */
  readonly enter: Int16Array
  /** Row of the results table by ground, 0 the best for the defender; closed ground has the last. */
  readonly ground: Int16Array
  /** The row "river, bridge". */
  readonly riverRow: number
  /** 1 for edges with a river. */
  readonly river: Int16Array
  /** 1 for hexes that may be entered. */
  readonly land: Int16Array
  /** 1 for inaccessible peaks. */
  readonly peak: Int16Array
  readonly landHexes: readonly number[]
  /** Part of a hex: 0 west, 1 east. */
  readonly part: Int16Array
  /** Hexes from which a unit may leave its part for the track, by end. */
  readonly exits: Readonly<Record<Part, readonly number[]>>
  /** 1 for the hexes of `exits`. */
  readonly isExit: Int16Array
  /** Row 1 of each part, the hexes nearest to the common edge first. */
  readonly southEdge: Readonly<Record<Part, readonly number[]>>
  readonly places: readonly PlaceDef[]
  readonly airfields: readonly number[]
  readonly ports: readonly number[]
  /** Beaches and ports, where ships land. */
  readonly landingPlaces: readonly number[]
  /** 1 for port hexes. */
  readonly isPort: Int16Array
  readonly masks: readonly string[]
  readonly dummies: readonly { readonly id: string; readonly hex: number }[]
  readonly turns: readonly TurnDef[]
  /** By row of ground: the number 1 to 12 for a difference d at d + 40. */
  readonly number: readonly Int16Array[]
  /** By die 1 to 6, then number 1 to 12. */
  readonly results: readonly (readonly CombatResult[])[]
  /** By die, then distance 0 to 2. */
  readonly antiAircraft: readonly (readonly ('E' | 'R' | '-')[])[]
  /** By die: points of cover from which a unit arrives; -1 when none suffice. */
  readonly coverNeeded: readonly number[]
  /** Direction 0 to 5 clockwise from north, by die. */
  readonly scatter: readonly number[]
  readonly limits: Readonly<Record<string, number>>
}
