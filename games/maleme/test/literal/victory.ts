// A literal reading of 7: what moves the Withdrawal markers, and when somebody has won.
import type { Seat } from '../../state.ts'
import { at, goodOrder, type Picture, tables } from './sheet.ts'

/** Time and a Withdrawal marker in one space: its owner loses; with both, nobody wins. */
export function meet(p: Picture): void {
  if (p.winner !== 'none') return
  const german = p.german === p.turn
  const allied = p.allied === p.turn
  if (german && allied) p.winner = 'draw'
  else if (german) p.winner = 'allied'
  else if (allied) p.winner = 'german'
}

export const isOver = (p: Picture): boolean => p.winner !== 'none'

/** One half hour later (1) or earlier (-1). After the end nothing moves any more. */
export function shift(p: Picture, seat: Seat, by: 1 | -1): void {
  if (p.winner !== 'none') return
  if (seat === 'german') p.german += by
  else p.allied += by
  meet(p)
}

/** The halves of the stars in the order of their hexes. */
const halvesOfStars = [...tables.map]
  .filter((h) => h.star !== '')
  .sort((a, b) => a.hex.localeCompare(b.hex))
  .flatMap((h) => (h.star === 'dual' ? ['blue', 'brown'] : [h.star]).map((colour) => ({ hex: h.hex, colour })))

/** Stars as they lie when an action, a landing or Clean-up is over. */
export function stars(p: Picture): void {
  for (const { hex, colour } of halvesOfStars) {
    if (p.winner !== 'none') return
    const id = `${hex} ${colour}`
    const isHeld = p.held.includes(id)
    const germans = at(p, hex, 'german')
    const allies = at(p, hex, 'allied')
    if (!isHeld && germans.length > 0) {
      p.held = inOrder([...p.held, id])
      // Blue is German time won, brown is Allied time lost.
      if (colour === 'blue') shift(p, 'german', 1)
      else shift(p, 'allied', -1)
    } else if (isHeld && (colour === 'blue' ? allies.length > 0 : allies.some(goodOrder))) {
      p.held = p.held.filter((x) => x !== id)
      if (colour === 'blue') shift(p, 'german', -1)
      else shift(p, 'allied', 1)
    }
  }
}

const order = halvesOfStars.map((s) => `${s.hex} ${s.colour}`)
const inOrder = (list: readonly string[]): string[] => order.filter((id) => list.includes(id))
