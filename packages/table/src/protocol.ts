// What a player sees and may do: the kit (loaded once), the view (after each input), the decision with its options.
import type { About, Case, Commits, JournalEntry, Ref, SeatId, Text } from '@merkur/engine'

export type { About, Commits } from '@merkur/engine'

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

/** A small sign on a counter: pinned, regrouping, fired, moved. */
export interface Badge {
  readonly id: string
  /** Two to four characters drawn on it, e.g. `+1`. */
  readonly short: string
  readonly label: Text
  readonly tone: 'bad' | 'warn' | 'good' | 'plain'
}

/** A counter where it lies now. */
export interface CounterView {
  readonly piece: string
  readonly space: string
  /** Index into `PieceDef.faces`. */
  readonly face: number
  /** Height in its stack, 0 = bottom. */
  readonly z: number
  readonly badges: readonly Badge[]
  /** What the counter is worth now where it differs from its face: the figures as they count. */
  readonly figures?: readonly string[]
}

/** Something on the map that is not a unit: a star's holder, a drop marker, a company's sign. */
export interface MarkView {
  readonly id: string
  readonly space: string
  /**
   * Glyph of the theme: `star`, `drop`, `flag`, `chute`, `cross`, `ring`, `anchor`, `label`; or the state of the whole space, drawn as
   * a band along its border: `held`, `owned` (empty, last holder), `contested` (`colour` against `other`).
   */
  readonly glyph: string
  readonly label: Text
  /** Palette key or tone. */
  readonly colour?: string
  /** The second side of a contested space. */
  readonly other?: string
  readonly short?: string
}

/** A row of spaces with tokens on it: turn track, withdrawal, victory points. */
export interface TrackView {
  readonly id: string
  readonly title: Text
  /** `night`: a dark space of a turn track. */
  readonly steps: readonly { readonly id: string; readonly label: string; readonly night?: boolean }[]
  readonly tokens: readonly {
    readonly id: string
    readonly step: string
    readonly label: Text
    readonly colour?: string
    readonly short: string
  }[]
  /** Drawn round as a watch. */
  readonly watch?: boolean
}

/** A box beside the map that holds counters or plain facts. */
export interface DisplayView {
  readonly id: string
  readonly title: Text
  readonly rule?: Case
  readonly pieces: readonly string[]
  readonly lines: readonly Text[]
}

export interface OptionView {
  readonly key: string
  readonly label: Text
  /** What it touches, first the thing to click. */
  readonly touches: readonly Ref[]
  /** Groups options on one thing: `move`, `fire`, `refit`. */
  readonly verb?: Text
  readonly commits?: Commits
  /** The usual answer; Enter takes it. */
  readonly usual?: boolean
}

export interface DecisionView {
  readonly id: string
  readonly seat: SeatId
  readonly rule: Case
  readonly prompt: Text
  readonly about?: About
  readonly options: readonly OptionView[]
  /** Buttons that belong to the question and are refused now; `whyNot` tells the reason. */
  readonly closed?: readonly OptionView[]
  /** A set is being built: options toggle, `chosen` are in. */
  readonly chosen?: readonly string[]
}

export interface ResultView {
  readonly winner: SeatId | null
  readonly text: Text
  readonly rule?: Case
}

/** What one seat sees now. */
export interface View {
  readonly game: string
  /** Number of inputs on the current line; an input must name it. */
  readonly seq: number
  readonly seat: SeatId
  readonly phase: Text
  readonly status: readonly { readonly id: string; readonly text: Text; readonly colour?: string }[]
  readonly counters: Readonly<Record<string, CounterView>>
  readonly marks: Readonly<Record<string, MarkView>>
  readonly tracks: Readonly<Record<string, TrackView>>
  readonly displays: Readonly<Record<string, DisplayView>>
  readonly duties: Readonly<Record<string, { readonly text: Text; readonly rule: Case; readonly refs: readonly Ref[] }>>
  readonly lines: Readonly<Record<string, { readonly from: string; readonly to: string; readonly kind: string }>>
  /** The seat's own decision; null when it is not asked. */
  readonly decision: DecisionView | null
  /** Seats that are being asked now. */
  readonly waiting: readonly SeatId[]
  readonly result: ResultView | null
}

/** A journal entry with its place on the line of play. */
export interface JournalLine extends JournalEntry {
  readonly n: number
  /** Inputs made before it was written: `history(seq)` shows the table at that moment. */
  readonly seq: number
}

/** Changed records of one keyed table; null removes. */
export type Patch<T> = Readonly<Record<string, T | null>>

/** What changed since the view with sequence `from` (or everything, when `from` is -1). */
export interface Delta {
  readonly from: number
  readonly view: Omit<View, KeyedPart>
  readonly keyed: { readonly [K in KeyedPart]?: Patch<View[K][string]> }
  /** Lines from this index on replace what the client holds. */
  readonly journal: { readonly keep: number; readonly add: readonly JournalLine[] }
}

export type KeyedPart = 'counters' | 'marks' | 'tracks' | 'displays' | 'duties' | 'lines'

/** Why something is not offered. */
export interface Reason {
  readonly rule: Case
  readonly text: Text
  /** Which act is refused, when the thing could be meant for several. */
  readonly verb?: Text
}

/** An overlay's answer: fills, lines, a table; for reach also the keys that lead there. */
export interface OverlayView {
  readonly id: string
  readonly title: Text
  readonly fills: readonly {
    readonly space: string
    readonly colour: string
    readonly strength: number
    readonly label?: string
  }[]
  readonly lines?: readonly { readonly path: readonly string[]; readonly colour: string }[]
  readonly routes?: Readonly<Record<string, readonly string[]>>
  readonly legend?: readonly { readonly colour: string; readonly text: Text }[]
}
