// The elements a map is made of: the sheet, the overlay canvas, the layer of marks, counters and lines, and what a screen reader hears.
import { svg } from './svg.ts'

export interface Surface {
  readonly root: HTMLDivElement
  /** The sheet of paper; its tiles lie on it. */
  readonly sheet: HTMLDivElement
  readonly overlay: HTMLCanvasElement
  readonly layer: SVGSVGElement
  readonly watch: SVGGElement
  readonly marks: SVGGElement
  /** Marks that lie on the counters. */
  readonly above: SVGGElement
  readonly gates: SVGGElement
  readonly counters: SVGGElement
  readonly lines: SVGGElement
  readonly voice: HTMLDivElement
}

/** Builds them inside `element`. */
export function surfaceIn(element: HTMLElement, title: string): Surface {
  const root = document.createElement('div')
  root.className = 'map'
  root.tabIndex = 0
  root.setAttribute('role', 'application')
  root.setAttribute('aria-roledescription', 'map')
  root.setAttribute(
    'aria-label',
    `${title}. Arrow keys move the cursor, plus and minus zoom, Tab goes to the counters.`,
  )
  const sheet = document.createElement('div')
  const overlay = document.createElement('canvas')
  for (const drawn of [sheet, overlay]) drawn.setAttribute('aria-hidden', 'true')
  sheet.className = 'map-sheet'
  overlay.className = 'map-overlay'
  const layer = svg('svg', { class: 'map-layer', role: 'group', 'aria-label': 'Counters', width: 1, height: 1 })
  const watch = svg('g')
  const marks = svg('g', { class: 'map-marks' })
  const above = svg('g', { class: 'map-marks' })
  // The cursor walks over the same borders: gates are for the hand alone.
  const gates = svg('g', { class: 'map-gates', 'aria-hidden': 'true' })
  const counters = svg('g')
  const lines = svg('g', { class: 'map-lines', 'aria-hidden': 'true' })
  layer.append(watch, gates, marks, counters, above, lines)
  const voice = document.createElement('div')
  voice.className = 'map-voice'
  voice.setAttribute('aria-live', 'polite')
  root.append(sheet, overlay, layer, voice)
  element.append(root)
  return { root, sheet, overlay, layer, watch, marks, above, gates, counters, lines, voice }
}
