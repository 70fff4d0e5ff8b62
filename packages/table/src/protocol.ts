// What a player sees and may do: the view (after each input), the decision with its options, what changed, why not.
import type { About, Case, Commits, JournalEntry, Ref, SeatId, Text } from '@merkur/engine'

export type { About, Commits } from '@merkur/engine'

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
  readonly steps: readonly {
    readonly id: string
    readonly label: string
    readonly night?: boolean
    /** Palette key of the side that acts in it. */
    readonly colour?: string
  }[]
  readonly tokens: readonly {
    readonly id: string
    readonly step: string
    readonly label: Text
    readonly colour?: string
    readonly short: string
  }[]
  /** Drawn round as a watch. */
  readonly watch?: boolean
  /** Always in sight as a bar at the head of the table, each step by its id: the phases of a turn. */
  readonly bar?: boolean
}

/** A box beside the map that holds counters or plain facts. */
export interface DisplayView {
  readonly id: string
  readonly title: Text
  readonly rule?: Case
  readonly pieces: readonly string[]
  readonly lines: readonly Text[]
  /** Its state at a glance. A display with signs is a drawer: its title and signs stand in sight, the rest is opened. */
  readonly signs?: readonly Badge[]
  /** How deep it lies under the displays before it; 0 if nothing is said. */
  readonly level?: number
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
