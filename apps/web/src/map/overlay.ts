// The canvas between map and counters: fills of overlays, the glow of legal spaces, hover and cursor.
import type { SpaceDef } from '@merkur/table'
import { drawBands } from './bands.ts'
import { drawChips } from './chips.ts'
import { colourOf } from './colour.ts'
import { meetsBox, outlineOf } from './outline.ts'
import { type Port, visible } from './port.ts'
import type { MapState } from './state.ts'

type G = CanvasRenderingContext2D

function alpha(colour: string, a: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, a)) * 255)
    .toString(16)
    .padStart(2, '0')
  return colour.startsWith('#') && colour.length === 7 ? colour + byte : colour
}

/** Strokes the inner side of a space's border, `pixels` wide. The canvas is in plane units. */
function inside(g: G, state: MapState, space: SpaceDef, style: string, pixels: number): void {
  const path = outlineOf(state.board, space)
  g.save()
  g.clip(path)
  g.strokeStyle = style
  g.lineWidth = (2 * pixels) / state.port.scale
  g.stroke(path)
  g.restore()
}

function fills(g: G, state: MapState): void {
  const overlay = state.high.overlay
  if (!overlay) return
  const box = visible(state.port)
  for (const fill of overlay.fills) {
    const space = state.spaces.byId.get(fill.space)
    if (!space || !meetsBox(state.spaces, space, box)) continue
    const colour = colourOf(fill.colour, state.palette, '#2f5f9c')
    const strength = Math.min(1, Math.max(0, fill.strength))
    // Whole areas are large: a lighter fill and a band inside the border leave the map readable.
    const large =
      space.ring !== undefined && (state.spaces.boxes.get(space.id)?.[2] ?? 0) - space.x > state.board.counter
    g.fillStyle = alpha(colour, (0.16 + 0.44 * strength) * (large ? 0.6 : 1))
    g.fill(outlineOf(state.board, space))
    inside(g, state, space, alpha(colour, 0.5 + 0.4 * strength), large ? 5 : 1.6)
  }
}

/** Where a space's label stands: in the middle of an empty hex, under the counter of another; in an area at the first sign's place or above its slots. */
export function labelAt(space: SpaceDef, held: boolean): readonly [number, number] {
  if (!space.ring) return [space.x, space.y + (held ? 0.4 : 0.08)]
  const slots = Object.values(space.slots?.places ?? {}).flat()
  if (slots.length === 0) return [space.x, space.y]
  const ys = slots.filter((_, i) => i % 2 === 1)
  return [space.x, Math.max(...ys) + (space.slots?.width ?? 1) * 0.78]
}

/** Labels of the fills, over everything else on this canvas. */
function labels(g: G, state: MapState, port: Port): void {
  const box = visible(port)
  const px = Math.min(16, Math.max(10, port.scale * 0.15))
  if (port.scale * 0.15 < 5.5) return
  g.font = `700 ${px}px 'B612', 'IBM Plex Sans Condensed', sans-serif`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  const held = new Set(Object.values(state.view.counters).map((counter) => counter.space))
  for (const fill of state.high.overlay?.fills ?? []) {
    const space = fill.label ? state.spaces.byId.get(fill.space) : undefined
    if (!space || !fill.label || !meetsBox(state.spaces, space, box)) continue
    const [px0, py0] = labelAt(space, held.has(space.id))
    const x = (px0 - port.x) * port.scale
    const y = (py0 - port.y) * port.scale
    const w = g.measureText(fill.label).width + px * 0.7
    g.fillStyle = 'rgba(28,23,15,.82)'
    g.beginPath()
    g.roundRect(x - w / 2, y - px * 0.68, w, px * 1.36, px * 0.4)
    g.fill()
    g.fillStyle = '#fff6dc'
    g.fillText(fill.label, x, y + px * 0.04)
  }
}

/** Spaces one may choose: a warm rim and a glow, strong enough for either light. */
function legal(g: G, state: MapState): void {
  const { port } = state
  const box = visible(port)
  const rim = Math.min(5, Math.max(2, port.scale * 0.04))
  for (const id of state.high.spaces ?? []) {
    const space = state.spaces.byId.get(id)
    if (!space || !meetsBox(state.spaces, space, box)) continue
    const hovered = id === state.hover || id === state.cursor
    // Whole areas are large: the rim says enough, and the names below stay readable.
    const strength = (hovered ? 0.44 : 0.24) * (space.ring ? 0.5 : 1)
    g.fillStyle = `rgba(255,212,100,${strength})`
    g.fill(outlineOf(state.board, space))
    inside(g, state, space, 'rgba(60,38,4,.55)', rim + 1.5)
    inside(g, state, space, hovered ? '#fff1bf' : '#ffcf54', rim)
  }
}

function rim(g: G, state: MapState, id: string, inner: string, outer: string, width: number): void {
  const space = state.spaces.byId.get(id)
  if (!space) return
  inside(g, state, space, outer, width + 1.5)
  inside(g, state, space, inner, width)
}

/** Draws everything. */
function drawOverlay(g: G, state: MapState, ratio: number, focused: boolean): void {
  const { port, high } = state
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.clearRect(0, 0, g.canvas.width, g.canvas.height)
  g.setTransform(ratio, 0, 0, ratio, 0, 0)
  g.lineJoin = 'round'
  const k = ratio * port.scale
  g.setTransform(k, 0, 0, k, -port.x * k, -port.y * k)
  drawBands(g, state)
  fills(g, state)
  legal(g, state)
  for (const ref of high.lit ?? []) {
    if ('space' in ref) rim(g, state, ref.space, '#f7e9c3', '#7b2d12', 3)
  }
  if (state.hover) rim(g, state, state.hover, 'rgba(255,250,232,.85)', 'rgba(30,22,10,.35)', 1.5)
  if (state.cursor && focused) rim(g, state, state.cursor, '#fffbe9', '#1b3a5c', 3)
  g.setTransform(ratio, 0, 0, ratio, 0, 0)
  drawChips(g, state)
  labels(g, state, port)
}

export interface Overlay {
  /** `ratio`: device pixels a CSS pixel; `focused`: the cursor is shown; `moving`: shift what is there. */
  draw(state: MapState, ratio: number, focused: boolean, moving: boolean): void
}

/** The overlay on its canvas. */
export function overlayOn(canvas: HTMLCanvasElement): Overlay {
  /** The window it was last drawn for; while hands move the map it is only shifted. */
  let drawn: Port | null = null
  return {
    draw(state, ratio, focused, moving) {
      const { port } = state
      if (moving && drawn) {
        const x = (drawn.x - port.x) * port.scale
        const y = (drawn.y - port.y) * port.scale
        canvas.style.transform = `translate(${x}px, ${y}px) scale(${port.scale / drawn.scale})`
        return
      }
      const w = Math.round(port.width * ratio)
      const h = Math.round(port.height * ratio)
      if (canvas.width !== w || canvas.height !== h) {
        canvas.width = w
        canvas.height = h
      }
      const g = canvas.getContext('2d')
      if (g) drawOverlay(g, state, ratio, focused)
      canvas.style.transform = ''
      drawn = port
    },
  }
}
