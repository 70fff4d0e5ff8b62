// Colours of counters and overlays: lighter and darker shades, and whether ink can be read on its ground.

type Rgb = readonly [number, number, number]

/** Red, green, blue (0 to 255) of `#rgb` or `#rrggbb`. Anything else is a middle grey. */
export function rgbOf(colour: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour)
  if (short) return [1, 2, 3].map((i) => Number.parseInt(`${short[i]}${short[i]}`, 16)) as unknown as Rgb
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(colour)
  if (long) return [1, 2, 3].map((i) => Number.parseInt(long[i] ?? '80', 16)) as unknown as Rgb
  return [128, 128, 128]
}

const hex = (rgb: Rgb): string =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `a` moved toward `b` by t from 0 to 1. */
export function mixed(a: string, b: string, t: number): string {
  const x = rgbOf(a)
  const y = rgbOf(b)
  return hex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t])
}

function luminance(colour: string): number {
  const [r, g, b] = rgbOf(colour).map((v) => {
    const c = v / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours after WCAG, 1 to 21. */
export function contrast(a: string, b: string): number {
  const x = luminance(a)
  const y = luminance(b)
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The wished ink where it can be read on `ground` (4.5 to 1), else a warm black or white, else the pure one. */
export function readable(ink: string, ground: string): string {
  const inks = [ink, '#14110c', '#fffdf5', '#000000', '#ffffff']
  return inks.find((colour) => contrast(colour, ground) >= 4.5) ?? ink
}

/** Words for colours that overlays and marks use. */
const WORDS: Readonly<Record<string, string>> = {
  bad: '#b3261e',
  red: '#b3261e',
  warn: '#c9861a',
  amber: '#c9861a',
  yellow: '#d9a521',
  good: '#2f6b3c',
  green: '#2f6b3c',
  blue: '#2f5f9c',
  brown: '#7a4a24',
  plain: '#4a4438',
  grey: '#5c564a',
  white: '#f6efdc',
  black: '#1c1712',
}

/** The colour meant by a palette key, a word or a CSS colour. */
export function colourOf(
  word: string | undefined,
  palette: Readonly<Record<string, { readonly ground: string }>>,
  otherwise = '#4a4438',
): string {
  if (!word) return otherwise
  return palette[word]?.ground ?? WORDS[word] ?? (word.startsWith('#') || word.includes('(') ? word : otherwise)
}
