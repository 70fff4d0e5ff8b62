// 7 Victory: Withdrawal markers, stars, and what happens when a marker meets the clock.
import { cell, type Result, type Text, text } from '@merkur/engine'
import { clock } from '../box.ts'
import { countAt, type Maleme, otherSeat, type Seat, spaceId, unitsAt, withdrawal } from '../state.ts'
import { inGoodOrder } from './units.ts'

/** 7.1 Moves a Withdrawal marker by half hours: later is good for its owner. Victory is judged at once (ruling N20). */
export function moveWithdrawal(s: Maleme, seat: Seat, halves: 1 | -1, rule: string, why: Text): void {
  if (s.winner !== 'none') return
  if (seat === 'german') s.germanWithdrawal += halves
  else s.alliedWithdrawal += halves
  s.journal?.push({
    kind: 'score',
    seat,
    rule,
    track: seat,
    value: withdrawal(s, seat),
    text: text('log.withdrawal', {
      seat: text(`seat.${seat}`),
      later: halves > 0 ? 'yes' : 'no',
      time: clock(withdrawal(s, seat)),
      why,
    }),
  })
  judge(s)
}

/** 7, 2.1.2 Whoever's marker is where the clock stands has lost; both there is a draw. */
export function judge(s: Maleme): void {
  if (s.winner !== 'none') return
  const german = s.germanWithdrawal <= s.turn
  const allied = s.alliedWithdrawal <= s.turn
  if (!german && !allied) return
  s.winner = german && allied ? 'draw' : german ? 'allied' : 'german'
  s.stage = 'over'
  s.journal?.push({ kind: 'phase', rule: '7', text: resultOf(s)?.text ?? text('log.over') })
}

/** Whether somebody has won, or both have lost. */
export const isOver = (s: Maleme): boolean => s.winner !== 'none'

/** How the game ended; null while it goes on. */
export function resultOf(s: Maleme): Result | null {
  if (s.winner === 'none') return null
  if (s.winner === 'draw') return { winner: null, rule: '7', text: text('result.draw', { time: clock(s.turn) }) }
  return {
    winner: s.winner,
    rule: '7',
    text: text(`result.${s.winner}`, { time: clock(s.turn), loser: text(`seat.${otherSeat(s.winner)}`) }),
  }
}

/** Who holds a star's hex now: Germans in any condition; Allies in Good Order for a brown half, in any for a blue (ruling M10). */
function occupant(s: Maleme, hex: number, brown: boolean): Seat | undefined {
  if (countAt(s, hex, 'german') > 0) return 'german'
  if (countAt(s, hex, 'allied') === 0) return undefined
  return !brown || unitsAt(s, hex, 'allied').some((u) => inGoodOrder(s, u)) ? 'allied' : undefined
}

/**
 * 7.1 Judges all stars, at the end of an action, a landing or Clean-up, in the order of their hexes (rulings M11, M21, N14).
 * A blue half moves the German marker, a brown half the Allied one.
 */
export function judgeStars(s: Maleme): void {
  for (let i = 0; i < s.box.stars.length && s.winner === 'none'; i++) {
    const star = s.box.stars[i]
    if (!star) continue
    const held = cell(s.held, i) === 1
    const now = occupant(s, star.hex, star.brown)
    if (now === undefined || (now === 'german') === held) continue
    s.held[i] = held ? 0 : 1
    const marker: Seat = star.brown ? 'allied' : 'german'
    const later = star.brown === held
    moveWithdrawal(
      s,
      marker,
      later ? 1 : -1,
      '7.1',
      text(held ? 'why.star-lost' : 'why.star-taken', {
        star: text(star.brown ? 'star.brown' : 'star.blue'),
        hex: { space: spaceId(s, star.hex) },
      }),
    )
  }
}
