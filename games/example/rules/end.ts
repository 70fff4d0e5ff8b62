// The end (7): the beach is lost, or the last night is over; points are counted.
import { type Result, text } from '@merkur/engine'
import { ALLIED, GERMAN, germansIn, pointsOf, type Sfakia } from '../state.ts'

/** 7.2 Points against what makes a draw. */
export function result(s: Sfakia): Result | null {
  if (s.phase !== 'over') return null
  const points = pointsOf(s)
  const { drawAt } = s.box.scenario
  const winner = points > drawAt ? ALLIED : points < drawAt ? GERMAN : null
  const beachLost = germansIn(s, s.box.beach) > 0
  return {
    winner,
    rule: beachLost ? '7.1' : '7.2',
    text: text(winner ? `end.${winner}` : 'end.draw', { points, drawAt }),
  }
}
