// Doors between the parts of a board: a plate with the name of the other side; a press on it travels there.
import type { BoardGate } from '@merkur/table'
import type { Port } from './port.ts'
import type { MapState } from './state.ts'
import { escaped, svg } from './svg.ts'
import { UNIT } from './unit.ts'

/** Doors are shown while counters of the board are at least and at most so many pixels wide. */
const LEAST = 2.4
const MOST = 150

/** Width of a plate in pixels. */
const widthOf = (name: string): number => name.length * 8.2 + 34

/** A plate with an arrow, 24 pixels high, around 0,0. */
function plate(name: string): string {
  const w = widthOf(name)
  return (
    `<rect x="${-w / 2}" y="-12" width="${w}" height="24" rx="12" fill="#fbf4de" stroke="#5b2413" stroke-width="1.8"/>` +
    `<path d="M${w / 2 - 17},-5 L${w / 2 - 9},0 L${w / 2 - 17},5" fill="none" stroke="#8c2a16" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<text x="-7" y="5" font-size="14.5" text-anchor="middle" fill="#3a1a0c" class="map-gate-name">${escaped(name)}</text>`
  )
}

export interface Gates {
  /** Shows those that fit the window: of the two ways through a door the one that leads out of what is looked at. */
  look(port: Port): void
}

/** The doors of a board; `go` is called with the space on the other side. */
export function gatesIn(group: SVGGElement, state: MapState, go: (space: string) => void): Gates {
  const doors = (state.board.gates ?? []).flatMap((gate: BoardGate) => {
    const from = state.spaces.byId.get(gate.from)
    const to = state.spaces.byId.get(gate.to)
    if (!from || !to) return []
    const g = svg('g', { class: 'map-gate' })
    g.style.display = 'none'
    const name = to.name.replace(/ *[-(–].*/, '')
    g.innerHTML = plate(name)
    g.addEventListener('click', (event) => {
      event.stopPropagation()
      go(gate.to)
    })
    group.append(g)
    return [{ g, gate, from, to, shown: false, wide: widthOf(name), transform: '' }]
  })
  return {
    look(port) {
      const { scale } = port
      const pixels = state.board.counter * scale
      const fits = pixels >= LEAST && pixels < MOST
      const k = (UNIT / scale).toFixed(3)
      const cx = port.x + port.width / scale / 2
      const cy = port.y + port.height / scale / 2
      const away = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - cx, y - cy)
      const placed: typeof doors = []
      for (const door of doors) {
        const outward = fits && away(door.to) >= away(door.from)
        // Where plates would cover each other the first one stands for all.
        const free = placed.every(
          (p) =>
            Math.abs(p.gate.x - door.gate.x) * scale > (p.wide + door.wide) / 2 ||
            Math.abs(p.gate.y - door.gate.y) * scale > 26,
        )
        const shown = outward && free
        if (shown) placed.push(door)
        if (shown !== door.shown) door.g.style.display = shown ? '' : 'none'
        door.shown = shown
        // Plates keep their size on the screen.
        const { x, y } = door.gate
        const transform = `translate(${x * UNIT} ${y * UNIT}) scale(${k})`
        if (shown && door.transform !== transform) {
          door.transform = transform
          door.g.setAttribute('transform', transform)
        }
      }
    },
  }
}
