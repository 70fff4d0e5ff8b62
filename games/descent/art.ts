// The drawn map, loaded only by clients that draw.
import type { BoardArt } from '@merkur/table'

/** Layers and heights of the one board. */
export async function art(): Promise<BoardArt> {
  const [layers, relief] = await Promise.all([import('./box/art/layers.json'), import('./box/art/relief.json')])
  return { layers: layers.default, relief: relief.default }
}
