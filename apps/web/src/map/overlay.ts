// The canvas between map and counters: fills of overlays, the glow of legal spaces, hover and cursor.
import type { SpaceDef } from '@merkur/table'
import { colourOf } from './colour.ts'
import { cornersOf } from './grid.ts'
import { type Port, visible } from './port.ts'
import type { MapState } from './state.ts'

type G = CanvasRenderingContext2D

/** The outline of a space as the current path, in screen pixels, drawn in by `inset` of its size. */
function outline(g: G, state: MapState, port: Port, space: SpaceDef, inset: number): void {
  const { hex, counter } = state.board
  const ring =
    space.ring ??
    (hex
      ? cornersOf(hex.orientation, hex.size).map((v, i) => v + (i % 2 ? space.y : space.x))
      : squareAround(space, counter * 1.15))
  g.beginPath()
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const x = space.x + ((ring[i] ?? 0) - space.x) * (1 - inset)
    const y = space.y + ((ring[i + 1] ?? 0) - space.y) * (1 - inset)
    g.lineTo((x - port.x) * port.scale, (y - port.y) * port.scale)
  }
  g.closePath()
}

const squareAround = (s: SpaceDef, w: number): number[] => [
  s.x - w / 2,
  s.y - w / 2,
  s.x + w / 2,
  s.y - w / 2,
  s.x + w / 2,
  s.y + w / 2,
  s.x - w / 2,
  s.y + w / 2,
]

function seen(port: Port, space: SpaceDef): boolean {
  if (space.ring) return true
  const box = visible(port)
  return space.x > box[0] - 1 && space.x < box[2] + 1 && space.y > box[1] - 1 && space.y < box[3] + 1
}

function alpha(colour: string, a: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, a)) * 255)
    .toString(16)
    .padStart(2, '0')
  return colour.startsWith('#') && colour.length === 7 ? colour + byte : colour
}

function fills(g: G, state: MapState, port: Port): void {
  const overlay = state.high.overlay
  if (!overlay) return
  for (const fill of overlay.fills) {
    const space = state.spaces.byId.get(fill.space)
    if (!space || !seen(port, space)) continue
    const colour = colourOf(fill.colour, state.palette, '#2f5f9c')
    const strength = Math.min(1, Math.max(0, fill.strength))
    outline(g, state, port, space, 0.02)
    g.fillStyle = alpha(colour, 0.16 + 0.44 * strength)
    g.fill()
    outline(g, state, port, space, 0.06)
    g.strokeStyle = alpha(colour, 0.5 + 0.4 * strength)
    g.lineWidth = 1.25
    g.stroke()
  }
}

/** Labels of the fills, over everything else on this canvas. */
function labels(g: G, state: MapState, port: Port): void {
  const px = Math.min(16, Math.max(10, port.scale * 0.15))
  if (port.scale * 0.15 < 5.5) return
  g.font = `700 ${px}px 'B612', 'IBM Plex Sans Condensed', sans-serif`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  for (const fill of state.high.overlay?.fills ?? []) {
    const space = fill.label ? state.spaces.byId.get(fill.space) : undefined
    if (!space || !fill.label || !seen(port, space)) continue
    const x = (space.x - port.x) * port.scale
    const y = (space.y + (space.ring ? 0 : 0.4) - port.y) * port.scale
    const w = g.measureText(fill.label).width + px * 0.7
    g.fillStyle = 'rgba(28,23,15,.82)'
    g.beginPath()
    g.roundRect(x - w / 2, y - px * 0.68, w, px * 1.36, px * 0.4)
    g.fill()
    g.fillStyle = '#fff6dc'
    g.fillText(fill.label, x, y + px * 0.04)
  }
}

/** Spaces one may choose: a warm rim and a dot, strong enough for either light. */
function legal(g: G, state: MapState, port: Port): void {
  for (const id of state.high.spaces ?? []) {
    const space = state.spaces.byId.get(id)
    if (!space || !seen(port, space)) continue
    const hovered = id === state.hover || id === state.cursor
    outline(g, state, port, space, 0.05)
    g.fillStyle = hovered ? 'rgba(255,206,84,.44)' : 'rgba(255,214,110,.24)'
    g.fill()
    g.strokeStyle = 'rgba(60,38,4,.55)'
    g.lineWidth = Math.max(2.5, port.scale * 0.045) + 2
    g.stroke()
    g.strokeStyle = hovered ? '#fff1bf' : '#ffcf54'
    g.lineWidth = Math.max(2, port.scale * 0.04)
    g.stroke()
  }
}

function rim(g: G, state: MapState, port: Port, id: string, inner: string, outer: string, width: number): void {
  const space = state.spaces.byId.get(id)
  if (!space) return
  outline(g, state, port, space, 0.03)
  g.strokeStyle = outer
  g.lineWidth = width + 2.5
  g.stroke()
  g.strokeStyle = inner
  g.lineWidth = width
  g.stroke()
}

/** Draws everything; returns whether anything is on the canvas. */
function drawOverlay(g: G, state: MapState, ratio: number, focused: boolean): boolean {
  const { port, high } = state
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.clearRect(0, 0, g.canvas.width, g.canvas.height)
  g.setTransform(ratio, 0, 0, ratio, 0, 0)
  g.lineJoin = 'round'
  fills(g, state, port)
  legal(g, state, port)
  for (const ref of high.lit ?? []) {
    if ('space' in ref) rim(g, state, port, ref.space, '#f7e9c3', '#7b2d12', 3)
  }
  if (state.hover) rim(g, state, port, state.hover, 'rgba(255,250,232,.85)', 'rgba(30,22,10,.35)', 1.5)
  if (state.cursor && focused) rim(g, state, port, state.cursor, '#fffbe9', '#1b3a5c', 3)
  labels(g, state, port)
  return Boolean(high.overlay || high.spaces?.length || high.lit?.length || state.hover || (state.cursor && focused))
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
      const used = g ? drawOverlay(g, state, ratio, focused) : false
      canvas.style.display = used ? '' : 'none'
      canvas.style.transform = ''
      drawn = port
    },
  }
}
