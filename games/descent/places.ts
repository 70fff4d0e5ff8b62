// The places of the map that victory turns on: villages, Canea, an island (16.54, 33.5).
import { spaceOf } from '@merkur/board'
import type { GroundMap } from './board.ts'
import type { Tables } from './tables.ts'

type Hexes = readonly number[]

export interface Places {
  readonly majorVillages: Hexes
  readonly minorVillages: Hexes
  /** The hexes of Canea. */
  readonly canea: Hexes
  /** The hexes of Ay Theodhoroi. */
  readonly theodhoroi: Hexes
}

/** Reads the places off the tables of the map. */
export function makePlaces(t: Tables, map: GroundMap): Places {
  const where = (test: (m: Tables['map'][number]) => boolean): number[] =>
    t.map.filter(test).map((m) => spaceOf(map.board, m.hex, 'map.csv'))
  return {
    majorVillages: where((m) => m.village === 'major'),
    minorVillages: where((m) => m.village === 'minor'),
    canea: where((m) => m.terrain === 'city'),
    theodhoroi: where((m) => m.island === 'theodhoroi'),
  }
}
