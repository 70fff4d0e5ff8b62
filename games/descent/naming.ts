// How counters, hexes and buttons are keyed in the log, touched on the table and named in sentences.
import { type JournalEntry, type Naming, type Ref, type Text, type TextValue, text } from '@merkur/engine'
import { type Descent, type Space, spaceId, type Unit, unitId } from './state.ts'

export const piece = (s: Descent, u: Unit): { piece: string } => ({ piece: unitId(s, u) })
export const space = (s: Descent, hex: Space): { space: string } => ({ space: spaceId(s, hex) })

/** A counter by its id. */
export const pieces: Naming<Descent, Unit> = {
  key: (s, u) => unitId(s, u),
  touches: (s, u) => [piece(s, u)],
  label: (s, u) => text('unit', { unit: piece(s, u) }),
}

/** A hex by its id. */
export const hexes: Naming<Descent, Space> = {
  key: (s, hex) => spaceId(s, hex),
  touches: (s, hex) => [space(s, hex)],
  label: (s, hex) => text('hex', { hex: space(s, hex) }),
}

/** Buttons alone. */
export const buttons = <B extends string>(): Naming<Descent, B> => ({
  key: (_, b) => b,
  touches: (_, b) => [{ button: b }],
  label: (_, b) => text(`button.${b}`),
})

/** What `base` names, or a button that stands beside it. */
export const orButton = <B extends string>(base: Naming<Descent, number>): Naming<Descent, number | B> => ({
  key: (s, c) => (typeof c === 'string' ? c : base.key(s, c)),
  touches: (s, c) => (typeof c === 'string' ? [{ button: c }] : base.touches(s, c)),
  label: (s, c) => (typeof c === 'string' ? text(`button.${c}`) : base.label(s, c)),
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
