// How counters, hexes, acts and buttons are keyed in the log, touched on the table and named in sentences.
import { type JournalEntry, type Naming, type Ref, type Text, type TextValue, text } from '@merkur/engine'
import { type Descent, type Space, spaceId, type Unit, unitId } from './state.ts'

export const piece = (s: Descent, u: Unit): { piece: string } => ({ piece: unitId(s, u) })
export const space = (s: Descent, hex: Space): { space: string } => ({ space: spaceId(s, hex) })

/** A counter by its id: `A/22`. */
export const pieces: Naming<Descent, Unit> = {
  key: (s, u) => unitId(s, u),
  touches: (s, u) => [piece(s, u)],
  label: (s, u) => text('name', { unit: piece(s, u) }),
}

/** A hex by its id: `W0519`. */
export const hexes: Naming<Descent, Space> = {
  key: (s, hex) => spaceId(s, hex),
  touches: (s, hex) => [space(s, hex)],
  label: (s, hex) => text('place', { hex: space(s, hex) }),
}

/** What `base` names, or a button that stands beside it. */
export const orButton = <B extends string>(base: Naming<Descent, number>): Naming<Descent, number | B> => ({
  key: (s, c) => (typeof c === 'string' ? c : base.key(s, c)),
  touches: (s, c) => (typeof c === 'string' ? [{ button: c }] : base.touches(s, c)),
  label: (s, c) => (typeof c === 'string' ? text(`button.${c}`) : base.label(s, c)),
})

/** Buttons alone: message `button.<word>`. */
export const buttons = <B extends string>(): Naming<Descent, B> => ({
  key: (_, b) => b,
  touches: (_, b) => [{ button: b }],
  label: (_, b) => text(`button.${b}`),
})

/** One of several things to do: with a unit, at a hex, with another unit. Message `act.<verb>`, group `verb.<verb>`. */
export interface Act<V extends string = string> {
  readonly verb: V
  readonly unit?: Unit
  readonly hex?: Space
  /** The headquarters, leader or unit it is done with. */
  readonly other?: Unit
}

/** Acts as `verb unit hex other`, parts that are missing left out; without any of them a button. */
export const acts = <V extends string>(): Naming<Descent, Act<V>> => ({
  key: (s, a) =>
    [
      a.verb,
      ...(a.unit === undefined ? [] : [unitId(s, a.unit)]),
      ...(a.hex === undefined ? [] : [spaceId(s, a.hex)]),
      ...(a.other === undefined ? [] : [unitId(s, a.other)]),
    ].join(' '),
  touches: (s, a) => {
    const refs: Ref[] = [
      ...(a.unit === undefined ? [] : [piece(s, a.unit)]),
      ...(a.hex === undefined ? [] : [space(s, a.hex)]),
      ...(a.other === undefined ? [] : [piece(s, a.other)]),
    ]
    return refs.length === 0 ? [{ button: a.verb }] : refs
  },
  label: (s, a) =>
    text(`act.${a.verb}`, {
      ...(a.unit === undefined ? {} : { unit: piece(s, a.unit) }),
      ...(a.hex === undefined ? {} : { hex: space(s, a.hex) }),
      ...(a.other === undefined ? {} : { other: piece(s, a.other) }),
    }),
  verb: (_, a) => text(`verb.${a.verb}`),
})

/** The name of a side. */
export const seatName = (seat: string): Text => text(`seat.${seat}`)

/** A line of the journal; its references are the ones its text names. */
export function line(
  kind: JournalEntry['kind'],
  rule: string,
  id: string,
  args: Readonly<Record<string, TextValue>> = {},
  more: Partial<JournalEntry> = {},
): JournalEntry {
  const refs: Ref[] = []
  for (const value of Object.values(args)) if (typeof value === 'object' && !('id' in value)) refs.push(value)
  return { kind, rule, text: text(id, args), ...(refs.length > 0 ? { refs } : {}), ...more }
}
