// A track drawn round as a watch, in the place the art keeps free for it.
import type { TrackView } from '@merkur/table'
import { colourOf, readable } from './colour.ts'
import type { MapState } from './state.ts'
import { svg } from './svg.ts'
import { UNIT } from './unit.ts'

const INK = '#3a2c1c'

/** The dial of a track: one field a step, clockwise, the first step where its label stands on a clock. */
export function angleOf(track: TrackView, step: number): number {
  const first = /^(\d{1,2})[:.]?(\d{2})?/.exec(track.steps[0]?.label ?? '')
  const hours = first ? Number(first[1]) + Number(first[2] ?? 0) / 60 : 12
  const start = ((hours % 12) / 12) * 2 * Math.PI
  return start + (step / Math.max(1, Math.min(24, track.steps.length))) * 2 * Math.PI
}

/** An hour as a watch shows it: 13 is 1. Other labels stay. */
const twelve = (label: string): string => (/^\d+$/.test(label) ? String(Number(label) % 12 || 12) : label)

/** The hand of the watch, toward an angle. */
function hand(r: number, a: number): string {
  const at = (k: number, q: number): string =>
    `${(k * r * Math.sin(q)).toFixed(1)},${(-k * r * Math.cos(q)).toFixed(1)}`
  const d = `M${at(0.1, a + Math.PI)} L${at(0.035, a + Math.PI / 2)} L${at(0.66, a)} L${at(0.035, a - Math.PI / 2)} Z`
  return `<path d="${d}" fill="${INK}" stroke="#f5edd6" stroke-width="1.5"/><circle r="${r * 0.05}" fill="${INK}"/>`
}

function dial(track: TrackView, r: number): string {
  const n = Math.min(24, track.steps.length)
  const parts = [
    `<circle cx="3" cy="5" r="${r}" fill="#140d05" opacity=".22"/>`,
    `<circle r="${r}" class="map-dial" stroke="${INK}" stroke-width="3.2"/>`,
    `<circle r="${r * 0.955}" fill="none" stroke="${INK}"/><circle r="${r * 0.62}" fill="none" stroke="${INK}"/>`,
  ]
  for (let i = 0; i < n; i++) {
    const a = angleOf(track, i)
    const b = a + Math.PI / n
    const at = (k: number, q: number): string =>
      `${(k * r * Math.sin(q)).toFixed(1)},${(-k * r * Math.cos(q)).toFixed(1)}`
    parts.push(`<path d="M${at(0.62, b)} L${at(0.955, b)}" stroke="${INK}" opacity=".55"/>`)
    const label = track.steps[i]?.label ?? ''
    const [hour = '', minutes] = label.split(/[:.]/)
    const whole = minutes === undefined || minutes === '00'
    const [x, y] = at(0.79, a).split(',')
    parts.push(
      `<text x="${x}" y="${y}" dy=".35em" font-size="${r * (whole ? 0.135 : 0.075)}" text-anchor="middle" fill="${INK}" class="map-title${whole ? ' map-strong' : ''}">${whole ? twelve(hour) : minutes}</text>`,
    )
  }
  return parts.join('')
}

/** Draws the first track that asks to be a watch; nothing where the art keeps no place for one. */
export function drawWatch(
  group: SVGGElement,
  state: MapState,
  place: { x: number; y: number; r: number } | undefined,
): void {
  group.replaceChildren()
  const track = place && Object.values(state.view.tracks ?? {}).find((t) => t.watch)
  if (!place || !track) return
  const r = place.r * UNIT
  const g = svg('g', { role: 'img', transform: `translate(${place.x * UNIT} ${place.y * UNIT})` })
  const spoken = track.tokens.map(
    (t) => `${state.words(t.label)}: ${track.steps.find((s) => s.id === t.step)?.label ?? t.step}`,
  )
  g.setAttribute('aria-label', `${state.words(track.title)}. ${spoken.join('. ')}`)
  const title = state.words(track.title)
  const perStep = new Map<string, number>()
  const tokens = track.tokens.map((token) => {
    const step = track.steps.findIndex((s) => s.id === token.step)
    if (step < 0) return ''
    const n = perStep.get(token.step) ?? 0
    perStep.set(token.step, n + 1)
    const a = angleOf(track, step)
    const k = 0.79 - n * 0.2
    const colour = colourOf(token.colour, state.palette, '#b3261e')
    const x = k * r * Math.sin(a)
    const y = -k * r * Math.cos(a)
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle cx="1.5" cy="2.5" r="${r * 0.115}" fill="#140d05" opacity=".35"/><circle r="${r * 0.115}" fill="${colour}" stroke="#fff6dc" stroke-width="2.4"/><text dy=".36em" font-size="${r * (token.short.length > 2 ? 0.075 : 0.1)}" text-anchor="middle" fill="${readable('#fff6dc', colour)}" class="map-badge">${token.short}</text></g>`
  })
  const now = track.steps.findIndex((s) => s.id === track.tokens[0]?.step)
  const needle = now < 0 ? '' : hand(r, angleOf(track, now))
  g.innerHTML = `${dial(track, r)}${needle}<text y="${r * 0.3}" dy=".35em" font-size="${Math.min(r * 0.13, (r * 2.1) / Math.max(8, title.length))}" font-style="italic" text-anchor="middle" fill="${INK}" class="map-title">${title}</text>${tokens.join('')}`
  group.append(g)
}
