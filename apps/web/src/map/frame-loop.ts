// One drawing a frame, however often it is asked for.

export interface FrameLoop {
  readonly ask: () => void
  readonly stop: () => void
}

/** Calls `draw` at the next frame after `ask`. */
export function frameLoop(draw: () => void): FrameLoop {
  let frame = 0
  return {
    ask() {
      if (frame !== 0) return
      frame = requestAnimationFrame(() => {
        frame = 0
        draw()
      })
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
