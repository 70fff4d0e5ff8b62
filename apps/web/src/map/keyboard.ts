// The map without a hand: a cursor that walks over the spaces, a focus that walks over the counters.
import type { Camera } from './camera.ts'
import type { Counters } from './counters.ts'
import type { Fan } from './fan.ts'
import { stepFrom } from './hit.ts'
import { actOf } from './keys.ts'
import { pieceOf } from './pointing.ts'
import { toPlane, toScreen } from './port.ts'
import { spokenSpace } from './speech.ts'
import type { Callbacks, MapState } from './state.ts'

export interface Keyboard {
  /** Whether the cursor is shown: the map itself has the focus, by keyboard. */
  readonly focused: () => boolean
  readonly setCursor: (space: string) => void
  readonly focusPiece: (piece: string) => void
  readonly focusSpace: (space: string) => void
  readonly stop: () => void
}

interface Parts {
  readonly root: HTMLElement
  /** What is written here is spoken. */
  readonly voice: HTMLElement
  readonly state: MapState
  readonly counters: Counters
  readonly camera: Camera
  readonly fan: Fan
  readonly callbacks: Callbacks
  readonly changed: () => void
}

/** The counter nearest in the direction of an arrow key, or null. */
export function nextCounter(
  from: { readonly x: number; readonly y: number },
  others: Iterable<{ readonly id: string; readonly x: number; readonly y: number }>,
  dx: number,
  dy: number,
): string | null {
  let best: string | null = null
  let least = Infinity
  for (const other of others) {
    const vx = other.x - from.x
    const vy = other.y - from.y
    const along = vx * dx + vy * dy
    const across = Math.abs(vx * dy) + Math.abs(vy * dx)
    if (along <= 0.001 || across > along * 2.5) continue
    const cost = along + across * 1.6
    if (cost < least) {
      least = cost
      best = other.id
    }
  }
  return best
}

export function keyboardOn({ root, voice, state, counters, camera, fan, callbacks, changed }: Parts): Keyboard {
  let focused = false
  /** The row and column the cursor keeps to on its way. */
  let lane = { x: 0, y: 0 }

  function show(id: string): void {
    const place = state.spaces.byId.get(id) ?? counters.placeOf(id)
    if (place) camera.centre(place.x, place.y, false)
  }

  function setCursor(id: string): void {
    state.cursor = id
    voice.textContent = spokenSpace(state, id)
    callbacks.onHover?.({ space: id })
    show(id)
    changed()
  }

  /** Where the cursor begins: the first space one may choose, else the space in the middle of the window. */
  function firstSpace(): string | null {
    const legal = state.high.spaces?.find((id) => state.spaces.byId.has(id))
    if (legal) return legal
    const [x, y] = toPlane(state.port, state.port.width / 2, state.port.height / 2)
    let best: string | null = null
    let least = Infinity
    for (const space of state.board.spaces) {
      const d = Math.hypot(space.x - x, space.y - y)
      if (d < least) {
        least = d
        best = space.id
      }
    }
    return best
  }

  function stepCursor(dx: number, dy: number): void {
    const from = state.cursor
    const next = from === null ? firstSpace() : stepFrom(state.spaces, from, dx, dy, dx === 0 ? lane.x : lane.y)
    const here = next === null ? undefined : state.spaces.byId.get(next)
    if (next === null || !here) return
    lane = { x: from === null || dy === 0 ? here.x : lane.x, y: from === null || dx === 0 ? here.y : lane.y }
    setCursor(next)
  }

  function focusPiece(id: string): void {
    counters.reach(id)
    show(id)
    counters.focus(id)
    changed()
  }

  function stepFocus(from: string, dx: number, dy: number): void {
    const here = counters.placeOf(from)
    if (!here) return
    const others = counters.ids().flatMap((id) => (id === from ? [] : (counters.placeOf(id) ?? [])))
    const next = nextCounter(here, others, dx, dy)
    if (next !== null) focusPiece(next)
  }

  /** Does what a key asks for; false = the key is not the map's now. */
  function carryOut(event: KeyboardEvent): boolean {
    const act = actOf(event)
    if (!act) return false
    const piece = pieceOf(event)
    const { cursor } = state
    const thing = piece !== null ? { piece } : cursor !== null ? { space: cursor } : null
    switch (act.do) {
      case 'step':
        if (piece !== null) stepFocus(piece, act.dx, act.dy)
        else stepCursor(act.dx, act.dy)
        return true
      case 'pan':
        camera.shift(act.dx * 0.25, act.dy * 0.25)
        return true
      case 'zoom': {
        const place = thing && ('piece' in thing ? counters.placeOf(thing.piece) : state.spaces.byId.get(thing.space))
        if (!place) {
          camera.zoomBy(act.factor)
          return true
        }
        const [x, y] = toScreen(state.port, place.x, place.y)
        camera.zoomBy(act.factor, { x, y })
        return true
      }
      case 'fit':
        camera.fit()
        return true
      case 'choose':
        if (!thing) return false
        if ('piece' in thing) callbacks.onPiece?.(thing.piece, event)
        else callbacks.onSpace?.(thing.space, event)
        return true
      case 'context':
        if (thing) callbacks.onContext?.(thing, event)
        return thing !== null
      case 'fan':
        if (piece !== null) fan.toggle(piece)
        return piece !== null
      case 'close': {
        // Escape is also the table's: the map takes it only to close a fan.
        const open = state.fan !== null
        fan.close()
        return open
      }
    }
  }

  function onKey(event: KeyboardEvent): void {
    if (!carryOut(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function onFocus(event: FocusEvent): void {
    const piece = pieceOf(event)
    focused = event.target === root && root.matches(':focus-visible')
    if (piece !== null) {
      counters.reach(piece)
      callbacks.onHover?.({ piece })
      if (counters.pileOf(piece).length > 1 && root.querySelector(':focus-visible')) fan.open(piece)
    }
    changed()
  }

  function onBlur(): void {
    focused = false
    changed()
  }

  root.addEventListener('keydown', onKey)
  root.addEventListener('focusin', onFocus)
  root.addEventListener('focusout', onBlur)
  return {
    focused: () => focused,
    setCursor,
    focusPiece,
    focusSpace(id) {
      if (!state.spaces.byId.has(id)) return
      root.focus({ preventScroll: true })
      focused = true
      setCursor(id)
    },
    stop() {
      root.removeEventListener('keydown', onKey)
      root.removeEventListener('focusin', onFocus)
      root.removeEventListener('focusout', onBlur)
    },
  }
}
