// What the bot of 12 Hours at Maleme looks for: time gained on the watch, stars within reach, units kept whole.
import { cell, type SeatId } from '@merkur/engine'
import { defOf, inGoodOrder, inPlay } from './rules/units.ts'
import { at, type Maleme, withdrawal } from './state.ts'

/** Worth of a unit in steps, less when it is in an adverse condition. */
function strength(s: Maleme, u: number): number {
  if (!inPlay(s, u)) return 0
  const def = defOf(s, u)
  const steps = def.steps === 2 && cell(s.side, u) === 1 ? 1 : def.steps
  return (def.leader ? 1.2 : steps) * (inGoodOrder(s, u) ? 1 : 0.75)
}

/** How good the position is for a seat, -1 to 1: from the seat's own knowledge, since nothing hidden enters. */
export function evaluate(s: Maleme, seat: SeatId): number {
  if (s.winner !== 'none') return s.winner === 'draw' ? 0 : s.winner === seat ? 1 : -1
  const lead = withdrawal(s, 'german') - withdrawal(s, 'allied')
  let german = 0
  for (const u of s.box.germans) german += at(s, u) === s.box.boxes.waiting ? 2 : strength(s, u)
  let allied = 0
  for (const u of s.box.allies) allied += strength(s, u)
  const balance = lead * 0.22 + (german - 66) * 0.02 - (allied - 60) * 0.012
  const value = Math.tanh(balance)
  return seat === 'german' ? value : -value
}
