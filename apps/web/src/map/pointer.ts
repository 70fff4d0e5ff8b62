// Hands on the map: drag, pinch and wheel move the window; a counter that may be dragged is carried; a press without a
// drag is a click; a long press asks.

/** Movement of less than this many pixels is still a click. */
const STILL = 6
const LONG = 520

export interface Hands {
  pan(dx: number, dy: number): void
  zoom(factor: number, x: number, y: number): void
  /** Pointer over the map, or null when it left. Not called during a drag. */
  hover(event: PointerEvent | null): void
  click(event: MouseEvent): void
  context(event: MouseEvent | PointerEvent): void
  /** Whether what was pressed can be carried: a drag then carries it, and the window stays. */
  grab(event: PointerEvent): boolean
  carry(event: PointerEvent): void
  /** The hand lets go; null when the gesture was broken off. */
  drop(event: PointerEvent | null): void
  /** A gesture begins or ends: `true` while the window moves. */
  moving(on: boolean): void
}

/** Listens on `element`; returns a way to stop. */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const down = new Map<number, { x: number; y: number }>()
  let dragged = false
  let carried = false
  let start = { x: 0, y: 0 }
  let long = 0
  let quiet = 0

  const here = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 && event.pointerType === 'mouse' && event.button !== 1) return
    down.set(event.pointerId, here(event))
    // A second finger moves the window: what was carried goes back.
    if (carried && dragged && down.size > 1) hands.drop(null)
    carried = down.size === 1 && event.button === 0 && hands.grab(event)
    if (down.size === 1) {
      dragged = false
      start = here(event)
      clearTimeout(long)
      if (event.pointerType !== 'mouse') {
        long = window.setTimeout(() => {
          if (dragged || down.size !== 1) return
          dragged = true
          hands.context(event)
        }, LONG)
      }
    }
  }

  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') hands.hover(event)
      return
    }
    const now = here(event)
    if (down.size === 1) {
      if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return
      if (!dragged) {
        dragged = true
        hands.hover(null)
        clearTimeout(long)
        if (!carried) hands.moving(true)
        // From here on the pointer is ours, also outside the map.
        element.setPointerCapture(event.pointerId)
      }
      down.set(event.pointerId, now)
      if (carried) hands.carry(event)
      else hands.pan(now.x - before.x, now.y - before.y)
      return
    }
    const [a, b] = [...down.values()]
    down.set(event.pointerId, now)
    const [c, d] = [...down.values()]
    if (!a || !b || !c || !d) return
    dragged = true
    const from = Math.hypot(a.x - b.x, a.y - b.y)
    const to = Math.hypot(c.x - d.x, c.y - d.y)
    hands.pan((c.x + d.x - a.x - b.x) / 2, (c.y + d.y - a.y - b.y) / 2)
    if (from > 8 && to > 8) hands.zoom(to / from, (c.x + d.x) / 2, (c.y + d.y) / 2)
  }

  const onUp = (event: PointerEvent): void => {
    clearTimeout(long)
    if (!down.delete(event.pointerId)) return
    if (down.size > 0 || !dragged) return
    if (carried) hands.drop(event.type === 'pointerup' ? event : null)
    else hands.moving(false)
  }

  const onClick = (event: MouseEvent): void => {
    if (dragged && event.detail !== 0) {
      dragged = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    hands.click(event)
  }

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 400 : 1
    const { x, y } = here(event)
    hands.moving(true)
    clearTimeout(quiet)
    quiet = window.setTimeout(() => hands.moving(false), 160)
    if (event.shiftKey && !event.ctrlKey)
      hands.pan(-(event.deltaX || event.deltaY) * lines, event.deltaX ? -event.deltaY * lines : 0)
    else hands.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y)
  }

  const onLeave = (): void => hands.hover(null)
  const onContext = (event: MouseEvent): void => {
    event.preventDefault()
    if (!dragged) hands.context(event)
  }

  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onUp)
  element.addEventListener('pointerleave', onLeave)
  element.addEventListener('click', onClick)
  element.addEventListener('wheel', onWheel, { passive: false })
  element.addEventListener('contextmenu', onContext)
  return () => {
    clearTimeout(long)
    clearTimeout(quiet)
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerup', onUp)
    element.removeEventListener('pointercancel', onUp)
    element.removeEventListener('pointerleave', onLeave)
    element.removeEventListener('click', onClick)
    element.removeEventListener('wheel', onWheel)
    element.removeEventListener('contextmenu', onContext)
  }
}
