// How units, spaces and buttons are keyed in the log, touched on the table and named in sentences.
import { type Naming, type Ref, type Text, text, withButtons } from '@merkur/engine'
import type { Box } from './box-def.ts'
import { type Kreta, type Space, spaceId, type Unit, unitId } from './state.ts'

interface Names {
  readonly unitTouches: readonly (readonly Ref[])[]
  readonly unitLabels: readonly Text[]
  readonly spaceTouches: readonly (readonly Ref[])[]
  readonly spaceLabels: readonly Text[]
}

const made = new WeakMap<Box, Names>()

/** Touches and labels of everything, made once a box: thousands of hexes may be offered at once. */
function namesOf(box: Box): Names {
  let names = made.get(box)
  if (!names) {
    names = {
      unitTouches: box.units.map((u) => [{ piece: u.id }]),
      unitLabels: box.units.map((u) => text('name', { unit: { piece: u.id } })),
      spaceTouches: box.spaces.map((space) => [{ space }]),
      spaceLabels: box.spaces.map((space) => text('place', { space: { space } })),
    }
    made.set(box, names)
  }
  return names
}

const nothing: readonly Ref[] = []
const noName = text('name')

/** A unit by its id. */
export const pieces: Naming<Kreta, Unit> = {
  key: (s, u) => unitId(s, u),
  touches: (s, u) => namesOf(s.box).unitTouches[u] ?? nothing,
  label: (s, u) => namesOf(s.box).unitLabels[u] ?? noName,
}

/** A hex or a space of the track by its id. */
export const spaces: Naming<Kreta, Space> = {
  key: (s, x) => spaceId(s, x),
  touches: (s, x) => namesOf(s.box).spaceTouches[x] ?? nothing,
  label: (s, x) => namesOf(s.box).spaceLabels[x] ?? noName,
}

/** What `base` names, or a button that stands beside it. */
export const orButton = <B extends string>(base: Naming<Kreta, number>): Naming<Kreta, number | B> =>
  withButtons<Kreta, B>(base)

/** A number of points. */
export const amounts: Naming<Kreta, number> = {
  key: (_, n) => String(n),
  touches: (_, n) => [{ amount: n }],
  label: (_, n) => text('points', { points: n }),
}

/** 0 to `most`. */
export const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i)

/** References to units, for journal entries and decisions. */
export const refsOf = (s: Kreta, units: readonly Unit[]): Ref[] => units.map((u) => ({ piece: unitId(s, u) }))
export const unitRef = (s: Kreta, u: Unit): Ref => ({ piece: unitId(s, u) })
export const spaceRef = (s: Kreta, x: Space): Ref => ({ space: spaceId(s, x) })
