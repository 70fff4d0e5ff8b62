// Where the map is entered and left: roads at its edges, beaches for landings, the east and south edges (26.1, 26.4, 33.42).
import { spaceOf } from '@merkur/board'
import type { GroundMap } from './board.ts'
import { distance } from './lines.ts'
import type { Tables } from './tables.ts'

type Hexes = readonly number[]

export interface Gates {
  /** 26.12 Road hexes of column 01 of the East map. */
  readonly eastRoads: Hexes
  /** 26.13 The three places near which Layforce lands, and the coast hexes within one of each. */
  readonly layforce: readonly { readonly anchor: number; readonly hexes: Hexes }[]
  /** 26.4 The beaches of Kastelli. */
  readonly kastelli: Hexes
  /** Hexes with coast. */
  readonly coasts: Hexes
  /** Land hexes of the east and the south edge. */
  readonly east: Hexes
  readonly south: Hexes
  /** 16.7 The two hexes of Maleme airfield, W0419 first. */
  readonly airfield: readonly [number, number]
  /** 28.43 The road to Sfakia. */
  readonly sfakia: number
  /** 31.5 Hexes of the East map from which a road or trail leads off it in the east or south. */
  readonly routesOut: Hexes
}

/** 26.13 The three places of code B. */
const LAYFORCE = ['E2122', 'E2516', 'E2411'] as const

/** Reads the gates off the tables of the map. */
export function makeGates(t: Tables, map: GroundMap): Gates {
  const place = (id: string): number => spaceOf(map.board, id, 'map.csv')
  const where = (test: (m: Tables['map'][number]) => boolean): number[] => t.map.filter(test).map((m) => place(m.hex))
  const landing = where((m) => m.landing === 'layforce')
  const last = (sheet: 'west' | 'east'): number =>
    t.map.reduce((most, m) => (m.sheet === sheet ? Math.max(most, m.row) : most), 0)
  const bottom = { west: last('west'), east: last('east') }
  return {
    eastRoads: where((m) => m.entry === 'A'),
    layforce: LAYFORCE.map((id) => ({
      anchor: place(id),
      hexes: landing.filter((hex) => distance(map, hex, place(id)) <= 1),
    })),
    kastelli: where((m) => m.landing === 'kastelli'),
    coasts: where((m) => m.sea === 'partial'),
    east: where((m) => m.sheet === 'east' && m.column === 1 && m.sea !== 'all'),
    south: where((m) => m.row === bottom[m.sheet] && m.sea !== 'all'),
    airfield: [place('W0419'), place('W0519')],
    sfakia: where((m) => m.entry === 'sfakia')[0] ?? -1,
    routesOut: t.exits.filter((x) => x.hex.startsWith('E') && x.edge !== 'W').map((x) => place(x.hex)),
  }
}
