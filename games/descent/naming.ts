// How counters, hexes and buttons are keyed in the log, touched on the table and named in sentences.
import { buttonNaming, type Naming, type Text, text, withButtons } from '@merkur/engine'
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
export const buttons = <B extends string>(): Naming<Descent, B> => buttonNaming<Descent, B>()

/** What `base` names, or a button that stands beside it. */
export const orButton = <B extends string>(base: Naming<Descent, number>): Naming<Descent, number | B> =>
  withButtons<Descent, B>(base)

/** One of several things to do: with a unit, at a hex. Message `act.<verb>`, group `verb.<verb>`; alone a button. */
export interface Act<V extends string = string> {
  readonly verb: V
  readonly unit?: Unit
  readonly hex?: Space
}

/** Gives the same act for the same verb and number each time: every question offers them again. */
function madeOnce<V extends string>(make: (verb: V, n: number) => Act<V>): (verb: V, n: number) => Act<V> {
  const rows = new Map<V, Act<V>[]>()
  return (verb, n) => {
    const row = rows.get(verb) ?? []
    const known = row[n]
    if (known) return known
    const act = make(verb, n)
    row[n] = act
    rows.set(verb, row)
    return act
  }
}

/** The acts of each verb with a unit, and at a hex. */
export const unitActs = <V extends string>() => madeOnce<V>((verb, unit) => ({ verb, unit }))
export const hexActs = <V extends string>() => madeOnce<V>((verb, hex) => ({ verb, hex }))

/** Acts as `verb unit hex`, parts that are missing left out. */
export const acts = <V extends string>(): Naming<Descent, Act<V>> => ({
  key: (s, a) =>
    [
      a.verb,
      ...(a.unit === undefined ? [] : [unitId(s, a.unit)]),
      ...(a.hex === undefined ? [] : [spaceId(s, a.hex)]),
    ].join(' '),
  touches: (s, a) => {
    if (a.unit === undefined && a.hex === undefined) return [{ button: a.verb }]
    return [...(a.unit === undefined ? [] : [piece(s, a.unit)]), ...(a.hex === undefined ? [] : [space(s, a.hex)])]
  },
  label: (s, a) =>
    text(a.unit === undefined && a.hex === undefined ? `button.${a.verb}` : `act.${a.verb}`, {
      ...(a.unit === undefined ? {} : { unit: piece(s, a.unit) }),
      ...(a.hex === undefined ? {} : { hex: space(s, a.hex) }),
    }),
  verb: (_, a) => text(`verb.${a.verb}`),
})

/** The name of a side. */
export const seatName = (seat: string): Text => text(`seat.${seat}`)

/** A line of the journal; its references are the ones its text names. */
export { journalLine as line } from '@merkur/engine'
