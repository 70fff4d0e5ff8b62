// The one list of games, each loaded when asked for.
import type { TableGame } from '@merkur/table'

/** A game as a shelf shows it. */
export interface CatalogueEntry {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly status: 'playable' | 'coming'
  /** Loads rules, box and table; absent while the game is coming. */
  readonly load?: () => Promise<TableGame>
  /** Not shown on the shelf; opened by its id. */
  readonly hidden?: true
}

/** A game of any state as the drivers see it. */
const open = (game: unknown): TableGame => game as TableGame

export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'maleme',
    title: '12 Hours at Maleme',
    subtitle: '20 May 1941: the fight for the aerodrome, platoon by platoon',
    status: 'playable',
    load: async () => open((await import('@merkur/maleme')).maleme),
  },
  {
    id: 'kreta',
    title: 'Kreta 1941',
    subtitle: 'The invasion from the first drop to the evacuation, battalion by battalion',
    status: 'playable',
    load: async () => open((await import('@merkur/kreta')).kreta),
  },
  {
    id: 'crete',
    title: 'Crète 1941: Opération Merkur',
    subtitle: 'The whole island in areas',
    status: 'playable',
    load: async () => open((await import('@merkur/crete')).crete),
  },
  {
    id: 'descent',
    title: 'Descent on Crete',
    subtitle: 'Every company that landed, on the ground it landed on',
    status: 'playable',
    load: async () => open((await import('@merkur/descent')).descent),
  },
  {
    id: 'marita',
    title: 'Marita-Merkur',
    subtitle: 'The Balkans in spring 1941, from the Metaxas line to Crete',
    status: 'coming',
  },
  {
    id: 'example',
    title: 'The Beach at Sfakia',
    subtitle: 'Two minutes on the last nights of May 1941: the game that shows how games are added',
    status: 'playable',
    load: async () => open((await import('@merkur/example')).example),
    hidden: true,
  },
]

/**
 * Loads a game by its id.
 * @throws RangeError that names the ids of playable games
 */
export async function loadGame(id: string): Promise<TableGame> {
  const load = catalogue.find((entry) => entry.id === id)?.load
  if (load) return load()
  const playable = catalogue.flatMap((entry) => (entry.load ? [entry.id] : []))
  throw new RangeError(`game: found '${id}'; allowed: ${playable.join(', ')}`)
}
