// From afar counters are too small to be drawn: each space shows how many counters each side has there, near ones together.
import { colourOf, mixed, readable } from './colour.ts'
import { LEAST } from './counters.ts'
import { visible } from './port.ts'
import type { MapState } from './state.ts'

/** Counters of one neighbourhood: its middle on the screen, how many by seat, and what is lit among them. */
export interface Cluster {
  readonly x: number
  readonly y: number
  readonly counts: ReadonlyMap<string, number>
  readonly light: 'chosen' | 'legal' | ''
  /** One of its spaces, and how many counters it has. */
  readonly space: string
  readonly total: number
}

/** Spaces whose middles are nearer than this on the screen share a chip, in pixels. */
const NEAR = 30

interface Group {
  readonly space: string
  x: number
  y: number
  total: number
  counts: Map<string, number>
  light: Cluster['light']
}

/** The clusters in the window: of counters that are narrower than can be drawn one by one. */
export function clustersIn(state: MapState): Cluster[] {
  const { port } = state
  const box = visible(port)
  const legal = new Set(state.high.pieces)
  const chosen = new Set(state.high.selected)
  const groups: Group[] = []
  const bySpace = new Map<string, Group>()
  for (const { piece, space: id } of Object.values(state.view.counters)) {
    const space = state.spaces.byId.get(id)
    const seat = state.pieces.get(piece)?.seat
    if (!space || seat === undefined) continue
    if ((space.slots?.width ?? state.board.counter) * port.scale >= LEAST) continue
    if (space.x < box[0] || space.x > box[2] || space.y < box[1] || space.y > box[3]) continue
    let group = bySpace.get(id)
    if (!group) {
      const x = (space.x - port.x) * port.scale
      const y = (space.y - port.y) * port.scale
      group = groups.find((other) => Math.abs(other.x - x) < NEAR && Math.abs(other.y - y) < NEAR * 0.7)
      if (!group) {
        group = { space: id, x, y, total: 0, counts: new Map(), light: '' }
        groups.push(group)
      }
      bySpace.set(id, group)
    }
    group.total++
    group.counts.set(seat, (group.counts.get(seat) ?? 0) + 1)
    if (chosen.has(piece)) group.light = 'chosen'
    else if (legal.has(piece) && group.light === '') group.light = 'legal'
  }
  return groups
}

/** The cluster whose chip lies under a point of the screen, or null. */
export const clusterAt = (state: MapState, x: number, y: number): Cluster | null =>
  clustersIn(state).find((c) => Math.abs(c.x - x) < 6 + 9 * c.counts.size && Math.abs(c.y - y) < 12) ?? null

const RIMS = { chosen: '#0f3f86', legal: '#ffcf54', '': '#20160e' } as const

/** Draws the chips; the canvas is in pixels. */
export function drawChips(g: CanvasRenderingContext2D, state: MapState): void {
  g.font = "700 11px 'B612', 'IBM Plex Sans Condensed', sans-serif"
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  for (const { x, y, counts, light } of clustersIn(state)) {
    const parts = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
    const widths = parts.map(([, n]) => (n > 9 ? 20 : 15))
    const whole = widths.reduce((a, b) => a + b, 0)
    let left = x - whole / 2
    g.beginPath()
    g.roundRect(left - 2, y - 10, whole + 4, 19, 5)
    g.fillStyle = RIMS[light]
    g.fill()
    parts.forEach(([seat, n], i) => {
      const w = widths[i] ?? 15
      const colours = state.palette[state.colours.get(seat) ?? '']
      const ground = colourOf(state.colours.get(seat), state.palette, '#b8a98a')
      g.fillStyle = ground
      g.fillRect(left, y - 8, w, 15)
      g.fillStyle = mixed(ground, '#ffffff', 0.3)
      g.fillRect(left, y - 8, w, 2)
      g.fillStyle = readable(colours?.ink ?? '#1c1712', ground)
      g.fillText(String(n), left + w / 2, y + 0.5)
      left += w
    })
  }
}
