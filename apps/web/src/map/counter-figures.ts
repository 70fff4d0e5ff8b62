// The figures at the foot of a counter: as large as fits, in their boxes, marked where they differ from the printed ones.
import type { CounterDrawing, Inks } from './counter-drawing.ts'
import { escaped } from './svg.ts'

/** Width of bold B612 figures, in em. */
const FIGURE = 0.66

/** How many figures wide a value is: a dash takes less room. */
const figuresWide = (value: string): number =>
  Math.max(
    1,
    Array.from(value).reduce((sum, c) => sum + (c === '-' ? 0.55 : 1), 0),
  )

/** The figures at the foot: one in the middle, two in the corners, more in a row with even gaps. */
export function figures(drawing: CounterDrawing, inks: Inks, base: number, size: number, even = false): string {
  const shown = drawing.face.figures.map((f, i) => ({
    value: drawing.figures?.[i] ?? f.value,
    boxed: f.boxed === true,
    changed: drawing.figures?.[i] !== undefined && drawing.figures[i] !== f.value,
  }))
  const n = shown.length
  if (n === 0) return ''
  const edge = 8
  const least = drawing.detail === 'small' ? 7 : 10
  const letters = shown.reduce((sum, f) => sum + figuresWide(f.value), 0)
  const fits = Math.min(size, (100 - 2 * edge - least * (n - 1)) / (letters * FIGURE))
  // Of two the second is the lesser one, a range or a morale, unless they are `even`.
  const sizes = shown.map((_, i) => (n === 2 && i === 1 && !even ? fits * 0.78 : fits))
  const widths = shown.map((f, i) => figuresWide(f.value) * FIGURE * (sizes[i] ?? fits))
  const gap = n === 1 ? 0 : (100 - 2 * edge - widths.reduce((a, b) => a + b, 0)) / (n - 1)
  let left = n === 1 ? 50 - (widths[0] ?? 0) / 2 : edge
  return shown
    .map((f, i) => {
      const w = widths[i] ?? 0
      const px = sizes[i] ?? fits
      const x = left + w / 2
      left += w + gap
      const cap = px * 0.74
      const box = f.boxed
        ? `<rect x="${(x - w / 2 - 3.5).toFixed(1)}" y="${(base - cap - 4).toFixed(1)}" width="${(w + 7).toFixed(1)}" height="${(cap + 8).toFixed(1)}" rx="3" fill="#fffdf4" stroke="#14110c" stroke-width="1.6"/>`
        : ''
      const ink = f.boxed ? '#14110c' : inks.ink
      const under = `M${(x - w / 2).toFixed(1)},${base + 4.2} h${w.toFixed(1)}`
      const line = f.changed ? `<path d="${under}" stroke="${ink}" stroke-width="2.6"/>` : ''
      return `${box}<text x="${x.toFixed(1)}" y="${base}" font-size="${px.toFixed(1)}" text-anchor="middle" fill="${ink}">${escaped(f.value)}</text>${line}`
    })
    .join('')
}

/** A value of several numbers, as a gun's attack, defence and range: it takes a line of its own. */
export const isLong = (value: string): boolean => value.length > 4

/** The part of a drawing with these figures only. */
function withFigures(drawing: CounterDrawing, keep: (value: string) => boolean): CounterDrawing {
  const { face } = drawing
  const kept = face.figures.flatMap((f, i) => (keep(f.value) ? [i] : []))
  const now = drawing.figures
  return {
    ...drawing,
    face: { ...face, figures: face.figures.filter((f) => keep(f.value)) },
    ...(now ? { figures: kept.map((i) => now[i] ?? '') } : {}),
  }
}

/** Long values in a line above the others. */
export function twoLines(drawing: CounterDrawing, inks: Inks, above: number, upper: number, lower: number): string {
  const rest = withFigures(drawing, (value) => !isLong(value))
  return figures(withFigures(drawing, isLong), inks, above, upper) + figures(rest, inks, 94.5, lower, true)
}
