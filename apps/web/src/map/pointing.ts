// What a hand points at: a counter or a space; what hovering, clicking and asking there does.
import type { Ref } from '@merkur/engine'
import { clusterAt } from './chips.ts'
import type { Counters } from './counters.ts'
import type { Fan } from './fan.ts'
import { spaceAt } from './hit.ts'
import { toPlane } from './port.ts'
import type { Callbacks, MapState } from './state.ts'

export interface Pointing {
  readonly hover: (event: PointerEvent | null) => void
  readonly click: (event: MouseEvent) => void
  readonly context: (event: MouseEvent) => void
  readonly grab: (event: PointerEvent) => boolean
  readonly carry: (event: PointerEvent) => void
  readonly drop: (event: PointerEvent | null) => void
}

/** The piece whose counter an event came from, or null. */
export function pieceOf(event: Event): string | null {
  return event.target instanceof Element
    ? (event.target.closest('[data-piece]')?.getAttribute('data-piece') ?? null)
    : null
}

/** Answers hands on `root`; `changed` is called when the hovered space changed, `approach` to see a far crowd of counters from near. */
export function pointingAt(
  root: HTMLElement,
  state: MapState,
  counters: Counters,
  fan: Fan,
  callbacks: Callbacks,
  changed: () => void,
  approach: (space: string) => void,
): Pointing {
  let hovered: string | null = null
  /** The counter that a drag carries. */
  let carried: string | null = null

  function planeUnder(event: MouseEvent): readonly [number, number] {
    const box = root.getBoundingClientRect()
    return toPlane(state.port, event.clientX - box.left, event.clientY - box.top)
  }

  const spaceUnder = (event: MouseEvent): string | null => spaceAt(state.spaces, ...planeUnder(event))

  function refAt(event: MouseEvent): Ref | null {
    const piece = pieceOf(event)
    if (piece !== null) return { piece }
    const space = spaceUnder(event)
    return space === null ? null : { space }
  }

  const isOpen = (piece: string): boolean =>
    state.fan !== null && counters.pileOf(state.fan).some((p) => p.id === piece)

  return {
    hover(event) {
      const piece = event ? pieceOf(event) : null
      const space = piece === null ? (event ? spaceUnder(event) : null) : (state.view.counters[piece]?.space ?? null)
      if (space !== state.hover) {
        state.hover = space
        changed()
      }
      const key = piece !== null ? `piece ${piece}` : space
      if (key === hovered) return
      hovered = key
      callbacks.onHover?.(piece !== null ? { piece } : space !== null ? { space } : null)
      if (piece === null) fan.leave()
      else if (isOpen(piece)) fan.keep()
      else if (counters.pileOf(piece).length > 1) fan.soon(piece)
      else fan.leave()
    },
    click(event) {
      const box = root.getBoundingClientRect()
      const crowd = pieceOf(event) === null ? clusterAt(state, event.clientX - box.left, event.clientY - box.top) : null
      if (crowd && !state.high.spaces?.includes(crowd.space)) {
        approach(crowd.space)
        return
      }
      const ref = refAt(event)
      if (!ref) return
      if ('piece' in ref) {
        const touch = event instanceof PointerEvent && event.pointerType === 'touch'
        // A finger cannot hover: its first tap on a pile spreads it.
        if (touch && counters.pileOf(ref.piece).length > 1 && !isOpen(ref.piece)) {
          fan.open(ref.piece)
          return
        }
        counters.reach(ref.piece)
        callbacks.onPiece?.(ref.piece, event)
        return
      }
      fan.close()
      if ('space' in ref) callbacks.onSpace?.(ref.space, event)
    },
    context(event) {
      const ref = refAt(event)
      if (ref) callbacks.onContext?.(ref, event)
    },
    grab(event) {
      const piece = pieceOf(event)
      carried = piece !== null && callbacks.onDrop && callbacks.canDrag?.(piece) ? piece : null
      return carried !== null
    },
    carry(event) {
      if (carried === null) return
      fan.close()
      const [x, y] = planeUnder(event)
      counters.lift(carried, { x, y })
      const space = spaceAt(state.spaces, x, y)
      if (space === state.hover) return
      state.hover = space
      changed()
    },
    drop(event) {
      const piece = carried
      carried = null
      if (piece === null) return
      const space = event && spaceUnder(event)
      state.hover = null
      changed()
      // It stays where it was let go until it is known whether it may lie there.
      const put = space !== null && space !== state.view.counters[piece]?.space
      const done = put ? callbacks.onDrop?.(piece, space) : undefined
      void Promise.resolve(done).finally(() => counters.lift(piece, null))
    },
  }
}
