// The drawing of one counter: body, NATO sign, figures, small signs and badges, in a square of 100.
import type { Badge, CounterColours, Face } from '@merkur/table'
import { LINE } from '../../symbols/sheet.ts'
import { signOf } from '../../symbols/sign.ts'
import { mixed, readable } from './colour.ts'
import type { CounterDrawing, CounterStyle, Detail, Inks } from './counter-drawing.ts'
import { figures, isLong, twoLines } from './counter-figures.ts'
import { escaped } from './svg.ts'

/** What is drawn at a width of so many pixels. */
export const detailAt = (pixels: number): Detail => (pixels < 33 ? 'small' : pixels < 54 ? 'medium' : 'large')

function inksOf({ ground, ink, edge }: CounterColours): Inks {
  const field = mixed(ground, '#fff8e6', 0.52)
  return { ground, ink: readable(ink, ground), edge, field, sign: readable('#1a1611', field) }
}

function body(inks: Inks, style: CounterStyle): string {
  const { ground, edge } = inks
  if (style === 'plain') {
    return `<rect x="1" y="1" width="98" height="98" rx="9" fill="${ground}" stroke="${edge}" stroke-width="3"/>`
  }
  const light = mixed(ground, '#ffffff', 0.34)
  const shade = mixed(ground, '#000000', 0.34)
  return (
    // Shadow on the map, the side of the board below, the face with its lit and its shaded edges.
    `<rect x="5" y="9" width="98" height="98" rx="13" fill="#140d05" opacity=".2"/>` +
    `<rect x="3" y="6" width="98" height="98" rx="12" fill="#140d05" opacity=".3"/>` +
    `<rect x="0" y="2.5" width="100" height="100" rx="11" fill="${mixed(edge, '#000000', 0.25)}"/>` +
    `<rect x="0" y="0" width="100" height="99" rx="11" fill="${ground}" stroke="${edge}" stroke-width="1.6"/>` +
    `<path d="M3.4,86 L3.4,13 Q3.4,3.4 13,3.4 L87,3.4 Q92,3.4 94.4,6" fill="none" stroke="${light}" stroke-width="3.2" stroke-linecap="round"/>` +
    `<path d="M96.6,14 L96.6,86 Q96.6,95.6 87,95.6 L13,95.6 Q8.6,95.6 6,93.4" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`
  )
}

/** Dots and bars above the frame: the size of the unit. */
const ECHELONS: Readonly<Record<string, string>> = {
  squad: 'o',
  section: 'oo',
  platoon: 'ooo',
  troop: 'ooo',
  company: 'I',
  battery: 'I',
  squadron: 'I',
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  army: 'XXXX',
}

function echelon(word: string | undefined, x: number, y: number, ink: string): string {
  const marks = word ? (ECHELONS[word] ?? (/^[o•IX]+$/.test(word) ? word.replaceAll('•', 'o') : '')) : ''
  const pitch = marks.startsWith('X') ? 10 : marks.startsWith('I') ? 6.5 : 9
  return Array.from(marks)
    .map((mark, i) => {
      const cx = x + (i - (marks.length - 1) / 2) * pitch
      if (mark === 'o') return `<circle cx="${cx}" cy="${y}" r="3" fill="${ink}"/>`
      if (mark === 'I') return `<path d="M${cx},${y - 5} V${y + 4.5}" stroke="${ink}" stroke-width="2.8"/>`
      return `<path d="M${cx - 3.6},${y - 4.4} L${cx + 3.6},${y + 4} M${cx + 3.6},${y - 4.4} L${cx - 3.6},${y + 4}" stroke="${ink}" stroke-width="2.4"/>`
    })
    .join('')
}

/** The sign in its frame, `w` wide, with its upper edge at y. */
function sign(symbol: string, inks: Inks, y: number, w: number): string {
  const known = signOf(symbol)
  const k = w / 150
  const x = 50 - w / 2
  const transform = `translate(${(x - 25 * k).toFixed(2)} ${(y - 50 * k).toFixed(2)}) scale(${k.toFixed(4)})`
  const ink = known.bare ? inks.ink : inks.sign
  const lines = `<g fill="none" stroke="currentColor" color="${ink}" stroke-width="${LINE}" stroke-linejoin="round">${known.svg}</g>`
  if (known.bare) return `<g transform="${transform}">${lines}</g>`
  const frame = `<rect x="25" y="50" width="150" height="100" fill="${inks.field}" stroke="${inks.sign}" stroke-width="${LINE + 1}"/>`
  return `<g transform="${transform}">${frame}${lines}</g>`
}

/** Small signs at the sides of the frame, in a box of 20 around their place. */
const GLYPHS: Readonly<Record<string, string>> = {
  armored: 'M0,-9 L9.5,8 L-9.5,8 Z',
  antitank: 'M0,-9 V9 M-8,-4.6 L8,4.6 M-8,4.6 L8,-4.6',
  heavy: 'M-6,-8.5 V8.5 M6,-8.5 V8.5 M-6,0 H6',
  limited: 'M-9,5 L-4.5,-5 L0,5 L4.5,-5 L9,5',
  immobile: 'M-9,-2 Q-4.5,-9 0,-2 T9,-2 M-9,7 Q-4.5,0 0,7 T9,7',
  'own-fire': 'M0,-8 A8,8 0 1,1 -0.1,-8 M0,-2.5 V2.5',
  glider: 'M-10,0 H10 M0,-6 V8 M-3,7 H3',
  mountain: 'M-9,7 L0,-8 L9,7 Z',
  elite: 'M0,-9 L2.4,-2.8 9,-2.8 3.7,1.2 5.6,8 0,4 -5.6,8 -3.7,1.2 -9,-2.8 -2.4,-2.8 Z',
}

function glyph(id: string, x: number, y: number, k: number, ink: string): string {
  const d = GLYPHS[id]
  if (!d) {
    const letter = escaped(id.slice(0, 1).toUpperCase())
    return `<text x="${x}" y="${y + 6 * k}" font-size="${17 * k}" font-weight="700" text-anchor="middle" fill="${ink}">${letter}</text>`
  }
  const solid = id === 'elite'
  return `<path d="${d}" transform="translate(${x} ${y}) scale(${k})" fill="${solid ? ink : 'none'}" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`
}

function glyphs(face: Face, y: number, k: number, ink: string): string {
  const places = [
    [13, y],
    [87, y],
    [50, 83],
    [13, y + 22 * k],
    [87, y + 22 * k],
  ] as const
  return (face.glyphs ?? [])
    .slice(0, places.length)
    .map((g, i) => {
      const [x, at] = places[i] ?? [50, y]
      return glyph(g.glyph, x, at, k, ink)
    })
    .join('')
}

const TONES: Readonly<Record<Badge['tone'], readonly [string, string]>> = {
  bad: ['#b3211a', '#fffaf0'],
  warn: ['#f2c94c', '#241a06'],
  good: ['#2a6a3a', '#fffaf0'],
  plain: ['#2b2a26', '#f7efdc'],
}

const CORNERS = [
  [104, -4, 'end'],
  [-4, -4, 'start'],
  [104, 38, 'end'],
  [-4, 38, 'start'],
] as const

/** Badges on the corners, large enough to read from 40 pixels up; small counters show the first and a dot for each other. */
function badges(list: readonly Badge[], detail: Detail): string {
  if (detail === 'small') {
    const dots = list.slice(1, 4).map((badge, i) => {
      const [ground, ink] = TONES[badge.tone]
      return `<circle cx="${4 + i * 22}" cy="2" r="12" fill="${ground}" stroke="${ink}" stroke-width="3"/>`
    })
    return pills(list.slice(0, 1), detail) + dots.join('')
  }
  return pills(list, detail)
}

function pills(list: readonly Badge[], detail: Detail): string {
  const size = detail === 'large' ? 22 : detail === 'medium' ? 27 : 36
  return list
    .slice(0, CORNERS.length)
    .map((badge, i) => {
      const [x, corner, end] = CORNERS[i] ?? [100, 0, 'end']
      // With a designation at its head a counter wears its badges higher, so that it stays readable.
      const y = detail === 'large' && corner < 0 ? -20 : corner
      const [ground, ink] = TONES[badge.tone]
      const w = Math.max(
        size * 1.05,
        Array.from(badge.short).reduce((sum, c) => sum + (/[0-9A-Z+]/.test(c) ? 0.62 : 0.4), 0) * size + size * 0.44,
      )
      const h = size * 1.2
      const left = end === 'end' ? x - w : x
      const text = `<text x="${left + w / 2}" y="${y + h * 0.76}" font-size="${size}" text-anchor="middle" fill="${ink}">${escaped(badge.short)}</text>`
      return `<rect x="${left + 1}" y="${y + 2.4}" width="${w}" height="${h}" rx="5" fill="#140d05" opacity=".35"/><rect x="${left}" y="${y}" width="${w}" height="${h}" rx="5" fill="${ground}" stroke="${mixed(ground, '#000000', 0.4)}" stroke-width="1.4"/>${text}`
    })
    .join('')
}

const FIGURES = 'B612, IBM Plex Sans Condensed, sans-serif'
const NAMES = 'IBM Plex Sans Condensed, Arial Narrow, sans-serif'

/** The designation at the head of a large counter. */
function title({ short }: CounterDrawing, { ink }: Inks): string {
  const size = Math.min(15.5, 176 / Math.max(1, short.length))
  return `<text x="50" y="15.6" font-size="${size}" text-anchor="middle" font-family="${NAMES}" font-weight="600" fill="${ink}">${escaped(short)}</text>`
}

/** The counter as SVG markup that needs nothing else on the page but the fonts; left upper corner at 0,0, 100 wide. */
export function drawCounter(drawing: CounterDrawing): string {
  const { face, detail, style } = drawing
  const inks = inksOf(drawing.colours)
  const bare = signOf(face.symbol).bare
  const parts = [body(inks, style)]
  if (face.reduced) {
    const at = detail === 'large' ? 58 : detail === 'medium' ? 44 : 36
    parts.push(`<rect x="3" y="${at}" width="94" height="6" fill="#fff6dc" opacity=".85"/>`)
  }
  if (face.figures.length === 0 && !bare) {
    // Nothing to read but the sign: a face-down counter, a marker.
    if (detail === 'large') parts.push(title(drawing, inks))
    parts.push(sign(face.symbol, inks, detail === 'large' ? 27 : 22, 82), glyphs(face, 90, 1, inks.ink))
  } else if (face.figures.some((f) => isLong(f.value))) {
    const large = detail === 'large'
    if (large) parts.push(title(drawing, inks), echelon(face.echelon, 50, 21.6, inks.ink))
    parts.push(
      sign(face.symbol, inks, large ? 26 : 4, large ? 34 : 52),
      large ? glyphs(face, 38, 0.9, inks.ink) : '',
      twoLines(drawing, inks, large ? 72 : 66, large ? 21 : 25, large ? 22 : 30),
    )
  } else if (detail === 'small') {
    parts.push(sign(face.symbol, inks, 6, bare ? 40 : 44), figures(drawing, inks, 92, 56))
  } else if (detail === 'medium') {
    parts.push(
      sign(face.symbol, inks, 8, bare ? 58 : 52),
      glyphs(face, 26, 1.05, inks.ink),
      figures(drawing, inks, 91, 48),
    )
  } else {
    parts.push(
      title(drawing, inks),
      echelon(face.echelon, 50, 21.6, inks.ink),
      sign(face.symbol, inks, bare ? 21 : 26.5, bare ? 56 : 48),
      glyphs(face, 42, 1, inks.ink),
      figures(drawing, inks, 91.5, 36),
    )
  }
  parts.push(badges(drawing.badges, detail))
  return `<g font-family="${FIGURES}" font-weight="700">${parts.join('')}</g>`
}
