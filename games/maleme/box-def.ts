// What the box of 12 Hours at Maleme holds once it is opened: counters, groups, markers, turns, and everything rules look up.
import type { Board } from '@merkur/board'
import type { Tables } from './tables.ts'

/** What a face of a counter says. */
export interface Face {
  readonly of: number
  readonly range: number
  readonly direct: boolean
  readonly immobile: boolean
}

/** 4.2.3 What a die of a fire comes to. */
export type FireResult = '-' | 'P' | 'PH' | 'H'

export interface UnitDef {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly seat: 'german' | 'allied'
  readonly steps: number
  readonly front: Face
  /** The back; for units without one, the front again. */
  readonly back: Face
  readonly backKind: 'reduced' | 'fired' | 'immobilised' | 'none'
  /** Artillery: a zigzag, turned to its Fired side by its own Direct Fire. */
  readonly artillery: boolean
  readonly armored: boolean
  readonly antitank: boolean
  readonly heavy: boolean
  readonly leader: boolean
  readonly matilda: boolean
  /** Highest die that turns it back from its Fired side (4.3.2); 0 for none. */
  readonly refitUpTo: number
  /** A T: turned back at the end of the turn (6.2). */
  readonly refitAtEnd: boolean
  /** Index of the company that binds it to its area until contacted; -1 for none. */
  readonly company: number
  readonly battalion: string
  /** What a leader leads: a company's letter, `battalion`, `regiment`, or nothing. */
  readonly leads: string
  /** Index of its drop group; -1 when it is assigned in the plan, or Allied. */
  readonly group: number
  /** Groups it may be assigned to. */
  readonly choices: readonly number[]
  /** Space at the start; -1 for German units, which start in their group's box. */
  readonly setup: number
  readonly setupBack: boolean
}

interface GroupDef {
  readonly id: string
  readonly label: string
  readonly battalion: string
  /** Turn of landing, half hours since 8:30. */
  readonly turn: number
  /** Lands on a Drop Group marker; else by die into zones A, B and C. */
  readonly marker: boolean
  readonly glider: boolean
  /** Regrouping markers drawn a unit, of which one is kept. */
  readonly draws: number
}

export interface MarkerDef {
  readonly id: string
  readonly copies: number
  readonly regroupOf: number
  readonly pin: number
}

export interface TurnRule {
  /** Bit n is set when a natural n ends the turn. */
  readonly ends: number
  readonly hq: boolean
  readonly handsOver: boolean
  /** Its drop is a die a unit, which nobody is asked about. */
  readonly byZone: boolean
  /** Company put in contact at the end of the turn, -1 for none (5.1.4). */
  readonly contacts: number
  /** Who receives the Initiative at the end of the turn. */
  readonly initiativeTo?: 'german' | 'allied'
  /** Whether a turn that begins on the full hour ends with a panic check (6.1). */
  readonly panics: boolean
}

/** What a drift roll says: a direction 0 to 5 clockwise from north, or one of these. */
export const STAY = 6
export const PERFECT = 7
export const SNAFU = 8

export interface Box {
  readonly tables: Tables
  readonly board: Board
  readonly units: readonly UnitDef[]
  /** German units come first. */
  readonly firstAllied: number
  readonly germans: readonly number[]
  readonly allies: readonly number[]
  readonly spaces: readonly string[]
  /** Hexes are spaces 0 to hexes-1, zones up to firstBox-1, then boxes. */
  readonly hexes: number
  readonly firstBox: number
  readonly zones: readonly number[]
  readonly maoriZone: number
  readonly boxes: Readonly<Record<string, number>>
  /** Distance of hexes a and b at a * hexes + b. */
  readonly distance: Uint8Array
  /** The playable hexes around a hex. */
  readonly around: readonly (readonly number[])[]
  /** Hex in direction 0 to 5 clockwise from north; -1 off the map. */
  readonly toward: readonly (readonly number[])[]
  /** Where a unit may step from here by the map alone: hexes, from zones also zones and the map. */
  readonly steps: readonly (readonly number[])[]
  readonly playable: Uint8Array
  readonly companies: readonly string[]
  /** Company whose area holds a hex; -1 for none. */
  readonly area: Int8Array
  readonly markers: readonly MarkerDef[]
  /** Index of the marker that stands in for an empty cup. */
  readonly spare: number
  readonly groups: readonly GroupDef[]
  /** Drop markers: the groups that land by marker, then the dummies. */
  readonly drops: readonly { readonly id: string; readonly group: number }[]
  readonly dropHexes: readonly number[]
  readonly gliderHexes: readonly number[]
  readonly stars: readonly { readonly id: string; readonly hex: number; readonly brown: boolean }[]
  readonly drift: readonly number[]
  /** Zone space by die 1 to 6. */
  readonly zoneOfDie: readonly number[]
  readonly matildaHexes: readonly number[]
  readonly engineerHex: number
  readonly rafHexes: readonly number[]
  readonly rafUnits: readonly number[]
  readonly turns: readonly TurnRule[]
  readonly andrew: number
  readonly companyLeaders: readonly number[]
  /** What a die comes to in a column, at column * 7 + die; columns 1 to 8. */
  readonly fireTable: readonly FireResult[]
  /** 4.3 Highest die that takes a marker off, and what leaders and enemies beside the unit add to the die. */
  readonly refit: { readonly pin: number; readonly regroup: number; readonly leader: number; readonly enemy: number }
  readonly hq: Readonly<Record<string, { readonly upTo: number; readonly leaderOut: number; readonly later: number }>>
  readonly stukaAttack: number
  readonly reliability: readonly ('removed' | 'immobilised' | 'none')[]
  /** First turn that ends with a panic check (6.1); Infinity when none does. */
  readonly panicFrom: number
  /** The antiaircraft battery that the drop by zones surprises on its Fired side (5.1.4); -1 without it. */
  readonly surprised: number
}

/** Boxes beside the map, in the order of their spaces. */
export const BOXES = [
  'eliminated',
  'seize',
  'permanent',
  'allied-eliminated',
  'removed',
  'reserve-maori',
  'reserve-matildas',
  'reserve-engineers',
  'waiting',
]
