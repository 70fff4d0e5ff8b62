// The kit: everything about a game that never changes during a match, loaded once by whoever sits down.
import type { Case, SeatId, Text } from '@merkur/engine'

/** Where a datum comes from: rulebook, public reference, history, sibling game, our reconstruction. */
export type SourceMark = 'R' | 'P' | 'H' | 'S' | 'D'

/** A datum with its source, for unit and space cards. */
export interface Fact {
  readonly label: Text
  readonly value: string | number
  readonly source: SourceMark
  readonly note?: string
}

/** One side of a counter as it is printed. */
export interface Face {
  readonly name: Text
  /** Id of a drawing in the symbol sheet, e.g. `infantry`, `glider-infantry`, `leader`. */
  readonly symbol: string
  /** Size dots or bars above the symbol: `platoon`, `company`, `battalion`, `regiment`, `division`, or none. */
  readonly echelon?: string
  /** The figures at the foot of the counter, left to right. `boxed` = printed in a white box. */
  readonly figures: readonly { readonly value: string; readonly boxed?: boolean; readonly label: Text }[]
  /** Small signs: `immobile`, `limited` (zigzag), `armored`, `antitank`, `heavy`, ... drawn by the sheet's glyphs. */
  readonly glyphs?: readonly { readonly glyph: string; readonly label: Text }[]
  /** A reduced face is drawn with a pale band. */
  readonly reduced?: boolean
}

export interface PieceDef {
  readonly id: string
  /** Short designation on the counter, e.g. `5/I`. */
  readonly short: string
  /** Spoken and listed name, e.g. `5/I, infantry platoon`. */
  readonly name: string
  readonly seat: SeatId
  /** Colour class of the counter, a key of `Kit.palette`. */
  readonly colour: string
  readonly faces: readonly Face[]
  readonly facts: readonly Fact[]
  /** Formation for the order of battle: outermost first. */
  readonly formation: readonly string[]
  readonly note?: string
}

export interface SpaceDef {
  readonly id: string
  /** Shown and spoken name: `0214`, `Zone A`, `Suda`. */
  readonly name: string
  /** Centre in the board's plane; also where counters stand. */
  readonly x: number
  readonly y: number
  /** Outline for areas, zones and boxes, a flat ring x0,y0,x1,y1,...; hexes have none. */
  readonly ring?: readonly number[]
  /** Printed places for counters, seat by seat: flat x,y pairs in the order they are filled, and how wide a counter lies there. */
  readonly slots?: { readonly width: number; readonly places: Readonly<Record<SeatId, readonly number[]>> }
  /** Places for marks, flat x,y pairs in the order they are filled; without it they lie around the centre. */
  readonly signs?: readonly number[]
  /** What the reader view says of it: terrain, star, company area. */
  readonly facts?: readonly Fact[]
}

/** A part of a large board that a player looks at as a whole: a sector map, the western half. */
export interface BoardPart {
  readonly id: string
  readonly title: string
  /** x0, y0, x1, y1 in the board's plane. */
  readonly box: readonly [number, number, number, number]
}

/** A door between parts of a board: where the map of `from` points to `to`, which may be drawn far away or larger. */
export interface BoardGate {
  readonly from: string
  readonly to: string
  readonly x: number
  readonly y: number
}

export interface BoardDef {
  readonly id: string
  readonly title: string
  /** x0, y0, x1, y1 of all that is drawn, in the board's plane. */
  readonly extent: readonly [number, number, number, number]
  /** Present on hex boards: how a point becomes a hex; side-to-side is 1 plane unit. */
  readonly hex?: { readonly orientation: 'flat' | 'pointy'; readonly size: number }
  /** Width of a counter in plane units. */
  readonly counter: number
  readonly spaces: readonly SpaceDef[]
  /** Parts to travel to, in the order of the strip. */
  readonly parts?: readonly BoardPart[]
  /** Doors between parts, pressed to travel to the other side. */
  readonly gates?: readonly BoardGate[]
  /** Which spaces touch, for the keyboard cursor and the reader view. */
  readonly neighbours: Readonly<Record<string, readonly string[]>>
  /** Key of `TableGame.art`, drawn by the theme; none for drawers and boxes. */
  readonly art?: string
}

export interface ChartDef {
  readonly id: string
  readonly title: Text
  readonly rule: Case
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly source: SourceMark
  readonly note?: string
}

export interface ScenarioOption {
  readonly id: string
  readonly label: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
  readonly default: string
}

export interface ScenarioDef {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly seats: readonly SeatId[]
  readonly length: string
  readonly options: readonly ScenarioOption[]
}

export interface SeatDef {
  readonly id: SeatId
  readonly name: string
  /** A key of `Kit.palette`. */
  readonly colour: string
}

/** Colours of one counter class: background, ink, edge. */
export interface CounterColours {
  readonly ground: string
  readonly ink: string
  readonly edge: string
}

export interface OverlayDef {
  readonly id: string
  readonly name: Text
  /** Keyboard shortcut, one letter. */
  readonly key: string
  /** What it is asked about; `board` needs nothing. */
  readonly about: 'board' | 'piece' | 'space'
}

/** Everything about a game that never changes during a match. */
export interface Kit {
  readonly game: string
  readonly title: string
  readonly rulesVersion: number
  readonly seats: readonly SeatDef[]
  readonly palette: Readonly<Record<string, CounterColours>>
  readonly boards: readonly BoardDef[]
  readonly pieces: readonly PieceDef[]
  readonly charts: readonly ChartDef[]
  readonly scenarios: readonly ScenarioDef[]
  readonly overlays: readonly OverlayDef[]
  /** ICU messages by id. */
  readonly messages: Readonly<Record<string, string>>
  readonly sources: Readonly<Record<SourceMark, string>>
}
