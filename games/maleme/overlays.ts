// What a player may lay over the map: fields of fire, reach and its risks, stars, company areas, stacks.
import { type Ref, type SeatId, text } from '@merkur/engine'
import type { OverlayDef, OverlayView } from '@merkur/table'
import { fieldOfFire, fieldOfUnit } from './overlays/fire.ts'
import { companyAreas, stacks, starControl } from './overlays/ground.ts'
import { reach, risk } from './overlays/reach.ts'
import type { Maleme, Unit } from './state.ts'

interface Overlay extends Omit<OverlayDef, 'name'> {
  /** Fills, lines and legend; `unit` is the one asked about, for overlays about a piece. */
  readonly draw: (s: Maleme, seat: SeatId, unit: Unit) => Omit<OverlayView, 'id' | 'title'> | null
}

/** All overlays with their keys. */
export const overlays: readonly Overlay[] = [
  { id: 'allied-fire', key: 'a', about: 'board', draw: (s) => fieldOfFire(s, 'allied') },
  { id: 'german-fire', key: 'g', about: 'board', draw: (s) => fieldOfFire(s, 'german') },
  { id: 'unit-fire', key: 'f', about: 'piece', draw: (s, _seat, unit) => fieldOfUnit(s, unit) },
  { id: 'reach', key: 'm', about: 'piece', draw: (s, seat, unit) => reach(s, seat, unit) },
  { id: 'risk', key: 'd', about: 'piece', draw: (s, _seat, unit) => risk(s, unit) },
  { id: 'stars', key: 's', about: 'board', draw: (s) => starControl(s) },
  { id: 'companies', key: 'c', about: 'board', draw: (s) => companyAreas(s) },
  { id: 'stacks', key: 't', about: 'board', draw: (s) => stacks(s) },
]

/**
 * An overlay by its id. All of them read what lies open on the map, so every seat gets the same answer; only the reach
 * of a unit adds the keys to play for the seat that may move it. Null for an unknown overlay, or without the unit it asks about.
 */
export function overlay(s: Maleme, seat: SeatId, id: string, ref?: Ref): OverlayView | null {
  const found = overlays.find((o) => o.id === id)
  if (!found) return null
  const unit = ref && 'piece' in ref ? s.box.units.findIndex((u) => u.id === ref.piece) : -1
  if (found.about === 'piece' && unit < 0) return null
  const view = found.draw(s, seat, unit)
  if (!view) return null
  const title = found.about === 'piece' && ref ? text(`overlay.${id}-of`, { unit: ref }) : text(`overlay.${id}`)
  return { id, title, ...view }
}
