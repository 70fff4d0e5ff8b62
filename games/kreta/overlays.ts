// What a player may lay over the map: zones of control, reach, range, airfields and landing places, points, attacks owed.
import { cell, type Ref, type SeatId, text } from '@merkur/engine'
import type { OverlayDef, OverlayView } from '@merkur/table'
import { landingPlaces, owed, points, range, zones } from './overlays/ground.ts'
import { reach } from './overlays/reach.ts'
import type { Kreta, Unit } from './state.ts'

interface Overlay extends Omit<OverlayDef, 'name'> {
  /** Fills, lines and legend; `unit` is the one asked about, for overlays about a piece. */
  readonly draw: (s: Kreta, seat: SeatId, unit: Unit) => Omit<OverlayView, 'id' | 'title'> | null
}

/** All overlays with their keys. */
export const overlays: readonly Overlay[] = [
  { id: 'german-zones', key: 'g', about: 'board', draw: (s) => zones(s, 'german') },
  { id: 'british-zones', key: 'b', about: 'board', draw: (s) => zones(s, 'british') },
  { id: 'reach', key: 'm', about: 'piece', draw: (s, seat, unit) => reach(s, seat, unit) },
  { id: 'range', key: 'f', about: 'piece', draw: (s, _seat, unit) => range(s, unit) },
  { id: 'landing', key: 'a', about: 'board', draw: (s) => landingPlaces(s) },
  { id: 'points', key: 'p', about: 'board', draw: (s) => points(s) },
  { id: 'owed', key: 'o', about: 'board', draw: (s) => owed(s) },
]

/** Whether a seat may know where a unit is: face-down ones are known to their own side only. */
const isKnown = (s: Kreta, seat: SeatId, u: Unit): boolean => seat === 'british' || cell(s.at, u) >= 0

/** An overlay by its id; null for an unknown one, or without a unit that the seat knows of. */
export function overlay(s: Kreta, seat: SeatId, id: string, ref?: Ref): OverlayView | null {
  const found = overlays.find((o) => o.id === id)
  if (!found) return null
  const unit = ref && 'piece' in ref ? s.box.units.findIndex((u) => u.id === ref.piece) : -1
  if (found.about === 'piece' && (unit < 0 || !isKnown(s, seat, unit))) return null
  const view = found.draw(s, seat, unit)
  if (!view) return null
  const title = found.about === 'piece' && ref ? text(`overlay.${id}-of`, { unit: ref }) : text(`overlay.${id}`)
  return { id, title, ...view }
}
