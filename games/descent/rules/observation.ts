// Who sees what, and who can tell whom: observation and communication of units (7.0, 11.6, 14.0).
import { cell } from '@merkur/engine'
import { TRAVEL } from '../box.ts'
import { clearLine, communicationLine, distance, groundAt, observationRange } from '../lines.ts'
import { at, type Descent, defOf, isDisrupted, isNight, onMap, type Space, seatOf, type Unit } from '../state.ts'
import { needsOrders } from './mobility.ts'
import { modeRow } from './modes.ts'

/** 7.0, 7.5, 7.6 How far one sees from a hex now. */
export const rangeFrom = (s: Descent, hex: Space): number =>
  observationRange(groundAt(s.box, hex), s.weather, isNight(s), s.box.limits['night-observation'] ?? 0)

/** 7.0 Whether one hex is seen from another now, by ground, weather and light. */
export const sees = (s: Descent, from: Space, to: Space): boolean =>
  distance(s.box, from, to) <= rangeFrom(s, from) && clearLine(s.box, from, to)

/** 7.12, 6.15 Whether a unit sees a hex for its own fire. */
export const seesItself = (s: Descent, u: Unit, hex: Space): boolean =>
  onMap(s, u) && !isDisrupted(s, u) && sees(s, at(s, u), hex)

/**
 * 7.3, 14.52 Whether a unit may observe for others at all: no leader, not Disrupted, not in Travel mode but for
 * headquarters (ruling N6), the Depleted no less (ruling M156), and not without orders (ruling N26).
 */
export function mayObserve(s: Descent, u: Unit): boolean {
  const def = defOf(s, u)
  if (!onMap(s, u) || def.leader || isDisrupted(s, u) || needsOrders(s, u)) return false
  return def.headquarters || (modeRow(s, u).observes && cell(s.mode, u) !== TRAVEL)
}

/** 7.3 Whether a unit observes a hex for others. */
export const observes = (s: Descent, u: Unit, hex: Space): boolean => mayObserve(s, u) && sees(s, at(s, u), hex)

/** 14.52, 20.35, ruling M156 Whether a headquarters may control batteries in its mode; without orders it does nothing (13.14). */
export const mayControl = (s: Descent, u: Unit): boolean =>
  onMap(s, u) && defOf(s, u).headquarters && modeRow(s, u).controls && cell(s.mode, u) !== TRAVEL && !needsOrders(s, u)

/** 14.2 Whether two nations speak to each other: Germans all do, the British, Australians and New Zealanders too; Greeks and Cretans with nobody. */
export function understand(s: Descent, a: Unit, b: Unit): boolean {
  if (seatOf(s, a) !== seatOf(s, b)) return false
  if (seatOf(s, a) === 'german') return true
  const silent = (u: Unit): boolean => defOf(s, u).nation === 'greek' || defOf(s, u).nation === 'cretan'
  return !silent(a) && !silent(b)
}

/** 11.6, 14.0 Whether an observer is in communication with a headquarters. He who is it, is. */
export function communicates(s: Descent, observer: Unit, headquarters: Unit): boolean {
  if (observer === headquarters) return true
  const { limits } = s.box
  return (
    understand(s, observer, headquarters) &&
    communicationLine(
      s.box,
      at(s, observer),
      at(s, headquarters),
      limits.communication ?? 0,
      limits['communication-mountain'] ?? 0,
    )
  )
}
