// What is worked out once and kept: for a question, or for a box, which never changes.
import type { Box } from './box.ts'

/** Works something out when it is first asked for, and gives the same again afterwards. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The same for each box. */
export function perBox<T>(make: (box: Box) => T): (box: Box) => T {
  const made = new WeakMap<Box, { readonly value: T }>()
  return (box) => {
    const known = made.get(box) ?? { value: make(box) }
    made.set(box, known)
    return known.value
  }
}
