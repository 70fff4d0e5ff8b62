// Dice with the second roll of the initiative, and the five bands of a difference.
import { other } from './sheet.ts'
import type { Watch } from './watch.ts'

/** Whether the attacker's two dice and his lead come to less than the defender's. */
export const below =
  (lead: number) =>
  ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): boolean =>
    lead + a + b - c - d < 0

/** The owner of the initiative may roll once more in his own turn. */
export function roll(w: Watch, n: number, bad: (dice: readonly number[]) => boolean = () => false): number[] {
  const { p } = w
  const dice = Array.from({ length: n }, () => w.die())
  if (p.initiative !== p.side) return dice
  if (w.ask('reroll', p.side, ['keep', 'reroll'], undefined, false, { bad: bad(dice) }) === 'keep') return dice
  p.initiative = other(p.side)
  return Array.from({ length: n }, () => w.die())
}

export type Band = 'a' | 'b' | 'c' | 'd' | 'e'
export const band = (d: number): Band => (d <= -10 ? 'a' : d < 0 ? 'b' : d === 0 ? 'c' : d < 10 ? 'd' : 'e')
