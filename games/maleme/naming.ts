// How units, spaces and buttons are keyed in the log, touched on the table and named in sentences.
import { type Naming, text, withButtons } from '@merkur/engine'
import { type Maleme, type Space, spaceId, type Unit, unitId } from './state.ts'

/** A unit by its id. */
export const pieces: Naming<Maleme, Unit> = {
  key: (s, u) => unitId(s, u),
  touches: (s, u) => [{ piece: unitId(s, u) }],
  label: (s, u) => text('name', { unit: { piece: unitId(s, u) } }),
}

/** A hex or zone by its id. */
export const spaces: Naming<Maleme, Space> = {
  key: (s, x) => spaceId(s, x),
  touches: (s, x) => [{ space: spaceId(s, x) }],
  label: (s, x) => text('place', { space: { space: spaceId(s, x) } }),
}

/** What `base` names, or a button that stands beside it. */
export const orButton = <B extends string>(base: Naming<Maleme, number>): Naming<Maleme, number | B> =>
  withButtons<Maleme, B>(base)
