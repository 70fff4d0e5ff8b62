// The camera: moves the window over the board, at once or gliding, and keeps the board in it.
import type { Box } from '../theme/art.ts'
import { glide, glidingTime, type Motion, moves } from './motion.ts'
import { between, centred, fitted, held, limitsOf, type Port, panned, resized, toScreen, zoomed } from './port.ts'
import type { MapState } from './state.ts'
import { crisp } from './tiles.ts'

export interface Camera {
  /** Follows the hand, without gliding. */
  readonly pan: (dx: number, dy: number) => void
  /** Zooms around a point of the screen, without gliding. */
  readonly zoom: (factor: number, x: number, y: number) => void
  /** Puts a plane point into the middle, without gliding. */
  readonly go: (x: number, y: number) => void
  /** Glides by a part of the window: 1 = its whole width or height. */
  readonly shift: (dx: number, dy: number) => void
  /** Glides to another scale around a point of the screen, or around the middle. */
  readonly zoomBy: (factor: number, at?: { readonly x: number; readonly y: number } | null) => void
  /** Glides so that a plane point is in the middle; nothing happens if it is well in sight and `always` is not set. */
  readonly centre: (x: number, y: number, always: boolean) => void
  /** Whether a plane point is not well in sight. */
  readonly away: (x: number, y: number) => boolean
  readonly fit: () => void
  /** Glides to a part of the board, whole in the window. */
  readonly look: (box: Box) => void
  /** Glides to a plane point, near enough that `width` plane units take `pixels`. */
  readonly visit: (x: number, y: number, width: number, pixels: number) => void
  readonly resize: (width: number, height: number) => void
  readonly setMotion: (motion: Motion) => void
  readonly stop: () => void
}

/** A camera on `state.port`; `changed` is called after each change, `shifting` before tiles for a pan are needed. */
export function cameraOn(state: MapState, bounds: Box, first: Motion, changed: () => void): Camera {
  let motion = first
  /** Until the player moves the window, the whole board stays in it. */
  let fitting = true
  let stopGlide = (): void => {}
  const limits = () => limitsOf(bounds, state.port.width, state.port.height, state.board.counter)

  function set(port: Port): void {
    stopGlide()
    state.port = held(port, bounds)
    fitting = false
    changed()
  }

  function glideTo(port: Port): void {
    stopGlide()
    const to = held(port, bounds)
    fitting = false
    if (!moves(motion)) {
      state.port = to
      changed()
      return
    }
    const from = state.port
    stopGlide = glide(glidingTime(motion), (t) => {
      state.port = t === 1 ? to : between(from, to, t)
      changed()
    })
  }

  function away(x: number, y: number): boolean {
    const { port } = state
    const [sx, sy] = toScreen(port, x, y)
    const margin = Math.min(120, port.width * 0.16, port.height * 0.16)
    return sx <= margin || sy <= margin || sx >= port.width - margin || sy >= port.height - margin
  }

  return {
    pan: (dx, dy) => set(panned(state.port, dx, dy)),
    zoom: (factor, x, y) => set(zoomed(state.port, factor, x, y, limits())),
    go: (x, y) => set(centred(state.port, x, y)),
    shift: (dx, dy) => glideTo(panned(state.port, -dx * state.port.width, -dy * state.port.height)),
    zoomBy(factor, at) {
      const { width, height } = state.port
      const near = crisp(state.port.scale * factor, devicePixelRatio || 1) / state.port.scale
      glideTo(zoomed(state.port, near, at?.x ?? width / 2, at?.y ?? height / 2, limits()))
    },
    away,
    centre(x, y, always) {
      if (always || away(x, y)) glideTo(centred(state.port, x, y))
    },
    fit() {
      glideTo(fitted(bounds, state.port.width, state.port.height))
      fitting = true
    },
    look: (box) => glideTo(fitted(box, state.port.width, state.port.height)),
    visit(x, y, width, pixels) {
      const { most } = limits()
      glideTo(centred(state.port, x, y, crisp(Math.min(most, pixels / width), devicePixelRatio || 1)))
    },
    resize(width, height) {
      if (width === state.port.width && height === state.port.height) return
      stopGlide()
      state.port = fitting ? fitted(bounds, width, height) : held(resized(state.port, width, height), bounds)
      changed()
    },
    setMotion(next) {
      motion = next
    },
    stop: () => stopGlide(),
  }
}
