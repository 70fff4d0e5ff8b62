// Dice with the second roll of the initiative, and the five bands of a difference.
import { other } from './sheet.ts'
import type { Watch } from './watch.ts'

/** The owner of the initiative may roll once more in his own turn. */
export function roll(w: Watch, n: number): number[] {
  const { p } = w
  const dice = Array.from({ length: n }, () => w.die())
  if (p.initiative !== p.side) return dice
  if (w.ask('reroll', p.side, ['keep', 'reroll']) === 'keep') return dice
  p.initiative = other(p.side)
  return Array.from({ length: n }, () => w.die())
}

export type Band = 'a' | 'b' | 'c' | 'd' | 'e'
export const band = (d: number): Band => (d <= -10 ? 'a' : d < 0 ? 'b' : d === 0 ? 'c' : d < 10 ? 'd' : 'e')
