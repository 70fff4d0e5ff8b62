// The map as tiles: which are needed for a window, which are kept, and how they lie on the sheet.
import type { Box, Look } from '../theme/art.ts'
import type { Room } from '../theme/room.ts'
import { type Port, visible } from './port.ts'
import { UNIT } from './unit.ts'

const SIZE = 512
/** Tiles kept at most, about a megabyte each. */
const KEPT = 90
/** How many of them the window and its surroundings may take together. */
const ROOM = 72

/** Steps an octave: near enough that letters stay crisp between two of them. */
const STEPS = 5

/** Pixels a plane unit at step k: a fifth of an octave a step, so that a tile is never stretched and shrunk by 1.15 at most. */
export const scaleAt = (step: number): number => 2 ** (step / STEPS)

/** The step that is sharp for so many device pixels a unit. */
export const stepFor = (pixels: number): number => Math.ceil(Math.log2(pixels) * STEPS - 0.06)

/** The scale nearest to `scale` (CSS pixels a unit) at which tiles lie pixel by pixel on the screen. */
export const crisp = (scale: number, ratio: number): number =>
  scaleAt(Math.round(Math.log2(scale * ratio) * STEPS)) / ratio

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
  readonly canvas: HTMLCanvasElement
  readonly look: Look
  used: number
}

export interface Tiles {
  /** Says what the window shows; missing tiles are drawn, the nearest first, and with `ahead` then those around it. */
  need(port: Port, ratio: number, ahead: boolean): void
  /** Moves the sheet to where the window sees it. */
  place(port: Port, ratio: number): void
  /** From now on another look; what is there stays until the new is drawn. */
  relook(look: Look): void
  /** The whole sheet, small; null until it is drawn. */
  overview(): HTMLCanvasElement | null
  /** Whether everything in the window is drawn sharp. */
  complete(): boolean
  close(): void
}

/** A canvas that shows a picture; a bitmap is handed over without a copy. */
function shown(image: CanvasImageSource): HTMLCanvasElement {
  if (image instanceof HTMLCanvasElement) return image
  const canvas = document.createElement('canvas')
  if (image instanceof ImageBitmap) {
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(image)
  }
  return canvas
}

/** Tiles of one board on `parent`. `changed` is called when a tile has come. */
export function tilesOf(parent: HTMLElement, room: Room, sheet: Box, first: Look, changed: () => void): Tiles {
  const cache = new Map<string, Tile>()
  const asked = new Set<string>()
  const overviewScale = Math.min(26, 1500 / Math.max(sheet[2] - sheet[0], sheet[3] - sheet[1]))
  let look = first
  let small: HTMLCanvasElement | null = null
  let smallAsked: Look | null = null
  let wanted: TileId[] = []
  /** Around the window, for the next pan; as many as can be kept beside it. */
  let around: TileId[] = []
  let busy = 0
  let clock = 0
  let closed = false
  const idOf = (t: TileId): string => `${t.step}/${t.i},${t.j}`
  parent.style.width = `${(sheet[2] - sheet[0]) * UNIT}px`
  parent.style.height = `${(sheet[3] - sheet[1]) * UNIT}px`

  /** One pixel more than its square, so that neighbours overlap and no seam shows. */
  const boxOf = (t: TileId): Box => {
    const unit = SIZE / scaleAt(t.step)
    const more = 1 / scaleAt(t.step)
    return [t.i * unit, t.j * unit, (t.i + 1) * unit + more, (t.j + 1) * unit + more]
  }

  function lay(canvas: HTMLCanvasElement, box: Box): void {
    canvas.className = 'map-tile'
    canvas.style.left = `${(box[0] - sheet[0]) * UNIT}px`
    canvas.style.top = `${(box[1] - sheet[1]) * UNIT}px`
    canvas.style.width = `${(box[2] - box[0]) * UNIT}px`
    canvas.style.height = `${(box[3] - box[1]) * UNIT}px`
    parent.append(canvas)
  }

  const missing = (t: TileId): boolean => cache.get(idOf(t))?.look !== look

  /** Shows the tiles of this step, and of others only while some of these are missing. */
  function sort(): void {
    const step = wanted[0]?.step
    const whole = !wanted.some(missing)
    const ids = new Set([...wanted, ...around].map(idOf))
    if (small) small.style.display = whole ? 'none' : ''
    for (const [id, tile] of cache) {
      const here = tile.step === step
      if (ids.has(id)) tile.used = clock
      tile.canvas.style.zIndex = here ? '2' : '1'
      tile.canvas.style.display = here || !whole ? '' : 'none'
    }
    if (cache.size <= KEPT) return
    const old = [...cache].filter(([id]) => !ids.has(id)).sort((a, b) => a[1].used - b[1].used)
    for (const [id, tile] of old.slice(0, cache.size - KEPT)) {
      tile.canvas.remove()
      cache.delete(id)
    }
  }

  async function make(t: TileId): Promise<void> {
    const as = look
    busy++
    const image = await room.tile(boxOf(t), scaleAt(t.step), as)
    busy--
    if (closed || !image) return
    cache.get(idOf(t))?.canvas.remove()
    const canvas = shown(image)
    cache.set(idOf(t), { ...t, canvas, look: as, used: clock })
    lay(canvas, boxOf(t))
    sort()
    work()
    changed()
  }

  async function makeOverview(): Promise<void> {
    smallAsked = look
    busy++
    const image = await room.tile(sheet, overviewScale, look)
    busy--
    if (closed || !image) return
    small?.remove()
    small = document.createElement('canvas')
    small.width = Math.round((sheet[2] - sheet[0]) * overviewScale)
    small.height = Math.round((sheet[3] - sheet[1]) * overviewScale)
    small.getContext('2d', { alpha: false })?.drawImage(image, 0, 0)
    if (image instanceof ImageBitmap) image.close()
    lay(small, sheet)
    small.style.zIndex = '0'
    sort()
    work()
    changed()
  }

  function work(): void {
    if (closed) return
    if (smallAsked !== look) void makeOverview()
    while (busy < room.hands) {
      const open = (t: TileId): boolean => missing(t) && !asked.has(idOf(t))
      const next = wanted.find(open) ?? around.find(open)
      if (!next) return
      const id = idOf(next)
      asked.add(id)
      void make(next).finally(() => asked.delete(id))
    }
  }

  return {
    need(port, ratio, ahead) {
      clock++
      const box = visible(port)
      const step = stepFor(port.scale * ratio)
      const [dx, dy] = [(box[2] - box[0]) * 0.4, (box[3] - box[1]) * 0.4]
      wanted = tilesOver(box, sheet, step)
      around = ahead
        ? tilesOver([box[0] - dx, box[1] - dy, box[2] + dx, box[3] + dy], sheet, step).slice(
            0,
            Math.max(wanted.length, ROOM),
          )
        : []
      sort()
      work()
    },
    place(port, ratio) {
      // The corner of the window lies on a whole pixel, so that tiles at their own scale are not blended.
      const whole = (at: number): number => Math.round(at * port.scale * ratio) / ratio
      const x = sheet[0] * port.scale - whole(port.x)
      const y = sheet[1] * port.scale - whole(port.y)
      parent.style.transform = `translate(${x}px, ${y}px) scale(${port.scale / UNIT})`
    },
    relook(next) {
      look = next
      work()
    },
    overview: () => small,
    complete: () => wanted.length > 0 && !wanted.some(missing),
    close() {
      closed = true
      room.close()
      cache.clear()
      parent.replaceChildren()
    },
  }
}
