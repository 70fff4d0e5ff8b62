// Zones of control, the range of guns, where Germans may land, who has the points, and which attacks are owed.
import { within } from '@merkur/board'
import { cell, item, text } from '@merkur/engine'
import type { OverlayView } from '@merkur/table'
import { isOpen, openEnemies } from '../rules/contact.ts'
import { isHeld } from '../rules/victory.ts'
import { defOf, enemiesAt, isHex, type Kreta, type Seat, seatOf, spaceId, type Unit } from '../state.ts'

type Drawn = Omit<OverlayView, 'id' | 'title'>
type Fill = Drawn['fills'][number]

/** So many zones on one hex are drawn at full strength. */
const FULL = 3

/** 5.1 Hexes in the zone of control of a side, with the number of zones: face-down counters have one too. */
export function zones(s: Kreta, seat: Seat): Drawn {
  const counts = seat === 'german' ? s.cache.zoneGerman : s.cache.zoneBritish
  const fills: Fill[] = []
  for (let hex = 0; hex < s.box.hexes; hex++) {
    const n = cell(counts, hex)
    if (n > 0 && cell(s.box.land, hex) === 1)
      fills.push({
        space: spaceId(s, hex),
        colour: `held-${seat}`,
        strength: Math.min(0.9, n / FULL),
        label: String(n),
      })
  }
  return { fills, legend: [{ colour: `held-${seat}`, text: text('legend.zone', { seat }) }] }
}

/** 7.24 Hexes in the range of a gun; enemies there are targets. */
export function range(s: Kreta, u: Unit): Drawn | null {
  const def = defOf(s, u)
  const from = cell(s.cache.here, u)
  if (!def.gun || !isHex(s, from)) return null
  const seat = seatOf(s, u)
  return {
    fills: within(s.box.board, from, def.range)
      .filter((hex) => hex !== from)
      .map((hex) => {
        const target = enemiesAt(s, seat, hex) > 0
        return { space: spaceId(s, hex), colour: target ? 'bad' : `held-${seat}`, strength: target ? 0.8 : 0.35 }
      }),
    legend: [
      { colour: `held-${seat}`, text: text('legend.range', { hexes: def.range }) },
      { colour: 'bad', text: text('legend.target') },
    ],
  }
}

/** 13.11, 14.11 Airfields, ports and beaches: open to the Germans or closed. */
export function landingPlaces(s: Kreta): Drawn {
  const fill = (hex: number, label: string): Fill => {
    const open = isHeld(s, hex)
    return { space: spaceId(s, hex), colour: open ? 'good' : 'bad', strength: 0.6, label }
  }
  return {
    fills: [
      ...s.box.airfields.map((i) => {
        const p = item(s.box.places, i)
        return fill(p.hex, `${p.capacity - cell(s.flown, i)}`)
      }),
      ...s.box.landingPlaces.map((hex) => fill(hex, cell(s.box.isPort, hex) === 1 ? 'port' : '')),
    ],
    legend: [
      { colour: 'good', text: text('legend.open') },
      { colour: 'bad', text: text('legend.closed') },
    ],
  }
}

/** 16.43 The places that count, in the colour of who stood there last. */
export function points(s: Kreta): Drawn {
  return {
    fills: s.box.places.map((p, i) => ({
      space: spaceId(s, p.hex),
      colour: cell(s.taken, i) === 1 ? 'held-german' : 'held-british',
      strength: 0.8,
      label: String(p.points),
    })),
    legend: [
      { colour: 'held-german', text: text('legend.stood', { seat: 'german' }) },
      { colour: 'held-british', text: text('legend.stood', { seat: 'british' }) },
    ],
  }
}

/** 6.2 Units that still owe or are owed an attack, and who could fight whom. */
export function owed(s: Kreta): Drawn {
  const fills: Fill[] = []
  const lines: { path: string[]; colour: string }[] = []
  for (let u = 0; u < s.box.units.length; u++) {
    if (!isOpen(s, u)) continue
    const hex = cell(s.cache.here, u)
    const against = openEnemies(s, u)
    fills.push({
      space: spaceId(s, hex),
      colour: against.length === 1 ? 'warn' : 'good',
      strength: 0.6,
      label: String(against.length),
    })
    for (const v of against)
      if (u < v) lines.push({ path: [spaceId(s, hex), spaceId(s, cell(s.cache.here, v))], colour: 'bad' })
  }
  return {
    fills,
    lines,
    legend: [
      { colour: 'warn', text: text('legend.owed-one') },
      { colour: 'good', text: text('legend.owed-several') },
    ],
  }
}
