// Ways, arrows and lines of fire, above the counters.
import { colourOf } from './colour.ts'
import { type MapState, spaceOfEnd } from './state.ts'
import { svg } from './svg.ts'
import { UNIT } from './unit.ts'

const KINDS: Readonly<Record<string, { readonly colour: string; readonly dash: string; readonly head: boolean }>> = {
  fire: { colour: '#a8201a', dash: '9 7', head: true },
  move: { colour: '#a8201a', dash: '', head: true },
  supply: { colour: '#2f6b3c', dash: '2 7', head: false },
  command: { colour: '#2f5f9c', dash: '12 6', head: false },
}
const OTHER = { colour: '#5c3a14', dash: '6 5', head: false }

type Point = readonly [number, number]

function pointOf(state: MapState, id: string): Point | null {
  const space = state.spaces.byId.get(id)
  return space ? [space.x * UNIT, space.y * UNIT] : null
}

/** The last stretch shortened, so that a head stands before the middle of the space. */
function arrow(
  group: SVGGElement,
  points: readonly Point[],
  colour: string,
  dash: string,
  head: boolean,
  width: number,
): void {
  const last = points[points.length - 1]
  const before = points[points.length - 2]
  if (!last || !before) return
  const a = Math.atan2(last[1] - before[1], last[0] - before[0])
  const tip: Point = head ? [last[0] - Math.cos(a) * 16, last[1] - Math.sin(a) * 16] : last
  const end: Point = head ? [tip[0] - Math.cos(a) * 14, tip[1] - Math.sin(a) * 14] : last
  const d = [...points.slice(0, -1), end]
    .map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
  const line = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  group.append(svg('path', { ...line, stroke: '#fff6dc', 'stroke-width': width + 4, opacity: 0.75 }))
  group.append(
    svg('path', { ...line, stroke: colour, 'stroke-width': width, ...(dash ? { 'stroke-dasharray': dash } : {}) }),
  )
  if (!head) return
  const wing = (s: number): string =>
    `${(tip[0] - Math.cos(a + s) * 24).toFixed(1)},${(tip[1] - Math.sin(a + s) * 24).toFixed(1)}`
  group.append(
    svg('path', {
      d: `M${tip[0].toFixed(1)},${tip[1].toFixed(1)} L${wing(0.48)} L${wing(-0.48)} Z`,
      fill: colour,
      stroke: '#fff6dc',
      'stroke-width': 2,
    }),
  )
}

function path(group: SVGGElement, state: MapState, ids: readonly string[], colour: string): void {
  const pairs: Point[] = []
  for (const id of ids) {
    const point = pointOf(state, id)
    if (point) pairs.push(point)
  }
  if (pairs.length === 0) return
  arrow(group, pairs, colour, '1 11', true, 7)
  for (const [x, y] of pairs.slice(1, -1)) {
    group.append(svg('circle', { cx: x, cy: y, r: 7, fill: colour, stroke: '#fff6dc', 'stroke-width': 2.5 }))
  }
}

/** Draws all lines anew. */
export function drawLines(group: SVGGElement, state: MapState): void {
  group.replaceChildren()
  const { high, view } = state
  for (const line of high.overlay?.lines ?? []) path(group, state, line.path, colourOf(line.colour, state.palette))
  for (const { from, to, kind } of [...Object.values(view.lines), ...(high.arrows ?? [])]) {
    const a = spaceOfEnd(state, from)
    const b = spaceOfEnd(state, to)
    const start = a && pointOf(state, a)
    const end = b && pointOf(state, b)
    if (!start || !end || a === b) continue
    const look = KINDS[kind] ?? OTHER
    arrow(group, [start, end], look.colour, look.dash, look.head, 4.5)
  }
  if (high.path && high.path.length > 1) path(group, state, high.path, '#a8201a')
}
