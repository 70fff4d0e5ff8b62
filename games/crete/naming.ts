// How counters, areas and buttons are keyed in the log, touched on the table and named in sentences.
import { buttonNaming, type Naming, type Text, text, withButtons } from '@merkur/engine'
import { type Area, type Crete, spaceId, type Unit, unitId } from './state.ts'

export const piece = (s: Crete, u: Unit): { piece: string } => ({ piece: unitId(s, u) })
export const space = (s: Crete, a: Area): { space: string } => ({ space: spaceId(s, a) })

/** A counter by its id. */
export const pieces: Naming<Crete, Unit> = {
  key: (s, u) => unitId(s, u),
  touches: (s, u) => [piece(s, u)],
  label: (s, u) => text('name', { unit: piece(s, u) }),
}

/** An area by its id. */
export const areas: Naming<Crete, Area> = {
  key: (s, a) => spaceId(s, a),
  touches: (s, a) => [space(s, a)],
  label: (s, a) => text('place', { area: space(s, a) }),
}

/** What `base` names, or a button that stands beside it. */
export const orButton = <B extends string>(base: Naming<Crete, number>): Naming<Crete, number | B> =>
  withButtons<Crete, B>(base)

/** Buttons alone. */
export const buttons = <B extends string>(): Naming<Crete, B> => buttonNaming<Crete, B>()

/** The name of a side. */
export const seatName = (seat: string): Text => text(`seat.${seat}`)

/** A line of the journal; its references are the ones its text names. */
export { journalLine as line } from '@merkur/engine'
