// Counter colours for every kind of colour vision: the classes of each side in one family, kept apart by lightness.
import type { CounterColours, Kit } from '@merkur/table'
import { mixed, readable } from '../map/colour.ts'
import type { Settings } from './settings.ts'

/** From dark to light, one family a seat, in the order of the seats. Blue and orange stay apart for all dichromats. */
const FAMILIES: Readonly<Record<Exclude<Settings['palette'], 'printed'>, readonly (readonly [string, string])[]>> = {
  'blue-orange': [
    ['#1f5f9e', '#a6cdee'],
    ['#b4560a', '#f6c489'],
    ['#3c3c3c', '#c8c8c8'],
    ['#7a3f73', '#d9b3d4'],
  ],
  'light-dark': [
    ['#262626', '#5a5a5a'],
    ['#d6d0c0', '#fbf8ef'],
    ['#7b6a2b', '#b59c46'],
    ['#4f6d7a', '#86a7b5'],
  ],
}

/** The seat that a colour class belongs to: that of the first piece that wears it, or of the seat itself. */
function seatOf(kit: Pick<Kit, 'pieces' | 'seats'>, colour: string): number {
  const seat = kit.pieces.find((p) => p.colour === colour)?.seat ?? kit.seats.find((s) => s.colour === colour)?.id
  return kit.seats.findIndex((s) => s.id === seat)
}

/** The kit in the wished colours. Ink is always readable on its ground (4.5 to 1). */
export function recoloured<K extends Pick<Kit, 'palette' | 'pieces' | 'seats'>>(kit: K, wish: Settings['palette']): K {
  if (wish === 'printed') return kit
  const families = FAMILIES[wish]
  const keys = Object.keys(kit.palette)
  const palette: Record<string, CounterColours> = {}
  for (const key of keys) {
    const seat = seatOf(kit, key)
    const family = families[seat]
    const printed = kit.palette[key]
    if (!family || !printed) {
      if (printed) palette[key] = printed
      continue
    }
    const mates = keys.filter((k) => seatOf(kit, k) === seat)
    const step = mates.length < 2 ? 0.25 : mates.indexOf(key) / (mates.length - 1)
    const ground = mixed(family[0], family[1], step)
    palette[key] = { ground, ink: readable('#14110c', ground), edge: mixed(ground, '#000000', 0.45) }
  }
  return { ...kit, palette }
}
