// Who holds a space, seen from afar: a band of the holder's colour inside its border, two colours where it is contested.
import type { MarkView } from '@merkur/table'
import { colourOf } from './colour.ts'
import { meetsBox, outlineOf } from './outline.ts'
import { visible } from './port.ts'
import type { MapState } from './state.ts'

const STATES = new Set(['held', 'owned', 'contested'])

/** Whether a mark is the state of its whole space and not a sign in it. */
export const isState = (mark: Pick<MarkView, 'glyph'>): boolean => STATES.has(mark.glyph)

/** Draws all states in sight; the canvas is in plane units. */
export function drawBands(g: CanvasRenderingContext2D, state: MapState): void {
  const { port, palette } = state
  const box = visible(port)
  const px = 1 / port.scale
  const wide = Math.min(9, Math.max(3, port.scale * 0.22)) * px
  // What an overlay fills shows the overlay's colour alone.
  const filled = new Set(state.high.overlay?.fills.map((fill) => fill.space))
  for (const mark of Object.values(state.view.marks)) {
    const space = isState(mark) && !filled.has(mark.space) ? state.spaces.byId.get(mark.space) : undefined
    if (!space || !meetsBox(state.spaces, space, box)) continue
    const path = outlineOf(state.board, space)
    const colour = colourOf(mark.colour, palette)
    g.save()
    g.clip(path)
    const strong = mark.glyph !== 'owned'
    g.globalAlpha = strong ? 0.13 : 0.05
    g.fillStyle = colour
    g.fill(path)
    g.globalAlpha = strong ? 0.82 : 0.5
    g.strokeStyle = colour
    // Half of the stroke is clipped away.
    g.lineWidth = strong ? 2 * wide : 1.1 * wide
    if (!strong) g.setLineDash([5 * px, 4 * px])
    g.stroke(path)
    if (mark.glyph === 'contested') {
      g.strokeStyle = colourOf(mark.other, palette)
      g.setLineDash([9 * px, 9 * px])
      g.globalAlpha = 1
      g.stroke(path)
    }
    g.restore()
  }
}
