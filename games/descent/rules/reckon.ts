// Points, and who has won (28.5 to 33.5).
import { type Flow, type Result, text } from '@merkur/engine'
import type { Descent } from '../state.ts'
import { passOn } from './stages.ts'

/** The Game-Turn Record Phase: points of the day and of the turn. */
export function* reckon(s: Descent): Flow {
  passOn(s)
}

/** The scenario is over: its winner is found and the game ends. */
export function endScenario(s: Descent): void {
  s.winner = 'draw'
  s.stage = 'over'
}

/** How the game ended; null while it goes on. */
export function resultOf(s: Descent): Result | null {
  if (s.winner === 'none') return null
  return { winner: s.winner === 'draw' ? null : s.winner, rule: '27.0', text: text(`result.${s.winner}`) }
}
