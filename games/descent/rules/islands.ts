// The two islands on which parachutists may come down and from which nobody goes (16.54).
import type { Descent, Space } from '../state.ts'

/** 16.54 The hexes of Ay Theodhoroi, where who lands is Disrupted and only a six helps. */
export const isTheodhoroi = (s: Descent, hex: Space): boolean => s.box.places.theodhoroi.includes(hex)
