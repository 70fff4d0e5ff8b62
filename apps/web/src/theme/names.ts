// The names on the map, each kind in its hand: sea and rivers blue italic, hills bold, villages upright.
import { areaNames } from './area-names.ts'
import type { Art, Name } from './art.ts'
import { type Letters, write, writeAlong } from './lettering.ts'
import { boxOf, meets, type Pen, seen } from './pen.ts'
import { sign } from './signs.ts'

const INK = '#20160e'
const PAPER = 'rgba(242,232,204,.86)'

/** The hand of each kind, and the least height in pixels at which it is still written when the map is small. */
const HANDS: Readonly<Record<string, Letters & { readonly least: number }>> = {
  sea: { font: 'italic', ink: '#255064', halo: 'rgba(190,214,210,.45)', haloWidth: 0.14, least: 0 },
  bay: { font: 'italic', ink: '#1f4c66', halo: 'rgba(190,214,210,.6)', haloWidth: 0.14, least: 0 },
  cape: { font: 'italic', ink: '#1b3644', halo: 'rgba(206,224,216,.75)', haloWidth: 0.18, least: 0 },
  water: { font: 'italic', ink: '#1f4c60', halo: 'rgba(240,232,206,.85)', haloWidth: 0.18, least: 0 },
  river: { font: 'italic', ink: '#255064', halo: 'rgba(238,230,208,.75)', haloWidth: 0.16, least: 0 },
  region: { font: '', ink: 'rgba(40,26,14,.80)', halo: 'rgba(240,228,196,.42)', haloWidth: 0.14, least: 0 },
  range: { font: '', ink: 'rgba(48,28,14,.86)', halo: 'rgba(240,226,190,.5)', haloWidth: 0.14, least: 0 },
  feature: { font: 'italic', ink: INK, halo: 'rgba(240,230,200,.82)', haloWidth: 0.17, least: 9.5 },
  peak: { font: 'italic', ink: '#2c1a0c', halo: 'rgba(240,226,186,.8)', haloWidth: 0.17, least: 0 },
  hill: { font: 'bold', ink: INK, halo: 'rgba(240,224,180,.85)', haloWidth: 0.16, least: 11 },
  city: { font: 'bold', ink: INK, halo: PAPER, haloWidth: 0.17, least: 12 },
  town: { font: 'bold', ink: INK, halo: PAPER, haloWidth: 0.17, least: 11 },
  airfield: { font: 'italic', ink: '#5a1710', halo: PAPER, haloWidth: 0.17, least: 0 },
  village: { font: '', ink: INK, halo: PAPER, haloWidth: 0.17, least: 10 },
  hamlet: { font: 'italic', ink: '#2a1d12', halo: PAPER, haloWidth: 0.17, least: 0 },
  small: { font: 'italic', ink: '#2c1f14', halo: 'rgba(240,230,200,.78)', haloWidth: 0.18, least: 0 },
  edge: { font: 'italic', ink: INK, halo: 'rgba(240,230,200,.82)', haloWidth: 0.18, least: 0 },
  sheet: { font: '', ink: 'rgba(60,40,24,.7)', halo: 'rgba(240,230,200,.5)', haloWidth: 0.16, least: 0 },
}
const OTHER: Letters & { readonly least: number } = { font: 'italic', ink: INK, halo: PAPER, haloWidth: 0.17, least: 0 }

/** Letters this small in the art are kept only if their kind is important and they nearly fit. */
const ROOM = 0.72

/** On boards of areas the small names stay small when one comes near, or they would cover each other. */
const MOST: Readonly<Record<string, number>> = { hamlet: 15, hill: 15, small: 14, village: 16 }

function nameOn(pen: Pen, name: Name, capped: boolean): void {
  const hand = HANDS[name.style] ?? OTHER
  if (name.path) {
    if (meets(pen, boxOf(name.path), name.size * 1.5))
      writeAlong(pen, name.text, name.path, name.size, name.spacing ?? 0, hand)
    return
  }
  const x = name.x ?? 0
  const y = name.y ?? 0
  const most = (capped && MOST[name.style]) || Infinity
  const size = Math.min(name.size, most / pen.scale)
  const px = size * pen.scale
  const least = px >= hand.least * ROOM ? hand.least : 0
  // A name may reach far over its place: half its length at most, or all of it when anchored at an end.
  const reach = name.text.length * Math.max(size, least / pen.scale) * (0.62 + (name.spacing ?? 0)) + 0.3
  if (!seen(pen, x, y, reach)) return
  const align = name.anchor === 'start' ? 'left' : name.anchor === 'end' ? 'right' : 'center'
  write(pen, name.text, x, y, size, hand, { angle: name.angle ?? 0, align, spacing: name.spacing ?? 0, least })
}

/** All names in sight that can be read at this scale. */
export function drawNames(pen: Pen, art: Art): void {
  const capped = (art.areas ?? []).some((area) => area.terrain !== undefined)
  for (const name of art.names ?? []) if (name.area === undefined || name.path) nameOn(pen, name, capped)
  for (const { lines, x, y, px, lead, letter } of areaNames(art, pen.scale)) {
    if (!seen(pen, x, y, (Math.max(...lines.map((n) => n.text.length)) * px * 0.6) / pen.scale)) continue
    if (letter !== undefined) {
      const r = Math.max(7, px * 0.62)
      sign(pen, 'square', letter, x, y - ((lines.length / 2) * lead + r * 1.05) / pen.scale, r / pen.scale)
    }
    lines.forEach((name, i) => {
      const at = y + ((i - (lines.length - 1) / 2) * lead) / pen.scale
      write(pen, name.text, x, at, px / pen.scale, HANDS[name.style] ?? OTHER, { spacing: name.spacing ?? 0 })
    })
  }
}
