// What a player may lay over the map: states of areas, objectives, reach, guns, anti-aircraft cover, ground, crowds.
import type { Ref, SeatId } from '@merkur/engine'
import { text } from '@merkur/engine'
import type { OverlayDef, OverlayView } from '@merkur/table'
import { control, crowds, type Drawn, flak, ground, objectives } from './overlays/areas.ts'
import { guns, influence, reach } from './overlays/counters.ts'
import type { Crete, Unit } from './state.ts'

interface Overlay extends Omit<OverlayDef, 'name'> {
  /** Fills, lines and legend; `unit` is the one asked about, for overlays about a piece. */
  readonly draw: (s: Crete, seat: SeatId, unit: Unit) => Drawn
}

/** All overlays with their keys. */
export const overlays: readonly Overlay[] = [
  { id: 'control', key: 'c', about: 'board', draw: (s) => control(s) },
  { id: 'objectives', key: 'o', about: 'board', draw: (s) => objectives(s) },
  { id: 'ground', key: 'd', about: 'board', draw: (s) => ground(s) },
  { id: 'flak', key: 'a', about: 'board', draw: (s) => flak(s) },
  { id: 'crowds', key: 't', about: 'board', draw: (s) => crowds(s) },
  { id: 'reach', key: 'm', about: 'piece', draw: (s, seat, unit) => reach(s, seat, unit) },
  { id: 'guns', key: 'g', about: 'piece', draw: (s, _seat, unit) => guns(s, unit) },
  { id: 'influence', key: 'i', about: 'piece', draw: (s, _seat, unit) => influence(s, unit) },
]

/**
 * An overlay by its id. All read what lies open on the map; only the reach of a counter adds the keys to play for the
 * seat that may move it. Null for an unknown overlay, or without the counter it asks about.
 */
export function overlay(s: Crete, seat: SeatId, id: string, ref?: Ref): OverlayView | null {
  const found = overlays.find((o) => o.id === id)
  if (!found) return null
  const unit = ref && 'piece' in ref ? s.box.units.findIndex((u) => u.id === ref.piece) : -1
  if (found.about === 'piece' && unit < 0) return null
  const title = found.about === 'piece' && ref ? text(`overlay.${id}-of`, { unit: ref }) : text(`overlay.${id}`)
  return { id, title, ...found.draw(s, seat, unit) }
}
