// The two islands on which parachutists may come down and from which nobody goes (16.54).
import { type Descent, type Space, spaceId } from '../state.ts'

const THEODHOROI = ['W0306', 'W0307', 'W0406']

/** 16.54 The hexes of Ay Theodhoroi, where who lands is Disrupted and only a six helps. */
export const isTheodhoroi = (s: Descent, hex: Space): boolean => THEODHOROI.includes(spaceId(s, hex))
