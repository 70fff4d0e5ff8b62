// The ground as the map and the Terrain Effects Chart print it, read without the rules: directions, limits, where a unit may go.
import { cell } from '@merkur/engine'
import { BLOCKED, MOUNTAIN, RIVER, ROAD, STREAM, TRAIL } from '../../board.ts'
import { DISPERSED, printed, TRAVEL } from '../../box.ts'
import type { Space, Unit } from '../../state.ts'
import { def, fighters, hexName, type Sheet } from './sheet.ts'

export const groundOf = (hex: Space): string => printed.grounds[cell(printed.ground, hex)]?.id ?? ''
export const isCoast = (hex: Space): boolean => cell(printed.coast, hex) === 1
export const isCovered = (hex: Space): boolean => ['city', 'forest'].includes(groundOf(hex))
export const isBad = (hex: Space): boolean => ['city', 'forest', 'rough'].includes(groundOf(hex))
const chart = (id: string) => printed.tables.terrain.find((t) => t.id === id)

/** The neighbour of a hex in a direction of the compass rose; -1 off the map. West columns grow westward: the eye sees the drawn map. */
export function compass(hex: Space, direction: string): Space {
  for (let d = 0; d < 6; d++) {
    const to = cell(printed.board.around, 6 * hex + d)
    if (to < 0) continue
    const east = (printed.board.x[to] ?? 0) > (printed.board.x[hex] ?? 0)
    const down = (printed.board.y[to] ?? 0) - (printed.board.y[hex] ?? 0)
    const row = Math.abs(down) < 0.1 ? '' : down < 0 ? 'N' : 'S'
    if (`${row}${east ? 'E' : 'W'}` === direction) return to
  }
  return -1
}

/** The neighbours of every hex and the hexsides to them, looked up once. */
const rings = Array.from({ length: printed.hexes }, (_, hex) =>
  [0, 1, 2, 3, 4, 5].flatMap((d) => {
    const to = cell(printed.board.around, 6 * hex + d)
    return to < 0 ? [] : [{ to, side: cell(printed.sides, cell(printed.sideToward, 6 * hex + d)) }]
  }),
)
export const around = (hex: Space): readonly { readonly to: Space; readonly side: number }[] => rings[hex] ?? []

/** 10.1, 10.12, 20.61 */
export const limitOf = (hex: Space): number => Number(chart(groundOf(hex))?.stack)
export const weightIn = (p: Sheet, u: Unit, hex: Space): number =>
  def(u).type === 'static-artillery' && !isCoast(hex) ? 0 : (p.strength[u] ?? 0)
export const load = (p: Sheet, hex: Space): number => fighters(p, hex).reduce((n, u) => n + weightIn(p, u, hex), 0)

export const isMountain = (side: number): boolean => (side & MOUNTAIN) !== 0

/** The bridge between two hexes that touch, by its number; -1 for none. */
function bridgeBetween(from: Space, to: Space): number {
  const ends = [hexName(from), hexName(to)].sort().join()
  const edge = printed.tables.edges.find((e) => e.bridge !== '' && [e.a, e.b].sort().join() === ends)
  return edge ? printed.bridges.findIndex((b) => b.id === `${edge.a}-${edge.b}`) : -1
}

/** Whether a road or trail leads from hex to hex; a destroyed bridge cuts it (ruling M97). */
export const isRoute = (p: Sheet, from: Space, to: Space): boolean =>
  around(from).some((x) => x.to === to && (x.side & (ROAD | TRAIL)) !== 0) && p.bridge[bridgeBetween(from, to)] !== 1

/** 4.5, 20.2, 20.5, 20.6 */
export const isGun = (u: Unit): boolean => ['artillery', 'anti-tank', 'flak', 'static-artillery'].includes(def(u).type)

/** 11.14 Whether the chart lets a unit in this mode into the hex over that hexside (9.31, 11.11, 11.12, 20.73). */
export function mayEnter(p: Sheet, u: Unit, mode: number, from: Space, to: Space): boolean {
  if (isGun(u) && mode !== TRAVEL) return false
  const vehicle = ['armor', 'reconnaissance', 'cavalry-machine-gun'].includes(def(u).type)
  const mountain = def(u).nation === 'mountain' && !vehicle
  const isOpen = (id: string): boolean => {
    const row = chart(id)
    const foot = [mountain ? row?.dispersed_mountain : null, mountain ? row?.concentrated_mountain : null]
    const price =
      mode === TRAVEL
        ? row?.travel
        : mode === DISPERSED
          ? (foot[0] ?? (vehicle ? row?.dispersed_vehicle : row?.dispersed))
          : (foot[1] ?? (vehicle ? row?.concentrated_vehicle : row?.concentrated))
    return Number.isFinite(price)
  }
  const side = around(from).find((x) => x.to === to)?.side ?? BLOCKED
  if (side & BLOCKED || groundOf(to) === 'all-sea') return false
  const bridge = bridgeBetween(from, to)
  const bridged = bridge >= 0 && p.bridge[bridge] !== 1
  if (!bridged && ((side & RIVER && !isOpen('river')) || (side & STREAM && !isOpen('stream')))) return false
  const route = mode !== DISPERSED && isRoute(p, from, to)
  return route || (isOpen(groundOf(to)) && (!isMountain(side) || isOpen('mountain')))
}
