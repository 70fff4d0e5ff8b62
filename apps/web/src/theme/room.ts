// The door to the drawing room: the page asks for tiles and gets pictures, drawn in a worker where there is one.
import type { Box, Look, Picture } from './art.ts'
import { loadFaces, MAP_FACES } from './fonts.ts'
import type { Order, Sheet } from './orders.ts'

export interface Room {
  /** Draws a tile. Never rejects; a closed room answers null. */
  tile(rect: Box, scale: number, look: Look): Promise<CanvasImageSource | null>
  /** How many tiles may usefully be asked for at once. */
  readonly hands: number
  close(): void
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback; a task of its own lets the page answer in between.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve, 1)
  })

/** Draws on the page itself, one tile an idle moment. */
function pageRoom(picture: Picture): Room {
  let open = true
  const make = (w: number, h: number): HTMLCanvasElement => {
    const canvas = document.createElement('canvas')
    canvas.width = w
    canvas.height = h
    return canvas
  }
  // Fetched only where there is no worker to draw in.
  const ready = Promise.all([import('./draughtsman.ts'), loadFaces(document.fonts, MAP_FACES, document.baseURI)]).then(
    ([{ draughtsman }]) => draughtsman(picture, make),
  )
  let last: Promise<unknown> = ready
  return {
    hands: 1,
    tile(rect, scale, look) {
      const done = last
        .then(idle)
        .then(async () => (open ? ((await ready)(rect, scale, look) as HTMLCanvasElement) : null))
      last = done
      return done
    },
    close() {
      open = false
    },
  }
}

function workerRoom(picture: Picture): Room {
  const waiting = new Map<number, (bitmap: ImageBitmap | null) => void>()
  let worker: Worker | undefined
  let next = 0
  /** The draughtsman is called when the first tile is wanted: a map's counters do not wait for him. */
  function begin(): Worker {
    const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    fresh.onmessage = ({ data }: MessageEvent<Sheet>) => {
      waiting.get(data.id)?.(data.bitmap)
      waiting.delete(data.id)
    }
    fresh.postMessage({ kind: 'open', picture, faces: MAP_FACES, base: document.baseURI } satisfies Order)
    return fresh
  }
  const order = (o: Order): void => {
    worker ??= begin()
    worker.postMessage(o)
  }
  return {
    hands: 2,
    tile(rect, scale, look) {
      const id = next++
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        order({ kind: 'tile', id, rect, scale, look })
      })
    },
    close() {
      worker?.terminate()
      for (const resolve of waiting.values()) resolve(null)
      waiting.clear()
    },
  }
}

/** Opens the drawing room of a board. */
export function openRoom(picture: Picture): Room {
  return typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'
    ? workerRoom(picture)
    : pageRoom(picture)
}
