// What happened, in entries of a few standard kinds: the table's journal, reports, luck and heat maps read nothing else.
import { type Case, type Ref, type SeatId, type Text, type TextValue, text } from './ref.ts'

/** One term of a calculation, with the case it comes from. A pair is a range: the seat does not know which. */
export interface Term {
  readonly label: Text
  readonly value: number | string | readonly [number, number]
  readonly rule?: Case
  /** Subtotals are drawn bold above the next block. */
  readonly total?: boolean
}

/** How an outcome should look: nothing happened, a light, a serious, a heavy result; good or bad for the acting seat. */
export type Tone = 'none' | 'light' | 'serious' | 'heavy' | 'good' | 'bad'

/** One outcome of a chance event with its exact probability, 0 to 1. */
export interface Chances {
  readonly label: Text
  readonly p: number
  readonly tone: Tone
}

/** A calculation shown before the dice fall: terms, what they lead to, exact odds. */
export interface Breakdown {
  readonly title: Text
  readonly rule: Case
  readonly terms: readonly Term[]
  readonly outcomes: readonly Chances[]
}

/** A roll or draw as it fell. */
export interface RollRecord {
  /** The faces as they fell, or the drawn item's index among `items`. */
  readonly dice: readonly number[]
  readonly sides: number
  /** For a draw: the names of what was drawn. */
  readonly drawn?: readonly Text[]
  readonly result?: Text
  readonly tone?: Tone
  readonly breakdown?: Breakdown
  /** What this roll was worth to a seat against what it could expect: the luck report adds these up. */
  readonly merit?: { readonly seat: SeatId; readonly got: number; readonly expected: number }
  /** Bare numbers and words of the roll, for position files: `{ attack: 3, defence: 7, column: 1, result: none }`. */
  readonly facts?: Readonly<Record<string, number | string>>
}

export type EntryKind = 'roll' | 'draw' | 'move' | 'fire' | 'loss' | 'reveal' | 'score' | 'phase' | 'order' | 'note'

/** One line of the journal. */
export interface JournalEntry {
  readonly kind: EntryKind
  readonly text: Text
  readonly seat?: SeatId
  readonly rule?: Case
  readonly refs?: readonly Ref[]
  readonly roll?: RollRecord
  /** Spaces walked, for `move`. */
  readonly path?: readonly string[]
  /** Steps lost, for `loss`; the track's new value, for `score`. */
  readonly value?: number
  /** Which track a `score` entry moved. */
  readonly track?: string
  /** Only these seats read the entry; the others read `instead`, or nothing. */
  readonly only?: readonly SeatId[]
  readonly instead?: Text
}

/** A line of the journal whose references are the things that its text names. */
export function journalLine(
  kind: EntryKind,
  rule: Case,
  id: string,
  args: Readonly<Record<string, TextValue>> = {},
  more: Partial<JournalEntry> = {},
): JournalEntry {
  const refs: Ref[] = []
  for (const value of Object.values(args)) if (typeof value === 'object' && !('id' in value)) refs.push(value)
  return { kind, rule, text: text(id, args), ...(refs.length > 0 ? { refs } : {}), ...more }
}

/** What a running flow writes to. Absent in playouts: write `s.journal?.push({...})`, which then builds nothing. */
export type Journal = JournalEntry[]

/** The entries as one seat (or a spectator) may read them. */
export function readableBy(entries: readonly JournalEntry[], seat: SeatId): JournalEntry[] {
  const out: JournalEntry[] = []
  for (const entry of entries) {
    if (!entry.only || entry.only.includes(seat)) out.push(entry)
    else if (entry.instead) {
      const { text: _text, refs: _refs, path: _path, roll: _roll, only: _only, instead, ...rest } = entry
      out.push({ ...rest, text: instead })
    }
  }
  return out
}
