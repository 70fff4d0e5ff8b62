// Marks on the map that are not units: stars, drop markers, flags, crosses, signs with a word.
import type { MarkView, SpaceDef } from '@merkur/table'
import { isState } from './bands.ts'
import { colourOf, mixed, readable } from './colour.ts'
import type { MapState } from './state.ts'
import { escaped, ordered, svg } from './svg.ts'
import { UNIT } from './unit.ts'

const PALE = '#f7eed6'
const DARK = '#1c1712'

function star(r: number): string {
  const points: string[] = []
  for (let i = 0; i < 10; i++) {
    const q = i % 2 ? r * 0.42 : r
    const a = -Math.PI / 2 + (i * Math.PI) / 5
    points.push(`${(q * Math.cos(a)).toFixed(2)},${(q * Math.sin(a)).toFixed(2)}`)
  }
  return points.join(' ')
}

/** A canopy with its lines, its middle at 0,0. */
const canopy = (fill: string, ink: string): string =>
  `<path d="M-20,-4 C-20,-30 20,-30 20,-4 Q13.4,-10 6.8,-4 Q0,-10 -6.8,-4 Q-13.4,-10 -20,-4 Z" fill="${fill}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="M-20,-4 L0,16 L20,-4 M-6.8,-4 L0,16 L6.8,-4" fill="none" stroke="${ink}" stroke-width="1.3"/><circle cy="18" r="3.4" fill="${ink}"/>`

function plate(text: string, ground: string): string {
  const w = Math.max(26, text.length * 9.4 + 12)
  return (
    `<rect x="${-w / 2 + 1.5}" y="-10" width="${w}" height="23" rx="4" fill="#140d05" opacity=".3"/>` +
    `<rect x="${-w / 2}" y="-12" width="${w}" height="23" rx="4" fill="${ground}" stroke="${mixed(ground, '#000000', 0.45)}" stroke-width="1.6"/>` +
    `<text y="5" font-size="15" text-anchor="middle" fill="${readable(DARK, ground)}" class="map-badge">${escaped(text)}</text>`
  )
}

/** The drawing of a mark around 0,0, about 40 units wide. */
function drawMark(mark: Pick<MarkView, 'glyph' | 'short'>, colour: string): string {
  const edge = mixed(colour, '#000000', 0.45)
  switch (mark.glyph) {
    case 'star':
      return `<polygon points="${star(17)}" fill="${PALE}" stroke="${PALE}" stroke-width="5" stroke-linejoin="round"/><polygon points="${star(15)}" fill="${colour}" stroke="${edge}" stroke-width="1.2" stroke-linejoin="round"/>`
    case 'chute':
      return `<g opacity=".92">${canopy('rgba(242,242,232,.82)', colour)}</g>`
    case 'drop':
      return (
        `<circle cx="2" cy="4" r="30" fill="#140d05" opacity=".3"/><circle r="30" fill="${colour}" stroke="${edge}" stroke-width="2"/><circle r="26" fill="none" stroke="${readable(PALE, colour)}" stroke-width="1.2" opacity=".7"/>` +
        `<g transform="translate(0 ${mark.short ? -7 : 1}) scale(.82)" >${canopy(mixed(colour, '#ffffff', 0.75), readable(DARK, colour))}</g>` +
        (mark.short
          ? `<text y="23" font-size="16" text-anchor="middle" fill="${readable(PALE, colour)}" class="map-badge">${escaped(mark.short)}</text>`
          : '')
      )
    case 'anchor':
      return `<circle r="15" fill="${PALE}" stroke="${colour}" stroke-width="3.4"/><path d="M0,-8 V9 M-5,-4 H5 M-8,3 Q-6,9.5 0,9.5 Q6,9.5 8,3" fill="none" stroke="${mixed(colour, '#000000', 0.35)}" stroke-width="2.6" stroke-linecap="round"/>`
    case 'flag':
      return `<path d="M-10,20 V-20" stroke="${DARK}" stroke-width="3" stroke-linecap="round"/><path d="M-9,-20 L18,-13 L-9,-4 Z" fill="${colour}" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round"/>`
    case 'cross':
      return `<path d="M-11,-11 L11,11 M11,-11 L-11,11" stroke="${PALE}" stroke-width="9" stroke-linecap="round"/><path d="M-11,-11 L11,11 M11,-11 L-11,11" stroke="${colour}" stroke-width="4.6" stroke-linecap="round"/>`
    case 'ring':
      return `<circle r="17" fill="none" stroke="${PALE}" stroke-width="8"/><circle r="17" fill="none" stroke="${colour}" stroke-width="4"/>`
    default:
      return plate(mark.short ?? mark.glyph, colour === '#4a4438' ? PALE : colour)
  }
}

/**
 * Where the marks of one space lie, from its middle, plane units: the big ones in the middle, the others along the lower
 * edge, below the figures of a counter and clear of a pile.
 */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0.42],
  [-0.34, 0.3],
  [0.34, 0.3],
  [-0.34, -0.3],
  [0.34, -0.3],
]
/** Marks that are drawn larger than the map when it is seen from afar. */
const FAR = new Set(['star', 'flag', 'ring'])
/** Their least width in pixels. */
export const FAR_PIXELS = 15
const CENTRAL = new Set(['drop', 'chute', 'flag'])

/** Where the mark number `n` of a space lies; -1: in the middle. */
function placeOf(space: SpaceDef, n: number): readonly [number, number] {
  const { signs } = space
  const at = signs && signs.length > 0 ? Math.max(0, n) % (signs.length / 2) : -1
  if (signs && at >= 0) return [signs[2 * at] ?? space.x, signs[2 * at + 1] ?? space.y]
  if (n < 0) return [space.x, space.y]
  const [u, v] = AROUND[n % AROUND.length] ?? [0, 0]
  return [space.x + u, space.y + v]
}

export interface Marks {
  update(state: MapState): void
}

/** Marks that stay in sight above counters. */
const ABOVE = new Set(['star', 'label', 'flag', 'anchor'])

/** The layers of marks, below and above the counters: named pictures, no buttons; a click on one goes to its space. */
export function marksIn(below: SVGGElement, above: SVGGElement): Marks {
  const nodes = new Map<string, { g: SVGGElement; key: string }>()
  return {
    update(state) {
      const perSpace = new Map<string, number>()
      const shown: SVGGElement[] = []
      const over: SVGGElement[] = []
      for (const mark of Object.values(state.view.marks)) {
        const space = state.spaces.byId.get(mark.space)
        if (!space || isState(mark)) continue
        const n = CENTRAL.has(mark.glyph) ? -1 : (perSpace.get(mark.space) ?? 0)
        if (n >= 0) perSpace.set(mark.space, n + 1)
        const [x, y] = placeOf(space, n)
        const colour = colourOf(mark.colour, state.palette)
        const label = state.words(mark.label)
        const k = space.slots ? space.slots.width / state.board.counter : 1
        const key = [mark.glyph, mark.short, colour, label, x, y].join('|')
        let node = nodes.get(mark.id)
        if (!node) {
          node = { g: svg('g', { role: 'img', 'data-glyph': mark.glyph }), key: '' }
          nodes.set(mark.id, node)
        }
        if (node.key !== key) {
          node.key = key
          node.g.setAttribute('transform', `translate(${x * UNIT} ${y * UNIT}) scale(${k})`)
          node.g.setAttribute('aria-label', `${label}, ${space.name}`)
          node.g.innerHTML = FAR.has(mark.glyph)
            ? `<g class="map-mark">${drawMark(mark, colour)}</g>`
            : drawMark(mark, colour)
        }
        if (ABOVE.has(mark.glyph)) over.push(node.g)
        else shown.push(node.g)
      }
      for (const [id, node] of nodes) {
        if (shown.includes(node.g) || over.includes(node.g)) continue
        node.g.remove()
        nodes.delete(id)
      }
      ordered(below, shown)
      ordered(above, over)
    },
  }
}
