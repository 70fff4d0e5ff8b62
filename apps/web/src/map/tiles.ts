// The map as tiles: which are needed for a window, which are kept, and how they are laid on the canvas.
import type { Box, Look } from '../theme/art.ts'
import type { Room } from '../theme/room.ts'
import { type Port, visible } from './port.ts'

const SIZE = 512
/** Tiles kept at most, about a megabyte each. */
const KEPT = 80

/** Pixels a plane unit at step k: half an octave a step, so that a tile is never stretched and shrunk by 1.4 at most. */
export const scaleAt = (step: number): number => 2 ** (step / 2)

/** The step that is sharp for so many device pixels a unit. */
export const stepFor = (pixels: number): number => Math.ceil(Math.log2(pixels) * 2 - 0.06)

export interface TileId {
  readonly step: number
  readonly i: number
  readonly j: number
}

/** The tiles of a step that meet `box`, those nearest to its middle first, none outside `sheet`. */
export function tilesOver(box: Box, sheet: Box, step: number): TileId[] {
  const unit = SIZE / scaleAt(step)
  const i0 = Math.floor(Math.max(box[0], sheet[0]) / unit)
  const j0 = Math.floor(Math.max(box[1], sheet[1]) / unit)
  const i1 = Math.ceil(Math.min(box[2], sheet[2]) / unit)
  const j1 = Math.ceil(Math.min(box[3], sheet[3]) / unit)
  const tiles: TileId[] = []
  for (let j = j0; j < j1; j++) for (let i = i0; i < i1; i++) tiles.push({ step, i, j })
  const cx = (box[0] + box[2]) / 2 / unit - 0.5
  const cy = (box[1] + box[3]) / 2 / unit - 0.5
  return tiles.sort((a, b) => Math.hypot(a.i - cx, a.j - cy) - Math.hypot(b.i - cx, b.j - cy))
}

interface Tile extends TileId {
  image: CanvasImageSource | null
  look: Look
  used: number
}

export interface Tiles {
  /** Says what the window shows; missing tiles are drawn, the nearest first. */
  need(port: Port, ratio: number): void
  /** Lays what there is on a canvas in device pixels. */
  paint(g: CanvasRenderingContext2D, port: Port, ratio: number): void
  /** From now on another look; what is there stays until the new is drawn. */
  relook(look: Look): void
  /** The whole sheet, small; null until it is drawn. */
  overview(): CanvasImageSource | null
  /** Whether everything in the window is drawn sharp. */
  complete(): boolean
  close(): void
}

function release(image: CanvasImageSource | null): void {
  if (image && 'close' in image) image.close()
}

/** Tiles of one board. `changed` is called when a tile has come. */
export function tilesOf(room: Room, sheet: Box, first: Look, changed: () => void): Tiles {
  const cache = new Map<string, Tile>()
  const overviewScale = Math.min(26, 1500 / Math.max(sheet[2] - sheet[0], sheet[3] - sheet[1]))
  let look = first
  let small: { image: CanvasImageSource; look: Look } | null = null
  let smallAsked: Look | null = null
  let wanted: TileId[] = []
  let busy = 0
  let clock = 0
  let closed = false
  const idOf = (t: TileId): string => `${t.step}/${t.i},${t.j}`

  function evict(): void {
    if (cache.size <= KEPT) return
    const old = [...cache.entries()].filter(([, t]) => t.image).sort((a, b) => a[1].used - b[1].used)
    for (const [id, tile] of old.slice(0, cache.size - KEPT)) {
      release(tile.image)
      cache.delete(id)
    }
  }

  async function make(t: TileId): Promise<void> {
    const unit = SIZE / scaleAt(t.step)
    const asked = look
    busy++
    const image = await room.tile([t.i * unit, t.j * unit, (t.i + 1) * unit, (t.j + 1) * unit], scaleAt(t.step), asked)
    busy--
    if (closed || !image) return release(image)
    const known = cache.get(idOf(t))
    if (known?.image) release(known.image)
    cache.set(idOf(t), { ...t, image, look: asked, used: clock })
    evict()
    work()
    changed()
  }

  async function makeOverview(): Promise<void> {
    smallAsked = look
    const asked = look
    busy++
    const image = await room.tile(sheet, overviewScale, asked)
    busy--
    if (closed || !image) return release(image)
    if (small) release(small.image)
    small = { image, look: asked }
    work()
    changed()
  }

  const missing = (t: TileId): boolean => {
    const tile = cache.get(idOf(t))
    return !tile || tile.look !== look
  }

  const asked = new Set<string>()
  function work(): void {
    if (closed) return
    if (smallAsked !== look) void makeOverview()
    while (busy < room.hands) {
      const next = wanted.find((t) => missing(t) && !asked.has(idOf(t)))
      if (!next) return
      const id = idOf(next)
      asked.add(id)
      void make(next).finally(() => asked.delete(id))
    }
  }

  function lay(g: CanvasRenderingContext2D, image: CanvasImageSource, box: Box, port: Port, ratio: number): void {
    const k = port.scale * ratio
    const x0 = Math.round((box[0] - port.x) * k)
    const y0 = Math.round((box[1] - port.y) * k)
    const x1 = Math.round((box[2] - port.x) * k)
    const y1 = Math.round((box[3] - port.y) * k)
    g.drawImage(image, x0, y0, x1 - x0, y1 - y0)
  }

  return {
    need(port, ratio) {
      const box = visible(port)
      const step = stepFor(port.scale * ratio)
      wanted = tilesOver(box, sheet, step)
      work()
    },
    paint(g, port, ratio) {
      clock++
      const box = visible(port)
      const k = port.scale * ratio
      const edge = [(sheet[0] - port.x) * k, (sheet[1] - port.y) * k, (sheet[2] - sheet[0]) * k, (sheet[3] - sheet[1]) * k] as const
      // The sheet lies on the table: a shadow below it, nothing of the tiles beyond it.
      g.shadowColor = 'rgba(0,0,0,.55)'
      g.shadowBlur = 22 * ratio
      g.shadowOffsetY = 5 * ratio
      g.fillStyle = look.light === 'dark' ? '#8f897b' : '#efe6cd'
      g.fillRect(...edge)
      g.shadowColor = 'transparent'
      g.save()
      g.beginPath()
      g.rect(...edge)
      g.clip()
      const step = stepFor(port.scale * ratio)
      const whole = wanted.every((t) => t.step === step && cache.get(idOf(t))?.image)
      if (!whole) {
        if (small) lay(g, small.image, sheet, port, ratio)
        const others = [...cache.values()].filter((t) => t.image && t.step !== step)
        for (const t of others.sort((a, b) => Math.abs(b.step - step) - Math.abs(a.step - step))) {
          const unit = SIZE / scaleAt(t.step)
          const tileBox: Box = [t.i * unit, t.j * unit, (t.i + 1) * unit, (t.j + 1) * unit]
          if (tileBox[2] > box[0] && tileBox[0] < box[2] && tileBox[3] > box[1] && tileBox[1] < box[3] && t.image) {
            lay(g, t.image, tileBox, port, ratio)
          }
        }
      }
      const unit = SIZE / scaleAt(step)
      for (const t of tilesOver(box, sheet, step)) {
        const tile = cache.get(idOf(t))
        if (!tile?.image) continue
        tile.used = clock
        lay(g, tile.image, [t.i * unit, t.j * unit, (t.i + 1) * unit, (t.j + 1) * unit], port, ratio)
      }
      g.restore()
    },
    relook(next) {
      look = next
      work()
    },
    overview: () => small?.image ?? null,
    complete: () => wanted.length > 0 && !wanted.some(missing),
    close() {
      closed = true
      room.close()
      for (const tile of cache.values()) release(tile.image)
      if (small) release(small.image)
      cache.clear()
    },
  }
}
