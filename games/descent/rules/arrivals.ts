// Reinforcements that come over the edge of the map or from the sea, and units that leave it (26.0).
import { cell } from '@merkur/engine'
import type { Descent, Unit } from '../state.ts'

/** 26.1 Units that may come onto the map in this phase. */
export const arriving = (s: Descent): Unit[] =>
  s.box.units.flatMap((_, u) => (cell(s.at, u) === s.box.boxes.off && cell(s.due, u) <= s.turn ? [u] : []))
