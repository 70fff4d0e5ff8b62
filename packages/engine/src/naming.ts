// Namings that every game has: buttons, and things or a button beside them.
import type { Naming } from './flow.ts'
import { text } from './ref.ts'

/** Buttons alone: keyed by their id, labelled by the message `button.<id>`. */
export const buttonNaming = <S, B extends string>(): Naming<S, B> => ({
  key: (_, b) => b,
  touches: (_, b) => [{ button: b }],
  label: (_, b) => text(`button.${b}`),
})

/** What `base` names, or a button that stands beside it. */
export function withButtons<S, B extends string>(base: Naming<S, number>): Naming<S, number | B> {
  const button = buttonNaming<S, B>()
  return {
    key: (s, c) => (typeof c === 'string' ? button.key(s, c) : base.key(s, c)),
    touches: (s, c) => (typeof c === 'string' ? button.touches(s, c) : base.touches(s, c)),
    label: (s, c) => (typeof c === 'string' ? button.label(s, c) : base.label(s, c)),
  }
}
