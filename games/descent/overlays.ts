// What a player may lay over the map: observation, zones, reach and its risk, fire, chains, supply, holders, stacks.
import { type Ref, type SeatId, text } from '@merkur/engine'
import type { OverlayDef, OverlayView } from '@merkur/table'
import { command, supply } from './overlays/chains.ts'
import { firePlanner, fireRange } from './overlays/fire.ts'
import { type Drawn, holders, observation, stacks, zones } from './overlays/ground.ts'
import { reach, risk } from './overlays/reach.ts'
import type { Descent } from './state.ts'

interface Overlay extends Omit<OverlayDef, 'name'> {
  /** `thing` is the unit or the hex asked about; -1 for overlays of the whole board. */
  readonly draw: (s: Descent, seat: SeatId, thing: number) => Drawn
}

/** All overlays with their keys. */
export const overlays: readonly Overlay[] = [
  { id: 'reach', key: 'm', about: 'piece', draw: (s, seat, u) => reach(s, seat, u) },
  { id: 'risk', key: 'd', about: 'piece', draw: (s, _seat, u) => risk(s, u) },
  { id: 'fire-range', key: 'f', about: 'piece', draw: (s, _seat, u) => fireRange(s, u) },
  { id: 'chain', key: 'c', about: 'piece', draw: (s, _seat, u) => command(s, u) },
  { id: 'observation', key: 'o', about: 'space', draw: (s, _seat, hex) => observation(s, hex) },
  { id: 'fire-planner', key: 'p', about: 'space', draw: (s, _seat, hex) => firePlanner(s, hex) },
  { id: 'german-zones', key: 'g', about: 'board', draw: (s) => zones(s, 'german') },
  { id: 'commonwealth-zones', key: 'a', about: 'board', draw: (s) => zones(s, 'commonwealth') },
  { id: 'german-supply', key: 's', about: 'board', draw: (s) => supply(s, 'german') },
  { id: 'commonwealth-supply', key: 'i', about: 'board', draw: (s) => supply(s, 'commonwealth') },
  { id: 'holders', key: 'b', about: 'board', draw: (s) => holders(s) },
  { id: 'stacks', key: 't', about: 'board', draw: (s) => stacks(s) },
]

/** The unit or hex that a reference names; -1 for none. */
function thingOf(s: Descent, about: OverlayDef['about'], ref: Ref | undefined): number {
  if (about === 'piece') return ref && 'piece' in ref ? s.box.units.findIndex((u) => u.id === ref.piece) : -1
  return ref && 'space' in ref ? (s.box.board.named.get(ref.space) ?? -1) : -1
}

/**
 * An overlay by its id. Nothing is hidden, so every seat gets the same answer; only the reach of a unit adds the keys to
 * play for the seat that may move it. Null for an unknown overlay, or without the thing it asks about.
 */
export function overlay(s: Descent, seat: SeatId, id: string, ref?: Ref): OverlayView | null {
  const found = overlays.find((o) => o.id === id)
  if (!found) return null
  const thing = thingOf(s, found.about, ref)
  if (found.about !== 'board' && thing < 0) return null
  const title = found.about !== 'board' && ref ? text(`overlay.${id}-of`, { of: ref }) : text(`overlay.${id}`)
  return { id, title, ...found.draw(s, seat, thing) }
}
