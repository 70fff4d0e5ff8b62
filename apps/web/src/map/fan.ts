// When a pile is spread out: after a moment's rest on it, at a tap, at a key; and when it closes again.

export interface Fan {
  /** The pointer rests on a counter of a pile. */
  soon(piece: string): void
  /** The pointer is still inside the fan. */
  keep(): void
  /** The pointer has left; it closes a little later. */
  leave(): void
  open(piece: string): void
  toggle(piece: string): void
  close(): void
}

const REST = 170
const GRACE = 260

/** `set` is called with the counter to spread around, or null. */
export function fanOf(set: (piece: string | null) => void): Fan {
  let timer: ReturnType<typeof setTimeout> | undefined
  let now: string | null = null
  const become = (piece: string | null): void => {
    clearTimeout(timer)
    timer = undefined
    now = piece
    set(piece)
  }
  const later = (ms: number, piece: string | null): void => {
    clearTimeout(timer)
    timer = setTimeout(() => become(piece), ms)
  }
  return {
    soon: (piece) => later(now === null ? REST : GRACE, piece),
    keep() {
      clearTimeout(timer)
    },
    leave() {
      if (now === null) clearTimeout(timer)
      else later(GRACE, null)
    },
    open: become,
    toggle: (piece) => become(now === null ? piece : null),
    close() {
      if (now !== null) become(null)
      else clearTimeout(timer)
    },
  }
}
