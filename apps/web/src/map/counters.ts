// The layer of counters: each a named button, placed in the plane, drawn anew only when it changes.
import type { Box } from '../theme/art.ts'
import { detailAt, drawCounter } from './counter.ts'
import type { Detail } from './counter-drawing.ts'
import { inSight } from './cull.ts'
import { walkingTime } from './motion.ts'
import { spokenPiece } from './speech.ts'
import { fanned, type Place, pileAt, placesIn } from './stacks.ts'
import type { MapState } from './state.ts'
import { ordered, svg } from './svg.ts'
import { UNIT } from './unit.ts'

/** Counters narrower than this many pixels are not drawn one by one: their space shows how many there are. */
export const LEAST = 17

interface Node {
  readonly g: SVGGElement
  /** What is pressed and spoken: the drawing below it is a picture. */
  readonly button: SVGRectElement
  readonly face: SVGGElement
  /** What is drawn; another key means: draw anew. */
  key: string
  place: Place
  shown: boolean
  label: string
}

export interface Counters {
  /** Takes over view and lights. `ways`: spaces a piece walked, for the motion; null = nothing moves. */
  update(state: MapState, ways: Readonly<Record<string, readonly string[]>> | null): void
  /**
   * Hides what is out of sight and draws what came into it at the right detail. While hands are moving the window nothing
   * that is drawn is hidden or drawn anew: the whole layer would have to be.
   */
  look(state: MapState, box: Box, moving: boolean): void
  /** Where a counter lies now. */
  placeOf(piece: string): Place | null
  /** Carries a counter to a point of the plane, above all others; null lays it back where it belongs. */
  lift(piece: string, at: { readonly x: number; readonly y: number } | null): void
  /** The pile a counter lies in, itself included. */
  pileOf(piece: string): readonly Place[]
  /** The one counter that the Tab key reaches. */
  reach(piece: string | null): void
  focus(piece: string): void
  ids(): readonly string[]
}

const RIM =
  '<rect class="map-glow" x="-13" y="-13" width="126" height="128" rx="22"/><rect class="map-rim" x="-6" y="-6" width="112" height="114" rx="16"/>'
const VEIL = '<rect class="map-veil" x="-1" y="-1" width="102" height="105" rx="12"/>'

/** The layer inside an SVG group. */
export function countersIn(group: SVGGElement): Counters {
  const nodes = new Map<string, Node>()
  let places = new Map<string, Place>()
  let reached: string | null = null
  let order: string[] = []

  function nodeFor(id: string, place: Place): Node {
    const known = nodes.get(id)
    if (known) return known
    const g = svg('g', { 'data-piece': id, class: 'map-counter' })
    g.innerHTML = RIM
    const face = svg('g', { 'aria-hidden': 'true' })
    g.append(face)
    g.insertAdjacentHTML('beforeend', VEIL)
    const button = svg('rect', { role: 'button', tabindex: -1, class: 'map-touch', width: 100, height: 103 })
    g.append(button)
    const node: Node = { g, button, face, key: '', place, shown: true, label: '' }
    nodes.set(id, node)
    return node
  }

  function put(node: Node, place: Place): void {
    const { width } = place
    node.place = place
    const k = (width * UNIT) / 100
    node.g.style.transform = `translate(${((place.x - width / 2) * UNIT).toFixed(2)}px, ${((place.y - width / 2) * UNIT).toFixed(2)}px) scale(${k.toFixed(4)})`
  }

  function walk(node: Node, state: MapState, from: Place, to: Place, way: readonly string[]): void {
    const stops = [from, ...way.slice(1, -1).flatMap((id) => state.spaces.byId.get(id) ?? []), to]
    const frames = stops.map((s) => {
      const width = 'width' in s ? s.width : to.width
      const k = ((width * UNIT) / 100).toFixed(4)
      return {
        transform: `translate(${((s.x - width / 2) * UNIT).toFixed(2)}px, ${((s.y - width / 2) * UNIT).toFixed(2)}px) scale(${k})`,
      }
    })
    node.g.animate(frames, { duration: walkingTime(stops.length - 1, state.motion), easing: 'ease-in-out' })
  }

  /** Draws a counter's face if it changed. */
  function paint(node: Node, state: MapState, id: string, detail: Detail): void {
    const counter = state.view.counters[id]
    const piece = state.pieces.get(id)
    const face = piece?.faces[counter?.face ?? 0] ?? piece?.faces[0]
    if (!counter || !piece || !face) return
    const badges = counter.badges.map((b) => b.id + b.short + b.tone).join()
    const key = [counter.face, badges, counter.figures?.join() ?? '', state.style, detail].join('|')
    if (node.key === key) return
    node.key = key
    const colours = state.palette[piece.colour] ?? { ground: '#b8a98a', ink: '#1c1712', edge: '#5b4c34' }
    node.face.innerHTML = drawCounter({
      short: piece.short,
      face,
      badges: counter.badges,
      ...(counter.figures ? { figures: counter.figures } : {}),
      colours,
      style: state.style,
      detail,
    })
  }

  function arrange(state: MapState): Map<string, Place> {
    const bySpace = new Map<string, { id: string; z: number }[]>()
    for (const counter of Object.values(state.view.counters)) {
      if (!state.spaces.byId.has(counter.space) || !state.pieces.has(counter.piece)) continue
      const list = bySpace.get(counter.space)
      if (list) list.push({ id: counter.piece, z: counter.z })
      else bySpace.set(counter.space, [{ id: counter.piece, z: counter.z }])
    }
    const next = new Map<string, Place>()
    for (const [spaceId, list] of bySpace) {
      const space = state.spaces.byId.get(spaceId)
      if (!space) continue
      const ids = list.sort((a, b) => a.z - b.z).map((c) => c.id)
      const seatOf = (id: string): string => state.pieces.get(id)?.seat ?? ''
      for (const place of placesIn(space, ids, state.board.counter, seatOf)) next.set(place.id, place)
    }
    return next
  }

  function pileOf(piece: string): readonly Place[] {
    const here = places.get(piece)
    return here ? pileAt(places.values(), here) : []
  }

  return {
    update(state, ways) {
      const before = places
      places = arrange(state)
      for (const [id, node] of nodes) {
        if (places.has(id)) continue
        node.g.remove()
        nodes.delete(id)
      }
      // From the top of the board down, bottom of the pile first, the fan over everything.
      const pile = state.fan !== null && places.has(state.fan) ? pileOf(state.fan) : []
      const spread = new Map<string, Place>()
      if (state.fan !== null && pile.length > 1) {
        const { port } = state
        const room: Box = [port.x, port.y, port.x + port.width / port.scale, port.y + port.height / port.scale]
        for (const place of fanned(pile, state.fan, room)) spread.set(place.id, place)
      }
      order = [...places.keys()].sort((a, b) => {
        const p = places.get(a)
        const q = places.get(b)
        if (!p || !q) return 0
        const fan = Number(spread.has(a)) - Number(spread.has(b))
        return fan || p.pile[1] - q.pile[1] || p.pile[0] - q.pile[0] || p.z - q.z
      })
      const { high } = state
      const choosing = (high.pieces?.length ?? 0) > 0
      const legal = new Set(high.pieces)
      const chosen = new Set(high.selected)
      const lit = new Set((high.lit ?? []).flatMap((r) => ('piece' in r ? [r.piece] : [])))
      for (const id of order) {
        const home = places.get(id)
        if (!home) continue
        const place = spread.get(id) ?? home
        const fresh = !nodes.has(id)
        const node = nodeFor(id, place)
        const was = node.place
        if (fresh || was.x !== place.x || was.y !== place.y || was.width !== place.width) {
          put(node, place)
          const old = before.get(id)
          const moved = old && Math.hypot(old.x - home.x, old.y - home.y) > home.width * 0.5
          if (ways && moved && !spread.has(id)) walk(node, state, was, place, ways[id] ?? [])
        }
        const light = chosen.has(id) ? 'chosen' : legal.has(id) ? 'legal' : lit.has(id) ? 'lit' : choosing ? 'dim' : ''
        if (node.g.dataset.state !== light) node.g.dataset.state = light
        const piece = state.pieces.get(id)
        const counter = state.view.counters[id]
        const label = piece && counter ? spokenPiece(state, piece, counter) : id
        if (node.label !== label) {
          node.label = label
          node.button.setAttribute('aria-label', label)
        }
        if (chosen.has(id)) node.button.setAttribute('aria-pressed', 'true')
        else node.button.removeAttribute('aria-pressed')
      }
      ordered(
        group,
        order.flatMap((id) => nodes.get(id)?.g ?? []),
      )
      if (reached === null || !nodes.has(reached)) this.reach(order[order.length - 1] ?? null)
    },
    look(state, box, moving) {
      for (const [id, node] of nodes) {
        const pixels = node.place.width * state.port.scale
        const shown = pixels >= LEAST && inSight(node.place, box)
        if (shown !== node.shown && (shown || !moving)) {
          node.shown = shown
          // The focused counter stays in the page, or the keyboard would lose its place.
          node.g.style.display = shown || node.button === document.activeElement ? '' : 'none'
        }
        if (shown && (!moving || node.key === '')) paint(node, state, id, detailAt(pixels))
      }
    },
    placeOf: (piece) => nodes.get(piece)?.place ?? null,
    lift(piece, at) {
      const node = nodes.get(piece)
      const home = places.get(piece)
      if (!node || !home) return
      put(node, at ? { ...home, ...at } : home)
      if (at) group.append(node.g)
      else
        ordered(
          group,
          order.flatMap((id) => nodes.get(id)?.g ?? []),
        )
    },
    pileOf,
    reach(piece) {
      if (reached !== null) nodes.get(reached)?.button.setAttribute('tabindex', '-1')
      reached = piece
      if (piece !== null) nodes.get(piece)?.button.setAttribute('tabindex', '0')
    },
    focus(piece) {
      const node = nodes.get(piece)
      if (!node) return
      node.g.style.display = ''
      node.button.focus({ preventScroll: true })
    },
    ids: () => order,
  }
}
