// Fields of fire: which hexes a side, or one unit, could fire at now.
import { cell, text } from '@merkur/engine'
import type { OverlayView } from '@merkur/table'
import { firersAt } from '../rules/defensive-fire.ts'
import { onMap, sights } from '../rules/units.ts'
import { countAt, type Maleme, type Seat, seatOf, spaceId, type Unit } from '../state.ts'

type Drawn = Omit<OverlayView, 'id' | 'title'>

/** Colours that can be told from the map and from each other. */
const COLOURS: Readonly<Record<Seat, string>> = { german: 'blue', allied: 'amber' }

/** So many units in one field of fire are drawn at full strength. */
const FULL = 6

const isOpen = (s: Maleme, hex: number): boolean => cell(s.box.playable, hex) === 1

/** 4.1.3 Hexes where an enemy who enters would draw fire: the number of units that would take part. */
export function fieldOfFire(s: Maleme, seat: Seat): Drawn {
  const fills: { space: string; colour: string; strength: number; label: string }[] = []
  for (let hex = 0; hex < s.box.hexes; hex++) {
    if (!isOpen(s, hex) || countAt(s, hex, seat) > 0) continue
    const n = firersAt(s, hex, seat).length
    if (n > 0)
      fills.push({ space: spaceId(s, hex), colour: COLOURS[seat], strength: Math.min(1, n / FULL), label: String(n) })
  }
  return { fills, legend: [{ colour: COLOURS[seat], text: text('legend.firers', { seat }) }] }
}

/** 4.2.1 Hexes one unit could fire at as the lead: with their distance. */
export function fieldOfUnit(s: Maleme, u: Unit): Drawn {
  const seat = seatOf(s, u)
  const enemy: Seat = seat === 'german' ? 'allied' : 'german'
  const fills: { space: string; colour: string; strength: number; label: string }[] = []
  if (onMap(s, u))
    for (let hex = 0; hex < s.box.hexes; hex++) {
      const far = isOpen(s, hex) && countAt(s, hex, seat) === 0 ? sights(s, u, hex) : -1
      if (far < 0) continue
      const target = countAt(s, hex, enemy) > 0
      fills.push({
        space: spaceId(s, hex),
        colour: target ? 'bad' : COLOURS[seat],
        strength: target ? 0.9 : 0.4,
        label: String(far),
      })
    }
  return {
    fills,
    legend: [
      { colour: COLOURS[seat], text: text('legend.in-range') },
      { colour: 'bad', text: text('legend.target') },
    ],
  }
}
