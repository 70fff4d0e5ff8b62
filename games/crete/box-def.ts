// What the box of Crete 1941 holds once it is opened: areas, counters, leaders, groups, and everything rules look up.
import type { Board } from '@merkur/board'
import type { Tables } from './tables.ts'

export type Seat = 'german' | 'commonwealth'

/** What kind of target a counter is (ruling M30): the next kind only where there is none of the one before. */
export type Kind = 'unit' | 'battery' | 'leader' | 'aircraft'

/** One side of a counter. */
export interface Face {
  readonly attack: number
  readonly defence: number
  readonly movement: number
  /** Artillery strength, or the bombing factor of an aircraft. */
  readonly artillery: number
  /** Anti-aircraft points. */
  readonly dca: number
}

export interface UnitDef {
  readonly id: string
  readonly name: string
  readonly seat: Seat
  readonly type: Tables['units'][number]['type']
  readonly kind: Kind
  readonly formation: number
  /** Battalions of one group count together as three (7.1); empty for none. */
  readonly group: string
  readonly faces: readonly [Face, Face]
  readonly tanks: boolean
  readonly guns: boolean
  readonly para: boolean
  readonly glider: boolean
  readonly mechanized: boolean
  /** May attack and enter enemy areas at night (11). */
  readonly night: boolean
  /** May lead an assault, a shot (ruling N11). */
  readonly leadsAssault: boolean
  readonly leadsShot: boolean
  /** Groups of arrivals that bring it. */
  readonly arrivals: readonly number[]
  /** Where it starts or jumps. */
  readonly areas: readonly number[]
}

export interface LeaderDef {
  readonly unit: number
  readonly divisional: boolean
  /** Bits of the formations that depend on him. */
  readonly commands: number
  readonly sums: readonly number[]
  readonly radius: number
  readonly excludes: readonly number[]
}

export interface GroupDef {
  readonly id: string
  readonly kind: 'drop' | 'air' | 'sea'
  readonly turn: number
  readonly units: readonly number[]
  readonly tested: boolean
}

/** What of the ground counts in an area for one side: its row in defence.csv and its value. */
export interface Ground {
  readonly id: string
  readonly value: number
}

export interface Box {
  readonly tables: Tables
  readonly board: Board
  readonly units: readonly UnitDef[]
  readonly firstCommonwealth: number
  /** Counters on land by seat; aircraft are apart. */
  readonly sides: Readonly<Record<Seat, readonly number[]>>
  readonly aircraft: readonly number[]
  readonly leaders: readonly LeaderDef[]
  /** Index into `leaders` by unit; -1 for others. */
  readonly leaderOf: Int16Array
  readonly batteries: readonly number[]
  readonly spaces: readonly string[]
  /** Areas are spaces 0 to areas-1, then the boxes. */
  readonly areas: number
  readonly everywhere: readonly number[]
  readonly boxes: Readonly<Record<string, number>>
  /** The box of counters that are still to come. */
  readonly waiting: number
  readonly maps: readonly string[]
  readonly formations: readonly string[]
  readonly mapOf: Int16Array
  readonly stack: Int16Array
  readonly near: readonly (readonly number[])[]
  /** 1 for borders that a road crosses, by edge of the board. */
  readonly roadEdge: Int16Array
  readonly road: Int16Array
  readonly flat: Int16Array
  readonly strategic: Int16Array
  /** Points to enter an area across country, and by road. */
  readonly cost: Int16Array
  readonly roadCost: Int16Array
  readonly enemyCost: number
  /** Areas between two areas of the same map at a * areas + b; 99 on different maps. */
  readonly apart: Int16Array
  /** Ground by seat and area, in combat and against bombing. */
  readonly ground: Readonly<Record<Seat, readonly Ground[]>>
  readonly cover: Readonly<Record<Seat, readonly Ground[]>>
  readonly city: Int16Array
  readonly airfields: readonly number[]
  readonly ports: readonly number[]
  readonly beach: Int16Array
  readonly objectives: readonly number[]
  readonly isObjective: Int16Array
  /** Historical areas by their printed number. */
  readonly zones: readonly number[]
  readonly isZone: Int16Array
  readonly groups: readonly GroupDef[]
  readonly airGroups: readonly number[]
  readonly seaGroups: readonly number[]
  readonly values: Readonly<Record<string, number>>
  readonly landing: Readonly<Record<string, number>>
  /** Added to a landing test by the number of enemies in the area. */
  readonly landingEnemies: readonly number[]
  readonly forts: number
  readonly paraGroups: ReadonlySet<string>
}
